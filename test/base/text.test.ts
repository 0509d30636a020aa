import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLine, shortened, withoutControls } from '../../src/base/text.ts';

const ESC = '\u001b';

test.each([
  ['colours', `${ESC}[31mred${ESC}[39;49m`, 'red'],
  ['a cursor movement', `${ESC}[2K${ESC}[1Gdone`, 'done'],
  ['a link', `${ESC}]8;;https://evil.example${ESC}\\text${ESC}]8;;${ESC}\\`, 'text'],
  ['a title', `${ESC}]0;title\u0007text`, 'text'],
  ['a charset choice', `${ESC}(Btext`, 'text'],
  ['an escape that does not end', `${ESC}[31`, '[31'],
  ['controls', 'a\u0000b\u0008c\u007fd\u009be', 'abcde'],
  ['bidi overrides', 'a\u202eb\u2066c\u200fd', 'abcd'],
  ['invisible characters', '\ufeffa\u200bb\u{e0041}\u00ad\u180e\u206a\u{1d173}', 'ab'],
])('drops %s', (_, text, expected) => {
  expect(cleanLine(text, 100)).toBe(expected);
});

test('keeps one line one line', () => {
  expect(cleanLine('a\r\n::error::b\tc\u2028d', 100)).toBe('a  ::error::b c d');
});

test.each([
  [
    'bidi overrides and isolates',
    'a\u202a\u202b\u202c\u202d\u202eb\u2066\u2067\u2068\u2069c\u200e\u200f\u061cd',
    'abcd',
  ],
  ['invisible characters', '\ufeffa\u200b\u2060\u00adb\u{e0041}\ufff9c', 'abc'],
  ['controls', 'a\u0000b\u0008c\u007fd\u009be', 'abcde'],
  ['terminal codes', `${ESC}[31mred${ESC}]0;title\u0007`, 'red'],
])('a line that is stored loses %s', (_, text, expected) => {
  expect(withoutControls(text)).toBe(expected);
});

test('a line that is stored keeps its tabs, joined emoji and every script', () => {
  const text = '\tGröße: 3 µs — 日本語 👩‍💻 العربية می‌خواهم \u0600١';
  expect(withoutControls(text)).toBe(text);
  expect(withoutControls('a\u2028b\nc')).toBe('a b c');
});

test('a text is shortened before a surrogate pair', () => {
  expect(shortened('abcd', 4)).toBe('abcd');
  expect(shortened('ab😀d', 4)).toBe('ab…');
});

test('replaces halves of surrogate pairs', () => {
  expect(cleanLine('a\ud800b\udc00', 100)).toBe('a\ufffdb\ufffd');
});

test('cuts a long line and says so, never through a surrogate pair', () => {
  expect(cleanLine('abcdef', 6)).toBe('abcdef');
  expect(cleanLine('abcdefg', 6)).toBe('abcde…');
  expect(cleanLine('abcd😀fg', 6)).toBe('abcd…');
  expect(cleanLine('abc', 0)).toBe('');
});

test('leaves plain text of any script alone', () => {
  expect(cleanLine('Größe: 3 µs — 日本語 👩‍💻 العربية', 100)).toBe('Größe: 3 µs — 日本語 👩‍💻 العربية');
});

test('holds no control, no line end and no half pair, whatever comes in', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.integer({ min: 0, max: 200 }), (text, most) => {
      const clean = cleanLine(text, most);
      expect(clean.length).toBeLessThanOrEqual(most);
      expect(clean).not.toMatch(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u);
      expect(clean.isWellFormed()).toBe(true);
    }),
  );
});

test('takes hostile lines of 5 MB', () => {
  for (const unit of [`${ESC}[`, `${ESC}]`, `${ESC}[31m`, '\u202e', ';', `${ESC}[1;1;`]) {
    expect(cleanLine(unit.repeat(5_000_000 / unit.length), 2_000).length).toBeLessThanOrEqual(2_000);
  }
});
