import type { Clock } from '../../../../base/clock.ts';
import { type CdnStore, PURGE_AGE_MS } from '../../cdn.ts';
import { CLAIM_MS, USED_MS } from '../../outbox.ts';
import { cdnSiteOf, purgeOf, SITE_COLUMNS } from '../../rows/cdn.ts';
import { waitingOf } from '../../rows/outbox.ts';
import type { Database } from '../database/database.ts';
import { BY_KEY, found, keyOf } from '../database/parts.ts';
import { useStatement } from './outbox.ts';

const NOW = (index: number) => `coalesce($${index}::bigint, slipway_now())`;

const TOO_OLD = 'DELETE FROM cdn_purges WHERE round = 0 AND at <= slipway_now() - $1::bigint';
const CLAIM = `WITH next AS MATERIALIZED (SELECT tag FROM cdn_purges WHERE due_at <= ${NOW(1)} ORDER BY round, due_at, tag LIMIT $2
    FOR UPDATE SKIP LOCKED)
  UPDATE cdn_purges p SET due_at = ${NOW(1)} + ${CLAIM_MS}, fence = p.fence + 1 FROM next WHERE p.tag = next.tag
  RETURNING p.tag, p.fence, p.failures, p.round`;
// The rows are locked in one order, because triggers of switches lock them too.
const LOCK = `SELECT p.tag, p.app FROM cdn_purges p JOIN unnest($1::text[], $2::bigint[]) AS given (tag, fence)
  ON p.tag = given.tag AND p.fence = given.fence ORDER BY p.tag FOR UPDATE OF p`;
const PURGED = `INSERT INTO cdn_sites (app, purged_at) SELECT id, ${NOW(2)} FROM unnest($1::bigint[]) AS given (id) ORDER BY id
  ON CONFLICT (app) DO UPDATE SET purged_at = excluded.purged_at`;
const OWNED = 'WHERE tag = ANY ($1::text[])';
const DONE = `DELETE FROM cdn_purges ${OWNED}`;
const AGAIN = `UPDATE cdn_purges SET round = round + 1, failures = 0, problem = NULL, due_at = ${NOW(2)} + $3::bigint ${OWNED}`;
const FAILED = `UPDATE cdn_purges SET failures = failures + 1, problem = $4, due_at = ${NOW(2)} + $3::bigint ${OWNED}`;
const PUT_OFF = `UPDATE cdn_purges SET due_at = ${NOW(2)} + $3::bigint ${OWNED}`;
const WAITING = 'SELECT count(*) AS n, min(at) AS oldest FROM cdn_purges WHERE round = 0';
const SITE = `SELECT ${SITE_COLUMNS} FROM apps a LEFT JOIN cdn_sites s ON s.app = a.id WHERE ${BY_KEY}`;
const RECORD = `INSERT INTO cdn_sites (app, state, reason) SELECT id, $4, $5 FROM apps WHERE ${BY_KEY}
  ON CONFLICT (app) DO UPDATE SET state = excluded.state, reason = excluded.reason`;

/** Keeps the purges of a CDN in PostgreSQL, whose triggers add them. */
export function createClusterCdn(database: Database, clock?: Pick<Clock, 'now'>): CdnStore {
  const now = () => clock?.now() ?? null;
  return {
    async use() {
      await database.query(useStatement('cdn_use'), [USED_MS]);
    },
    async claim(most) {
      await database.query(TOO_OLD, [PURGE_AGE_MS]);
      return (await database.query(CLAIM, [now(), most])).rows.map(purgeOf);
    },
    settle: (claims, result) =>
      database.transaction(async (within) => {
        const given = [claims.map(({ tag }) => tag), claims.map(({ fence }) => fence)];
        const { rows } = await within.query(LOCK, given);
        if (rows.length === 0) return 0;
        const tags = rows.map(({ tag }) => tag);
        if (result.kind === 'accepted') await within.query(PURGED, [[...new Set(rows.map(({ app }) => app))], now()]);
        if (result.kind === 'failed') await within.query(FAILED, [tags, now(), result.againMs, result.problem]);
        else if (result.kind === 'put_off') await within.query(PUT_OFF, [tags, now(), result.againMs]);
        else if (result.againMs === undefined) await within.query(DONE, [tags]);
        else await within.query(AGAIN, [tags, now(), result.againMs]);
        return rows.length;
      }),
    waiting: async () => waitingOf((await database.query(WAITING)).rows[0] ?? {}),
    async site(key) {
      const [row] = await found(database, SITE, keyOf(key));
      return row && cdnSiteOf(row);
    },
    async record(key, state) {
      await found(database, RECORD, [...keyOf(key), state.kind, state.kind === 'ready' ? null : state.reason]);
    },
  };
}
