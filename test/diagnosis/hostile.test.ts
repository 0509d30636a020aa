import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainFailure } from '../../src/diagnosis/explain.ts';
import { FORMATS } from '../../src/diagnosis/formats.ts';
import { readLines } from '../../src/diagnosis/lines.ts';
import { search } from '../../src/diagnosis/literals.ts';
import { type Format, matchFormat, ReadLog } from '../../src/diagnosis/matching.ts';
import { parseDiagnostics } from '../../src/diagnosis/parse.ts';
import { mapPaths } from '../../src/diagnosis/paths.ts';
import { rankDiagnostics } from '../../src/diagnosis/rank.ts';

const ESC = '\u001b';
const CONTROL = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;

/** Scraps of what compilers print, so that random logs come close to real ones. */
const SCRAPS = [
  ...['src/a.ts', './b.vue', '/app/c.js', 'node_modules/x/i.js', 'C:\\d.ts', '../../etc/passwd', 'file:///e.mjs'],
  ...[':1', ':2:3', '(4,5): ', ': ', ' - ', 'error ', 'warning ', 'Error: ', 'TypeError: ', 'TS2322: ', 'ERROR in '],
  ...[
    '    at f (',
    ')',
    '\n',
    '\r',
    '\t',
    ' ',
    `${ESC}[31m`,
    `${ESC}]8;;`,
    '[',
    ']',
    '╭─[ ',
    '━━━',
    '✘ [ERROR] ',
    '● ',
  ],
  ...[
    'npm error ',
    'web:build: ',
    'packages/web build: ',
    'Traceback (most recent call last)',
    '  File "x.py", line 1',
  ],
  ...['::error::', '<script>', '[x](http://y)', '@all', '```', '\u202e', '\ud800', '\0', '> ', '1:1  error  x  y'],
];
const scrap = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...SCRAPS) },
  fc.string({ unit: 'binary', maxLength: 6 }),
);
const logLine = fc.array(scrap, { maxLength: 12 }).map((scraps) => scraps.join(''));
const logs = fc.array(logLine, { maxLength: 25 });

test('any log is read without a throw, into plain lines and places that exist', () => {
  fc.assert(
    fc.property(logs, (log) => {
      const found = parseDiagnostics(log);
      for (const each of found) {
        expect(each.message).not.toMatch(CONTROL);
        expect(each.file).not.toMatch(CONTROL);
        expect(each.message.length).toBeLessThanOrEqual(500);
        expect(each.line ?? 1).toBeGreaterThanOrEqual(1);
        expect(each.column ?? 1).toBeGreaterThanOrEqual(1);
      }
      const mapped = mapPaths(found, { exists: () => true });
      for (const { file } of mapped) expect(file).not.toMatch(/^\/|(?:^|\/)\.\.(?:\/|$)|(?:^|\/)node_modules\//);
      const { headline, remedy } = explainFailure({ log, stage: 'build', exitCode: 1, diagnostics: mapped });
      expect(headline.length).toBeLessThanOrEqual(300);
      expect(`${headline}${remedy}`).not.toMatch(CONTROL);
    }),
    { numRuns: 300 },
  );
});

test.each(['::error file=x::owned', '##[error]owned', '<img src=x onerror=1>', '[a](http://evil) @all', '```'])(
  'passes %s through as plain text',
  (hostile) => {
    const [found] = parseDiagnostics([`src/a.ts(1,2): error TS1005: ${ESC}[1m${hostile}\u202e`]);
    expect(found?.message).toBe(hostile);
    expect(explainFailure({ log: [], message: hostile }).headline).toBe(`Deployment failed: ${hostile}`);
  },
);

test('a workflow command in a log is no finding', () => {
  expect(parseDiagnostics(['::error file=src/a.ts,line=1::owned', '##[error]src/a.ts'])).toEqual([]);
});

/** Lines made to go wrong: long runs that several patterns could divide among themselves. */
const RUNS = [
  'a',
  ' ',
  ':1',
  '(',
  './a:1:',
  'a b.c:',
  '1:1 ',
  `${ESC}[`,
  '\r',
  '━',
  ' ● ',
  'at (',
  'error ',
  '"',
  '::',
  'Error: ',
];
const OPENINGS = [
  '',
  'src/a.ts(1,1): error TS1: ',
  '  1:1  error  ',
  'ERROR in ',
  'FAIL a > ',
  '    at ',
  '> ',
  'src/a.ts:1:1: ',
];

/** Reads and explains a log. Returns the number of characters of each text that comes of it. */
function lengthsOf(log: readonly string[]): readonly number[] {
  const diagnostics = parseDiagnostics(log);
  const { headline, remedy = '' } = explainFailure({ log, diagnostics });
  return [headline, remedy, ...diagnostics.map(({ message }) => message)].map((text) => text.length);
}

test('lines of megabytes, and a hundred hostile lines, give texts of a bounded length', () => {
  const logs = RUNS.flatMap((run) => [
    [run.repeat(Math.ceil(5_000_000 / run.length))],
    ...OPENINGS.map((opening) =>
      Array.from({ length: 100 }, () => opening + run.repeat(Math.ceil(1_000 / run.length))),
    ),
  ]);
  for (const log of logs) expect(Math.max(...lengthsOf(log)), log[0]?.slice(0, 40)).toBeLessThanOrEqual(2_000);
});

test('the end of a long log is read, up to a number of characters', () => {
  const finding = (at: number) => `src/a.ts(${at},1): error TS1: wrong`;
  const log = [finding(1), ...Array.from({ length: 300 }, () => 'x'.repeat(1_000)), finding(2)];
  expect(parseDiagnostics(log).map(({ line }) => line)).toEqual([2]);
  expect(parseDiagnostics(log.slice(0, 200)).map(({ line }) => line)).toEqual([1]);
  const hidden = [finding(1), ...Array.from({ length: 300 }, () => `${ESC}[m`.repeat(16_000)), finding(2)];
  expect(parseDiagnostics(hidden).map(({ line }) => line)).toEqual([2]);
});

/** Counts how often it is tried. */
class CountingPattern extends RegExp {
  tries = 0;
  override exec(text: string): RegExpExecArray | null {
    this.tries += 1;
    return super.exec(text);
  }
}

test('a pattern that looks ahead is tried once on a line, though every line above looks at it', () => {
  const [ahead, over] = [new CountingPattern('^(?:never)$'), new CountingPattern('^a')];
  const format: Format = { name: 'ahead', steps: [{ pattern: /^a/ }, { pattern: ahead, skip: 40, over }] };
  const lines = new ReadLog(readLines(Array.from({ length: 500 }, () => 'a')));
  for (let at = 0; at < lines.length; at++) expect(matchFormat(format, lines, at)).toBeUndefined();
  expect([ahead.tries, over.tries]).toEqual([499, 499]);
});

test('the checkout is asked for a bounded number of paths, and for each once', () => {
  const asked: string[] = [];
  const exists = (path: string) => asked.push(path) < 0;
  const paths = Array.from({ length: 1_000 }, (_, at) => `/a${at}/b/c/d/e/f/g/h/i/j/k/l/m/n/o/p/q/r/s/t/u.ts`);
  const message = paths.slice(0, 6).join(' ');
  const findings = [...paths, ...paths].map((file) => ({
    ...{ file, message, line: 1, column: 1, severity: 'error' as const, code: null },
  }));
  mapPaths(findings, { exists });
  expect(asked.length).toBeLessThanOrEqual(20_000);
  expect(new Set(asked).size).toBe(asked.length);
});

test('findings are bounded however long the log is', () => {
  const log = Array.from({ length: 20_000 }, (_, at) => `src/a.ts(${at + 1},1): error TS1: ${at}`);
  const found = parseDiagnostics(log);
  expect(found).toHaveLength(500);
  expect(rankDiagnostics(found).shown).toHaveLength(10);
});

test('every format has a name of its own', () => {
  const names = FORMATS.map((format) => format.name);
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  [/(["'])quill\1/, `'quill'`],
  [/(?<mark>["'])quill\k<mark>/, `"quill"`],
  [/\u0071uill/, 'quill'],
])('%s is found, although its source has signs that are not in the text', (pattern, text) => {
  expect(search(pattern, text)?.[0]).toBe(text);
});
