import type { QuotaName } from '../../contract/quotas.ts';
import {
  countsWith,
  STEP_MS,
  type Stored,
  USAGE_COUNTERS,
  type UsageCounts,
  type UsageStep,
} from '../../contract/usage.ts';
import type { Used } from './organization-quotas.ts';
import { column, numberOf, numberOrNull, type Row, shape, textOf } from './rows/columns.ts';
import { all, counted, type Engine, first, isWithin, type Work } from './rows/engine.ts';
import { createOrganizationQuotas, KVS_REQUESTS, LIMITED } from './rows/organization-quotas.ts';
import type { Within } from './state.ts';

/**
 * The port for what organizations have used (spec 1.6): sums by hour and day, of each organization, project, app and table.
 * Each row of an app also counts in the rows of its project and organization.
 *
 * By design: an app has one environment, so the rows of an app are those of its environment.
 */
export interface UsageStore {
  /**
   * Adds counts. A flush that was added before is not added again, so a flush whose answer was lost can be repeated. The
   * flushes of a writer have ascending numbers, and each one is added before the next.
   */
  add(flush: UsageFlush): Promise<void>;
  /** Counts deployments that have ended since the last call, at most `limit`, by the hour of their end. Each once, whichever nodes call it. Resolves with their number. */
  countEnded(limit: number): Promise<number>;
  /** Returns true to one caller in `everyMs` milliseconds, over all nodes. */
  claimTurn(task: 'stored' | 'collect' | 'quotas' | 'dns' | 'certificates', everyMs: number): Promise<boolean>;
  /**
   * Takes the present sizes of the tables whose keyspaces are above `after` and at most `upTo`. Tables in that range that
   * are not listed are empty. Keyspaces of deleted tables are ignored. `at` is the time of the change.
   */
  setStored(sizes: TableSizes, at: number): Promise<void>;
  /** Removes hours and days that are no longer kept, at most `limit` rows. Resolves with their number. If it rejects, some may be gone. */
  prune(now: number, limit: number): Promise<number>;
  /** Returns the points of a series that have counts, in order. `since` is the start of the first one. */
  series(scope: UsageScope, step: UsageStep, since: number): Promise<readonly UsagePoint[]>;
  /** Returns the sums of the parts of a scope since the start of a day: the tables of an app, else a page of apps, by name. */
  parts(scope: UsageScope, since: number, page: UsagePage): Promise<readonly UsagePart[]>;
  /**
   * Returns the tables of an organization that a quota refused since an hour, or whose requests of an hour reached `busy`:
   * those with the most refused requests first. Takes a constant time if the organization has neither.
   */
  pressed(org: string, since: number, bounds: PressureBounds): Promise<readonly UsagePressure[]>;
  /** Returns the keyspaces of tables that store as much as they may, or whose organization does, as of the last `setStored`. */
  full(bounds: StoredBounds): Promise<readonly number[]>;
  /** Returns what a scope stores, as of the last `setStored`. */
  stored(scope: UsageScope): Promise<Stored>;
  /** Returns what an organization uses of quotas: now, or since the start of a month. Its time grows with the number of kept releases. */
  used(org: string, since: number, names: readonly QuotaName[]): Promise<Used>;
}

/** What may be stored. */
export interface StoredBounds {
  readonly tableBytes: number;
  readonly tableKeys: number;
  /** Of all tables of an organization. */
  readonly organizationBytes: number;
}

/** An organization; or one of its projects, if `project` is not empty; or an app; or a table of an app. */
const scopeOf = shape({ org: textOf, project: textOf, app: textOf, table: column('kvs_table', textOf) });
export type UsageScope = ReturnType<typeof scopeOf>;

export interface UsageFlush {
  /** A random name of the process. */
  readonly writer: string;
  readonly number: number;
  /** Rows of apps and of tables. No two have the same scope and hour. */
  readonly rows: readonly UsageRow[];
}

export interface UsageRow {
  readonly scope: UsageScope;
  /** The start of the hour. */
  readonly hour: number;
  readonly counts: UsageCounts;
}

export interface TableSizes {
  readonly after: number;
  readonly upTo: number;
  readonly tables: readonly (Stored & { readonly keyspace: number })[];
}

const pointOf = shape({
  /** Days begin at midnight UTC. */
  start: numberOf,
  counts: countsOf,
});
export type UsagePoint = ReturnType<typeof pointOf>;

export interface UsagePage {
  /** The project and app, or the table, of the last part of the page before. */
  readonly after?: { readonly project: string; readonly name: string } | undefined;
  /** Of the apps of an organization or a project. */
  readonly within?: Within;
  readonly limit: number;
}

export interface PressureBounds {
  readonly busy: number;
  readonly within?: Within;
  /** The most tables. */
  readonly limit: number;
}

/** A table that a quota refused, or that is near its quota. */
const pressureOf = shape({
  scope: scopeOf,
  /** Requests that the quota refused. */
  limited: numberOf,
  /** The most requests in an hour. */
  most: numberOf,
});
export type UsagePressure = ReturnType<typeof pressureOf>;

const storedOf = shape({ keys: numberOf, bytes: numberOf });
const partOf = shape({ scope: scopeOf, counts: countsOf, stored: storedOf });
export type UsagePart = ReturnType<typeof partOf>;

/** Milliseconds that hours and days are kept. */
export const KEPT: Readonly<Record<UsageStep, number>> = { hour: 35 * 86_400_000, day: 400 * 86_400_000 };

/** Adds rows to the sums and to what is stored. Call it in a transaction. Each engine does it in its own way, because there are many. */
export type AddUsage = (rows: readonly UsageRow[]) => Work<void>;

export function createUsageStore(engine: Engine, apply: AddUsage): UsageStore {
  const isScope = SCOPE_COLUMNS.map((name, index) => `${name} = $${index + 1}`).join(' AND ');
  const next = engine.prepare(`INSERT INTO usage_writers VALUES ($1, $2, :now)
    ON CONFLICT (writer) DO UPDATE SET number = excluded.number, at = excluded.at
    WHERE usage_writers.number < excluded.number`);
  // Every node asks every few seconds, and mostly nothing has ended.
  const anyEnded = engine.prepare('SELECT 1 FROM usage_ended LIMIT 1');
  const ended = engine.prepare(`DELETE FROM usage_ended WHERE deploy_id IN
    (SELECT deploy_id FROM usage_ended LIMIT $1 FOR UPDATE SKIP LOCKED) RETURNING status, ended_at, ms,
      (SELECT org FROM apps WHERE id = app) AS org, (SELECT project FROM apps WHERE id = app) AS project,
      (SELECT app_id FROM apps WHERE id = app) AS app_id`);
  // A clock that was set back must not end the turns.
  const turn = engine.prepare(`INSERT INTO usage_turns VALUES ($1, :now)
    ON CONFLICT (task) DO UPDATE SET at = excluded.at WHERE abs(excluded.at - usage_turns.at) >= $2`);
  const named =
    engine.prepare(`SELECT t.keyspace AS of, a.org, a.project, a.app_id AS app, t.name AS kvs_table, s.keyspace, s.keys, s.bytes
    FROM kvs_tables t JOIN apps a ON a.id = t.app
    LEFT JOIN usage_scopes s ON s.org = a.org AND s.project = a.project AND s.app = a.app_id AND s.kvs_table = t.name
    WHERE t.keyspace = ANY ($1::bigint[])`);
  const inRange = engine.prepare(`SELECT ${SCOPE}, keyspace, keys, bytes FROM usage_scopes
    WHERE keyspace > $1 AND keyspace <= $2 AND (keys <> 0 OR bytes <> 0)`);
  const setKeyspace = engine.prepare(`UPDATE usage_scopes SET keyspace = $5 WHERE ${isScope}`);
  const series =
    engine.prepare(`SELECT start, ${COUNTERS} FROM usage_sums WHERE ${isScope} AND step = $5 AND start >= $6
    ORDER BY start`);
  const stored = engine.prepare(`SELECT keys, bytes FROM usage_scopes WHERE ${isScope}`);
  const full = engine.prepare(`SELECT keyspace FROM usage_scopes WHERE keyspace IS NOT NULL AND bytes >= $1
    UNION SELECT keyspace FROM usage_scopes WHERE keyspace IS NOT NULL AND keys >= $2
    UNION SELECT t.keyspace FROM usage_scopes o JOIN usage_scopes t ON t.org = o.org
      WHERE o.project = '' AND o.bytes >= $3 AND t.keyspace IS NOT NULL`);
  // Looks at the hours of tables only if those of the organization have what it looks for.
  const pressed =
    engine.prepare(`SELECT ${SCOPE}, sum(${LIMITED})::bigint AS limited, max(${KVS_REQUESTS})::bigint AS most
    FROM usage_sums /* INDEXED BY usage_sums_by_age */ WHERE step = 'hour' AND start >= $2 AND org = $1 AND kvs_table <> ''
      AND ${isWithin('usage_sums', 5, 'app')} AND EXISTS (SELECT 1 FROM usage_sums
        WHERE org = $1 AND project = '' AND app = '' AND kvs_table = '' AND step = 'hour' AND start >= $2
          AND (${LIMITED} > 0 OR ${KVS_REQUESTS} >= $3))
    GROUP BY ${SCOPE} HAVING sum(${LIMITED}) > 0 OR max(${KVS_REQUESTS}) >= $3
    ORDER BY limited DESC, most DESC, ${SCOPE} LIMIT $4`);
  const sums = USAGE_COUNTERS.map((name) => `coalesce(sum(u.${name}), 0)::bigint AS ${name}`).join(', ');
  const partsWhere = (where: string) =>
    engine.prepare(`SELECT page.org, page.project, page.app, page.kvs_table, page.keys, page.bytes, ${sums}
      FROM (SELECT * FROM usage_scopes WHERE ${where} ORDER BY ${SCOPE} LIMIT $1) page
      LEFT JOIN usage_sums u ON u.org = page.org AND u.project = page.project AND u.app = page.app AND u.kvs_table = page.kvs_table
        AND u.step = 'day' AND u.start >= $2
      GROUP BY page.org, page.project, page.app, page.kvs_table, page.keys, page.bytes
      ORDER BY page.org, page.project, page.app, page.kvs_table`);
  const isListed = `app <> '' AND kvs_table = '' AND ${isWithin('usage_scopes', 6, 'app')}`;
  const ofOrganization = partsWhere(`org = $3 AND (project, app) > ($4, $5) AND ${isListed}`);
  const ofProject = partsWhere(`org = $3 AND project = $4 AND app > $5 AND ${isListed}`);
  const ofApp = partsWhere(`org = $3 AND project = $4 AND app = $5 AND kvs_table > $6 AND kvs_table <> ''`);
  const parts = ({ org, project, app }: UsageScope, since: number, { after, within, limit }: UsagePage) => {
    const name = after?.name ?? '';
    if (project === '') return ofOrganization(limit, since, org, after?.project ?? '', name, within);
    return app === ''
      ? ofProject(limit, since, org, project, name, within)
      : ofApp(limit, since, org, project, app, name);
  };
  // A node whose clock is ahead must not remove what is kept. The subquery and the order let the indexes be used.
  const old = (table: string, key: string, condition: string, age: string, ms: number) =>
    engine.prepare(`DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table} WHERE ${condition}
      ${age} < least($1::bigint, (SELECT :now)) - ${ms} ORDER BY ${age} LIMIT $2 FOR UPDATE SKIP LOCKED)`);
  const oldOnes = [
    old('usage_sums', `${SCOPE}, step, start`, "step = 'hour' AND", 'start', KEPT.hour),
    old('usage_sums', `${SCOPE}, step, start`, "step = 'day' AND", 'start', KEPT.day),
    old('usage_scopes', SCOPE, 'keys = 0 AND bytes = 0 AND', 'used_on', KEPT.day),
    old('usage_writers', 'writer', '', 'at', KEPT.hour),
  ];
  return {
    add: ({ writer, number, rows }) =>
      engine.write(function* () {
        if ((yield* next(writer, number)).count === 1) yield* apply(rows);
      }),
    async countEnded(limit) {
      if ((await counted(engine, anyEnded())) === 0) return 0;
      return engine.write(function* () {
        const { rows } = yield* ended(limit);
        yield* apply(rows.filter(({ org }) => org !== null).map(endedOf));
        return rows.length;
      });
    },
    claimTurn: async (task, everyMs) => (await counted(engine, turn(task, everyMs))) === 1,
    setStored: (sizes, at) =>
      engine.write(function* () {
        yield* engine.lock('sizes');
        const known = (yield* named(sizes.tables.map(({ keyspace }) => keyspace))).rows;
        const tables = new Map(known.map((row) => [numberOf(row, 'of'), knownTableOf(row)]));
        const { rows } = yield* inRange(sizes.after, sizes.upTo);
        const changes = sizeChanges(sizes, tables, rows.map(knownTableOf), at);
        yield* apply(changes.rows);
        for (const { scope, keyspace } of changes.keyspaces) yield* setKeyspace(...scopeValues(scope), keyspace);
      }),
    async prune(now, limit) {
      let removed = 0;
      for (const each of oldOnes) removed += await counted(engine, each(now, limit));
      return removed;
    },
    series: (scope, step, since) => all(engine, series(...scopeValues(scope), step, since), pointOf),
    parts: (scope, since, page) => all(engine, parts(scope, since, page), partOf),
    pressed: (org, since, { busy, limit, within }) => all(engine, pressed(org, since, busy, limit, within), pressureOf),
    full: ({ tableBytes, tableKeys, organizationBytes }) =>
      all(engine, full(tableBytes, tableKeys, organizationBytes), (row) => numberOf(row, 'keyspace')),
    stored: async (scope) => (await first(engine, stored(...scopeValues(scope)), storedOf)) ?? { keys: 0, bytes: 0 },
    used: createOrganizationQuotas(engine).used,
  };
}

/** A row of `usage_sums` to be added. */
export interface Sum {
  readonly scope: UsageScope;
  readonly step: UsageStep;
  readonly start: number;
  /** In the order of `USAGE_COUNTERS`. */
  readonly counts: readonly number[];
}

/** A row of `usage_scopes` to be added. */
export interface ScopeChange extends Stored {
  readonly scope: UsageScope;
  /** The start of the last day with counts. */
  readonly usedOn: number;
}

/** The columns of a scope, which are the first part of the keys. */
const SCOPE_COLUMNS = ['org', 'project', 'app', 'kvs_table'] as const;
export const SCOPE = SCOPE_COLUMNS.join(', ');
export const COUNTERS = USAGE_COUNTERS.join(', ');
const ZERO = countsWith();

export function scopeValues({ org, project, app, table }: UsageScope): readonly [string, string, string, string] {
  return [org, project, app, table];
}

function countsOf(row: Row): UsageCounts {
  return Object.fromEntries(USAGE_COUNTERS.map((name) => [name, numberOf(row, name)])) as UsageCounts;
}

/** Returns what rows of apps and tables add to the sums of all scopes that contain them, by hour and day. Each key occurs once, in order. */
export function sumsOf(rows: readonly UsageRow[]): readonly Sum[] {
  const sums = new Map<string, Sum & { readonly counts: number[] }>();
  for (const { scope, hour, counts } of rows) {
    for (const each of scopesAround(scope)) {
      for (const step of ['hour', 'day'] as const) {
        const start = Math.floor(hour / STEP_MS[step]) * STEP_MS[step];
        const key = JSON.stringify([...scopeValues(each), step, start]);
        const sum = sums.get(key) ?? { scope: each, step, start, counts: USAGE_COUNTERS.map(() => 0) };
        for (const [index, name] of USAGE_COUNTERS.entries())
          sum.counts[index] = (sum.counts[index] ?? 0) + counts[name];
        sums.set(key, sum);
      }
    }
  }
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
}

/** Returns the scope, and those that contain it. */
function scopesAround({ org, project, app, table }: UsageScope): readonly UsageScope[] {
  const outer = [
    { org, project: '', app: '', table: '' },
    { org, project, app: '', table: '' },
    { org, project, app, table: '' },
  ];
  return table === '' ? outer : [...outer, { org, project, app, table }];
}

/** Returns the changes of scopes that belong to sums. Each scope occurs once, in order. */
export function scopeChangesOf(sums: readonly Sum[]): readonly ScopeChange[] {
  const changes = new Map<string, ScopeChange>();
  const [keys, bytes] = [USAGE_COUNTERS.indexOf('keys_change'), USAGE_COUNTERS.indexOf('bytes_change')];
  for (const { scope, step, start, counts } of sums) {
    if (step !== 'day') continue;
    const key = JSON.stringify(scopeValues(scope));
    const known = changes.get(key);
    changes.set(key, {
      scope,
      keys: (known?.keys ?? 0) + (counts[keys] ?? 0),
      bytes: (known?.bytes ?? 0) + (counts[bytes] ?? 0),
      usedOn: Math.max(known?.usedOn ?? 0, start),
    });
  }
  return [...changes.values()];
}

/** Reads a row of `usage_ended` with its app as the counts of one deployment. */
function endedOf(row: Row): UsageRow {
  const status = textOf(row, 'status');
  const counter = (['deploy_succeeded', 'deploy_failed', 'deploy_cancelled'] as const).find(
    (name) => name === `deploy_${status}`,
  );
  return {
    scope: { org: textOf(row, 'org'), project: textOf(row, 'project'), app: textOf(row, 'app_id'), table: '' },
    hour: Math.floor(numberOf(row, 'ended_at') / STEP_MS.hour) * STEP_MS.hour,
    counts: { ...ZERO, ...(counter && { [counter]: 1 }), build_ms: numberOf(row, 'ms') },
  };
}

/** A table as `usage_scopes` has it. Without an own row, a table has no keys: its columns are null. */
const knownTableOf = shape({
  scope: scopeOf,
  keyspace: numberOrNull,
  keys: (row, name) => numberOrNull(row, name) ?? 0,
  bytes: (row, name) => numberOrNull(row, name) ?? 0,
});
type KnownTable = ReturnType<typeof knownTableOf>;

interface SizeChanges {
  readonly rows: readonly UsageRow[];
  /** Tables that have got another keyspace, as they were deleted and created again. */
  readonly keyspaces: readonly { readonly scope: UsageScope; readonly keyspace: number }[];
}

/**
 * Compares sizes with what is known. `named`: the tables of the listed keyspaces, by keyspace. `inRange`: all tables
 * that are known to have a keyspace in the range, and keys. `at`: the time of the sizes.
 */
function sizeChanges(
  { tables }: TableSizes,
  named: ReadonlyMap<number, KnownTable>,
  inRange: readonly KnownTable[],
  at: number,
): SizeChanges {
  const hour = Math.floor(at / STEP_MS.hour) * STEP_MS.hour;
  const rows: UsageRow[] = [];
  const keyspaces = [];
  const seen = new Set<string>();
  const change = (known: KnownTable, { keys, bytes }: Stored) => {
    seen.add(scopeValues(known.scope).join('\n'));
    const counts = { ...ZERO, keys_change: keys - known.keys, bytes_change: bytes - known.bytes };
    if (counts.keys_change !== 0 || counts.bytes_change !== 0) rows.push({ scope: known.scope, hour, counts });
  };
  for (const { keyspace, ...stored } of tables) {
    const known = named.get(keyspace);
    if (!known) continue;
    change(known, stored);
    if (known.keyspace !== keyspace) keyspaces.push({ scope: known.scope, keyspace });
  }
  for (const known of inRange) {
    if (!seen.has(scopeValues(known.scope).join('\n'))) change(known, { keys: 0, bytes: 0 });
  }
  return { rows, keyspaces };
}
