import { expect, test } from 'vitest';
import { present } from '../../src/base/json.ts';

test('members that are undefined are absent; null and empty ones stay', () => {
  expect(Object.entries(present({ a: undefined, b: null, c: '', d: 0 }))).toEqual([
    ['b', null],
    ['c', ''],
    ['d', 0],
  ]);
});
