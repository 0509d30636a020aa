import type { Clock } from '../base/clock.ts';
import { type DeployEvent, PHASE_TITLES, type Phase, type Reporter } from './events.ts';

/** The deploy reports a heartbeat after this time without another report. */
const SILENCE_MS = 25_000;

export type Narrator = ReturnType<typeof createNarrator>;

/** Reports the phases with their times, and each warning once. */
export function createNarrator(reporter: Reporter, clock: Clock, signal?: AbortSignal) {
  const phases: { phase: Phase; ms: number }[] = [];
  const warned = new Set<string>();
  let reportedAt = clock.now();
  let since = reportedAt;
  let state = '';
  const report: Reporter = (event) => {
    reportedAt = clock.now();
    if (event.type === 'phase-started') {
      since = reportedAt;
      state = `at ${PHASE_TITLES[event.phase]}`;
    }
    if (event.type === 'status') {
      since = reportedAt - event.elapsedMs;
      state = event.status;
    }
    reporter(event);
  };
  return {
    report,
    phases,
    /** Reports that the deploy goes on, if there was no other report for 25 s. Call it every few seconds. */
    heartbeat() {
      const now = clock.now();
      if (state === '' || now - reportedAt < SILENCE_MS) return;
      report({ type: 'heartbeat', status: state, elapsedMs: now - since });
    },
    /**
     * Runs one phase, unless the deploy is aborted. `work` returns the result, a phrase for the line of the phase, and true if
     * the phase failed. A phase that throws is not reported as finished.
     */
    async phase<T>(
      phase: Phase,
      work: () => Promise<readonly [result: T, detail: string, failed?: boolean]>,
    ): Promise<T> {
      signal?.throwIfAborted();
      const start = clock.now();
      report({ type: 'phase-started', phase });
      let finished: DeployEvent | undefined;
      try {
        const [result, detail, failed = false] = await work();
        finished = { type: 'phase-finished', phase, detail, ms: clock.now() - start, failed };
        return result;
      } finally {
        phases.push({ phase, ms: clock.now() - start });
        if (finished) report(finished);
      }
    },
    warn(message: string, remedy?: string) {
      if (warned.has(message)) return;
      warned.add(message);
      report({ type: 'warning', message, remedy });
    },
  };
}
