import { expect, test } from 'vitest';
import { literalsOf, search } from '../../src/diagnosis/literals.ts';

test.each<[RegExp, readonly string[]]>([
  [/^`npm (?<manager>ci)` can only\.? install a{2}b/, ['` can only']],
  [/heap out of memory|Reached heap limit/, ['heap out of memory', 'Reached heap limit']],
  [/x\[abc\]+d/, ['x[abc]']],
  [/^\{abc\}/, ['{abc}']],
  [/a[b|)]cdefg/, ['cdefg']],
  [/ab(?:cde(?:f|g)){0,2}hi/, []],
  [/foo+bar{2}/, ['foo']],
  [/abcd|x/, []],
  [/abc/i, []],
  [/\x41bcd/, []],
  [/\bab\d123/, ['123']],
])('what %s matches contains one of %j', (pattern, literals) => {
  expect(literalsOf(pattern)).toEqual(literals);
});

test('a search finds what the pattern finds', () => {
  expect(search(/Missing script: (?<name>\w+)/, 'npm error Missing script: buidl')?.groups?.name).toBe('buidl');
  expect(search(/Missing script: (?<name>\w+)/, 'npm error 404')).toBeNull();
  expect(search(/^x/, 'x')?.[0]).toBe('x');
});
