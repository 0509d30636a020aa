import { expect, test } from 'vitest';
import { formatAgo, parseDuration } from '../../src/base/durations.ts';

test.each([
  ['200ms', 200],
  ['90s', 90_000],
  ['30m', 1_800_000],
  ['1h30m', 5_400_000],
  ['1h1m1s1ms', 3_661_001],
  ['7d', 604_800_000],
  ['1d12h', 129_600_000],
])('%s is %d milliseconds', (text, ms) => expect(parseDuration(text, 'timeout')).toBe(ms));

test.each(['', '5', '0ms', '1ms1s', '1.5s', '-1s', '1y', '1s 2ms', '1234567s'])('"%s" is no duration', (text) => {
  expect(() => parseDuration(text, 'poll-interval')).toThrow(/^poll-interval: ".*" is not a duration$/);
});

const NOW = Date.UTC(2026, 10, 22, 12);
test.each([
  [-5_000, 'just now'],
  [9_999, 'just now'],
  [10_000, '10 seconds ago'],
  [60_000, '1 minute ago'],
  [7_199_999, '1 hour ago'],
  [3 * 86_400_000, '3 days ago'],
  [30 * 86_400_000, '30 days ago'],
  [31 * 86_400_000, '2026-10-22'],
])('%d ms before now is "%s"', (ms, text) => expect(formatAgo(NOW - ms, NOW)).toBe(text));
