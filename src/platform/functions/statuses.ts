import type { PoolStatus } from './pool.ts';
import type { CrashLoop, FunctionStatus, FunctionStatuses, InstanceState, InstanceStatus, SiteKey } from './status.ts';

/** What this node knows of the functions that it runs. `find`: of an app, if it has something here. */
export function statusesOf(find: (app: SiteKey) => PoolStatus | undefined): FunctionStatuses {
  return {
    status(app) {
      const found = find(app);
      return found && statusOf(found);
    },
  };
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
