import { expect, test } from 'vitest';
import { cronFault, timeAfter } from '../../../src/platform/shared/cron.ts';

test.each([
  ['0 3 * * *', '2026-03-01T03:00:00.000Z'],
  ['*/5 * * * *', '2026-03-01T00:05:00.000Z'],
  ['0 9-17/4 * * MON-FRI', '2026-03-02T09:00:00.000Z'],
  ['0 0 29 2 *', '2028-02-29T00:00:00.000Z'],
  ['0 0 1 jan,jul *', '2026-07-01T00:00:00.000Z'],
  ['0 12 * * 7', '2026-03-01T12:00:00.000Z'],
])('%s comes next at %s, in UTC', async (fields, next) => {
  expect(await cronFault(fields)).toBeUndefined();
  expect(new Date((await timeAfter(fields, Date.UTC(2026, 2, 1))) ?? 0).toISOString()).toBe(next);
});

test.each([
  ['61 3 * * *', 'is refused: Invalid value for minute: 61'],
  ['5-1 3 * * *', "is refused: From value is larger than to value: '5-1'"],
  ['0 0 31 2 *', 'names a time that never comes'],
  ['0 0 0 3 * *', 'is refused: '],
  ['nonsense', 'is refused: '],
])('%s %s', async (fields, fault) => {
  expect(await cronFault(fields)).toContain(fault);
});

test('the time after one of the times is the next one', async () => {
  const at = Date.UTC(2026, 2, 1, 3);
  expect(await timeAfter('0 3 * * *', at)).toBe(at + 86_400_000);
  expect(await timeAfter('0 3 * * *', at - 1)).toBe(at);
});
