import { expect, test } from 'vitest';
import { Secrets } from '../../src/base/secrets.ts';
import { boundedFailure, type FailureReport, redactFailure } from '../../src/deploy/failure.ts';

const SECRET = 'pa55word';

/** A failure whose every text has a value of the env. */
const REPORT: Required<FailureReport> = {
  headline: `headline ${SECRET}`,
  message: `message ${SECRET}`,
  stage: `stage ${SECRET}`,
  code: `code ${SECRET}`,
  exitCode: 1,
  remedy: `remedy ${SECRET}`,
  cause: 'known-cause',
  diagnostics: [
    {
      ...{ file: `src/${SECRET}.js`, line: 1, column: 2, severity: 'error', code: `E-${SECRET}` },
      message: `found ${SECRET}`,
    },
  ],
  moreDiagnostics: 0,
  log: Array.from({ length: 150 }, (_, n) => `line ${n} ${SECRET} ${'x'.repeat(1_000)}`),
};

test('no text of a failure keeps a secret', () => {
  const secrets = new Secrets();
  secrets.add(SECRET);
  const redacted = redactFailure(REPORT, secrets);
  expect(JSON.stringify(redacted)).not.toContain(SECRET);
  expect(JSON.stringify(redacted)).toBe(JSON.stringify(REPORT).replaceAll(SECRET, '***'));
});

test('a program gets the last hundred lines of a log, each of five hundred characters', () => {
  const { log } = boundedFailure(REPORT);
  expect(log.map((line) => line.length)).toEqual(Array(100).fill(500));
  expect(log[0]).toMatch(/^line 50 /);
});
