import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { holdsPrivateKey, isExampleOfSecrets, isSecretFile } from '../../src/check/leaks.ts';
import { inspectOutput, LARGE_FILE_BYTES } from '../../src/check/output.ts';
import type { OutputKind } from '../../src/contract/plain-folder.ts';
import { temporaryFolder } from '../support/temporary.ts';

const COMMIT = 'a'.repeat(40);

async function inspect(files: Readonly<Record<string, string>>, kind: OutputKind = 'build') {
  using folder = temporaryFolder('output');
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder.path, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    if (content === 'LARGE') truncateSync(path, LARGE_FILE_BYTES + 1);
  }
  const { files: found, findings } = await inspectOutput(
    { directory: folder.path, kind, ignoredRules: [] },
    { commit: COMMIT, digests: true, signal: new AbortController().signal },
  );
  return { files: found.map(({ path }) => path), sizes: found, found: findings.map(({ code }) => code).sort() };
}

describe('the output of a build', () => {
  test('is what is published', async () => {
    const { files, sizes, found } = await inspect({ 'index.html': 'x'.repeat(5_000), 'a/b.png': 'x'.repeat(5_000) });
    expect([files, found]).toEqual([['a/b.png', 'index.html'], []]);
    const [image, page] = sizes;
    expect(image).toMatchObject({ bytes: 5_000, brotli: 5_000, gzip: 5_000 });
    expect(page?.brotli).toBeLessThan(100);
  });

  test('holds nothing that it should not', async () => {
    const { found } = await inspect({
      'index.html': 'x',
      '.git/HEAD': 'ref: refs/heads/main',
      'api/.env.production': 'x',
      '.env.sample': 'x',
      id_ed25519: 'x',
      'video.mp4': 'LARGE',
      'a.css.map': '{}',
    });
    expect(found).toEqual([
      'example_of_secrets',
      'large_file',
      'leaked_repository',
      'leaked_secret_file',
      'leaked_secret_file',
      'source_maps',
    ]);
  });

  test('may be a plain folder, which publishes less, and whose secrets in the repository are told all the same', async () => {
    const { files, found } = await inspect(
      { 'index.html': 'x', 'package.json': '{}', '.github/a.yml': 'x', '.well-known/a.txt': 'x', '.env': 'A=1' },
      'folder',
    );
    expect([files, found]).toEqual([['.well-known/a.txt', 'index.html'], ['leaked_secret_file']]);
  });

  test('may be the checkout itself, whose own repository and packages are not published', async () => {
    const { files, found } = await inspect({
      'index.html': 'x',
      '.git/shallow': `${COMMIT}\n`,
      'node_modules/a/index.js': 'x',
    });
    expect([files, found]).toEqual([['index.html'], []]);
  });
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
