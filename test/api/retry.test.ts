import { expect, test } from 'vitest';
import { backoff, RETRY_BUDGET, type RetryBudget, retryAfter, startPatience } from '../../src/api/retry.ts';
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
  ['1795875119', 999_999_999_000],
  ['9'.repeat(400), 999_999_999_000],
  ['', undefined],
  [null, undefined],
])('reads Retry-After %j', (header, ms) => {
  expect(retryAfter(header, new FakeClock(Date.UTC(2026, 0, 2, 3, 4, 5)))).toBe(ms);
});

/** The waits after these failed attempts, until the budget is used up (undefined). */
function waits(throttling: RetryBudget['throttling'], ends: readonly (readonly [status: number, asked?: number])[]) {
  const budget = { ...RETRY_BUDGET, attempts: 3, ...(throttling && { throttling }) };
  const patience = startPatience({ budget, clock: new FakeClock(), random: () => 1 });
  return ends.map(([status, retryAfterMs]) => patience.waitAfter({ status, retryAfterMs }));
}

test('a 429 is an attempt like any other, and no wait is shorter than the backoff', () => {
  expect(waits(undefined, [[429, 100], [503, 3_000], [429]])).toEqual([500, 3_000, undefined]);
});

test('with a pace, a 429 costs no attempt, and the wait is what Retry-After says', () => {
  const throttled = [[429, 100], [429], [429, 0], [429]] as const;
  expect(waits('pace', throttled)).toEqual([100, 1_000, 2_000, 4_000]);
  expect(waits('pace', [...throttled, [503, 100], [503], [503]])).toEqual([
    100,
    1_000,
    2_000,
    4_000,
    100,
    1_000,
    undefined,
  ]);
});

test('a Retry-After past the cap uses the budget up at once', () => {
  for (const throttling of ['fault', 'pace'] as const) expect(waits(throttling, [[429, 60_001]])).toEqual([undefined]);
});
