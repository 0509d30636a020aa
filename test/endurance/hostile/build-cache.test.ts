import { chmodSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { BuildJob } from '../../../src/platform/shared/types.ts';
import { APP, type BuilderTestOptions, job, testBuilder } from '../../support/builds.ts';
import { createRepository } from '../../support/repositories.ts';
import { temporaryFolder } from '../../support/temporary.ts';

/** A tool that counts its builds in its cache. */
const TOOL = `const fs = require('node:fs');
const cache = 'node_modules/.cache/tool';
const before = fs.existsSync(cache + '/count') ? Number(fs.readFileSync(cache + '/count')) : 0;
fs.mkdirSync(cache, { recursive: true });
fs.writeFileSync(cache + '/count', String(before + 1));
fs.mkdirSync('dist');
fs.writeFileSync('dist/count', String(before));
`;
const FILES = {
  'package.json': '{"name":"site","version":"1.0.0"}',
  'package-lock.json':
    '{"name":"site","version":"1.0.0","lockfileVersion":3,"packages":{"":{"name":"site","version":"1.0.0"}}}',
  'tool.cjs': TOOL,
};
const BUILD = 'node tool.cjs';

/** A builder and a repository, whose deployments return how many builds the cache has seen before. */
function stage(options: BuilderTestOptions = {}) {
  const repository = createRepository(FILES);
  const builder = testBuilder(options);
  const asked = { repository: repository.path, buildCommand: BUILD, outputDirectory: 'dist' };
  return {
    ...{ repository, builder, asked },
    async deploy(given: Partial<BuildJob> = {}) {
      const one = job({ ...asked, ...given });
      await using output = await builder.build(one);
      const from = /^Brought back the build cache of deployment (\S+) \(.+\) in \S+$/m.exec(output.log)?.[1];
      return { id: one.deployID, from, seen: Number(output.read('count')), log: output.log };
    },
    entries: () =>
      globSync('builds/*/scopes/*/installs/*/tree.tar', { cwd: builder.dataDir }).map((each) =>
        join(builder.dataDir, each),
      ),
    [Symbol.dispose]() {
      repository[Symbol.dispose]();
      builder[Symbol.dispose]();
    },
  };
}

test.each(['auto', 'none'] as const)('a build gets the cache of the last one of its branch (%s)', async (isolation) => {
  using site = stage({ isolation });
  const first = await site.deploy();
  expect(first).toMatchObject({ from: undefined, seen: 0 });
  site.repository.commit({ 'page.html': 'x' });
  const second = await site.deploy();
  expect(second).toMatchObject({ from: first.id, seen: 1 });
  expect(await site.deploy()).toMatchObject({ from: second.id, seen: 2 });
});

test('no cache comes from another branch than the own one of the app, from another app, build command, variable, lockfile or setting, or after it was cleared', async () => {
  using site = stage();
  const first = await site.deploy();
  site.repository.git('branch', 'preview');
  site.repository.git('branch', 'other');
  const preview = await site.deploy({ branch: 'preview' });
  expect(preview).toMatchObject({ from: first.id, seen: 1 });
  expect(await site.deploy({ branch: 'preview' })).toMatchObject({ from: preview.id, seen: 2 });
  expect(await site.deploy({ branch: 'other' })).toMatchObject({ from: first.id, seen: 1 });
  expect(await site.deploy()).toMatchObject({ from: first.id, seen: 1 });
  const others: readonly Partial<BuildJob>[] = [
    { app: { ...APP, appID: 'other' } },
    { buildCommand: `${BUILD} --flag` },
    { env: { MODE: 'x' } },
    { settings: { cachesOf: 'one' } },
  ];
  for (const other of others) expect(await site.deploy(other)).toMatchObject({ from: undefined, seen: 0 });
  const { name, ...lock } = JSON.parse(FILES['package-lock.json']);
  site.repository.commit({ 'package-lock.json': JSON.stringify({ name, ...lock }, null, 1) });
  expect(await site.deploy()).toMatchObject({ from: undefined, seen: 0 });
});

test('a build that fails with the cache removes it, unless a line of its sources is at fault', async () => {
  using site = stage();
  const first = await site.deploy();
  site.repository.commit({ 'tool.cjs': 'const a = 1;\nconst b = ;\n' });
  expect(await site.builder.failure(job(site.asked))).toMatchObject({ diagnostics: [{ file: 'tool.cjs', line: 2 }] });
  site.repository.commit({ 'tool.cjs': TOOL });
  expect(await site.deploy()).toMatchObject({ from: first.id, seen: 1 });
  site.repository.commit({ 'tool.cjs': 'process.exit(1)' });
  await site.builder.failure(job(site.asked));
  site.repository.commit({ 'tool.cjs': TOOL });
  expect(await site.deploy()).toMatchObject({ from: undefined, seen: 0 });
});

test.each(['auto', 'none'] as const)(
  'a link in place of the cache or above it is not followed (%s)',
  async (isolation) => {
    using site = stage({ isolation });
    using outside = temporaryFolder('outside');
    mkdirSync(join(outside.path, '.cache'));
    writeFileSync(join(outside.path, '.cache/secret'), 'secret of the host');
    for (const link of [
      `ln -s ${outside.path} node_modules`,
      `mkdir node_modules; ln -s ${outside.path} node_modules/.cache`,
    ]) {
      const buildCommand = `rm -rf node_modules; ${link}; mkdir dist; echo 0 > dist/count`;
      await site.deploy({ buildCommand });
      for (const entry of site.entries()) expect(readFileSync(entry).includes('secret of the host')).toBe(false);
      expect(await site.deploy({ buildCommand })).toMatchObject({ from: undefined });
    }
    expect(readFileSync(join(outside.path, '.cache/secret'), 'utf8')).toBe('secret of the host');
  },
);

test('an install that leads the place of the cache elsewhere gets nothing written there', async () => {
  using site = stage();
  using outside = temporaryFolder('outside');
  chmodSync(outside.path, 0o777);
  await site.deploy();
  symlinkSync(outside.path, join(site.repository.path, 'node_modules'));
  site.repository.git('add', '-f', 'node_modules');
  site.repository.commit({ 'page.html': 'x' });
  await site.deploy({ settings: { installCommand: '' } }).catch(() => {});
  await site.deploy().catch(() => {});
  expect(globSync('**/*', { cwd: outside.path })).toEqual([]);
});

test('a damaged cache is not used, and one beyond the limit is not kept', async () => {
  using site = stage();
  await site.deploy();
  for (const entry of site.entries()) {
    const bytes = readFileSync(entry);
    bytes[600] = (bytes[600] ?? 0) ^ 1;
    chmodSync(entry, 0o644);
    writeFileSync(entry, bytes);
  }
  expect(await site.deploy()).toMatchObject({ from: undefined, seen: 0 });
  expect(await site.deploy()).toMatchObject({ seen: 1 });
  const large = `${BUILD}; head -c 400000 /dev/zero > node_modules/.cache/zero`;
  using small = stage({ limits: { installBytes: 200_000 } });
  const first = await small.deploy({ buildCommand: BUILD });
  expect(first.seen).toBe(0);
  await small.deploy({ buildCommand: large });
  expect(await small.deploy({ buildCommand: large })).toMatchObject({ from: undefined, seen: 0 });
});
