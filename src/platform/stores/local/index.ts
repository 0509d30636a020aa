import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { type Clock, type Random, systemClock } from '../../../base/clock.ts';
import type { Log } from '../../../base/log.ts';
import type { BuildLogs } from '../build-logs.ts';
import type { KeyStore } from '../keys.ts';
import { secureRandom } from '../names.ts';
import type { BlobsDescription } from '../open-blobs.ts';
import type { Quota } from '../quota.ts';
import type { RoleStore } from '../roles.ts';
import type { StateStore } from '../state.ts';
import type { TableStore } from '../tables.ts';
import { createBackup } from './backup.ts';
import { createLocalBuildLogs } from './build-logs.ts';
import { createLocalChanges, type LocalChanges } from './changes.ts';
import { createCommands } from './commands.ts';
import { prepareDataDir } from './data-dir.ts';
import { copyDatabase, openDatabase } from './database.ts';
import { createLocalJobs, type LocalJobs } from './jobs.ts';
import { createLocalKeys } from './keys.ts';
import { KVS_FILE, openLocalKvs } from './kvs.ts';
import type { SqliteEngine } from './kvs-engine.ts';
import { lockDataDir } from './lock.ts';
import { createLocalQuota } from './quota.ts';
import { createLocalRoles } from './roles.ts';
import { createLocalState } from './state.ts';
import { createLocalTables } from './tables.ts';

export const KEEP_RELEASES = 10;

export interface LocalStoresOptions {
  /** The data directory. Created if it does not exist. */
  readonly dir: string;
  /** False: the state is in memory, and files are not synced to the disk. Default true. */
  readonly lasting?: boolean | undefined;
  /** Releases kept per app, the live one among them. Default `KEEP_RELEASES`. */
  readonly keepReleases?: number | undefined;
  readonly clock?: Clock | undefined;
  readonly random?: Random | undefined;
  readonly log?: Log | undefined;
  /** Instead of `platform.db`, migrated: for tests of a disk that fails. */
  readonly database?: DatabaseSync | undefined;
}

/** What any number of handles on one data directory can share. */
export interface LocalHandle extends AsyncDisposable {
  /** Absolute. */
  readonly dataDir: string;
  readonly state: StateStore;
  readonly tables: TableStore;
  readonly roles: RoleStore;
  readonly keys: KeyStore;
  readonly changes: LocalChanges;
  /** For `openBlobs`, here and in worker processes. */
  readonly blobs: BlobsDescription;
  readonly database: DatabaseSync;
  readonly jobs: LocalJobs;
  readonly logs: BuildLogs;
  /** Resolves if the state can be read. */
  check(): Promise<void>;
}

export interface LocalStores extends LocalHandle {
  readonly kvs: SqliteEngine;
  readonly quota: Quota;
  /** Copies the data directory to `to`, an absolute path that is empty or not there. Rejects with `invalid_input`. */
  backUp(to: string): Promise<void>;
}

/**
 * Locks the data directory for this process and opens the stores in it. Throws `platform_locked` if another process has
 * the lock, `unsupported_data` for data of a newer version or a damaged database, `invalid_input` for a directory that
 * cannot be used.
 */
export async function openLocalStores(options: LocalStoresOptions): Promise<LocalStores> {
  const dataDir = prepareDataDir(options.dir);
  const { lasting, clock = systemClock, log } = options;
  await using stack = new AsyncDisposableStack();
  stack.use(lockDataDir(dataDir));
  const handle = stack.use(attachLocalStores(dataDir, createLocalChanges(), options));
  const { database } = handle;
  const kvs = stack.use(openLocalKvs({ dataDir, lasting, database, log }));
  // After the check that the files belong together: a refused start changes nothing.
  handle.jobs.expireAll();
  const backUp = createBackup(dataDir, (to) => {
    copyDatabase(database, join(to, 'platform.db'));
    kvs.copyTo(join(to, KVS_FILE));
  });
  const opened = stack.move();
  return {
    ...handle,
    ...{ kvs, quota: createLocalQuota(clock), backUp },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

/** A further handle on a data directory that this process has locked. Handles of one directory share `changes`. */
export function attachLocalStores(
  dataDir: string,
  changes: LocalChanges,
  options: Omit<LocalStoresOptions, 'dir'>,
): LocalHandle {
  const { lasting = true, keepReleases = KEEP_RELEASES, clock = systemClock, random = secureRandom } = options;
  const database = options.database ?? openDatabase(lasting ? dataDir : undefined);
  const probe = database.prepare('SELECT count(*) AS tables FROM sqlite_schema');
  return {
    ...{ dataDir, changes, database },
    blobs: { kind: 'local', dir: join(dataDir, 'objects'), lasting },
    state: createLocalState({ database, changes, clock, random }),
    jobs: createLocalJobs({ database, commands: createCommands(database), changes, clock, keepReleases }),
    logs: createLocalBuildLogs(join(dataDir, 'logs')),
    tables: createLocalTables(database, changes),
    roles: createLocalRoles(database, changes),
    keys: createLocalKeys(dataDir, database),
    async check() {
      probe.get();
    },
    async [Symbol.asyncDispose]() {
      if (database.isOpen) database.close();
    },
  };
}
