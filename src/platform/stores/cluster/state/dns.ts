import type { Clock } from '../../../../base/clock.ts';
import type { DnsStore } from '../../dns.ts';
import { CLAIM_MS, USED_MS } from '../../outbox.ts';
import { changeOf, removalOf, removalsStatement, WAITING_CHANGES } from '../../rows/dns.ts';
import { waitingOf } from '../../rows/outbox.ts';
import type { Database } from '../database/database.ts';
import { BY_KEY, found, keyOf } from '../database/parts.ts';
import { useStatement } from './outbox.ts';

const NOW = 'coalesce($1::bigint, slipway_now())';
const CLAIMED = 'RETURNING c.host, c.fence, c.failures';
const CLAIM = `WITH next AS MATERIALIZED (SELECT host FROM dns_changes WHERE due_at <= ${NOW} ORDER BY due_at, host LIMIT 1
    FOR UPDATE SKIP LOCKED)
  UPDATE dns_changes c SET due_at = ${NOW} + ${CLAIM_MS}, claimed = 1, changed = 0, fence = c.fence + 1
  FROM next WHERE c.host = next.host ${CLAIMED}`;
const HOLD = `INSERT INTO dns_changes AS c (host, at, due_at, claimed, fence)
  VALUES ($2, slipway_now(), ${NOW} + ${CLAIM_MS}, 1, 1000 * slipway_now())
  ON CONFLICT (host) DO UPDATE SET due_at = excluded.due_at, claimed = 1, changed = 0, fence = c.fence + 1
  WHERE c.claimed = 0 OR c.due_at <= ${NOW} ${CLAIMED}`;
const OWNED = 'WHERE host = $1 AND fence = $2 AND claimed = 1';
const LOCK = `SELECT changed FROM dns_changes ${OWNED} FOR UPDATE`;
const DONE = `DELETE FROM dns_changes ${OWNED}`;
const AGAIN = `UPDATE dns_changes SET claimed = 0, due_at = 0 ${OWNED}`;
const FAILED = `UPDATE dns_changes SET claimed = 0, failures = failures + 1, problem = $5,
  due_at = coalesce($3::bigint, slipway_now()) + $4::bigint ${OWNED}`;
const REMOVALS = removalsStatement(BY_KEY);

/** Keeps the changes of DNS records in PostgreSQL, whose triggers add them. */
export function createClusterDns(database: Database, clock?: Pick<Clock, 'now'>): DnsStore {
  const now = () => clock?.now() ?? null;
  return {
    async use() {
      await database.query(useStatement('dns_use'), [USED_MS]);
    },
    claim: async () => (await database.query(CLAIM, [now()])).rows.map(changeOf)[0],
    hold: async (host) => (await database.query(HOLD, [now(), host])).rows.map(changeOf)[0],
    settle: ({ host, fence }, result) =>
      database.transaction(async (within) => {
        const [row] = (await within.query(LOCK, [host, fence])).rows;
        if (!row) return false;
        if (Number(row.changed) === 1) await within.query(AGAIN, [host, fence]);
        else if (result.kind === 'done') await within.query(DONE, [host, fence]);
        else await within.query(FAILED, [host, fence, now(), result.againMs, result.problem]);
        return true;
      }),
    waiting: async () => waitingOf((await database.query(WAITING_CHANGES)).rows[0] ?? {}),
    removals: async (key) => (await found(database, REMOVALS, keyOf(key))).map(removalOf),
  };
}
