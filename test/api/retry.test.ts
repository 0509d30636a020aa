import { expect, test } from 'vitest';
import { backoff, RETRY_BUDGET, retryAfter } from '../../src/api/retry.ts';
import { FakeClock } from '../support/clock.ts';

test('backoff doubles up to its cap, with jitter over nearly all of it', () => {
  const delays = (random: number) => [1, 2, 3, 4, 5, 6, 60].map((n) => backoff(n, RETRY_BUDGET, () => random));
  expect(delays(1)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
  expect(delays(0)).toEqual([50, 100, 200, 400, 800, 1_000, 1_000]);
});

test.each([
  ['7', 7_000],
  [' 0 ', 0],
  ['Fri, 02 Jan 2026 03:04:12 GMT', 7_000],
  ['Friday, 02-Jan-26 03:04:12 GMT', 7_000],
  ['Fri, 02 Jan 2026 03:04:00 GMT', 0],
  ['soon', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['2026', 2_026_000],
  ['', undefined],
  [null, undefined],
])('reads Retry-After %j', (header, ms) => {
  expect(retryAfter(header, new FakeClock(Date.UTC(2026, 0, 2, 3, 4, 5)))).toBe(ms);
});
