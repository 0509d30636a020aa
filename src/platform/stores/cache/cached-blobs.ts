/**
 * Keeps the blobs of a slow store on the disk of a node, for the process that serves sites.
 *
 * By design: only blobs whose key never stands for other content are cached (`CacheRule`). A copy is compared with its
 *   digest whenever it is read whole, and before the first part of it is used, so a damaged copy is never sent, and never
 *   taken for damage in the store. A blob is read from the store once, however many readers wait for it. It then waits in
 *   memory for the disk, which a killed process loses, and its readers go first (`unstored.ts`). A blob that is
 *   streamed is first stored whole: its reader hashes all of it before it sends a byte (`objects/large-files.ts`), so no
 *   visitor waits longer, and the second pass reads the disk. Without room on the disk, every call goes to the store.
 */
import { Readable } from 'node:stream';
import { BoundedMap } from '../../../base/bounded-map.ts';
import { type Clock, systemClock } from '../../../base/clock.ts';
import { MIB } from '../../../base/sizes.ts';
import {
  type BlobFacts,
  type Blobs,
  type BlobWriter,
  type ByteRange,
  type CacheRule,
  type LoadedBlob,
  type StoreTime,
  WrongBytes,
} from '../blobs.ts';
import { DiskFiles, type DiskFilesOptions } from './disk-files.ts';
import { Reach } from './reach.ts';
import { Unstored } from './unstored.ts';

export interface CachedBlobsOptions extends DiskFilesOptions {
  readonly blobs: Blobs;
  /** Returns undefined for keys that must not be cached. */
  readonly ruleOf: (key: string) => CacheRule | undefined;
}

/** Milliseconds for the facts of a blob, for a blob at most, and for the next part of a stream. */
const HEAD_MS = 5_000;
const READ_MS = 30_000;
const PART_MS = 15_000;
/** Bytes per millisecond of a store that is slow but not away. */
const SLOWEST = 160;
/** Milliseconds for which the facts of a blob are remembered: its readers ask for them and then for the blob. */
const FACTS_MS = 5_000;
const FACTS_MOST = 4_096;
/** If a reader needs a part of a blob, blobs up to this size are read whole. */
const WHOLE_MOST = MIB;

interface Recent {
  readonly facts: BlobFacts | undefined;
  readonly at: number;
}

export class CachedBlobs implements Blobs, AsyncDisposable {
  readonly #blobs: Blobs;
  readonly #ruleOf: CachedBlobsOptions['ruleOf'];
  readonly #files: DiskFiles;
  readonly #clock: Clock;
  readonly #reach: Reach;
  readonly #recent = new BoundedMap<string, Recent>(FACTS_MOST);
  readonly #heads = new Map<string, Promise<BlobFacts | undefined>>();
  readonly #loads = new Map<string, Promise<LoadedBlob | undefined>>();
  readonly #downloads = new Map<string, Promise<void>>();
  readonly #unstored: Unstored;

  constructor(options: CachedBlobsOptions) {
    const { blobs, ruleOf, clock = systemClock } = options;
    this.#blobs = blobs;
    this.#ruleOf = ruleOf;
    this.#clock = clock;
    this.#reach = new Reach(clock);
    this.#files = new DiskFiles(options);
    this.#unstored = new Unstored(this.#files, clock);
  }

  async head(key: string): Promise<BlobFacts | undefined> {
    const rule = this.#ruleOf(key);
    if (!rule) return this.#blobs.head(key);
    return (await this.#files.head(key)) ?? this.#facts(key, rule);
  }

  async load(key: string, most: number, age: 'current' | 'any' = 'current'): Promise<LoadedBlob | undefined> {
    const rule = this.#ruleOf(key);
    if (!rule) return this.#blobs.load(key, most, age);
    const found = await once(this.#loads, `${age} ${key}`, async () => {
      return this.#waiting(key, age, rule) ?? (await this.#files.load(key, most)) ?? this.#fetch(key, most, age, rule);
    });
    if (!found || found.facts.size > most) return found && { facts: found.facts, bytes: undefined };
    // The reader that asked first wants fewer bytes than the blob has.
    return found.bytes ? found : this.load(key, most, age);
  }

  async read(key: string, range: ByteRange): Promise<Buffer | undefined> {
    const rule = this.#ruleOf(key);
    if (!rule) return this.#blobs.read(key, range);
    const part = await this.#files.readPart(key, range);
    if (part) return part;
    const facts = await this.#facts(key, rule);
    if (!facts) return undefined;
    if (facts.size > WHOLE_MOST) return this.#reach.ask(() => this.#blobs.read(key, range), READ_MS);
    return (await this.load(key, WHOLE_MOST))?.bytes?.subarray(range.start, range.end + 1);
  }

  async stream(key: string, range?: ByteRange): Promise<Readable | undefined> {
    const rule = this.#ruleOf(key);
    if (!rule) return this.#blobs.stream(key, range);
    const kept = await this.#files.stream(key, range);
    if (kept) return kept;
    const facts = await this.#facts(key, rule);
    if (!facts) return undefined;
    await once(this.#downloads, key, () => this.#download(key, facts, rule));
    return (await this.#files.stream(key, range)) ?? this.#streamed(key, range);
  }

  writer(options?: { readonly lasting?: boolean }): BlobWriter {
    return this.#blobs.writer(options);
  }

  async delete(key: string): Promise<void> {
    await this.#forget(key);
    await this.#blobs.delete(key);
  }

  ago(ms: number): Promise<StoreTime> {
    return this.#blobs.ago(ms);
  }

  async deleteUnused(key: string, time: StoreTime): Promise<boolean> {
    const isDeleted = await this.#blobs.deleteUnused(key, time);
    if (isDeleted) await this.#forget(key);
    return isDeleted;
  }

  /** Returns false if there is a copy, because the caller may have read that: the next reader reads the store. */
  async distrust(key: string, version: string): Promise<boolean> {
    const hadCopy = this.#ruleOf(key) && (await this.#files.head(key)) !== undefined;
    await this.#forget(key);
    return !hadCopy && this.#blobs.distrust(key, version);
  }

  list(prefix: string, since?: StoreTime): ReturnType<Blobs['list']> {
    return this.#blobs.list(prefix, since);
  }

  /** Resolves when all that was read is stored on the disk, or could not be stored. */
  async idle(): Promise<void> {
    await this.#unstored.store();
    await this.#files.idle();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#unstored.store();
    await this.#files[Symbol.asyncDispose]();
  }

  async #fetch(key: string, most: number, age: 'current' | 'any', rule: CacheRule): Promise<LoadedBlob | undefined> {
    const recent = this.#recentOf(key, rule);
    if (recent && !recent.facts) return undefined;
    const found = await this.#reach.ask(
      () => this.#blobs.load(key, most, age),
      Math.min(READ_MS, HEAD_MS + most / SLOWEST),
    );
    this.#recent.set(key, { facts: found?.facts, at: this.#clock.monotonic() });
    if (found?.bytes) this.#unstored.add(key, found.facts, found.bytes, rule.sha256);
    return found;
  }

  /** Returns a blob that waits for the disk, unless its reader has found that it is not the right one. */
  #waiting(key: string, age: 'current' | 'any', { sha256 }: CacheRule): LoadedBlob | undefined {
    return age === 'any' || sha256 === undefined ? this.#unstored.get(key) : undefined;
  }

  async #download(key: string, facts: BlobFacts, { sha256 }: CacheRule): Promise<void> {
    try {
      await this.#files.put({ ...facts, name: key, sha256 }, this.#parts(key));
    } catch (error) {
      // The reader of the stream notices the damage too.
      if (!(error instanceof WrongBytes)) throw error;
    }
  }

  async *#parts(key: string): AsyncGenerator<Buffer> {
    const stream = await this.#streamed(key);
    if (stream) yield* stream;
  }

  /** Streams from the store. The stream fails if the store does not send its next part in time. */
  async #streamed(key: string, range?: ByteRange): Promise<Readable | undefined> {
    let isLate = false;
    const open = async () => {
      const stream = await this.#blobs.stream(key, range);
      if (isLate) stream?.destroy();
      return stream;
    };
    try {
      const stream = await this.#reach.ask(open, READ_MS);
      return stream && Readable.from(this.#reach.parts(stream, PART_MS), { objectMode: false });
    } catch (error) {
      isLate = true;
      throw error;
    }
  }

  async #facts(key: string, rule: CacheRule): Promise<BlobFacts | undefined> {
    const recent = this.#recentOf(key, rule);
    if (recent) return recent.facts;
    return once(this.#heads, key, async () => {
      const facts = await this.#reach.ask(() => this.#blobs.head(key), HEAD_MS);
      this.#recent.set(key, { facts, at: this.#clock.monotonic() });
      return facts;
    });
  }

  #recentOf(key: string, { missingMs = 0 }: CacheRule): Recent | undefined {
    const recent = this.#recent.get(key);
    if (!recent) return undefined;
    return this.#clock.monotonic() - recent.at < (recent.facts ? FACTS_MS : missingMs) ? recent : undefined;
  }

  async #forget(key: string): Promise<void> {
    this.#recent.delete(key);
    this.#unstored.drop(key);
    await this.#files.drop(key);
  }
}

/** Runs `work`, unless it already runs under this key. Then returns the same promise. */
function once<T>(running: Map<string, Promise<T>>, key: string, work: () => Promise<T>): Promise<T> {
  const known = running.get(key);
  if (known) return known;
  const began = work();
  running.set(key, began);
  const ended = () => void running.delete(key);
  began.then(ended, ended);
  return began;
}
