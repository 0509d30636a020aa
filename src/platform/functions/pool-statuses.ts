import type { AppKey } from '../shared/types.ts';
import type { FunctionStatus, FunctionStatuses, InstanceStatus } from './status.ts';
import type { JourneyStep, StartFailure } from './types.ts';

/** What a pool tells of an app. A place whose instance has ended or waits for its next start has another state. */
export interface SeenPool {
  readonly app: AppKey;
  /** `crash_loop`, or another one. */
  readonly state: string;
  readonly instances: readonly SeenInstance[];
  readonly lastFailure: StartFailure | null;
}

interface SeenInstance {
  readonly id: string | null;
  readonly deployID: string;
  readonly state: string;
  readonly since: number;
  readonly memoryBytes: number | null;
  readonly requests: number;
  readonly restarts: number;
  readonly journey: readonly JourneyStep[];
}

const STATES = ['starting', 'ready', 'draining'] as const;

/** Reads the statuses of apps from what the pools of this node tell. */
export function statusesOf(pools: () => readonly SeenPool[]): FunctionStatuses {
  return {
    status({ org, project, appID }) {
      const found = pools().find(({ app }) => app.org === org && app.project === project && app.appID === appID);
      return found && statusOf(found);
    },
  };
}

function statusOf({ app, state, instances, lastFailure }: SeenPool): FunctionStatus {
  const restarts = instances.reduce((most, each) => Math.max(most, each.restarts), 0);
  return {
    app,
    instances: instances.flatMap((each) => instanceOf(each) ?? []),
    lastFailure: lastFailure && { ...lastFailure, at: null, deployID: null, instance: null },
    crashLoop: state === 'crash_loop' ? { crashes: restarts || null, since: null, nextStartAt: null } : null,
  };
}

function instanceOf(seen: SeenInstance): InstanceStatus | undefined {
  const state = STATES.find((each) => each === seen.state);
  if (seen.id === null || state === undefined) return undefined;
  const { id, deployID, since, memoryBytes, requests, restarts, journey } = seen;
  return { id, deployID, state, since, memoryBytes, requests, restarts, journey };
}
