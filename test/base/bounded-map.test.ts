import { expect, test } from 'vitest';
import { BoundedMap } from '../../src/base/bounded-map.ts';

test('keeps as many entries as it may, and drops the one that was set first', () => {
  const map = new BoundedMap<string, number>(2).set('a', 1).set('b', 2);
  map.set('a', 3);
  expect([...map]).toEqual([
    ['a', 3],
    ['b', 2],
  ]);
  map.set('c', 4);
  expect([...map.keys()]).toEqual(['b', 'c']);
});

test('an entry that is deleted and set again is the newest', () => {
  const map = new BoundedMap<string, number>(2).set('a', 1).set('b', 2);
  map.delete('a');
  map.set('a', 1).set('c', 3);
  expect([...map.keys()]).toEqual(['a', 'c']);
});
