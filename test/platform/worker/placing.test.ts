import { expect, test } from 'vitest';
import { findingsIn } from '../../../src/platform/worker/findings.ts';
import { FakeClock } from '../../support/clock.ts';
import { createRepository, type Files } from '../../support/repositories.ts';

/** The places of what a tool that does not exist says of a repository. */
async function placesOf(log: readonly string[], files: Files, command: 'install' | 'build' | 'none' = 'build') {
  using repository = createRepository(files);
  const { path: root } = repository;
  const clock = new FakeClock();
  const found = await findingsIn(
    log.map((line) => line.replaceAll('/ROOT', root)),
    { root, folder: root, command: command === 'none' ? undefined : command, clock },
  );
  return found.map(({ file, line }) => `${file}:${line}`);
}

const PAGES = { 'pages/a.ink.html': 'ink\n\npen blue\n', 'pages/b.ink.html': 'ink\npen red\n\nuse "./blot"\n' };

test.each<[string, readonly string[], readonly string[]]>([
  ['a place that the log names', ['InkError: bad pen', '  in /ROOT/pages/a.ink.html:3:1'], ['pages/a.ink.html:3']],
  [
    'a place beside the file',
    ['InkError: bad pen [Line 2, Column 1]', 'while inking pages/b.ink.html'],
    ['pages/b.ink.html:2'],
  ],
  [
    'the line that a frame shows, though the number is of something else',
    ['InkError: bad pen', '> 9 | pen blue'],
    ['pages/a.ink.html:3'],
  ],
  ['the only place of what the message names', ['InkError: cannot find "./blot"'], ['pages/b.ink.html:4']],
  ['a name in the file that the log names', ['InkError: unknown pen "red" in b.ink.html'], ['pages/b.ink.html:2']],
  ['what two files could mean: none', ['InkError: unknown word "ink"'], []],
  ['what no file has: none', ['InkError: unknown pen "green"'], []],
  [
    'a place behind the end of its file: the file',
    ['InkError: bad pen at pages/a.ink.html:70'],
    ['pages/a.ink.html:null'],
  ],
])('%s', async (_, log, places) => {
  expect(await placesOf(log, PAGES)).toEqual(places);
});

test('a stack names the first frame of the repository, not of packages and of what a build wrote', async () => {
  const stack = [
    'InkError: bad pen',
    '    at ink (/ROOT/node_modules/quill/index.js:1:1)',
    '    at page (/ROOT/dist/page.js:1:1)',
    '    at build (/ROOT/tools/build.js:2:3)',
    '    at main (/ROOT/tools/main.js:1:1)',
  ];
  const files = {
    'dist/page.js': 'a',
    'tools/build.js': 'a\nb\n',
    'tools/main.js': 'c\n',
    'node_modules/quill/index.js': 'd',
  };
  expect(await placesOf(stack, files)).toEqual(['tools/build.js:2']);
});

test('a script that called a package is not at fault for what the message names elsewhere', async () => {
  const log = [
    'Error: the helper shout is missing',
    '    at render (/ROOT/node_modules/quill/index.js:1:1)',
    '    at Object.<anonymous> (/ROOT/build.js:2:1)',
  ];
  const files = { 'build.js': "import 'quill';\nquill();\n", 'src/a.hbs': '<p>\n{{shout name}}\n' };
  expect(await placesOf(log, files)).toEqual(['src/a.hbs:2']);
});

test('lockfiles, packages and built files are no sources', async () => {
  const name = '{ "left-pen": "1" }\n';
  const files = {
    ...{ 'package.json': `{\n"left-pen": "1" }\n`, 'package-lock.json': name, 'dist/a.js': '"left-pen"\n' },
    'node_modules/a/package.json': name,
    'src/a.js': "import 'left-pen';\n",
  };
  const log = ['error: "left-pen" was not found'];
  expect(await placesOf(log, files, 'install')).toEqual(['package.json:2']);
  expect(await placesOf(log, files, 'build')).toEqual([]);
});

test('a finding without a line gets it from the source, and there is no second finding', async () => {
  const log = [
    'MDX compilation failed for file "/ROOT/docs/a.md"',
    'Cause: Image docs/img/b.png used in docs/a.md not found.',
  ];
  const files = { 'docs/a.md': '# A\n\n![B](./img/b.png)\n' };
  expect(await placesOf(log, files)).toEqual(['docs/a.md:3']);
});

test('a log of a command that did not fail has no finding', async () => {
  expect(await placesOf(['InkError: cannot find "./blot"'], PAGES, 'none')).toEqual([]);
});

test('a search that runs out of time names no place', async () => {
  using repository = createRepository(PAGES);
  let now = 0;
  const clock = Object.assign(new FakeClock(), { now: () => (now += 60) });
  const origin = { root: repository.path, folder: repository.path, command: 'build', clock } as const;
  expect(await findingsIn(['InkError: cannot find "./blot"'], origin)).toEqual([]);
});
