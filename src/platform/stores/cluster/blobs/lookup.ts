import { BoundedMap } from '../../../../base/bounded-map.ts';
import { type Clock, systemClock, within } from '../../../../base/clock.ts';
import { StoreUnavailable } from '../../rows/unavailable.ts';
import { createLane } from '../database/lane.ts';
import type { BlobRow, BlobRows } from './rows.ts';
import { objectName } from './writer.ts';

/** Milliseconds that a read waits for PostgreSQL before it looks into S3, and those after which the next read asks it again. */
const ROW_MS = 1_000;
const AWAY_MS = 2_000;
/** Milliseconds that a read waits for PostgreSQL if S3 does not have the object. */
const FRESH_ROW_MS = 3_000;
/** Keys that are remembered because their generation is not the first one. */
const REMEMBERED_MOST = 10_000;
/** Calls of one statement, at most. */
const CALLS_MOST = 500;
/** Times that a read follows a blob that is being replaced. */
const READS = 5;

/** Finds the objects of blobs: by their rows, and without them while PostgreSQL is away. */
export class BlobLookup {
  /** Returns the row of a key, or undefined if the key has no bytes. */
  readonly find: (key: string) => Promise<BlobRow | undefined>;
  readonly #rows: BlobRows;
  readonly #clock: Pick<Clock, 'monotonic'>;
  readonly #generations = new BoundedMap<string, number>(REMEMBERED_MOST);
  #awayUntil = 0;

  constructor(rows: BlobRows, clock: Clock | undefined) {
    this.find = together((keys: readonly string[]) => rows.find(keys));
    this.#rows = rows;
    this.#clock = clock ?? systemClock;
  }

  /**
   * Returns what `look` finds of the generation that readers get. Without its row, looks at the likely generation first.
   * A generation that S3 does not have is recorded as lost, unless the blob was replaced or deleted meanwhile.
   */
  async get<T>(
    key: string,
    known: BlobRow | 'unknown' | undefined,
    look: (name: string, generation: number, row: BlobRow | undefined) => Promise<T | undefined>,
  ): Promise<T | undefined> {
    let missing: number | undefined;
    let row = known;
    for (let reads = 0; reads < READS && row; reads += 1) {
      const generation = row === 'unknown' ? this.likely(key) : row.generation;
      if (generation === missing && row !== 'unknown') {
        await this.#rows.lose(row);
        return undefined;
      }
      const found = await look(objectName({ key, generation }), generation, row === 'unknown' ? undefined : row);
      if (found !== undefined) return found;
      missing = row === 'unknown' ? undefined : generation;
      const fresh = await this.#soon(key, FRESH_ROW_MS);
      if (!fresh) throw new StoreUnavailable('PostgreSQL does not answer in time');
      row = fresh.row;
    }
    if (row) throw new StoreUnavailable(`${key} changes too often to be read`);
    return undefined;
  }

  /** Returns the generation that readers of a key probably get. */
  likely(key: string): number {
    return this.#generations.get(key) ?? 1;
  }

  /** Returns the row of a key, or `unknown` if PostgreSQL does not answer soon. */
  async row(key: string): Promise<BlobRow | 'unknown' | undefined> {
    if (this.#clock.monotonic() < this.#awayUntil) return 'unknown';
    try {
      const found = await this.#soon(key, ROW_MS);
      if (found) return found.row;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
    }
    this.#awayUntil = this.#clock.monotonic() + AWAY_MS;
    return 'unknown';
  }

  /** Finds the row of a key, and remembers its generation. Undefined: PostgreSQL does not answer in time. */
  async #soon(key: string, ms: number) {
    const found = await within(
      systemClock,
      ms,
      this.find(key).then((row) => ({ row })),
    );
    const generation = found?.row?.generation ?? 1;
    if (generation !== 1) this.#generations.set(key, generation);
    else if (found) this.#generations.delete(key);
    return found;
  }
}

/** Returns a function that answers calls together. `batch` returns a result for each item, in the same order. */
export function together<T, R>(batch: (items: readonly T[]) => Promise<readonly R[]>): (item: T) => Promise<R> {
  const lane = createLane<T, R>({ batch, batchItems: CALLS_MOST });
  return (item) => lane.add(item);
}
