import type { Act, AuditEntry } from '../../audit.ts';
import { auditOf } from '../../rows/audit.ts';
import type { Asked } from '../../rows/engine.ts';
import type { Statements } from '../database/database.ts';

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
  for (const { text, values } of appended(now, act, entries)) await within.query(text, values);
}

/** Returns the statements of `record`. */
export function appended(now: number | null, act: Act, entries: readonly AuditEntry[]): readonly Asked[] {
  const rows = entries.map((entry) => auditOf(act, entry));
  // In the order of the organizations, so that two transactions do not wait for each other.
  return rows
    .sort((one, other) => (one.org < other.org ? -1 : one.org > other.org ? 1 : 0))
    .map(({ org, project, appID, action, object, by, via, name, from, requestID, before, after }) => ({
      text: APPEND,
      values: [now, org, project, appID, action, object, by, via, name, from, requestID, before, after],
    }));
}
