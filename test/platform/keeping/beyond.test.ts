import { expect, test } from 'vitest';
import { beyond, type Kept } from '../../../src/platform/keeping/beyond.ts';

const BOUNDS = { bytes: 100, allBytes: 200, items: 10, ageMs: 1_000 };
const NOW = 10_000;
const item = (owner: string, bytes: number, usedMs: number, isDue = false): Kept => ({ owner, bytes, usedMs, isDue });

test('items beyond their own bytes or age, and those that are due, end', () => {
  const [large, old, due, stays] = [
    item('a', 101, NOW),
    item('a', 1, NOW - 1_001),
    item('a', 1, NOW, true),
    item('a', 1, NOW),
  ];
  expect(beyond([large, old, due, stays], BOUNDS, NOW)).toEqual([large, old, due]);
});

test('beyond the number of items, those that were used longest ago end', () => {
  const items = [3, 1, 2].map((usedMs) => item('a', 1, NOW - usedMs));
  expect(beyond(items, { ...BOUNDS, items: 1 }, NOW).map(({ usedMs }) => NOW - usedMs)).toEqual([2, 3]);
});

test('an owner whose items fill the disk loses its own, although those of others were used longer ago', () => {
  const quiet = item('quiet', 60, NOW - 900);
  const busy = [1, 2, 3, 4].map((usedMs) => item('busy', 50, NOW - usedMs));
  expect(beyond([quiet, ...busy], BOUNDS, NOW)).toEqual([busy[3], busy[2]]);
  const newest = item('newest', 60, NOW);
  expect(beyond([newest, ...busy], BOUNDS, NOW)).toEqual([busy[3], busy[2]]);
});
