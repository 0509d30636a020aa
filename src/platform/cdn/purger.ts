import type { Clock, Every, Random } from '../../base/clock.ts';
import type { Log } from '../../base/log.ts';
import { delayAfter, type Later, type OutboxLoop, startOutbox } from '../outbox/loop.ts';
import type { CdnStore, ClaimedPurge } from '../stores/cdn.ts';
import type { Changes } from '../stores/changes.ts';
import type { Quota } from '../stores/quota.ts';
import type { Cdn, Purged } from './cdn.ts';

/**
 * Milliseconds after which an accepted purge is sent again. The first: all nodes know of the switch by then, so that none answers with
 * the release before any more. The second: an answer that a CDN began to fetch before the switch has arrived.
 */
export const REPEATS_MS = [1_000, 60_000] as const;

interface PurgerParts {
  readonly cdn: Pick<Cdn, 'name' | 'limits' | 'purge'>;
  readonly store: CdnStore;
  readonly quota: Quota;
  readonly changes: Changes;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly every?: Every | undefined;
}

export function startPurger(parts: PurgerParts): OutboxLoop {
  return startOutbox({
    ...parts,
    async work(stop, later) {
      while (!stop.aborted && (await sendBatch(parts, stop, later))) {
        // Until nothing is due.
      }
    },
    wakes: ({ kind }) => kind === 'site' || kind === 'unknown',
    onFailure: (error) => parts.log('error', 'cdn_purges_not_sent', { reason: String(error) }),
  });
}

/** Sends the purges that are due, as many as the provider takes in one request. False: there are none, or it takes no more now. */
async function sendBatch(parts: PurgerParts, stop: AbortSignal, later: Later): Promise<boolean> {
  const { cdn, store, quota, log } = parts;
  const claims = await store.claim(cdn.limits.tags);
  if (claims.length === 0) return false;
  const settle = async (some: readonly ClaimedPurge[], result: Parameters<CdnStore['settle']>[1]) => {
    await store.settle(some, result);
    if (result.againMs !== undefined) later(result.againMs);
  };
  const seconds = await quota.take([{ name: `cdn/${cdn.name}`, most: cdn.limits.perMinute }]);
  if (seconds > 0) {
    await settle(claims, { kind: 'put_off', againMs: seconds * 1_000 });
    return false;
  }
  const tags = claims.map(({ tag }) => tag);
  const began = parts.clock.monotonic();
  const purged = await cdn.purge(tags, stop).catch((error: unknown): Purged => {
    if (stop.aborted) throw error;
    log('error', 'cdn_purge_failed', { cdn: cdn.name, reason: String(error) });
    return { kind: 'refused', reason: 'the platform could not send it' };
  });
  if (purged.kind === 'accepted') {
    const ms = Math.round(parts.clock.monotonic() - began);
    log('info', 'cdn_purged', { cdn: cdn.name, tags: tags.join(' '), ms });
    for (const [round, some] of Map.groupBy(claims, ({ round }) => round)) {
      await settle(some, { kind: 'accepted', againMs: REPEATS_MS[round] });
    }
    return true;
  }
  const { reason, servers } = purged;
  const at = servers && { servers: servers.join(' ') };
  log('warn', 'cdn_purge_refused', { cdn: cdn.name, tags: tags.length, reason, ...at });
  for (const [failures, some] of Map.groupBy(claims, (each) => each.failures)) {
    const againMs = Math.max(delayAfter(failures, parts.random), purged.againMs ?? 0);
    await settle(some, { kind: 'failed', againMs, problem: reason });
  }
  return false;
}
