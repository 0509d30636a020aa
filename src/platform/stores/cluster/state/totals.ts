import { totalOf } from '../../rows/deployments.ts';
import type { DeploymentTotals } from '../../rows/records.ts';
import type { Statements } from '../database/database.ts';

/** Deployments between two folds. Each one adds about ten rows to `deployment_totals` until its end. */
const FOLDED_EVERY = 64;
/** Rows that one fold replaces at most. */
const FOLDED_AT_ONCE = 10_000;

const SUMS = 'sum(count)::bigint AS count, sum(ran)::bigint AS ran, sum(ms)::bigint AS ms';
// Rows that another node folds at this moment are left to it.
const FOLD = `WITH folded AS (DELETE FROM deployment_totals WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM deployment_totals LIMIT ${FOLDED_AT_ONCE} FOR UPDATE SKIP LOCKED)) RETURNING *)
  INSERT INTO deployment_totals SELECT status, ${SUMS} FROM folded GROUP BY status
  HAVING (sum(count), sum(ran), sum(ms)) <> (0, 0, 0)`;
const TOTALS = `SELECT status, ${SUMS} FROM deployment_totals GROUP BY status HAVING sum(count) > 0`;

/** Returns the sums of all rows. */
export async function totalsOf(statements: Statements): Promise<readonly DeploymentTotals[]> {
  return (await statements.query(TOTALS)).rows.map(totalOf);
}

/** Replaces rows by their sums after each deployment whose `seq` is a multiple of `FOLDED_EVERY`, so that reading stays fast. */
export async function foldTotals(within: Statements, seq: number): Promise<void> {
  if (seq % FOLDED_EVERY === 0) await within.query(FOLD);
}
