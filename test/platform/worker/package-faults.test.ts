import { join } from 'node:path';
import { expect, test } from 'vitest';
import { explainFailure, type FailureFacts } from '../../../src/diagnosis/explain.ts';
import { diagnosticsOf } from '../../../src/platform/worker/faults/index.ts';
import { packageFault } from '../../../src/platform/worker/faults/packages/index.ts';
import { SOURCE_LIMITS, Sources } from '../../../src/platform/worker/files/sources.ts';
import { FakeClock } from '../../support/clock.ts';
import { createRepository } from '../../support/repositories.ts';

const INSTALL = { stage: 'install', code: 'install_failed', exitCode: 1 } as const;
const BUILD = { stage: 'build', code: 'build_failed', exitCode: 127 } as const;

/** A package.json as people write it, a member a line. */
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const SITE = json({ name: 'site', scripts: { build: 'vite build' }, dependencies: { 'left-pad': '^1.0.0' } });

interface Asked {
  readonly files: Readonly<Record<string, string>>;
  readonly facts: FailureFacts;
  readonly folder?: string;
  readonly limits?: typeof SOURCE_LIMITS;
}

/** The place and the words of the finding, and the headline of a record that has it. */
async function faultIn({ files, facts, folder = '', limits = SOURCE_LIMITS }: Asked) {
  using repository = createRepository({ 'README.md': 'A site\n', ...files });
  const sources = new Sources(repository.path, new FakeClock(), limits);
  const fault = await packageFault(facts, sources, join(repository.path, folder));
  if (!fault) return undefined;
  const { headline, cause } = explainFailure({ ...facts, diagnostics: [fault] });
  return { place: `${fault.file}:${fault.line}`, headline, cause };
}

test('a dependency that the registry does not have is found in the package.json that names it', async () => {
  const log = ['npm error code E404', "npm error 404  'left-pdd@^1.0.0' is not in this registry."];
  const files = {
    'package.json': json({ name: 'root', workspaces: ['packages/*'] }),
    'packages/ui/package.json': json({ name: '@acme/ui', devDependencies: { 'left-pdd': '^1.0.0' } }),
  };
  expect(await faultIn({ files, facts: { ...INSTALL, log } })).toEqual({
    place: 'packages/ui/package.json:4',
    headline: 'Install failed: the package "left-pdd@^1.0.0" is not in the registry (exit code 1)',
    cause: 'package-not-found',
  });
});

test.each([
  ['npm', 'npm error gyp ERR! ', '/builds/source'],
  ['Yarn 1', 'gyp ERR! ', '/builds/source'],
  ['pnpm', '.../node_modules/node-sass install: gyp ERR! ', '/builds/source/node_modules/.pnpm/node-sass@4.14.1'],
])('a native package that %s cannot compile is found in package.json', async (_, prefix, folder) => {
  const log = [
    `${prefix}find Python You need to install the latest version of Python.`,
    `${prefix}cwd ${folder}/node_modules/node-sass`,
  ];
  const files = { 'package.json': json({ name: 'site', devDependencies: { 'node-sass': '^4.12.0' } }) };
  expect(await faultIn({ files, facts: { ...INSTALL, log } })).toEqual({
    place: 'package.json:4',
    headline: 'Install failed: the native package "node-sass" could not be compiled (exit code 1)',
    cause: 'node-gyp',
  });
});

test('a native package whose headers cannot be fetched is found in package.json, with the host', async () => {
  const log = [
    'gyp http GET https://nodejs.org/download/release/v24.21.0/node-v24.21.0-headers.tar.gz',
    'gyp ERR! stack Error: This is most likely not a problem with node-gyp or the package itself and',
    'gyp ERR! stack is related to network connectivity. In most cases you are behind a proxy or have bad',
    'gyp ERR! cwd /builds/source/node_modules/deasync',
  ];
  const files = { 'package.json': json({ name: 'site', dependencies: { deasync: '^0.1.0' } }) };
  expect(await faultIn({ files, facts: { ...INSTALL, log } })).toEqual({
    place: 'package.json:4',
    headline: 'Install failed: the network failed: nodejs.org cannot be reached (exit code 1)',
    cause: 'network',
  });
});

test('of scripts that pnpm runs in packages, the one that failed is found in package.json', async () => {
  const files = { 'package.json': json({ name: 'site', dependencies: { inks: '^1.0.0', sharp: '^0.31.0' } }) };
  const failing = (...words: readonly string[]) => [
    '.../node_modules/inks postinstall$ node setup.js',
    '.../sharp@0.31.3/node_modules/sharp install$ node install/libvips',
    '.../node_modules/inks postinstall: Done',
    ...words.map((each) => `.../sharp@0.31.3/node_modules/sharp install: ${each}`),
    ' ELIFECYCLE  Command failed with exit code 1.',
  ];
  expect(await faultIn({ files, facts: { ...INSTALL, log: failing('Error: no room', 'Failed') } })).toEqual({
    place: 'package.json:5',
    headline:
      'Install failed: the package "sharp" fails in its install (node install/libvips): Error: no room (exit code 1)',
    cause: 'install-script',
  });
  const unreachable = failing('sharp: Installation error: getaddrinfo ENOTFOUND github.com', 'Failed');
  expect(await faultIn({ files, facts: { ...INSTALL, log: unreachable } })).toMatchObject({
    place: 'package.json:5',
    cause: 'network',
  });
});

test('a dependency on a workspace names the version that it has, and the one that is asked for', async () => {
  const log = [' ERR_PNPM_FETCH_404  GET http://localhost:4873/@acme%2Fui: Not Found - 404'];
  const files = {
    'package.json': json({ name: 'site', dependencies: { '@acme/ui': '^1.0.0' } }),
    'packages/ui/package.json': json({ name: '@acme/ui', version: '2.0.0' }),
  };
  expect(await faultIn({ files, facts: { ...INSTALL, log } })).toEqual({
    place: 'package.json:4',
    headline:
      'Install failed: "@acme/ui" is a workspace of this repository (packages/ui) in version 2.0.0, and package.json asks for ^1.0.0 (exit code 1)',
    cause: 'workspace-version',
  });
});

test('a package that a dependency brings is found at that dependency', async () => {
  const packages = {
    '': { dependencies: { 'left-pad': '^1.0.0' } },
    'node_modules/left-pad': { dependencies: { middle: '1' } },
    'node_modules/middle': { dependencies: { deep: '^3.0.0' } },
  };
  const files = { 'package.json': SITE, 'package-lock.json': json({ lockfileVersion: 3, packages }) };
  const log = ['npm error code ETARGET', 'npm error notarget No matching version found for deep@^3.0.0.'];
  expect(await faultIn({ files, facts: { ...INSTALL, log } })).toMatchObject({
    place: 'package.json:7',
    headline: 'Install failed: no version of "deep@^3.0.0" fits; left-pad brings it (exit code 1)',
  });
});

test.each([
  ['npm run clean && npm run --silent build:page', 'package.json:5'],
  ['run-s clean build:page', 'package.json:5'],
  ['cross-env A=1 pnpm build:page', 'package.json:5'],
  // Another command, and another script: nothing calls it.
  ['build:page && npm run build:pages', 'package.json:3'],
])('a script that package.json lacks is found where %s calls it', async (build, place) => {
  const files = {
    'package.json': json({ name: 'site', scripts: { clean: 'rm -rf out', build, 'build:pages': 'true' } }),
  };
  const log = ['npm error Missing script: "build:page"'];
  expect(await faultIn({ files, facts: { ...BUILD, log } })).toEqual({
    place,
    headline: 'Build failed: package.json has no script "build:page"; there are build:pages, build (exit code 127)',
    cause: 'missing-script',
  });
});

test('of what a lockfile lacks, the dependency that package.json names is shown', async () => {
  const log = [
    'npm error `npm ci` can only install packages when your package.json and package-lock.json are in sync.',
    'npm error Missing: deep@3.1.0 from lock file',
    'npm error Missing: left-pad@1.3.0 from lock file',
  ];
  const files = { 'package.json': SITE, 'package-lock.json': json({ lockfileVersion: 3 }) };
  expect(await faultIn({ files, facts: { ...INSTALL, log } })).toMatchObject({
    place: 'package.json:7',
    headline:
      'Install failed: package-lock.json does not fit package.json, which asks for left-pad ^1.0.0 (exit code 1)',
  });
});

test('a dependency of a dependency that the lockfile lacks is not taken for the one of the project with its name', async () => {
  const dependencies = { 'is-odd': '^3.0.1', 'is-even': '^1.0.0' };
  const npm = [
    'npm error `npm ci` can only install packages when your package.json and package-lock.json are in sync.',
    'npm error Missing: is-even@1.0.0 from lock file',
    'npm error Missing: is-odd@0.1.2 from lock file',
  ];
  const packages = { '': { name: 'site', dependencies: { 'is-odd': '^3.0.1' } }, 'node_modules/is-odd': {} };
  const yarn = [
    '➤ YN0028: │ +    is-odd: "npm:^0.1.2"',
    '➤ YN0028: │ +    is-even: "npm:^1.0.0"',
    '➤ YN0028: │ The lockfile would have been modified by this install, which is explicitly forbidden.',
  ];
  const manifest = json({ name: 'site', dependencies });
  const ofNpm = { 'package.json': manifest, 'package-lock.json': json({ lockfileVersion: 3, packages }) };
  const ofYarn = { 'package.json': manifest, 'yarn.lock': '"is-odd@npm:^3.0.1":\n  version: 3.0.1\n' };
  for (const [files, log] of [
    [ofNpm, npm],
    [ofYarn, yarn],
  ] as const)
    expect((await faultIn({ files, facts: { ...INSTALL, log } }))?.place).toBe('package.json:5');
});

test('a lockfile that ends in the middle is not called missing', async () => {
  const log = ['npm error The `npm ci` command can only install with an existing package-lock.json or'];
  const files = { 'package.json': SITE, 'package-lock.json': '{\n  "lockfileVersion": 3,\n  "packages": {\n' };
  const fault = await faultIn({ files, facts: { ...INSTALL, log } });
  expect(fault).toMatchObject({ place: 'package-lock.json:4', cause: 'lockfile-broken' });
  expect(fault?.headline).toMatch(/^Install failed: package-lock\.json is not valid JSON: /);
});

test('yarn.lock is read for what it lacks, because Yarn 1 does not say it', async () => {
  const log = ['error Your lockfile needs to be updated, but yarn was run with `--frozen-lockfile`.'];
  const dependencies = { 'left-pad': '^1.0.0', 'right-pad': '^2.0.0' };
  const files = { 'package.json': json({ dependencies }), 'yarn.lock': 'left-pad@^1.0.0:\n  version "1.3.0"\n' };
  expect((await faultIn({ files, facts: { ...INSTALL, log } }))?.place).toBe('package.json:4');
});

test('a lockfile with the markers of a merge is not called missing', async () => {
  const log = ['npm error The `npm ci` command can only install with an existing package-lock.json or'];
  const files = { 'package.json': SITE, 'package-lock.json': '{\n<<<<<<< HEAD\n  "a": 1\n=======\n>>>>>>> b\n}\n' };
  expect(await faultIn({ files, facts: { ...INSTALL, log } })).toEqual({
    place: 'package-lock.json:2',
    headline: 'Install failed: package-lock.json has the conflict markers of a merge (exit code 1)',
    cause: 'conflict-markers',
  });
});

test('the range of engines that excludes this Node.js is shown, in the words of the project', async () => {
  const log = [
    'npm error code EBADENGINE',
    'npm error engine Not compatible with your version of node/npm: site@1.0.0',
    'npm error notsup Required: {"node":">=30"}',
    'npm error notsup Actual:   {"node":"v24.21.0","npm":"11.19.1"}',
  ];
  const files = { 'package.json': json({ name: 'site', engines: { node: '>=30' } }) };
  expect(await faultIn({ files, facts: { ...INSTALL, log } })).toMatchObject({
    place: 'package.json:4',
    headline: 'Install failed: the project asks for Node.js >=30, and the build runs v24.21.0 (exit code 1)',
  });
});

test('the script is shown that runs a command which is not there', async () => {
  const log = ['$ npm run build', 'sh: 1: vite: not found'];
  expect((await faultIn({ files: { 'package.json': SITE }, facts: { ...BUILD, log } }))?.place).toBe('package.json:4');
});

test.each([
  [
    'package.json of npm',
    { 'package.json': json({ workspaces: ['packages/*'] }), 'package-lock.json': '{}' },
    'package.json:2',
  ],
  [
    'pnpm-workspace.yaml',
    { 'package.json': '{}', 'pnpm-lock.yaml': '', 'pnpm-workspace.yaml': "# ours\npackages:\n  - 'packages/*'\n" },
    'pnpm-workspace.yaml:2',
  ],
])('an app outside of the workspaces in the %s is not asked to add a package', async (_, files, place) => {
  const log = ['$ npm run build', 'sh: 1: vite: not found'];
  const app = { 'apps/web/package.json': SITE };
  const asked = { facts: { ...BUILD, log }, folder: 'apps/web' };
  expect(await faultIn({ ...asked, files: { ...files, ...app } })).toMatchObject({
    place,
    cause: 'outside-workspaces',
  });
  const inside = { 'packages/web/package.json': SITE };
  const found = await faultIn({ ...asked, files: { ...files, ...inside }, folder: 'packages/web' });
  expect(found).toMatchObject({ place: 'packages/web/package.json:4', cause: 'command-not-found' });
});

test('the last words of a package manager that no rule knows are placed by the dependency that they name', async () => {
  const log = ['resolving', 'fatal: left-pad@^1.0.0 vanished from the mirror'];
  expect(await faultIn({ files: { 'package.json': SITE }, facts: { ...INSTALL, log } })).toMatchObject({
    place: 'package.json:7',
    headline: 'Install failed: package.json:7: fatal: left-pad@^1.0.0 vanished from the mirror (exit code 1)',
  });
});

test('a file of JSON that the log names and that does not parse is the cause', async () => {
  const log = ['runner: cannot load wagon.json'];
  const files = { 'wagon.json': '{\n  "tasks": [\n}\n', 'package.json': SITE };
  expect(await faultIn({ files, facts: { ...BUILD, exitCode: 1, log } })).toMatchObject({
    place: 'wagon.json:3',
    cause: 'settings-invalid',
  });
});

test('without a known place, and beyond the limits of sources, there is no finding', async () => {
  const log = ['npm error code ETARGET', 'npm error notarget No matching version found for deep@^3.0.0.'];
  expect(await faultIn({ files: { 'package.json': SITE }, facts: { ...INSTALL, log } })).toBeUndefined();
  const known = ['npm error notarget No matching version found for left-pad@^1.0.0.'];
  const limits = { ...SOURCE_LIMITS, files: 0 };
  expect(await faultIn({ files: { 'package.json': SITE }, facts: { ...INSTALL, log: known }, limits })).toBeUndefined();
});

test('one fault is one finding: what only the words of the log place is left out', async () => {
  using repository = createRepository({ 'package.json': SITE });
  const log = [
    'npm error code ETARGET',
    'npm error notarget No matching version found for left-pad@^1.0.0.',
    'npm error notarget In most cases you or one of your dependencies are requesting',
    "npm error notarget a package version that doesn't exist.",
  ];
  const { path: root } = repository;
  const origin = { root, folder: root, command: 'install', clock: new FakeClock() } as const;
  const found = await diagnosticsOf({ ...INSTALL, log }, origin);
  expect(found.map(({ file, code }) => [file, code])).toEqual([['package.json', 'version-not-found']]);
});

test('a registry that cannot be reached is found where a file names it', async () => {
  const log = [
    'npm error network request to https://npm.acme.invalid/@acme/ui/-/ui-2.0.0.tgz failed, reason: getaddrinfo ENOTFOUND npm.acme.invalid',
  ];
  const lockfile = json({
    lockfileVersion: 3,
    packages: {
      'node_modules/left-pad': { resolved: 'https://npm.acme.invalid/left-pad/-/left-pad-1.3.0.tgz' },
      'node_modules/@acme/ui': { resolved: 'https://npm.acme.invalid/@acme/ui/-/ui-2.0.0.tgz' },
    },
  });
  const files = {
    'package.json': json({ name: 'site', dependencies: { '@acme/ui': '^2.0.0' } }),
    'package-lock.json': lockfile,
  };
  const line = lockfile.split('\n').findIndex((text) => text.includes('@acme/ui/-/')) + 1;
  const headline = 'Install failed: the network failed: npm.acme.invalid cannot be reached (exit code 1)';
  const inLockfile = { place: `package-lock.json:${line}`, headline, cause: 'network' };
  expect(await faultIn({ files, facts: { ...INSTALL, log } })).toEqual(inLockfile);
  const settings = { ...files, '.npmrc': '; ours\n@acme:registry=https://npm.acme.invalid/\n' };
  expect(await faultIn({ files: settings, facts: { ...INSTALL, log } })).toMatchObject({ place: '.npmrc:2' });
  const yarn = [
    'info There appears to be trouble with your network connection. Retrying...',
    'error Error: getaddrinfo ENOTFOUND npm.acme.invalid',
    '    at GetAddrInfoReqWrap.onlookup [as oncomplete] (node:dns:109:26)',
    'info Visit https://yarnpkg.com/en/docs/cli/install for documentation about this command.',
  ];
  const entry =
    '"@acme/ui@^2.0.0":\n  version "2.0.0"\n  resolved "https://npm.acme.invalid/@acme/ui/-/ui-2.0.0.tgz#1"\n';
  const yarnFiles = { 'package.json': files['package.json'], 'yarn.lock': `# yarn lockfile v1\n\n\n${entry}` };
  expect(await faultIn({ files: yarnFiles, facts: { ...INSTALL, log: yarn } })).toMatchObject({ place: 'yarn.lock:6' });
  // The usual registry is no fault of a file.
  const usual = log.map((each) => each.replaceAll('npm.acme.invalid', 'registry.npmjs.org'));
  expect(await faultIn({ files, facts: { ...INSTALL, log: usual } })).toMatchObject({ place: 'package.json:4' });
});

test('an install script that cannot fetch is found at the dependency that brings it, and not at the address of a sponsor', async () => {
  const log = [
    'npm error code 1',
    'npm error path /builds/work/root/source/node_modules/sharp',
    'npm error command failed',
    'npm error command sh -c (node install/libvips && node install/dll-copy && prebuild-install) || (node-gyp rebuild)',
    'npm error sharp: Downloading https://github.com/lovell/sharp-libvips/releases/download/v8.13.3/libvips-8.13.3-linux-x64.tar.br',
    'npm error sharp: Please see https://sharp.pixelplumbing.com/install for required dependencies',
    'npm error sharp: Installation error: getaddrinfo ENOTFOUND github.com',
  ];
  const lockfile = json({
    lockfileVersion: 3,
    packages: {
      '': { dependencies: { gatsby: '^5.0.0' } },
      'node_modules/gatsby': {
        version: '5.0.0',
        funding: { url: 'https://github.com/sponsors/x' },
        dependencies: { sharp: '^0.31.0' },
      },
      'node_modules/sharp': { version: '0.31.0', resolved: 'https://registry.npmjs.org/sharp/-/sharp-0.31.0.tgz' },
    },
  });
  const files = {
    'package.json': json({ name: 'site', dependencies: { gatsby: '^5.0.0' } }),
    'package-lock.json': lockfile,
  };
  expect(await faultIn({ files, facts: { ...INSTALL, log } })).toMatchObject({
    place: 'package.json:4',
    cause: 'network',
  });
});
