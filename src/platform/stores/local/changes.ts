import type { Change, Changes } from '../changes.ts';

export interface LocalChanges extends Changes {
  /** Calls every listener. Call it after the change was committed. */
  publish(change: Change): void;
}

/**
 * Changes within one process. All handles on one data directory share it. A listener is called before `publish`
 * returns, so a reader that waited for a command never sees an older cache.
 */
export function createLocalChanges(): LocalChanges {
  const listeners = new Set<(change: Change) => void>();
  return {
    subscribe(listener) {
      // A function of its own, so that the same listener can subscribe twice.
      const subscription = (change: Change) => listener(change);
      listeners.add(subscription);
      return { [Symbol.dispose]: () => void listeners.delete(subscription) };
    },
    publish(change) {
      for (const listener of [...listeners]) listener(change);
    },
  };
}
