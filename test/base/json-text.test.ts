import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  checkJsonText,
  compactJsonText,
  JsonTextError,
  jsonMembers,
  jsonString,
  jsonSyntaxError,
  sameJsonText,
} from '../../src/base/json-text.ts';

const wellFormed = fc.string({ unit: 'grapheme' });
const anyJson = fc.jsonValue();

function accepts(text: string): boolean {
  try {
    checkJsonText(text);
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(JsonTextError);
    return false;
  }
}

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test('accepts whatever JSON.stringify writes, with any indentation', () => {
  fc.assert(
    fc.property(anyJson, fc.integer({ min: 0, max: 4 }), (value, indent) => {
      expect(accepts(JSON.stringify(value, undefined, indent))).toBe(true);
    }),
  );
});

test('agrees with JSON.parse on damaged texts', () => {
  const damaged = fc
    .tuple(anyJson, fc.nat(), fc.constantFrom(...'{}[]",:\\0123.eE+-tfn \n\u0001'.split(''), ''), fc.nat(2))
    .map(([value, at, insert, drop]) => {
      const text = JSON.stringify(value);
      const place = at % (text.length + 1);
      return text.slice(0, place) + insert + text.slice(place + drop);
    });
  fc.assert(
    fc.property(damaged, (text) => {
      // What JSON.parse takes and this reader refuses is only what it is there to refuse.
      if (accepts(text)) expect(parses(text)).toBe(true);
      else if (parses(text)) expect(() => checkJsonText(text)).toThrow(/occurs twice|lone surrogate/);
    }),
    { numRuns: 2_000 },
  );
});

test('agrees with JSON.parse on sequences of tokens', () => {
  const token = fc.constantFrom('{', '}', '[', ']', ',', ':', '"a"', '"b"', '1', '-0', '1e5', '01', 'true', 'nul', ' ');
  fc.assert(
    fc.property(fc.array(token, { maxLength: 9 }), (tokens) => {
      const text = tokens.join('');
      if (accepts(text)) expect(parses(text)).toBe(true);
      else if (parses(text)) expect(() => checkJsonText(text)).toThrow(/occurs twice/);
    }),
    { numRuns: 5_000 },
  );
});

test('gives each member of an object its exact text and place', () => {
  fc.assert(
    fc.property(fc.dictionary(wellFormed, anyJson), fc.integer({ min: 0, max: 3 }), (object, indent) => {
      const text = JSON.stringify(object, undefined, indent);
      const members = jsonMembers(text) ?? [];
      expect(members.map((member) => member.name)).toEqual(Object.keys(JSON.parse(text)));
      for (const member of members) {
        expect(text.startsWith(member.text, member.offset)).toBe(true);
        expect(text.startsWith(JSON.stringify(member.name), member.nameOffset)).toBe(true);
        expect(JSON.parse(member.text)).toEqual(JSON.parse(text)[member.name]);
      }
    }),
  );
});

test('keeps numbers as written', () => {
  const members = jsonMembers('{"big":9007199254740993,"zero":-0,"long":1.00,"far":1e400}');
  expect(members?.map((member) => member.text)).toEqual(['9007199254740993', '-0', '1.00', '1e400']);
});

test('says what is wrong and where', () => {
  const faults: readonly (readonly [string, string, number])[] = [
    ['{"a" 1}', 'expected ":", found "1"', 5],
    ['[1,]', 'expected a value, found "]"', 3],
    ['{"a":1,"a":2}', 'the name "a" occurs twice in one object', 7],
    ['[{"a":{"b":1,"b":2}}]', 'the name "b" occurs twice in one object', 13],
    ['"\\ud800"', 'a lone surrogate (half of a character) in a string', 0],
    ['"a', 'a string does not end', 2],
    ['"a\n"', 'a bad escape or control character in a string', 2],
    ['1 2', 'expected the end, found "2"', 2],
    ['', 'expected a value, found the end', 0],
  ];
  for (const [text, message, offset] of faults) {
    expect(() => checkJsonText(text)).toThrow(expect.objectContaining({ message, offset }));
  }
});

test('walks nesting as deep as the text is long', () => {
  const deep = '['.repeat(30_000) + ']'.repeat(30_000);
  expect(accepts(deep)).toBe(true);
  expect(sameJsonText(deep, ` ${deep}`)).toBe(true);
});

test('takes the spaces out between tokens and nowhere else', () => {
  fc.assert(
    fc.property(anyJson, (value) => {
      expect(compactJsonText(JSON.stringify(value, undefined, 2))).toBe(JSON.stringify(value));
    }),
  );
  expect(compactJsonText('{ "a \\" b" : [ 1 , "\\\\" ] }')).toBe('{"a \\" b":[1,"\\\\"]}');
});

test('compares values, not spellings', () => {
  const same = [
    ['{"a":1,"b":[2]}', '{ "b": [2.0], "a": 1e0 }'],
    ['"\\u0061"', '"a"'],
    ['100', '1e2'],
    ['0.10', '1E-1'],
    ['{"__proto__":1}', '{ "__proto__" : 1 }'],
  ] as const;
  const different = [
    ['9007199254740993', '9007199254740992'],
    ['-0', '0'],
    ['1', '"1"'],
    ['[1,2]', '[2,1]'],
    ['{"a":null}', '{}'],
    ['["a,b"]', '["a","b"]'],
    ['1e400', '1e401'],
    ['{"__proto__":1}', '{}'],
  ] as const;
  for (const [one, other] of same) expect(sameJsonText(one, other), `${one} ${other}`).toBe(true);
  for (const [one, other] of different) expect(sameJsonText(one, other), `${one} ${other}`).toBe(false);
});

test('reads strings as JSON.parse does, short and long ones', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), fc.boolean(), (string, escaped) => {
      const plain = JSON.stringify(string);
      const text = escaped
        ? plain.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        : plain;
      expect(jsonString(text)).toBe(string);
      expect(jsonMembers(`{${text}:${text}}`)).toMatchObject([{ name: string, text }]);
    }),
  );
});

const HALVES = ['\\ud83d', '\\uDE00', '\ud83d', '\ude00'];
const LONE = [
  ...HALVES,
  ...HALVES.map((half) => `${half}a`),
  ...HALVES.map((half) => half + half),
  '\\ude00\\ud83d',
  '\ude00\ud83d',
  `${'a'.repeat(50)}\ud83d`,
];

test.each(LONE)('refuses halves of a character, but not as a syntax error: %j', (inner) => {
  for (const text of [`"${inner}"`, `{"${inner}":1}`, `[{"a":"${inner}"}]`]) {
    expect(() => checkJsonText(text)).toThrow('a lone surrogate');
    expect(jsonSyntaxError(text)).toBeUndefined();
  }
});

test.each(['\\ud83d\\ude00', '\\uD83D\\uDE00', '\ud83d\ude00'])('takes both halves of a character: %j', (inner) => {
  expect(accepts(`"${inner}"`)).toBe(true);
});
