import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import { GIB, MIB } from '../../src/base/sizes.ts';
import { BuildAbility, type DiskCalls } from '../../src/platform/operation/build-ability.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { temporaryFolder } from '../support/temporary.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));
const BLOCK = 4_096;

/** A disk of `size` bytes. */
function diskOf(size: number, free: number, files = 1_000_000, freeFiles = files): DiskCalls {
  const facts = { bsize: BLOCK, blocks: size / BLOCK, bavail: free / BLOCK, files, ffree: freeFiles };
  return { statfs: async () => facts, tryToWrite: async () => {} };
}

const refusing = (code: string): DiskCalls => ({
  ...diskOf(100 * GIB, 50 * GIB),
  tryToWrite: () => Promise.reject(Object.assign(new Error('refused'), { code })),
});

test.each([
  ['has room', diskOf(100 * GIB, 2 * GIB), 'yes'],
  ['has fewer free bytes than 2 % of it', diskOf(100 * GIB, 2 * GIB - BLOCK), 'disk_full'],
  ['has 512 MB, and is small', diskOf(2 * GIB, 512 * MIB), 'yes'],
  ['has fewer than 512 MB, and is small', diskOf(2 * GIB, 512 * MIB - BLOCK), 'disk_full'],
  ['has 5 GB, and is large', diskOf(4_096 * GIB, 5 * GIB), 'yes'],
  ['has room for few files', diskOf(100 * GIB, 50 * GIB, 1_000_000, 999), 'few_files'],
  ['does not count files', diskOf(100 * GIB, 50 * GIB, 0), 'yes'],
  ['is full by a quota', refusing('EDQUOT'), 'disk_full'],
  ['refuses a write all the same', refusing('ENOSPC'), 'disk_full'],
  ['is read-only', refusing('EROFS'), 'disk_unwritable'],
  ['fails', refusing('EIO'), 'disk_unwritable'],
] as const)('a disk that %s', async (_, calls, canBuild) => {
  expect(await new BuildAbility('/data', new ManualClock(), calls).look()).toMatchObject({ canBuild });
});

test('a real folder: nothing is left of the trial, also of one that a killed process left', async () => {
  using folder = temporaryFolder();
  const { statfs } = diskOf(100 * GIB, 50 * GIB);
  const probe = new BuildAbility(folder.path, systemClock, { statfs });
  expect(await probe.look()).toEqual({ canBuild: 'yes', freeBytes: 50 * GIB, code: undefined });
  writeFileSync(join(folder.path, 'trial-write'), '');
  expect(await probe.look()).toMatchObject({ canBuild: 'yes' });
  expect(readdirSync(folder.path)).toEqual([]);
  const missing = await new BuildAbility(join(folder.path, 'missing'), systemClock).look();
  expect(missing).toEqual({ canBuild: 'disk_unwritable', freeBytes: undefined, code: 'ENOENT' });
});

test('a disk that hangs delays one look, for two seconds, and gets no second call until the first one ends', async () => {
  const clock = new ManualClock();
  const good = diskOf(100 * GIB, 50 * GIB);
  const hung = Promise.withResolvers<void>();
  let calls = 0;
  const tryToWrite = () => {
    calls += 1;
    return calls === 1 ? hung.promise : Promise.resolve();
  };
  const probe = new BuildAbility('/data', clock, { ...good, tryToWrite });
  const looks = [probe.look(), probe.look()];
  await settled();
  clock.advance(1_999);
  looks.push(probe.look());
  clock.advance(1);
  const hangs = { canBuild: 'disk_hangs' };
  expect(await Promise.all(looks.slice(0, 2))).toEqual([hangs, hangs]);
  for (let n = 0; n < 50; n += 1) expect(await probe.look()).toEqual(hangs);
  expect([calls, clock.sleeping]).toEqual([1, 1]);
  hung.resolve();
  expect(await looks[2]).toMatchObject({ canBuild: 'yes' });
  expect(await probe.look()).toMatchObject({ canBuild: 'yes' });
  expect([calls, clock.sleeping]).toEqual([2, 0]);
});

test('what a node says of itself changes with its looks and its stop, and each change is told once', async () => {
  const disk = { calls: diskOf(100 * GIB, 0) };
  const ability = new BuildAbility('/data', new ManualClock(), {
    statfs: (folder) => disk.calls.statfs(folder),
    tryToWrite: async () => {},
  });
  const told: string[] = [];
  using _ = ability.subscribe(() => told.push(ability.canBuild));
  expect(ability.canBuild).toBe('yes');
  await ability.look();
  await ability.look();
  disk.calls = diskOf(100 * GIB, 50 * GIB);
  await ability.look();
  ability.stop();
  disk.calls = diskOf(100 * GIB, 0);
  await ability.look();
  expect(told).toEqual(['disk_full', 'yes', 'stops']);
});
