import { SlipwayError } from '../../../../base/errors.ts';
import type { Log } from '../../../../base/log.ts';
import type { Blobs } from '../../blobs.ts';
import { numberOf, textOf } from '../../rows/columns.ts';
import type { Keyring } from '../../rows/keyring.ts';
import { BLOCK, fixed, framesIn, openRange, type SealedLog } from '../../rows/sealed-log.ts';
import type { Statements } from '../database/database.ts';
import { keysOf, putSealed } from './rows.ts';

/** Seals stored logs again, with the key that seals: those of a version before, and those of another key. */

/** Logs of one batch, and those of them that are sealed again: a transaction waits for each. */
const BATCH = 20;
const SEALED_AT_ONCE = 4;
const NEXT = `SELECT deploy_id, size, sealed_by FROM build_logs WHERE state = 'stored' AND deploy_id > $1
  ORDER BY deploy_id LIMIT ${BATCH}`;
const STORED = "UPDATE build_logs SET sealed_by = $2 WHERE deploy_id = $1 AND state = 'stored'";
const OTHER = "state = 'stored' AND sealed_by IS DISTINCT FROM $1";

interface LogSweep {
  readonly within: Statements;
  readonly blobs: Blobs;
  readonly keyring: Keyring;
  readonly log: Log;
  /** The last log that was looked at. Empty: none. */
  readonly after: string;
}

/** Seals the next logs. Returns the last one that it looked at, or undefined if there is none any more. */
export async function sealLogs({ within, blobs, keyring, log, after }: LogSweep): Promise<string | undefined> {
  const { rows } = await within.query(NEXT, [after]);
  let last: string | undefined;
  let done = 0;
  for (const row of rows) {
    if (done === SEALED_AT_ONCE) break;
    last = textOf(row, 'deploy_id');
    if (row.sealed_by === keyring.id) continue;
    done += 1;
    const sealing = { deployID: last, keyring: fixed(keyring) };
    try {
      await sealLog(blobs, sealing, numberOf(row, 'size'), row.sealed_by === null);
    } catch (error) {
      if (!(error instanceof SlipwayError)) throw error;
      log('error', 'sealed_log_unreadable', { deployID: last, reason: error.message });
    }
    // Also one that no key opens: it is not looked at again.
    await within.query(STORED, [last, sealing.keyring.id]);
  }
  return last;
}

/** Returns what is not sealed with a key: logs that are stored already, those of builds under way, or none. */
export async function logsToFind(within: Statements, id: string): Promise<'stored' | 'open' | 'none'> {
  const { rows } = await within.query(
    `SELECT EXISTS (SELECT FROM build_log_parts WHERE bytes IS NULL OR encode(substring(lines FROM 1 FOR 4), 'hex') <> $1) AS open,
       EXISTS (SELECT FROM build_logs WHERE ${OTHER}) AS stored`,
    [id],
  );
  if (rows[0]?.open === true) return 'open';
  return rows[0]?.stored === true ? 'stored' : 'none';
}

/** Returns the number of stored logs that are not sealed with a key. */
export async function logsLeft(within: Statements, id: string): Promise<number> {
  const { rows } = await within.query(`SELECT count(*) AS n FROM build_logs WHERE ${OTHER}`, [id]);
  return rows[0] ? numberOf(rows[0], 'n') : 0;
}

async function sealLog(blobs: Blobs, log: SealedLog, size: number, isClear: boolean): Promise<void> {
  const { sealed, clear } = keysOf(log.deployID);
  const isThere = isClear && (await blobs.head(clear)) !== undefined;
  // Killed after its last run had stored it.
  if (isClear && !isThere) return;
  await using writer = blobs.writer();
  await putSealed(writer, log, size, () =>
    isThere ? streamOf(blobs, clear) : openedBlocks(streamOf(blobs, sealed), log),
  );
  await blobs.delete(clear);
}

async function* streamOf(blobs: Blobs, key: string): AsyncGenerator<Uint8Array> {
  yield* (await blobs.stream(key)) ?? [];
}

/** Returns the bytes of a sealed log in clear, block by block. */
async function* openedBlocks(stored: AsyncIterable<Uint8Array>, log: SealedLog): AsyncGenerator<Buffer> {
  let waiting = Buffer.alloc(0);
  for await (const part of stored) {
    waiting = Buffer.concat([waiting, part]);
    for (; waiting.length >= BLOCK; waiting = waiting.subarray(BLOCK)) yield* opened(log, waiting.subarray(0, BLOCK));
  }
  yield* opened(log, waiting);
}

function* opened(log: SealedLog, block: Buffer): Generator<Buffer> {
  for (const frame of framesIn(block)) yield openRange(log, [frame], frame);
}
