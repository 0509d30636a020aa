import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ErrorCode, messageOf, SlipwayError, systemCode } from '../../base/errors.ts';
import { isInside } from '../../base/paths.ts';
import { type Platform, type StartOptions, startPlatform } from '../index.ts';
import { checkOptions } from '../start/options.ts';
import { BY_PLATFORM } from '../stores/audit.ts';
import type { Stores } from '../stores/index.ts';
import { isDamagedDatabase, isDiskFull } from '../stores/local/disk-faults.ts';
import { type LocalStoresOptions, openLocalStores } from '../stores/local/index.ts';
import { lockDataDir } from '../stores/local/lock.ts';

/** Options of a platform on one machine, with SQLite and files in the data directory `dir`. */
export type LocalOptions = Omit<StartOptions, 'stores' | 'nodeDir'> & LocalStoresOptions;

/** Throws `platform_locked`, or an error of `startPlatform`; then it leaves nothing behind. */
export async function startLocalPlatform(options: LocalOptions): Promise<Platform> {
  // Before the stores are opened: a refused option must not create or migrate a data directory.
  checkOptions(options);
  const isNew = !existsSync(resolve(options.dir));
  try {
    await using stack = new AsyncDisposableStack();
    const stores = stack.use(await openLocalStores(options));
    await recordUntoldKey(stores);
    stack.move();
    return await startPlatform({ ...options, stores, nodeDir: stores.dataDir });
  } catch (cause) {
    if (isNew) removeNew(resolve(options.dir));
    throw startFault(cause, resolve(options.dir));
  }
}

/** Removes a data directory that a failed start has made, unless another platform uses it already. */
function removeNew(dataDir: string): void {
  if (!existsSync(dataDir)) return;
  try {
    using _ = lockDataDir(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  } catch {
    // Another platform's, or not removable: the error of the start says more.
  }
}

/** Returns an error that names the data directory if that is the cause of a failed start, else the error itself. */
function startFault(cause: unknown, dataDir: string): unknown {
  const fault = (code: ErrorCode, message: string, remedy: string) =>
    new SlipwayError(code, message, { input: 'data', remedy, cause });
  if (cause instanceof SlipwayError) return cause;
  if (isDiskFull(cause)) {
    const remedy = 'Free some room on it and start again, or name a directory on another disk with --data.';
    return fault('disk_full', `The disk of the data directory ${dataDir} is full`, remedy);
  }
  if (isDamagedDatabase(cause)) {
    const message = `A database of the data directory ${dataDir} is damaged: ${messageOf(cause)}`;
    return fault('unsupported_data', message, 'Restore a backup of the directory, or name another one with --data.');
  }
  const path = cause instanceof Error && 'path' in cause ? String(cause.path) : '';
  if (path === '' || systemCode(cause) === undefined || !isInside(dataDir, path)) return cause;
  const remedy =
    'Make this user the owner of all files in the data directory, remove files that the platform did not write, or name another directory with --data.';
  return fault('invalid_input', `${path} cannot be used (${systemCode(cause)})`, remedy);
}

const PAGE = 100;

/**
 * Records that another key seals than before if the audit log does not tell of it: a rotation was killed, or somebody changed the keys. In
 * a cluster, the key and its row are one transaction.
 */
export async function recordUntoldKey({ sealing, audit }: Pick<Stores, 'sealing' | 'audit'>): Promise<void> {
  const { keys, remaining } = await sealing.status();
  const [sealer, older] = keys;
  if (sealer?.use !== 'seals' || older === undefined) return;
  // Rows that the log keeps no longer tell of keys that sealed everything long ago.
  const chain = await audit.chain('');
  const isSettled = remaining === 0 && keys.every(({ use }) => use !== 'needed');
  if (isSettled && chain !== undefined && chain.anchor.n > 0) return;
  for (let before: number | undefined; ; ) {
    const { rows, next } = await audit.list('', { action: 'secret.rotate' }, { before, limit: PAGE });
    if (rows.some(({ object }) => object === sealer.id)) return;
    if (next === null) break;
    before = next;
  }
  await audit.append(BY_PLATFORM, [
    {
      action: 'secret.rotate',
      object: sealer.id,
      before: { key: older.id },
      after: { key: sealer.id, noticed: 'at the start' },
    },
  ]);
}
