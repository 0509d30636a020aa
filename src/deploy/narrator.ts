import type { Clock } from '../base/clock.ts';
import { type DeployEvent, PHASE_TITLES, type Phase, type Reporter } from './events.ts';

/** Milliseconds between two lines while nothing changes. */
const SILENCE_MS = 25_000;

/** Reports the phases with their times, and each warning once. */
export interface Narrator {
  readonly tell: Reporter;
  /**
   * Runs one phase, unless the deploy is aborted. `work` returns the result, the phrase for its line, and true if the
   * phase ended badly. A phase that throws is not reported as finished.
   */
  phase<T>(phase: Phase, work: () => Promise<readonly [result: T, detail: string, endedBadly?: boolean]>): Promise<T>;
  warn(message: string, remedy?: string): void;
  /** Call it every few seconds: it reports that the deploy goes on, if there was no other report for 25 s. */
  heartbeat(): void;
  readonly phases: readonly { readonly phase: Phase; readonly ms: number }[];
}

export function createNarrator(reporter: Reporter, clock: Clock, signal?: AbortSignal): Narrator {
  const phases: { phase: Phase; ms: number }[] = [];
  const warned = new Set<string>();
  let [toldAt, since, state] = [clock.now(), clock.now(), ''];
  const tell: Reporter = (event) => {
    toldAt = clock.now();
    if (event.type === 'phase-started') [since, state] = [toldAt, `at ${PHASE_TITLES[event.phase]}`];
    if (event.type === 'status') [since, state] = [toldAt - event.elapsedMs, event.status];
    reporter(event);
  };
  return {
    tell,
    phases,
    heartbeat() {
      const now = clock.now();
      if (state !== '' && now - toldAt >= SILENCE_MS)
        tell({ type: 'heartbeat', status: state, elapsedMs: now - since });
    },
    async phase(phase, work) {
      signal?.throwIfAborted();
      const start = clock.now();
      tell({ type: 'phase-started', phase });
      let finished: DeployEvent | undefined;
      try {
        const [result, detail, endedBadly = false] = await work();
        finished = { type: 'phase-finished', phase, detail, ms: clock.now() - start, endedBadly };
        return result;
      } finally {
        phases.push({ phase, ms: clock.now() - start });
        if (finished) tell(finished);
      }
    },
    warn(message, remedy) {
      if (warned.has(message)) return;
      warned.add(message);
      tell({ type: 'warning', message, remedy });
    },
  };
}
