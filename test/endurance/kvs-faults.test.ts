import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { openSqliteEngine } from '../../src/platform/stores/local/kvs-engine.ts';
import { makeDisk } from '../support/disk.ts';

const entry = (n: number) => ({ value: `"${n}${'x'.repeat(500)}"`, expiresAt: null });

test('a store on a full disk refuses writes, keeps acknowledged ones, and accepts writes again once there is space', async (context) => {
  const disk = makeDisk(4 * 1024 * 1024);
  if (!disk) {
    process.stderr.write('Skipped: the full disk, since no tmpfs can be mounted here.\n');
    return context.skip();
  }
  const path = join(disk.path, 'kvs.db');
  try {
    writeFileSync(join(disk.path, 'filler'), Buffer.alloc(512 * 1024));
    await using engine = openSqliteEngine({ path });
    let acknowledged = 0;
    await expect(
      (async () => {
        for (;;) {
          await engine.put(1, `k${acknowledged}`, entry(acknowledged));
          acknowledged += 1;
        }
      })(),
    ).rejects.toMatchObject({ name: 'StoreUnavailable' });
    expect(acknowledged).toBeGreaterThan(100);
    for (let n = 0; n < acknowledged; n += 1) expect(await engine.get(1, `k${n}`)).toEqual(entry(n));
    rmSync(join(disk.path, 'filler'));
    await engine.put(1, 'after', entry(1));
    await engine.close();

    await using again = openSqliteEngine({ path });
    for (let n = 0; n < acknowledged; n += 1) expect(await again.get(1, `k${n}`)).toEqual(entry(n));
    expect(await again.get(1, 'after')).toEqual(entry(1));
  } finally {
    disk.unmount();
  }
});

test('a failed write poisons the store, and acknowledged entries exist after it is opened again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'slipway-fault-'));
  const path = join(folder, 'kvs.db');
  try {
    // `ulimit -f` makes write(2) fail with EFBIG beyond a file size. It is a real I/O error.
    const child = resolve(import.meta.dirname, 'kvs-limited-child.ts');
    const limited = spawn('bash', ['-c', 'ulimit -f 2048; exec "$0" "$@"', process.execPath, child, path], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const [[report]] = await Promise.all([once(limited, 'message'), once(limited, 'exit')]);
    expect(report).toMatchObject({ refusal: 'StoreUnavailable', after: 'the store is poisoned' });
    expect(report.acknowledged).toBeGreaterThan(100);
    await using engine = openSqliteEngine({ path });
    for (let n = 0; n < report.acknowledged; n += 1) expect(await engine.get(1, `k${n}`)).toEqual(entry(n));
    await engine.put(1, 'after', entry(1));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
