import { expect, test } from 'vitest';
import { type RunFile, readRunFile } from '../../src/contract/run-file.ts';

const FILE: RunFile = {
  pid: 42,
  baseUrl: 'http://127.0.0.1:4400',
  kvsUrl: 'http://127.0.0.1:4400/kvs',
  consoleUrl: 'http://127.0.0.1:4400/console',
  issuer: 'http://127.0.0.1:4400/identity',
  requestUrl: 'http://127.0.0.1:4400/identity/token?api-version=2.0',
  requestToken: 'secret',
};

test('reads what a platform writes, and nothing else of the file', () => {
  expect(readRunFile(JSON.stringify({ ...FILE, later: 1 }))).toEqual(FILE);
});

test.each(Object.keys(FILE))('refuses a file without a proper %s', (name) => {
  for (const value of [undefined, null, true, 'none', '', [], 1.5]) {
    if (name === 'requestToken' && value === 'none') continue;
    expect(readRunFile(JSON.stringify({ ...FILE, [name]: value }))).toBeUndefined();
  }
});

test.each(['', '{', 'null', '[]', '"http://127.0.0.1"'])('refuses a file that is %j', (text) => {
  expect(readRunFile(text)).toBeUndefined();
});
