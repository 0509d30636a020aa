import type { AppKey } from '../shared/types.ts';
import type { PoolStatus } from './pool.ts';
import type { CrashLoop, FunctionStatus, FunctionStatuses, InstanceState, InstanceStatus } from './status.ts';

/** What this node knows of the functions that it runs. `all`: of each app that has something here. */
export function statusesOf(all: () => readonly PoolStatus[]): FunctionStatuses {
  return {
    status(app) {
      const found = all().find((each) => isSame(each.app, app));
      return found && statusOf(found);
    },
  };
}

function isSame(one: AppKey, other: AppKey): boolean {
  return one.org === other.org && one.project === other.project && one.appID === other.appID;
}

function statusOf(pool: PoolStatus): FunctionStatus {
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
