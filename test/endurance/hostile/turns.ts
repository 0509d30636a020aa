/** What held up the event loop of this process. */
export interface Turns {
  /** Milliseconds of the longest delay of the event loop: its own work, and waiting for a processor that others use. */
  readonly stallMs: number;
  /** Milliseconds that its thread worked in the longest of them. A load on the same machine does not add to it. */
  readonly workMs: number;
}

const EVERY_MS = 5;

/** Measures the turns of the event loop from now on. The returned function gives the longest since its last call. */
export function measureTurns(): () => Turns {
  let longest: Turns = { stallMs: 0, workMs: 0 };
  let at = performance.now();
  let used = process.threadCpuUsage();
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(used);
    const now = performance.now();
    longest = {
      stallMs: Math.max(longest.stallMs, now - at - EVERY_MS),
      workMs: Math.max(longest.workMs, (user + system) / 1_000),
    };
    at = now;
    used = process.threadCpuUsage();
  }, EVERY_MS).unref();
  return () => {
    const turns = longest;
    longest = { stallMs: 0, workMs: 0 };
    return turns;
  };
}
