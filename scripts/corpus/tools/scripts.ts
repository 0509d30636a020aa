import type { Fault, Tool } from '../spec.ts';
import { WORLD_FAULTS } from './script-faults.ts';

const BUILD = `const { mkdirSync, writeFileSync } = require('node:fs');
const { page } = require('./lib/page');

mkdirSync('dist', { recursive: true });
writeFileSync('dist/index.html', page('Welcome'));
`;

const CAUGHT = `try {
  writeFileSync('dist/index.html', page('Welcome'));
} catch (error) {
  console.error('Build error:', error);
  process.exitCode = 1;
}`;

const FAULTS: readonly Fault[] = [
  {
    name: 'require',
    planted: 'A module is required that is not there.',
    edit: [['build.js', './lib/page', './lib/pages']],
    ...{
      cause: 'missing-import',
      says: 'The module ./lib/pages does not exist.',
      at: ['build.js', './lib/pages'],
      terms: ['./lib/pages'],
    },
  },
  {
    name: 'package',
    planted: 'A package is required that is not installed.',
    edit: [['lib/page.js', 'exports', "const { marked } = require('marked');\n\nconsole.log(marked);\nexports"]],
    ...{
      cause: 'missing-package',
      says: 'The package marked is not installed.',
      at: ['lib/page.js', "require('marked')"],
      terms: ['marked'],
    },
  },
  {
    name: 'syntax',
    planted: 'A parenthesis is missing.',
    edit: [['build.js', "page('Welcome'));", "page('Welcome');"]],
    ...{
      cause: 'syntax',
      says: 'build.js has a syntax error: a parenthesis is missing.',
      at: ['build.js', 'writeFileSync('],
      terms: ['missing ) after argument list'],
    },
  },
  {
    name: 'type-error',
    planted: 'A property of undefined is read.',
    edit: [['lib/page.js', "title, '<", "title.text.trim(), '<"]],
    ...{
      cause: 'runtime',
      says: "lib/page.js reads 'trim' of undefined.",
      at: ['lib/page.js', 'trim'],
      terms: ["reading 'trim'"],
    },
  },
  {
    name: 'rejection',
    planted: 'A promise is rejected.',
    edit: [['build.js', "mkdirSync('dist'", "Promise.reject(new Error('The price list is empty'));\nmkdirSync('dist'"]],
    ...{
      cause: 'runtime',
      says: 'The price list is empty.',
      at: ['build.js', 'Promise.reject'],
      terms: ['price list is empty'],
    },
  },
  {
    name: 'fetch',
    planted: 'The script reads an address whose host does not exist.',
    put: {
      'prices.mjs':
        "const answer = await fetch('https://prices.bakery.invalid/today.json');\nconsole.log(await answer.json());\n",
    },
    run: 'node prices.mjs',
    ...{
      cause: 'network',
      says: 'The host prices.bakery.invalid cannot be reached.',
      at: ['prices.mjs', 'fetch('],
      or: [['prices.mjs', null]],
      terms: ['prices.bakery.invalid'],
    },
  },
  {
    name: 'refused',
    planted: 'The script reads from a port that no server listens on.',
    put: {
      'prices.mjs':
        "const answer = await fetch('http://localhost:4999/today.json');\nconsole.log(await answer.json());\n",
    },
    run: 'node prices.mjs',
    ...{
      cause: 'network',
      says: 'No server listens on localhost:4999.',
      at: ['prices.mjs', 'fetch('],
      or: [['prices.mjs', null]],
      terms: ['localhost'],
    },
  },
  {
    name: 'memory',
    planted: 'The script keeps more than its heap has room for.',
    edit: [
      [
        'build.js',
        "mkdirSync('dist'",
        "const kept = [];\nfor (;;) kept.push(new Array(10_000).fill(kept.length));\nmkdirSync('dist'",
      ],
    ],
    env: { NODE_OPTIONS: '--max-old-space-size=64' },
    ...{ cause: 'out-of-memory', says: 'The build ran out of memory.', terms: ['memory'] },
  },
  {
    name: 'command',
    planted: 'The script starts a program that is not installed.',
    manifest: { scripts: { build: 'vitee build' } },
    ...{
      cause: 'missing-command',
      says: 'The program vitee is not installed.',
      at: ['package.json', 'vitee'],
      or: [['package.json', null]],
      terms: ['vitee'],
    },
  },
  {
    name: 'caught',
    planted: 'A page throws, and the script writes the error behind words of its own.',
    edit: [
      ['lib/page.js', "'<h1>', title,", "'<h1>', title.text.trim(),"],
      ['build.js', "writeFileSync('dist/index.html', page('Welcome'));", CAUGHT],
    ],
    ...{ cause: 'runtime', says: 'lib/page.js reads trim of undefined.' },
    ...{ at: ['lib/page.js', 'title.text'], terms: ["reading 'trim'"] },
  },
  ...WORLD_FAULTS,
];

/** Scripts that Node.js runs without a tool. */
export const SCRIPTS: readonly Tool[] = [
  {
    ...{
      id: 'node',
      tool: 'node',
      packages: [],
      build: 'node build.js',
      files: { 'build.js': BUILD, 'lib/page.js': "exports.page = (title) => ['<h1>', title, '</h1>'].join('');\n" },
    },
    faults: FAULTS,
  },
  {
    ...{ id: 'zod', tool: 'zod', packages: ['zod@4', '@t3-oss/env-core@0.13'], build: 'node build.js' },
    manifest: { type: 'module' },
    files: {
      'build.js':
        "import { mkdirSync, writeFileSync } from 'node:fs';\nimport { env } from './env.js';\n\nmkdirSync('dist', { recursive: true });\nwriteFileSync('dist/index.html', env.SITE_NAME);\n",
      'env.js':
        "import { z } from 'zod';\n\nexport const env = z.object({ SITE_NAME: z.string().default('Harbour') }).parse(process.env);\n",
    },
    faults: [
      {
        name: 'env',
        planted: 'A variable that the schema requires is not set.',
        edit: [
          [
            'env.js',
            "SITE_NAME: z.string().default('Harbour')",
            "SITE_NAME: z.string().default('x'), API_URL: z.string()",
          ],
        ],
        ...{ cause: 'env', says: 'The variable API_URL is not set.', at: ['env.js', 'API_URL'], terms: ['API_URL'] },
      },
      {
        name: 't3-env',
        planted: 'A variable that the schema of T3 Env requires is not set.',
        put: {
          'env.js':
            "import { createEnv } from '@t3-oss/env-core';\nimport { z } from 'zod';\n\nexport const env = createEnv({\n  server: { SITE_NAME: z.string() },\n  runtimeEnv: process.env,\n});\n",
        },
        ...{
          cause: 'env',
          says: 'The variable SITE_NAME is not set.',
          at: ['env.js', 'SITE_NAME'],
          terms: ['SITE_NAME'],
        },
        or: [['env.js', 'createEnv({']],
      },
    ],
  },
];
