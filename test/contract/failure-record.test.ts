import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FAILURE_CODES } from '../../src/contract/control-plane.ts';
import {
  boundFailure,
  type FailureFacts,
  readFailureFacts,
  unreadableFailure,
} from '../../src/contract/failure-record.ts';
import { CONTROL_LIMITS, FAILURE_LIMITS } from '../../src/contract/limits.ts';

const finding = {
  file: 'a.ts',
  line: 3,
  column: 7,
  severity: 'error',
  code: 'TS2304',
  message: 'Cannot find x',
} as const;
const facts: FailureFacts = {
  ...{ stage: 'build', code: 'build_failed', message: 'exit 2', exitCode: 2, signal: null },
  log: ['a', 'b'],
  diagnostics: [finding, { ...finding, line: null, column: null, code: null, severity: 'notice' }],
};

test('an ordinary record stays as it is, and is read back', () => {
  expect(boundFailure(facts)).toEqual(facts);
  expect(readFailureFacts(JSON.parse(JSON.stringify(facts)))).toEqual(facts);
  expect(readFailureFacts({ ...facts, signal: 'SIGKILL', exitCode: null, deployID: 'd', more: 1 })).toEqual({
    ...facts,
    signal: 'SIGKILL',
    exitCode: null,
  });
});

test('the last lines and the first findings are kept, long texts are cut', () => {
  const log = Array.from({ length: 300 }, (_, at) => `${at}`);
  const diagnostics = Array.from({ length: 600 }, (_, at) => ({ ...finding, line: at + 1 }));
  const bounded = boundFailure({ ...facts, message: 'm'.repeat(3_000), log: [...log, 'x'.repeat(9_000)], diagnostics });
  expect(bounded.log).toHaveLength(CONTROL_LIMITS.failureLogLines);
  expect(bounded.log.at(-2)).toBe('299');
  expect(bounded.log.at(-1)).toBe(`${'x'.repeat(CONTROL_LIMITS.failureLogLine - 1)}…`);
  expect(bounded.diagnostics).toHaveLength(FAILURE_LIMITS.findings);
  expect(bounded.diagnostics[0]?.line).toBe(1);
  expect(bounded.message).toHaveLength(FAILURE_LIMITS.message);
});

test('a finding whose path is too long is dropped: its beginning is the path of another file', () => {
  const diagnostics = [{ ...finding, file: 'a'.repeat(FAILURE_LIMITS.file + 1) }, finding];
  expect(boundFailure({ ...facts, diagnostics }).diagnostics).toEqual([finding]);
});

test('the bytes of a record are bounded, and the end of the log is kept', () => {
  const log = Array.from({ length: 200 }, (_, at) => `${at}${'\u0000'.repeat(1_900)}`);
  const diagnostics = Array.from({ length: 500 }, () => ({ ...finding, message: '語'.repeat(1_000) }));
  const bounded = boundFailure({ ...facts, log, diagnostics });
  expect(Buffer.byteLength(JSON.stringify(bounded))).toBeLessThanOrEqual(FAILURE_LIMITS.bytes);
  expect(bounded.log.at(-1)).toBe(log.at(-1));
  expect(bounded.log.length).toBeGreaterThan(20);
  expect(bounded.diagnostics.length).toBeGreaterThan(100);
  expect(readFailureFacts(bounded)).toEqual(bounded);
});

const text = fc.string({ unit: 'binary', maxLength: 2_500 });
const anyFacts = fc.record({
  stage: fc.constantFrom('queue', 'clone', 'build' as const),
  code: fc.constantFrom(...FAILURE_CODES),
  message: text,
  exitCode: fc.option(fc.integer()),
  signal: fc.option(fc.string({ maxLength: 30 })),
  log: fc.array(text, { maxLength: 10 }),
  diagnostics: fc.array(
    fc.record({
      file: text,
      line: fc.option(fc.nat()),
      column: fc.option(fc.nat()),
      severity: fc.constantFrom('error', 'warning', 'notice' as const),
      code: fc.option(text),
      message: text,
    }),
    { maxLength: 5 },
  ),
});

test('what was bounded is read', () => {
  fc.assert(
    fc.property(anyFacts, (each) => {
      const bounded = boundFailure(each);
      expect(readFailureFacts(JSON.parse(JSON.stringify(bounded)))).toEqual(bounded);
    }),
    { numRuns: 200 },
  );
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'failed'],
  ['a list', []],
  ['an unknown stage', { ...facts, stage: 'toString' }],
  ['an unknown code', { ...facts, code: '__proto__' }],
  ['no message', { ...facts, message: undefined }],
  ['a message that is too long', { ...facts, message: 'm'.repeat(FAILURE_LIMITS.message + 1) }],
  ['an exit code that is no whole number', { ...facts, exitCode: '2' }],
  ['an exit code with a fraction', { ...facts, exitCode: 2.5 }],
  ['a signal that is too long', { ...facts, signal: 'S'.repeat(FAILURE_LIMITS.signal + 1) }],
  ['a log that is no list', { ...facts, log: 'a' }],
  ['a log of other things', { ...facts, log: [1] }],
  ['too many lines', { ...facts, log: Array.from({ length: CONTROL_LIMITS.failureLogLines + 1 }, () => '') }],
  ['a line that is too long', { ...facts, log: ['x'.repeat(CONTROL_LIMITS.failureLogLine + 1)] }],
  ['no findings', { ...facts, diagnostics: undefined }],
  ['too many findings', { ...facts, diagnostics: Array.from({ length: FAILURE_LIMITS.findings + 1 }, () => finding) }],
  ['a finding without a file', { ...facts, diagnostics: [{ ...finding, file: undefined }] }],
  ['a finding of an unknown severity', { ...facts, diagnostics: [{ ...finding, severity: 'fatal' }] }],
  ['a finding whose line is a text', { ...facts, diagnostics: [{ ...finding, line: '3' }] }],
  ['a finding whose path is too long', { ...facts, diagnostics: [{ ...finding, file: 'a'.repeat(1_001) }] }],
  ['a finding whose message is too long', { ...facts, diagnostics: [{ ...finding, message: 'a'.repeat(1_001) }] }],
  ['a finding whose code is too long', { ...facts, diagnostics: [{ ...finding, code: 'a'.repeat(101) }] }],
  ['too many bytes', { ...facts, log: Array.from({ length: 200 }, () => '語'.repeat(2_000)) }],
])('%s is no failure record', (_, value) => {
  expect(readFailureFacts(value)).toBeUndefined();
});

test('a failure whose record cannot be read has one that says so', () => {
  expect(readFailureFacts(unreadableFailure('clone'))).toMatchObject({
    code: 'clone_failed',
    message: expect.stringContaining('damaged or too large'),
  });
});
