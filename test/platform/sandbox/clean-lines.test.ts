import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineCleaner, maskOf } from '../../../src/platform/sandbox/clean-lines.ts';

test.each([
  ['a value', ['sesame'], 'open sesame!', 'open ***!'],
  ['values beside each other', ['sesame'], 'sesamesesame', '******'],
  ['values that overlap', ['abcd', 'cdef'], 'xabcdefx', 'x***x'],
  ['a value in another one', ['bcd', 'abcde'], 'abcde bcd abcd', '*** *** a***'],
  ['a value that began, and another one in it', ['abcX', 'bcd'], 'abcd', 'a***'],
  ['characters of patterns', ['a.c'], 'abc a.c', 'abc ***'],
  ['no value', [], 'text', 'text'],
])('masks %s', (_, values, text, masked) => {
  expect(maskOf(values)(text)).toBe(masked);
});

/** Masks every place where a value is, one after another. */
function plainly(values: readonly string[], text: string): string {
  const spans: [start: number, end: number][] = [];
  for (let start = 0; start < text.length; start += 1) {
    for (const value of values) if (text.startsWith(value, start)) spans.push([start, start + value.length]);
  }
  const joined: [start: number, end: number][] = [];
  for (const [start, end] of spans) {
    const last = joined.at(-1);
    if (last && last[1] > start) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined.reduceRight((rest, [start, end]) => `${rest.slice(0, start)}***${rest.slice(end)}`, text);
}

test('every place of every value is masked, and nothing else is', () => {
  const few = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 5 });
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 40 });
  fc.assert(
    fc.property(fc.array(few, { maxLength: 8 }), text, (values, given) => {
      expect(maskOf(values)(given)).toBe(plainly(values, given));
    }),
  );
});

test('values of four characters and more are masked in a line, each line of them by itself, and common settings are not', () => {
  const clean = lineCleaner({ SHORT: 'abc', LONG: 'abcd', LINES: 'first\n  second  ', MODE: 'production' });
  expect(clean('abc abcd first second production').plain).toBe('abc *** *** *** production');
});
