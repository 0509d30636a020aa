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

test.each(CASES)('reads the output of %s', (name) => {
  const { log, expected } = readCase(name);
  expect(parseDiagnostics(log)).toEqual(expected);
});
