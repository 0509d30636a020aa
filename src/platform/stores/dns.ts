import type { AppKey } from '../shared/types.ts';
import { CLAIM_MS, createOutbox, type Outbox } from './outbox.ts';
import { column, numberOf, shape, textOf, textOrNull } from './rows/columns.ts';
import { all, BY_KEY, type Engine, first, keyOf } from './rows/engine.ts';

/**
 * The port for changes of the DNS records of custom domains.
 *
 * The store adds a change when an app gets a domain, and when an app loses one: by its settings, or because the app was removed. A
 * change has the host alone. Who makes it reads which app has the host now, and makes or removes the record. So what counts is the
 * state at that time, and not the order of changes.
 *
 * A host has one change at most. Its states:
 *
 *   due       It can be claimed.
 *   claimed   One node makes it, and nobody else touches the record. It is settled, or due again after `CLAIM_MS`. If the host gets
 *             or loses an app meanwhile, it is due again as soon as it is settled: a removal that is under way then cannot be the
 *             last that happens to the record of the next app.
 *   waits     It failed, and is due again later.
 *   gone      It was made, or needs not be made.
 */
export interface DnsStore extends Outbox {
  /** Claims the change that is due the longest. Undefined: none is due. */
  claim(): Promise<ClaimedChange | undefined>;
  /** Claims the change of a host before its time, or adds one. Undefined: a node has claimed it. */
  hold(host: string): Promise<ClaimedChange | undefined>;
  /** Records the result of an attempt. Returns false, and does nothing, if the claim has ended. */
  settle(claim: Pick<ClaimedChange, 'host' | 'fence'>, result: ChangeResult): Promise<boolean>;
  /** Lists hosts that no app has, whose records are still to be removed, and that an app had last. By name, at most `REMOVALS_MOST`. */
  removals(key: AppKey): Promise<readonly WaitingRemoval[]>;
}

export const REMOVALS_MOST = 100;

const changeOf = shape({
  host: textOf,
  /** Grows with each claim of the host, also if its change was gone in between. */
  fence: numberOf,
  /** Attempts that failed since it was added. */
  failures: numberOf,
});
export type ClaimedChange = ReturnType<typeof changeOf>;

/** `done`: the change is gone. `failed`: it is tried again after `againMs`. */
export type ChangeResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly againMs: number; readonly problem: string };

const removalOf = shape({
  host: textOf,
  waitsSince: column('at', numberOf),
  /** Why the last attempt failed. Null: there was none. */
  problem: textOrNull,
});
export type WaitingRemoval = ReturnType<typeof removalOf>;

const CLAIMED = 'RETURNING host, fence, failures';
const OWNED = 'WHERE host = $1 AND fence = $2 AND claimed = 1';

/** Keeps the changes of DNS records. Triggers of the engines add them. */
export function createDnsStore(engine: Engine): DnsStore {
  const claim =
    engine.prepare(`WITH next AS MATERIALIZED (SELECT host FROM dns_changes WHERE due_at <= :now ORDER BY due_at, host LIMIT 1
      FOR UPDATE SKIP LOCKED)
    UPDATE dns_changes SET due_at = :now + ${CLAIM_MS}, claimed = 1, changed = 0, fence = fence + 1
    WHERE host IN (SELECT host FROM next) ${CLAIMED}`);
  const hold = engine.prepare(`INSERT INTO dns_changes AS c (host, at, due_at, claimed, fence)
    VALUES ($1, slipway_now(), :now + ${CLAIM_MS}, 1, 1000 * slipway_now())
    ON CONFLICT (host) DO UPDATE SET due_at = excluded.due_at, claimed = 1, changed = 0, fence = c.fence + 1
    WHERE c.claimed = 0 OR c.due_at <= :now ${CLAIMED}`);
  const lock = engine.prepare(`SELECT changed FROM dns_changes ${OWNED} FOR UPDATE`);
  const done = engine.prepare(`DELETE FROM dns_changes ${OWNED}`);
  const again = engine.prepare(`UPDATE dns_changes SET claimed = 0, due_at = 0 ${OWNED}`);
  const failed = engine.prepare(`UPDATE dns_changes SET claimed = 0, failures = failures + 1, problem = $4,
    due_at = :now + $3::bigint ${OWNED}`);
  const removals = engine.prepare(`SELECT c.host, c.at, c.problem FROM dns_changes c
    WHERE c.app = (SELECT id FROM apps WHERE ${BY_KEY}) AND NOT EXISTS (SELECT 1 FROM domains d WHERE d.name = c.host)
    ORDER BY c.host LIMIT ${REMOVALS_MOST}`);
  return {
    // A change that is made for the first time does not wait.
    ...createOutbox(engine, 'dns_use', 'dns_changes', 'claimed = 0 OR failures > 0'),
    claim: () => first(engine, claim(), changeOf),
    hold: (host) => first(engine, hold(host), changeOf),
    settle: ({ host, fence }, result) =>
      engine.write(function* () {
        const [row] = (yield* lock(host, fence)).rows;
        if (!row) return false;
        if (numberOf(row, 'changed') === 1) yield* again(host, fence);
        else if (result.kind === 'done') yield* done(host, fence);
        else yield* failed(host, fence, result.againMs, result.problem);
        return true;
      }),
    removals: (key) => all(engine, removals(...keyOf(key)), removalOf),
  };
}
