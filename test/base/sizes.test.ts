import { expect, test } from 'vitest';
import { formatSize, parseSize } from '../../src/base/sizes.ts';

test.each([
  ['512MiB', 512 * 1024 ** 2],
  ['4GiB', 4 * 1024 ** 3],
  ['1.5 gib', 1.5 * 1024 ** 3],
  ['1KiB', 1024],
  ['2TiB', 2 * 1024 ** 4],
])('%s is a size', (text, bytes) => expect(parseSize(text, '--x')).toBe(bytes));

test.each(['', '4', '4GB', '0GiB', '-1GiB', '1e3MiB', 'GiB', '1.2345GiB', '999999999TiB'])('"%s" is none', (text) => {
  expect(() => parseSize(text, '--x')).toThrow(`--x: "${text}" is not a size`);
});

test.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1536, '1.5 KiB'],
  [64 * 1024 ** 2, '64 MiB'],
  [4 * 1024 ** 3, '4 GiB'],
  [4.26 * 1024 ** 3, '4.3 GiB'],
])('%d bytes are shown as %s', (bytes, text) => expect(formatSize(bytes)).toBe(text));
