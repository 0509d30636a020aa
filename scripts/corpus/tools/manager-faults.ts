import type { Fault } from '../spec.ts';

/** Package managers, with the registry in `registry.ts`. */
export const DEPENDENCIES = { 'left-hand': '^1.0.0' };

export const depends = (dependencies: Readonly<Record<string, string>>) => ({
  dependencies: { ...DEPENDENCIES, ...dependencies },
});

export const inManifest = (text: string): Pick<Fault, 'at' | 'or'> => ({
  at: ['package.json', text],
  or: [['package.json', null]],
});

/** A lockfile that cannot be read. */
export function broken(lockfile: string, text: string, line: number | null = null): Fault {
  return {
    name: 'broken-lockfile',
    planted: 'The lockfile cannot be read.',
    put: { [lockfile]: text },
    ...{ cause: 'lockfile', says: `${lockfile} cannot be read.`, at: [lockfile, line], terms: ['lock'] },
  };
}

/** Faults that every manager reports in its own words. `install` also works without a lockfile. */
export function common(lockfile: string, install: string, frozen: string): readonly Fault[] {
  const lockfileAt: Pick<Fault, 'at' | 'or'> = {
    at: [lockfile, null],
    or: [
      ['package.json', 'right-hand'],
      ['package.json', null],
    ],
  };
  return [
    {
      name: 'outdated',
      planted: 'package.json has a dependency that the lockfile lacks.',
      ...{ manifest: depends({ 'right-hand': '^3.1.0' }), run: frozen, ...lockfileAt },
      ...{
        cause: 'lockfile',
        says: 'The lockfile does not fit package.json: it lacks right-hand.',
        terms: ['lock'],
      },
    },
    {
      name: 'unknown-package',
      planted: 'A dependency is misspelt.',
      ...{
        manifest: depends({ 'left-hnad': '^1.0.0' }),
        put: { [lockfile]: null },
        run: install,
        ...inManifest('left-hnad'),
      },
      ...{ cause: 'missing-package', says: 'The package left-hnad is not in the registry.', terms: ['left-hnad'] },
    },
    {
      name: 'unknown-version',
      planted: 'A dependency asks for a version that does not exist.',
      ...{
        manifest: { dependencies: { 'left-hand': '^9.4.0' } },
        put: { [lockfile]: null },
        run: install,
        ...inManifest('left-hand'),
      },
      ...{ cause: 'wrong-version', says: 'left-hand has no version that fits ^9.4.0.', terms: ['left-hand'] },
    },
    {
      name: 'private',
      planted: 'A dependency is in a registry that asks who reads it.',
      ...{
        manifest: depends({ '@acme/private-kit': '^1.0.0' }),
        put: { [lockfile]: null },
        run: install,
        ...inManifest('private-kit'),
      },
      ...{
        cause: 'registry-access',
        says: 'The registry gives @acme/private-kit only to who has a token.',
        terms: ['private-kit'],
      },
    },
    {
      name: 'tampered',
      planted: 'A package is not what the registry says it is.',
      ...{
        manifest: depends({ tampered: '1.0.0' }),
        put: { [lockfile]: null, '.npmrc': 'fetch-retries=0\n' },
        run: install,
        ...inManifest('tampered'),
      },
      ...{ cause: 'integrity', says: 'The package tampered differs from its checksum.', terms: ['tampered'] },
    },
    {
      name: 'dependency-script',
      planted: "A dependency's postinstall names a script that is not there.",
      ...{
        manifest: depends({ 'set-up': '^0.9.0' }),
        put: { [lockfile]: null },
        run: install,
        ...inManifest('set-up'),
      },
      ...{
        cause: 'install-script',
        says: "set-up's postinstall fails: scripts/fetch-binary.js does not exist.",
        terms: ['set-up'],
      },
    },
    {
      name: 'postinstall',
      planted: "The project's postinstall names a script that is not there.",
      manifest: { scripts: { build: 'node build.js', postinstall: 'node scripts/prepare-icons.js' } },
      ...{ put: { [lockfile]: null }, run: install, ...inManifest('prepare-icons') },
      ...{
        cause: 'install-script',
        says: "The project's postinstall fails: scripts/prepare-icons.js does not exist.",
        terms: ['prepare-icons.js'],
      },
    },
    {
      name: 'conflict-markers',
      planted: 'The lockfile has the markers of a merge.',
      ...{
        put: {
          [lockfile]: '<<<<<<< HEAD\n{ "lockfileVersion": 3 }\n=======\n{ "lockfileVersion": 2 }\n>>>>>>> feature\n',
        },
        run: frozen,
      },
      ...{
        cause: 'lockfile',
        says: `${lockfile} has conflict markers.`,
        at: [lockfile, 1],
        or: [
          [lockfile, 2],
          [lockfile, null],
        ],
        terms: ['lock'],
      },
    },
    {
      name: 'workspace-version',
      planted: 'A package of the repository is asked for in a version that it does not have.',
      manifest: { workspaces: ['packages/*'], dependencies: { ...DEPENDENCIES, 'acme-ui': '^1.0.0' } },
      put: {
        [lockfile]: null,
        'packages/ui/package.json': '{\n  "name": "acme-ui",\n  "version": "2.0.0"\n}\n',
        'pnpm-workspace.yaml': 'packages:\n  - packages/*\n',
      },
      ...{ run: install, at: ['package.json', '"acme-ui"'], or: [['package.json', null]] },
      ...{
        cause: 'wrong-version',
        says: 'acme-ui has version 2.0.0 in the repository, and ^1.0.0 is asked for.',
        terms: ['acme-ui'],
      },
    },
  ];
}

export const ENGINE: Fault = {
  name: 'engine',
  planted: 'The project asks for a Node.js that this one is not, and is strict about it.',
  manifest: { dependencies: DEPENDENCIES, engines: { node: '>=30' } },
  put: { '.npmrc': 'engine-strict=true\n' },
  ...{ cause: 'engine', says: 'The project asks for Node.js 30 or newer.', ...inManifest('"node"'), terms: ['30'] },
};

export const script = (name: string, run: string): Fault => ({
  name,
  planted: 'The command names a script that does not exist.',
  stage: 'build',
  run,
  ...{
    cause: 'missing-script',
    says: 'package.json has no script bild.',
    at: ['package.json', null],
    or: [['package.json', 'scripts']],
    terms: ['bild'],
  },
});

export const WORKSPACE: Fault = {
  name: 'workspace',
  planted: 'A package of the repository is asked for that does not exist.',
  manifest: depends({ 'acme-icons': 'workspace:^' }),
  put: {
    'pnpm-lock.yaml': null,
    'yarn.lock': null,
    'bun.lock': null,
    'pnpm-workspace.yaml': 'packages:\n  - packages/*\n',
  },
  ...{
    cause: 'missing-package',
    says: 'The workspace has no package acme-icons.',
    ...inManifest('acme-icons'),
    terms: ['acme-icons'],
  },
};
