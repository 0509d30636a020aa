/** Calls of one statement at most, and statements of one kind that run at the same time. */
const CALLS_MOST = 500;

interface Call<T, R> {
  readonly item: T;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Returns a function that answers calls together: while `run` answers some, the next ones wait and then go in one batch.
 * `run` returns a result for each item, in the same order. If it rejects, so do all calls of the batch.
 */
export function batched<T, R>(run: (items: readonly T[]) => Promise<readonly R[]>): (item: T) => Promise<R> {
  const waiting: Call<T, R>[] = [];
  let isRunning = false;
  const work = async () => {
    // Calls of the same turn of the event loop go together.
    await Promise.resolve();
    while (waiting.length > 0) await answer(waiting.splice(0, CALLS_MOST), run);
    isRunning = false;
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isRunning) return;
      isRunning = true;
      void work();
    });
}

async function answer<T, R>(
  calls: readonly Call<T, R>[],
  run: (items: readonly T[]) => Promise<readonly R[]>,
): Promise<void> {
  try {
    const results = await run(calls.map(({ item }) => item));
    if (results.length !== calls.length) throw new TypeError('A batch has another number of results');
    for (const [index, result] of results.entries()) calls[index]?.resolve(result);
  } catch (error) {
    for (const { reject } of calls) reject(error);
  }
}
