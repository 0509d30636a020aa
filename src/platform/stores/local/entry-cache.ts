import type { KvsEntry } from '../kvs.ts';

/** Bytes of an entry beside its text: two map slots, the headers of two strings, and the record. */
const OVERHEAD_BYTES = 160;

/**
 * Caches entries that were read or written recently, because one read of SQLite costs more than the rest of a get. The
 * cache is bounded in bytes, and contains only committed entries. It has two generations instead of a linked list: a full
 * young generation becomes the old one, and a hit in the old one moves the entry to the young one.
 */
export class EntryCache {
  readonly #halfBytes: number;
  #young = new Map<string, KvsEntry>();
  #old = new Map<string, KvsEntry>();
  #youngBytes = 0;

  constructor(bytes: number) {
    this.#halfBytes = bytes / 2;
  }

  get(id: string): KvsEntry | undefined {
    const young = this.#young.get(id);
    if (young) return young;
    const old = this.#old.get(id);
    if (old) {
      this.#old.delete(id);
      this.set(id, old);
    }
    return old;
  }

  set(id: string, entry: KvsEntry): void {
    const earlier = this.#young.get(id);
    if (earlier) this.#youngBytes -= cost(id, earlier);
    this.#old.delete(id);
    this.#young.set(id, entry);
    this.#youngBytes += cost(id, entry);
    if (this.#youngBytes <= this.#halfBytes) return;
    this.#old = this.#young;
    this.#young = new Map();
    this.#youngBytes = 0;
  }

  delete(id: string): void {
    this.#old.delete(id);
    const young = this.#young.get(id);
    if (!young) return;
    this.#youngBytes -= cost(id, young);
    this.#young.delete(id);
  }
}

/** Returns an upper bound: a character takes one byte or two. */
function cost(id: string, entry: KvsEntry): number {
  return OVERHEAD_BYTES + 2 * (id.length + entry.value.length);
}
