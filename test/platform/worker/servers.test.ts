import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readServerRelease } from '../../../src/platform/functions/release/server-file.ts';
import type { BuildJob } from '../../../src/platform/shared/types.ts';
import { type BuilderTestOptions, job, testBuilder } from '../../support/builds.ts';
import { createRepository, type Files } from '../../support/repositories.ts';

const json = (value: unknown) => JSON.stringify(value, undefined, 1);
const HTTP = "require('node:http').createServer((_, answer) => answer.end('hello')).listen(process.env.PORT);";

/** Builds a function app. Returns what its release has, and what its layers have. */
async function releaseOf(files: Files, given: Partial<BuildJob> = {}, options: BuilderTestOptions = {}) {
  using repository = createRepository(files);
  using builder = testBuilder(options);
  await using output = await builder.build(job({ repository: repository.path, type: 'web-ssr', ...given }));
  const { directory, log } = output;
  const paths = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .sort();
  const file = paths.includes('.slipway/server.json')
    ? readFileSync(join(directory, '.slipway/server.json'))
    : undefined;
  const server = file && readServerRelease(file);
  const layers = Object.fromEntries(
    (server?.layers ?? []).map((layer) => {
      const path = join(directory, layer);
      const names = execFileSync('tar', ['-tzf', path], { encoding: 'utf8' }).trim().split('\n');
      const hash = createHash('sha256').update(readFileSync(path)).digest('hex');
      return [layer, { names: names.filter((name) => !name.endsWith('/')), hash }];
    }),
  );
  return { paths, server, layers, log };
}

async function failureOf(files: Files, given: Partial<BuildJob> = {}, options: BuilderTestOptions = {}) {
  using repository = createRepository(files);
  using builder = testBuilder(options);
  return await builder.failure(job({ repository: repository.path, type: 'web-ssr', ...given }));
}

test('a server with a start script becomes a release that no page is needed for', async () => {
  const { paths, server, layers, log } = await releaseOf({
    'package.json': json({ name: 'plain', scripts: { start: 'node index.cjs' } }),
    'index.cjs': HTTP,
    'views/home.txt': 'home',
  });
  expect(paths).toEqual(['.slipway/app.tar.gz', '.slipway/server.json']);
  expect(server).toEqual({
    version: 1,
    startCommand: 'node index.cjs',
    cwd: '',
    runtime: 'node',
    node: null,
    bun: null,
    framework: null,
    layers: ['.slipway/app.tar.gz'],
  });
  expect(layers['.slipway/app.tar.gz']?.names).toEqual(
    expect.arrayContaining(['./index.cjs', './package.json', './views/home.txt']),
  );
  expect(log).toContain('Found a server, started by `node index.cjs` (the script start)');
});

/** Packages that an install command writes, so that no registry is asked. */
const PACKAGES = [
  'mkdir -p node_modules/a node_modules/b node_modules/.cache',
  `echo '{"name":"a","version":"1.0.0"}' > node_modules/a/package.json`,
  `echo '{"name":"b","version":"1.0.0"}' > node_modules/b/package.json`,
  'date +%N > node_modules/.cache/time',
  'ln -s ../../index.cjs node_modules/a/inside',
  'ln -s /etc/passwd node_modules/a/outside',
].join(' && ');
const WITH_PACKAGES = {
  'package.json': json({
    name: 'packages',
    scripts: { start: 'node index.cjs' },
    dependencies: { a: '1.0.0' },
    devDependencies: { b: '1.0.0' },
  }),
  'index.cjs': HTTP,
};

test('equal packages make equal layers in each build, without those of devDependencies and links that lead out', async () => {
  const given = { settings: { installCommand: PACKAGES } };
  const first = await releaseOf(WITH_PACKAGES, given);
  const other = await releaseOf({ ...WITH_PACKAGES, 'index.cjs': `${HTTP} // changed` }, given);
  expect(first.server?.layers).toEqual(['.slipway/dependencies.tar.gz', '.slipway/app.tar.gz']);
  const [mine, its] = [first.layers['.slipway/dependencies.tar.gz'], other.layers['.slipway/dependencies.tar.gz']];
  expect(mine?.names).toEqual(['./node_modules/a/inside', './node_modules/a/package.json']);
  expect(its).toEqual(mine);
  expect(first.log).toContain(
    'Left out of the server, because they lead out of it or are no files: node_modules/a/outside',
  );
});

test('a package of devDependencies that the start command uses stays', async () => {
  const { layers, log } = await releaseOf(
    { ...WITH_PACKAGES, 'package.json': WITH_PACKAGES['package.json'].replace('node index', 'node --import b index') },
    { settings: { installCommand: PACKAGES } },
  );
  expect(layers['.slipway/dependencies.tar.gz']?.names).toContain('./node_modules/b/package.json');
  expect(log).toContain('because its start command uses `b`');
});

test('the output of Nitro is a release by itself, and the edge serves its public files', async () => {
  const build = [
    'mkdir -p .output/server .output/public/_nuxt .output/public/.slipway',
    `echo '{"preset":"'$NITRO_PRESET'","framework":{"name":"nuxt"}}' > .output/nitro.json`,
    'touch .output/server/index.mjs .output/public/_nuxt/a.js .output/public/.slipway/server.json .output/public/.env',
  ].join(' && ');
  const { paths, server, layers, log } = await releaseOf(
    {
      'package.json': json({ scripts: { build }, dependencies: {}, devDependencies: { nuxt: '4' } }),
      'secret.ts': 'export {}',
    },
    { settings: { installCommand: '' } },
  );
  expect(paths).toEqual(['.slipway/app.tar.gz', '.slipway/server.json', '_nuxt/a.js']);
  expect(server).toMatchObject({ framework: 'Nuxt', startCommand: 'node .output/server/index.mjs' });
  expect(layers['.slipway/app.tar.gz']?.names).toContain('./.output/server/index.mjs');
  expect(layers['.slipway/app.tar.gz']?.names).not.toContain('./secret.ts');
  expect(log).toContain('The build has NITRO_PRESET=node-server, so that it makes a server of Node.js');
});

test('in a monorepo, a server runs in its folder, and finds the programs of the root', async () => {
  const { server } = await releaseOf(
    {
      'package.json': json({ name: 'all', private: true, workspaces: ['apps/*'] }),
      'apps/api/package.json': json({ name: 'api', scripts: { start: 'tool serve' } }),
    },
    {
      settings: {
        installCommand:
          "mkdir -p ../../node_modules/.bin && printf '#!/usr/bin/env node\\n' > ../../node_modules/.bin/tool",
        rootDirectory: 'apps/api',
      },
    },
  );
  expect(server).toMatchObject({
    startCommand: 'export PATH="$PATH:$PWD/../../node_modules/.bin"; tool serve',
    cwd: 'apps/api',
    runtime: 'node',
  });
});

test('a function app may be a site, or data, and a static app is told how to run its server', async () => {
  const site = await releaseOf({ 'package.json': json({ name: 'site' }), 'index.html': '<h1>site</h1>' });
  expect([site.server, site.paths]).toEqual([undefined, expect.arrayContaining(['index.html'])]);
  const data = await releaseOf({ 'prices.json': '{}' }, { type: 'api' });
  expect(data.paths).toContain('prices.json');
  const express = {
    'package.json': json({ dependencies: { express: '5' } }),
    'server.js': "import express from 'express';",
  };
  const refused = await failureOf(express, { type: 'web-landing' });
  expect(refused).toMatchObject({ code: 'server_build', message: expect.stringContaining('--app-type web-ssr') });
});

test('a repository that says nowhere how it is started fails with what was looked for', async () => {
  const files = { 'package.json': json({ name: 'x', main: 'main.js' }), 'main.js': HTTP };
  const failure = await failureOf(files);
  expect(failure).toMatchObject({
    code: 'no_start_command',
    message: expect.stringContaining('`.output/nitro.json` (Nitro)'),
  });
  const { server } = await releaseOf(files, { settings: { startCommand: 'node main.js' } });
  expect(server).toMatchObject({ startCommand: 'node main.js', runtime: 'node' });
});

test('a server for another host fails at the line that says so, before the install', async () => {
  const failure = await failureOf({
    'package.json': json({ scripts: { build: 'vite build' }, devDependencies: { '@sveltejs/kit': '2' } }),
    'svelte.config.js': "// one\nimport adapter from '@sveltejs/adapter-vercel';\n",
  });
  expect(failure).toMatchObject({
    code: 'server_build',
    message: expect.stringContaining('`@sveltejs/adapter-vercel`'),
    diagnostics: [{ file: 'svelte.config.js', line: 2 }],
  });
});

test('a server that is too large names its largest folders', async () => {
  const command = `${PACKAGES} && head -c 3000000 /dev/zero > node_modules/a/big && mkdir -p data && head -c 9000 /dev/zero > data/x`;
  const given = { settings: { installCommand: command } };
  const bytes = await failureOf(WITH_PACKAGES, given, { limits: { serverBytes: 1024 * 1024 } });
  expect(bytes).toMatchObject({
    code: 'output_too_large',
    message: expect.stringMatching(
      /more than 1 MiB before it is packed\. The largest folders so far: `node_modules\/a` \(2\.9 MiB\)/,
    ),
  });
  const files = await failureOf(WITH_PACKAGES, given, { limits: { serverFiles: 5 } });
  expect(files).toMatchObject({ code: 'output_too_large', message: expect.stringContaining('more than 5 files') });
});
