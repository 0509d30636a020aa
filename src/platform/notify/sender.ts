import type { Clock, Every, Random } from '../../base/clock.ts';
import { systemEvery } from '../../base/clock.ts';
import type { Log } from '../../base/log.ts';
import type { Changes } from '../stores/changes.ts';
import type { ClaimedDelivery, NotifyStore } from '../stores/notify.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';
import type { Outcome } from './webhook.ts';

/** Milliseconds before the second attempt, the third, and so on: eight attempts within half a day. */
export const DELAYS_MS = [5, 30, 300, 1_200, 3_600, 7_200, 18_000].map((seconds) => seconds * 1_000);
/** The share by which a delay is longer or shorter, so that messages do not come all at once. */
const JITTER = 0.1;
/** Attempts at once on this node, and those of one organization. A target has one. */
const AT_ONCE = 16;
const OF_ORGANIZATION = 4;
/** Milliseconds between two looks. The end of a deployment is seen at once. */
const LOOK_MS = 5_000;

interface SenderParts {
  readonly store: Pick<NotifyStore, 'claim' | 'settle'>;
  readonly changes: Changes;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly delays?: readonly number[] | undefined;
  readonly every?: Every | undefined;
  /** Makes one attempt. Rejects only if `stop` is aborted, or the store is away. */
  attempt(delivery: ClaimedDelivery, stop: AbortSignal): Promise<Outcome>;
}

/**
 * Sends messages as they become due. Of several nodes, the one that claims a message sends it. Disposing ends the attempts under way,
 * which the next start repeats.
 */
export function startSender(parts: SenderParts) {
  const { store, changes, log, delays = DELAYS_MS, every = systemEvery, random } = parts;
  const stop = new AbortController();
  const underWay = new Map<ClaimedDelivery, Promise<void>>();
  let looking: Promise<void> | undefined;
  let isDue = false;

  const send = async (delivery: ClaimedDelivery) => {
    const outcome = await parts
      .attempt(delivery, stop.signal)
      .catch((error: unknown): Outcome & { readonly isStopped?: true } => {
        if (stop.signal.aborted) return { problem: 'the platform stopped', isStopped: true };
        if (!(error instanceof StoreUnavailable)) {
          log('error', 'notification_failed', { id: delivery.id, reason: String(error) });
        }
        return { problem: 'the platform could not make the message' };
      });
    const { status, problem, isFinal = false } = outcome;
    const delay = isFinal ? undefined : delays[delivery.attempts - 1];
    const varied = delay === undefined ? undefined : Math.round(delay * (1 + JITTER * (2 * random() - 1)));
    const next = 'isStopped' in outcome ? 0 : varied;
    await store.settle(delivery, { status, problem, againMs: problem === undefined ? undefined : next });
    if (problem !== undefined && next === undefined) {
      log('warn', 'notification_given_up', { id: delivery.id, target: delivery.target, reason: problem });
    }
  };
  const fillSlots = async () => {
    while (isDue && !stop.signal.aborted && underWay.size < AT_ONCE) {
      isDue = false;
      const delivery = await store.claim(busyOf([...underWay.keys()]));
      if (!delivery) return;
      isDue = true;
      const sent = send(delivery)
        // Its claim ends, and it is sent again.
        .catch((error: unknown) => log('warn', 'notification_not_settled', { id: delivery.id, reason: String(error) }))
        .finally(() => {
          underWay.delete(delivery);
          look();
        });
      underWay.set(delivery, sent);
    }
  };
  const look = () => {
    isDue = true;
    if (stop.signal.aborted) return;
    looking ??= fillSlots()
      .catch((error: unknown) => {
        isDue = false;
        if (!(error instanceof StoreUnavailable)) {
          log('error', 'notifications_not_read', { reason: String(error) });
        }
      })
      .finally(() => {
        looking = undefined;
        // Something became due while the last claim found nothing.
        if (isDue && underWay.size < AT_ONCE) look();
      });
  };
  const subscription = changes.subscribe(({ kind }) => {
    if (kind === 'jobs' || kind === 'site' || kind === 'unknown') look();
  });
  const end = every(LOOK_MS, look);
  look();
  return {
    /** Sends what is due now. */
    look,
    async [Symbol.asyncDispose]() {
      end();
      subscription[Symbol.dispose]();
      stop.abort(new Error('the platform stops'));
      await looking;
      await Promise.all(underWay.values());
    },
  };
}

/** Returns the targets, and the organizations with as many attempts as they may have. */
function busyOf(underWay: readonly ClaimedDelivery[]) {
  const counts = new Map<string, number>();
  for (const { org } of underWay) counts.set(org, (counts.get(org) ?? 0) + 1);
  return {
    targets: underWay.map(({ target }) => target),
    organizations: [...counts].filter(([, count]) => count >= OF_ORGANIZATION).map(([org]) => org),
  };
}
