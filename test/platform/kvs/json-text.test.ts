import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMembers, stringOf } from '../../../src/platform/kvs/json-text.ts';

/** Text of any JSON value, compact or indented. */
const json = fc
  .tuple(fc.jsonValue(), fc.constantFrom(0, 2))
  .map(([value, indent]) => JSON.stringify(value, null, indent));

test('gives every value back as the text that it is', () => {
  fc.assert(
    fc.property(json, json, fc.constantFrom('', ' ', '\n\t'), (one, two, blank) => {
      const text = `${blank}{${blank}"one"${blank}:${blank}${one}${blank},${blank}"two"${blank}:${two}${blank}}${blank}`;
      expect([...readMembers(text)]).toEqual([
        ['one', one],
        ['two', two],
      ]);
    }),
  );
});

test('reads strings and names as JSON.parse does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (string) => {
      const raw = JSON.stringify(string);
      expect(stringOf(raw)).toBe(string);
      expect([...readMembers(`{${raw}:null}`).keys()]).toEqual([string]);
    }),
  );
  expect(stringOf('1')).toBeUndefined();
});

test('takes nothing that JSON.parse refuses, whatever was cut, doubled or changed', () => {
  const change = fc.record({
    at: fc.nat(),
    insert: fc.constantFrom('', '"', '\\', '{', '}', '[', ']', ',', ':', '0', '-', '.', 'e', '\u0000', 'nul', '\ud800'),
    cut: fc.nat(2),
  });
  fc.assert(
    fc.property(json, change, (value, { at, insert, cut }) => {
      const good = `{"key":${value}}`;
      const where = at % good.length;
      const text = good.slice(0, where) + insert + good.slice(where + cut);
      let read = true;
      try {
        readMembers(text);
      } catch (error) {
        expect(error).toMatchObject({ name: 'InvalidJson' });
        read = false;
      }
      if (read) expect(() => JSON.parse(text)).not.toThrow();
    }),
    { numRuns: 2_000 },
  );
});
