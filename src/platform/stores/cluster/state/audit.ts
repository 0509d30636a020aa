import type { Clock } from '../../../../base/clock.ts';
import { type Act, AUDIT_TRIMMED, type AuditEntry, type AuditStore } from '../../audit.ts';
import { type AuditLook, auditOf, auditRowOf, chainOf, listAudit } from '../../rows/audit.ts';
import { numberOf, textOf } from '../../rows/columns.ts';
import type { Database, Statements } from '../database/database.ts';

const NOW = 'coalesce($1::bigint, slipway_now())';
const APPEND = 'SELECT slipway_audit($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)';

/**
 * Appends rows to the audit log in the transaction of a change. It locks the chain of each organization until the end of the
 * transaction. So call it after all other locks, and before `slipway_changed`, which locks the counter of all organizations.
 * `now`: null for the database's clock.
 */
export async function record(
  within: Statements,
  now: number | null,
  act: Act,
  entries: readonly AuditEntry[],
): Promise<void> {
  const rows = entries.map((entry) => auditOf(act, entry));
  // In the order of the organizations, so that two transactions do not wait for each other.
  for (const row of rows.sort((one, other) => (one.org < other.org ? -1 : one.org > other.org ? 1 : 0))) {
    const { org, project, appID, action, object, by, via, name, from, requestID, before, after } = row;
    const values = [now, org, project, appID, action, object, by, via, name, from, requestID, before, after];
    await within.query(APPEND, values);
  }
}

const FROM = 'SELECT n FROM audit WHERE org = $1 AND at >= $2 ORDER BY at, n LIMIT 1';
const AFTER = 'SELECT * FROM audit WHERE org = $1 AND n > $2 ORDER BY n LIMIT $3';
const HEAD = 'SELECT * FROM audit_heads WHERE org = $1';
// One that another node trims at this moment is left to it.
const DUE = `SELECT h.org, h.anchor_n, ${NOW} - $2 AS before FROM audit_heads h
  JOIN audit a ON a.org = h.org AND a.n = h.anchor_n + 1 WHERE a.at < ${NOW} - $2 LIMIT 1 FOR UPDATE OF h SKIP LOCKED`;
const ANCHOR = `UPDATE audit_heads h SET anchor_n = a.n, anchor_hash = a.hash FROM (SELECT n, hash FROM audit
  WHERE org = $1 AND n <= $2 AND at < $3 ORDER BY n DESC LIMIT 1) a WHERE h.org = $1 RETURNING h.anchor_n`;
const REMOVE = 'DELETE FROM audit WHERE org = $1 AND n <= $2';

function lookFor({ column }: AuditLook): string {
  const condition = column === undefined ? '' : `AND ${column} = $5`;
  return `SELECT * FROM audit WHERE org = $1 AND n > $2 AND n < $3 ${condition} ORDER BY n DESC LIMIT $4`;
}

export function createClusterAudit(database: Database, clock?: Pick<Clock, 'now'>): AuditStore {
  const now = () => clock?.now() ?? null;
  /** Returns the number of the first row that is not before a time. */
  const numberFrom = async (org: string, at: number | undefined) => {
    if (at === undefined) return undefined;
    const [row] = (await database.query(FROM, [org, at])).rows;
    return row && numberOf(row, 'n');
  };
  return {
    append: (act, entries) => database.transaction((within) => record(within, now(), act, entries)),
    async list(org, filter, page) {
      const first = await numberFrom(org, filter.since);
      // All rows are older.
      if (filter.since !== undefined && first === undefined) return { rows: [], next: null };
      const end = await numberFrom(org, filter.until);
      const range = { above: (first ?? 1) - 1, below: end ?? Number.MAX_SAFE_INTEGER };
      return listAudit(filter, page, range, async (look) => {
        const values = [org, look.above, look.below, look.limit, ...(look.column === undefined ? [] : [look.value])];
        return (await database.query(lookFor(look), values)).rows.map(auditRowOf);
      });
    },
    after: async (org, n, limit) => (await database.query(AFTER, [org, n, limit])).rows.map(auditRowOf),
    chain: async (org) => (await database.query(HEAD, [org])).rows.map(chainOf)[0],
    trim: (keepMs) =>
      database.transaction(async (within) => {
        const [due] = (await within.query(DUE, [now(), keepMs])).rows;
        if (!due) return 0;
        const org = textOf(due, 'org');
        const values = [org, numberOf(due, 'anchor_n') + AUDIT_TRIMMED, numberOf(due, 'before')];
        const [anchor] = (await within.query(ANCHOR, values)).rows;
        return anchor ? (await within.query(REMOVE, [org, numberOf(anchor, 'anchor_n')])).count : 0;
      }),
  };
}
