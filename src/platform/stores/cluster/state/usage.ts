import { USAGE_COUNTERS } from '../../../../contract/usage.ts';
import type { Work } from '../../rows/engine.ts';
import { COUNTERS, SCOPE, scopeChangesOf, sumsOf } from '../../rows/usage.ts';
import type { UsageRow, UsageScope } from '../../usage.ts';

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

/** Adds rows of usage in two statements. Nodes add to the same rows. */
export function* clusterUsage(rows: readonly UsageRow[]): Work<void> {
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
