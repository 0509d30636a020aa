import type { Clock } from '../../../../base/clock.ts';
import { MIB } from '../../../../base/sizes.ts';
import type { Quota, QuotaWindow } from '../../quota.ts';
import { numberOf, textOf } from '../../rows/columns.ts';
import { StoreUnavailable } from '../../rows/unavailable.ts';
import type { Database, Result } from '../database/database.ts';
import { createWindowClock } from './window-clock.ts';

const MINUTE = 60_000;
/** Milliseconds before the end of a minute in which no request is admitted from a block. The database rounds its clock. */
const EDGE_MS = 2;
/** Milliseconds after which a node reads the database's clock again, so that it finds out if that was set. */
const CLOCK_AGE_MS = 5_000;
/** Requests that ask for blocks in one statement. */
const BATCH = 200;
/** Requests that may wait for blocks, and the bytes that their callers hold meanwhile. */
const WAITING_MOST = 8_192;
const WAITING_BYTES_MOST = 32 * MIB;
/** Rows of ended minutes that are removed at once, and the statements of one removal. */
const REMOVED = 1_000;
const REMOVALS = 20;

/** The block of a window in the current minute. */
interface Block {
  /** Requests that this node may still admit. */
  left: number;
  /** Requests that this node has admitted. */
  used: number;
  /** True: the database grants no more blocks. */
  isFull: boolean;
}

const NO_BLOCK: Readonly<Block> = { left: 0, used: 0, isFull: false };

/** A request that waits for blocks. */
interface Waiting {
  readonly windows: readonly QuotaWindow[];
  readonly admitted: (seconds: number) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Counts requests of all nodes in rows of PostgreSQL, by the database's clock. A node takes blocks of requests from a
 * window's row, and admits requests from its block without a statement. So a window never admits more than its quota,
 * also if a node or PostgreSQL is killed. What a dead node had taken is lost until the minute ends. A node takes no more
 * requests in advance than it has admitted in this minute, so that nodes with few requests leave the quota to the others.
 * One statement is under way at a time, and asks for everything that waits. `clock` replaces both clocks in tests.
 */
export class ClusterQuota implements Quota {
  readonly #database: Database;
  readonly #clock: Clock | undefined;
  readonly #monotonic: () => number;
  readonly #time;
  #minute = -1;
  /** Only the windows of this minute. */
  #blocks = new Map<string, Block>();
  #waiting: Waiting[] = [];
  /** Unanswered requests, and the bytes that their callers hold. */
  #unanswered = 0;
  #heldBytes = 0;
  #isAsking = false;
  /** The removal of the rows of ended minutes. Each one begins after the one before. */
  #removal: Promise<void> = Promise.resolve();

  constructor(database: Database, clock?: Clock) {
    this.#database = database;
    this.#clock = clock;
    this.#monotonic = () => clock?.monotonic() ?? performance.now();
    this.#time = createWindowClock(this.#monotonic);
  }

  take(windows: readonly QuotaWindow[], heldBytes = 0): number | Promise<number> {
    if (windows.length === 0) return 0;
    const seconds = this.#known(windows);
    if (seconds === undefined) return this.#wait(windows, heldBytes);
    if (this.#time.age() > CLOCK_AGE_MS) void this.#ask();
    return seconds;
  }

  /** Counts a request if this node knows the answer now. At the edge of a minute it does not know the minute. */
  #known(windows: readonly QuotaWindow[]): number | undefined {
    const latest = this.#time.now()?.latest;
    const isSure = latest !== undefined && latest + EDGE_MS < (this.#minute + 1) * MINUTE;
    return isSure ? this.#admit(windows, latest) : undefined;
  }

  /** Counts a request if this node knows the answer at the time `now`. */
  #admit(windows: readonly QuotaWindow[], now: number): number | undefined {
    const blocks = windows.map(({ name }) => this.#blocks.get(name));
    if (blocks.some((block) => block?.isFull && block.left === 0)) {
      return Math.min(60, Math.max(1, Math.ceil((MINUTE - (now % MINUTE)) / 1_000)));
    }
    if (!blocks.every((block) => block !== undefined && block.left > 0)) return undefined;
    for (const block of blocks) {
      if (!block) continue;
      block.left -= 1;
      block.used += 1;
    }
    return 0;
  }

  async #wait(windows: readonly QuotaWindow[], bytes: number): Promise<number> {
    if (this.#unanswered >= WAITING_MOST || this.#heldBytes + bytes > WAITING_BYTES_MOST) {
      throw new StoreUnavailable('Too many requests wait for PostgreSQL');
    }
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    this.#waiting.push({ windows, admitted: resolve, failed: reject });
    this.#unanswered += 1;
    this.#heldBytes += bytes;
    void this.#ask();
    try {
      return await promise;
    } finally {
      this.#unanswered -= 1;
      this.#heldBytes -= bytes;
    }
  }

  /** Asks for blocks until no request waits, or only reads the clock. Never rejects. */
  async #ask(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    do {
      const asking = this.#waiting.slice(0, BATCH);
      this.#waiting = this.#waiting.slice(BATCH);
      try {
        const time = await this.#take(asking);
        // The database counted these requests at that time, so the end of the minute does not concern them.
        this.#waiting.push(...asking.filter((each) => !settled(each, this.#admit(each.windows, time))));
      } catch (error) {
        // Also those that came meanwhile: each of their statements may need the whole time limit to fail.
        for (const each of [...asking, ...this.#waiting.splice(0)]) each.failed(error);
      }
      // Those that came meanwhile.
      this.#waiting = this.#waiting.filter((each) => !settled(each, this.#known(each.windows)));
    } while (this.#waiting.length > 0);
    this.#isAsking = false;
  }

  /** Takes blocks for the requests. Returns the time at which the database counted them. */
  async #take(asking: readonly Waiting[]): Promise<number> {
    const wanted = this.#wanted(asking);
    const sent = this.#monotonic();
    const { rows } = await this.#database.query(
      `WITH clock AS MATERIALIZED (SELECT coalesce($1::bigint, slipway_now()) AS now)
       SELECT clock.now, taken.* FROM clock
       LEFT JOIN LATERAL slipway_take(clock.now, $2, $3, $4, $5, $6) AS taken ON true`,
      [
        this.#clock?.now() ?? null,
        wanted.map(({ set }) => set),
        wanted.map(({ name }) => name),
        wanted.map(({ most }) => most),
        wanted.map(({ need }) => need),
        wanted.map(({ used }) => used),
      ],
    );
    const time = numberOf(rows[0] ?? {}, 'now');
    this.#time.learn({ sent, received: this.#monotonic(), time });
    this.#enter(Math.floor(time / MINUTE));
    for (const row of rows) if (row.name !== null) this.#grant(row);
    return time;
  }

  #grant(row: Result['rows'][number]): void {
    const name = textOf(row, 'name');
    const { left, used } = this.#blocks.get(name) ?? NO_BLOCK;
    this.#blocks.set(name, { left: left + numberOf(row, 'granted'), used, isFull: row.is_full === true });
  }

  /** Returns the windows whose blocks do not suffice. Requests of the same windows ask for one block together. */
  #wanted(asking: readonly Waiting[]) {
    const sets = new Map<string, { readonly windows: readonly QuotaWindow[]; count: number }>();
    for (const { windows } of asking) {
      const key = JSON.stringify(windows.map(({ name }) => name));
      const set = sets.get(key) ?? { windows, count: 0 };
      set.count += 1;
      sets.set(key, set);
    }
    return [...sets.values()].flatMap(({ windows, count }, set) =>
      windows.flatMap(({ name, most }) => {
        const { left, used, isFull } = this.#blocks.get(name) ?? NO_BLOCK;
        return left === 0 || (left < count && !isFull) ? [{ set, name, most, need: count - left, used }] : [];
      }),
    );
  }

  /** Drops the blocks of another minute. */
  #enter(minute: number): void {
    if (minute === this.#minute) return;
    this.#minute = minute;
    this.#blocks = new Map();
    this.#removal = this.#removal.then(() => this.#removeBefore(minute - 1)).catch(() => {});
  }

  async #removeBefore(minute: number): Promise<void> {
    for (let times = 0; times < REMOVALS; times += 1) {
      const { count } = await this.#database.query(
        `DELETE FROM quota_windows WHERE (name, minute) IN (SELECT name, minute FROM quota_windows
           WHERE minute < $1 ORDER BY minute LIMIT $2 FOR UPDATE SKIP LOCKED)`,
        [minute, REMOVED],
      );
      if (count < REMOVED) return;
    }
  }
}

function settled({ admitted }: Waiting, seconds: number | undefined): boolean {
  if (seconds === undefined) return false;
  admitted(seconds);
  return true;
}
