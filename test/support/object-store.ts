/**
 * Both halves of the store in one process, for tests and benches: the reader of the
 * serving process (`reader.ts`), and what a worker process does (`ingest.ts`, `make-variants.ts`, `collect.ts`).
 */
import { type Clock, systemClock } from '../../src/base/clock.ts';
import { type Log, silentLog } from '../../src/base/log.ts';
import { collectGarbage } from '../../src/platform/objects/collect.ts';
import { ingestRelease } from '../../src/platform/objects/ingest.ts';
import type { ObjectLimits } from '../../src/platform/objects/limits.ts';
import { makeVariants } from '../../src/platform/objects/make-variants.ts';
import { BlobReader } from '../../src/platform/objects/reader.ts';
import type { Collected, Ingested, SiteShape } from '../../src/platform/shared/types.ts';
import { type Blobs, storeTime } from '../../src/platform/stores/blobs.ts';
import { LocalBlobs } from '../../src/platform/stores/local/blobs.ts';
import type { Disk } from '../../src/platform/stores/local/disk.ts';
import { openReferences } from './references.ts';

export interface ObjectStoreOptions {
  readonly dir: string;
  readonly clock?: Clock;
  readonly log?: Log;
  readonly limits?: ObjectLimits;
  readonly disk?: Disk;
  /** False: files may be lost if the machine stops, and compressed forms are not made. Default true. */
  readonly lasting?: boolean;
}

/** The name of a release in the store. */
export interface ReleaseName {
  readonly org: string;
  readonly manifestHash: string;
}

/** Opens the store below `dir`. Creates `dir`. */
export function openObjectStore(options: ObjectStoreOptions): Objects {
  const { clock = systemClock, log = silentLog } = options;
  return new Objects({ ...options, clock, log, blobs: new LocalBlobs(options) });
}

type Settled = ObjectStoreOptions & { readonly clock: Clock; readonly log: Log; readonly blobs: Blobs };

export class Objects extends BlobReader implements AsyncDisposable {
  readonly blobs: Blobs;
  readonly #options: Settled;
  readonly #opened: number;
  #background: Promise<void> = Promise.resolve();
  readonly #closing = new AbortController();
  readonly #kept = openReferences();

  constructor(options: Settled) {
    super(options);
    this.blobs = options.blobs;
    this.#options = options;
    this.#opened = options.clock.monotonic();
  }

  async ingest(org: string, directory: string, signal: AbortSignal, shape?: SiteShape): Promise<Ingested> {
    const { blobs, limits, log } = this.#options;
    const stored = await ingestRelease({ blobs, org, directory, signal, shape, log, ...(limits && { limits }) });
    this.#compress(org, stored.manifestHash);
    return stored;
  }

  /** Compresses one release after another, after the first visitors. */
  #compress(org: string, manifestHash: string): void {
    const { blobs, clock, log, lasting } = this.#options;
    if (lasting === false) return;
    const { signal } = this.#closing;
    this.#background = this.#background
      .then(() => clock.sleep(1_000, signal))
      .then(() => makeVariants({ blobs, org, manifestHash, signal, log }))
      .then(() => this.variantsChanged(org))
      .catch((error: unknown) => {
        if (!signal.aborted) log('warn', 'compressing_failed', { org, reason: String(error) });
      });
  }

  /** Resolves when all requested compressing is done. */
  idle(): Promise<void> {
    return this.#background;
  }

  /** Stops compressing. Does not abort ingests. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#closing.abort();
    await this.#background;
  }

  /** Removes objects that no release in `live` names, unless they were used within the last hour of the clock. */
  async collect(live: Iterable<ReleaseName>): Promise<Collected> {
    const { blobs, clock, log } = this.#options;
    // Blobs have the time of the disk. The clock of a test only adds to it.
    const passed = clock === systemClock ? 0 : clock.monotonic() - this.#opened;
    this.#kept.set(live);
    const { references } = this.#kept;
    return collectGarbage({ blobs: laterBlobs(blobs, passed), references, signal: this.#closing.signal, log });
  }
}

/** Returns the blobs as they are when `ms` more milliseconds have passed for their store. */
function laterBlobs(blobs: Blobs, ms: number): Blobs {
  return new Proxy(blobs, {
    get(target, name) {
      if (name === 'ago') return (age: number) => target.ago(age - Math.round(ms));
      if (name === 'list') {
        return (prefix: string, since?: number) =>
          target.list(prefix, since === undefined ? undefined : storeTime(since - ms));
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
