import { createHash, hash as hashOf } from 'node:crypto';
import { MIB } from '../../../../base/sizes.ts';
import type { Blobs, BlobWriter } from '../../blobs.ts';
import { type LogStores, storeLog } from '../logs/rows.ts';

/** Files that are copied at once, and the size up to which one is in memory as a whole. */
const AT_ONCE = 8;
const WHOLE_BYTES = 4 * MIB;
/** Files after which what is copied is made durable. */
const SETTLED_AFTER = 500;

export interface Copied {
  readonly count: number;
  readonly written: number;
}

export interface CopiedBlobs extends Copied {
  /** The keys of blobs whose bytes have another hash than their keys name, or had when a reader found them. They were not copied. */
  readonly damaged: readonly string[];
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

export interface CopyBlobsOptions extends CopyOptions {
  /** Returns the SHA-256 that a key names, hex, or undefined if the key does not name its content. */
  hashOf(key: string): string | undefined;
  /** Returns the key of the blob that a reader found damaged and moved aside under `key`, or undefined for another blob. */
  originalOf(key: string): string | undefined;
}

/**
 * Copies the blobs that `to` lacks. One whose key names its content is compared with it, and left out if it is damaged. A
 * blob that is removed from `from` meanwhile is left out too. Blobs of the same key and size in `to` are left as they are:
 * they were compared when they were stored.
 */
export async function copyBlobs(from: Blobs, to: Blobs, options: CopyBlobsOptions): Promise<CopiedBlobs> {
  await using writer = to.writer();
  const damaged: string[] = [];
  const copied = await inLanes(from.list(''), writer, options, async ({ key, size }) => {
    const original = options.originalOf(key);
    if (original !== undefined) {
      if (!(await from.head(original)) && !(await to.head(original))) damaged.push(original);
      return false;
    }
    const outcome = await copyBlob(from, writer, { key, size, sha256: options.hashOf(key) });
    if (outcome === 'damaged') damaged.push(key);
    return outcome === 'copied';
  });
  return { ...copied, damaged };
}

/** Copies logs. One that is there in full is left as it is. */
export async function copyLogs(
  logs: AsyncIterable<KeptLog>,
  { database, blobs, keyring }: LogStores,
  options: CopyOptions,
): Promise<Copied> {
  await using writer = blobs.writer();
  return inLanes(logs, writer, options, async ({ deployID, size, open }) =>
    storeLog({ database, writer, keyring }, deployID, { size, open }),
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

interface Named {
  readonly key: string;
  readonly size: number;
  /** Undefined if the key does not name the content. */
  readonly sha256: string | undefined;
}

async function copyBlob(
  from: Blobs,
  writer: BlobWriter,
  { key, size, sha256: named }: Named,
): Promise<'copied' | 'left' | 'damaged'> {
  if (await writer.keep(key, size)) return 'left';
  if (size <= WHOLE_BYTES) {
    const bytes = (await from.load(key, WHOLE_BYTES))?.bytes;
    if (!bytes) return 'left';
    const sha256 = hashOf('sha256', bytes);
    if (named !== undefined && sha256 !== named) return 'damaged';
    await writer.put(key, bytes, sha256);
    return 'copied';
  }
  const open = async function* () {
    yield* (await from.stream(key)) ?? [];
  };
  const digest = createHash('sha256');
  for await (const part of open()) digest.update(part);
  const sha256 = digest.digest('hex');
  if (named !== undefined && sha256 !== named) return (await from.head(key)) ? 'damaged' : 'left';
  await writer.putStream(key, size, open, sha256);
  return 'copied';
}
