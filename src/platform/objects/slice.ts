import { SLICE_MS } from './limits.ts';

/**
 * Lets a long synchronous task share the event loop: `await slice()` is free until the task has held the loop
 * for `most` milliseconds, and then gives the sockets their turn. Rejects with the signal's reason.
 */
export function timeSlices(signal?: AbortSignal, most = SLICE_MS): () => Promise<void> | undefined {
  let began = performance.now();
  return () => {
    if (performance.now() - began < most) return undefined;
    return new Promise((resolve, reject) => {
      setImmediate(() => {
        began = performance.now();
        if (signal?.aborted) reject(signal.reason);
        else resolve();
      });
    });
  };
}
