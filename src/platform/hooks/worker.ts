import type { Every } from '../../base/clock.ts';
import type { Log } from '../../base/log.ts';
import { startClaiming } from '../outbox/claiming.ts';
import type { Changes } from '../stores/changes.ts';
import type { ClaimedPush, HookStore, PushStep } from '../stores/hooks.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';
import { QueueFull } from '../stores/state.ts';

/** Milliseconds after which a push is tried again whose organization has a full queue. */
const FULL_MS = 30_000;

export interface WorkerParts {
  readonly store: Pick<HookStore, 'claim' | 'settle'>;
  readonly changes: Changes;
  readonly log: Log;
  readonly every?: Every | undefined;
  next(push: ClaimedPush): Promise<PushStep>;
}

/** Does the steps of pushes as they become due. */
export function startWorker({ store, changes, log, every, next }: WorkerParts) {
  const doStep = async (push: ClaimedPush) => {
    try {
      await store.settle(push, await next(push));
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      const isFull = error instanceof QueueFull;
      if (!isFull) log('error', 'push_failed', { push: push.id, reason: String(error) });
      const problem = isFull ? 'the organization has too many queued deployments' : 'the platform failed';
      await store.settle(push, { state: push.state, problem, againMs: FULL_MS });
    }
  };
  const worker = startClaiming<ClaimedPush>({
    atOnce: 8,
    ofOrganization: 2,
    claim: (without) => store.claim({ without }),
    work: doStep,
    changes,
    wakes: ['jobs', 'unknown'],
    onFailure: (error) => log('error', 'pushes_not_read', { reason: String(error) }),
    every,
  });
  return {
    ...worker,
    /** Does the first step of a push. Rejects with `StoreUnavailable`. */
    async run(id: string) {
      const push = await store.claim({ push: id });
      if (push) await worker.begin(push);
    },
  };
}
