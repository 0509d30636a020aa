import { StoreUnavailable } from '../../rows/unavailable.ts';

export interface LaneOptions<I, O> {
  /**
   * Carries out a batch. Resolves with the outcome of each call, in order. An `Error` rejects that call alone. It rejects
   * with `StoreUnavailable` if the database cannot be used, and with another error if PostgreSQL refuses the batch. A
   * refused batch must have had no effect, because it is halved until the faulty call is alone.
   */
  readonly batch: (items: readonly I[]) => Promise<readonly (O | Error)[]>;
  /** Calls and bytes of a batch. A larger call is a batch of its own. */
  readonly batchItems: number;
  readonly batchBytes?: number;
  /** Calls and bytes that may wait. Default: no bound, for callers that have one. */
  readonly waitingItems?: number;
  readonly waitingBytes?: number;
  /** True: the answers to a batch go out before the next one begins. Calls that they cause at once join it. */
  readonly answersFirst?: boolean;
}

interface Call<I, O> {
  readonly item: I;
  readonly bytes: number;
  resolve(outcome: O): void;
  reject(error: unknown): void;
}

/** Carries calls out together: while a batch is under way, the next calls wait, and then go in one batch. */
export function createLane<I, O>(options: LaneOptions<I, O>) {
  const most = Number.POSITIVE_INFINITY;
  const { batch, batchItems, batchBytes = most, waitingItems = most, waitingBytes: waitingMost = most } = options;
  let waiting: Call<I, O>[] = [];
  let waitingBytes = 0;
  let isRunning = false;
  let isClosed = false;
  let last: Promise<unknown> | undefined;

  /** Adds a call. They are carried out in their order. Rejects with `StoreUnavailable` at once if too many calls wait. */
  const add = (item: I, bytes = 0): Promise<O> => {
    if (isClosed) return Promise.reject(new StoreUnavailable('the store is closed'));
    if (waiting.length >= waitingItems || waitingBytes + bytes > waitingMost) {
      return Promise.reject(new StoreUnavailable('too many calls wait for PostgreSQL'));
    }
    waitingBytes += bytes;
    const added = new Promise<O>((resolve, reject) => waiting.push({ item, bytes, resolve, reject }));
    last = added;
    if (!isRunning) void run();
    return added;
  };

  const run = async () => {
    isRunning = true;
    // Calls of the same turn of the event loop belong to the first batch.
    await new Promise(setImmediate);
    while (waiting.length > 0) {
      await settle(take());
      if (options.answersFirst) await new Promise(setImmediate);
    }
    isRunning = false;
  };

  const take = () => {
    let [count, bytes] = [0, 0];
    for (const call of waiting) {
      if (count === batchItems || (count > 0 && bytes + call.bytes > batchBytes)) break;
      count += 1;
      bytes += call.bytes;
    }
    waitingBytes -= bytes;
    return waiting.splice(0, count);
  };

  const settle = async (calls: readonly Call<I, O>[]): Promise<void> => {
    try {
      const outcomes = await batch(calls.map(({ item }) => item));
      for (const [index, { resolve, reject }] of calls.entries()) {
        const outcome = outcomes[index] as O | Error;
        if (outcome instanceof Error) reject(outcome);
        else resolve(outcome);
      }
    } catch (error) {
      if (error instanceof StoreUnavailable) return refuse([...calls, ...takeAll()], error);
      if (calls.length === 1) return refuse(calls, error);
      const middle = calls.length >> 1;
      await settle(calls.slice(0, middle));
      await settle(calls.slice(middle));
    }
  };

  /** Takes the calls that wait too: each of their batches may need the whole time limit to fail. */
  const takeAll = () => {
    const calls = waiting;
    waiting = [];
    waitingBytes = 0;
    return calls;
  };

  /** Resolves when every call that was added before has been answered. The last one is answered after all others. */
  const settled = async () => {
    await last?.catch(() => {});
  };
  return {
    add,
    settled,
    /** Refuses further calls. Resolves when all calls have been answered. */
    async close() {
      isClosed = true;
      await settled();
    },
  };
}

function refuse<I, O>(calls: readonly Call<I, O>[], error: unknown): void {
  for (const call of calls) call.reject(error);
}
