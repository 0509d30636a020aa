import type { Change, Changes } from '../changes.ts';

export interface LocalChanges extends Changes {
  /** Calls every listener. Call it after the change is committed. */
  publish(change: Change): void;
}

/**
 * Publishes changes within one process. All handles on one data directory share it. `publish` calls listeners before it returns, so who
 * has waited for a command gets no older data from a cache.
 */
export function createLocalChanges(): LocalChanges {
  const listeners = new Set<(change: Change) => void>();
  return {
    subscribe(listener) {
      // A new function per subscription, so that the same listener can subscribe twice.
      const subscription = (change: Change) => listener(change);
      listeners.add(subscription);
      return { [Symbol.dispose]: () => void listeners.delete(subscription) };
    },
    publish(change) {
      for (const listener of [...listeners]) listener(change);
    },
  };
}
