/**
 * Metering: counts what organizations use, and keeps it by hour and day.
 *
 * Mirrors: spec 1.6, that the key-value store meters each request. Sites, functions and deployments are counted the same way.
 * Gaps: requests that no table admits, as those with a wrong signature, and requests to hosts without a site belong to
 *   nobody, so only `/metrics` counts them. Bytes are those of bodies, and of an answer that its reader breaks off too.
 * By design: requests are counted in memory and stored every eight seconds, so a killed process loses at most ten seconds.
 *   A flush has a number, so that one whose answer was lost is repeated and never counted twice. Deployments are recorded
 *   in the transaction that ends them, and sizes are read from the store, so a kill loses nothing of them.
 */
import { randomBytes } from 'node:crypto';
import { inBackground } from '../../base/background.ts';
import type { Clock, Every } from '../../base/clock.ts';
import type { Log } from '../../base/log.ts';
import type { KvsEngine } from '../stores/kvs.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';
import type { UsageFlush, UsageStore } from '../stores/usage.ts';
import { Counting } from './meter.ts';

export type Metering = ReturnType<typeof openMetering>;

interface MeteringOptions {
  readonly usage: UsageStore;
  /** Undefined if another node reads the sizes of tables. */
  readonly engine: Pick<KvsEngine, 'sizes'> | undefined;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Log;
  readonly every?: Every;
}

/** Milliseconds between two flushes. With the time of a flush, a kill loses at most ten seconds. */
const FLUSH_EVERY = 8_000;
/** Milliseconds between two comparisons of sizes, over all nodes. */
const SIZES_EVERY = 30_000;
/** Rows of one flush, so that its transaction takes few milliseconds. */
const ROWS = 250;
const ENDED = 250;
const SIZES = 500;

/** Counts until it is disposed of. That stores the last counts. */
export function openMetering(options: MeteringOptions) {
  const { clock, log, every } = options;
  const counting = new Counting(clock.now());
  const flushing = createFlushing(counting, options);
  let isAway = false;
  const work = inBackground({
    everyMs: FLUSH_EVERY,
    async run() {
      await flushing();
      if (isAway) log('info', 'usage_stored_again');
      isAway = false;
    },
    onFailure(error) {
      if (!isAway) log('warn', 'usage_not_stored', { reason: String(error) });
      isAway = true;
    },
    every,
  });
  return {
    meter: counting,
    /** Stores what was counted, counts deployments that have ended, and compares sizes if it is time. Does not reject. */
    flush: work.run,
    /** Returns the counts of this process since its start, how many rows wait for the store, and how many requests were lost. */
    figures: () => ({ counts: counting.totals(), waiting: counting.waiting, lost: counting.lost }),
    async [Symbol.asyncDispose]() {
      await work[Symbol.asyncDispose]();
      await work.run();
    },
  };
}

/** Returns the function that does one flush. It rejects if the store is away, and then keeps what it has not stored. */
function createFlushing(counting: Counting, { usage, engine, clock, log }: MeteringOptions): () => Promise<void> {
  const writer = randomBytes(12).toString('base64url');
  let number = 0;
  // It may be stored already, if its answer was lost.
  let unanswered: UsageFlush | undefined;
  const store = async () => {
    for (;;) {
      if (!unanswered && counting.waiting === 0) return;
      if (!unanswered) {
        number += 1;
        unanswered = { writer, number, rows: counting.next(ROWS) };
      }
      await usage.add(unanswered).catch((error: unknown) => {
        if (error instanceof StoreUnavailable) throw error;
        // A fault of this program, which would come again with the same rows.
        log('error', 'usage_lost', { rows: unanswered?.rows.length ?? 0, reason: String(error) });
      });
      unanswered = undefined;
    }
  };
  return async () => {
    counting.take(clock.now());
    await store();
    while ((await usage.countEnded(ENDED)) === ENDED);
    if (!engine || !(await usage.claimTurn('stored', SIZES_EVERY))) return;
    for (let after = 0; ; ) {
      const tables = await engine.sizes(after, SIZES);
      const isLast = tables.length < SIZES;
      const upTo = isLast ? Number.MAX_SAFE_INTEGER : (tables.at(-1)?.keyspace ?? after);
      await usage.setStored({ after, upTo, tables }, clock.now());
      if (isLast) return;
      after = upTo;
    }
  };
}
