import { type Every, systemEvery } from '../../../../base/clock.ts';

export interface BackgroundWork {
  /** Milliseconds between two runs. */
  readonly everyMs: number;
  run(): Promise<unknown>;
  /** Called if a run failed. The next run tries again. */
  onFailure(error: unknown): void;
  readonly every?: Every | undefined;
}

/** Runs work regularly, one run at a time. Disposing waits for the run under way. */
export function inBackground({ everyMs, run, onFailure, every = systemEvery }: BackgroundWork): AsyncDisposable {
  let running: Promise<unknown> | undefined;
  const stop = every(everyMs, () => {
    running ??= run()
      .catch(onFailure)
      .finally(() => {
        running = undefined;
      });
  });
  return {
    async [Symbol.asyncDispose]() {
      stop();
      await running;
    },
  };
}
