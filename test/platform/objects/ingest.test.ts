import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync, symlinkSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type IngestOptions, ingestRelease } from '../../../src/platform/objects/ingest.ts';
import { INDEX_LIMITS } from '../../../src/platform/objects/limits.ts';
import { type OpenFile, openRegularFile, refuseChange } from '../../../src/platform/objects/output/files.ts';
import { BlobReader } from '../../../src/platform/objects/reader.ts';
import { BuildFailure } from '../../../src/platform/shared/types.ts';
import { LocalBlobs } from '../../../src/platform/stores/local/blobs.ts';
import { realDisk } from '../../../src/platform/stores/local/disk.ts';
import { StoreUnavailable } from '../../../src/platform/stores/rows/unavailable.ts';
import { FakeClock } from '../../support/clock.ts';
import { makeDisk } from '../../support/disk.ts';
import { writeTree } from '../edge/support.ts';
import { filesOf, signal, TestStore } from './support.ts';

const blobsOf = (at: TestStore) => new LocalBlobs({ dir: at.objects, lasting: false });

function ingest(at: TestStore, options: Partial<IngestOptions> = {}) {
  return ingestRelease({ blobs: blobsOf(at), org: 'acme', directory: at.output, signal, ...options });
}

async function factsOf(work: Promise<unknown>) {
  const thrown = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(thrown instanceof BuildFailure)) throw new Error(`no failure: ${String(thrown)}`);
  return thrown.facts;
}

test('the result of an ingest is small, and contains all that a reader needs to find the release', async () => {
  using at = new TestStore();
  const files = Object.fromEntries(Array.from({ length: 2_000 }, (_, n) => [`page-${n}.html`, `page ${n}`]));
  await writeTree(at.output, { ...files, _redirects: 'nonsense\n'.repeat(5_000) });
  const stored = await ingest(at);
  expect(JSON.stringify(stored).length).toBeLessThan(16 * 1024);
  expect(stored.ignoredRules).toHaveLength(51);
  expect(stored.ignoredRules[0]).toEqual({ file: '_redirects', line: 1, reason: 'it does not name a target' });
  expect(stored.ignoredRules.at(-1)).toEqual({ file: '_redirects', reason: '4950 more rules' });
  const reader = new BlobReader({ blobs: blobsOf(at), clock: new FakeClock(), log: () => {} });
  expect(Object.keys(await filesOf(reader, stored.manifestHash))).toHaveLength(2_001);
});

test('a store that is away is a failure without the names of servers', async () => {
  using at = new TestStore();
  await writeTree(at.output, { 'index.html': 'x' });
  const blobs = blobsOf(at);
  const away = () => Promise.reject(new StoreUnavailable('S3 refuses access to s3://internal at http://10.0.0.5'));
  blobs.writer = () => ({
    ...{ keep: () => false, put: away, putStream: away, settle: away },
    [Symbol.asyncDispose]: async () => {},
  });
  expect(await factsOf(ingest(at, { blobs }))).toMatchObject({
    code: 'storage_unavailable',
    message: 'The output could not be stored: the storage of the platform cannot be used now',
  });
});

test('a store that fails after some files is a failure too, and leaves no promise that nobody waits for', async () => {
  using at = new TestStore();
  await writeTree(at.output, Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`${n}.txt`, `file ${n}`])));
  const blobs = blobsOf(at);
  let isAway = false;
  const away = () => Promise.reject(new StoreUnavailable('S3 refuses access'));
  const put = async () => {
    isAway = true;
    await away();
  };
  const keep = () => (isAway ? away() : Promise.resolve(false));
  blobs.writer = () => ({ keep, put, putStream: put, settle: away, [Symbol.asyncDispose]: async () => {} });
  expect(await factsOf(ingest(at, { blobs }))).toMatchObject({ code: 'storage_unavailable' });
});

test('equal outputs have equal hashes in every organization; other rules make another release', async () => {
  using at = new TestStore();
  await writeTree(at.output, { 'index.html': 'x', _headers: '/*\n  X-A: b\n' });
  const one = await ingest(at);
  expect((await ingest(at, { org: 'other' })).manifestHash).toBe(one.manifestHash);
  await writeTree(at.output, { _headers: '/*\n  X-A: c\n' });
  expect((await ingest(at)).manifestHash).not.toBe(one.manifestHash);
});

test('the error for a path that is too long names the path and what to change', async () => {
  using at = new TestStore();
  const folder = Array.from({ length: 4 }, () => 'd'.repeat(250)).join('/');
  const name = 'n'.repeat(INDEX_LIMITS.pathBytes - folder.length - 1);
  await writeTree(at.output, { [`${folder}/${name}`]: 'fits' });
  await ingest(at);
  await writeTree(at.output, { [`${folder}/${name}o`]: 'does not' });
  const { code, message } = await factsOf(ingest(at));
  expect(code).toBe('output_too_large');
  expect(message).toMatch(/^The path "d{199}…" has 1025 bytes, and the limit is 1024: shorten its names$/);
});

test('99,000 files with paths of 1,000 bytes are refused because of the sum of their paths', async () => {
  using at = new TestStore();
  const folder = Array.from({ length: 3 }, () => 'd'.repeat(250)).join('/');
  const names = Array.from({ length: 990 }, (_, n) => [`real/${folder}/${String(n).padStart(235, '0')}`, 'same']);
  await writeTree(at.output, Object.fromEntries(names));
  for (let copy = 0; copy < 99; copy += 1) symlinkSync('real', join(at.output, `c${copy}`));
  const { code, message } = await factsOf(ingest(at));
  expect(code).toBe('output_too_large');
  expect(message).toBe(
    'The paths of the output have more than 16777216 bytes together: publish fewer files, or shorten the names of folders',
  );
});

test.each<[string, (output: string) => void]>([
  ['files', (output) => writeFileSync(join(output, 'real/.env'), 'x')],
  ['links', (output) => symlinkSync('../node_modules/x', join(output, 'real/x'))],
])('%s that are not published count each time that a link leads to them', async (_, leave) => {
  using at = new TestStore();
  await writeTree(at.output, { 'index.html': 'x', 'real/a': '', 'node_modules/x': '' });
  leave(at.output);
  for (let copy = 0; copy < 5; copy += 1) symlinkSync('real', join(at.output, `c${copy}`));
  const limits = { files: 100, fileBytes: 1_000, totalBytes: 1_000 };
  await expect(ingest(at, { limits })).resolves.toMatchObject({ files: 7 });
  for (let more = 0; more < 100; more += 1) symlinkSync('../node_modules/x', join(at.output, `real/x${more}`));
  const { code, message } = await factsOf(ingest(at, { limits }));
  expect(code).toBe('output_too_large');
  expect(message).toBe('The output has more than 400 files and links that are not published');
});

test('a disk that is full in the middle of a large file fails the ingest with disk_full', async () => {
  using at = new TestStore();
  mkdirSync(at.output);
  writeFileSync(join(at.output, 'video.mp4'), Buffer.alloc(4_000_000));
  const full = async () => {
    throw Object.assign(new Error('full'), { code: 'ENOSPC' });
  };
  const { code } = await factsOf(
    ingest(at, { blobs: new LocalBlobs({ dir: at.objects, disk: { ...realDisk, write: full } }) }),
  );
  expect(code).toBe('disk_full');
});

const disk = makeDisk(64 * 1024 * 1024);

test.skipIf(!disk)('an output with holes does not fill the disk: others can still write', async () => {
  if (!disk) return;
  try {
    using at = new TestStore();
    mkdirSync(at.output);
    for (let file = 1; file <= 8; file += 1) {
      writeFileSync(join(at.output, `f${file}`), '');
      truncateSync(join(at.output, `f${file}`), 12_000_000 + file);
    }
    const { code } = await factsOf(
      ingest(at, { blobs: new LocalBlobs({ dir: join(disk.path, 'objects'), lasting: false }) }),
    );
    expect(code).toBe('disk_full');
    writeFileSync(join(disk.path, 'another'), Buffer.alloc(7_000_000));
    rmSync(join(disk.path, 'another'));
  } finally {
    disk.unmount();
  }
});

test('rules that do not fit into an index are refused, and the error says what to change', async () => {
  using at = new TestStore();
  const line = (n: number) => `/old-${n}/${'a'.repeat(100)} /new-${n}/${'b'.repeat(100)}\n`;
  await writeTree(at.output, {
    'index.html': 'x',
    _redirects: Array.from({ length: 1_500 }, (_, n) => line(n)).join(''),
  });
  const { code, message } = await factsOf(ingest(at));
  expect(code).toBe('output_too_large');
  expect(message).toMatch(
    /^The rules of _redirects and _headers have \d+ bytes together, and the limit is 262144: replace/,
  );
});

test('comments and lines of any length do not slow the reading of the rules', async () => {
  using at = new TestStore();
  await writeTree(at.output, { 'index.html': 'x', _redirects: `${' #'.repeat(200_000)}\u2028\n/a /b # why\n` });
  expect(await ingest(at)).toMatchObject({ ignoredRules: [] });
});

test.each<[string, (path: string) => void]>([
  ['grows', (path) => appendFileSync(path, 'more')],
  ['shrinks', (path) => truncateSync(path, 1)],
  ['is written over', (path) => writeFileSync(path, 'TEXT')],
  ['is touched', (path) => utimesSync(path, 1, 1)],
])('a file that %s between its opening and its end is refused', (_, change) => {
  using at = new TestStore();
  mkdirSync(at.output);
  const path = join(at.output, 'a.txt');
  writeFileSync(path, 'text');
  utimesSync(path, 1_000, 1_000);
  const opened: OpenFile | undefined = openRegularFile(path);
  if (!opened) throw new Error('not a file');
  using file = opened;
  expect(() => refuseChange('a.txt', file, 4)).not.toThrow();
  expect(() => refuseChange('a.txt', file, 3)).toThrow('changed while it was stored');
  change(path);
  expect(() => refuseChange('a.txt', file, 4)).toThrow(
    '"a.txt" changed while it was stored, because a process of the build still writes. Let the build command wait for all processes that it starts',
  );
});

/** Appends to a file until it is killed. */
async function writerOf(path: string): Promise<ChildProcess> {
  const script =
    'const { appendFileSync } = require("fs"); process.stdout.write("."); for (;;) appendFileSync(process.argv[1], "x");';
  const child = spawn(process.execPath, ['-e', script, path], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => child.stdout?.once('data', resolve));
  return child;
}

test.each([
  ['small', 600_000],
  ['large', 3_000_000],
])('a %s file that a remaining process still writes fails the sync, and the error names it', async (_, size) => {
  using at = new TestStore();
  mkdirSync(at.output);
  writeFileSync(join(at.output, 'pagefind.css'), Buffer.alloc(size));
  const writer = await writerOf(join(at.output, 'pagefind.css'));
  try {
    let message = '';
    for (const until = Date.now() + 10_000; message === '' && Date.now() < until; ) {
      message = await ingest(at).then(
        () => '',
        (error: unknown) => String(error),
      );
    }
    expect(message).toContain('"pagefind.css" changed while it was stored');
  } finally {
    writer.kill('SIGKILL');
  }
});

test('an object whose size differs from its file is written again', async () => {
  using at = new TestStore();
  await writeTree(at.output, { 'a.txt': 'some text' });
  const { manifestHash } = await ingest(at);
  const reader = new BlobReader({ blobs: blobsOf(at), clock: new FakeClock(), log: () => {} });
  const { hash = '' } = (await filesOf(reader, manifestHash))['a.txt'] ?? {};
  writeFileSync(join(at.objects, 'acme', hash.slice(0, 2), hash), 'some');
  expect(await ingest(at)).toMatchObject({ written: 1, reused: 0 });
  expect((await reader.read('acme', hash, 9)).toString()).toBe('some text');
});

test('the folders of objects that are reused are synced before the index is written', async () => {
  using at = new TestStore();
  await writeTree(at.output, { 'a.txt': 'one', 'b.txt': 'two' });
  await ingest(at);
  const order: string[] = [];
  const disk = {
    write: async (file: { writeFile(bytes: Uint8Array): Promise<void> }, bytes: Uint8Array) => {
      order.push('write');
      await file.writeFile(bytes);
    },
    sync: async () => void order.push('sync'),
  };
  await writeTree(at.output, { 'c.txt': 'one' });
  const blobs = new LocalBlobs({ dir: at.objects, disk });
  expect(await ingest(at, { blobs })).toMatchObject({ written: 0, reused: 3 });
  // Two folders of objects and those above them, then the index and what names it.
  expect(order).toEqual([...Array(4).fill('sync'), 'write', 'sync', ...Array(3).fill('sync')]);
});
