import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SlipwayError } from '../../../base/errors.ts';
import { isDamagedDatabase } from './disk-faults.ts';

/**
 * Takes the data directory for this process, or throws `platform_locked` naming the one that has it.
 * The lock is the kernel's (an exclusive SQLite lock): it ends with the process, however that ends, so a
 * stale one cannot be. `platform.pid` only tells who it is.
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
    if (!isBusy(error)) throw error;
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

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

const SQLITE_BUSY = 5;

function ownerOf(pidFile: string): string {
  try {
    const pid = /^\d{1,10}$/.exec(readFileSync(pidFile, 'utf8').trim());
    return pid ? ` (process ${pid[0]})` : '';
  } catch {
    return '';
  }
}
