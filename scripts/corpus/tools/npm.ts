import type { Fault } from '../spec.ts';
import { broken, common, DEPENDENCIES, depends, ENGINE, inManifest, script } from './manager-faults.ts';

export const NPM_FAULTS: readonly Fault[] = [
  ...common('package-lock.json', 'npm install', 'npm ci').filter(({ name }) => name !== 'workspace-version'),
  ENGINE,
  broken('package-lock.json', '{\n  "name": "site",\n  "lockfileVersion": 3,\n  "packages": {\n', 5),
  {
    name: 'no-lockfile',
    planted: 'There is no lockfile.',
    put: { 'package-lock.json': null },
    ...{
      cause: 'lockfile',
      says: 'The repository has no lockfile.',
      at: ['package-lock.json', null],
      or: [['package.json', null]],
      terms: ['lockfile'],
    },
  },
  {
    name: 'peers',
    planted: 'Two dependencies exclude each other.',
    ...{
      manifest: { dependencies: { 'left-hand': '^2.0.0', 'right-hand': '^3.1.0' } },
      put: { 'package-lock.json': null },
      run: 'npm install',
    },
    ...{
      cause: 'wrong-version',
      says: 'right-hand asks for left-hand ^1.0.0, and the project has 2.0.0.',
      ...inManifest('right-hand'),
      terms: ['left-hand'],
    },
  },
  {
    name: 'dependency-engine',
    planted: 'A dependency asks for an old Node.js, and the project is strict about it.',
    ...{
      manifest: depends({ 'old-timer': '^1.4.0' }),
      put: { 'package-lock.json': null, '.npmrc': 'engine-strict=true\n' },
      run: 'npm install',
    },
    ...{
      cause: 'engine',
      says: 'old-timer asks for Node.js below 12.',
      ...inManifest('old-timer'),
      terms: ['node'],
    },
  },
  {
    name: 'platform',
    planted: 'A dependency is for another system.',
    ...{ manifest: depends({ 'mac-only': '^1.0.0' }), put: { 'package-lock.json': null }, run: 'npm install' },
    ...{ cause: 'engine', says: 'mac-only is for macOS alone.', ...inManifest('mac-only'), terms: ['mac-only'] },
  },
  {
    name: 'host',
    planted: 'A scope is in a registry whose host does not exist.',
    manifest: depends({ '@acme/ui': '^1.0.0' }),
    put: { 'package-lock.json': null, '.npmrc': '@acme:registry=https://npm.acme.invalid/\nfetch-retries=0\n' },
    run: 'npm install',
    ...{
      cause: 'network',
      says: 'The host npm.acme.invalid cannot be reached.',
      at: ['.npmrc', 'npm.acme.invalid'],
      or: [
        ['.npmrc', null],
        ['package.json', '@acme/ui'],
      ],
      terms: ['npm.acme.invalid'],
    },
  },
  {
    name: 'busy',
    planted: 'The registry answers 503.',
    ...{
      manifest: depends({ 'busy-kit': '^1.0.0' }),
      put: { 'package-lock.json': null, '.npmrc': 'fetch-retries=0\n' },
      run: 'npm install',
    },
    ...{ cause: 'network', says: 'The registry answers 503 for busy-kit.', ...inManifest('busy-kit'), terms: ['503'] },
  },
  {
    name: 'forbidden',
    planted: 'The registry forbids a package.',
    ...{ manifest: depends({ '@acme/secret-kit': '^1.0.0' }), put: { 'package-lock.json': null }, run: 'npm install' },
    ...{
      cause: 'registry-access',
      says: 'The registry forbids @acme/secret-kit.',
      ...inManifest('secret-kit'),
      terms: ['secret-kit'],
    },
  },
  {
    name: 'git',
    planted: 'A dependency is in a Git repository whose host does not exist.',
    ...{
      manifest: depends({ 'acme-theme': 'git+https://git.acme.invalid/acme/theme.git' }),
      put: { 'package-lock.json': null },
      run: 'npm install',
    },
    ...{
      cause: 'network',
      says: 'The host git.acme.invalid cannot be reached.',
      ...inManifest('git.acme.invalid'),
      terms: ['git.acme.invalid'],
    },
  },
  {
    name: 'manager-version',
    planted: 'packageManager names a version that does not exist. The platform installs it without a word.',
    manifest: { dependencies: DEPENDENCIES, packageManager: 'yarn@4.99.0' },
    run: "npm install --silent --no-save --prefix '/srv/cache/tools/@yarnpkg+cli-dist@4.99.0' @yarnpkg/cli-dist@4.99.0",
    ...{
      cause: 'wrong-version',
      says: 'packageManager names yarn@4.99.0, which does not exist.',
      ...inManifest('packageManager'),
      terms: ['4.99.0'],
    },
  },
  {
    name: 'corepack-version',
    planted: 'packageManager names a version that does not exist, and Corepack asks for it.',
    manifest: { dependencies: DEPENDENCIES, packageManager: 'yarn@4.99.0' },
    run: 'corepack yarn install --immutable',
    ...{
      cause: 'wrong-version',
      says: 'packageManager names yarn@4.99.0, which does not exist.',
      ...inManifest('packageManager'),
      terms: ['4.99.0'],
    },
  },
  {
    name: 'workspace-name',
    planted: 'The command names a workspace that does not exist.',
    manifest: { workspaces: ['packages/*'], dependencies: DEPENDENCIES },
    put: {
      'apps/web/package.json': '{\n  "name": "web",\n  "version": "1.0.0",\n  "scripts": { "build": "node -e 1" }\n}\n',
    },
    stage: 'build',
    run: 'npm run build --workspace apps/web',
    ...{
      cause: 'missing-folder',
      says: "apps/web isn't in the root's workspaces.",
      at: ['package.json', 'workspaces'],
      or: [
        ['package.json', 'packages/*'],
        ['package.json', null],
      ],
      terms: ['apps/web'],
    },
  },
  script('script', 'npm run bild'),
  {
    name: 'manifest',
    planted: 'package.json is not JSON.',
    put: { 'package.json': '{\n  "name": "site",\n  "scripts": {\n    "build": "node build.js",\n  }\n}\n' },
    run: 'npm install',
    ...{
      cause: 'syntax',
      says: 'package.json is not valid JSON.',
      at: ['package.json', 5],
      or: [
        ['package.json', 4],
        ['package.json', null],
      ],
      terms: ['package.json'],
    },
  },
];
