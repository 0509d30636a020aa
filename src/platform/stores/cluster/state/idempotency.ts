import type { Clock } from '../../../../base/clock.ts';
import { KEYS_KEPT_MS } from '../../keeping.ts';
import { numberOf, textOf } from '../../rows/columns.ts';
import type { Done, Once } from '../../state.ts';
import type { Statements } from '../database/database.ts';

// If two calls run at the same time, the unique key decides which one is first, and the other one waits for its end.
const CLAIM = `WITH now AS (SELECT coalesce($5::bigint, slipway_now()) AS ms)
  INSERT INTO idempotency AS known (scope, key, request_hash, status, response, created_at)
  SELECT $1, $2, $3, $4::integer, '', ms FROM now
  ON CONFLICT (scope, key) DO UPDATE SET request_hash = excluded.request_hash, status = excluded.status, response = '',
    created_at = excluded.created_at WHERE known.created_at <= excluded.created_at - ${KEYS_KEPT_MS}`;
const RECALL = 'SELECT request_hash, status, response FROM idempotency WHERE scope = $1 AND key = $2';
const REMEMBER = 'UPDATE idempotency SET response = $3 WHERE scope = $1 AND key = $2';
const RELEASE = 'DELETE FROM idempotency WHERE scope = $1 AND key = $2';

/**
 * Runs `work` in the transaction of a command that carries a `Once`. Returns the result of `work`, or of the call that
 * used the key first. If `work` returns undefined, the key stays unused.
 */
export async function runOnce<T>(
  within: Statements,
  clock: Clock | undefined,
  once: Once<T> | undefined,
  work: () => Promise<T | undefined>,
): Promise<Done<T> | undefined> {
  if (once && !(await isFirst(within, clock, once))) return replayed(within, once);
  const made = await work();
  if (once) await settle(within, once, made);
  return made === undefined ? undefined : { kind: 'done', made };
}

async function isFirst<T>(within: Statements, clock: Clock | undefined, once: Once<T>): Promise<boolean> {
  const { scope, key, requestHash, status } = once;
  return (await within.query(CLAIM, [scope, key, requestHash, status, clock?.now() ?? null])).count === 1;
}

async function replayed<T>(within: Statements, { scope, key, requestHash }: Once<T>): Promise<Done<T>> {
  const [row] = (await within.query(RECALL, [scope, key])).rows;
  if (!row || textOf(row, 'request_hash') !== requestHash) return { kind: 'other_request' };
  return { kind: 'replayed', status: numberOf(row, 'status'), answer: textOf(row, 'response') };
}

async function settle<T>(within: Statements, { scope, key, answer }: Once<T>, made: T | undefined): Promise<void> {
  if (made === undefined) await within.query(RELEASE, [scope, key]);
  else await within.query(REMEMBER, [scope, key, answer(made)]);
}
