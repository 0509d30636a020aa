import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseDiagnostics } from '../../src/diagnosis/parse.ts';

/**
 * Output of the real tools on planted errors (paths made `/workspace/repo`), with what is to be found in it.
 * A file that begins with `documented-` is written from the tool's documented format instead.
 */
const LOGS = join(import.meta.dirname, '../fixtures/logs');
const CASES = readdirSync(LOGS)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => name.slice(0, -4));

function readCase(name: string): { readonly log: readonly string[]; readonly expected: unknown } {
  return {
    log: readFileSync(join(LOGS, `${name}.txt`), 'utf8').split('\n'),
    expected: JSON.parse(readFileSync(join(LOGS, `${name}.json`), 'utf8')),
  };
}

test('what a build reports and goes on with is a warning, and an error if the build fails for it', () => {
  const rows = ['', './src/a.js', "  Line 3:7:  'pen' is never used  no-unused-vars", ''];
  const severities = (log: readonly string[]) => parseDiagnostics(log).map(({ severity }) => severity);
  expect(severities(['Compiled with warnings.', ...rows])).toEqual(['warning']);
  expect(
    severities(['Treating warnings as errors because process.env.CI = true.', 'Failed to compile.', ...rows]),
  ).toEqual(['error']);
});

test('the message of TypeScript has the last of the lines that say why', () => {
  const log = [
    "a.tsx(3,1): error TS2322: Type '{ b: 1 }' is not assignable to type 'Pen'.",
    "  Type '{ b: 1 }' is not assignable to type 'Ink'.",
    "    Property 'b' does not exist on type 'Ink'.",
    'a.tsx(9,1): error TS2304: x',
  ];
  expect(parseDiagnostics(log).map(({ message }) => message)).toEqual([
    "Type '{ b: 1 }' is not assignable to type 'Pen'. Property 'b' does not exist on type 'Ink'.",
    'x',
  ]);
});

test.each(CASES)('reads the output of %s', (name) => {
  const { log, expected } = readCase(name);
  expect(parseDiagnostics(log)).toEqual(expected);
});

test('the words are those of the last cause, at its own place', () => {
  const wrapped = ['Error: cannot build', '    at a (src/a.js:1:2) {', '  [cause]: TypeError: pen is not a function'];
  const found = (log: readonly string[]) =>
    parseDiagnostics(log).map(({ file, line, message }) => [file, line, message]);
  expect(found([...wrapped, '      at b (src/b.js:3:4)', '}'])).toEqual([
    ['src/b.js', 3, 'TypeError: pen is not a function'],
  ]);
  expect(found([...wrapped, '      at b (/x/node_modules/b.js:3:4)', '}'])).toEqual([
    ['src/a.js', 1, 'TypeError: pen is not a function'],
  ]);
});

test('a message that quotes several lines is one line', () => {
  const log = [
    '1. Having trouble parsing data file ./a.json (via DataError)',
    `2. Unexpected token ']', ..."`,
    '  },',
    '  "soci"... is not valid JSON (via SyntaxError)',
  ];
  expect(parseDiagnostics(log)[0]?.message).toBe(`Unexpected token ']', ..." }, "soci"... is not valid JSON`);
});
