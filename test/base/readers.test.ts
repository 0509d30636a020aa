import { expect, test } from 'vitest';
import { count, flag, kindsOf, listOf, mark, membersOf, oneOf, orNull, text } from '../../src/base/readers.ts';

test.each([
  ['a text', text(3), ['', 'abc'], ['abcd', 7, null, undefined, ['a']]],
  ['a count', count, [0, 7, Number.MAX_SAFE_INTEGER], [-1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1, '7', null]],
  ['a mark', mark, [true], [false, 1, 'true', null, undefined]],
  ['a flag', flag, [true, false], []],
  ['a name', oneOf(['a', 'b']), ['a', 'b'], ['c', '', 0, null, undefined]],
  ['a text or null', orNull(text(1)), ['a', null], ['ab', undefined]],
  ['a list', listOf(2, count), [[], [1, 2]], [[1, 2, 3], [1, -1], [1, undefined], 'ab', { length: 1 }, null]],
])('%s is read as it is, and nothing else', (_, read, valid, others) => {
  for (const value of valid) expect(read(value)).toEqual(value);
  for (const value of others) expect(read(value)).toBeUndefined();
});

test('an object needs its members; others are left out, and those that may be absent also if they are not valid', () => {
  const read = membersOf({ a: count }, { b: mark });
  expect(read({ a: 1, b: true, c: 2 })).toEqual({ a: 1, b: true });
  expect(read({ a: 1, b: 7 })).toEqual({ a: 1 });
  for (const value of [{}, { b: true }, { a: 'x' }, [1], null, 'a', undefined]) expect(read(value)).toBeUndefined();
});

test('the tag of an object says what it has', () => {
  const read = kindsOf('kind', { one: membersOf({ a: count }), none: membersOf({}) });
  expect(read({ kind: 'one', a: 1 })).toEqual({ kind: 'one', a: 1 });
  expect(read({ kind: 'none', a: 1 })).toEqual({ kind: 'none' });
  for (const kind of ['one', 'two', 'constructor', '__proto__', 7, null]) expect(read({ kind })).toBeUndefined();
});
