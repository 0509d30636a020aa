import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { type Clock, systemClock } from '../../../base/clock.ts';
import { type Log, silentLog } from '../../../base/log.ts';
import type { Stores } from '../index.ts';
import { createRowStores, type RowStoresOptions } from '../rows/index.ts';
import { createBackup } from './backup.ts';
import { LocalBlobs } from './blobs.ts';
import { createLocalBuildLogs } from './build-logs.ts';
import { createLocalChanges, type LocalChanges } from './changes.ts';
import { prepareDataDir } from './data-dir.ts';
import { copyDatabase, openDatabase } from './database.ts';
import { createLocalEngine } from './engine.ts';
import { localRows } from './engine-rows.ts';
import { createLocalKeyring } from './keyring.ts';
import { createLocalKeys } from './keys.ts';
import { KVS_FILE, openLocalKvs } from './kvs.ts';
import { lockDataDir } from './lock.ts';
import { createLocalQuota } from './quota.ts';
import { createLocalSealing } from './sealing.ts';
import { createLocalSessions } from './sessions.ts';

export interface LocalStoresOptions extends Omit<RowStoresOptions, 'keyring'> {
  /** The data directory. Created if it does not exist. */
  readonly dir: string;
  /** If false, the state is in memory, and files are not synced to the disk. Default true. */
  readonly lasting?: boolean | undefined;
  readonly clock?: Clock | undefined;
  readonly log?: Log | undefined;
  /** A migrated database that replaces `platform.db`, for tests of a failing disk. */
  readonly database?: DatabaseSync | undefined;
}

/** A handle on the stores of a data directory that any number of handles can share. */
export type LocalHandle = Readonly<ReturnType<typeof handleOn>>;
export type LocalStores = Readonly<Awaited<ReturnType<typeof openLocalStores>>>;

/**
 * Locks the data directory for this process and opens the stores in it. Throws `platform_locked` if another process has
 * the lock, `unsupported_data` if a newer version wrote the data or the data is damaged, and `invalid_input` if the
 * directory cannot be used.
 */
export async function openLocalStores(options: LocalStoresOptions) {
  const dataDir = prepareDataDir(options.dir);
  const { lasting, clock = systemClock, log } = options;
  await using stack = new AsyncDisposableStack();
  stack.use(lockDataDir(dataDir));
  const database = stack.use(openDatabaseOf(dataDir, options));
  const handle = stack.use(handleOn(database, dataDir, createLocalChanges(), options));
  const kvs = stack.use(openLocalKvs({ dataDir, lasting, database, clock, log }));
  // `openLocalKvs` has checked that the files belong together. A refused start must not change anything.
  handle.keyring.load();
  // The processes of all leases are dead.
  database.exec(`UPDATE collection SET lease_node = NULL, lease_until = NULL;
    UPDATE deployments SET lease_node = '', lease_until = 0 WHERE finished_at IS NULL AND status <> 'queued'`);
  await handle.jobs.expire();
  const backUp = createBackup(dataDir, async (to) => {
    await kvs.copyTo(join(to, KVS_FILE));
    // After the entries, and at once: a state that is older than they are would not start with them.
    copyDatabase(database, join(to, 'platform.db'));
  });
  stack.use(handle.sealing.start());
  const opened = stack.move();
  return {
    ...handle,
    kvs,
    quota: createLocalQuota(clock),
    sessions: createLocalSessions(clock),
    backUp,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  } satisfies Stores;
}

/** Opens another handle on a data directory that this process has locked. Handles of one directory share `changes`. */
export function attachLocalStores(dataDir: string, changes: LocalChanges, options: Omit<LocalStoresOptions, 'dir'>) {
  const handle = handleOn(openDatabaseOf(dataDir, options), dataDir, changes, options);
  handle.keyring.load();
  return handle;
}

function openDatabaseOf(dataDir: string, { database, lasting = true }: Omit<LocalStoresOptions, 'dir'>): DatabaseSync {
  return database ?? openDatabase(lasting ? dataDir : undefined);
}

function handleOn(
  database: DatabaseSync,
  dataDir: string,
  changes: LocalChanges,
  options: Omit<LocalStoresOptions, 'dir'>,
) {
  const { lasting = true, clock = systemClock, log } = options;
  const engine = createLocalEngine(database, clock, changes);
  const probe = engine.prepare('SELECT count(*) AS tables FROM sqlite_schema');
  const leased = database.prepare(`SELECT 1 FROM deployments
    WHERE deploy_id = ? AND fence = ? AND (finished_at IS NULL OR status = 'cancelled')`);
  const mayAppend = (deployID: string, fence: number) => leased.get(deployID, fence) !== undefined;
  const keyring = createLocalKeyring(dataDir, database);
  const logs = join(dataDir, 'logs');
  const blobsAt = { kind: 'local', dir: join(dataDir, 'objects'), lasting } as const;
  return {
    /** Absolute. */
    dataDir,
    changes,
    blobsAt,
    blobs: new LocalBlobs(blobsAt),
    ...createRowStores(engine, localRows(engine, keyring), { ...options, keyring }),
    logs: createLocalBuildLogs(logs, keyring, { log, mayAppend }),
    keys: createLocalKeys(dataDir, database),
    keyring,
    sealing: createLocalSealing({ database, engine, keyring, logs, clock, log: log ?? silentLog }),
    check: async () => void (await engine.read(() => probe())),
    async [Symbol.asyncDispose]() {
      database[Symbol.dispose]();
    },
  };
}
