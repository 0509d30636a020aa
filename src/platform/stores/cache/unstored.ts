import type { Clock } from '../../../base/clock.ts';
import { MIB } from '../../../base/sizes.ts';
import type { BlobFacts, LoadedBlob } from '../blobs.ts';
import type { DiskFiles } from './disk-files.ts';

/** Milliseconds that a blob waits, so that the visitors of a page get its other files before the disk gets this one. */
const WAIT_MS = 250;
/** Bytes after which no blob waits for its time. */
const SOON = 16 * MIB;
/** Bytes in memory that wait for the disk. Beyond that, blobs are not stored. */
const WAITING_MOST = 64 * MIB;

interface Waiting extends LoadedBlob {
  readonly bytes: Buffer;
  readonly sha256: string | undefined;
}

/** Blobs that were read from the store and are not on the disk yet. They are stored one after another. */
export class Unstored {
  readonly #files: DiskFiles;
  readonly #clock: Clock;
  readonly #blobs = new Map<string, Waiting>();
  #bytes = 0;
  #stopTimer: (() => void) | undefined;
  #storing: Promise<void> | undefined;

  constructor(files: DiskFiles, clock: Clock) {
    this.#files = files;
    this.#clock = clock;
  }

  get(key: string): LoadedBlob | undefined {
    return this.#blobs.get(key);
  }

  /** Stores a blob later. `sha256`: what its hash must be. Does nothing if there is no room for it in memory. */
  add(key: string, facts: BlobFacts, bytes: Buffer, sha256: string | undefined): void {
    this.drop(key);
    if (this.#bytes + bytes.length > WAITING_MOST) return;
    this.#blobs.set(key, { facts, bytes, sha256 });
    this.#bytes += bytes.length;
    if (this.#bytes > SOON) void this.store();
    else if (!this.#storing) this.#stopTimer ??= this.#clock.after(WAIT_MS, () => void this.store());
  }

  drop(key: string): void {
    this.#bytes -= this.#blobs.get(key)?.bytes.length ?? 0;
    this.#blobs.delete(key);
  }

  /** Stores all blobs now. Resolves when they are on the disk, or could not be stored. */
  store(): Promise<void> {
    this.#stopTimer?.();
    this.#stopTimer = undefined;
    this.#storing ??= this.#storeEach().finally(() => {
      this.#storing = undefined;
    });
    return this.#storing;
  }

  async #storeEach(): Promise<void> {
    for (const [key, blob] of this.#blobs) {
      // If the store has damaged bytes, the reader of the blob notices it too.
      await this.#files.put({ ...blob.facts, name: key, sha256: blob.sha256 }, [blob.bytes]).catch(() => {});
      // The blob was dropped, or replaced by a newer one, while it was stored.
      if (this.#blobs.get(key) === blob) this.drop(key);
      else await this.#files.drop(key);
    }
  }
}
