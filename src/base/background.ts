import { type Every, systemEvery } from './clock.ts';
import { messageOf } from './errors.ts';

export interface BackgroundWork {
  readonly everyMs: number;
  run(): Promise<unknown>;
  /**
   * Called if a run failed. The next run tries again. A row of failures is one call an hour, if the messages are equal up to the first
   * colon: behind it are the details, which change from run to run while a database is away.
   */
  onFailure(error: unknown): void;
  readonly every?: Every | undefined;
  /** True: runs at once too. */
  readonly isDue?: boolean;
  /** True: a run that becomes due during another one follows it, because that one may miss what is new. */
  readonly follows?: boolean;
}

/** Milliseconds after which a failure that lasts is told again. */
const AGAIN_MS = 60 * 60_000;

/** Runs work regularly, one run at a time. Disposing waits for the run under way. */
export function inBackground(work: BackgroundWork) {
  const { everyMs, onFailure, every = systemEvery, isDue = false } = work;
  let running: Promise<void> | undefined;
  let told: { readonly failure: string | undefined; readonly at: number } | undefined;
  let isAsked = false;
  let isOver = false;
  const run = (): Promise<void> => {
    isAsked = running !== undefined && work.follows === true;
    running ??= work
      .run()
      .then(
        () => {
          told = undefined;
        },
        (error: unknown) => {
          const [failure] = messageOf(error).split(': ');
          const at = performance.now();
          if (told && told.failure === failure && at - told.at < AGAIN_MS) return;
          told = { failure, at };
          onFailure(error);
        },
      )
      .finally(() => {
        running = undefined;
        if (isAsked && !isOver) void run();
      });
    return running;
  };
  const stop = every(everyMs, () => void run());
  if (isDue) void run();
  return {
    /** Runs now, if no run is under way. Resolves when the run ends. Never rejects. */
    run,
    async [Symbol.asyncDispose]() {
      isOver = true;
      stop();
      await running;
    },
  };
}
