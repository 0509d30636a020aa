import type { Fault, Tool } from '../spec.ts';

const PACKAGES: Tool['files'] = {
  'packages/web/package.json':
    '{\n  "name": "@acme/web",\n  "version": "1.0.0",\n  "type": "module",\n  "scripts": { "build": "node build.js" },\n  "dependencies": { "@acme/text": "1.0.0" }\n}\n',
  'packages/web/build.js': "import { title } from './src/title.js';\n\nconsole.log('<h1>', title, '</h1>');\n",
  'packages/web/src/title.js': "export const title = 'Welcome';\n",
  'packages/text/package.json':
    '{\n  "name": "@acme/text",\n  "version": "1.0.0",\n  "scripts": { "build": "node -e 1" }\n}\n',
};
const WORKSPACES = { workspaces: ['packages/*'] };

/** Faults of a package, which a runner's log shows after its own prefix. */
const INSIDE: readonly Fault[] = [
  {
    name: 'import',
    planted: 'A module of a package is imported that is not there.',
    edit: [['packages/web/build.js', './src/title.js', './src/heading.js']],
    ...{ cause: 'missing-import', says: 'The module ./src/heading.js does not exist.' },
    ...{ at: ['packages/web/build.js', './src/heading.js'], terms: ['heading.js'] },
  },
  {
    name: 'throws',
    planted: 'The script of a package throws.',
    edit: [
      [
        'packages/web/build.js',
        '\nconsole',
        "\nif (!process.env.SITE_URL) throw new Error('SITE_URL is not set');\nconsole",
      ],
    ],
    ...{ cause: 'env', says: 'The variable SITE_URL is not set.' },
    ...{ at: ['packages/web/build.js', 'throw'], terms: ['SITE_URL'] },
  },
  {
    name: 'command',
    planted: 'The script of a package starts a program that is not installed.',
    edit: [['packages/text/package.json', 'node -e 1', 'mktext --all']],
    ...{ cause: 'missing-command', says: 'The program mktext is not installed.' },
    ...{ at: ['packages/text/package.json', 'mktext'], or: [['packages/text/package.json', null]], terms: ['mktext'] },
  },
];

const TURBO_JSON =
  '{\n  "$schema": "https://turbo.build/schema.json",\n  "tasks": {\n    "build": { "dependsOn": ["^build"], "outputs": ["dist/**"] }\n  }\n}\n';

export const MONOREPOS: readonly Tool[] = [
  {
    ...{
      id: 'turbo',
      tool: 'turbo',
      packages: ['turbo@2'],
      build: 'turbo run build',
      env: { TURBO_TELEMETRY_DISABLED: '1' },
    },
    manifest: { ...WORKSPACES, packageManager: 'npm@11.0.0' },
    files: { ...PACKAGES, 'turbo.json': TURBO_JSON },
    faults: [
      ...INSIDE,
      {
        name: 'task',
        planted: 'The command names a task that does not exist.',
        run: 'turbo run bild',
        ...{
          cause: 'missing-script',
          says: 'turbo.json has no task bild.',
          at: ['turbo.json', null],
          or: [['turbo.json', 'tasks']],
          terms: ['bild'],
        },
      },
      {
        name: 'filter',
        planted: 'The command names a package that does not exist.',
        run: 'turbo run build --filter=@acme/shop',
        ...{ cause: 'missing-folder', says: 'No package is called @acme/shop.', terms: ['@acme/shop'] },
      },
      {
        name: 'pipeline',
        planted: 'turbo.json has the key of an older version.',
        edit: [['turbo.json', '"tasks"', '"pipeline"']],
        ...{ cause: 'config', says: 'turbo.json has a key that is now called tasks: pipeline.' },
        ...{ at: ['turbo.json', 'pipeline'], or: [['turbo.json', null]], terms: ['pipeline'] },
      },
      {
        name: 'json',
        planted: 'turbo.json is not JSON.',
        edit: [['turbo.json', '"tasks": {', '"tasks": [']],
        ...{ cause: 'syntax', says: 'turbo.json is not valid JSON.' },
        ...{
          at: ['turbo.json', 3],
          or: [
            ['turbo.json', 4],
            ['turbo.json', 5],
            ['turbo.json', null],
          ],
          terms: ['turbo.json'],
        },
      },
      {
        name: 'cycle',
        planted: 'Two packages depend on one another.',
        edit: [['packages/text/package.json', '"scripts"', '"dependencies": { "@acme/web": "1.0.0" },\n  "scripts"']],
        ...{ cause: 'config', says: '@acme/web and @acme/text depend on one another.' },
        ...{
          at: ['packages/text/package.json', '@acme/web'],
          or: [['packages/web/package.json', '@acme/text": "1']],
          terms: ['ycl'],
        },
      },
    ],
  },
  {
    ...{ id: 'lerna', tool: 'lerna', packages: ['lerna@8'], build: 'lerna run build', manifest: WORKSPACES },
    files: { ...PACKAGES, 'lerna.json': '{\n  "version": "1.0.0"\n}\n' },
    env: { NX_DAEMON: 'false' },
    faults: [
      ...INSIDE,
      {
        name: 'scope',
        planted: 'The command names a package that does not exist.',
        run: 'lerna run build --scope @acme/shop',
        ...{ cause: 'missing-folder', says: 'No package is called @acme/shop.', terms: ['@acme/shop'] },
      },
      {
        name: 'version',
        planted: 'lerna.json has no version.',
        put: { 'lerna.json': '{}\n' },
        run: 'lerna changed',
        ...{
          cause: 'config',
          says: 'lerna.json has no version.',
          at: ['lerna.json', null],
          or: [['lerna.json', 1]],
          terms: ['lerna.json'],
        },
      },
      {
        name: 'json',
        planted: 'lerna.json is not JSON.',
        put: { 'lerna.json': '{\n  "version": 1.0.0"\n}\n' },
        ...{
          cause: 'syntax',
          says: 'lerna.json is not valid JSON.',
          at: ['lerna.json', 2],
          or: [['lerna.json', null]],
          terms: ['lerna.json'],
        },
      },
    ],
  },
  {
    ...{ id: 'nx', tool: 'nx', packages: ['nx@20'], build: 'nx run-many -t build', manifest: WORKSPACES },
    files: { ...PACKAGES, 'nx.json': '{\n  "targetDefaults": { "build": { "cache": true } }\n}\n' },
    env: { NX_DAEMON: 'false', NX_NO_CLOUD: 'true' },
    faults: [
      ...INSIDE,
      {
        name: 'project',
        planted: 'The command names a project that does not exist.',
        run: 'nx build shop',
        ...{ cause: 'missing-folder', says: 'No project is called shop.', terms: ['shop'] },
      },
      {
        name: 'target',
        planted: 'The command names a target that does not exist.',
        run: 'nx run @acme/web:bild',
        ...{ cause: 'missing-script', says: '@acme/web has no target bild.', terms: ['bild'] },
      },
      {
        name: 'json',
        planted: 'nx.json is not JSON.',
        put: { 'nx.json': '{\n  "targetDefaults": { "build": }\n}\n' },
        ...{
          cause: 'syntax',
          says: 'nx.json is not valid JSON.',
          at: ['nx.json', 2],
          or: [['nx.json', null]],
          terms: ['nx.json'],
        },
      },
      {
        name: 'duplicate',
        planted: 'Two packages have one name.',
        edit: [['packages/text/package.json', '@acme/text', '@acme/web']],
        ...{ cause: 'duplicate', says: 'packages/text and packages/web are both called @acme/web.' },
        ...{
          at: ['packages/text/package.json', 'name'],
          or: [
            ['packages/web/package.json', '"name"'],
            ['packages/text/package.json', null],
            ['packages/web/package.json', null],
          ],
          terms: ['project graph'],
        },
      },
    ],
  },
];
