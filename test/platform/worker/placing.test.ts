import { expect, test } from 'vitest';
import { FakeClock } from '../../support/clock.ts';
import { findingsIn } from '../../support/findings.ts';
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

test('what the build says of the sources is no clue, and a name behind "looking for:" is one', async () => {
  const log = [
    'Detected Eleventy (package.json depends on @11ty/eleventy), built by `npm run build`, with Node.js 12.22.12 (`.nvmrc`) and npm 6.14.18',
    '$ npm run build',
    '[11ty] Problem writing Eleventy templates: (more in DEBUG output)',
    '[11ty] Could not find pagination data, went looking for: collection (via Error)',
    '[11ty] ',
    '[11ty] Original error stack trace: Error: Could not find pagination data, went looking for: collection',
    '[11ty]     at Pagination._get (/ROOT/node_modules/@11ty/eleventy/src/Plugins/Pagination.js:150:13)',
    '[11ty] Copied 3 files / Wrote 0 files in 0.53 seconds (v1.0.2)',
  ];
  const files = {
    'package.json': '{ "devDependencies": { "@11ty/eleventy": "1" } }',
    'tags.njk': '---\npagination:\n  data: collection\n  size: 1\n---\n',
    'a.md': 'a collection of words\n',
  };
  expect(await placesOf(log, files)).toEqual(['tags.njk:3']);
  expect(await placesOf(log, { ...files, 'tags.njk': '---\npagination:\n---\n', 'b.md': 'a collection\n' })).toEqual(
    [],
  );
});

test('the front matter that Hexo prints as an object is found at the line whose bracket is missing', async () => {
  const log = [
    'INFO  Start processing',
    'ERROR {',
    '  err: YAMLException: missed comma between flow collection entries at line 4, column 1:',
    '      categories: ES6',
    '      ^',
    '      at generateError (/ROOT/node_modules/js-yaml/lib/js-yaml/loader.js:185:10)',
    '      at throwError (/ROOT/node_modules/js-yaml/lib/js-yaml/loader.js:191:9) {',
    "    reason: 'missed comma between flow collection entries',",
    '    mark: Mark {',
    '      line: 3,',
    '      column: 0',
    '    }',
    '  }',
    '} Process failed: %s _posts/class.md',
    'INFO  181 files generated in 1.85 s',
  ];
  const post = (tags: string) => `---\ntitle: class\ndate: 2018-08-22 00:00:00\n${tags}\ncategories: ES6\n---\ntext\n`;
  const files = { 'source/_posts/class.md': post('tags: [ES6,js'), 'source/_posts/other.md': post('tags: [ES6,js]') };
  expect(await placesOf(log, files)).toEqual(['source/_posts/class.md:4']);
});

test('two settings with comments that a tool read as JSON are both named, and those of the project are not', async () => {
  const log = [
    'INFO  Start processing',
    'FATAL {',
    `  err: SyntaxError: Unexpected token '/', "/* To lear"... is not valid JSON`,
    '      at JSON.parse (<anonymous>)',
    '      at Hexo.jsonRenderer (/ROOT/node_modules/hexo/lib/plugins/renderer/json.js:4:15)',
    "} Something's wrong. Maybe you can find the solution here: %s https://hexo.io/docs/troubleshooting.html",
  ];
  const settings = '/* To learn more about this file see: https://angular.io. */\n{ "files": [] }\n';
  const files = {
    'package.json': '{}',
    'tsconfig.json': settings,
    'source/_posts/package.json': '{}',
    'source/_posts/tsconfig.json': settings,
    'source/_posts/tsconfig.spec.json': `\n${settings}`,
    'source/_posts/tsconfig.app.json': settings,
    'source/_posts/tsconfig.other.json': '// other words\n{}\n',
  };
  const messageOf = async (written: Files) => {
    using repository = createRepository(written);
    const { path: root } = repository;
    const [first, more] = await findingsIn(log, { root, folder: root, command: 'build', clock: new FakeClock() });
    return { place: first && `${first.file}:${first.line}`, message: first?.message, more };
  };
  expect(await messageOf(files)).toEqual({
    place: 'source/_posts/tsconfig.app.json:1',
    message: expect.stringMatching(/is not valid JSON; also in source\/_posts\/tsconfig\.json:1$/),
    more: undefined,
  });
  const { 'source/_posts/tsconfig.app.json': _, ...one } = files;
  expect(await messageOf(one)).toMatchObject({
    place: 'source/_posts/tsconfig.json:1',
    message: expect.stringMatching(/is not valid JSON$/),
  });
});

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

test.each<[string, readonly string[], Files, readonly string[]]>([
  [
    'that wrote its words, though the log names another file',
    ['in a.ink.html', 'Error: PEN_KEY is not set'],
    {
      ...PAGES,
      'ink.config.js': "const key = process.env.PEN_KEY;\nif (!key) throw new Error('PEN_KEY is not set');\n",
    },
    ['ink.config.js:2'],
  ],
  [
    'that wrote the longest piece of its words',
    ['✖ "blue" is required to draw the map of harbours, and 3 more'],
    { 'draw.js': "a\nconsole.error('✖ ' + pen + ' is required to draw the map of harbours, and ' + rest);\n" },
    ['draw.js:2'],
  ],
  [
    'that two lines may have written: none',
    ['Error: the pen must be filled'],
    { 'a.js': "throw new Error('the pen must be filled');\n", 'b.js': "throw new Error('the pen must be filled');\n" },
    [],
  ],
])('a message has the place of the line %s', async (_, log, files, places) => {
  expect(await placesOf(log, files)).toEqual(places);
});

test('a list of what was built names no file', async () => {
  const log = ['dist/pages/a.ink.html  1.02 kB │ gzip: 0.5 kB', '✖ the ink is missing'];
  expect(await placesOf(log, PAGES)).toEqual([]);
});

test('a component of Ember is a source', async () => {
  const files = { 'app/about.gjs': '<template>\n  <Jumbo>one</Jumbo>\n</template>\n', 'index.html': '<p>one</p>\n' };
  const said = 'SyntaxError: /ROOT/app/about.gjs: a component that is not in scope, `<Jumbo>`:';
  expect(await placesOf([said, '|', '|  <Jumbo>'], files)).toEqual(['app/about.gjs:2']);
});

test('a name that only a tag has is found where the tag begins', async () => {
  const log = ['InkError: expected `Pen` to be defined'];
  expect(await placesOf(log, { 'a.mdx': 'ink\n\n<Pen>\nblue\n</Pen>\n' })).toEqual(['a.mdx:3']);
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

test('a frame in minified code names the line that uses the name of the message in the same way', async () => {
  const chunk = `${'a'.repeat(300_000)};function b(){let e=window.innerWidth;return(0,c.jsx)("b",{className:"very-long-name-of-a-class"})}`;
  const stack = ['ReferenceError: window is not defined', `    at b (/ROOT/dist/chunks/395.js:1:300020)`];
  const files = {
    'dist/chunks/395.js': chunk,
    'pages/a.tsx': '\nconst width = window.innerWidth\n',
    'pages/b.tsx': 'const path = window.location\nconst name =\n  "very-long-name-of-a-class"\n',
  };
  expect(await placesOf(stack, files)).toEqual(['pages/a.tsx:2']);
});

test('a frame in code that the build wrote names the only line of the sources that this code has', async () => {
  const stack = (line: number) => [
    'InkError: the pen is empty',
    '    at /ROOT/node_modules/quill/index.js:1:1',
    `    at file:///ROOT/dist/chunks/pens.mjs:${line}:9`,
    '    at file:///ROOT/dist/entry.mjs:1:1',
  ];
  const files = {
    'dist/chunks/pens.mjs':
      'let a;\n  if (blue) all = pens.filter((pen) => pen.colours.ink === "blue");\nreturn all;\n',
    'dist/entry.mjs': 'pens.map(draw);\n',
    'src/pens.ts':
      "export function draw(pens: Pen[]) {\n  let all = pens\n  if (blue)\n    all = pens.filter(pen => pen.colours.ink === 'blue')\n  return all\n}\n",
    'src/other.ts': 'const all = pens.filter(Boolean)\n',
  };
  expect(await placesOf(stack(2), files)).toEqual(['src/pens.ts:4']);
  expect(await placesOf(stack(3), files)).toEqual([]);
  const twice = { ...files, 'src/copy.ts': files['src/pens.ts'] };
  expect(await placesOf(stack(2), twice)).toEqual([]);
});

test('what a generator made of a page stands for the page, and its line for none of the page', async () => {
  const log = ['error [vite:vue] docs/.temp/pages/guide/pens.html.vue (2:19): Unexpected token'];
  const files = { 'docs/guide/pens.md': '# Pens\n\nPens are {{ blue. }}.\n', 'docs/fr/guide/pens.md': '# Stylos\n' };
  expect(await placesOf(log, files)).toEqual(['docs/guide/pens.md:null']);
});

test('a dead link is where it is written, not where the site has the page', async () => {
  const files = {
    'src/about.md': 'Meet [the team](/team).\n',
    'src/nav.html': '<a href="/about">About</a>\n<a href="/teams">Teams</a>\n',
  };
  expect(await placesOf(['Error: 404 /team (linked from /about)'], files)).toEqual(['src/about.md:1']);
});

test('a key of front matter stands before the same word in the text', async () => {
  const log = [
    'InkError: pens data does not match schema.',
    '',
    '  colour: Invalid',
    '',
    '  in /ROOT/pens/blue.md:0:0',
  ];
  const files = { 'pens/blue.md': '---\nname: Blue\ncolour: 7\n---\n\ncolour: as in the sky\n' };
  expect(await placesOf(log, files)).toEqual(['pens/blue.md:3']);
});

test('a missing path is at fault where it is written, if the file that the log names does not have it', async () => {
  const log = [
    '1. Problem creating an Eleventy Layout for the "./pens/blue.md" template file. (via EleventyBaseError)',
    '2. You use a layout that does not exist: _includes/layouts/posts.njk (via `layout: layouts/posts.njk`)',
  ];
  const files = {
    'pens/blue.md': '# That pen\n\nAll posts that are blue\n',
    'pens/pens.json': '{\n  "layout": "layouts/posts.njk"\n}\n',
  };
  expect(await placesOf(log, files)).toEqual(['pens/pens.json:2']);
});

test("a script's missing file is named as package.json names it", async () => {
  using repository = createRepository({ 'package.json': '{\n  "scripts": { "build": "node inks.js" }\n}\n' });
  const { path: root } = repository;
  const origin = { root, folder: root, command: 'build', clock: new FakeClock() } as const;
  const found = await findingsIn([`Error: Cannot find module '${root}/inks.js'`], origin);
  expect(found.map(({ file, line, message }) => [`${file}:${line}`, message])).toEqual([
    ['package.json:2', "Error: Cannot find module './inks.js'"],
  ]);
});

test('JSON that does not parse is at fault, and not the script that read it', async () => {
  const log = [
    "SyntaxError: Expected ',' or '}' after property value in JSON at position 16 (line 3 column 3)",
    '    at JSON.parse (<anonymous>)',
    '    at readJSON (/ROOT/tools/read.js:1:1)',
  ];
  const files = {
    'tools/read.js': 'JSON.parse(text)\n',
    'tsconfig.json': '// comment\n{}',
    'pens/pens.json': '{\n  "blue": 1\n  "red": 2\n}\n',
  };
  expect(await placesOf(log, files)).toEqual(['pens/pens.json:2']);
  expect(await placesOf(log, { ...files, 'pens/pens.json': '{}\n' })).toEqual(['tools/read.js:1']);
  const both = { ...files, 'pens/inks.json': files['pens/pens.json'] };
  expect(await placesOf(log, both)).toEqual(['pens/inks.json:2']);
  const other = { ...files, 'pens/pens.json': '{ "blue": }\n', 'pens/inks.json': '{ "red": }\n' };
  expect(await placesOf(log, other)).toEqual(['tools/read.js:1']);
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

test.each([
  ['.temp/pages_pens.md.js', { 'pages/pens.md': '\n{{ page.ink.red }}\n', 'pens.md': 'red' }, 'pages/pens.md:2'],
  [
    '.svelte-kit/entries/pages/pens/_page.svelte.js',
    { 'src/routes/pens/+page.svelte': '\n{pen.red}\n' },
    'src/routes/pens/+page.svelte:2',
  ],
  ['.next/server/app/pens/page.js', { 'app/pens/page.tsx': 'red', 'app/page.tsx': 'red' }, 'app/pens/page.tsx:1'],
  ['.temp/pens.md.Bx3aDq9_.lean.js', { 'pens.md': 'red', 'a/pens.md': 'red' }, 'pens.md:1'],
  ['dist/pages_pens.js', { 'pages/ink.js': 'red', 'other/pens.js': 'red' }, undefined],
])('a file that the build wrote and removed, %s, stands for its source', async (path, files, expected) => {
  const log = ["TypeError: Cannot read properties of undefined (reading 'red')", `    at ink (/ROOT/${path}:10:58)`];
  expect(await placesOf(log, files)).toEqual(expected === undefined ? [] : [expected]);
});

const NUXTISH = {
  'package.json': '{\n  "devDependencies": { "@acme/ink-mode": "1.0.0" }\n}\n',
  'site.config.ts': "export default {\n  modules: [\n    '@acme/inc-mode',\n  ],\n};\n",
  'src/main.ts': 'export const a = 1;\n',
};

test.each<[string, readonly string[], Files, 'install' | 'build', readonly string[]]>([
  [
    'a setting that a script of the project reads while packages are installed',
    [
      '. prepare$ ink prepare',
      '. prepare: [error] Could not load `@acme/inc-mode`. Is it installed?',
      '. prepare: Failed',
    ],
    NUXTISH,
    'install',
    ['site.config.ts:3'],
  ],
  [
    'the page of an address, if nothing says what is wrong in it',
    ['├─ /blot (2ms)', '│ └── [500] Server Error', 'Error: cannot render'],
    { 'app/pages/blot.vue': 'blot\n', 'app/pages/index.vue': 'ink\n' },
    'build',
    ['app/pages/blot.vue:null'],
  ],
  [
    'the only line that reads what a server lacks, in what a page loads',
    [
      'Error occurred prerendering page "/blot".',
      'ReferenceError: window is not defined',
      '    at a (/ROOT/node_modules/x/1.js:1:2)',
    ],
    {
      'app/blot/page.tsx': "import { Pen } from '../pen';\nexport default () => Pen();\n",
      'app/pen.tsx':
        'export function Pen() {\n  go = () => {\n    window.location.href = "x";\n  };\n  return window.innerWidth;\n}\n',
      'app/other.tsx': 'window.innerWidth;\n',
    },
    'build',
    ['app/pen.tsx:5'],
  ],
  [
    'the tag of a classic script that imports',
    ['ink: Browser scripts cannot have imports or exports.'],
    {
      'index.html':
        '<script src="a.js"></script>\n<script type="module" src="b.js"></script>\n<script src="c.js"></script>\n',
      'a.js': 'ink();\n',
      'b.js': "import './d.js';\n",
      'c.js': "import pen from 'pen';\n",
    },
    'build',
    ['index.html:3'],
  ],
  [
    'the only lines that a frame of a bundle shows',
    ['SyntaxError: Invalid empty selector', '2  |   color: navy;', '3  | }', '4  | }', '   | ^', '5  |', '6  | .pen {'],
    { 'a.css': '.ink {\n  color: red;\n}\n', 'b.css': '/* b */\n.ink {\n  color: navy;\n}\n}\n\n.pen {\n' },
    'build',
    ['b.css:5'],
  ],
  [
    'JSON that a parser does not name',
    ['[builtin:ink-json] the plugin threw an error', '', 'Caused by:', '    trailing comma at line 2 column 1'],
    { 'a.json': '[1,\n]\n', 'b.json': '[]\n' },
    'build',
    ['a.json:2'],
  ],
  [
    'the line before a comma that is missing, not the line where the parser stopped',
    ["SyntaxError: Expected ',' or '}' after property value in JSON at position 12 (line 3 column 3)"],
    { 'a.json': '{\n  "a": [1]\n  "b": 2\n}\n', 'b.json': '{}\n' },
    'build',
    ['a.json:2'],
  ],
  [
    'a line in words behind its path',
    [
      "Error: ENOENT: no such file or directory, open 'includes/pen.pug'",
      '    at /ROOT/a.ink line 2',
      '    at Object.openSync (node:fs:1:1)',
    ],
    { 'a.pug': 'ink\ninclude includes/pen\n' },
    'build',
    ['a.pug:2'],
  ],
  [
    'an include that leaves the ending out',
    ["InkError: cannot read 'src/includes/pen-9.pug'"],
    { 'src/a.pug': 'ink\ninclude includes/pen-1\ninclude includes/pen-9\n' },
    'build',
    ['src/a.pug:3'],
  ],
  [
    'the use of a name, and not its import',
    ['Failed to fetch `Pen` from the ink shop.'],
    { 'a.js': "import { Pen } from 'ink';\n\nexport const pen = Pen({ size: 1 });\n" },
    'build',
    ['a.js:3'],
  ],
  [
    'the import of what may not be loaded there',
    ['[guard] Could not load /ROOT/lib/server/db.ts (imported by src/page.ts): Cannot import it here'],
    { 'lib/server/db.ts': '', 'src/page.ts': "\nimport { db } from '$lib/server/db.ts';\n" },
    'build',
    ['src/page.ts:2'],
  ],
  [
    'what is unknown, at the end of a sentence without quotes',
    ['Unknown language magenta'],
    { 'package.json': '{\n  "pens": ["last 2 magenta pens"]\n}\n', 'a.js': 'pen("blue")\n' },
    'build',
    ['package.json:2'],
  ],
  [
    'the line of a file that refers to the other file of the message',
    ['<ink src="/pens/blue.ink"> in "/a.html" cannot be filled', 'drawing...', 'paper/a.html  0.63 kB'],
    {
      'a.html': '<p>\n<ink src="/pens/blue.ink">\n',
      'pens/blue.ink.js': '',
      'pens/blue.ink': '',
      'ink.js': 'use(["./a.html"]);\n',
    },
    'build',
    ['a.html:2'],
  ],
  [
    'a copy of a configuration that a tool loads: its source',
    [
      'InkError: the pen has no colour',
      '    at file:///ROOT/ink.config.ts.timestamp-1795709240683-6d8903c1a899e8.mjs:2:9',
    ],
    {
      'ink.config.ts':
        'import { pens } from "ink";\nexport default {\n  pen: pens.find(process.env.PEN!).colour,\n};\n',
      'ink.config.ts.timestamp-1795709240683-6d8903c1a899e8.mjs':
        '// ink.config.ts\nvar config = { pen: pens.find(process.env.PEN).colour };\n',
    },
    'build',
    ['ink.config.ts:3'],
  ],
  [
    'the page of an address, in a collection of pages',
    ['[ERROR] [ink] Caught error rendering /pens/blue/: InkError: the shop is closed'],
    { 'docs/src/content/docs/pens/blue.mdx': '# Blue\n', 'docs/src/content/docs/pens/red.mdx': '# Red\n' },
    'build',
    ['docs/src/content/docs/pens/blue.mdx:null'],
  ],
])('%s', async (_, log, files, command, places) => {
  expect(await placesOf(log, files, command)).toEqual(places);
});

test('what a message explains of a setting is no clue, and no name is looked for in what describes the project', async () => {
  const log = [
    'node:internal/event_target:1128',
    '  process.nextTick(() => { throw err; });',
    '                           ^',
    'Error: 404 /contact does not begin with `base`, which is configured in `paths.base` and can be imported from `$app/paths` - see https://svelte.dev/docs/kit/configuration#paths for more info (linked from /shop/)',
    '    at file:///ROOT/node_modules/@sveltejs/kit/src/core/config/options.js:221:13',
  ];
  const page =
    '<script>\n  import { base } from "$app/paths";\n</script>\n\n<a href="/contact">Contact</a>\n<a href="{base}/about">About</a>\n';
  const files = {
    'src/routes/+page.svelte': page,
    'README.md': 'Set `paths.base` to `/shop/`, and import it from `$app/paths`.\n',
  };
  expect(await placesOf(log, files)).toEqual(['src/routes/+page.svelte:5']);
  const missing = [
    'Error: the variable SHOP_URL is required',
    '    at check (/ROOT/node_modules/checker/index.js:1:2)',
  ];
  const described = { 'README.md': 'Set `SHOP_URL`.\n', 'docs/README.md': 'none\n' };
  expect(await placesOf(missing, described)).toEqual([]);
  expect(await placesOf(missing, { ...described, 'src/url.js': 'export const url = need("SHOP_URL");\n' })).toEqual([
    'src/url.js:1',
  ]);
});

test('the address of fonts that cannot be loaded leads to the line that names the first of them', async () => {
  const log = [
    'x Build failed in 3.75s',
    'error during build:',
    'FetchError: [GET] "https://fonts.googleapis.com/css2?family=DM+Sans:wght@400&family=DM+Mono&display=swap": <no response> fetch failed',
    '    at async importUrl (/ROOT/node_modules/@unocss/preset-web-fonts/dist/index.mjs:1:2)',
  ];
  const files = {
    'uno.config.ts': "presetWebFonts({\n  fonts: {\n    sans: 'DM Sans',\n    mono: 'DM Mono',\n  },\n})\n",
    'index.html': '<link rel="preconnect" href="https://example.com">\n',
  };
  expect(await placesOf(log, files)).toEqual(['uno.config.ts:3']);
});

test('a setting that a note names is no clue to a dead link, although the project has that setting', async () => {
  const log = [
    '[ERROR] Error: Unable to build website for locale en.',
    '    at tryToBuildLocale (/ROOT/node_modules/@docusaurus/core/lib/commands/build/build.js:76:15) {',
    '  [cause]: Error: Docusaurus found broken links!',
    '  ',
    '  Please check the pages of your site in the list below, and make sure you do not reference any path that does not exist.',
    "  Note: it's possible to ignore broken links with the 'onBrokenLinks' Docusaurus configuration, and let the build pass.",
    '  ',
    '  Exhaustive list of all broken links found:',
    '  - Broken link on source page path = /guide/gallery:',
    '     -> linking to /guide/galery',
    '  ',
    '      at throwError (/ROOT/node_modules/@docusaurus/logger/lib/logger.js:80:11)',
  ];
  const files = {
    'docusaurus.config.js': "export default {\n  onBrokenLinks: 'throw',\n};\n",
    'docs/guide/gallery.md': '# Gallery\n\nSee [the gallery](/guide/galery).\n',
  };
  expect(await placesOf(log, files)).toEqual(['docs/guide/gallery.md:3']);
});

test('a line of a bundle in build/ is none of the repository, and leads to the line that it was made of', async () => {
  const page = 'export default function Home({ loaderData }) {\n  return <h1>{loaderData.item.name}</h1>;\n}\n';
  const bundle = 'function Home({ loaderData }) {\n  return jsx("h1", { children: loaderData.item.name });\n}\n';
  const files = { 'app/home.jsx': page, 'app/about.jsx': 'export const about = { name: "About" };\n' };
  using repository = createRepository({ ...files, 'build/server/index.js': bundle });
  const { path: root } = repository;
  const log = [
    "TypeError: Cannot read properties of undefined (reading 'name')",
    `    at Home (file://${root}/build/server/index.js:2:48)`,
    '[Error: Unexpected Server Error]',
    'Error: Prerender: Request failed for /: Received a 500 status code while prerendering the `/` path.',
  ];
  const origin = { root, folder: root, command: 'build', clock: new FakeClock() } as const;
  const [found, more] = await findingsIn(log, { ...origin, committed: new Set(Object.keys(files)) });
  expect(found).toMatchObject({ file: 'app/home.jsx', line: 2, message: log[0] });
  expect(more).toBeUndefined();
});

test('what is above a step that succeeded is no clue to the fault below it', async () => {
  const log = [
    'We reconfigured your tsconfig.json file for you.',
    'Finished TypeScript in 21.0s ...',
    '> Server Actions are not supported with static export.',
  ];
  expect(await placesOf(log, { 'tsconfig.json': '{}\n' })).toEqual([]);
});

test('the package that asked for a missing one is not taken for the fault', async () => {
  const log = [
    "Error: Cannot find package 'happy-dom' imported from /ROOT/node_modules/vitest/dist/index.js",
    '    at file:///ROOT/node_modules/vitest/dist/index.js:1:1',
  ];
  const files = {
    'vitest.config.js': "export default { test: { environment: 'happy-dom' } };\n",
    'src/a.test.js': "import { test } from 'vitest';\n",
  };
  expect(await placesOf(log, files)).toEqual(['vitest.config.js:1']);
});
