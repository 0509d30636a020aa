import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { type Clock, type Random, systemClock } from '../../../base/clock.ts';
import { type Log, silentLog } from '../../../base/log.ts';
import type { Stores } from '../index.ts';
import type { KvsEngine } from '../kvs.ts';
import { createAccessTokenStore } from '../rows/access-tokens.ts';
import { createAuditStore } from '../rows/audit.ts';
import { createCdnStore } from '../rows/cdn.ts';
import { createDnsStore } from '../rows/dns.ts';
import { createHookStore } from '../rows/hooks.ts';
import { createKeeping } from '../rows/keeping.ts';
import { createLoginStore } from '../rows/logins.ts';
import { createMemberStore } from '../rows/members.ts';
import { secureRandom } from '../rows/names.ts';
import { createNotifyStore } from '../rows/notify.ts';
import { createRoleStore } from '../rows/roles.ts';
import { createSchedules } from '../rows/schedules.ts';
import { createTableStore } from '../rows/tables.ts';
import { createBackup } from './backup.ts';
import { LocalBlobs } from './blobs.ts';
import { createLocalBuildLogs } from './build-logs.ts';
import { createLocalChanges, type LocalChanges } from './changes.ts';
import { createCommands } from './commands.ts';
import { prepareDataDir } from './data-dir.ts';
import { copyDatabase, openDatabase } from './database.ts';
import { createLocalEngine } from './engine.ts';
import { createLocalJobs, type LocalJobs } from './jobs.ts';
import { createLocalKeyring, type LocalKeyring } from './keyring.ts';
import { createLocalKeys } from './keys.ts';
import { KVS_FILE, openLocalKvs } from './kvs.ts';
import { lockDataDir } from './lock.ts';
import { createLocalQuota } from './quota.ts';
import { createLocalReferences } from './references.ts';
import { createLocalSealing, type LocalSealing } from './sealing.ts';
import { createLocalSessions } from './sessions.ts';
import { createLocalState } from './state.ts';
import { createLocalUsage } from './usage.ts';

export const KEEP_RELEASES = 10;

export interface LocalStoresOptions {
  /** The data directory. Created if it does not exist. */
  readonly dir: string;
  /** If false, the state is in memory, and files are not synced to the disk. Default true. */
  readonly lasting?: boolean | undefined;
  /** Releases kept per app, including the live one. Default `KEEP_RELEASES`. */
  readonly keepReleases?: number | undefined;
  /** Queued deployments of an organization at once. Default `ORGANIZATION_QUEUE`. */
  readonly organizationQueue?: number | undefined;
  readonly clock?: Clock | undefined;
  readonly random?: Random | undefined;
  readonly log?: Log | undefined;
  /** A migrated database that replaces `platform.db`, for tests of a failing disk. */
  readonly database?: DatabaseSync | undefined;
}

/** A handle on the stores of a data directory that any number of handles can share. */
export interface LocalHandle extends Omit<Stores, 'kvs' | 'quota' | 'sessions' | 'backUp'> {
  /** Absolute. */
  readonly dataDir: string;
  readonly changes: LocalChanges;
  readonly jobs: LocalJobs;
  readonly keyring: LocalKeyring;
  readonly sealing: LocalSealing;
}

export interface LocalStores extends Stores {
  readonly kvs: KvsEngine;
  /** Absolute. */
  readonly dataDir: string;
}

/**
 * Locks the data directory for this process and opens the stores in it. Throws `platform_locked` if another process has
 * the lock, `unsupported_data` if a newer version wrote the data or the data is damaged, and `invalid_input` if the
 * directory cannot be used.
 */
export async function openLocalStores(options: LocalStoresOptions): Promise<LocalStores> {
  const dataDir = prepareDataDir(options.dir);
  const { lasting, clock = systemClock, log } = options;
  await using stack = new AsyncDisposableStack();
  stack.use(lockDataDir(dataDir));
  const database = stack.adopt(openDatabaseOf(dataDir, options), close);
  const handle = stack.use(handleOn(database, dataDir, createLocalChanges(), options));
  const kvs = stack.use(openLocalKvs({ dataDir, lasting, database, clock, log }));
  // `openLocalKvs` has checked that the files belong together. A refused start must not change anything.
  handle.keyring.load();
  handle.jobs.expireAll();
  // The process of an older collection is dead.
  database.exec('UPDATE collection SET lease_node = NULL, lease_until = NULL');
  const backUp = createBackup(dataDir, (to) => {
    copyDatabase(database, join(to, 'platform.db'));
    kvs.copyTo(join(to, KVS_FILE));
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
  };
}

/** Opens another handle on a data directory that this process has locked. Handles of one directory share `changes`. */
export function attachLocalStores(
  dataDir: string,
  changes: LocalChanges,
  options: Omit<LocalStoresOptions, 'dir'>,
): LocalHandle {
  const handle = handleOn(openDatabaseOf(dataDir, options), dataDir, changes, options);
  handle.keyring.load();
  return handle;
}

function openDatabaseOf(dataDir: string, { database, lasting = true }: Omit<LocalStoresOptions, 'dir'>): DatabaseSync {
  return database ?? openDatabase(lasting ? dataDir : undefined);
}

function close(database: DatabaseSync): void {
  if (database.isOpen) database.close();
}

function handleOn(
  database: DatabaseSync,
  dataDir: string,
  changes: LocalChanges,
  options: Omit<LocalStoresOptions, 'dir'>,
): LocalHandle {
  const { lasting = true, keepReleases = KEEP_RELEASES, clock = systemClock, random = secureRandom, log } = options;
  const commands = createCommands(database);
  const engine = createLocalEngine(database, clock, changes);
  const probe = database.prepare('SELECT count(*) AS tables FROM sqlite_schema');
  const leased = database.prepare(`SELECT 1 FROM deployments
    WHERE deploy_id = ? AND fence = ? AND (finished_at IS NULL OR status = 'cancelled')`);
  const mayAppend = (deployID: string, fence: number) => leased.get(deployID, fence) !== undefined;
  const keyring = createLocalKeyring(dataDir, database);
  const logs = join(dataDir, 'logs');
  const blobsAt = { kind: 'local', dir: join(dataDir, 'objects'), lasting } as const;
  return {
    dataDir,
    changes,
    blobsAt,
    blobs: new LocalBlobs(blobsAt),
    state: createLocalState(engine, { keyring, random, organizationQueue: options.organizationQueue }),
    jobs: createLocalJobs({ database, keyring, commands, changes, clock, keepReleases }),
    logs: createLocalBuildLogs(logs, keyring, { log, mayAppend }),
    tables: createTableStore(engine),
    roles: createRoleStore(engine),
    keys: createLocalKeys(dataDir, database),
    keyring,
    sealing: createLocalSealing({ database, commands, keyring, logs, clock, log: log ?? silentLog }),
    members: createMemberStore(engine),
    logins: createLoginStore(engine),
    accessTokens: createAccessTokenStore(engine),
    usage: createLocalUsage(database, engine),
    keeping: createKeeping(engine),
    audit: createAuditStore(engine),
    references: createLocalReferences(engine),
    schedules: createSchedules(engine),
    notify: createNotifyStore(engine),
    hooks: createHookStore(engine),
    cdn: createCdnStore(engine),
    dns: createDnsStore(engine),
    check: () => commands.read(() => void probe.get()),
    async [Symbol.asyncDispose]() {
      close(database);
    },
  };
}
