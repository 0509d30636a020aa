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
