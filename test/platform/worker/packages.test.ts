import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BuildFailure } from '../../../src/platform/shared/types.ts';
import { PACKAGE_JSON_BYTES } from '../../../src/platform/worker/files/package-json.ts';
import { LOCKFILE_HEAD_BYTES, readProject } from '../../../src/platform/worker/files/packages.ts';
import { createRepository, type Files } from '../../support/repositories.ts';

async function project(files: Files, folder = '.') {
  using repository = createRepository(files);
  return await readProject(join(repository.path, folder), repository.path);
}

test.each<[string, Files, { manager: string; tool?: string; install?: string }]>([
  ['a package-lock.json', { 'package-lock.json': '{}' }, { manager: 'npm', install: 'npm ci' }],
  ['a shrinkwrap', { 'npm-shrinkwrap.json': '{}' }, { manager: 'npm', install: 'npm ci' }],
  ['no lockfile', {}, { manager: 'npm', install: 'npm install' }],
  [
    'a pnpm lockfile of version 9',
    { 'pnpm-lock.yaml': "lockfileVersion: '9.0'\n" },
    { manager: 'pnpm', tool: 'pnpm@10', install: 'pnpm install --frozen-lockfile' },
  ],
  [
    'a pnpm lockfile of version 6',
    { 'pnpm-lock.yaml': "lockfileVersion: '6.0'\n" },
    { manager: 'pnpm', tool: 'pnpm@8' },
  ],
  [
    'a classic yarn lockfile',
    { 'yarn.lock': '# yarn lockfile v1\n' },
    { manager: 'yarn', tool: 'yarn@1', install: 'yarn install --frozen-lockfile' },
  ],
  [
    'a modern yarn lockfile',
    { 'yarn.lock': '__metadata:\n  version: 8\n' },
    { manager: 'yarn', tool: '@yarnpkg/cli-dist@4.12', install: 'yarn install --immutable' },
  ],
  ['a bun lockfile', { 'bun.lock': '{}' }, { manager: 'bun', tool: 'bun@1', install: 'bun install --frozen-lockfile' }],
])('%s decides how to install', async (_, files, expected) => {
  expect(await project({ 'package.json': '{}', ...files })).toMatchObject(expected);
});

test.each([
  ['pnpm@9.1.0+sha512.abc', 'pnpm-lock.yaml', 'pnpm@9.1.0'],
  ['yarn@1.22.22', 'yarn.lock', 'yarn@1.22.22'],
  ['yarn@4.5.0', 'yarn.lock', '@yarnpkg/cli-dist@4.5.0'],
  ['pnpm@$(id)', 'pnpm-lock.yaml', 'pnpm@10'],
  ['pnpm@9.1.0; id', 'pnpm-lock.yaml', 'pnpm@9.1.0'],
])('packageManager %s picks the version', async (packageManager, lockfile, tool) => {
  expect((await project({ 'package.json': JSON.stringify({ packageManager }), [lockfile]: '' })).tool).toBe(tool);
});

test.each([
  ['pnpm@10.2.0', { manager: 'pnpm', tool: 'pnpm@10.2.0', install: 'pnpm install --no-frozen-lockfile' }],
  ['yarn@1.22.22', { manager: 'yarn', tool: 'yarn@1.22.22', install: 'yarn install' }],
  ['yarn@4.9.2', { manager: 'yarn', tool: '@yarnpkg/cli-dist@4.9.2', install: 'yarn install --no-immutable' }],
  ['bun@1.2.0', { manager: 'bun', tool: 'bun@1.2.0', install: 'bun install' }],
  ['npm@10.0.0', { manager: 'npm', tool: undefined, install: 'npm install' }],
])('packageManager %s installs without a lockfile too', async (packageManager, expected) => {
  expect(await project({ 'package.json': JSON.stringify({ packageManager }) })).toMatchObject(expected);
});

test('a folder of a monorepo is installed in the folder of the lockfile', async () => {
  const files = {
    'package.json': '{"packageManager":"pnpm@9.1.0"}',
    'pnpm-lock.yaml': '',
    'web/package.json': '{"scripts":{"build":"x"}}',
  };
  const { tool, installDir, packageJson } = await project(files, 'web');
  expect(tool).toBe('pnpm@9.1.0');
  expect(packageJson?.value).toEqual({ scripts: { build: 'x' } });
  expect(installDir.endsWith('/web')).toBe(false);
});

test('a folder without a package.json has the packages of the nearest above it', async () => {
  const files = { 'package.json': '{"scripts":{"build":"x"}}', 'yarn.lock': '', 'apps/shop/project.json': '{}' };
  const found = await project(files, 'apps/shop');
  const install = 'yarn install --frozen-lockfile';
  expect(found).toMatchObject({ manager: 'yarn', install, packageJson: undefined });
  expect(found.installDir.endsWith('/shop')).toBe(false);
});

test('without a package.json there is nothing to install', async () => {
  expect(await project({ 'index.html': '', 'yarn.lock': '' })).toMatchObject({
    install: undefined,
    packageJson: undefined,
  });
});

/** Returns the failure of reading a project: code, message, and the place of its finding. */
async function failureOf(files: Files, folder = '.') {
  const thrown: unknown = await project(files, folder).catch((error) => error);
  if (!(thrown instanceof BuildFailure)) throw new Error('the project was read');
  const { code, message, diagnostics } = thrown.facts;
  const [finding] = diagnostics;
  expect(finding?.message).toBe(message);
  return [code, message, `${finding?.file}:${finding?.line}:${finding?.column}`];
}

const MISSING_COMMA = '{\n  "name": "site"\n  "scripts": { "build": "vite build" }\n}\n';

test.each<[string, string, string, string]>([
  ['with a comma missing', MISSING_COMMA, '"," or "}" is missing', '2:17'],
  ['with a comma too many', '{\n  "private": true,\n}', 'expected a name in double quotes, found "}"', '3:1'],
  ['without a value', '{ "scripts": }', 'expected a value, found "}"', '1:14'],
  ['that ends too early', '{\n  "scripts": {', 'expected a name in double quotes, found the end', '2:15'],
  ['with a comment', '{\n  // ours\n}', 'expected a name in double quotes, found "/"', '2:3'],
  ['that is empty', '', 'expected a value, found the end', '1:1'],
  [
    'with an error after a duplicate name',
    '{\n"a": 1,\n"a": 2,\n}',
    'expected a name in double quotes, found "}"',
    '4:1',
  ],
])('a package.json %s is refused with the place of the error', async (_, text, why, place) => {
  const [line, column] = place.split(':');
  expect(await failureOf({ 'package.json': text })).toEqual([
    'package_json_invalid',
    `The file \`package.json\` is not valid JSON: ${why} (line ${line}, column ${column})`,
    `package.json:${place}`,
  ]);
});

test('a package.json with the markers of a merge is refused at the first of them', async () => {
  expect(await failureOf({ 'package.json': '{\n<<<<<<< HEAD\n}' })).toEqual([
    'package_json_invalid',
    'The file `package.json` has the conflict markers of a merge (line 2, column 1)',
    'package.json:2:1',
  ]);
});

test.each([['[]'], ['null'], ['"text"'], ['1']])('a package.json that is %s is refused', async (text) => {
  const message = 'The file `package.json` is not a JSON object';
  expect(await failureOf({ 'package.json': text })).toEqual(['package_json_invalid', message, 'package.json:1:1']);
});

test('a package.json with a byte order mark and a duplicate name is read', async () => {
  const text = '\ufeff{"scripts":{"build":"one"},"scripts":{"build":"two"}}';
  expect(await project({ 'package.json': text })).toMatchObject({
    packageJson: { value: { scripts: { build: 'two' } } },
  });
});

test('a package.json at its size limit is read, and a larger one is refused', async () => {
  const ofBytes = (bytes: number) => ({ 'package.json': `{"scripts":{"build":"x"}}`.padEnd(bytes) });
  expect(await project(ofBytes(PACKAGE_JSON_BYTES))).toMatchObject({ packageJson: { file: 'package.json' } });
  expect(await failureOf(ofBytes(PACKAGE_JSON_BYTES + 1))).toEqual([
    'package_json_invalid',
    'The file `package.json` is larger than 1 MiB',
    'package.json:1:1',
  ]);
});

test('a broken package.json next to the lockfile of a monorepo is refused with its path', async () => {
  const files = { 'app/package.json': '{', 'app/yarn.lock': '', 'app/web/package.json': '{}' };
  expect((await failureOf(files, 'app/web')).at(-1)).toBe('app/package.json:1:2');
});

test('only the beginning of a lockfile is read, whatever its size', async () => {
  const head = "lockfileVersion: '6.0'\n";
  const late = `${'#'.repeat(LOCKFILE_HEAD_BYTES)}\n${head}`;
  expect(await project({ 'package.json': '{}', 'pnpm-lock.yaml': late })).toMatchObject({ tool: 'pnpm@10' });
  using repository = createRepository({ 'package.json': '{}', 'pnpm-lock.yaml': head });
  truncateSync(join(repository.path, 'pnpm-lock.yaml'), 3 * 1024 ** 3);
  expect(await readProject(repository.path, repository.path)).toMatchObject({ tool: 'pnpm@8' });
});
