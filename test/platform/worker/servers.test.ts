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
  const file = paths.includes('.slipway/server.json') ? readFileSync(join(directory, '.slipway/server.json')) : undefined;
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
  return builder.failure(job({ repository: repository.path, type: 'web-ssr', ...given }));
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
    framework: null,
    layers: ['.slipway/app.tar.gz'],
  });
  expect(layers['.slipway/app.tar.gz']?.names).toEqual(
    expect.arrayContaining(['./index.cjs', './package.json', './views/home.txt']),
  );
  expect(log).toContain('Found a server, started by `node index.cjs` (the script start)');
});
