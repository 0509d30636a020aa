import { type Clock, type Every, type Random, systemEvery } from '../../base/clock.ts';
import type { Change, Changes } from '../stores/changes.ts';
import type { Outbox, Waiting } from '../stores/outbox.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';

/** Milliseconds between attempts that fail, by how many have. The last one goes on. */
export const DELAYS_MS = [500, 1_000, 2_000, 5_000, 15_000, 60_000] as const;
const JITTER = 0.2;
/** Milliseconds between two looks at the store, and between two looks at what is due. A change is seen at once. */
const LOOK_MS = 5_000;
const TURN_MS = 250;
/** Milliseconds between two signs that the service is in use. */
const USE_MS = 3_600_000;

interface LoopParts {
  readonly store: Outbox;
  /** Claims, does and settles what is due. Rejects with the reason of `stop`, or because the store is away. */
  work(stop: AbortSignal, later: Later): Promise<void>;
  readonly changes: Changes;
  /** True: the change may have added an item. */
  wakes(change: Change): boolean;
  onFailure(error: unknown): void;
  readonly clock: Pick<Clock, 'monotonic'>;
  readonly every?: Every | undefined;
}

/** Says that an item is due after these milliseconds. The store counts from the settlement, so call it afterwards. */
export type Later = (ms: number) => void;

export interface OutboxLoop extends AsyncDisposable {
  /** What the last look found. Undefined: there was none. */
  readonly waiting: Waiting | undefined;
}

/** Does items as they become due. One node claims each. Disposing ends the attempt under way, which another node or start repeats. */
export function startOutbox(parts: LoopParts): OutboxLoop {
  const { store, changes, clock, every = systemEvery } = parts;
  const stop = new AbortController();
  let waiting: Waiting | undefined;
  let usedAt = Number.NEGATIVE_INFINITY;
  let lookAt = Number.NEGATIVE_INFINITY;
  /** When items are due before the next look. A look in between, because of another change, must not make them late. */
  const due = new Set<number>();
  let isAsked = true;
  let running: Promise<void> | undefined;

  const later = (ms: number) => {
    if (ms < LOOK_MS) due.add(clock.monotonic() + ms);
  };
  const work = async () => {
    isAsked = false;
    lookAt = clock.monotonic() + LOOK_MS;
    for (const at of due) if (at <= clock.monotonic()) due.delete(at);
    if (clock.monotonic() - usedAt >= USE_MS) {
      await store.use();
      usedAt = clock.monotonic();
    }
    await parts.work(stop.signal, later);
    waiting = await store.waiting();
  };
  const look = () => {
    const now = clock.monotonic();
    const isDue = now >= lookAt || [...due].some((at) => at <= now);
    if (stop.signal.aborted || !(isAsked || isDue)) return;
    running ??= work()
      .catch((error: unknown) => {
        if (!stop.signal.aborted && !(error instanceof StoreUnavailable)) parts.onFailure(error);
      })
      .finally(() => {
        running = undefined;
        if (isAsked) look();
      });
  };
  const subscription = changes.subscribe((change) => {
    if (!parts.wakes(change)) return;
    isAsked = true;
    look();
  });
  const end = every(TURN_MS, look);
  look();
  return {
    get waiting() {
      return waiting;
    },
    async [Symbol.asyncDispose]() {
      end();
      subscription[Symbol.dispose]();
      stop.abort(new Error('the platform stops'));
      await running;
    },
  };
}

/** Returns the milliseconds until the next attempt of an item that failed, and `failures` times before. */
export function delayAfter(failures: number, random: Random): number {
  const delay = DELAYS_MS[Math.min(failures, DELAYS_MS.length - 1)] ?? 0;
  return Math.round(delay * (1 + JITTER * (2 * random() - 1)));
}
