import { type Clock, type Every, type Random, systemEvery } from '../../base/clock.ts';
import type { Log } from '../../base/log.ts';
import type { CdnStore, ClaimedPurge, WaitingPurges } from '../stores/cdn.ts';
import type { Changes } from '../stores/changes.ts';
import type { Quota } from '../stores/quota.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';
import type { Cdn } from './cdn.ts';

/**
 * Milliseconds after which an accepted purge is sent again. The first: all nodes know of the switch by then, so that none answers with
 * the release before any more. The second: an answer that a CDN began to fetch before the switch has arrived.
 */
export const REPEATS_MS = [1_000, 60_000] as const;
/** Milliseconds between attempts that fail, by how many have. The last one goes on. */
export const DELAYS_MS = [500, 1_000, 2_000, 5_000, 15_000, 60_000] as const;
const JITTER = 0.2;
/** Milliseconds between two looks at the store, and between two looks at what is due. A switch is seen at once. */
const LOOK_MS = 5_000;
const TURN_MS = 250;
/** Milliseconds between two signs that the CDN is in use. */
const USE_MS = 3_600_000;

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

export interface Purger extends AsyncDisposable {
  /** What the last look found. Undefined: there was none. */
  readonly waiting: WaitingPurges | undefined;
}

/**
 * Sends purges as they become due, in batches. Of several nodes, the one that claims a purge sends it. Disposing ends the attempt
 * under way, which another node or the next start repeats.
 */
export function startPurger(parts: PurgerParts): Purger {
  const { store, changes, log, clock, every = systemEvery } = parts;
  const stop = new AbortController();
  let waiting: WaitingPurges | undefined;
  let usedAt = Number.NEGATIVE_INFINITY;
  let lookAt = Number.NEGATIVE_INFINITY;
  /** When purges are due before the next look. A look in between, because another site switches, must not make them late. */
  const due = new Set<number>();
  let isAsked = true;
  let running: Promise<void> | undefined;

  const later = (ms: number) => {
    if (ms < LOOK_MS) due.add(clock.monotonic() + ms);
  };
  const work = async () => {
    isAsked = false;
    lookAt = clock.monotonic() + LOOK_MS;
    for (const at of due) if (at <= clock.monotonic()) due.delete(at);
    if (clock.monotonic() - usedAt >= USE_MS) {
      await store.use();
      usedAt = clock.monotonic();
    }
    while (!stop.signal.aborted && (await sendBatch(parts, stop.signal, later))) {
      // Until nothing is due.
    }
    waiting = await store.waiting();
  };
  const look = () => {
    const now = clock.monotonic();
    const isDue = now >= lookAt || [...due].some((at) => at <= now);
    if (stop.signal.aborted || !(isAsked || isDue)) return;
    running ??= work()
      .catch((error: unknown) => {
        if (stop.signal.aborted || error instanceof StoreUnavailable) return;
        log('error', 'cdn_purges_not_sent', { reason: String(error) });
      })
      .finally(() => {
        running = undefined;
        if (isAsked) look();
      });
  };
  const ask = () => {
    isAsked = true;
    look();
  };
  const subscription = changes.subscribe(({ kind }) => {
    if (kind === 'site' || kind === 'unknown') ask();
  });
  const end = every(TURN_MS, look);
  look();
  return {
    get waiting() {
      return waiting;
    },
    async [Symbol.asyncDispose]() {
      end();
      subscription[Symbol.dispose]();
      stop.abort(new Error('the platform stops'));
      await running;
    },
  };
}

/** Sends the purges that are due, as many as the provider takes in one request. False: there are none, or it takes no more now. */
async function sendBatch(parts: PurgerParts, stop: AbortSignal, later: (ms: number) => void): Promise<boolean> {
  const { cdn, store, quota, log } = parts;
  const claims = await store.claim(cdn.limits.tags);
  if (claims.length === 0) return false;
  const settle = async (some: readonly ClaimedPurge[], result: Parameters<CdnStore['settle']>[1]) => {
    await store.settle(some, result);
    // The store counts from the settlement, so a look before that would find nothing.
    if (result.againMs !== undefined) later(result.againMs);
  };
  const seconds = await quota.take([{ name: `cdn/${cdn.name}`, most: cdn.limits.perMinute }]);
  if (seconds > 0) {
    await settle(claims, { kind: 'put_off', againMs: seconds * 1_000 });
    return false;
  }
  const tags = claims.map(({ tag }) => tag);
  const began = parts.clock.monotonic();
  const purged = await cdn.purge(tags, stop).catch((error: unknown) => {
    if (stop.aborted) throw error;
    log('error', 'cdn_purge_failed', { cdn: cdn.name, reason: String(error) });
    return { kind: 'refused', reason: 'the platform could not send it', againMs: undefined } as const;
  });
  if (purged.kind === 'accepted') {
    const ms = Math.round(parts.clock.monotonic() - began);
    log('info', 'cdn_purged', { cdn: cdn.name, tags: tags.join(' '), ms });
    for (const [round, some] of grouped(claims, ({ round }) => round)) {
      await settle(some, { kind: 'accepted', againMs: REPEATS_MS[round] });
    }
    return true;
  }
  log('warn', 'cdn_purge_refused', { cdn: cdn.name, tags: tags.length, reason: purged.reason });
  for (const [failures, some] of grouped(claims, (each) => each.failures)) {
    const delay = DELAYS_MS[Math.min(failures, DELAYS_MS.length - 1)] ?? 0;
    const varied = Math.round(delay * (1 + JITTER * (2 * parts.random() - 1)));
    await settle(some, { kind: 'failed', againMs: Math.max(varied, purged.againMs ?? 0), problem: purged.reason });
  }
  return false;
}

function grouped(claims: readonly ClaimedPurge[], by: (claim: ClaimedPurge) => number): Map<number, ClaimedPurge[]> {
  return Map.groupBy(claims, by);
}
