import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  holdsPrivateKey,
  inspectOutput,
  isExampleOfSecrets,
  isSecretFile,
} from '../../../src/platform/worker/inspect/index.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const inspect = (directory: string, mostFiles = 100) =>
  inspectOutput({ directory, kind: 'build', commit: '', mostFiles, signal: new AbortController().signal });

test('a file is described by its sizes and its hash, and no content of it', async () => {
  using folder = temporaryFolder('inspect');
  writeFileSync(join(folder.path, 'key.js'), `k = "-----BEGIN PRIVATE KEY-----\\n${BODY}"`);
  const size = expect.any(Number);
  const digest = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect((await inspect(folder.path)).files).toEqual([
    { path: 'key.js', bytes: 87, brotli: size, gzip: size, digest, hasKey: true },
  ]);
});

test('beyond the limit of a release, and the limit of a path, nothing is described', async () => {
  using folder = temporaryFolder('inspect');
  for (let at = 0; at < 12; at += 1) writeFileSync(join(folder.path, `${at}.txt`), 'x');
  expect((await inspect(folder.path, 10)).files).toHaveLength(10);
  const deep = join(folder.path, ...Array.from({ length: 5 }, () => 'x'.repeat(250)));
  mkdirSync(deep, { recursive: true });
  writeFileSync(join(deep, 'index.html'), 'x');
  expect((await inspect(folder.path)).files).toHaveLength(12);
});

test('a link to a folder or to nothing is not described', async () => {
  using folder = temporaryFolder('inspect');
  symlinkSync('/usr', join(folder.path, 'folder'));
  symlinkSync('nowhere', join(folder.path, 'nothing'));
  expect((await inspect(folder.path)).files).toEqual([]);
});

test.for([
  ['.env', true, false],
  ['.env.local', true, false],
  ['.ENV', true, false],
  ['.env.example', false, true],
  ['.env.production.sample', false, true],
  ['.envelope', false, false],
  ['environment.js', false, false],
  ['.htpasswd', true, false],
] as const)('%s by its name', ([name, secret, example]) => {
  expect([isSecretFile(name), isExampleOfSecrets(name)]).toEqual([secret, example]);
});

const BODY = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7';
test.for([
  [`-----BEGIN PRIVATE KEY-----\n${BODY}`, true],
  [`key = "-----BEGIN EC PRIVATE KEY-----\\n${BODY}"`, true],
  [`-----BEGIN OPENSSH PRIVATE KEY-----\r\n${BODY}`, true],
  [`-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES\n\n${BODY}`, true],
  [`-----BEGIN PGP PRIVATE KEY BLOCK-----\nVersion: 2\n\n${BODY}`, true],
  ['Paste it, from -----BEGIN PRIVATE KEY----- to -----END PRIVATE KEY-----.', false],
  ['-----BEGIN PRIVATE KEY-----\n...\n-----END PRIVATE KEY-----', false],
  [`-----BEGIN PUBLIC KEY-----\n${BODY}`, false],
] as const)('a private key in %j', ([text, expected]) => {
  expect(holdsPrivateKey(Buffer.from(`${'x'.repeat(100)}${text}`))).toBe(expected);
});
