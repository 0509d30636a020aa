import { expect, test } from 'vitest';
import { findingsIn } from '../../../src/platform/worker/findings.ts';
import { FakeClock } from '../../support/clock.ts';
import { createRepository, type Files } from '../../support/repositories.ts';

async function findingOf(log: readonly string[], files: Files): Promise<string | undefined> {
  using repository = createRepository(files);
  const { path: root } = repository;
  const written = log.map((line) => line.replaceAll('/ROOT', root));
  const all = await findingsIn(written, { root, folder: root, command: 'build', clock: new FakeClock() });
  const found = all.find(({ severity }) => severity === 'error');
  return found && `${found.file}:${found.line} ${found.message.replaceAll(root, '/ROOT')}`;
}

const PAGE = ['---', 'title: Ink: red', 'date: 2026-01-02', '---', 'ink', ''].join('\n');

test.each<[string, readonly string[], Files, string | undefined]>([
  [
    'the line whose text the frame shows, of a tool that counts lines of what it made',
    ['pages/a.svelte:9:3: error: bad pen', '  8 | <p>', '> 9 | <b>blue</b>', '    |  ^', ' 10 | </p>'],
    { 'pages/a.svelte': '<script></script>\n<p>\n  <b>blue</b>\n</p>\n<i>\n<b>blue</b>\n' },
    'pages/a.svelte:3 bad pen',
  ],
  [
    'the line that stands in a row with tags around it',
    ['pages/a.svelte:9:3: error: bad pen', '> 9 | <p>the {blue pen is empty</p>', '    |  ^'],
    { 'pages/a.svelte': '\nthe {blue pen is empty\n' },
    'pages/a.svelte:2 bad pen',
  ],
  [
    'no line that the file does not have',
    ['pages/a.svelte:70:3: error: bad pen'],
    { 'pages/a.svelte': 'a' },
    'pages/a.svelte:null bad pen',
  ],
  [
    'what opens and is not closed, and not the end that the compiler noticed',
    ['pages/a.svelte:4:1: error: `</div>` attempted to close an element that was not open'],
    { 'pages/a.svelte': '<div>\n{#if pen}\n<b></b>\n</div>\n' },
    'pages/a.svelte:2 `</div>` attempted to close an element that was not open: {#if pen} is not closed',
  ],
  [
    'a file whose place the tool does not know',
    ['SyntaxError: [quill] Element is missing end tag.', 'file: /ROOT/pages/a.vue:undefined:undefined'],
    { 'pages/a.vue': '<template>\n<p>\n</template>\n' },
    'pages/a.vue:2 SyntaxError: [quill] Element is missing end tag: <p> is not closed',
  ],
  [
    'the line of front matter that is not YAML',
    ['[quill] Could not load /ROOT/pages/a.md (imported by quill): incomplete explicit mapping pair'],
    { 'pages/a.md': PAGE },
    'pages/a.md:2 [quill] Could not load /ROOT/pages/a.md (imported by quill): incomplete explicit mapping pair',
  ],
  [
    'the only front matter that is not YAML, if the log names no file',
    ['YAMLException: incomplete explicit mapping pair; a key node is missed'],
    { 'pages/a.md': PAGE, 'pages/b.md': '---\ntitle: b\n---\n' },
    'pages/a.md:2 YAMLException: incomplete explicit mapping pair; a key node is missed',
  ],
  [
    'the line beside the named one that has the name of the message',
    ['ReferenceError: window is not defined', '    at ink (/ROOT/pages/a.js:1:3)'],
    { 'pages/a.js': 'export default {\n  pen: 1,\n  width: window.innerWidth,\n}\n' },
    'pages/a.js:3 ReferenceError: window is not defined',
  ],
  [
    'the only file that has the name, and not the one that uses it',
    ['InkError: unknown filter: blot', '  in /ROOT/pages/nav.njk'],
    { 'pages/nav.njk': '<nav>\n', 'pages/a.njk': '\n{{ pen | blot }}\n' },
    'pages/a.njk:2 InkError: unknown filter: blot',
  ],
  [
    'the value of the key that the message is about',
    ['InkError: a layout that does not exist: pages'],
    { 'a.json': '{\n  "tags": "pages",\n  "layout": "pages"\n}\n', 'b.json': '{ "tags": "pages" }\n' },
    'a.json:3 InkError: a layout that does not exist: pages',
  ],
  [
    'no place of a warning above the error',
    [
      '▲ [WARNING] no base [ink.json]',
      '',
      '    ink.json:2:1:',
      '      2 │ "extends": "./pens"',
      '        ╵ ~~~~~~~',
      '',
      'InkError: unknown pen "red"',
    ],
    { 'ink.json': '{\n  "extends": "./pens"\n}\n', 'a.js': '\n\nuse("red")\n' },
    'a.js:3 InkError: unknown pen "red"',
  ],
])('a finding names %s', async (_, log, files, expected) => {
  expect(await findingOf(log, files)).toBe(expected);
});
