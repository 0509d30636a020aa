import { expect, test } from 'vitest';
import { FakeClock } from '../../support/clock.ts';
import { findingsIn } from '../../support/findings.ts';
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
    'the line below front matter that a compiler did not count',
    ['./pages/a.mdx', 'Expected ink behind `<Pen>` (2:1-4:2)'],
    { 'pages/a.mdx': '---\ntitle: Blue\n---\n\n<Pen\n  blue\n/>\n' },
    'pages/a.mdx:5 Expected ink behind `<Pen>`',
  ],
  [
    'the line that the tool says, if it counted front matter',
    ['./pages/a.mdx', 'Expected ink behind `<Pen>` (4:1-4:9)'],
    { 'pages/a.mdx': '---\ntitle: Blue\n---\n<Pen a />\n\n\n<Pen b />\n' },
    'pages/a.mdx:4 Expected ink behind `<Pen>`',
  ],
  [
    'a link without its fragment, in the page that has it',
    ['(!) Found dead link /guide/pen in file guide/a.md', '', 'Build failed with 1 error:', '1 dead link(s) found.'],
    { 'guide/a.md': 'Ink\n\n[pens](/guide/pens#blue) and [a pen](/guide/pen.md#blue)\n' },
    'guide/a.md:3 Found dead link /guide/pen',
  ],
  [
    'first the file that has the word, of an error at several places',
    ['pages/a.css:1:1: error: unknown colour `inkblu`', 'pages/b.css:1:1: error: unknown colour `inkblu`'],
    { 'pages/a.css': '@reference "./b.css";\n', 'pages/b.css': '\na { colour: inkblu; }\n' },
    'pages/b.css:2 unknown colour `inkblu`',
  ],
  [
    'the only import of a style sheet that leads nowhere',
    [
      '1. Having trouble rendering css template ./css/all.css (via TemplateContentRenderError)',
      'SyntaxError: No such file or directory (os error 2)',
      '    at ink (/ROOT/ink.config.js:2:3)',
    ],
    {
      'ink.config.js': 'a\nb\n',
      'css/all.css': "@import 'parts/a.css';\n@import url('https://ink.example/b.css');\n",
      'css/parts/a.css': "\n@import './pens.css';\n",
      'css/parts/pen.css': '',
    },
    'css/parts/a.css:2 SyntaxError: No such file or directory (os error 2): @import "./pens.css"; there is css/parts/pen.css',
  ],
  [
    'the part of a style sheet that an import nearly names',
    [
      "SassError: Can't find stylesheet to import.",
      '  |',
      '1 | @use "./pen";',
      '  | ^^^^^^^^^^^^',
      '  css/a.scss 1:1  root',
    ],
    { 'css/a.scss': '@use "./pen";\n', 'css/_pens.scss': '', 'css/Pen.jsx': '' },
    `css/a.scss:1 SassError: Can't find stylesheet to import: "./pen"; there is css/_pens.scss`,
  ],
  [
    'the script that a page may load in place of one that is not there',
    ['[vite:build-html] Failed to resolve /src/main.jsx from /ROOT/index.html', 'file: /ROOT/index.html'],
    { 'index.html': '<script type="module" src="/src/main.jsx"></script>\n', 'src/index.jsx': '', 'src/Pens.jsx': '' },
    'index.html:1 Failed to resolve /src/main.jsx from /ROOT/index.html; there is src/index.jsx',
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
    'the setting that does not parse, and not what was to be read with it',
    ['ERROR in ./src/a.js', "Error while parsing config - JSON5: invalid character 'p' at 3:3"],
    {
      'src/a.js': 'a\nb\nc\n',
      '.inkrc': "{\n  // pens\n  pens: ['red'],\n}\n",
      '.penrc': '{\n  "ink": "red"\n  "paper": 1\n}\n',
    },
    ".penrc:2 Error while parsing config - JSON5: invalid character 'p' at 3:3",
  ],
  [
    'the line of what it calls unknown, and what a module exports under a similar name',
    [
      "[!] Error: 'inks' is not exported by src/pens.js, imported by src/a.js",
      'https://ink.example/help',
      'src/a.js (2:9)',
    ],
    { 'src/a.js': '\nimport { inks } from "./pens";\n', 'src/pens.js': 'export const ink = 1;\nexport const b = 2;\n' },
    "src/a.js:2 'inks' is not exported by src/pens.js, imported by src/a.js; there is ink",
  ],
  [
    'a class that a rule calls unknown, and not the line above it',
    ['a.css:1:1: error: Cannot apply unknown utility class: bg-blot'],
    { 'a.css': '@import "ink";\n.a { @apply bg-blot; }\n' },
    'a.css:2 Cannot apply unknown utility class: bg-blot',
  ],
  [
    'a list of attributes that has no end',
    [
      '/ROOT/a.pug:5',
      'Error: The end of the string reached with no closing bracket ) found.',
      'a.pug:5:9: error: The end of the string reached with no closing bracket ) found.',
    ],
    { 'a.pug': 'form\n  input(\n    type="text"\n  label(for="b") Ink\n  p don\'t\n' },
    'a.pug:2 The end of the string reached with no closing bracket ) found: input( is not closed',
  ],
  [
    'the eighth error after many warnings',
    [
      ...Array.from({ length: 9 }, (_, at) => `b.js:1:${at + 1}: warning: pale ink`),
      'a.jsx:4:1: error: Unexpected token',
    ],
    { 'b.js': 'ink', 'a.jsx': 'const a = (\n  <p>\n    <b>\n  </p>\n);\n' },
    'a.jsx:3 Unexpected token: <b> is not closed',
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

const IMPORTS = (specifier: string) => [
  `[vite]: Rollup failed to resolve import "${specifier}" from "/ROOT/src/app.js".`,
  'This is most likely unintended because it can break your application at runtime.',
];
const BASE = { 'jsconfig.json': '{\n  "compilerOptions": {\n    "baseUrl": "src"\n  }\n}\n' };

test.each<[string, string, Files, string | undefined]>([
  ['that baseUrl leads to', 'pen', { ...BASE, 'src/pens/index.js': '' }, 'src/pens/'],
  [
    'that other files import from',
    'pen',
    { 'src/pens/index.js': '', 'src/b.js': "import a from 'pens/a';\n" },
    'src/pens/',
  ],
  ['that has what is imported', 'pen/blue', { 'src/pens/blue.js': '' }, 'src/pens/'],
  [
    'that an alias leads to',
    '@pen/red',
    { 'src/pens/a.js': '', 'src/b.js': "import a from '@pens/a';\n" },
    'src/pens/',
  ],
  ['that no import leads to: none', 'pen', { 'src/pens/index.js': '' }, undefined],
  [
    'of a package that the lockfile has: none',
    'pen',
    { ...BASE, 'src/pens/index.js': '', 'package-lock.json': '{ "packages": { "node_modules/pen": {} } }' },
    undefined,
  ],
])('a missing package is a folder of nearly its name %s', async (_, specifier, files, folder) => {
  const app = { 'src/app.js': `\nimport pen from '${specifier}';\n`, 'package.json': '{ "dependencies": {} }' };
  const found = await findingOf(IMPORTS(specifier), { ...app, ...files });
  expect(found).toBe(
    `src/app.js:2 Rollup failed to resolve import "${specifier}"${folder === undefined ? '' : `; there is ${folder}`}`,
  );
});
