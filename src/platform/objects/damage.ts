import { BoundedMap } from '../../base/bounded-map.ts';
import type { Clock } from '../../base/clock.ts';
import type { Log } from '../../base/log.ts';
import type { Blobs } from '../stores/blobs.ts';
import { objectKey } from './names.ts';

/** Objects that are remembered. The total counts all. */
const REMEMBERED_MOST = 100;
/** Milliseconds after the last request for an object, after which it is forgotten. */
const FORGOTTEN_AFTER = 10 * 60 * 1000;

export interface ReaderOptions {
  readonly blobs: Blobs;
  readonly clock: Clock;
  readonly log: Log;
}

interface Met {
  /** The key of the object. Undefined if it exists but cannot be used. */
  readonly key: string | undefined;
  /** The version that was damaged. Undefined if there was none. */
  readonly version: string | undefined;
  at: number;
}

/** Records objects that were damaged or missing when they were read, for `/healthz` and `/metrics`. */
export class Damage {
  readonly #parts: ReaderOptions;
  readonly #met = new BoundedMap<string, Met>(REMEMBERED_MOST);
  #total = 0;

  constructor(parts: ReaderOptions) {
    this.#parts = parts;
  }

  /** Objects found damaged or missing since the process started. Each counts once until it is back. */
  get total(): number {
    return this.#total;
  }

  /** Logs and counts an object, once for as long as requests for it keep failing. */
  note(
    event: 'object_missing' | 'object_damaged' | 'object_unusable',
    org: string,
    hash: string,
    version?: string,
  ): void {
    const key = objectKey(org, hash);
    const name = event === 'object_unusable' ? `${key} unusable` : key;
    const known = this.#met.get(name);
    const now = this.#parts.clock.monotonic();
    if (known && now - known.at < FORGOTTEN_AFTER) {
      known.at = now;
      return;
    }
    this.#total += 1;
    this.#parts.log('error', event, { org, hash });
    this.#met.set(name, { key: name === key ? key : undefined, version, at: now });
  }

  mend(org: string, hash: string): void {
    if (this.#met.size > 0) this.#met.delete(objectKey(org, hash));
  }

  /** Counts the objects that visitors recently requested and that are still damaged or missing. */
  async lasting(): Promise<number> {
    const oldest = this.#parts.clock.monotonic() - FORGOTTEN_AFTER;
    for (const [name, { key, version, at }] of this.#met) {
      const facts = key === undefined ? undefined : await this.#parts.blobs.head(key).catch(() => undefined);
      const isBack = facts !== undefined && facts.version !== version;
      if (isBack || at < oldest) this.#met.delete(name);
    }
    return this.#met.size;
  }
}
