/**
 * Blobs as objects in S3, with a row in PostgreSQL for each key.
 *
 * By design: the row names the generation that readers get, and each generation is another object. Every object that may
 *   exist in S3 has a row: that of its key, or a leftover. A leftover is recorded before its object is written, and
 *   forgotten after its object is deleted, so all that a dead process leaves is found and deleted later. A change of an
 *   object is signed with the time at which its row was written, and S3 refuses it 15 minutes later. Nothing takes over a
 *   leftover before an hour has passed, so no late request hits an object of a later generation. While PostgreSQL is away,
 *   reads try the generation that they last saw, or the first one.
 */
import { Readable } from 'node:stream';
import { type Clock, systemClock } from '../../../../base/clock.ts';
import {
  type BlobFacts,
  type Blobs,
  type BlobWriter,
  type ByteRange,
  type ClusterBlobsDescription,
  checkedKey,
  checkedPrefix,
  type LoadedBlob,
  type S3Settings,
  type StoreTime,
} from '../../blobs.ts';
import { insist, StoreUnavailable } from '../../rows/unavailable.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { S3Client, type S3Facts, type S3Object, type S3Options } from '../s3/client.ts';
import { BlobLookup, together } from './lookup.ts';
import { type BlobRow, BlobRows, type KeptRow, type Leftover, type Stored } from './rows.ts';
import { ClusterBlobWriter, objectName, type SizedKey, type WriterParts } from './writer.ts';

export interface ClusterBlobsOptions extends S3Options {
  /** Its schema is up to date. */
  readonly database: Database;
  readonly objects: S3Settings;
  /** For tests. Default: PostgreSQL's clock. */
  readonly clock?: Clock | undefined;
}

/** Milliseconds after which the process that wrote or deleted a leftover counts as dead. */
export const ABANDONED_MS = 60 * 60 * 1000;
/** Milliseconds after which a collection looks for leftovers again. */
const TIDY_EVERY_MS = ABANDONED_MS / 2;
/** Leftovers that are removed together, and by one clean-up. */
const CLEANED_AT_ONCE = 16;
const CLEANED_MOST = 10_000;
/** Objects that are looked for in S3 together. */
const LOOKED_FOR_AT_ONCE = 32;
/** Rows of one page of a list. */
const PAGE = 1_000;
/** Comes after all characters of keys. */
const LAST = '~';

export class ClusterBlobs implements Blobs, Disposable {
  readonly #rows: BlobRows;
  readonly #s3: S3Client;
  readonly #lookup: BlobLookup;
  readonly #writing: WriterParts;
  #tidyUntil = 0;

  constructor({ database, objects, clock, ...options }: ClusterBlobsOptions) {
    const rows = new BlobRows(database, clock);
    const s3 = new S3Client(objects, options);
    this.#rows = rows;
    this.#s3 = s3;
    this.#lookup = new BlobLookup(rows, clock);
    this.#writing = {
      s3,
      keep: together((blobs: readonly SizedKey[]) => this.#keep(blobs)),
      begin: together((keys: readonly string[]) => rows.begin(keys)),
      commit: together((stored: readonly Stored[]) => rows.commit(stored)),
    };
  }

  async head(key: string): Promise<BlobFacts | undefined> {
    const row = await this.#lookup.row(checkedKey(key));
    if (row !== 'unknown' && !row?.isLost) return row && blobFacts(row, row.generation);
    return this.#lookup.get(key, row, async (name, generation) => {
      const facts = await this.#s3.head(name);
      return facts && blobFacts(facts, generation);
    });
  }

  async load(key: string, most: number, age?: 'current' | 'any'): Promise<LoadedBlob | undefined> {
    const generation = this.#lookup.likely(checkedKey(key));
    const likely = age === 'any' && (await this.#s3.load(objectName({ key, generation }), most));
    if (likely) return { facts: blobFacts(likely.facts, generation), bytes: likely.bytes };
    return this.#lookup.get(key, await this.#lookup.row(key), async (name, current, row) => {
      const found = await this.#s3.load(name, most);
      return found && { facts: blobFacts(row ?? found.facts, current), bytes: found.bytes };
    });
  }

  async read(key: string, range: ByteRange): Promise<Buffer | undefined> {
    return this.#lookup.get(key, await this.#lookup.row(checkedKey(key)), (name) => this.#s3.read(name, range));
  }

  async stream(key: string, range?: ByteRange): Promise<Readable | undefined> {
    return this.#lookup.get(key, await this.#lookup.row(checkedKey(key)), async (name) => {
      const object = await this.#s3.get(name, range);
      const parts = object && resumed(object, range?.start ?? 0, (rest, etag) => this.#s3.get(name, rest, etag));
      // Closes the connection also if the stream is never read.
      return parts && Readable.from(parts, { objectMode: false }).once('close', () => object.close());
    });
  }

  writer(): BlobWriter {
    return new ClusterBlobWriter(this.#writing);
  }

  async delete(key: string): Promise<void> {
    await this.#unlink(checkedKey(key), undefined);
  }

  ago(ms: number): Promise<StoreTime> {
    return this.#rows.ago(ms);
  }

  async deleteUnused(key: string, time: StoreTime): Promise<boolean> {
    checkedKey(key);
    await this.#tidy();
    return this.#unlink(key, time);
  }

  async distrust(key: string, version: string): Promise<boolean> {
    const row = await this.#lookup.find(checkedKey(key));
    if (!row || blobFacts(row, row.generation).version !== version) return false;
    return this.#rows.lose(row);
  }

  async *list(prefix: string, since?: StoreTime): AsyncGenerator<BlobFacts & { readonly key: string }> {
    if (checkedPrefix(prefix) === '') await this.#tidy();
    const end = prefix === '' ? LAST : `${prefix}${LAST}`;
    for (let last: BlobRow | undefined; ; ) {
      const page =
        since === undefined
          ? await this.#rows.page(last?.key ?? prefix, end, PAGE)
          : await this.#rows.storedSince(last ?? { storedAt: since, key: '' }, { after: prefix, end }, PAGE);
      for (const row of page) yield { key: row.key, ...blobFacts(row, row.generation) };
      last = page.at(-1);
      if (!last || page.length < PAGE) return;
    }
  }

  /** Deletes objects that dead processes left in S3, beside other processes. Returns how many are gone. */
  async finishAbandoned(): Promise<number> {
    let gone = 0;
    for (let claimed = 0; claimed < CLEANED_MOST; ) {
      const date = Date.now();
      const leftovers = await this.#rows.claim(ABANDONED_MS, CLEANED_AT_ONCE);
      const erased = await Promise.all(leftovers.map((each) => this.#erase(each, date)));
      gone += erased.filter(Boolean).length;
      claimed += leftovers.length;
      if (leftovers.length < CLEANED_AT_ONCE) break;
    }
    return gone;
  }

  /** Closes all connections to S3, because a fault of the network has ended. */
  renew(): void {
    this.#s3.renew();
  }

  /** Closes the connections to S3, and not those of the database. */
  [Symbol.dispose](): void {
    this.#s3[Symbol.dispose]();
  }

  /** Records uses. If S3 has lost an object of an organization, looks for each of its objects, because it may have lost more. */
  async #keep(blobs: readonly SizedKey[]): Promise<readonly boolean[]> {
    const rows = await this.#rows.keep(blobs);
    const kept: boolean[] = [];
    for (let at = 0; at < rows.length; at += LOOKED_FOR_AT_ONCE) {
      const some = rows.slice(at, at + LOOKED_FOR_AT_ONCE);
      kept.push(
        ...(await Promise.all(some.map((row) => row !== undefined && (!row.isDoubtful || this.#isThere(row))))),
      );
    }
    return kept;
  }

  async #isThere(row: KeptRow): Promise<boolean> {
    const facts = await this.#s3.head(objectName(row));
    if (facts?.etag === row.etag && facts.size === row.size) return true;
    await this.#rows.lose(row);
    return false;
  }

  async #unlink(key: string, before: StoreTime | undefined): Promise<boolean> {
    const date = Date.now();
    const leftover = await this.#rows.unlink(key, before);
    if (leftover) await this.#erase(leftover, date);
    return leftover !== undefined;
  }

  /** Deletes a leftover in S3, and forgets it. False: it stays for the clean-up, because S3 may not have deleted it. */
  async #erase(leftover: Leftover, date: number): Promise<boolean> {
    try {
      // After a repetition, the first request may still be on its way. So the next writer must not get this generation.
      const isSure = await this.#s3.delete(objectName(leftover), date);
      if (isSure) await this.#rows.forget([leftover]);
      return isSure;
    } catch (error) {
      if (error instanceof StoreUnavailable) return false;
      throw error;
    }
  }

  /** Cleans up before a collection. The next one tries again after a failure. */
  async #tidy(): Promise<void> {
    const now = performance.now();
    if (now < this.#tidyUntil) return;
    this.#tidyUntil = now + TIDY_EVERY_MS;
    await this.finishAbandoned().catch((error: unknown) => {
      if (!(error instanceof StoreUnavailable)) throw error;
    });
  }
}

function blobFacts({ size, storedAt, etag }: S3Facts, generation: number): BlobFacts {
  return { size, storedAt, version: `${generation}-${etag}` };
}

/** Times in a row that a broken answer is requested again without a byte of it. */
const BREAKS = 3;

/** Returns the bytes of an object, in parts. If the connection breaks, as it does for slow readers, requests the rest by `open`. */
async function* resumed(
  first: S3Object,
  start: number,
  open: (range: ByteRange, etag: string) => Promise<S3Object | undefined>,
): AsyncGenerator<Buffer, void> {
  const end = start + first.length - 1;
  let parts = first.parts();
  let at = start;
  let breaks = 0;
  try {
    while (at <= end) {
      const next = await parts.next().catch((error: unknown) => ({ error }));
      if ('error' in next || next.done) {
        breaks += 1;
        const error = 'error' in next ? next.error : new Error('The object ended early');
        const rest = breaks > BREAKS ? undefined : await open({ start: at, end }, first.facts.etag);
        if (!rest) throw error;
        parts = rest.parts();
        continue;
      }
      breaks = 0;
      at += next.value.length;
      yield next.value;
    }
  } finally {
    await parts.return();
  }
}

/** Connections of a worker process: for the statements of writing, and for reads beside them. */
const CONNECTIONS = 4;

/** Opens blobs for a worker process. Its build waits while PostgreSQL is away, for as long as the node may keep its lease. */
export function openClusterBlobs({ database, isPooled, objects }: ClusterBlobsDescription): ClusterBlobs {
  const connections = openDatabase({ url: database, isPooled, connections: CONNECTIONS, name: 'slipway worker' });
  return new ClusterBlobs({ database: insisting(connections), objects });
}

/** All commands of blobs can be repeated after an answer was lost. */
function insisting(database: Database): Database {
  return {
    query: (text, values) => insist(() => database.query(text, values), systemClock),
    transaction: (work) => insist(() => database.transaction(work), systemClock),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}
