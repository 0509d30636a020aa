import { expect, test } from 'vitest';
import { systemClock } from '../../../src/base/clock.ts';
import type { DetectedFramework } from '../../../src/detect/frameworks.ts';
import { BuildFailure, type BuildJob } from '../../../src/platform/shared/types.ts';
import { type BuildPlan, describePlan, frameworkOf, planBuild } from '../../../src/platform/worker/detect/index.ts';
import { isWorkspace } from '../../../src/platform/worker/files/workspaces.ts';
import type { Build } from '../../../src/platform/worker/run.ts';
import { job } from '../../support/builds.ts';
import { createRepository, type Files } from '../../support/repositories.ts';

/** Returns what is decided for a checkout: the line of the log, or the failure. */
async function planOf(files: Files, given: Partial<BuildJob> = {}) {
  using repository = createRepository(files);
  // Planning reads only these members.
  const run = {
    job: job({ repository: repository.path, ...given }),
    workspace: { source: repository.path },
    context: { clock: systemClock },
  } as Build;
  try {
    const plan = await planBuild(run);
    return { line: describePlan(run, plan), usual: plan.framework?.output };
  } catch (error) {
    if (!(error instanceof BuildFailure)) throw error;
    const { code, message, diagnostics } = error.facts;
    return { code, message, at: diagnostics.map(({ file, line }) => `${file}:${line}`).join() };
  }
}

const json = (value: unknown) => JSON.stringify(value, undefined, 1);
const app = (name: string, scripts = { build: `${name} build` }) => json({ scripts, devDependencies: { [name]: '1' } });

test.each<[string, Files, string]>([
  ['a folder of files', { 'index.html': '' }, 'Detected a folder of files'],
  [
    'a script',
    { 'package.json': app('astro') },
    'Detected Astro (package.json depends on astro), built by `npm run build` and npm',
  ],
  [
    'a script of another name',
    {
      'package.json': json({
        scripts: { dev: 'vuepress dev', 'docs:build': 'vuepress build docs' },
        devDependencies: { vuepress: '2' },
      }),
    },
    'Detected VuePress (package.json depends on vuepress), built by `npm run docs:build` and npm',
  ],
  [
    'a library and its documentation',
    {
      'package.json': json({
        exports: './dist/index.js',
        scripts: {
          build: 'tsc && npm run minify',
          minify: "terser 'dist/**/*.js'",
          'docs:build': 'npm run build && vitepress build docs',
        },
        devDependencies: { vitepress: '1' },
      }),
    },
    'Detected VitePress (package.json depends on vitepress), built by `npm run docs:build` and npm',
  ],
  [
    'scripts for several environments',
    {
      'package.json': json({
        scripts: { 'build:dev': 'vite build --mode dev', 'build:prod': 'vite build' },
        devDependencies: { vite: '7' },
      }),
      'index.html.tpl': '',
    },
    'Detected Vite (package.json depends on vite), built by `npm run build:prod` and npm',
  ],
  [
    'a library for a framework, and a demo that uses it',
    {
      'package.json': json({ workspaces: ['packages/*', 'demo'] }),
      'package-lock.json': json({ lockfileVersion: 3, packages: {} }),
      'packages/ink/package.json': json({
        exports: './dist/index.js',
        scripts: { build: 'tsc' },
        devDependencies: { astro: '5' },
      }),
      'demo/package.json': app('astro'),
    },
    'Detected Astro (demo/package.json depends on astro), in `demo` (the only folder that can be deployed), built by `npm run build` and npm',
  ],
  [
    'a module of Nuxt that prepares a playground, beside documentation',
    {
      'pnpm-workspace.yaml': 'packages:\n  - packages/*\n',
      'pnpm-lock.yaml': "lockfileVersion: '9.0'\n",
      'package.json': json({
        scripts: {
          build: 'pnpm run -C packages/store build && pnpm run -C packages/nuxt build',
          'docs:build': 'pnpm run --filter ./packages/docs -r docs:build',
        },
      }),
      'packages/store/package.json': json({ main: './dist/index.js', scripts: { build: 'rollup -c' } }),
      'packages/nuxt/package.json': json({
        exports: './dist/module.mjs',
        scripts: {
          build: 'pnpm run dev:prepare && nuxt-module-build build',
          'dev:build': 'nuxi build playground',
          'dev:prepare': 'nuxt-module-build build --stub . && nuxi prepare playground',
        },
        devDependencies: { nuxt: '3', '@nuxt/module-builder': '0' },
      }),
      'packages/docs/package.json': json({
        scripts: { 'docs:build': 'vitepress build .' },
        devDependencies: { vitepress: '1' },
      }),
    },
    'Detected VitePress (packages/docs/package.json depends on vitepress), in `packages/docs` (`docs:build` of the workspace builds it), built by `cd ../.. && pnpm run docs:build` and pnpm@10',
  ],
  [
    'a library whose build may make its documentation too',
    {
      'package.json': json({
        exports: './dist/index.js',
        scripts: { build: 'run-p build:*', 'build:docs': 'vitepress build docs' },
        devDependencies: { vitepress: '1' },
      }),
    },
    'Detected VitePress (package.json depends on vitepress), built by `npm run build` and npm',
  ],
  [
    'a workspace whose build makes its packages, and a script for its documentation',
    {
      'pnpm-workspace.yaml': 'packages:\n  - docs\n  - packages/*\n',
      'pnpm-lock.yaml': "lockfileVersion: '9.0'\n",
      'package.json': json({
        scripts: { build: 'pnpm -C packages/theme build', 'docs:build': 'pnpm -C docs docs:build' },
        devDependencies: { vitepress: '1' },
      }),
      'packages/theme/package.json': json({
        name: 'theme',
        scripts: { build: 'vite build' },
        devDependencies: { vite: '7' },
      }),
      'docs/package.json': json({
        name: 'site',
        scripts: { 'docs:build': 'vitepress build src' },
        dependencies: { theme: 'workspace:*', vitepress: '1' },
      }),
    },
    'Detected VitePress (docs/package.json depends on vitepress), in `docs` (`docs:build` of the workspace builds it), built by `pnpm --filter site^... run --if-present build && cd .. && pnpm run docs:build` and pnpm@10',
  ],
  [
    'a workspace whose build is a program, and a script for its only site',
    {
      'pnpm-workspace.yaml': "packages:\n  - 'packages/**'\n  - 'docs'\n  - '!**/tests/**'\n",
      'pnpm-lock.yaml': "lockfileVersion: '9.0'\n",
      'package.json': json({
        scripts: { build: 'tsx scripts/build.ts', 'docs:build': 'cd ./docs && npm run build && cd -' },
      }),
      'packages/store/package.json': json({ main: './dist/index.js', version: '1.0.0' }),
      'docs/package.json': app('astro'),
    },
    'Detected Astro (docs/package.json depends on astro), in `docs` (`docs:build` of the workspace builds it), built by `cd .. && pnpm run docs:build` and pnpm@10',
  ],
  [
    'a workspace whose build is a program that may build another site than its documentation',
    {
      'pnpm-workspace.yaml': 'packages:\n  - docs\n  - packages/*\n  - web\n',
      'pnpm-lock.yaml': "lockfileVersion: '9.0'\n",
      'package.json': json({
        scripts: { build: 'node scripts/build.ts', 'docs:build': 'cd ./docs && npm run build && cd -' },
      }),
      'packages/store/package.json': json({ main: './dist/index.js', version: '1.0.0' }),
      'docs/package.json': app('astro'),
      'web/package.json': app('vite'),
      'web/index.html': '',
    },
    'Detected no known framework, built by `pnpm run build` (`build` of the workspace) and pnpm@10',
  ],
  [
    'no script',
    { 'package.json': json({ devDependencies: { '@11ty/eleventy': '3', vite: '7' } }) },
    'Detected Eleventy (package.json depends on @11ty/eleventy), built by `eleventy` and npm',
  ],
  [
    'no script, and pages in docs',
    { 'package.json': json({ devDependencies: { vitepress: '1' } }), 'docs/.vitepress/config.js': '' },
    'Detected VitePress (package.json depends on vitepress), built by `vitepress build docs` and npm',
  ],
  [
    'SvelteKit with the static adapter, although it uses Vite',
    {
      'package.json': json({ scripts: { build: 'vite build' }, devDependencies: { vite: '7', '@sveltejs/kit': '2' } }),
      'svelte.config.js': "// import x from '@sveltejs/adapter-node';\nimport adapter from '@sveltejs/adapter-static';",
    },
    'Detected SvelteKit (package.json depends on @sveltejs/kit), built by `npm run build` and npm',
  ],
  [
    'Nuxt with both scripts',
    {
      'package.json': json({
        scripts: { build: 'nuxt build', generate: 'nuxt generate' },
        dependencies: { nuxt: '4' },
      }),
    },
    'Detected Nuxt (package.json depends on nuxt), built by `npm run generate` and npm',
  ],
  [
    'Next.js that exports',
    {
      'package.json': app('next'),
      'next.config.mjs': "const config = {\n output: 'export' };\nexport default config;",
    },
    'Detected Next.js (package.json depends on next), built by `npm run build` and npm',
  ],
  [
    'a library whose documentation is in a folder',
    {
      'package.json': json({ main: 'a.js', scripts: { build: 'tsc' } }),
      'docs/package.json': app('vitepress'),
      'examples/a/package.json': app('astro'),
    },
    'Detected VitePress (docs/package.json depends on vitepress), in `docs` (the only folder that can be deployed), built by `npm run build` and npm',
  ],
  [
    'a workspace of pnpm without a build of its own',
    {
      'package.json': '{}',
      'pnpm-lock.yaml': "lockfileVersion: '9.0'",
      'pnpm-workspace.yaml': "packages:\n  - 'apps/*'\n  - 'packages/*'\n",
      'apps/web/package.json': json({
        name: '@x/web',
        scripts: { build: 'astro build' },
        dependencies: { astro: '6', '@x/ui': 'workspace:*' },
      }),
      'packages/ui/package.json': json({ name: '@x/ui', scripts: { build: 'tsc' } }),
      'other/package.json': app('astro'),
    },
    'Detected Astro (apps/web/package.json depends on astro), in `apps/web` (the only folder that can be deployed), built by `pnpm --filter @x/web... run build` and pnpm@10',
  ],
  [
    'a workspace of npm with Turborepo',
    {
      'package.json': json({
        workspaces: ['apps/*'],
        scripts: { build: 'turbo build' },
        devDependencies: { turbo: '2' },
      }),
      'turbo.json': '{"tasks":{"build":{}}}',
      'package-lock.json': '{}',
      'apps/web/package.json': app('astro'),
      'apps/api/package.json': json({ scripts: { build: 'tsc' } }),
    },
    'Detected Astro (apps/web/package.json depends on astro), in `apps/web` (the only folder that can be deployed), built by `turbo run build` and npm',
  ],
  [
    'a project of Nx',
    {
      'package.json': json({ scripts: { build: 'nx build' }, devDependencies: { nx: '22', '@angular/cli': '20' } }),
      'nx.json': '{}',
      'apps/shop/project.json': json({ name: 'shop', projectType: 'application', targets: { build: {} } }),
      'apps/shop-e2e/project.json': json({ name: 'shop-e2e', projectType: 'application', targets: { build: {} } }),
      'libs/ui/project.json': json({ name: 'ui', projectType: 'library', targets: { build: {} } }),
    },
    'Detected Angular (package.json depends on @angular/cli), in `apps/shop` (the only folder that can be deployed), built by `nx run shop:build` and npm',
  ],
  [
    'a build of the root for one project of Nx',
    {
      'package.json': json({ scripts: { build: 'nx run shop:build:production' }, devDependencies: { nx: '22' } }),
      'nx.json': '{}',
      'apps/shop/project.json': json({ name: 'shop', projectType: 'application', targets: { build: {} } }),
      'apps/admin/project.json': json({ name: 'admin', projectType: 'application', targets: { build: {} } }),
    },
    'Detected no known framework, built by `npm run build` (`build` of the workspace) and npm',
  ],
  [
    'a workspace whose root has a framework, and no script for it',
    {
      'package.json': json({ scripts: { check: 'astro check' }, devDependencies: { astro: '6' } }),
      'pnpm-lock.yaml': "lockfileVersion: '9.0'\n",
      'pnpm-workspace.yaml': 'packages:\n  - docs\n  - packages/*\n',
      'docs/package.json': json({ name: 'docs', scripts: { build: 'astro build' }, dependencies: { astro: '6' } }),
      'packages/theme/package.json': json({ name: 'theme', peerDependencies: { astro: '6' } }),
    },
    'Detected Astro (docs/package.json depends on astro), in `docs` (the only folder that can be deployed), built by `pnpm run build` and pnpm@10',
  ],
  [
    'a framework without a script beside folders that are no workspace',
    {
      'package.json': json({ devDependencies: { '@11ty/eleventy': '3' } }),
      'admin/package.json': app('astro'),
    },
    'Detected Eleventy (package.json depends on @11ty/eleventy), built by `eleventy` and npm',
  ],
  [
    'a script that runs nuxi',
    {
      'package.json': json({
        scripts: { build: 'nuxi build', generate: 'nuxi generate .demo' },
        devDependencies: { nuxt: '3' },
      }),
      'nuxt.config.ts': 'export default {}',
    },
    'Detected Nuxt (package.json depends on nuxt), built by `npm run generate` and npm',
  ],
  [
    'a workspace of Yarn with a build of its own',
    {
      'package.json': json({
        workspaces: { packages: ['site', 'demo'] },
        packageManager: 'yarn@4.9.2',
        scripts: { build: 'yarn workspaces foreach -A run build' },
      }),
      'yarn.lock': '__metadata:\n  version: 8\n',
      'site/package.json': app('astro'),
      'demo/package.json': app('astro'),
    },
    'Detected no known framework, built by `yarn run build` (`build` of the workspace) and @yarnpkg/cli-dist@4.9.2',
  ],
])('%s decides how to build', async (_, files, line) => {
  expect(await planOf(files)).toMatchObject({ line });
});

test.each([
  ['/r/apps/web/dist', 'Vite'],
  ['/r/apps/docs/.vitepress/dist', 'VitePress'],
  ['/r/dist', 'none'],
])('the site %s of a workspace was written by %s', (site, name) => {
  const found = (folder: string, framework: string) => ({
    folder,
    framework: { name: framework } as DetectedFramework,
  });
  const apps = [found('apps/web', 'Vite'), found('apps/docs', 'VitePress')];
  const plan = { app: { folder: '', why: '', apps }, framework: { name: 'none' } } as unknown as BuildPlan;
  expect(frameworkOf(site, '/r', plan)?.name).toBe(name);
  expect(frameworkOf('/r/out', '/r', { ...plan, app: { ...plan.app, apps: apps.slice(0, 1) } })?.name).toBe('Vite');
});

test('of several apps, a setting chooses one', async () => {
  const files = { 'a/package.json': app('astro'), 'b/package.json': app('gatsby') };
  expect(await planOf(files)).toEqual({
    code: 'app_ambiguous',
    message:
      'The repository has several apps: `a` (Astro), `b` (Gatsby.js). Set rootDirectory in app-settings to one of them, as `{"rootDirectory":"a"}`',
    at: '',
  });
  const { line } = await planOf(files, { settings: { rootDirectory: 'b' } });
  expect(line).toContain('Gatsby.js (b/package.json depends on gatsby), in `b` (the setting rootDirectory)');
});

test('an app with settings of its build is built in the root', async () => {
  const files = { 'index.txt': '', 'a/package.json': app('astro') };
  for (const given of [{ buildCommand: 'make' }, { outputDirectory: 'a/dist' }, { settings: { installCommand: '' } }]) {
    expect((await planOf(files, given)).line).not.toContain('in `a`');
  }
});

test.each<[string, string, Files, string, string]>([
  [
    'vite',
    '@sveltejs/kit',
    { 'svelte.config.js': "\nimport adapter from '@sveltejs/adapter-vercel';" },
    'svelte.config.js:2',
    '@sveltejs/adapter-static',
  ],
  [
    'vite',
    '@sveltejs/kit',
    { 'svelte.config.js': "import adapter from '@sveltejs/adapter-node'" },
    'svelte.config.js:1',
    '@sveltejs/adapter-static',
  ],
  [
    'astro',
    'astro',
    { 'astro.config.mjs': "export default {\n  site: '',\n  output: 'server',\n}" },
    'astro.config.mjs:3',
    "output: 'static'",
  ],
  [
    'next',
    'next',
    { 'next.config.ts': "// output: 'export'\nexport default {}" },
    'next.config.ts:2',
    "output: 'export'",
  ],
  ['next', 'next', {}, 'package.json:2', "output: 'export'"],
  ['nuxt', 'nuxt', { 'nuxt.config.ts': 'export default defineNuxtConfig({})' }, 'nuxt.config.ts:1', 'nuxt generate'],
  [
    'react-router',
    '@react-router/dev',
    { 'react-router.config.ts': 'export default { ssr: true }' },
    'react-router.config.ts:1',
    'ssr: false',
  ],
  ['ng', '@angular/cli', { 'angular.json': '{\n"outputMode": "server"}' }, 'angular.json:2', '"outputMode": "static"'],
])('%s of %s that makes a server fails at its line', async (program, name, files, at, remedy) => {
  const scripts = { build: `${program} build` };
  const found = await planOf({ 'package.json': json({ scripts, dependencies: { [name]: '1' } }), ...files });
  expect(found).toMatchObject({ code: 'server_build', at, message: expect.stringContaining(remedy) });
  const asked = await planOf(
    { 'package.json': json({ scripts, dependencies: { [name]: '1' } }), ...files },
    { outputDirectory: 'out' },
  );
  expect(asked.line).toContain('npm run build');
});

test('a server without a build is none of its sources', async () => {
  const files = {
    'package.json': json({ dependencies: { express: '5' } }),
    'server.js': "import express from 'express';",
  };
  expect(await planOf(files)).toMatchObject({
    code: 'server_build',
    message: expect.stringContaining('Express makes a server'),
  });
  expect(await planOf({ ...files, 'index.html': '' })).toMatchObject({ line: expect.stringContaining('Express') });
});

/** Folders with a package.json, more than are read. Deeper ones are read last, whatever order the file system lists folders in. */
const MANY: Files = Object.fromEntries(
  Array.from({ length: 210 }, (_, index) => [`packages/p${index}/package.json`, '{"name":"p"}']),
);

test('a repository that is too large to find its app in is not published as it is', async () => {
  const files = {
    ...MANY,
    'package.json': json({ name: 'x', scripts: { test: 'x' } }),
    'z/of/site/package.json': app('astro'),
  };
  expect(await planOf(files)).toMatchObject({
    code: 'app_ambiguous',
    message: expect.stringContaining('rootDirectory'),
  });
  expect(await planOf(files, { settings: { rootDirectory: 'z/of/site' } })).toMatchObject({
    line: expect.stringContaining('Astro'),
  });
  expect(await planOf(files, { outputDirectory: '.' })).toMatchObject({ line: 'Detected a folder of files' });
  expect(await planOf({ ...files, 'index.html': '' })).toMatchObject({ line: 'Detected a folder of files' });
});

test.each([
  ['docs', ['docs', '!**/tests/**'], true],
  ['packages/a/tests/site', ['packages/**', '!**/tests/**'], false],
  ['packages', ['packages/**'], true],
  ['apps/one/web', ['apps/**/web'], true],
  ['apps/web', ['apps/**/web'], true],
  ['apps/one/api', ['apps/**/web'], false],
  ['apps/one/web/x', ['apps/**/web', 'apps/*'], false],
])('%s with the patterns %j is of the workspace: %s', (folder, patterns, is) => {
  expect(isWorkspace(folder, patterns)).toBe(is);
});

test('a workspace with very many patterns is compared with the first thousand', () => {
  const patterns = ['packages/a', ...Array.from({ length: 20_000 }, () => 'x*y*z')];
  expect(isWorkspace('packages/a', patterns)).toBe(true);
  expect(isWorkspace('late', [...patterns, 'late'])).toBe(false);
});
