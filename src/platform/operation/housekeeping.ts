import type { Clock } from '../../base/clock.ts';
import { asSlipwayError } from '../../base/errors.ts';
import type { Log } from '../../base/log.ts';
import type { KindCollected } from '../keeping/collect.ts';
import type { KindName } from '../keeping/kinds.ts';

/** Milliseconds between two collections. */
export const COLLECT_EVERY = 3_600_000;
/** Milliseconds after which a collection no longer waits for a pause of the deployments. Endless deploys would otherwise fill the disk. */
const OVERDUE = 2 * COLLECT_EVERY;

export type Housekeeping = ReturnType<typeof createHousekeeping>;

export interface KindFigures {
  readonly kind: KindName;
  /** Items that have ended since the start of this process. */
  readonly ended: number;
  /** What the last collection left, if it has counted that. */
  readonly left?: { readonly items: number; readonly bytes: number } | undefined;
}

/** A failed collection is logged, and repeated an hour later. `end` is told if a caller asked: then that of another node does not count. */
export function createHousekeeping(
  end: (isAsked: boolean) => Promise<readonly KindCollected[]>,
  clock: Clock,
  log: Log,
) {
  const figures = new Map<KindName, KindFigures>();
  let running: Promise<void> | undefined;
  let last = Number.NEGATIVE_INFINITY;
  const begun = clock.monotonic();

  const run = async (isAsked: boolean) => {
    last = clock.monotonic();
    try {
      for (const { kind, items, bytes, left } of await end(isAsked)) {
        const before = figures.get(kind);
        figures.set(kind, { kind, ended: (before?.ended ?? 0) + items, left: left ?? before?.left });
        if (items > 0) log('info', 'collected', { kind, items, bytes });
      }
    } catch (error) {
      const { message, remedy } = asSlipwayError(error);
      log('error', 'collection_failed', { message, ...(remedy !== undefined && { remedy }) });
    } finally {
      running = undefined;
    }
  };
  const collect = (isAsked = false) => {
    running ??= run(isAsked);
    return running;
  };
  return {
    figures: (): readonly KindFigures[] => [...figures.values()],
    /** Ends what is beyond its bounds now, on this node and in the stores. */
    async collect() {
      // One that nobody asked for may have left the stores to another node.
      await running;
      await collect(true);
    },
    /** Collects at most once an hour. Call it when no deployment is queued or under way. */
    whenIdle() {
      if (clock.monotonic() - last >= COLLECT_EVERY) void collect();
    },
    /** Collects if a collection is overdue. Call it while deployments are queued or under way. */
    whenBusy() {
      if (clock.monotonic() - Math.max(begun, last) >= OVERDUE) void collect();
    },
    async [Symbol.asyncDispose]() {
      await running;
    },
  };
}
