import { inBackground } from '../../base/background.ts';
import type { Every } from '../../base/clock.ts';
import type { Log } from '../../base/log.ts';
import type { Changes } from '../stores/changes.ts';
import type { ClaimedPush, HookStore, PushStep } from '../stores/hooks.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';
import { QueueFull } from '../stores/state.ts';

/** Milliseconds between two looks for pushes that have something to do. */
const LOOK_MS = 5_000;
/** Milliseconds after which a push is tried again whose organization has a full queue. */
const FULL_MS = 30_000;
/** Pushes at once on this node, because a forge may answer slowly; and how many one after another, before the next look goes on. */
const AT_ONCE = 8;
/** Of these, pushes of one organization. */
const OF_ORGANIZATION = 2;
const EACH_MOST = 50;

interface WorkerParts {
  readonly store: Pick<HookStore, 'claim' | 'settle'>;
  readonly changes: Changes;
  readonly log: Log;
  readonly every?: Every | undefined;
  next(push: ClaimedPush): Promise<PushStep>;
}

/** Does the steps of pushes as they become due. Of several nodes, the one that claims a push does its step. */
export function startWorker({ store, changes, log, every, next }: WorkerParts) {
  let isStopped = false;
  /** Steps under way by organization. */
  const underWay = new Map<string, number>();
  const count = (org: string, by: 1 | -1) => {
    const left = (underWay.get(org) ?? 0) + by;
    if (left > 0) underWay.set(org, left);
    else underWay.delete(org);
  };
  let claiming: Promise<unknown> = Promise.resolve();
  /** Claims the next push. One claim after another, so that each one knows what is under way. */
  const claimNext = () => {
    const claimed = claiming.then(async () => {
      const push = await store.claim({
        without: [...underWay].filter(([, n]) => n >= OF_ORGANIZATION).map(([org]) => org),
      });
      if (push) count(push.org, 1);
      return push;
    });
    claiming = claimed.catch(() => undefined);
    return claimed;
  };
  const doStep = async (push: ClaimedPush) => {
    try {
      await store.settle(push, await next(push));
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      const isFull = error instanceof QueueFull;
      if (!isFull) log('error', 'push_failed', { push: push.id, reason: String(error) });
      const problem = isFull ? 'the organization has too many queued deployments' : 'the platform failed';
      await store.settle(push, { state: push.state, problem, againMs: FULL_MS });
    } finally {
      count(push.org, -1);
    }
  };
  const drain = async () => {
    for (let done = 0; done < EACH_MOST && !isStopped; done += 1) {
      const push = await claimNext();
      if (!push) return;
      await doStep(push);
    }
  };
  // Each push that is found lets one more look beside it: where nothing is due, which is nearly always, one statement says so.
  const look = async (lanes: number): Promise<void> => {
    const push = await claimNext();
    if (push) await Promise.all([doStep(push).then(drain), lanes > 1 && look(lanes - 1)]);
  };
  const looks = inBackground({
    everyMs: LOOK_MS,
    run: () => look(AT_ONCE),
    onFailure(error) {
      if (!(error instanceof StoreUnavailable)) log('error', 'pushes_not_read', { reason: String(error) });
    },
    every,
  });
  const lookNow = () => {
    if (!isStopped) void looks.run();
  };
  const subscription = changes.subscribe(({ kind }) => {
    if (kind === 'jobs' || kind === 'unknown') lookNow();
  });
  return {
    /** Does what is due now, in the background. */
    look: lookNow,
    /** Does the first step of a push. Rejects with `StoreUnavailable`. */
    async run(id: string) {
      const push = await store.claim({ push: id });
      if (!push) return;
      count(push.org, 1);
      await doStep(push);
    },
    async [Symbol.asyncDispose]() {
      isStopped = true;
      subscription[Symbol.dispose]();
      await looks[Symbol.asyncDispose]();
    },
  };
}
