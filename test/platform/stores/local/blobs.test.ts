import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openBlobs } from '../../../../src/platform/engines/open-blobs.ts';
import { BlobsFull } from '../../../../src/platform/stores/blobs.ts';
import { LocalBlobs } from '../../../../src/platform/stores/local/blobs.ts';
import { type Disk, ifThere, realDisk } from '../../../../src/platform/stores/local/disk.ts';
import { DiskReserve } from '../../../../src/platform/stores/local/reserve.ts';
import { describeBlobs } from '../../../contract-suites/blobs.ts';
import { ageFiles } from '../../../support/age.ts';
import { makeDisk } from '../../../support/disk.ts';
import { temporaryFolder } from '../../../support/temporary.ts';
import { whole } from '../../../support/whole.ts';

const SHA256_OF_TEXT = '982d9e3eb996f559e633f4d194def3761d909f5a3b647d1a851fead67c32c9d1';
const text = Buffer.from('text');

describeBlobs('local blobs', async () => {
  const folder = temporaryFolder('blobs');
  const open = () => openBlobs({ kind: 'local', dir: join(folder.path, 'objects'), lasting: true });
  return {
    one: await open(),
    other: await open(),
    age: async (ms) => ageFiles(join(folder.path, 'objects'), ms),
    async [Symbol.asyncDispose]() {
      folder[Symbol.dispose]();
    },
  };
});

const full = Object.assign(new Error('full'), { code: 'ENOSPC' });

test.each<[string, Partial<Disk>, unknown]>([
  ['a full disk', { write: () => Promise.reject(full) }, BlobsFull],
  ['a quota', { sync: () => Promise.reject(Object.assign(new Error('quota'), { code: 'EDQUOT' })) }, BlobsFull],
  ['a failing disk', { sync: () => Promise.reject(new Error('EIO')) }, 'EIO'],
])('after %s, the put and all later calls fail, and no draft is left', async (_, faults, failure) => {
  using folder = temporaryFolder('blobs');
  const blobs = new LocalBlobs({ dir: folder.path, disk: { ...realDisk, ...faults } });
  await using writer = blobs.writer();
  const failing = expect.soft(writer.put('a/b', text, SHA256_OF_TEXT)).rejects;
  await (typeof failure === 'string' ? failing.toThrow(failure) : failing.toBeInstanceOf(failure));
  await expect(writer.put('a/c', text, SHA256_OF_TEXT)).rejects.toThrow();
  await expect(writer.settle()).rejects.toThrow();
  expect(readdirSync(folder.path, { recursive: true }).toSorted()).toEqual(['.drafts']);
});

const disk = makeDisk(32 * 1024 * 1024);

test.skipIf(!disk)('a part of the disk stays free', async () => {
  if (!disk) return;
  try {
    const blobs = new LocalBlobs({ dir: join(disk.path, 'objects') });
    await using writer = blobs.writer();
    const part = Buffer.alloc(1024 * 1024);
    const endless = async function* () {
      for (;;) yield part;
    };
    await expect(writer.putStream('a/b', Number.MAX_SAFE_INTEGER, endless, SHA256_OF_TEXT)).rejects.toThrow(BlobsFull);
    writeFileSync(join(disk.path, 'another'), Buffer.alloc(3_000_000));
  } finally {
    disk.unmount();
  }
});

test('a part of the disk stays free of tiny files too: each takes a block', () => {
  let free = 64 * 1024 * 1024;
  const reserve = new DiskReserve('/', () => ({ size: 128 * 1024 * 1024, free }));
  const store = () => {
    reserve.take(1);
    free -= 4_096;
  };
  expect(() => {
    while (free > 0) store();
  }).toThrow('The disk runs short');
  // An eighth of it.
  expect(free).toBe(16 * 1024 * 1024);
});

test('drafts of a dead writer are removed, and those of an active one stay', async () => {
  using folder = temporaryFolder('blobs');
  const open = () => new LocalBlobs({ dir: folder.path });
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const slow = open()
    .writer()
    .putStream(
      'a/slow',
      4,
      async function* () {
        begun.resolve();
        await gate.promise;
        yield text;
      },
      SHA256_OF_TEXT,
    );
  await begun.promise;
  const dead = join(folder.path, '.drafts/dead');
  writeFileSync(dead, 'half');
  open().writer();
  expect(readdirSync(join(folder.path, '.drafts'))).toHaveLength(2);
  const then = Date.now() / 1_000 - 7_200;
  utimesSync(dead, then, then);
  open().writer();
  expect(readdirSync(join(folder.path, '.drafts'))).toHaveLength(1);
  gate.resolve();
  await slow;
  expect(await whole(open(), 'a/slow')).toEqual(text);
  expect(readdirSync(join(folder.path, '.drafts'))).toEqual([]);
});

test('a blob that a dead process left in .leaving can be read, and gets its name back', async () => {
  using folder = temporaryFolder('blobs');
  const blobs = new LocalBlobs({ dir: folder.path });
  await using writer = blobs.writer();
  await writer.put('a/b', text, SHA256_OF_TEXT);
  await writer.put('a/new', text, SHA256_OF_TEXT);
  expect(await blobs.deleteUnused('a/new', await blobs.ago(-3_600_000))).toBe(true);
  const leaving = (name: string) => join(folder.path, '.leaving', name);
  renameSync(join(folder.path, 'a/b'), leaving(`a~b~~${Date.now()}~1`));
  expect(await whole(blobs, 'a/b')).toEqual(text);
  expect(await blobs.head('a/b')).toMatchObject({ size: 4 });
  expect(await writer.keep('a/b', 4)).toBe(false);
  new LocalBlobs({ dir: folder.path }).writer();
  expect(readdirSync(join(folder.path, 'a'))).toEqual([]);
  renameSync(leaving(readdirSync(join(folder.path, '.leaving'))[0] ?? ''), leaving(`a~b~~${Date.now() - 7_200_000}~1`));
  new LocalBlobs({ dir: folder.path }).writer();
  expect(readdirSync(join(folder.path, 'a'))).toEqual(['b']);
  expect(readdirSync(join(folder.path, '.leaving'))).toEqual([]);
  renameSync(join(folder.path, 'a/b'), leaving(`a~b~~${Date.now()}~1`));
  await blobs.delete('a/b');
  expect(await whole(blobs, 'a/b')).toBeUndefined();
});

test('blobs that need not last are not synced', async () => {
  using folder = temporaryFolder('blobs');
  const sync = () => Promise.reject(new Error('synced'));
  const blobs = new LocalBlobs({ dir: folder.path, disk: { ...realDisk, sync } });
  await using writer = blobs.writer({ lasting: false });
  await writer.put('a/b', text, SHA256_OF_TEXT);
  await writer.settle();
  await using passing = new LocalBlobs({ dir: folder.path, disk: { ...realDisk, sync }, lasting: false }).writer();
  await passing.put('a/b', text, SHA256_OF_TEXT);
  await passing.settle();
});

async function remover(dir: string, key: string): Promise<ChildProcess> {
  const script = join(import.meta.dirname, '../../../support/blob-remover.ts');
  const child = spawn(process.execPath, [script, dir, key], { stdio: ['pipe', 'pipe', 'inherit'] });
  if (!child.stdout) throw new Error('no output');
  await once(child.stdout, 'data');
  return child;
}

test('a blob that is kept while other processes delete unused ones stays, and reads always find it', async () => {
  using folder = temporaryFolder('blobs');
  const blobs = new LocalBlobs({ dir: folder.path });
  const children = await Promise.all([remover(folder.path, 'a/b'), remover(folder.path, 'a/b')]);
  await using writer = blobs.writer({ lasting: false });
  let kept = 0;
  // The three processes change the same folder all the time, which takes long on a disk that others sync meanwhile.
  const end = performance.now() + 2_000;
  for (let round = 0; round < 1_000 && (round < 25 || performance.now() < end); round += 1) {
    await writer.put('a/b', text, SHA256_OF_TEXT);
    const then = Date.now() / 1_000 - 36_000;
    ifThere(() => utimesSync(join(folder.path, 'a/b'), then, then));
    if (!writer.keep('a/b', 4)) continue;
    kept += 1;
    expect(await blobs.head('a/b')).toMatchObject({ size: 4 });
    expect(await whole(blobs, 'a/b')).toEqual(text);
  }
  for (const child of children) {
    child.stdin?.end();
    await once(child, 'exit');
  }
  expect(kept).toBeGreaterThan(0);
});
