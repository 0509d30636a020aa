import { createReadStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../../base/clock.ts';
import { SlipwayError } from '../../../base/errors.ts';
import type { Log } from '../../../base/log.ts';
import { numberOf, numberOrNull, textOf } from '../rows/columns.ts';
import type { Keyring } from '../rows/keyring.ts';
import { BLOCK, fixed, framesIn, keyOfFrame, openRange, type SealedLog, wholeBlocks } from '../rows/sealed-log.ts';
import { logPaths } from './build-logs.ts';
import { bytesOf, endOfLog, type LogEnd, readIfThere } from './sealed-log-file.ts';

/** Seals the logs of ended builds again, with the key that seals: those of a version before, and those of another key. */

/** The name of the progress of logs. */
export const LOG_PLACE = 'build_logs';

/** Deployments of one batch. */
const BATCH = 50;
/** Milliseconds after its end in which a cancelled build may still write what it was doing. */
const CANCELLED_MS = 60_000;

interface LogSweep {
  readonly database: DatabaseSync;
  readonly keyring: Keyring;
  readonly logs: string;
  readonly log: Log;
  readonly clock: Pick<Clock, 'now'>;
  /** The number of the last deployment that was looked at. */
  readonly after: number;
}

/** Seals the logs of the next deployments. `isWaiting`: a build is under way, whose log is sealed again when it has ended. */
export async function sealLogs({ database, keyring, logs, log, clock, after }: LogSweep) {
  const rows = database
    .prepare('SELECT seq, deploy_id, status, finished_at FROM deployments WHERE seq > ? ORDER BY seq LIMIT ?')
    .all(after, BATCH);
  let last = after;
  for (const row of rows) {
    const deployID = textOf(row, 'deploy_id');
    const endedAt = numberOrNull(row, 'finished_at');
    const mayGrow = endedAt === null || (row.status === 'cancelled' && endedAt > clock.now() - CANCELLED_MS);
    const isSealed = await sealLog(logs, keyring, deployID, !mayGrow).catch((error: unknown) => {
      if (!(error instanceof SlipwayError)) throw error;
      log('error', 'sealed_log_unreadable', { deployID, reason: error.message });
      return true;
    });
    if (!isSealed) return { after: last, isDone: false, isWaiting: true };
    last = numberOf(row, 'seq');
  }
  return { after: last, isDone: rows.length === 0, isWaiting: false };
}

/** Returns the number of deployments that `sealLogs` still looks at. */
export function logsLeft(database: DatabaseSync, after: number): number {
  return numberOf(database.prepare('SELECT count(*) AS n FROM deployments WHERE seq > ?').get(after) ?? {}, 'n');
}

/** Returns false if the log must be sealed again and its build has not ended. */
async function sealLog(folder: string, keyring: Keyring, deployID: string, hasEnded: boolean): Promise<boolean> {
  const { sealed, clear } = logPaths(folder, deployID);
  const key = await firstKeyOf(sealed);
  const isClear = key === undefined && existsSync(clear);
  if (key === keyring.id || (key === undefined && !isClear)) {
    await rm(clear, { force: true });
    return true;
  }
  if (!hasEnded) return false;
  await replace(
    sealed,
    wholeBlocks(
      { deployID, keyring: fixed(keyring) },
      isClear ? createReadStream(clear) : openedFile(sealed, { deployID, keyring }),
    ),
  );
  await rm(clear, { force: true });
  return true;
}

/** Returns the ID of the key of the first frame: no later one is older. Undefined if the file does not exist or is empty. */
function firstKeyOf(path: string): Promise<string | undefined> {
  return readIfThere(path, async (file) => {
    const [first] = framesIn(await bytesOf(file, { start: 0, length: BLOCK }));
    return first && keyOfFrame(first);
  });
}

/** Returns the bytes of a sealed log in clear, block by block. `end`: bytes of the file that are read. */
export async function* openedFile(
  path: string,
  log: SealedLog,
  end = Number.POSITIVE_INFINITY,
): AsyncGenerator<Buffer> {
  await using file = await open(path);
  for (let start = 0; start < end; start += BLOCK) {
    const frames = [...framesIn(await bytesOf(file, { start, length: Math.min(BLOCK, end - start) }))];
    const [first, last] = [frames[0], frames.at(-1)];
    if (!first || !last) return;
    const length = last.start + last.length - first.start;
    yield openRange(log, frames, { start: first.start, length });
  }
}

/** Returns the end of a sealed log, or undefined if the file does not exist. */
export function sealedEnd(path: string): Promise<LogEnd | undefined> {
  return readIfThere(path, async (file) => endOfLog(file, (await file.stat()).size));
}

/** Replaces a file, or makes it. A reader has the one before open, or reads the new one. */
async function replace(path: string, blocks: AsyncIterable<Uint8Array>): Promise<void> {
  const fresh = `${path}.new`;
  try {
    await using file = await open(fresh, 'w', 0o600);
    for await (const block of blocks) await file.writeFile(block);
    await file.sync();
  } catch (error) {
    await rm(fresh, { force: true });
    throw error;
  }
  await rename(fresh, path);
}
