import { expect, test } from 'vitest';
import { BoundedCache } from '../../src/base/bounded-cache.ts';

function filled(most: number): BoundedCache<number> {
  const cache = new BoundedCache<number>(most);
  for (let at = 0; at < most; at += 1) cache.put(String(at), at, 1);
  return cache;
}

test('what was read since the last sweep stays, and the oldest of the rest goes', () => {
  const cache = filled(10);
  cache.get('0');
  cache.put('new', -1, 1);
  expect(cache.get('0')).toBe(0);
  expect(cache.get('1')).toBeUndefined();
  expect(cache.weight).toBe(10);
});

test('where all were read, a value looks at a hundred others and no more', () => {
  const cache = filled(1_000);
  for (let at = 0; at < 1_000; at += 1) cache.get(String(at));
  cache.put('new', -1, 1);
  expect(cache.get('99')).toBe(99);
  expect(cache.get('100')).toBeUndefined();
  expect(cache.get('101')).toBe(101);
  expect(cache.get('new')).toBe(-1);
  expect(cache.weight).toBe(1_000);
});
