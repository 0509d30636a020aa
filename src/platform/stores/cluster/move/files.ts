import { createHash, hash as hashOf } from 'node:crypto';
import { Lanes } from '../../../../base/lanes.ts';
import { MIB } from '../../../../base/sizes.ts';
import type { Blobs, BlobWriter } from '../../blobs.ts';
import { type LogStores, storeLog } from '../logs/rows.ts';

/** Files that are copied at once, and the size up to which one is in memory as a whole. */
const AT_ONCE = 8;
const WHOLE_BYTES = 4 * MIB;
/** Files after which what is copied is made durable. */
const SETTLED_AFTER = 500;

/** A log that another store has kept. `open` returns its bytes from the beginning, each time it is called. */
interface KeptLog {
  readonly deployID: string;
  readonly size: number;
  open(): AsyncIterable<Uint8Array>;
}

interface CopyOptions {
  readonly signal: AbortSignal;
  onDone(done: number): void;
}

interface CopyBlobsOptions extends CopyOptions {
  /** Returns the SHA-256 that a key names, hex, or undefined if the key does not name its content. */
  hashOf(key: string): string | undefined;
  /** Returns the key of the blob that a reader found damaged and moved aside under `key`, or undefined for another blob. */
  originalOf(key: string): string | undefined;
}

/**
 * Copies the blobs that `to` lacks. One whose key names its content is compared with it, and left out if it is damaged. A
 * blob that is removed from `from` meanwhile is left out too. Blobs of the same key and size in `to` are left as they are:
 * they were compared when they were stored. `damaged`: the keys of those that were left out for their bytes, or had been when a
 * reader found them.
 */
export async function copyBlobs(from: Blobs, to: Blobs, options: CopyBlobsOptions) {
  await using writer = to.writer();
  const damaged: string[] = [];
  const copied = await inLanes(from.list(''), writer, options, async ({ key, size }) => {
    const original = options.originalOf(key);
    if (original !== undefined) {
      if (!(await from.head(original)) && !(await to.head(original))) damaged.push(original);
      return false;
    }
    const outcome = await copyBlob(from, writer, key, size, options.hashOf(key));
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
) {
  await using writer = blobs.writer();
  return await inLanes(logs, writer, options, (log) => storeLog({ database, writer, keyring }, log));
}

/** Calls `copy` for each item, a few at once. `copy` returns true if it has written something. */
async function inLanes<T>(
  items: AsyncIterable<T>,
  writer: BlobWriter,
  { signal, onDone }: CopyOptions,
  copy: (item: T) => Promise<boolean>,
) {
  await using lanes = new Lanes(AT_ONCE);
  let [count, written] = [0, 0];
  for await (const item of items) {
    signal.throwIfAborted();
    count += 1;
    onDone(count);
    await lanes.start(async () => {
      if (await copy(item)) written += 1;
    });
    if (count % SETTLED_AFTER === 0) await writer.settle();
  }
  await lanes.end();
  await writer.settle();
  return { count, written };
}

/** `named`: the hash that the key names, if it names its content. */
async function copyBlob(from: Blobs, writer: BlobWriter, key: string, size: number, named: string | undefined) {
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
