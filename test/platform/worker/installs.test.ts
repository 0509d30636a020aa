import { chmodSync, mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changesSince, snapshotOf } from '../../../src/platform/worker/installs/index.ts';
import { boundTo, isDecisive } from '../../../src/platform/worker/installs/key.ts';
import { installStage } from '../../support/installs.ts';
import { temporaryFolder } from '../../support/temporary.ts';

test('a second deployment gets all that the install of the first wrote, also outside of node_modules', async () => {
  using site = installStage();
  const first = await site.deploy();
  const second = await site.deploy();
  expect(first).toMatchObject({ from: undefined, found: 'tool\nmade\nchanged\nhome\n/etc/hostname\n' });
  expect(second).toMatchObject({ from: first.id, stamp: first.stamp, found: first.found });
});

test.each([
  ['packages/a/package.json', true],
  ['pnpm-lock.yaml', true],
  ['apps/web/.npmrc', true],
  ['patches/left-pad@1.0.0.patch', true],
  ['.yarn/releases/yarn-4.5.0.cjs', true],
  ['vendor/lib-1.0.0.tgz', true],
  ['src/package.json.ts', false],
  ['README.md', false],
])('%s decides what is installed: %s', (path, decides) => {
  expect(isDecisive({ mode: '100644', id: '0', path })).toBe(decides);
});

test.each([
  ['npm ci', {}, undefined],
  ['pnpm install --frozen-lockfile --ignore-scripts', { scripts: { build: 'vite build' } }, undefined],
  ['npm ci', { scripts: { prepare: 'husky || true', postinstall: 'patch-package' } }, undefined],
  ['npm ci', { devDependencies: { lib: 'workspace:*', other: '^1.0.0' } }, undefined],
  ['npm ci && make', {}, '`npm ci && make` can read any file'],
  ['npm ci', { scripts: { prepare: 'tsc' } }, '`a/package.json` has the script `prepare`'],
  ['npm ci', { scripts: { postinstall: 'husky; cp a b' } }, '`a/package.json` has the script `postinstall`'],
  ['npm ci', { dependencies: { lib: 'file:../lib' } }, '`a/package.json` depends on a folder of the repository'],
  ['yarn', { dependencies: { lib: './lib' } }, '`a/package.json` depends on a folder of the repository'],
  ['npm ci', { dependenciesMeta: { lib: { injected: true } } }, '`a/package.json` has injected dependencies'],
  ['npm ci', { bin: { husky: './evil.js' } }, '`a/package.json` has programs'],
  ['npm ci', { directories: { bin: 'tools' } }, '`a/package.json` has programs'],
  ['npm ci', undefined, '`a/package.json` cannot be read'],
] as const)('the result of `%s` with %o belongs to one commit because of: %s', (command, value, reason) => {
  expect(boundTo(command, [], [{ path: 'a/package.json', text: value && JSON.stringify(value) }])).toBe(reason);
});

test.each([
  ['.npmrc', '//r.example/:_authToken=x\nnode-options=--max-old-space-size=4096\n', false],
  ['.npmrc', 'pnpmfile=tools/hooks.cjs', true],
  ['.npmrc', 'node-options=--require=./tools/hook.cjs', true],
  ['.npmrc', undefined, true],
  ['pnpm-workspace.yaml', 'packages:\n  - packages/*\ncatalog:\n  path-to-regexp: ^8.0.0\n', false],
  ['pnpm-workspace.yaml', 'pnpmfile: tools/hooks.cjs', true],
  ['.yarnrc.yml', 'yarnPath: .yarn/releases/yarn-4.5.0.cjs\nplugins:\n  - path: .yarn/plugins/p.cjs\n', false],
  ['.yarnrc.yml', 'plugins:\n  - path: ./tools/plugin.cjs\n', true],
  ['.yarnrc', 'yarn-path "tools/yarn.js"', true],
  ['bunfig.toml', 'preload = ["./hook.ts"]', true],
])('%s with %j can name a file to run, which is not decisive: %s', (path, text, isBound) => {
  const reason = isBound ? `\`${path}\` can name a file to run` : undefined;
  expect(boundTo('npm ci', [], [{ path, text }])).toBe(reason);
});

test.each([
  ['.pnpmfile.cjs'],
  ['.pnp.cjs'],
  ['.yarn/releases/yarn-4.5.0.cjs'],
  ['.yarn/plugins/p.cjs'],
  ['node_modules/.bin/npx'],
])('%s of the commit makes the result belong to one commit', (path) => {
  const file = { mode: '100755', id: '0', path };
  expect(isDecisive(file)).toBe(true);
  expect(boundTo('npm ci', [file], [])).toBe(`\`${path}\` can read any file`);
});

test('a link among the decisive files makes the result belong to one commit', () => {
  const link = { mode: '120000', id: '0', path: '.npmrc' };
  expect(boundTo('npm ci', [link], [])).toBe('`.npmrc` is a link, or has an unusual name');
});

test('changes are new paths, changed files and the number of removed ones, and a new folder stands for its contents', () => {
  using folder = temporaryFolder('changes');
  const path = (name: string) => join(folder.path, name);
  mkdirSync(path('in/deep'), { recursive: true });
  for (const name of ['same', 'in/old', 'in/deep/gone', 'in/moved', 'touched']) writeFileSync(path(name), 'x');
  symlinkSync('in', path('link'));
  const before = snapshotOf(folder.path);
  if (!before) throw new Error('no snapshot');
  expect(changesSince(before, folder.path)).toEqual({ made: [], changed: [], removed: 0 });
  writeFileSync(path('in/old'), 'longer');
  utimesSync(path('touched'), 1, 1);
  rmSync(path('in/deep/gone'));
  renameSync(path('in/moved'), path('moved'));
  mkdirSync(path('node_modules/a'), { recursive: true });
  chmodSync(path('same'), 0o644);
  const found = changesSince(before, folder.path);
  expect([...(found?.made ?? [])].sort()).toEqual(['moved', 'node_modules']);
  expect([...(found?.changed ?? [])].sort()).toEqual(['in/old', 'touched']);
  expect(found?.removed).toBe(2);
});
