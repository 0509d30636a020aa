import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { systemClock } from '../../../src/base/clock.ts';
import { BuildFailure, type BuildJob } from '../../../src/platform/shared/types.ts';
import { planBuild } from '../../../src/platform/worker/detect/index.ts';
import type { Build } from '../../../src/platform/worker/run.ts';
import { job, testBuilder } from '../../support/builds.ts';
import { createRepository, type Files } from '../../support/repositories.ts';

const json = (value: unknown) => JSON.stringify(value, undefined, 1);

interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly uses?: readonly string[];
  readonly tools?: readonly string[];
}

const listed = (names: readonly string[] = []) => Object.fromEntries(names.map((name) => [name, '1']));

function manifest({ scripts = {}, uses, tools }: Manifest, more: Files = {}): Files {
  const value = { scripts, dependencies: listed(uses), devDependencies: listed(tools) };
  return { 'package.json': json(value), ...more };
}

/** Returns what the repository of a new app is taken for, before its build: the type, and why. Or the code of the failure. */
async function typeOf(files: Files, given: Partial<BuildJob> = {}) {
  using repository = createRepository(files);
  // Planning reads only these members.
  const run = {
    job: job({ repository: repository.path, detectsType: true, ...given }),
    workspace: { source: repository.path },
    context: { clock: systemClock },
  } as Build;
  try {
    const { detected } = await planBuild(run);
    return detected ? `${detected.type}${detected.isSure ? '' : '?'}: ${detected.because}` : 'files';
  } catch (error) {
    if (!(error instanceof BuildFailure)) throw error;
    return error.facts.code;
  }
}

const HONO = "import { Hono } from 'hono';";
const EXPRESS = "const express = require('express');";
const NEXT: Manifest = { scripts: { build: 'next build', start: 'next start' }, uses: ['next'] };

test.each<[string, Files, string]>([
  ['Next.js', manifest(NEXT), 'web-ssr: Next.js makes a server here (`package.json`)'],
  [
    'Express beside documentation of MkDocs',
    manifest({ scripts: { start: 'node app.js' }, uses: ['express'] }, { 'mkdocs.yml': '', 'app.js': EXPRESS }),
    'api: `package.json` starts a server (`node app.js`) and depends on express',
  ],
  [
    'a program beside documentation of mdBook',
    manifest({ scripts: { start: 'node app.js' } }, { 'book.toml': '', 'app.js': '' }),
    'api: `package.json` starts a server (`node app.js`), and the repository has no page',
  ],
  [
    'Express whose documentation has a script',
    manifest(
      { scripts: { start: 'node app.js', 'docs:build': 'mkdocs build' }, uses: ['express'] },
      { 'mkdocs.yml': '', 'app.js': EXPRESS },
    ),
    'api: `package.json` starts a server (`node app.js`) and depends on express',
  ],
  [
    'pages whose documentation has a script',
    manifest({ scripts: { 'docs:build': 'mkdocs build' } }, { 'mkdocs.yml': '', 'index.html': '' }),
    'files',
  ],
  [
    'Next.js with another output',
    manifest(NEXT, { 'next.config.mjs': "// output: 'export'\nexport default { output: 'standalone' };" }),
    'web-ssr: Next.js makes a server here (`next.config.mjs`)',
  ],
  [
    'Nuxt that is built',
    manifest({ scripts: { build: 'nuxt build' }, uses: ['nuxt'] }, { 'nuxt.config.ts': 'export default {}' }),
    'web-ssr: Nuxt makes a server here (`nuxt.config.ts`)',
  ],
  [
    'TanStack Start, which brings its router plugin along',
    manifest({ scripts: { build: 'vite build' }, uses: ['@tanstack/react-start', 'nitro'], tools: ['vite'] }),
    'web-ssr: TanStack Start makes a server here (`package.json`)',
  ],
  [
    'SvelteKit with adapter-node',
    manifest(
      { scripts: { build: 'vite build' }, tools: ['@sveltejs/kit', 'vite'] },
      { 'svelte.config.js': "import adapter from '@sveltejs/adapter-node';" },
    ),
    "web-ssr: SvelteKit makes a server here (`import adapter from '@sveltejs/adapter-node';` in `svelte.config.js`)",
  ],
  [
    'SvelteKit with adapter-auto',
    manifest(
      { scripts: { build: 'vite build' }, tools: ['@sveltejs/kit', 'vite'] },
      { 'svelte.config.js': "import adapter from '@sveltejs/adapter-auto';" },
    ),
    "web-ssr: SvelteKit makes a server here (`import adapter from '@sveltejs/adapter-auto';` in `svelte.config.js`)",
  ],
  [
    'Astro with output server',
    manifest({ scripts: { build: 'astro build' }, uses: ['astro'] }, { 'astro.config.mjs': "  output: 'server'," }),
    "web-ssr: Astro makes a server here (`output: 'server',` in `astro.config.mjs`)",
  ],
  [
    'Astro with an adapter, whose pages decide',
    manifest(
      { scripts: { build: 'astro build' }, uses: ['astro', '@astrojs/node'] },
      { 'astro.config.mjs': "import node from '@astrojs/node';" },
    ),
    "web-ssr?: Astro makes a server here (`import node from '@astrojs/node';` in `astro.config.mjs`)",
  ],
  [
    'React Router',
    manifest(
      { scripts: { build: 'react-router build' }, uses: ['react-router'], tools: ['@react-router/dev'] },
      { 'react-router.config.ts': 'export default { ssr: true };' },
    ),
    'web-ssr: React Router makes a server here (`react-router.config.ts`)',
  ],
  [
    'a command that is a setting and runs the script',
    manifest(NEXT, { '.slipway-build': 'npm run build' }),
    'web-ssr: Next.js makes a server here (`package.json`)',
  ],
  [
    'Hono with a start script',
    manifest({ scripts: { start: 'node index.js' }, uses: ['hono', '@hono/node-server'] }, { 'index.js': HONO }),
    'api: `package.json` starts a server (`node index.js`) and depends on hono',
  ],
  [
    'Express with views',
    manifest({ scripts: { start: 'node ./bin/www' }, uses: ['express', 'pug'] }, { 'app.js': EXPRESS }),
    'web-ssr: `package.json` starts a server (`node ./bin/www`) and depends on express',
  ],
  [
    'Express with public files',
    manifest(
      { scripts: { start: 'node app.js' }, uses: ['express'] },
      { 'app.js': EXPRESS, 'public/index.html': '<p>' },
    ),
    'web-ssr: `package.json` starts a server (`node app.js`) and depends on express',
  ],
  [
    'Express without a script, by server.js',
    manifest({ uses: ['express'] }, { 'server.js': EXPRESS }),
    'api: the folder has `server.js` and depends on express',
  ],
  [
    'Fastify that is compiled',
    manifest({ scripts: { build: 'tsc', start: 'node dist/app.js' }, uses: ['fastify'] }, { 'src/app.ts': '' }),
    'api?: `package.json` starts a server (`node dist/app.js`) and depends on fastify',
  ],
  [
    'Nest',
    manifest(
      { scripts: { build: 'nest build', start: 'nest start', 'start:prod': 'node dist/main' }, uses: ['@nestjs/core'] },
      { 'src/main.ts': "import { NestFactory } from '@nestjs/core';" },
    ),
    'api?: `package.json` starts a server (`nest start`) and depends on @nestjs/core',
  ],
  [
    'a program without packages',
    manifest({ scripts: { start: 'NODE_ENV=production node index.cjs' } }, { 'index.cjs': '' }),
    'api: `package.json` starts a server (`NODE_ENV=production node index.cjs`), and the repository has no page',
  ],
])('a new app of %s is a server', async (name, files, expected) => {
  const given = name.startsWith('a command') ? { buildCommand: 'npm run build' } : {};
  expect(await typeOf(files, given)).toBe(expected);
  // Where the app has a type, or says what is published, nothing is detected.
  expect(await typeOf(files, { ...given, outputDirectory: 'public' })).not.toMatch(/^(?:api|web-ssr)/);
  expect(await typeOf(files, { ...given, detectsType: undefined })).not.toMatch(/^(?:api|web-ssr)/);
});

const DEV_SERVER = { 'dev-server.js': EXPRESS };

test.each<[string, Files]>([
  ['a folder of files', { 'index.html': '' }],
  ['Next.js with an export', manifest(NEXT, { 'next.config.js': "module.exports = { output: 'export' };" })],
  ['an old export of Next.js', manifest({ ...NEXT, scripts: { build: 'next build && next export' } })],
  ['Nuxt that is generated', manifest({ scripts: { build: 'nuxt generate', start: 'nuxt preview' }, uses: ['nuxt'] })],
  [
    'Nuxt with a script for it',
    manifest({ scripts: { build: 'nuxt build', generate: 'nuxt generate' }, uses: ['nuxt'] }),
  ],
  [
    'Nuxt with the preset static',
    manifest(
      { scripts: { build: 'nuxt build' }, uses: ['nuxt'] },
      { 'nuxt.config.ts': "nitro: { preset: 'github_pages' }" },
    ),
  ],
  [
    'SvelteKit with adapter-static',
    manifest(
      { scripts: { build: 'vite build' }, tools: ['@sveltejs/kit', 'vite'] },
      { 'svelte.config.js': "import adapter from '@sveltejs/adapter-static';" },
    ),
  ],
  [
    'Astro, whose adapter is a comment',
    manifest(
      { scripts: { build: 'astro build', start: 'astro dev' }, uses: ['astro'] },
      { 'astro.config.mjs': "// import node from '@astrojs/node';\nexport default {};" },
    ),
  ],
  [
    'React Router without a server',
    manifest(
      {
        scripts: { build: 'react-router build', start: 'react-router-serve build/server/index.js' },
        tools: ['@react-router/dev'],
      },
      { 'react-router.config.ts': 'export default { ssr: false };' },
    ),
  ],
  [
    'Create React App',
    manifest({
      scripts: { start: 'react-scripts start', build: 'react-scripts build' },
      uses: ['react-scripts', 'react'],
    }),
  ],
  [
    'Docusaurus',
    manifest({ scripts: { start: 'docusaurus start', build: 'docusaurus build' }, uses: ['@docusaurus/core'] }),
  ],
  ['Gatsby', manifest({ scripts: { start: 'gatsby develop', build: 'gatsby build' }, uses: ['gatsby'] })],
  [
    'Angular',
    manifest(
      { scripts: { start: 'ng serve', build: 'ng build' }, uses: ['@angular/core'], tools: ['@angular/cli'] },
      { 'angular.json': '{}' },
    ),
  ],
  [
    'Vite that previews',
    manifest({ scripts: { start: 'vite preview', build: 'vite build' }, tools: ['vite'] }, { 'index.html': '' }),
  ],
  ['VitePress', manifest({ scripts: { start: 'vitepress dev', build: 'vitepress build' }, tools: ['vitepress'] })],
  ['Eleventy', manifest({ scripts: { start: 'eleventy --serve', build: 'eleventy' }, tools: ['@11ty/eleventy'] })],
  ['Hexo', manifest({ scripts: { start: 'hexo server', build: 'hexo generate' }, uses: ['hexo'] })],
  [
    'Vue CLI',
    manifest({
      scripts: { serve: 'vue-cli-service serve', build: 'vue-cli-service build' },
      uses: ['vue'],
      tools: ['@vue/cli-service'],
    }),
  ],
  [
    'Vite with a server of its API beside it',
    manifest(
      { scripts: { start: 'node server/index.js', build: 'vite build' }, uses: ['express', 'react'], tools: ['vite'] },
      { 'index.html': '', 'server/index.js': EXPRESS },
    ),
  ],
  [
    'Vite with Express as a tool',
    manifest(
      { scripts: { start: 'node dev-server.js', build: 'vite build' }, tools: ['vite', 'express'] },
      { 'index.html': '', ...DEV_SERVER },
    ),
  ],
  [
    'pages with Express as a tool',
    manifest({ scripts: { start: 'node dev-server.js' }, tools: ['express'] }, { 'index.html': '', ...DEV_SERVER }),
  ],
  [
    'pages in a folder with Express as a tool',
    manifest(
      { scripts: { start: 'node dev-server.js', build: 'node make.js' }, tools: ['express'] },
      { 'src/index.html': '', ...DEV_SERVER },
    ),
  ],
  [
    'pages and a program without packages',
    manifest({ scripts: { start: 'node dev.js' } }, { 'docs/a.html': '', 'dev.js': '' }),
  ],
  [
    'pages with Express, and a start page',
    manifest({ scripts: { start: 'node app.js' }, uses: ['express'] }, { 'index.html': '', 'app.js': '' }),
  ],
  [
    'pages that serve shows',
    manifest({ scripts: { start: 'serve public', build: 'node make.js' }, uses: ['serve', 'express'] }),
  ],
  [
    'pages of gulp',
    manifest(
      { scripts: { start: 'gulp', build: 'gulp build' }, uses: ['express'], tools: ['gulp'] },
      { 'src/index.html': '' },
    ),
  ],
  [
    'pages of webpack',
    manifest({ scripts: { start: 'webpack serve', build: 'webpack' }, tools: ['webpack', 'express'] }),
  ],
  [
    'a program that builds',
    manifest({ scripts: { start: 'node serve.js', build: 'node make.js' } }, { 'make.js': '' }),
  ],
  [
    'a storybook',
    manifest({
      scripts: { start: 'storybook dev', build: 'storybook build' },
      tools: ['storybook', '@storybook/react'],
    }),
  ],
  ['data', { 'prices.json': '{}' }],
  ['a library', manifest({ scripts: { build: 'tsc', start: 'tsc --watch' }, uses: ['h3'] })],
])('a new app of %s is a site', async (_, files) => {
  expect(await typeOf(files)).not.toMatch(/^(?:api|web-ssr)(?!\?)/);
});

test('a build command with several steps may write files, so what it writes decides', async () => {
  const files = manifest(NEXT);
  expect(await typeOf(files, { buildCommand: 'next build && node export.js' })).toBe('files');
});

test('an app whose release has no page on purpose is none', async () => {
  const files = manifest({ scripts: { start: 'node index.js' }, uses: ['hono'] }, { 'index.js': HONO });
  expect(await typeOf(files, { settings: { assetsOnly: true } })).not.toMatch(/^api/);
  expect(await typeOf(files, { settings: { startCommand: 'node index.js' } })).toBe(
    'api: the setting startCommand starts a server',
  );
});

const nothing = { settings: { installCommand: '' } };

/** Builds a new app. Returns the type that it becomes, or the code of its failure, and the files of its release. */
async function built(files: Files, given: Partial<BuildJob> = {}) {
  using repository = createRepository(files);
  using builder = testBuilder();
  const of = job({ repository: repository.path, detectsType: true, ...given });
  try {
    await using output = await builder.build(of);
    return { type: output.type, paths: readdirSync(output.directory).sort() };
  } catch (error) {
    if (!(error instanceof BuildFailure)) throw error;
    return { code: error.facts.code, message: error.facts.message };
  }
}

test.each<[string, Files, boolean]>([
  ['a bundler', manifest({ scripts: { start: 'node app.js' }, uses: ['fastify'], tools: ['rollup'] }), true],
  ['pages', manifest({ scripts: { start: 'node app.js' }, uses: ['fastify'] }, { 'index.html': '' }), true],
  ['a tool', manifest({ scripts: { start: 'node app.js' }, tools: ['express'] }, { 'index.html': '' }), false],
  ['a server of sources', manifest({ scripts: { start: 'vite' }, uses: ['express'] }, { 'index.html': '' }), false],
])('the log of a site with %s names the server that is left out', async (_, files, isNamed) => {
  using repository = createRepository(files);
  using builder = testBuilder();
  const buildCommand = 'mkdir dist && touch dist/index.html';
  await using output = await builder.build(
    job({ repository: repository.path, detectsType: true, buildCommand, ...nothing }),
  );
  const line =
    'Only files are published, although `package.json` starts a server (`node app.js`) and depends on fastify. To run it: --app-type web-ssr';
  expect(output.log.split('\n').filter((each) => each.startsWith('Only files'))).toEqual(isNamed ? [line] : []);
});

const SERVER = ['.slipway'];
const write = (...paths: readonly string[]) =>
  paths.map((path) => `mkdir -p ${path.replace(/[^/]+$/, '')}. && touch ${path}`).join(' && ');

test.each<[string, Files, string | undefined]>([
  [
    'compiles a server',
    manifest({ scripts: { build: write('dist/app.js'), start: 'node dist/app.js' }, uses: ['fastify'] }),
    'api',
  ],
  [
    'writes pages beside a server',
    manifest(
      { scripts: { build: write('dist/index.html'), start: 'node app.js' }, uses: ['fastify'] },
      { 'app.js': '' },
    ),
    undefined,
  ],
  [
    'writes the output of Nitro under another name',
    manifest({
      scripts: {
        build: `${write('.output/server/index.mjs')} && echo '{"preset":"node-server"}' > .output/nitro.json`,
      },
    }),
    'api',
  ],
  [
    'writes pages beside the output of Nitro',
    manifest({
      scripts: {
        build: `${write('.output/server/index.mjs', '.output/public/index.html')} && echo '{"preset":"node-server"}' > .output/nitro.json`,
      },
    }),
    undefined,
  ],
  [
    'makes a server of Astro, and a page',
    manifest(
      {
        scripts: { build: write('dist/server/entry.mjs', 'dist/client/index.html') },
        uses: ['astro', '@astrojs/node'],
      },
      { 'astro.config.mjs': "import node from '@astrojs/node';" },
    ),
    'web-ssr',
  ],
  [
    'writes a server of Qwik, and of its pages that for missing ones alone',
    manifest({
      scripts: { build: write('server/entry.express.js', 'dist/404.html') },
      uses: ['@builder.io/qwik-city'],
    }),
    'web-ssr',
  ],
  [
    'writes pages of Astro alone, in spite of its adapter',
    manifest(
      { scripts: { build: write('dist/index.html') }, uses: ['astro', '@astrojs/node'] },
      { 'astro.config.mjs': "import node from '@astrojs/node';" },
    ),
    undefined,
  ],
])('a new app whose build %s gets the type of what it wrote', async (_, files, type) => {
  const made = await built(files, nothing);
  expect(made).toMatchObject({ type, paths: type ? expect.arrayContaining(SERVER) : ['index.html'] });
});

test.each<[string, Files, string]>([
  ['that fails before its build', manifest({ uses: ['express'] }, { 'server.js': EXPRESS }), 'Express makes a server'],
  [
    'that is built by a setting',
    manifest({ scripts: { build: write('.next/BUILD_ID', '.next/x.js') }, uses: ['next'] }),
    'Next.js makes a server here (the build wrote `.next/standalone`)',
  ],
  [
    'that writes the output of Nitro',
    manifest({
      scripts: {
        build: `${write('.output/server/index.mjs')} && echo '{"preset":"node-server"}' > .output/nitro.json`,
      },
    }),
    'Nitro makes a server here (the build wrote `.output/nitro.json`)',
  ],
])('a static app %s is told the one flag', async (name, files, message) => {
  const command = name.endsWith('setting') ? { buildCommand: 'npm run build' } : {};
  const failed = await built(files, { ...nothing, ...command, detectsType: undefined });
  expect(failed).toMatchObject({ code: 'server_build', message: expect.stringContaining(message) });
  expect(failed.message).toContain('Deploy with --app-type web-ssr to run it');
});
