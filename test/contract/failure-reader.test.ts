import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeFailure } from '../../src/contract/failure-reader.ts';

const CALL = { method: 'GET', path: '/failure', status: 200 };
const read = (body: unknown) => decodeFailure(body, CALL);

test('reads our own record', () => {
  const diagnostic = { file: 'a.ts', line: 3, column: 7, severity: 'error', code: 'TS2304', message: 'Cannot find x' };
  const record = {
    stage: 'build',
    code: 'build_failed',
    message: 'exit 2',
    exitCode: 2,
    signal: null,
    log: ['a', 'b'],
  };
  expect(read({ deployID: 'd1', ...record, diagnostics: [diagnostic] })).toEqual({
    ...record,
    signal: undefined,
    diagnostics: [diagnostic],
  });
});

test('keeps of a huge record what can be shown: the end of its log, the first findings, the beginning of its words', () => {
  const finding = { file: 'a.ts', message: 'm'.repeat(9_000), code: 'c'.repeat(9_000) };
  const errors = [{ ...finding, file: 'a'.repeat(9_000) }, ...Array.from({ length: 3_000 }, () => finding)];
  const log = [...Array.from({ length: 9_000 }, (_, at) => `${at}`), 'x'.repeat(100_000)];
  const seen = read({ errors, log, message: 'm'.repeat(9_000), stage: 's'.repeat(9_000), signal: 'S'.repeat(9_000) });
  expect(seen.log).toHaveLength(5_000);
  expect([seen.log.at(-2), seen.log.at(-1)?.length]).toEqual(['8999', 64 * 1024]);
  expect(seen.diagnostics).toHaveLength(1_000);
  expect(seen.diagnostics[0]).toMatchObject({ file: 'a.ts', message: expect.stringMatching(/^m{1999}…$/) });
  expect([seen.message, seen.stage, seen.signal].map((each) => each?.length)).toEqual([2_000, 200, 200]);
});

test('finds a message four levels deep, and no deeper', () => {
  const inside = (levels: number): object => (levels === 0 ? { message: 'exit 2' } : { inner: inside(levels - 1) });
  expect([3, 4, 5].map((levels) => read(inside(levels)).message)).toEqual(['exit 2', 'exit 2', undefined]);
});

test('reads a record in an envelope, whose halves may stand apart', () => {
  expect(read({ data: { failure: { reason: 'exit 1', failed_step: 'build', exit_code: '1' } } })).toMatchObject({
    message: 'exit 1',
    stage: 'build',
    exitCode: 1,
  });
  expect(read({ stage: 'build', logs: 'a\nb\n', error: { code: 'E', message: 'm' } })).toMatchObject({
    stage: 'build',
    code: 'E',
    message: 'm',
    log: ['a', 'b'],
  });
});

test('reads a reason that is a record in a record in two envelopes', () => {
  const error = { code: 'E', message: 'no script', exit_code: 1, cause: { detail: 'x' } };
  expect(read({ data: { failure: { step: 'build', message: 'failed', error, logs: ['a'] } } })).toMatchObject({
    ...{ stage: 'build', code: 'E', message: 'no script', exitCode: 1, log: ['a'] },
  });
});

test('reads a message of several lines as the log, where there is no other', () => {
  expect(read('Build failed\n\nsrc/a.ts(1,2): error TS1: x\n')).toMatchObject({
    message: 'Build failed',
    log: ['Build failed', 'src/a.ts(1,2): error TS1: x'],
  });
  expect(read({ message: 'one\ntwo', log: ['three'] })).toMatchObject({ message: 'one', log: ['three'] });
});

test.each([
  ['a text', 'one\r\ntwo\n', ['one', 'two']],
  ['texts', ['one', 'two\n'], ['one', 'two']],
  ['objects with text', [{ text: 'one' }, { text: 'two', level: 'info' }], ['one', 'two']],
  ['objects with line', [{ line: 'one' }, { line: 'two' }], ['one', 'two']],
  ['objects with message', [{ message: 'one', time: 1 }, { message: 'two' }], ['one', 'two']],
  ['an object of lines', { lines: ['one', 'two'], truncated: true }, ['one', 'two']],
  ['nothing', null, []],
  ['a number', 7, []],
])('reads a log that is %s', (_, log, lines) => {
  expect(read({ message: 'm', log }).log).toEqual(lines);
});

test('empty lines of the log stay', () => {
  expect(read({ log: 'a\n\nb' }).log).toEqual(['a', '', 'b']);
});

test.each([
  [
    { file: 'a.ts', line: 3, message: 'm' },
    { file: 'a.ts', line: 3, column: null, severity: 'error', code: null },
  ],
  [
    { filePath: 'a.ts', line: '3', col: 4, text: 'm', ruleId: 'r' },
    { file: 'a.ts', line: 3, column: 4, code: 'r' },
  ],
  [
    { path: 'a.ts', start: { line: 3, column: 4 }, message: 'm', level: 'warning' },
    { line: 3, severity: 'warning' },
  ],
  [
    { location: { file: 'a.ts', line: 3 }, text: 'm', severity: 'note' },
    { file: 'a.ts', severity: 'notice' },
  ],
  [
    { file: 'a.ts', line: 0, message: 'm', severity: 1 },
    { line: null, severity: 'warning' },
  ],
])('reads the finding %j', (finding, expected) => {
  expect(read({ errors: [finding] }).diagnostics).toMatchObject([expected]);
});

test('findings without a file become message and log', () => {
  expect(read({ errors: ['first', { message: 'second' }] })).toMatchObject({
    message: 'first',
    log: ['first', 'second'],
    diagnostics: [],
  });
});

test('a bare text is the message, a bare list the log or the findings', () => {
  expect(read('build failed').message).toBe('build failed');
  expect(read(['a', 'b']).log).toEqual(['a', 'b']);
  expect(read([{ file: 'a.ts', message: 'm' }]).diagnostics).toHaveLength(1);
});

test('nothing at all is an empty record', () => {
  const empty = { log: [], diagnostics: [], message: undefined, stage: undefined };
  for (const body of [undefined, null, {}, [], 7, true]) expect(read(body)).toMatchObject(empty);
});

test('never throws, whatever JSON comes', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      for (const each of [body, { failure: body }, { log: body }, { errors: body }, { data: { error: body } }]) {
        const { log, diagnostics } = read(each);
        expect(log.every((line) => typeof line === 'string')).toBe(true);
        expect(diagnostics.every(({ line }) => line === null || line >= 1)).toBe(true);
      }
    }),
  );
});
