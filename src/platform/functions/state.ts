import type { FunctionState } from '../../contract/operator.ts';
import type { FunctionStatus } from './status.ts';
import type { JourneyStep, StartStep } from './types.ts';

/** Returns one word for what an app's functions do on this node. `undefined`: nothing was asked of them yet. */
export function functionState(status: FunctionStatus | undefined): FunctionState {
  if (!status) return 'asleep';
  const has = (state: string) => status.instances.some((each) => each.state === state);
  if (status.crashLoop) return 'crash-loop';
  if (has('ready')) return 'running';
  if (has('starting')) return 'starting';
  if (status.lastFailure) return 'failed';
  return has('draining') ? 'stopping' : 'asleep';
}

export interface TimedStep extends JourneyStep {
  readonly step: StartStep;
  /** Milliseconds until the next step began, or until the journey ended. Null: it goes on. `ready` is the end, and takes none. */
  readonly ms: number | null;
}

/** Returns the steps of a start with the time that each took. `end`: when a journey that failed ended. */
export function timedJourney(journey: readonly JourneyStep[], end?: number): readonly TimedStep[] {
  return journey.map(({ step, at }, index) => {
    const next = journey[index + 1]?.at ?? (step === 'ready' ? at : end);
    // A clock that was set back makes no negative times.
    return { step, at, ms: next === undefined ? null : Math.max(0, next - at) };
  });
}
