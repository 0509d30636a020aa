import { expect, test } from 'vitest';
import { silentLog } from '../../src/base/log.ts';
import { createHousekeeping } from '../../src/platform/operation/housekeeping.ts';
import { FakeClock } from '../support/clock.ts';

const HOUR = 3_600_000;

test('objects are collected once an hour at most in a pause, and every two hours where there is none', async () => {
  const clock = new FakeClock();
  let collections = 0;
  const remove = async () => {
    collections += 1;
    return [];
  };
  await using housekeeping = createHousekeeping(remove, clock, silentLog);
  const after = async (ms: number, call: 'whenBusy' | 'whenIdle') => {
    clock.advance(ms);
    housekeeping[call]();
    await new Promise((resolve) => setImmediate(resolve));
    return collections;
  };
  expect(await after(0, 'whenBusy')).toBe(0);
  expect(await after(2 * HOUR, 'whenBusy')).toBe(1);
  expect(await after(HOUR - 1, 'whenIdle')).toBe(1);
  expect(await after(1, 'whenIdle')).toBe(2);
  expect(await after(2 * HOUR - 1, 'whenBusy')).toBe(2);
  expect(await after(1, 'whenBusy')).toBe(3);
});
