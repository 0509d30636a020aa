import type { Every, Random } from '../../base/clock.ts';
import type { Log } from '../../base/log.ts';
import { startClaiming } from '../outbox/claiming.ts';
import type { Changes } from '../stores/changes.ts';
import type { ClaimedDelivery, NotifyStore } from '../stores/notify.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';
import type { Outcome } from './webhook.ts';

/** Milliseconds before the second attempt, the third, and so on: eight attempts within half a day. */
export const DELAYS_MS = [5, 30, 300, 1_200, 3_600, 7_200, 18_000].map((seconds) => seconds * 1_000);
/** The share by which a delay is longer or shorter, so that messages do not come all at once. */
const JITTER = 0.1;

export interface SenderParts {
  readonly store: Pick<NotifyStore, 'claim' | 'settle'>;
  readonly changes: Changes;
  readonly random: Random;
  readonly log: Log;
  /** Replaces the delays between attempts in tests. */
  readonly delays?: readonly number[] | undefined;
  readonly every?: Every | undefined;
  /** Makes one attempt. Rejects only if `stop` is aborted, or the store is away. */
  attempt(delivery: ClaimedDelivery, stop: AbortSignal): Promise<Outcome>;
}

/** Sends messages as they become due. A target gets one at a time. The next start repeats the attempts that disposing ends. */
export function startSender(parts: SenderParts) {
  const { store, changes, log, delays = DELAYS_MS, every, random } = parts;
  const send = async (delivery: ClaimedDelivery, stop: AbortSignal) => {
    const outcome = await parts
      .attempt(delivery, stop)
      .catch((error: unknown): Outcome & { readonly isStopped?: true } => {
        if (stop.aborted) return { problem: 'the platform stopped', isStopped: true };
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
  const sender = startClaiming<ClaimedDelivery>({
    atOnce: 16,
    ofOrganization: 4,
    claim: (organizations, underWay) => store.claim({ targets: underWay.map(({ target }) => target), organizations }),
    work: (delivery, stop) =>
      // Its claim ends, and it is sent again.
      send(delivery, stop).catch((error: unknown) =>
        log('warn', 'notification_not_settled', { id: delivery.id, reason: String(error) }),
      ),
    changes,
    wakes: ['jobs', 'site', 'unknown'],
    onFailure: (error) => log('error', 'notifications_not_read', { reason: String(error) }),
    every,
  });
  sender.look();
  return sender;
}
