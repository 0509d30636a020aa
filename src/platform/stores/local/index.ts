import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { type Clock, type Random, systemClock } from '../../../base/clock.ts';
import type { BuildLogs } from '../build-logs.ts';
import { secureRandom } from '../names.ts';
import type { StateStore } from '../state.ts';
import { createBackup } from './backup.ts';
import { createLocalBuildLogs } from './build-logs.ts';
import { createLocalChanges, type LocalChanges } from './changes.ts';
import { createCommands } from './commands.ts';
import { prepareDataDir } from './data-dir.ts';
import { copyDatabase, openDatabase } from './database.ts';
import { createLocalJobs, type LocalJobs } from './jobs.ts';
import { lockDataDir } from './lock.ts';
import { createLocalState } from './state.ts';

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
  /** Instead of `platform.db`, migrated: for tests of a disk that fails. */
  readonly database?: DatabaseSync | undefined;
}

export interface LocalStores extends AsyncDisposable {
  /** Absolute. */
  readonly dataDir: string;
  readonly state: StateStore;
  readonly changes: LocalChanges;
  readonly database: DatabaseSync;
  readonly jobs: LocalJobs;
  readonly logs: BuildLogs;
  /** Resolves if the state can be read. */
  check(): Promise<void>;
  backUp(to: string, copyOthers: (to: string) => void): Promise<void>;
}

/**
 * Locks the data directory for this process and opens the stores in it. Throws `platform_locked` if another process has
 * the lock, `unsupported_data` for data of a newer version or a damaged database, `invalid_input` for a directory that
 * cannot be used.
 */
export async function openLocalStores(options: LocalStoresOptions): Promise<LocalStores> {
  const dataDir = prepareDataDir(options.dir);
  await using stack = new AsyncDisposableStack();
  stack.use(lockDataDir(dataDir));
  const stores = stack.use(attachLocalStores(dataDir, createLocalChanges(), options));
  stores.jobs.expireAll();
  const all = stack.move();
  return { ...stores, [Symbol.asyncDispose]: () => all.disposeAsync() };
}

/** A further handle on a data directory that this process has locked. Handles of one directory share `changes`. */
export function attachLocalStores(
  dataDir: string,
  changes: LocalChanges,
  options: Omit<LocalStoresOptions, 'dir'>,
): LocalStores {
  const { lasting = true, keepReleases = KEEP_RELEASES, clock = systemClock, random = secureRandom } = options;
  const database = options.database ?? openDatabase(lasting ? dataDir : undefined);
  const probe = database.prepare('SELECT count(*) AS tables FROM sqlite_schema');
  return {
    ...{ dataDir, changes, database },
    state: createLocalState({ database, changes, clock, random }),
    jobs: createLocalJobs({ database, commands: createCommands(database), changes, clock, keepReleases }),
    logs: createLocalBuildLogs(join(dataDir, 'logs')),
    async check() {
      probe.get();
    },
    backUp: createBackup(dataDir, (to) => copyDatabase(database, `${to}/platform.db`)),
    async [Symbol.asyncDispose]() {
      if (database.isOpen) database.close();
    },
  };
}
