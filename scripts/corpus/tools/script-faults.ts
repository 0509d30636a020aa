import type { Fault } from '../spec.ts';

/** Faults in the environment of a Node.js script. */
export const WORLD_FAULTS: readonly Fault[] = [
  {
    name: 'permission',
    planted: 'The script starts a file that is not executable.',
    manifest: { scripts: { build: './build.sh' } },
    put: { 'build.sh': '#!/bin/sh\nnode build.js\n' },
    ...{
      cause: 'permission',
      says: 'build.sh is not executable.',
      at: ['build.sh', null],
      or: [
        ['package.json', './build.sh'],
        ['package.json', null],
      ],
      terms: ['build.sh'],
    },
  },
  {
    name: 'silent',
    planted: 'The script ends with a code and prints nothing.',
    put: { 'check.js': 'process.exit(3);\n' },
    run: 'node check.js',
    ...{
      cause: 'runtime',
      says: 'node check.js ended with code 3 and printed nothing.',
      at: ['check.js', 1],
      or: [['check.js', null]],
      terms: ['node check.js'],
    },
  },
  {
    name: 'esm',
    planted: 'A script of CommonJS uses import.',
    put: { 'build.cjs': "import { page } from './lib/page';\n\nconsole.log(page('Welcome'));\n" },
    run: 'node build.cjs',
    ...{
      cause: 'syntax',
      says: 'build.cjs uses import outside of a module.',
      at: ['build.cjs', 'import'],
      terms: ['import statement outside a module'],
    },
  },
  {
    name: 'named-export',
    planted: 'A module does not export a name that is imported.',
    put: {
      'build.mjs': "import { render } from './lib/view.mjs';\n\nconsole.log(render());\n",
      'lib/view.mjs': 'export const page = 1;\n',
    },
    run: 'node build.mjs',
    ...{
      cause: 'missing-export',
      says: './lib/view.mjs exports no render.',
      at: ['build.mjs', 'import'],
      terms: ["'render'"],
    },
  },
  {
    name: 'read',
    planted: 'The script reads a file that is not there.',
    edit: [
      [
        'build.js',
        "mkdirSync('dist'",
        "const prices = require('node:fs').readFileSync('data/prices.csv', 'utf8');\nconsole.log(prices);\nmkdirSync('dist'",
      ],
    ],
    ...{
      cause: 'missing-import',
      says: 'The file data/prices.csv does not exist.',
      at: ['build.js', 'data/prices.csv'],
      terms: ['data/prices.csv'],
    },
  },
  {
    name: 'json',
    planted: 'The script reads JSON that has a comma too many.',
    put: { 'data/prices.json': '{\n  "tea": 4,\n  "cake": 5,\n}\n' },
    edit: [['build.js', "mkdirSync('dist'", "console.log(require('./data/prices.json'));\nmkdirSync('dist'"]],
    ...{
      cause: 'syntax',
      says: 'data/prices.json is not valid JSON.',
      at: ['data/prices.json', 4],
      or: [
        ['data/prices.json', 3],
        ['data/prices.json', null],
      ],
      terms: ['prices.json'],
    },
  },
  {
    name: 'assert',
    planted: 'The script asks for a variable that is not set.',
    edit: [
      [
        'build.js',
        "mkdirSync('dist'",
        "require('node:assert')(process.env.CMS_TOKEN, 'CMS_TOKEN is missing');\nmkdirSync('dist'",
      ],
    ],
    ...{
      cause: 'env',
      says: 'The variable CMS_TOKEN is not set.',
      at: ['build.js', 'CMS_TOKEN'],
      terms: ['CMS_TOKEN'],
    },
  },
  {
    name: 'folder-case',
    planted: 'The command spells a folder of the repository in another case.',
    put: { 'apps/web/package.json': '{\n  "name": "web",\n  "scripts": { "build": "node -e 1" }\n}\n' },
    run: 'npm --prefix Apps/web run build',
    ...{ cause: 'missing-folder', says: 'The folder Apps/web is spelt apps/web.', terms: ['Apps/web'] },
  },
  {
    name: 'folder-cd',
    planted: 'The command goes to a folder that is spelt in another case.',
    put: { 'apps/web/package.json': '{\n  "name": "web",\n  "scripts": { "build": "node -e 1" }\n}\n' },
    run: 'cd Apps/web && npm run build',
    ...{ cause: 'missing-folder', says: 'The folder Apps/web is spelt apps/web.', terms: ['Apps/web'] },
  },
  {
    name: 'port',
    planted: 'Two servers of the script listen on one port.',
    edit: [
      [
        'build.js',
        "mkdirSync('dist'",
        "require('node:http').createServer().listen(4873, 'localhost');\nmkdirSync('dist'",
      ],
    ],
    ...{
      cause: 'config',
      says: 'The port 4873 is in use.',
      at: ['build.js', 'listen('],
      or: [['build.js', null]],
      terms: ['port'],
    },
  },
];
