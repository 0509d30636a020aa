import { execFileSync } from 'node:child_process';
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Clock, systemClock } from '../../src/base/clock.ts';
import { MIB } from '../../src/base/sizes.ts';
import { BuildAbility } from '../../src/platform/operation/build-ability.ts';
import { temporaryFolder } from '../support/temporary.ts';

/** More than the 512 MiB that builds leave free. The file of the disk has holes, so it takes little of them. */
const DISK = 1_024 * MIB;

const run = (command: string, ...args: readonly string[]) => execFileSync(command, args, { stdio: 'ignore' });

/** Mounts a disk with ext4, which can be stopped and made read-only. Undefined if this machine cannot. */
function mountDisk(below: string): (Disposable & { readonly path: string }) | undefined {
  const [image, path] = [join(below, 'image'), join(below, 'disk')];
  writeFileSync(image, '');
  truncateSync(image, DISK);
  mkdirSync(path);
  try {
    run('mkfs.ext4', '-q', image);
    run('mount', '-o', 'loop', image, path);
  } catch {
    return undefined;
  }
  return { path, [Symbol.dispose]: () => void run('umount', path) };
}

test('a disk that hangs, goes on, and becomes read-only', { timeout: 60_000 }, async (context) => {
  using folder = temporaryFolder();
  using disk = mountDisk(folder.path);
  if (!disk) {
    process.stderr.write('Skipped: a disk that hangs, since no disk can be mounted from a file here.\n');
    return context.skip();
  }
  let timers = 0;
  const clock: Clock = {
    ...systemClock,
    after(ms, run) {
      timers += 1;
      return systemClock.after(ms, run);
    },
  };
  const probe = new BuildAbility(disk.path, clock);
  expect(await probe.look()).toMatchObject({ canBuild: 'yes' });
  run('fsfreeze', '--freeze', disk.path);
  try {
    expect(await probe.look()).toEqual({ canBuild: 'disk_hangs' });
    // No further look waits: each sets a timer only if it asks the disk.
    const before = timers;
    for (let n = 0; n < 20; n += 1) expect(await probe.look()).toEqual({ canBuild: 'disk_hangs' });
    expect(timers).toBe(before);
  } finally {
    run('fsfreeze', '--unfreeze', disk.path);
  }
  await expect.poll(() => probe.look()).toMatchObject({ canBuild: 'yes' });
  run('mount', '-o', 'remount,ro', disk.path);
  expect(await probe.look()).toMatchObject({ canBuild: 'disk_unwritable', code: 'EROFS' });
});
