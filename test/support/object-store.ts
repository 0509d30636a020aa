/**
 * Both halves of the store in one process, for tests and benches: the reader of the
 * serving process (`reader.ts`), and what a worker process does (`ingest.ts`, `make-variants.ts`, `collect.ts`).
 *
 * By design: one ingest at a time in an organization, and none while it is collected: no finer locks to get wrong.
 */
import { type Clock, systemClock } from '../../src/base/clock.ts';
import { type Log, silentLog } from '../../src/base/log.ts';
import { collectGarbage, type ReleaseName } from '../../src/platform/objects/collect.ts';
import { type Disk, privateFolder } from '../../src/platform/objects/disk.ts';
import { ingestRelease } from '../../src/platform/objects/ingest.ts';
import { COMPRESS_AFTER_MS, type ObjectLimits } from '../../src/platform/objects/limits.ts';
import { makeVariants } from '../../src/platform/objects/make-variants.ts';
import { organizationsIn } from '../../src/platform/objects/names.ts';
import { DiskReader } from '../../src/platform/objects/reader.ts';
import { Turns } from '../../src/platform/objects/turns.ts';
import type { Collected, Ingested } from '../../src/platform/types.ts';

/** Milliseconds that a release is safe from collection after it was stored: it is about to be activated. */
const ACTIVATION_GRACE_MS = 3_600_000;

export interface ObjectStoreOptions {
  readonly dir: string;
  readonly clock?: Clock;
  readonly log?: Log;
  readonly limits?: ObjectLimits;
  readonly disk?: Disk;
  /** False: what is written need not outlast this machine, nor are compressed forms prepared. Default true. */
  readonly lasting?: boolean;
}

/** Opens the store below `dir`, which is created. Nothing is read until an organization is asked for. */
export function openObjectStore(options: ObjectStoreOptions): Objects {
  privateFolder(options.dir);
  return new Objects({ ...options, clock: options.clock ?? systemClock, log: options.log ?? silentLog });
}

type Settled = ObjectStoreOptions & { readonly clock: Clock; readonly log: Log };

export class Objects extends DiskReader implements AsyncDisposable {
  readonly #options: Settled;
  readonly #turns = new Map<string, Turns>();
  /** Releases that may not be activated yet. */
  readonly #recent = new Set<ReleaseName & { readonly storedAt: number }>();
  #background: Promise<void> = Promise.resolve();
  readonly #closing = new AbortController();

  constructor(options: Settled) {
    super(options);
    this.#options = options;
  }

  get #lasting(): boolean {
    return this.#options.lasting ?? true;
  }

  async ingest(org: string, directory: string, signal: AbortSignal): Promise<Ingested> {
    const { clock } = this.#options;
    const stored = await this.#turnOf(org, async () => {
      const options = { ...this.#options, org, directory, lasting: this.#lasting, signal };
      const done = await ingestRelease(options);
      this.#recent.add({ org, manifestHash: done.manifestHash, storedAt: clock.monotonic() });
      return done;
    });
    this.#compress(org, stored.manifestHash);
    return stored;
  }

  /** After the first visitors, one release after another. */
  #compress(org: string, manifestHash: string): void {
    if (!this.#lasting) return;
    const { dir, clock, log } = this.#options;
    const { signal } = this.#closing;
    const options = { dir, org, manifestHash, lasting: true, signal, log };
    this.#background = this.#background
      .then(() => clock.sleep(COMPRESS_AFTER_MS, signal))
      .then(() => makeVariants(options))
      .then(() => this.variantsChanged(org))
      .catch((error: unknown) => {
        if (!signal.aborted) log('warn', 'compressing_failed', { org, reason: String(error) });
      });
  }

  /** Resolves when the compressing that was asked for is done. */
  idle(): Promise<void> {
    return this.#background;
  }

  /** Stops compressing. Ingests are their callers' to abort. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#closing.abort();
    await this.#background;
  }

  /** Removes what no release in `live` (nor one stored within the last hour) names, and what broken-off ingests left. */
  async collect(live: Iterable<ReleaseName>): Promise<Collected> {
    const { dir, clock, log } = this.#options;
    const { signal } = this.#closing;
    const released = [...live];
    const oldest = clock.monotonic() - ACTIVATION_GRACE_MS;
    for (const each of this.#recent) if (each.storedAt < oldest) this.#recent.delete(each);
    const removed = { objects: 0, bytes: 0 };
    for (const org of await organizationsIn(dir)) {
      const { objects, bytes } = await this.#turnOf(org, () =>
        collectGarbage({ dir, orgs: [org], live: [...released, ...this.#recent], signal, log }),
      );
      removed.objects += objects;
      removed.bytes += bytes;
    }
    return removed;
  }

  #turnOf<T>(org: string, work: () => Promise<T>): Promise<T> {
    let turns = this.#turns.get(org);
    if (!turns) {
      turns = new Turns();
      this.#turns.set(org, turns);
    }
    return turns.take(work);
  }
}
