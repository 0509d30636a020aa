import { type Every, systemEvery } from '../../../../base/clock.ts';

export interface BackgroundWork {
  /** Milliseconds between two runs. */
  readonly everyMs: number;
  run(): Promise<unknown>;
  /** Called if a run failed. The next run tries again. */
  onFailure(error: unknown): void;
  readonly every?: Every | undefined;
  /** True: runs at once too. */
  readonly isDue?: boolean;
}

/** Runs work regularly, one run at a time. Disposing waits for the run under way. */
export function inBackground(work: BackgroundWork): AsyncDisposable {
  const { everyMs, run, onFailure, every = systemEvery, isDue = false } = work;
  let running: Promise<unknown> | undefined;
  const start = () => {
    running ??= run()
      .catch(onFailure)
      .finally(() => {
        running = undefined;
      });
  };
  const stop = every(everyMs, start);
  if (isDue) start();
  return {
    async [Symbol.asyncDispose]() {
      stop();
      await running;
    },
  };
}
