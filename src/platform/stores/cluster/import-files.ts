import { createHash, hash as hashOf } from 'node:crypto';
import { MIB } from '../../../base/sizes.ts';
import type { Blobs, BlobWriter } from '../blobs.ts';
import { storeLog } from './build-logs.ts';
import type { Database } from './database.ts';

/** Files that are copied at once, and the size up to which one is in memory as a whole. */
const AT_ONCE = 8;
const WHOLE_BYTES = 4 * MIB;
/** Files after which what is copied is made durable. */
const SETTLED_AFTER = 500;

export interface Copied {
  readonly count: number;
  readonly written: number;
}

/** A log that another store has kept. `open` returns its bytes from the beginning, each time it is called. */
export interface KeptLog {
  readonly deployID: string;
  readonly size: number;
  open(): AsyncIterable<Uint8Array>;
}

export interface CopyOptions {
  readonly signal: AbortSignal;
  onDone(done: number): void;
}

/**
 * Copies the blobs that `to` lacks. The service compares each one with its SHA-256. A blob that is removed from `from`
 * meanwhile is left out.
 */
export async function copyBlobs(from: Blobs, to: Blobs, options: CopyOptions): Promise<Copied> {
  await using writer = to.writer();
  return inLanes(from.list(''), writer, options, ({ key, size }) => copyBlob(from, writer, key, size));
}

/** Copies logs. One that is there in full is left as it is. */
export async function copyLogs(
  logs: AsyncIterable<KeptLog>,
  { database, blobs }: { readonly database: Database; readonly blobs: Blobs },
  options: CopyOptions,
): Promise<Copied> {
  await using writer = blobs.writer();
  return inLanes(logs, writer, options, async ({ deployID, size, open }) =>
    storeLog({ database, writer }, deployID, { size, open }),
  );
}

/** Calls `copy` for each item, a few at once. `copy` returns true if it has written something. */
async function inLanes<T>(
  items: AsyncIterable<T>,
  writer: BlobWriter,
  { signal, onDone }: CopyOptions,
  copy: (item: T) => Promise<boolean>,
): Promise<Copied> {
  const running = new Set<Promise<void>>();
  let [count, written] = [0, 0];
  let failure: unknown;
  for await (const item of items) {
    signal.throwIfAborted();
    const done: Promise<void> = copy(item)
      .then((isNew) => {
        written += isNew ? 1 : 0;
      })
      .catch((error: unknown) => {
        failure ??= error;
      })
      .finally(() => running.delete(done));
    running.add(done);
    count += 1;
    onDone(count);
    if (running.size >= AT_ONCE) await Promise.race(running);
    if (failure !== undefined) break;
    if (count % SETTLED_AFTER === 0) await writer.settle();
  }
  await Promise.all(running);
  if (failure !== undefined) throw failure;
  await writer.settle();
  return { count, written };
}

async function copyBlob(from: Blobs, writer: BlobWriter, key: string, size: number): Promise<boolean> {
  if (await writer.keep(key, size)) return false;
  if (size <= WHOLE_BYTES) {
    const bytes = (await from.load(key, WHOLE_BYTES))?.bytes;
    if (!bytes) return false;
    await writer.put(key, bytes, hashOf('sha256', bytes));
    return true;
  }
  const open = async function* () {
    yield* (await from.stream(key)) ?? [];
  };
  const digest = createHash('sha256');
  for await (const part of open()) digest.update(part);
  await writer.putStream(key, size, open, digest.digest('hex'));
  return true;
}
