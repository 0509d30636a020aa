import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../../base/clock.ts';
import { USAGE_COUNTERS } from '../../../contract/usage.ts';
import { numberOf } from '../rows/columns.ts';
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
} from '../rows/usage.ts';
import {
  KEPT,
  type PressureBounds,
  type TableSizes,
  type UsagePage,
  type UsageRow,
  type UsageScope,
  type UsageStore,
} from '../usage.ts';
import { createCommands } from './commands.ts';
import { createOrganizationQuotas } from './organization-quotas.ts';
import { isWithin, withinParts } from './within.ts';

const IS_SCOPE = SCOPE_COLUMNS.map((name) => `${name} = ?`).join(' AND ');

/** Keeps usage in the migrated `platform.db`. */
export function createLocalUsage(database: DatabaseSync, clock: Pick<Clock, 'now'>): UsageStore {
  const commands = createCommands(database);
  const apply = applier(database);
  const setStored = storedSetter(database, apply);
  const next = database.prepare(`INSERT INTO usage_writers VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET number = excluded.number, at = excluded.at WHERE number < excluded.number`);
  const ended = database.prepare(`DELETE FROM usage_ended WHERE deploy_id IN (SELECT deploy_id FROM usage_ended LIMIT ?)
    RETURNING status, ended_at, ms, (SELECT org FROM apps WHERE id = app) AS org,
      (SELECT project FROM apps WHERE id = app) AS project, (SELECT app_id FROM apps WHERE id = app) AS app_id`);
  // A clock that was set back must not end the turns.
  const turn = database.prepare(`INSERT INTO usage_turns VALUES (?, ?)
    ON CONFLICT DO UPDATE SET at = excluded.at WHERE abs(excluded.at - at) >= ?`);
  const series = database.prepare(`SELECT start, ${COUNTERS} FROM usage_sums
    WHERE ${IS_SCOPE} AND step = ? AND start >= ? ORDER BY start`);
  const stored = database.prepare(`SELECT keys, bytes FROM usage_scopes WHERE ${IS_SCOPE}`);
  const full = database.prepare(`SELECT keyspace FROM usage_scopes WHERE keyspace IS NOT NULL AND bytes >= ?
    UNION SELECT keyspace FROM usage_scopes WHERE keyspace IS NOT NULL AND keys >= ?
    UNION SELECT t.keyspace FROM usage_scopes o JOIN usage_scopes t ON t.org = o.org
      WHERE o.project = '' AND o.bytes >= ? AND t.keyspace IS NOT NULL`);
  const parts = partReader(database);
  const pressed = pressureReader(database);
  const prune = pruner(database);
  const quotas = createOrganizationQuotas(database);
  return {
    add: ({ writer, number, rows }) =>
      commands.write(() => {
        if (next.run(writer, number, clock.now()).changes === 1) apply(rows);
      }),
    countEnded: (limit) =>
      commands.write(() => {
        const rows = ended.all(limit);
        apply(rows.filter(({ org }) => org !== null).map(endedOf));
        return rows.length;
      }),
    claimTurn: (task, everyMs) => commands.read(() => turn.run(task, clock.now(), everyMs).changes === 1),
    setStored: (sizes, at) => commands.write(() => setStored(sizes, at)),
    prune: (now, limit) => commands.write(() => prune(now, limit)),
    series: (scope, step, since) =>
      commands.read(() =>
        series
          .all(...scopeValues(scope), step, since)
          .map((row) => ({ start: numberOf(row, 'start'), counts: countsOf(row) })),
      ),
    parts: (scope, since, page) => commands.read(() => parts(scope, since, page)),
    pressed: (org, since, bounds) => commands.read(() => pressed(org, since, bounds)),
    full: ({ tableBytes, tableKeys, organizationBytes }) =>
      commands.read(() => full.all(tableBytes, tableKeys, organizationBytes).map((row) => numberOf(row, 'keyspace'))),
    stored: async (scope) => (await commands.first(stored, scopeValues(scope), storedOf)) ?? { keys: 0, bytes: 0 },
    used: (org, since, names) => commands.read(() => quotas.used(org, since, names)),
  };
}

/** Returns the function that adds rows; call it in a transaction. */
function applier(database: DatabaseSync) {
  const add = database.prepare(`INSERT INTO usage_sums (${SCOPE}, step, start, ${COUNTERS})
    VALUES (${'?, '.repeat(SCOPE_COLUMNS.length + 1 + USAGE_COUNTERS.length)}?)
    ON CONFLICT DO UPDATE SET ${USAGE_COUNTERS.map((name) => `${name} = ${name} + excluded.${name}`).join(', ')}`);
  const change =
    database.prepare(`INSERT INTO usage_scopes (${SCOPE}, keys, bytes, used_on) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET keys = keys + excluded.keys, bytes = bytes + excluded.bytes,
      used_on = max(used_on, excluded.used_on)
    WHERE excluded.keys <> 0 OR excluded.bytes <> 0 OR used_on < excluded.used_on`);
  return (rows: readonly UsageRow[]) => {
    const sums = sumsOf(rows);
    for (const { scope, step, start, counts } of sums) add.run(...scopeValues(scope), step, start, ...counts);
    for (const { scope, keys, bytes, usedOn } of scopeChangesOf(sums)) {
      change.run(...scopeValues(scope), keys, bytes, usedOn);
    }
  };
}

/** Returns the function of `setStored`; call it in a transaction. */
function storedSetter(database: DatabaseSync, apply: (rows: readonly UsageRow[]) => void) {
  const named =
    database.prepare(`SELECT a.org, a.project, a.app_id AS app, t.name AS kvs_table, s.keyspace, s.keys, s.bytes
    FROM kvs_tables t JOIN apps a ON a.id = t.app
    LEFT JOIN usage_scopes s ON s.org = a.org AND s.project = a.project AND s.app = a.app_id AND s.kvs_table = t.name
    WHERE t.keyspace = ?`);
  const inRange = database.prepare(`SELECT ${SCOPE}, keyspace, keys, bytes FROM usage_scopes
    WHERE keyspace > ? AND keyspace <= ? AND (keys <> 0 OR bytes <> 0)`);
  const setKeyspace = database.prepare(`UPDATE usage_scopes SET keyspace = ? WHERE ${IS_SCOPE}`);
  return (sizes: TableSizes, at: number) => {
    const tables = sizes.tables.flatMap(({ keyspace }) => {
      const row = named.get(keyspace);
      return row ? [[keyspace, knownTableOf(row)] as const] : [];
    });
    const known = inRange.all(sizes.after, sizes.upTo).map(knownTableOf);
    const changes = sizeChanges(sizes, new Map(tables), known, at);
    apply(changes.rows);
    for (const { scope, keyspace } of changes.keyspaces) setKeyspace.run(keyspace, ...scopeValues(scope));
  };
}

function partReader(database: DatabaseSync) {
  const sums = USAGE_COUNTERS.map((name) => `coalesce(sum(u.${name}), 0) AS ${name}`).join(', ');
  const of = (where: string) =>
    database.prepare(`SELECT page.org, page.project, page.app, page.kvs_table, page.keys, page.bytes, ${sums}
      FROM (SELECT * FROM usage_scopes WHERE ${where} ORDER BY ${SCOPE} LIMIT ?) page
      LEFT JOIN usage_sums u ON u.org = page.org AND u.project = page.project AND u.app = page.app AND u.kvs_table = page.kvs_table
        AND u.step = 'day' AND u.start >= ?
      GROUP BY page.org, page.project, page.app, page.kvs_table ORDER BY page.org, page.project, page.app, page.kvs_table`);
  const ofOrganization = of(
    `org = ? AND (project, app) > (?, ?) AND app <> '' AND kvs_table = '' AND ${isWithin('usage_scopes', 'app')}`,
  );
  const ofProject = of(
    `org = ? AND project = ? AND app > ? AND app <> '' AND kvs_table = '' AND ${isWithin('usage_scopes', 'app')}`,
  );
  const ofApp = of(`org = ? AND project = ? AND app = ? AND kvs_table > ? AND kvs_table <> ''`);
  return ({ org, project, app }: UsageScope, since: number, { after, within, limit }: UsagePage) => {
    const name = after?.name ?? '';
    const rows =
      project === ''
        ? ofOrganization.all(withinParts(within), org, after?.project ?? '', name, limit, since)
        : app === ''
          ? ofProject.all(withinParts(within), org, project, name, limit, since)
          : ofApp.all(org, project, app, name, limit, since);
    return rows.map(partOf);
  };
}

/** Looks at the hours of tables only if those of the organization have what it looks for. */
function pressureReader(database: DatabaseSync) {
  const find = database.prepare(`SELECT ${SCOPE}, sum(${LIMITED}) AS limited, max(${KVS_REQUESTS}) AS most
    FROM usage_sums INDEXED BY usage_sums_by_age
    WHERE step = 'hour' AND start >= :since AND org = :org AND kvs_table <> '' AND ${isWithin('usage_sums', 'app')} AND EXISTS (SELECT 1 FROM usage_sums
      WHERE org = :org AND project = '' AND app = '' AND kvs_table = '' AND step = 'hour' AND start >= :since
        AND (${LIMITED} > 0 OR ${KVS_REQUESTS} >= :busy))
    GROUP BY ${SCOPE} HAVING sum(${LIMITED}) > 0 OR max(${KVS_REQUESTS}) >= :busy
    ORDER BY limited DESC, most DESC, ${SCOPE} LIMIT :limit`);
  return (org: string, since: number, { busy, limit, within }: PressureBounds) =>
    find.all({ org, since, busy, limit, ...withinParts(within) }).map(pressureOf);
}

function pruner(database: DatabaseSync) {
  const sums = database.prepare(`DELETE FROM usage_sums WHERE (${SCOPE}, step, start) IN
    (SELECT ${SCOPE}, step, start FROM usage_sums WHERE step = ? AND start < ? LIMIT ?)`);
  const scopes = database.prepare(`DELETE FROM usage_scopes WHERE (${SCOPE}) IN
    (SELECT ${SCOPE} FROM usage_scopes WHERE used_on < ? AND keys = 0 AND bytes = 0 LIMIT ?)`);
  const writers = database.prepare('DELETE FROM usage_writers WHERE at < ?');
  return (now: number, limit: number) => {
    writers.run(now - KEPT.hour);
    const [hours, days, rest] = [
      sums.run('hour', now - KEPT.hour, limit),
      sums.run('day', now - KEPT.day, limit),
      scopes.run(now - KEPT.day, limit),
    ];
    return Number(hours.changes) + Number(days.changes) + Number(rest.changes);
  };
}
