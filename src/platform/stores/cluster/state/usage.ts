import { USAGE_COUNTERS } from '../../../../contract/usage.ts';
import type { Engine, Work } from '../../rows/engine.ts';
import { createOrganizationQuotas } from '../../rows/organization-quotas.ts';
import { COUNTERS, createUsageStore, SCOPE, scopeChangesOf, sumsOf } from '../../rows/usage.ts';
import { KEPT, type UsageRow, type UsageScope, type UsageStore } from '../../usage.ts';
import type { Database } from '../database/database.ts';

// All nodes write in the order of the keys, so that none waits for another one that waits for it.
const ADD = `INSERT INTO usage_sums (${SCOPE}, step, start, ${COUNTERS})
  SELECT ${SCOPE}, step, start, ${COUNTERS} FROM json_populate_recordset(NULL::usage_sums, $1::json)
  ORDER BY ${SCOPE}, step, start
  ON CONFLICT (${SCOPE}, step, start) DO UPDATE SET
    ${USAGE_COUNTERS.map((name) => `${name} = usage_sums.${name} + excluded.${name}`).join(', ')}`;
const CHANGE = `INSERT INTO usage_scopes AS known (${SCOPE}, keys, bytes, used_on)
  SELECT ${SCOPE}, keys, bytes, used_on FROM json_populate_recordset(NULL::usage_scopes, $1::json) ORDER BY ${SCOPE}
  ON CONFLICT (${SCOPE}) DO UPDATE SET keys = known.keys + excluded.keys, bytes = known.bytes + excluded.bytes,
    used_on = greatest(known.used_on, excluded.used_on)
  WHERE excluded.keys <> 0 OR excluded.bytes <> 0 OR known.used_on < excluded.used_on`;
// A node whose clock is ahead must not remove what is kept. The subquery and the order let the indexes be used.
const BEFORE = (ms: number) => `least($1::bigint, (SELECT slipway_now())) - ${ms}`;
const PRUNE = [
  ...(['hour', 'day'] as const).map(
    (step) => `DELETE FROM usage_sums WHERE ctid = ANY (ARRAY(SELECT ctid FROM usage_sums
      WHERE step = '${step}' AND start < ${BEFORE(KEPT[step])} ORDER BY start LIMIT $2 FOR UPDATE SKIP LOCKED))`,
  ),
  `DELETE FROM usage_scopes WHERE ctid = ANY (ARRAY(SELECT ctid FROM usage_scopes
    WHERE used_on < ${BEFORE(KEPT.day)} AND keys = 0 AND bytes = 0 ORDER BY used_on LIMIT $2 FOR UPDATE SKIP LOCKED))`,
  `DELETE FROM usage_writers WHERE ctid = ANY (ARRAY(SELECT ctid FROM usage_writers
    WHERE at < ${BEFORE(KEPT.hour)} ORDER BY at LIMIT $2 FOR UPDATE SKIP LOCKED))`,
];

/** Keeps usage in PostgreSQL. Nodes add to the same rows. */
export function createClusterUsage(database: Database, engine: Engine): UsageStore {
  return createUsageStore(engine, {
    apply,
    async prune(at, limit) {
      let removed = 0;
      for (const statement of PRUNE) removed += (await database.query(statement, [at, limit])).count;
      return removed;
    },
    used: createOrganizationQuotas(engine).used,
  });
}

function* apply(rows: readonly UsageRow[]): Work<void> {
  if (rows.length === 0) return;
  const sums = sumsOf(rows);
  const sumRows = sums.map(({ scope, step, start, counts }) => ({
    ...columnsOf(scope),
    step,
    start,
    ...Object.fromEntries(USAGE_COUNTERS.map((name, index) => [name, counts[index]])),
  }));
  yield { text: ADD, values: [JSON.stringify(sumRows)] };
  const changes = scopeChangesOf(sums).map(({ scope, keys, bytes, usedOn }) => ({
    ...columnsOf(scope),
    keys,
    bytes,
    used_on: usedOn,
  }));
  yield { text: CHANGE, values: [JSON.stringify(changes)] };
}

function columnsOf({ org, project, app, table }: UsageScope) {
  return { org, project, app, kvs_table: table };
}
