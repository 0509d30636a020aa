import { expect, test } from 'vitest';
import { LOG_MESSAGE_LENGTH, readMessage } from '../../../src/platform/dispatch/messages.ts';

const read = (message: unknown) => readMessage(JSON.stringify(message));

test('a log message has whole lines and a bounded length', () => {
  expect(read({ kind: 'log', text: 'a\nb\n' })).toEqual({ kind: 'log', text: 'a\nb\n' });
  expect(read({ kind: 'log', text: `${'x'.repeat(LOG_MESSAGE_LENGTH - 1)}\n` })?.kind).toBe('log');
  for (const text of ['', 'a', 'a\nb', `${'x'.repeat(LOG_MESSAGE_LENGTH)}\n`, 7, null, ['a\n'], undefined]) {
    expect(read({ kind: 'log', text })).toBeUndefined();
  }
});

test('a worker can enter only the stages of a build', () => {
  expect(read({ kind: 'stage', stage: 'sync' })).toEqual({ kind: 'stage', stage: 'sync' });
  for (const stage of ['queue', 'other', null, undefined]) expect(read({ kind: 'stage', stage })).toBeUndefined();
});

test('what a worker says of a commit becomes bounded lines without control characters', () => {
  const commit = (facts: unknown) => read({ kind: 'commit', commit: 'c0ffee', facts });
  const known = (subject: string | null, author: string | null) => ({
    ...{ kind: 'commit', commit: 'c0ffee', facts: { subject, author } },
  });
  expect(commit({ subject: ' Fix the \u001b[31mred\u0007\n\u202ebutton\0 ', author: 'Ana' })).toEqual(
    known('Fix the red button', 'Ana'),
  );
  expect(commit({ subject: 'x'.repeat(100_000), author: 'y'.repeat(100_000) })).toEqual(
    known(`${'x'.repeat(199)}…`, `${'y'.repeat(99)}…`),
  );
  for (const facts of [undefined, null, 7, {}, { subject: 7, author: ['x'] }, { subject: '', author: '\0' }]) {
    expect(commit(facts)).toEqual(known(null, null));
  }
});
