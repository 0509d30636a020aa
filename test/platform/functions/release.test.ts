import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  encodeServerRelease,
  readServerRelease,
  SERVER_FILE_BYTES,
  type ServerRelease,
} from '../../../src/platform/functions/release/server-file.ts';

const RELEASE: ServerRelease = {
  version: 1,
  startCommand: 'node .output/server/index.mjs',
  cwd: 'apps/web',
  runtime: 'node',
  node: '24.9.0',
  bun: '1.3.0',
  framework: 'Nuxt',
  layers: ['.slipway/dependencies.tar.gz', '.slipway/app.tar.gz'],
};

const bytes = (value: unknown) => Buffer.from(JSON.stringify(value));

test('what is written is read, and unknown members are left out', () => {
  expect(readServerRelease(encodeServerRelease(RELEASE))).toEqual(RELEASE);
  expect(readServerRelease(bytes({ ...RELEASE, cwd: '', node: null, framework: null, more: 1 }))).toEqual({
    ...RELEASE,
    ...{ cwd: '', node: null, framework: null },
  });
});

test('a release of before Bun runs none', () => {
  const { bun: _, ...before } = RELEASE;
  expect(readServerRelease(bytes(before))).toEqual({ ...RELEASE, bun: null });
});

test.each<[string, Readonly<Record<string, unknown>>]>([
  ['another version', { version: 2 }],
  ['no command', { startCommand: '' }],
  ['a command of two lines', { startCommand: 'node a\nnode b' }],
  ['a command without a bound', { startCommand: 'x'.repeat(4_097) }],
  ['a folder above', { cwd: 'a/../..' }],
  ['a folder of the machine', { cwd: '/etc' }],
  ['a folder without a name', { cwd: 'a//b' }],
  ['another runtime', { runtime: 'deno' }],
  ['a range of Node.js', { node: '>=24' }],
  ['a range of Bun', { bun: '^1' }],
  ['a name with a line end', { framework: 'a\nb' }],
  ['no layer', { layers: [] }],
  ['a layer elsewhere', { layers: ['.slipway/../app.tar.gz'] }],
  ['a layer that is a page', { layers: ['index.html'] }],
  ['a layer twice', { layers: ['.slipway/app.tar.gz', '.slipway/app.tar.gz'] }],
  ['many layers', { layers: ['a', 'b', 'c', 'd', 'e'].map((name) => `.slipway/${name}.tar.gz`) }],
  ['a text in place of a list', { layers: '.slipway/app.tar.gz' }],
])('a file with %s is not read', (_, change) => {
  expect(readServerRelease(bytes({ ...RELEASE, ...change }))).toBeUndefined();
});

test('a file that is no JSON, no object, not UTF-8 or too large is not read', () => {
  for (const content of ['', '[]', 'null', '{', '"x"']) expect(readServerRelease(Buffer.from(content))).toBeUndefined();
  expect(readServerRelease(Buffer.from([0x7b, 0xff, 0x7d]))).toBeUndefined();
  const large = { ...RELEASE, more: 'x'.repeat(SERVER_FILE_BYTES) };
  expect(readServerRelease(bytes(large))).toBeUndefined();
});

test('no bytes make the reader throw', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (content) => void readServerRelease(content)));
  fc.assert(fc.property(fc.json(), (content) => void readServerRelease(Buffer.from(content))));
});
