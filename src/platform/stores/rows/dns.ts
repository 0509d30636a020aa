import { type ClaimedChange, type DnsStore, REMOVALS_MOST, type WaitingRemoval } from '../dns.ts';
import { CLAIM_MS } from '../outbox.ts';
import { numberOf, type Row, textOf, textOrNull } from './columns.ts';
import { all, BY_KEY, type Engine, first, keyOf } from './engine.ts';
import { createOutbox } from './outbox.ts';

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

function changeOf(row: Row): ClaimedChange {
  return { host: textOf(row, 'host'), fence: numberOf(row, 'fence'), failures: numberOf(row, 'failures') };
}

function removalOf(row: Row): WaitingRemoval {
  return { host: textOf(row, 'host'), waitsSince: numberOf(row, 'at'), problem: textOrNull(row, 'problem') };
}
