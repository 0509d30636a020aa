import { SLICE_MS } from './limits.ts';

/**
 * Lets a long synchronous task share the event loop. The returned function returns a promise when the task has run for `most`
 * milliseconds: it resolves after other work ran, or rejects with the reason of the signal.
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
