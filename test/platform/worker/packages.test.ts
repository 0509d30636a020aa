import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readProject } from '../../../src/platform/worker/packages.ts';
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
])('%s tells how to install', async (_, files, expected) => {
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

test('a folder of a monorepo is installed where the lockfile is', async () => {
  const files = {
    'package.json': '{"packageManager":"pnpm@9.1.0"}',
    'pnpm-lock.yaml': '',
    'web/package.json': '{"scripts":{"build":"x"}}',
  };
  const { tool, installDir, hasBuildScript } = await project(files, 'web');
  expect({ tool, hasBuildScript }).toEqual({ tool: 'pnpm@9.1.0', hasBuildScript: true });
  expect(installDir.endsWith('/web')).toBe(false);
});

test('without a package.json there is nothing to install', async () => {
  expect(await project({ 'index.html': '', 'yarn.lock': '' })).toMatchObject({
    install: undefined,
    hasBuildScript: false,
  });
});

test('a package.json that is no JSON is left to the package manager', async () => {
  expect(await project({ 'package.json': '{' })).toMatchObject({ install: 'npm install', hasBuildScript: false });
});
