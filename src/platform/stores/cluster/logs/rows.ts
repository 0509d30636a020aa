import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { MIB } from '../../../../base/sizes.ts';
import type { Blobs, BlobWriter } from '../../blobs.ts';
import type { LogPage, LogPart } from '../../build-logs.ts';
import { bytesOf, numberOf, type Row, textOf } from '../../rows/columns.ts';
import type { Keyring } from '../../rows/keyring.ts';
import { checkedDeployID, type LogRange, partOf, rangeOf } from '../../rows/log-page.ts';
import { blocksOf, fixed, framesIn, openRange, type SealedLog, wholeBlocks, wholeSize } from '../../rows/sealed-log.ts';
import { logSealName, seal, unsealBytes } from '../../rows/sealing.ts';
import type { Database } from '../database/database.ts';
import { ROW_BYTES } from './buffer.ts';

/** Milliseconds without a change after which another node stores the log of an ended deployment. */
const ABANDONED_MS = 60_000;
/** Logs of one call of `settleAbandoned`. */
const SETTLED_AT_ONCE = 20;
/** Bytes of a log that are in memory while it is stored. */
const MOVED_AT_ONCE = MIB;
/** Attempts to write at the end of a log to which another handle writes too. */
const ATTEMPTS = 3;

/** The keys of a stored log: sealed, or in clear by a version before. The ID of an organization does not end with `-`. */
export function keysOf(deployID: string): { readonly sealed: string; readonly clear: string } {
  return { sealed: `logs-/sealed-${deployID}`, clear: `logs-/log-${deployID}` };
}

/** Where logs are, and the keys for them. */
export interface LogStores {
  readonly database: Database;
  readonly blobs: Blobs;
  readonly keyring: Keyring;
}

interface LogWriterKey {
  readonly deployID: string;
  /** Of the lease under which the log is written. */
  readonly fence: number | undefined;
  readonly keyring: Keyring;
}

/**
 * Returns a function that writes at the end of a log. It names the end that it expects. So if an answer was lost, and the
 * same bytes are written again, they are not there twice.
 */
export function writerOf(database: Database, writer: LogWriterKey, now: () => number | null) {
  const { deployID, fence = null, keyring } = writer;
  let end: number | undefined;
  return async (bytes: Buffer): Promise<void> => {
    end ??= (await endOf(database, deployID)) ?? 0;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const sealed = sealedPart(keyring, deployID, end, bytes);
      const { count } = await database.query(APPEND, [deployID, end, sealed, now(), fence, bytes.length]);
      const found: number | undefined = count > 0 ? end + bytes.length : await endOf(database, deployID);
      if (found === end + bytes.length) {
        end = found;
        return;
      }
      if (found === undefined) break;
      end = found;
    }
    throw new Error('The log or its lease has ended, or another process writes it');
  };
}

/** Returns the size of a log to which lines can be added, or undefined if it does not exist or has ended. */
async function endOf(database: Database, deployID: string): Promise<number | undefined> {
  const text = `SELECT size FROM build_logs WHERE deploy_id = $1 AND state = 'open'`;
  const [row] = (await database.query(text, [deployID])).rows;
  return row && numberOf(row, 'size');
}

/** Writes a row if the log is open and ends there, and its writer still has its lease. */
const APPEND = `WITH log AS (
    INSERT INTO build_logs AS l (deploy_id, size, state, touched_at)
      SELECT $1, $2::bigint + $6::bigint, 'open', coalesce($4::bigint, slipway_now())
      WHERE $5::bigint IS NULL OR EXISTS (SELECT FROM deployments d WHERE d.deploy_id = $1 AND d.fence = $5
        AND (d.finished_at IS NULL OR d.status = 'cancelled'))
    ON CONFLICT (deploy_id) DO UPDATE SET size = excluded.size, touched_at = excluded.touched_at
      WHERE l.state = 'open' AND l.size = $2::bigint
    RETURNING deploy_id)
  INSERT INTO build_log_parts (deploy_id, start, lines, bytes)
    SELECT deploy_id, $2::bigint, $3::bytea, $6::bigint FROM log`;

/** Ends a log, so that no more lines are added. Returns its size, or undefined if it is not open. */
export async function endLog(database: Database, deployID: string, now: number | null): Promise<number | undefined> {
  const { rows } = await database.query(
    `UPDATE build_logs SET state = 'ended', touched_at = coalesce($2::bigint, slipway_now())
     WHERE deploy_id = $1 AND state = 'open' RETURNING size`,
    [deployID, now],
  );
  return rows[0] && numberOf(rows[0], 'size');
}

/** Ends logs that no node works on, and returns them. For `ABANDONED_MS` no other node gets them. */
export async function claimAbandoned(database: Database, now: number | null): Promise<readonly Row[]> {
  const { rows } = await database.query(
    `WITH clock AS MATERIALIZED (SELECT coalesce($1::bigint, slipway_now()) AS now),
     abandoned AS (
       SELECT l.deploy_id FROM build_logs l
       WHERE l.state <> 'stored' AND l.touched_at < (SELECT clock.now FROM clock) - $2::bigint AND NOT EXISTS (
         SELECT FROM deployments d WHERE d.deploy_id = l.deploy_id AND d.finished_at IS NULL)
       ORDER BY l.touched_at LIMIT $3 FOR UPDATE SKIP LOCKED)
     UPDATE build_logs l SET state = 'ended', touched_at = clock.now FROM clock, abandoned
     WHERE l.deploy_id = abandoned.deploy_id RETURNING l.deploy_id, l.size`,
    [now, ABANDONED_MS, SETTLED_AT_ONCE],
  );
  return rows;
}

const LINES = `SELECT start, lines, bytes FROM build_log_parts WHERE deploy_id = $1 AND start >= $2 AND start < $3
  ORDER BY start`;

/** Stores an ended log as a blob, then removes its rows. If two nodes do that at once, they store the same bytes. */
export async function storeRows(
  { database, blobs, keyring }: LogStores,
  deployID: string,
  size: number,
  now: number | null,
): Promise<void> {
  await using writer = blobs.writer();
  const log = { deployID, keyring: fixed(keyring) };
  const lines = async function* () {
    for (let from = 0; from < size; from += MOVED_AT_ONCE) {
      const { rows } = await database.query(LINES, [deployID, from, from + MOVED_AT_ONCE]);
      for (const row of rows) yield openedPart(log.keyring, deployID, row);
    }
  };
  // If the other node has removed the rows meanwhile, bytes are missing, and nothing is stored.
  await putSealed(writer, log, size, lines);
  await database.query(
    `WITH stored AS (
       UPDATE build_logs SET state = 'stored', sealed_by = $3, touched_at = coalesce($2::bigint, slipway_now())
       WHERE deploy_id = $1 AND state = 'ended' RETURNING deploy_id)
     DELETE FROM build_log_parts p USING stored WHERE p.deploy_id = stored.deploy_id`,
    [deployID, now, log.keyring.id],
  );
}

/** Stores the log of an ended build, which another store has kept. Resolves with false if it was stored before. */
export async function storeLog(
  { database, writer, keyring }: Pick<LogStores, 'database' | 'keyring'> & { readonly writer: BlobWriter },
  { deployID, size, open }: { readonly deployID: string; readonly size: number; open(): AsyncIterable<Uint8Array> },
): Promise<boolean> {
  const log = { deployID: checkedDeployID(deployID), keyring: fixed(keyring) };
  const { rows } = await database.query(
    `SELECT 1 FROM build_logs WHERE deploy_id = $1 AND size = $2 AND state = 'stored' AND sealed_by = $3`,
    [deployID, size, log.keyring.id],
  );
  const isKnown = rows.length > 0 && (await writer.keep(keysOf(deployID).sealed, wholeSize(size)));
  if (!isKnown) await putSealed(writer, log, size, open);
  await database.query(
    `INSERT INTO build_logs (deploy_id, size, state, touched_at, sealed_by) VALUES ($1, $2, 'stored', slipway_now(), $3)
     ON CONFLICT (deploy_id) DO UPDATE SET size = excluded.size, state = 'stored', sealed_by = excluded.sealed_by`,
    [deployID, size, log.keyring.id],
  );
  return !isKnown;
}

/** Stores a whole log, sealed with the key that seals. `open` returns its bytes in clear, each time it is called. */
export async function putSealed(
  writer: BlobWriter,
  log: SealedLog,
  size: number,
  open: () => AsyncIterable<Uint8Array>,
): Promise<void> {
  const blocks = () => wholeBlocks(log, open());
  const digest = createHash('sha256');
  for await (const part of blocks()) digest.update(part);
  await writer.putStream(keysOf(log.deployID).sealed, wholeSize(size), blocks, digest.digest('hex'));
  await writer.settle();
}

/** Reads a page. One statement reads the state and the rows, so it sees the log before or after its rows are removed. */
export async function readLog(
  { database, blobs, keyring }: LogStores,
  deployID: string,
  page: LogPage,
): Promise<LogPart | undefined> {
  const { rows } = await database.query(
    `SELECT l.size, l.state, l.sealed_by, p.start, p.lines, p.bytes FROM build_logs l
     CROSS JOIN LATERAL (
       SELECT CASE WHEN $2::bigint < 0 THEN greatest(0, l.size + $2::bigint - 1) ELSE least(l.size, $2::bigint) END AS start
     ) AS range
     LEFT JOIN build_log_parts p ON l.state <> 'stored' AND p.deploy_id = l.deploy_id
       AND p.start > range.start - $4::bigint AND p.start <= range.start + $3::bigint
       AND p.start + coalesce(p.bytes, length(p.lines)) > range.start
     WHERE l.deploy_id = $1 ORDER BY p.start`,
    [deployID, page.from, page.limit, ROW_BYTES],
  );
  const [first] = rows;
  if (!first) return undefined;
  const size = numberOf(first, 'size');
  const range = rangeOf(size, page);
  if (textOf(first, 'state') !== 'stored') return partOf(slice(rows, range, keyring, deployID), size, page);
  if (range.length === 0) return partOf(Buffer.alloc(0), size, page);
  const { sealed, clear } = keysOf(deployID);
  const inClear = first.sealed_by === null && (await blobs.read(clear, spanOf(range)));
  if (inClear) return partOf(inClear, size, page);
  // Also one that is being sealed: its bytes are there before the row says it.
  const blocks = await blobs.read(sealed, spanOf(blocksOf(size, range)));
  if (!blocks) return undefined;
  const opened = openRange({ deployID, keyring }, framesIn(blocks), range);
  if (opened.length < range.length) throw keyring.wrong(new Error('A frame is missing'));
  return partOf(opened, size, page);
}

function spanOf({ start, length }: LogRange) {
  return { start, end: start + length - 1 };
}

/** Seals the lines of a row. PostgreSQL cannot make sealed bytes smaller, so they are made smaller before. */
function sealedPart(keyring: Keyring, deployID: string, start: number, bytes: Buffer): Uint8Array {
  return seal(keyring.current('build-log'), logSealName(deployID, start), deflateRawSync(bytes, { level: 1 }));
}

/** Returns the lines of a row in clear. Throws `unsupported_data` if no key opens them. */
function openedPart(keyring: Keyring, deployID: string, row: Row): Buffer {
  const lines = Buffer.from(bytesOf(row, 'lines'));
  if (row.bytes === null) return lines;
  try {
    const small = unsealBytes(keyring.all('build-log'), logSealName(deployID, numberOf(row, 'start')), lines);
    return inflateRawSync(small, { maxOutputLength: numberOf(row, 'bytes') });
  } catch (cause) {
    throw keyring.wrong(cause);
  }
}

/** Returns the bytes of a range from the rows that contain them. */
function slice(rows: readonly Row[], { start, length }: LogRange, keyring: Keyring, deployID: string): Buffer {
  const parts = rows.filter((row) => row.lines !== null);
  const [first] = parts;
  if (!first) return Buffer.alloc(0);
  const from = start - numberOf(first, 'start');
  return Buffer.concat(parts.map((row) => openedPart(keyring, deployID, row))).subarray(from, from + length);
}
