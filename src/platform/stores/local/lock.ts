import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { attempt, SlipwayError } from '../../../base/errors.ts';
import { isDamagedDatabase, isLocked } from './disk-faults.ts';

/**
 * Locks the data directory for this process. Throws `platform_locked`, with the ID of the process that has the lock. The
 * lock is an exclusive lock of SQLite. The kernel releases it when the process ends for any reason, so there are no stale
 * locks. `platform.pid` only names the process.
 */
export function lockDataDir(dataDir: string): Disposable {
  const pidFile = join(dataDir, 'platform.pid');
  const file = join(dataDir, 'platform.lock');
  writeFileSync(file, '', { flag: 'a', mode: 0o600 });
  const lock = new DatabaseSync(file);
  try {
    lock.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;');
  } catch (error) {
    lock.close();
    if (isDamagedDatabase(error)) {
      throw new SlipwayError('unsupported_data', `${file} is not a lock file of the platform`, {
        input: 'data',
        remedy: 'Remove the file: it contains no data, and the next start creates it.',
        cause: error,
      });
    }
    if (!isLocked(error)) throw error;
    throw new SlipwayError('platform_locked', `Another platform uses ${dataDir}${ownerOf(pidFile)}`, {
      input: 'data',
      remedy: 'Stop that one first, or name another directory with --data.',
      cause: error,
    });
  }
  writeFileSync(pidFile, `${process.pid}\n`, { mode: 0o600 });
  return {
    [Symbol.dispose]() {
      if (!lock.isOpen) return;
      rmSync(pidFile, { force: true });
      lock.close();
    },
  };
}

function ownerOf(pidFile: string): string {
  const pid = attempt(() => readFileSync(pidFile, 'utf8').trim());
  return pid && /^\d{1,10}$/.test(pid) ? ` (process ${pid})` : '';
}
