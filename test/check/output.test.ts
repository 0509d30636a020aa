import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { judgeOutput, LARGE_FILE_BYTES } from '../../src/check/output.ts';
import type { OutputKind } from '../../src/contract/plain-folder.ts';
import { inspectOutput } from '../../src/platform/worker/inspect/index.ts';
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
  const signal = new AbortController().signal;
  const output = await inspectOutput({ directory: folder.path, kind, commit: COMMIT, mostFiles: 100, signal });
  const { files: found, findings } = judgeOutput({ ...output, faults: [] });
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
      'undefined/hello/index.html': 'x',
      'docs/undefined/index.html': 'x',
    });
    expect(found).toEqual([
      'example_of_secrets',
      'large_file',
      'leaked_repository',
      'leaked_secret_file',
      'leaked_secret_file',
      'odd_address',
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
