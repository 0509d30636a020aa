import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { Collected } from './types.ts';

/** Milliseconds between two collections. */
const COLLECT_EVERY = 3_600_000;

export interface Housekeeping extends AsyncDisposable {
  /** To be called when the last deployment of many has ended: collects at most once an hour. */
  whenIdle(): void;
  /** Removes the objects that no kept release names. */
  collect(): Promise<void>;
}

/** Garbage collection of objects, in the background. A failed one is logged and tried again an hour later. */
export function createHousekeeping(remove: () => Promise<Collected>, clock: Clock, log: Log): Housekeeping {
  let running: Promise<void> | undefined;
  let last = Number.NEGATIVE_INFINITY;

  const run = async () => {
    last = clock.monotonic();
    try {
      const removed = await remove();
      log('info', 'objects_collected', { objects: removed.objects, bytes: removed.bytes });
    } catch (error) {
      log('error', 'collection_failed', { message: error instanceof Error ? error.message : String(error) });
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
    async [Symbol.asyncDispose]() {
      await running;
    },
  };
}
