import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../../base/clock.ts';
import { messageOf } from '../../../base/errors.ts';
import { type Log, silentLog } from '../../../base/log.ts';
import { openSqliteEngine, type SqliteEngine } from './kvs-engine.ts';
import { pairStores } from './pairing.ts';

export interface LocalKvsOptions {
  readonly dataDir: string;
  /** If false, entries are kept in memory. Default true. */
  readonly lasting?: boolean | undefined;
  /** The migrated `platform.db` of the same directory. It is in memory if the entries are. */
  readonly database: DatabaseSync;
  readonly clock?: Pick<Clock, 'now'> | undefined;
  readonly log?: Log | undefined;
}

/** The name of the file in a data directory, and in a backup. */
export const KVS_FILE = 'kvs.db';

/**
 * Opens `kvs.db`, which only this user can read (0600). Throws `unsupported_data` if it does not belong to `platform.db`, and
 * `platform_locked` if it is already open; then nothing is changed.
 */
export function openLocalKvs({
  dataDir,
  lasting = true,
  database,
  clock,
  log = silentLog,
}: LocalKvsOptions): SqliteEngine {
  const file = join(dataDir, KVS_FILE);
  if (lasting) writeFileSync(file, '', { flag: 'a', mode: 0o600 });
  const onPoisoned = (cause: unknown) =>
    log('error', 'kvs_store_poisoned', {
      reason: messageOf(cause),
      remedy: 'Check the disk, then restart the platform. Until then all writes fail.',
    });
  const engine = openSqliteEngine({ path: lasting ? file : ':memory:', clock, onPoisoned });
  try {
    pairStores(database, engine, dataDir);
  } catch (error) {
    // Without waiting writes, `close` closes the file before it returns.
    void engine.close();
    throw error;
  }
  return engine;
}
