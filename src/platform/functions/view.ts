import { isFunctionType } from '../../contract/limits.ts';
import type { FunctionState } from '../../contract/operator.ts';
import type { AppKey } from '../shared/types.ts';
import type { PoolStatus } from './pool.ts';
import { createPrintedFeed, type FunctionLogs, type PrintedFeed } from './printed-feed.ts';
import type { SlotStatus } from './slot.ts';
import type { FailedStart, JourneyStep, SiteKey } from './types.ts';

/** `starting`: not healthy yet. `ready`: gets requests. `draining`: gets no new ones, and stops when its open ones have ended. */
export type InstanceState = 'starting' | 'ready' | 'draining';

/** One instance of an app as its pool knows it. */
export interface InstanceStatus
  extends Pick<SlotStatus, 'deployID' | 'since' | 'memoryBytes' | 'requests' | 'restarts' | 'journey'> {
  /** `Instance.id`. */
  readonly id: string;
  readonly state: InstanceState;
}

export interface FunctionStatus {
  readonly app: AppKey;
  /** The oldest first. None: the app sleeps until the next request, or its last start failed. */
  readonly instances: readonly InstanceStatus[];
  /** The last start that failed or instance that crashed, while the release that it was of is still live. */
  readonly lastFailure: FailedStart | null;
  /** Present while instances crash again and again. */
  readonly crashLoop: CrashLoop | null;
}

export interface CrashLoop {
  readonly crashes: number;
  /** The time of the first one. */
  readonly since: number;
  /** When the next instance starts. Null: it does now. */
  readonly nextStartAt: number | null;
}

/** What a node that runs functions shows of them. */
export interface NodeFunctions {
  /** Returns at once. Undefined: nothing of the app was asked for on this node since its start. */
  statusOf(app: SiteKey): FunctionStatus | undefined;
  readonly logs: FunctionLogs;
}

/** What pages and calls show of the functions of this node. */
export interface FunctionsView {
  readonly node: string;
  /** Null: this node runs no functions. Those of other nodes are not known here. */
  readonly own: (Pick<NodeFunctions, 'statusOf'> & { readonly printed: PrintedFeed }) | null;
  /** Returns what the functions of an app do on this node. Undefined: the app or the node has none. */
  stateOf(app: SiteKey & { readonly type: string; readonly liveRelease: string | null }): FunctionState | undefined;
}

/** `functions`: those that this node runs. `stack` ends what follows their logs. */
export function viewFunctions(
  functions: NodeFunctions | undefined,
  { node, clock }: { readonly node: string; readonly clock: { monotonic(): number } },
  stack: AsyncDisposableStack,
): FunctionsView {
  if (!functions) return { node, own: null, stateOf: () => undefined };
  const statusOf = (app: SiteKey) => functions.statusOf(app);
  return {
    node,
    own: { statusOf, printed: stack.use(createPrintedFeed(functions.logs, clock)) },
    stateOf: (app) => (isFunctionType(app.type) && app.liveRelease !== null ? functionState(statusOf(app)) : undefined),
  };
}

/** Returns what is shown of the functions of an app, from what its pool knows. */
export function shownStatus(pool: PoolStatus): FunctionStatus {
  const instances = pool.instances.flatMap((each): readonly InstanceStatus[] => {
    const { id, state, deployID, since, memoryBytes, requests, restarts, journey } = each;
    return id !== null && isShown(state)
      ? [{ id, state, deployID, since, memoryBytes, requests, restarts, journey }]
      : [];
  });
  return { app: pool.app, instances, lastFailure: pool.lastFailure, crashLoop: crashLoopOf(pool) };
}

function isShown(state: string): state is InstanceState {
  return state === 'starting' || state === 'ready' || state === 'draining';
}

function crashLoopOf({ state, failing, instances }: PoolStatus): CrashLoop | null {
  if (state !== 'crash_loop') return null;
  if (failing) return { crashes: failing.count, since: failing.since, nextStartAt: failing.nextStartAt };
  const worst = instances.toSorted((one, other) => other.failures - one.failures)[0];
  if (!worst || worst.failingSince === null) return null;
  return { crashes: worst.failures, since: worst.failingSince, nextStartAt: worst.nextStartAt };
}

/** Returns one word for what an app's functions do on this node. `undefined`: nothing was asked of them yet. */
export function functionState(status: FunctionStatus | undefined): FunctionState {
  if (!status) return 'asleep';
  const has = (state: InstanceState) => status.instances.some((each) => each.state === state);
  if (status.crashLoop) return 'crash-loop';
  if (has('ready')) return 'running';
  if (has('starting')) return 'starting';
  if (status.lastFailure) return 'failed';
  return has('draining') ? 'stopping' : 'asleep';
}

/** Returns the steps of a start, each with its milliseconds. Null: it goes on. `ready` takes none. `end`: when a start that failed ended. */
export function timedJourney(journey: readonly JourneyStep[], end?: number) {
  return journey.map(({ step, at }, index) => {
    const next = journey[index + 1]?.at ?? (step === 'ready' ? at : end);
    // A clock that was set back makes no negative times.
    return { step, at, ms: next === undefined ? null : Math.max(0, next - at) };
  });
}
