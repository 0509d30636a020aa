import type { Tool } from '../spec.ts';
import { broken, common, DEPENDENCIES, ENGINE, script, WORKSPACE } from './manager-faults.ts';
import { NPM_FAULTS } from './npm.ts';

const FILES = { 'build.js': "require('left-hand');\nconsole.log('built');\n" };

const BASE = {
  files: FILES,
  build: 'node build.js',
  manifest: { dependencies: DEPENDENCIES },
  registry: true,
  beside: true,
  stage: 'install',
} as const;

const HTTP = 'unsafeHttpWhitelist:\n  - localhost\nnodeLinker: node-modules\nenableGlobalCache: false\n';

export const MANAGERS: readonly Tool[] = [
  {
    ...BASE,
    id: 'npm',
    tool: 'npm',
    packages: [],
    run: 'npm ci',
    lock: ['package-lock.json', 'npm install'],
    faults: NPM_FAULTS,
  },
  {
    ...BASE,
    ...{
      id: 'pnpm',
      tool: 'pnpm',
      packages: ['pnpm@10'],
      run: 'pnpm install --frozen-lockfile',
      lock: ['pnpm-lock.yaml', 'pnpm install --no-frozen-lockfile'],
    },
    faults: [
      ...common('pnpm-lock.yaml', 'pnpm install --no-frozen-lockfile', 'pnpm install --frozen-lockfile').map((fault) =>
        fault.name === 'dependency-script'
          ? { ...fault, manifest: { ...fault.manifest, pnpm: { onlyBuiltDependencies: ['set-up'] } } }
          : fault,
      ),
      { ...ENGINE, run: 'pnpm install --no-frozen-lockfile' },
      { ...WORKSPACE, run: 'pnpm install --no-frozen-lockfile' },
      script('script', 'pnpm run bild'),
      script('script-alone', 'pnpm bild'),
      broken('pnpm-lock.yaml', "lockfileVersion: '9.0'\n\npackages\n\n  left-hand@1.0.0:\n    resolution: {}\n"),
    ],
  },
  {
    ...BASE,
    ...{
      id: 'yarn1',
      tool: 'yarn',
      packages: ['yarn@1'],
      run: 'yarn install --frozen-lockfile',
      lock: ['yarn.lock', 'yarn install'],
    },
    faults: [
      ...common('yarn.lock', 'yarn install', 'yarn install --frozen-lockfile'),
      { ...ENGINE, run: 'yarn install' },
      script('script', 'yarn run bild'),
    ],
  },
  {
    ...BASE,
    ...{
      id: 'yarn4',
      tool: 'yarn-berry',
      packages: ['@yarnpkg/cli-dist@4'],
      run: 'yarn install --immutable',
      lock: ['yarn.lock', 'yarn install --no-immutable'],
    },
    files: { ...FILES, '.yarnrc.yml': HTTP },
    faults: [
      ...common('yarn.lock', 'yarn install --no-immutable', 'yarn install --immutable').filter(
        ({ name }) => name !== 'tampered' && name !== 'dependency-script',
      ),
      { ...WORKSPACE, run: 'yarn install --no-immutable' },
      script('script', 'yarn install --immutable && yarn run bild'),
      {
        name: 'outside',
        planted: "The app's folder is not in the root's workspaces.",
        manifest: { workspaces: ['packages/*'], dependencies: DEPENDENCIES },
        put: {
          'apps/web/package.json':
            '{\n  "name": "web",\n  "version": "1.0.0",\n  "scripts": { "build": "node -e 1" }\n}\n',
        },
        ...{ cwd: 'apps/web', run: 'yarn install --no-immutable' },
        ...{
          cause: 'config',
          says: "apps/web isn't in the root's workspaces.",
          at: ['package.json', 'workspaces'],
          or: [
            ['package.json', 'packages/*'],
            ['package.json', null],
          ],
          terms: ['apps/web'],
        },
      },
    ],
  },
  {
    ...BASE,
    ...{
      id: 'bun',
      tool: 'bun',
      packages: ['bun@1'],
      run: 'bun install --frozen-lockfile',
      lock: ['bun.lock', 'bun install'],
    },
    faults: [
      ...common('bun.lock', 'bun install', 'bun install --frozen-lockfile').filter(
        ({ name }) => name !== 'dependency-script',
      ),
      { ...WORKSPACE, run: 'bun install' },
      script('script', 'bun run bild'),
    ],
  },
];
