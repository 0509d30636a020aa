import { BoundedCache } from '../../base/bounded-cache.ts';
import { type Clock, systemClock, within } from '../../base/clock.ts';
import type { Change, Changes } from '../stores/changes.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';

/** Milliseconds that a visitor waits for the store if there is an old entry. */
const WAIT_MS = 500;
/** Milliseconds after a failed or late read in which old entries are returned without waiting. */
const AWAY_MS = 1_000;
/** Milliseconds between two reads in the background while the store is away. */
const REFRESH_MS = 250;
/** Milliseconds after which a read that has not been answered no longer keeps others from reading the same site. */
const LOST_MS = 750;

/** Records that outlive the process. Its methods never reject. */
export interface DirectoryTable<T> {
  find(name: string): Promise<T | undefined>;
  /** Stores the record soon, or removes it if `record` is undefined. */
  put(name: string, record: T | undefined): void;
}

interface DirectoryOptions<T> {
  /** Reads a record from the store. Resolves with undefined if there is none of this name. */
  read(name: string): Promise<T | undefined>;
  readonly changes: Changes;
  /** Returns the name of the record that a change concerns. */
  nameIn(change: Change): string | undefined;
  /** Bytes of all records in memory. */
  readonly bytes: number;
  weightOf(record: T | undefined): number;
  /** Returns records after a restart while the store is away. */
  readonly table?: DirectoryTable<T> | undefined;
  readonly clock?: Clock | undefined;
}

/** Milliseconds for which a name without a record is remembered: who writes to the database by hand publishes no change. */
const MISSING_MS = 5_000;

/** A cached answer. `record` is undefined if there is none. */
interface Known<T> {
  readonly record: T | undefined;
  /** The number of the read that found it. 0: none did. */
  readonly read: number;
  /** The monotonic times of the start of that read and of the answer. */
  readonly begunAt: number;
  readonly at: number;
  /** The entry is current if this is the generation of the directory. */
  generation: number;
}

interface Begun {
  /** Counts reads in the order in which they began, from 1. */
  readonly read: number;
  /** The monotonic time. */
  readonly at: number;
}

interface Load<T> {
  readonly begun: Begun;
  readonly record: Promise<T | undefined>;
}

const OLD = -1;

/**
 * Finds records by their names. Caches them, and marks entries as old if another room or another node publishes a change.
 * An old entry is returned only while the store is away or late: what was live stays live. Caches names without a record
 * too, because anyone can request them.
 */
export class Directory<T> implements Disposable {
  readonly #options: DirectoryOptions<T>;
  readonly #clock: Clock;
  readonly #subscription: Disposable;
  readonly #cache: BoundedCache<Known<T>>;
  /** Raised when changes may have been missed. */
  #generation = 0;
  #loads = new Map<string, Load<T>>();
  #begun = 0;
  #failedAt = Number.NEGATIVE_INFINITY;
  #answeredAt = Number.NEGATIVE_INFINITY;
  #refreshedAt = Number.NEGATIVE_INFINITY;

  constructor(options: DirectoryOptions<T>) {
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    this.#cache = new BoundedCache(options.bytes);
    this.#subscription = options.changes.subscribe((change) => {
      const name = options.nameIn(change);
      if (name !== undefined) this.#changed(name);
      if (change.kind !== 'unknown') return;
      this.#generation += 1;
      // A load that began before the change is not stored.
      this.#loads = new Map();
    });
  }

  /** Returns the record of a name, if there is one: at once if it is cached, or else as a promise. */
  find(name: string): T | undefined | Promise<T | undefined> {
    const known = this.#cache.get(name);
    if (known !== undefined && this.#isCurrent(known)) return known.record;
    if (known?.record !== undefined) return this.#current(name, known.record);
    const { table } = this.#options;
    return table ? this.#firstWith(table, name) : this.#first(name);
  }

  /** Reads a record that no change has called for. Returns what is known if there is none, or if the store is away or late. */
  again(name: string): T | undefined | Promise<T | undefined> {
    const known = this.#cache.get(name);
    if (known?.record === undefined || !this.#isCurrent(known)) return this.find(name);
    return this.#isAway() ? known.record : this.#orOld(name, known.record);
  }

  /** Returns the monotonic time at which the last read of a record began. */
  readAt(name: string): number {
    return this.#loads.get(name)?.begun.at ?? this.#cache.get(name)?.begunAt ?? Number.NEGATIVE_INFINITY;
  }

  /** False while the store is away: what `find` returns may be of before a change. */
  get isSure(): boolean {
    return !this.#isAway();
  }

  [Symbol.dispose](): void {
    this.#subscription[Symbol.dispose]();
  }

  #changed(name: string): void {
    this.#loads.delete(name);
    const known = this.#cache.get(name);
    if (known) known.generation = OLD;
    const { table } = this.#options;
    if (!table) return;
    // The table must not return what was live before the change, after a restart while the store is away.
    table.put(name, undefined);
    if (known?.record) this.#load(name).catch(() => {});
  }

  #first(name: string): Promise<T | undefined> {
    // While the store is away, one read at a time finds out whether it is back. Visitors do not queue up for it.
    const isRefused = this.#isAway() && this.#loads.size > 0;
    return isRefused ? Promise.reject(new StoreUnavailable('The state cannot be read now')) : this.#load(name);
  }

  async #firstWith(table: DirectoryTable<T>, name: string): Promise<T | undefined> {
    const record = await table.find(name);
    const known = this.#cache.get(name);
    // Another visitor has found it in the meantime.
    if (known && (this.#isCurrent(known) || known.record)) return this.find(name);
    if (!record) return this.#first(name);
    this.#put(name, {
      record,
      read: 0,
      begunAt: Number.NEGATIVE_INFINITY,
      at: this.#clock.monotonic(),
      generation: OLD,
    });
    return this.#current(name, record);
  }

  /** Returns the record that was current, or a promise of the one that is current now. */
  #current(name: string, old: T): T | Promise<T | undefined> {
    if (!this.#isAway()) return this.#orOld(name, old);
    const now = this.#clock.monotonic();
    if (now - this.#refreshedAt >= REFRESH_MS) {
      this.#refreshedAt = now;
      this.#orOld(name, old).catch(() => {});
    }
    return old;
  }

  /** Returns the record in the store, or the old entry if the store is away or late. */
  async #orOld(name: string, old: T): Promise<T | undefined> {
    // Another visitor may have got a newer one in the meantime.
    const newest = () => {
      const known = this.#cache.get(name);
      return known ? known.record : old;
    };
    try {
      const read = await within(
        this.#clock,
        WAIT_MS,
        this.#load(name).then((record) => ({ record })),
      );
      if (read) return read.record;
      this.#failedAt = this.#clock.monotonic();
      return newest();
    } catch (error) {
      if (error instanceof StoreUnavailable) return newest();
      throw error;
    }
  }

  #load(name: string): Promise<T | undefined> {
    const at = this.#clock.monotonic();
    const known = this.#loads.get(name);
    if (known && at - known.begun.at < LOST_MS) return known.record;
    this.#begun += 1;
    const begun = { at, read: this.#begun };
    const record = this.#read(name, begun);
    this.#loads.set(name, { begun, record });
    return record;
  }

  async #read(name: string, begun: Begun): Promise<T | undefined> {
    const isCurrent = () => this.#loads.get(name)?.begun === begun;
    try {
      const record = await this.#options.read(name);
      this.#failedAt = Number.NEGATIVE_INFINITY;
      this.#answeredAt = this.#clock.monotonic();
      const answered = { record, read: begun.read, begunAt: begun.at, at: this.#answeredAt };
      if (!isCurrent()) return this.#outdated(name, answered);
      this.#put(name, { ...answered, generation: this.#generation });
      this.#options.table?.put(name, record);
      return record;
    } catch (error) {
      const isNews = error instanceof StoreUnavailable && begun.at >= this.#answeredAt;
      if (isNews) this.#failedAt = this.#clock.monotonic();
      throw error;
    } finally {
      if (isCurrent()) this.#loads.delete(name);
    }
  }

  /**
   * Returns what a visitor gets whose read went on while something changed. It is kept as old: if the store goes away now,
   * the next visit must not return what was live before it.
   */
  #outdated(name: string, answered: Omit<Known<T>, 'generation'>): T | undefined {
    const known = this.#cache.get(name);
    if (known && known.read > answered.read) return known.record;
    this.#put(name, { ...answered, generation: OLD });
    return answered.record;
  }

  #put(name: string, known: Known<T>): void {
    this.#cache.put(name, known, this.#options.weightOf(known.record));
  }

  #isCurrent({ record, at, generation }: Known<T>): boolean {
    if (generation !== this.#generation) return false;
    return record !== undefined || this.#clock.monotonic() - at < MISSING_MS || this.#isAway();
  }

  /** True if a read has just failed or was late, and none was answered since. */
  #isAway(): boolean {
    return this.#clock.monotonic() - this.#failedAt < AWAY_MS;
  }
}
