import type { Clock } from '../../base/clock.ts';
import { asSlipwayError } from '../../base/errors.ts';
import type { Log } from '../../base/log.ts';
import type { Collected } from '../shared/types.ts';

/** Milliseconds between two collections. */
const COLLECT_EVERY = 3_600_000;
/** Milliseconds after which a collection no longer waits for a pause of the deployments. Endless deploys would otherwise fill the disk. */
const OVERDUE = 2 * COLLECT_EVERY;

export interface Housekeeping extends AsyncDisposable {
  /** Collects at most once an hour. Call it when no deployment is queued or under way. */
  whenIdle(): void;
  /** Collects if a collection is overdue. Call it while deployments are queued or under way. */
  whenBusy(): void;
  /** Removes the objects that no kept release names. */
  collect(): Promise<void>;
}

/** Collects unused objects in the background. A failed collection is logged, and repeated an hour later. */
export function createHousekeeping(remove: () => Promise<Collected>, clock: Clock, log: Log): Housekeeping {
  let running: Promise<void> | undefined;
  let last = Number.NEGATIVE_INFINITY;
  const begun = clock.monotonic();

  const run = async () => {
    last = clock.monotonic();
    try {
      const removed = await remove();
      log('info', 'objects_collected', { objects: removed.objects, bytes: removed.bytes });
    } catch (error) {
      const { message, remedy } = asSlipwayError(error);
      log('error', 'collection_failed', { message, ...(remedy !== undefined && { remedy }) });
    } finally {
      running = undefined;
    }
  };
  const collect = () => {
    running ??= run();
    return running;
  };
  return {
    collect,
    whenIdle() {
      if (clock.monotonic() - last >= COLLECT_EVERY) void collect();
    },
    whenBusy() {
      if (clock.monotonic() - Math.max(begun, last) >= OVERDUE) void collect();
    },
    async [Symbol.asyncDispose]() {
      await running;
    },
  };
}
