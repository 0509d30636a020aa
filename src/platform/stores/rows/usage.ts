import {
  countsWith,
  STEP_MS,
  type Stored,
  USAGE_COUNTERS,
  type UsageCounts,
  type UsageStep,
} from '../../../contract/usage.ts';
import type { TableSizes, UsagePart, UsagePressure, UsageRow, UsageScope } from '../usage.ts';
import { numberOf, numberOrNull, type Row, textOf } from './columns.ts';

/** The work that both engines of `UsageStore` share. Their columns have the same names. */

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
export const SCOPE_COLUMNS = ['org', 'project', 'app', 'kvs_table'] as const;
export const SCOPE = SCOPE_COLUMNS.join(', ');
export const COUNTERS = USAGE_COUNTERS.join(', ');
const ZERO = countsWith();

export function scopeValues({ org, project, app, table }: UsageScope): readonly [string, string, string, string] {
  return [org, project, app, table];
}

export function scopeOf(row: Row): UsageScope {
  return {
    org: textOf(row, 'org'),
    project: textOf(row, 'project'),
    app: textOf(row, 'app'),
    table: textOf(row, 'kvs_table'),
  };
}

const sumOf = (pattern: RegExp) => USAGE_COUNTERS.filter((name) => pattern.test(name)).join(' + ');
/** The requests of a row of `usage_sums` to the key-value store that a quota refused, in SQL. */
export const LIMITED = `(${sumOf(/^(?:get|put|delete|other)_limited$/)})`;
/** All requests of a row to the key-value store, in SQL. */
export const KVS_REQUESTS = `(${sumOf(/^(?:get|put|delete|other)_/)})`;

export function pressureOf(row: Row): UsagePressure {
  return { scope: scopeOf(row), limited: numberOf(row, 'limited'), most: numberOf(row, 'most') };
}

export function storedOf(row: Row): Stored {
  return { keys: numberOf(row, 'keys'), bytes: numberOf(row, 'bytes') };
}

export function partOf(row: Row): UsagePart {
  return { scope: scopeOf(row), counts: countsOf(row), stored: storedOf(row) };
}

export function countsOf(row: Row): UsageCounts {
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
export function endedOf(row: Row): UsageRow {
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

/** A table as `usage_scopes` has it. */
export interface KnownTable extends Stored {
  readonly scope: UsageScope;
  readonly keyspace: number | null;
}

/** Reads a row of `usage_scopes`. Without an own row, a table has no keys: its columns are null. */
export function knownTableOf(row: Row): KnownTable {
  const keyspace = numberOrNull(row, 'keyspace');
  return {
    scope: scopeOf(row),
    keyspace,
    keys: numberOrNull(row, 'keys') ?? 0,
    bytes: numberOrNull(row, 'bytes') ?? 0,
  };
}

export interface SizeChanges {
  readonly rows: readonly UsageRow[];
  /** Tables that have got another keyspace, as they were deleted and created again. */
  readonly keyspaces: readonly { readonly scope: UsageScope; readonly keyspace: number }[];
}

/**
 * Compares sizes with what is known. `named`: the tables of the listed keyspaces, by keyspace. `inRange`: all tables
 * that are known to have a keyspace in the range, and keys. `at`: the time of the sizes.
 */
export function sizeChanges(
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
