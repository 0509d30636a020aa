import type { Change } from '../changes.ts';

export type LocalChanges = ReturnType<typeof createLocalChanges>;

/**
 * Publishes changes within one process. All handles on one data directory share it. `publish` calls listeners before it returns, so who
 * has waited for a command gets no older data from a cache.
 */
export function createLocalChanges() {
  const listeners = new Set<(change: Change) => void>();
  return {
    subscribe(listener: (change: Change) => void) {
      // A new function per subscription, so that the same listener can subscribe twice.
      const subscription = (change: Change) => listener(change);
      listeners.add(subscription);
      return { [Symbol.dispose]: () => void listeners.delete(subscription) };
    },
    /** Calls every listener. Call it after the change is committed. */
    publish(change: Change) {
      for (const listener of [...listeners]) listener(change);
    },
  };
}
