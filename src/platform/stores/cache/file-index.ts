import type { Label } from './label.ts';

export interface Entry {
  /** Bytes on the disk. */
  readonly cost: number;
  /** Undefined until the file is opened. */
  readonly label: Label | undefined;
  /** True after its content was compared with its digest, once in this process. */
  isChecked: boolean;
  /** The monotonic time at which the last use was recorded on the disk. */
  touchedAt: number;
}

/** Returns the entry of a file that was not read yet in this process. */
export function entryOf(cost: number, label?: Label): Entry {
  return { cost, label, isChecked: false, touchedAt: Number.NEGATIVE_INFINITY };
}

export class FileIndex {
  #entries = new Map<string, Entry>();
  #cost = 0;

  get cost(): number {
    return this.#cost;
  }

  get count(): number {
    return this.#entries.size;
  }

  get(id: string): Entry | undefined {
    return this.#entries.get(id);
  }

  /** Makes this the newest entry. Replaces the entry of the same file. */
  put(id: string, entry: Entry): void {
    this.remove(id);
    this.#entries.set(id, entry);
    this.#cost += entry.cost;
  }

  remove(id: string): void {
    this.#cost -= this.#entries.get(id)?.cost ?? 0;
    this.#entries.delete(id);
  }

  /** Adds files that were found on the disk, the oldest first, as older than all others. */
  putOlder(found: Iterable<readonly [id: string, entry: Entry]>): void {
    const newer = this.#entries;
    this.#entries = new Map();
    this.#cost = 0;
    for (const [id, entry] of found) this.put(id, entry);
    for (const [id, entry] of newer) this.put(id, entry);
  }

  oldest(): string | undefined {
    for (const id of this.#entries.keys()) return id;
    return undefined;
  }
}
