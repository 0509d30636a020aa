import type { Clock } from '../../../../base/clock.ts';
import { USAGE_COUNTERS } from '../../../../contract/usage.ts';
import { numberOf } from '../../rows/columns.ts';
import {
  COUNTERS,
  countsOf,
  endedOf,
  KVS_REQUESTS,
  knownTableOf,
  LIMITED,
  partOf,
  pressureOf,
  SCOPE,
  SCOPE_COLUMNS,
  scopeChangesOf,
  scopeValues,
  sizeChanges,
  storedOf,
  sumsOf,
} from '../../rows/usage.ts';
import {
  KEPT,
  type TableSizes,
  type UsagePage,
  type UsagePart,
  type UsageRow,
  type UsageScope,
  type UsageStore,
} from '../../usage.ts';
import { ADVISORY_LOCKS } from '../database/advisory-locks.ts';
import type { Database, Statements } from '../database/database.ts';
import { found, isWithin } from '../database/parts.ts';
import { usedOf } from './organization-quotas.ts';

const IS_SCOPE = SCOPE_COLUMNS.map((name, index) => `${name} = $${index + 1}`).join(' AND ');

const NEXT = `INSERT INTO usage_writers VALUES ($1, $2, coalesce($3::bigint, slipway_now()))
  ON CONFLICT (writer) DO UPDATE SET number = excluded.number, at = excluded.at
  WHERE usage_writers.number < excluded.number`;
const TURN = `INSERT INTO usage_turns VALUES ($1, coalesce($3::bigint, slipway_now()))
  ON CONFLICT (task) DO UPDATE SET at = excluded.at WHERE abs(excluded.at - usage_turns.at) >= $2`;
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
const ENDED = `WITH taken AS (DELETE FROM usage_ended WHERE deploy_id = ANY (ARRAY(
    SELECT deploy_id FROM usage_ended LIMIT $1 FOR UPDATE SKIP LOCKED)) RETURNING *)
  SELECT t.status, t.ended_at, t.ms, a.org, a.project, a.app_id FROM taken t JOIN apps a ON a.id = t.app`;
const NAMED = `SELECT t.keyspace AS of, a.org, a.project, a.app_id AS app, t.name AS kvs_table, s.keyspace, s.keys, s.bytes
  FROM kvs_tables t JOIN apps a ON a.id = t.app
  LEFT JOIN usage_scopes s ON s.org = a.org AND s.project = a.project AND s.app = a.app_id AND s.kvs_table = t.name
  WHERE t.keyspace = ANY ($1::bigint[])`;
const IN_RANGE = `SELECT ${SCOPE}, keyspace, keys, bytes FROM usage_scopes
  WHERE keyspace > $1 AND keyspace <= $2 AND (keys <> 0 OR bytes <> 0)`;
const SET_KEYSPACE = `UPDATE usage_scopes SET keyspace = $5 WHERE ${IS_SCOPE}`;
const SERIES = `SELECT start, ${COUNTERS} FROM usage_sums WHERE ${IS_SCOPE} AND step = $5 AND start >= $6 ORDER BY start`;
const STORED = `SELECT keys, bytes FROM usage_scopes WHERE ${IS_SCOPE}`;
const FULL = `SELECT keyspace FROM usage_scopes WHERE keyspace IS NOT NULL AND bytes >= $1
  UNION SELECT keyspace FROM usage_scopes WHERE keyspace IS NOT NULL AND keys >= $2
  UNION SELECT t.keyspace FROM usage_scopes o JOIN usage_scopes t ON t.org = o.org
    WHERE o.project = '' AND o.bytes >= $3 AND t.keyspace IS NOT NULL`;
// Looks at the hours of tables only if those of the organization have what it looks for.
const PRESSED = `SELECT ${SCOPE}, sum(${LIMITED})::bigint AS limited, max(${KVS_REQUESTS})::bigint AS most FROM usage_sums
  WHERE step = 'hour' AND start >= $2 AND org = $1 AND kvs_table <> '' AND ${isWithin('usage_sums', 5, 'app')} AND EXISTS (SELECT 1 FROM usage_sums
    WHERE org = $1 AND project = '' AND app = '' AND kvs_table = '' AND step = 'hour' AND start >= $2
      AND (${LIMITED} > 0 OR ${KVS_REQUESTS} >= $3))
  GROUP BY ${SCOPE} HAVING sum(${LIMITED}) > 0 OR max(${KVS_REQUESTS}) >= $3
  ORDER BY limited DESC, most DESC, ${SCOPE} LIMIT $4`;
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

/** Keeps usage in PostgreSQL. Nodes add to the same rows. `clock` replaces the database's in tests. */
export function createClusterUsage(database: Database, clock?: Pick<Clock, 'now'>): UsageStore {
  const now = () => clock?.now() ?? null;
  return {
    add: ({ writer, number, rows }) =>
      database.transaction(async (within) => {
        if ((await within.query(NEXT, [writer, number, now()])).count === 1) await apply(within, rows);
      }),
    async countEnded(limit) {
      // Every node asks every few seconds, and mostly nothing has ended.
      if ((await database.query('SELECT 1 FROM usage_ended LIMIT 1')).count === 0) return 0;
      return database.transaction(async (within) => {
        const { rows } = await within.query(ENDED, [limit]);
        await apply(within, rows.map(endedOf));
        return rows.length;
      });
    },
    claimTurn: async (task, everyMs) => (await database.query(TURN, [task, everyMs, now()])).count === 1,
    setStored: (sizes, at) => database.transaction((within) => setStored(within, sizes, at)),
    async prune(at, limit) {
      let removed = 0;
      for (const statement of PRUNE) removed += (await database.query(statement, [at, limit])).count;
      return removed;
    },
    async series(scope, step, since) {
      const rows = await found(database, SERIES, [...scopeValues(scope), step, since]);
      return rows.map((row) => ({ start: numberOf(row, 'start'), counts: countsOf(row) }));
    },
    async pressed(org, since, { busy, limit, within }) {
      return (await found(database, PRESSED, [org, since, busy, limit, within ?? null])).map(pressureOf);
    },
    parts: (scope, since, page) => partsOf(database, scope, since, page),
    async full({ tableBytes, tableKeys, organizationBytes }) {
      const { rows } = await database.query(FULL, [tableBytes, tableKeys, organizationBytes]);
      return rows.map((row) => numberOf(row, 'keyspace'));
    },
    async stored(scope) {
      const [row] = await found(database, STORED, scopeValues(scope));
      return row ? storedOf(row) : { keys: 0, bytes: 0 };
    },
    used: (org, since, names) => usedOf(database, org, since, names),
  };
}

async function apply(within: Statements, rows: readonly UsageRow[]): Promise<void> {
  if (rows.length === 0) return;
  const sums = sumsOf(rows);
  const sumRows = sums.map(({ scope, step, start, counts }) => ({
    ...columnsOf(scope),
    step,
    start,
    ...Object.fromEntries(USAGE_COUNTERS.map((name, index) => [name, counts[index]])),
  }));
  await within.query(ADD, [JSON.stringify(sumRows)]);
  const changes = scopeChangesOf(sums).map(({ scope, keys, bytes, usedOn }) => ({
    ...columnsOf(scope),
    keys,
    bytes,
    used_on: usedOn,
  }));
  await within.query(CHANGE, [JSON.stringify(changes)]);
}

function columnsOf({ org, project, app, table }: UsageScope) {
  return { org, project, app, kvs_table: table };
}

async function setStored(within: Statements, sizes: TableSizes, at: number): Promise<void> {
  await within.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.sizes]);
  const { rows: named } = await within.query(NAMED, [sizes.tables.map(({ keyspace }) => keyspace)]);
  const { rows: inRange } = await within.query(IN_RANGE, [sizes.after, sizes.upTo]);
  const tables = new Map(named.map((row) => [numberOf(row, 'of'), knownTableOf(row)]));
  const changes = sizeChanges(sizes, tables, inRange.map(knownTableOf), at);
  await apply(within, changes.rows);
  for (const { scope, keyspace } of changes.keyspaces) {
    await within.query(SET_KEYSPACE, [...scopeValues(scope), keyspace]);
  }
}

async function partsOf(
  database: Database,
  { org, project, app }: UsageScope,
  since: number,
  { after, limit, within }: UsagePage,
): Promise<readonly UsagePart[]> {
  const name = after?.name ?? '';
  const rows =
    project === ''
      ? await found(database, PARTS.ofOrganization, [limit, since, org, after?.project ?? '', name, within ?? null])
      : app === ''
        ? await found(database, PARTS.ofProject, [limit, since, org, project, name, within ?? null])
        : await found(database, PARTS.ofApp, [limit, since, org, project, app, name]);
  return rows.map(partOf);
}

const SUMS = USAGE_COUNTERS.map((name) => `coalesce(sum(u.${name}), 0)::bigint AS ${name}`).join(', ');
const partsWhere = (where: string) => `SELECT s.org, s.project, s.app, s.kvs_table, s.keys, s.bytes, ${SUMS}
  FROM (SELECT * FROM usage_scopes WHERE ${where} ORDER BY ${SCOPE} LIMIT $1) s
  LEFT JOIN usage_sums u ON u.org = s.org AND u.project = s.project AND u.app = s.app AND u.kvs_table = s.kvs_table
    AND u.step = 'day' AND u.start >= $2
  GROUP BY s.org, s.project, s.app, s.kvs_table, s.keys, s.bytes ORDER BY s.org, s.project, s.app, s.kvs_table`;
const PARTS = {
  ofOrganization: partsWhere(
    `org = $3 AND (project, app) > ($4, $5) AND app <> '' AND kvs_table = '' AND ${isWithin('usage_scopes', 6, 'app')}`,
  ),
  ofProject: partsWhere(
    `org = $3 AND project = $4 AND app > $5 AND app <> '' AND kvs_table = '' AND ${isWithin('usage_scopes', 6, 'app')}`,
  ),
  ofApp: partsWhere(`org = $3 AND project = $4 AND app = $5 AND kvs_table > $6 AND kvs_table <> ''`),
};
