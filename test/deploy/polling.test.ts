import { expect, test } from 'vitest';
import { pollDelay } from '../../src/deploy/polling.ts';

/** Looks at a deployment until `length`, with the given luck; returns how late its end is noticed and how many looks it took. */
function watch(length: number, random: () => number): { late: number; looks: number } {
  let elapsed = 0;
  let looks = 0;
  while (elapsed < length) {
    elapsed += pollDelay(elapsed, random);
    looks++;
  }
  return { late: elapsed - length, looks };
}

test.each([5_000, 45_000, 180_000, 1_200_000])(
  'notices the end of a deployment of %i ms within a tenth of it, and within 10 s',
  (length) => {
    for (const luck of [0, 0.5, 0.999]) {
      const { late } = watch(length, () => luck);
      expect(late).toBeLessThanOrEqual(Math.min(10_000, Math.max(250, length * 0.1)) + 1);
    }
  },
);

test.each([3_000, 8_000, 25_000])(
  'notices the end of a short deployment of %i ms within a fiftieth of it',
  (length) => {
    for (const luck of [0, 0.5, 0.999])
      expect(watch(length, () => luck).late).toBeLessThanOrEqual(Math.max(100, length * 0.02));
  },
);

test('asks seldom enough: a deployment of ten minutes costs at most 250 looks', () => {
  expect(watch(600_000, () => 0.5).looks).toBeLessThanOrEqual(250);
});

test('never asks more often than every 80 ms', () => {
  expect(pollDelay(0, () => 0.999)).toBeGreaterThan(79);
});
