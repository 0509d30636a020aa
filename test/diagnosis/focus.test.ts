import { expect, test } from 'vitest';
import { cluesOf } from '../../src/diagnosis/clues.ts';
import { focusOf } from '../../src/diagnosis/focus.ts';
import { readLines } from '../../src/diagnosis/lines.ts';

const messageOf = (log: readonly string[]) => focusOf(readLines(log))?.message;

/** Output of tools that do not exist, so that no rule was written for them. */
test.each<[string, readonly string[], string]>([
  ['a named error', ['inking page 1', 'InkError: the pen "blue" is empty'], 'InkError: the pen "blue" is empty'],
  [
    'a named error above frames that repeat',
    [
      'InkError: the pen "blue" is empty',
      '    at fill (/srv/pens/fill.js:4:1)',
      '    ... collapsed 5 duplicate lines matching above lines ...',
      '    at fill (/srv/pens/fill.js:9:1)',
      '    ... 3 lines matching cause stack trace ...',
    ],
    'InkError: the pen "blue" is empty',
  ],
  [
    'what a runner of tasks repeats as the end of a command',
    [
      'docs build: unknown option "pen"',
      ' ERR_INK_RECURSIVE_RUN_FIRST_FAIL  docs@1.0.0 build: `ink`',
      ' ERROR  docs#build: command (/srv/docs) npm run build exited (1)',
    ],
    'docs build: unknown option "pen"',
  ],
  [
    'an error that says only that something was requested, with the line below it',
    ['Error while requesting resource', 'There was an issue while requesting https://pens.example/blue.css'],
    'There was an issue while requesting https://pens.example/blue.css',
  ],
  [
    'the reason below a step that failed, and not its place',
    [
      'ERROR Draw page failed: pens/blue.html',
      'Error: /srv/site/frames/wood.ink:3',
      '    2| nail',
      ' >> 3| screw("oak")',
      '',
      'Frame oak does not exist',
      '    at draw (/srv/ink/draw.js:4:1)',
    ],
    'Frame oak does not exist',
  ],
  ['a marked line', ['✔ pages/a', '✖ pages/b: missing quill'], 'pages/b: missing quill'],
  [
    'a root cause before what it led to',
    ['Error: inking failed', '  [cause]: Error: unknown pen blue'],
    'Error: unknown pen blue',
  ],
  [
    'the last of numbered causes',
    ['Caused by:', '    0: failed to ink', '    1: unknown pen `blue`'],
    'unknown pen `blue`',
  ],
  ['a shell', ['something is not found elsewhere', 'sh: 1: quill: not found'], 'sh: 1: quill: not found'],
  [
    'words below a heading that names a file alone',
    ['InkError: pages/a.ink:4', '  > 4| pen', '', 'pen is not defined'],
    'pen is not defined',
  ],
  [
    'a heading with what it introduces',
    ['error: these pens do not exist:', '  unknown pen blue'],
    'these pens do not exist: unknown pen blue',
  ],
  [
    'what is undefined, by the carets below it',
    ['Error: Undefined variable.', '   ╷', '59 │   color: $inkColor;', '   │          ^^^^^^^^^', '   ╵'],
    'Error: Undefined variable: $inkColor',
  ],
  [
    'data that is wrong, with the field',
    ['[InkError] pens → blue does not match collection schema.', '', '  colour**: **colour: Required', '', '  Hint:'],
    '[InkError] pens → blue does not match collection schema. colour: Required',
  ],
  [
    'a heading with the list that it introduces',
    ['Error: Bad pens file.', 'These pens do not exist:', '- blue`,', '- red', '', 'Known pens:'],
    'Error: Bad pens file. These pens do not exist: blue, red',
  ],
  [
    'a sentence behind the sign of a command',
    ['> ink build', 'Pens: inks are outdated. Please run:', '  npx pens', '> Inking is not compatible with paper.'],
    '> Inking is not compatible with paper.',
  ],
  [
    'a warning sign, and not of progress that failed',
    ['(!) Found dead link /pens in file blue.md', '✖ rendering pages...', 'build error:'],
    'Found dead link /pens in file blue.md',
  ],
  [
    'an error, and not a warning with a place above it',
    [
      "pens/ink.js:1:6777 - warning ts(2568): Property 'blue' may not exist on type 'pen'. Did you mean 'red'?",
      '',
      '1 const blue = undefined;',
      'Expected pen `Blue` to be defined: you likely forgot to import it.',
    ],
    'Expected pen `Blue` to be defined: you likely forgot to import it.',
  ],
  [
    'what failed after the last that went well',
    ['[ERROR] the package `ink-check` is required, and could not be found', '✓ built in 2.1s', 'InkError: no "pen"'],
    'InkError: no "pen"',
  ],
  [
    'what a heading announces, whatever its words',
    ['✗ Build failed in 2.5s', 'error during build:', '[ink] pen without paper in front of it.'],
    '[ink] pen without paper in front of it.',
  ],
])('the message of %s', (_, log, message) => {
  expect(messageOf(log)).toBe(message);
});

test.each<[string, readonly string[]]>([
  [
    'a healthy build',
    [
      '> site@1.0.0 build',
      '> vite build',
      'transforming...',
      '✓ 34 modules transformed.',
      'dist/index.html  0.4 kB',
      '✓ built in 1.2s',
    ],
  ],
  [
    'progress',
    [
      'Progress: resolved 1, reused 0, downloaded 1, added 0',
      'Packages: +2',
      'Checked out a1b2c3d',
      '[1/4] Resolving packages...',
    ],
  ],
  [
    'warnings',
    [
      'npm warn deprecated quill@1.0.0: this is not supported',
      'WARN  unknown option',
      '(node:12) Warning: invalid pen',
    ],
  ],
  [
    'ends of commands',
    [
      ' ELIFECYCLE  Command failed with exit code 1.',
      'npm error A complete log of this run can be found in: /x',
      'error Command failed with exit code 1.',
      'Node.js v24.1.0',
    ],
  ],
  [
    'a table of files with their sizes, and a legend',
    [
      'Route (pages)                 Size  First Load JS',
      '┌ ○ /general-error            594 B        82.4 kB',
      '+ First Load JS shared by all             82.2 kB',
      'dist/assets/not-found-error-hoaVY5xX.js   1.02 kB │ gzip:   0.56 kB',
      '○  (Static)  prerendered as static content',
    ],
  ],
  [
    'a warning of webpack, with its lines',
    ['WARNING in ./src/pens.js 3:1', "Module not found: Error: Can't resolve 'ink'", '', 'compiled with 1 warning'],
  ],
  [
    "Starlight's own 404 page, printed alone or in Astro's tree",
    [
      ' generating static routes ',
      '17:16:56 ▶ @astrojs/starlight/routes/static/404.astro',
      'Entry docs → 404 was not found.',
      '17:16:56   └─ /404.html (+275ms) ',
      '17:22:53   └─ /404.htmlEntry docs → 404 was not found.',
      ' (+12ms)',
    ],
  ],
])('%s has none', (_, log) => {
  expect(focusOf(readLines(log))).toBeUndefined();
});

function cluesIn(log: readonly string[]) {
  const lines = readLines(log);
  const focus = focusOf(lines);
  if (!focus) throw new Error('no focus');
  return cluesOf(lines, focus);
}

test('another entry that was not found is a fault', () => {
  expect(messageOf(['Entry docs → 404 was not found.', 'Entry pens → blue was not found.'])).toBe(
    'Entry pens → blue was not found.',
  );
});

test.each([
  ['InkError: bad pen at pages/a.ink:4:2', 'pages/a.ink', 4, 2],
  ['InkError: bad pen in (app/(shop)/[slug].ink:4:2)', 'app/(shop)/[slug].ink', 4, 2],
  ['pages/a.ink(4,2): error: bad pen', 'pages/a.ink', 4, 2],
  ['InkError: bad pen in "pages/a.ink".', 'pages/a.ink', null, null],
])('%s names a file', (text, path, line, column) => {
  expect(cluesIn([text]).mentions).toContainEqual({ path, line, column, inStack: false });
});

test.each([
  ['InkError: bad pen (4:2)', 4, 2],
  ['InkError: bad pen [Line 4, Column 2]', 4, 2],
  ['InkError: bad pen at 4:2', 4, 2],
  ['InkError: bad pen on line 4', 4, null],
  ['InkError: bad pen - 4:2', 4, 2],
])('%s says a place without a file', (text, line, column) => {
  expect(cluesIn([text]).hints).toContainEqual({ line, column });
});

test('the row of a code frame that is at fault has a mark, or a caret below it', () => {
  const row = { line: 4, text: 'pen blue' };
  expect(cluesIn(['InkError: bad pen', '  3 | ink', '> 4 | pen blue', '  5 | end']).shown).toEqual([row]);
  expect(cluesIn(['InkError: bad pen', '  3 │ ink', '  4 │ pen blue', '    ╵     ~~~~']).shown).toEqual([row]);
});

test.each([
  ['InkError: unknown pen "blue"', ['blue']],
  ['InkError: the package @ink/pens is missing', ['@ink/pens']],
  ['InkError: PEN_API_KEY is not set', ['PEN_API_KEY']],
  ['InkError: quill-pen: not found. Did you mean "pen"?', ['quill-pen']],
])('%s names what it is about', (text, names) => {
  expect(cluesIn([text]).names).toEqual(names);
});

test('that a sandbox has no list of processors is no error', () => {
  const log = [
    'lscpu: failed to determine number of CPUs: /sys/devices/system/cpu/possible: No such file or directory',
    'success Building HTML renderer - 2.1s',
  ];
  expect(messageOf(log)).toBeUndefined();
});
