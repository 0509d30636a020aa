import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { type Clock, systemClock } from '../../../base/clock.ts';
import { messageOf } from '../../../base/errors.ts';
import { auditHash } from '../../../contract/audit.ts';
import type { Change } from '../changes.ts';
import { AUDIT_COLUMNS, auditOf, chainOf, NO_CHAIN } from '../rows/audit.ts';
import { numberOf } from '../rows/columns.ts';
import type { Engine, Prepared, Tell, Value, Work } from '../rows/engine.ts';
import { StoreUnavailable } from '../rows/unavailable.ts';
import { createLocalChanges, type LocalChanges } from './changes.ts';
import { inTransaction } from './database.ts';
import { isDiskFull, isUnusable } from './disk-faults.ts';

/** Forms of PostgreSQL, and what SQLite has for them. The first rules see what later ones would change. */
const DIALECT: readonly (readonly [RegExp, string])[] = [
  // Plans that SQLite, which has no statistics, would not take.
  [/\/\* (INDEXED BY \w+|CROSS) \*\//g, '$1'],
  [/= ANY \((\$\d+)(?:::\w+\[\])?\)/g, 'IN (SELECT value FROM json_each($1))'],
  [/<> ALL \((\$\d+)(?:::\w+\[\])?\)/g, 'NOT IN (SELECT value FROM json_each($1))'],
  [/\bunnest\((\$\d+)::text\[\]\) AS (\w+)/g, '(SELECT value AS $2 FROM json_each($1))'],
  [/::\w+(?:\[\])?/g, ''],
  // One transaction writes at a time.
  [/ FOR (?:NO KEY )?(?:UPDATE|SHARE)(?: OF \w+)?(?: SKIP LOCKED)?/g, ''],
  // Which deployments may be claimed is found without this column.
  [/ ready = (?:true|false),/g, ''],
  [/ COLLATE "C"/g, ''],
  // The clock that the triggers read too.
  [/\bslipway_now\(\)/g, "CAST(unixepoch('subsec') * 1000 AS INTEGER)"],
  [/\bgreatest\(/g, 'max('],
  [/\bleast\(/g, 'min('],
  [/\bstrpos\(/g, 'instr('],
];

/** The engine on the migrated `platform.db`. All handles share `changes`. Work waits for nothing, so it must not call the engine again. */
export function createLocalEngine(
  database: DatabaseSync,
  clock: Pick<Clock, 'now'> = systemClock,
  changes: Pick<LocalChanges, 'publish'> = createLocalChanges(),
): Engine {
  const prepare = (text: string) => prepared(database, clock, text);
  return {
    prepare,
    lock: () => atOnce(() => {}),
    record: recorder(prepare, clock),
    read: async (work) => attempt(() => ran(work())),
    async write(work) {
      const told: Change[] = [];
      const tell: Tell = (more) => atOnce(() => void told.push(...more));
      const done = attempt(() => inTransaction(database, () => ran(work(tell))));
      for (const change of told) changes.publish(change);
      return done;
    },
  };
}

/** Compiles a statement when it runs first: stores prepare all of theirs when they open, and most do not run soon. */
function prepared(database: DatabaseSync, clock: Pick<Clock, 'now'>, text: string): Prepared {
  let compiled: (ReturnType<typeof inSqlite> & { statement: StatementSync; hasRows: boolean }) | undefined;
  const compile = () => {
    const translated = inSqlite(text);
    const statement = database.prepare(translated.sql);
    return { ...translated, statement, hasRows: statement.columns().length > 0 };
  };
  return (...values) =>
    atOnce(() => {
      compiled ??= compile();
      const { statement, places, hasRows } = compiled;
      const now = clock.now();
      const bound = places.map((place) => (place === 'now' ? now : bindable(values[place])));
      if (!hasRows) return { rows: [], count: Number(statement.run(...bound).changes) };
      const rows = statement.all(...bound);
      return { rows, count: rows.length };
    });
}

/** Translates a statement. `places`: for each of its parameters, the position of its value, or `now`. */
export function inSqlite(text: string): { readonly sql: string; readonly places: readonly (number | 'now')[] } {
  const translated = DIALECT.reduce((sql, [form, other]) => sql.replace(form, other), text);
  // Node 24.0 cannot bind numbered parameters.
  const places: (number | 'now')[] = [];
  const sql = translated.replace(/\$(\d+)|:now\b/g, (place, number) => {
    places.push(place === ':now' ? 'now' : Number(number) - 1);
    return '?';
  });
  return { sql, places };
}

/** Returns the function that appends rows to the audit log. */
function recorder(prepare: (text: string) => Prepared, clock: Pick<Clock, 'now'>): Engine['record'] {
  const head = prepare('SELECT * FROM audit_heads WHERE org = $1');
  const insert = prepare(`INSERT INTO audit (${AUDIT_COLUMNS.join(', ')}, hash)
    VALUES (${AUDIT_COLUMNS.map((_, index) => `$${index + 1}`).join(', ')}, $${AUDIT_COLUMNS.length + 1})`);
  const raise =
    prepare(`INSERT INTO audit_heads (org, n, at, hash, anchor_n, anchor_hash) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (org) DO UPDATE SET n = excluded.n, at = excluded.at, hash = excluded.hash`);
  return function* (act, entries) {
    for (const entry of entries) {
      const made = auditOf(act, entry);
      const [found] = (yield* head(made.org)).rows;
      const { head: last, anchor } = found ? chainOf(found) : NO_CHAIN;
      const row = { ...made, n: last.n + 1, at: Math.max(clock.now(), found ? numberOf(found, 'at') : 0) };
      const hash = auditHash(last.hash, row);
      const { org, n, at, project, appID, action, object, by, via, name, from, requestID, before, after } = row;
      yield* insert(org, n, at, project, appID, action, object, by, via, name, from, requestID, before, after, hash);
      yield* raise(org, n, at, hash, anchor.n, anchor.hash);
    }
  };
}

/** Work that waits for nothing. */
export function* atOnce<T>(work: () => T): Work<T> {
  yield* [];
  return work();
}

function bindable(value: Value): SQLInputValue {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value !== 'object' || value === null) return value ?? null;
  return value instanceof Uint8Array ? value : JSON.stringify(value);
}

/** Runs work to its end: its statements have answered when they return. */
function ran<T>(work: Work<T>): T {
  const step = work.next();
  if (step.done) return step.value;
  throw new Error('A statement of the other engine was asked');
}

/** Throws `StoreUnavailable` if the database cannot be used now, as on a full disk. */
function attempt<T>(work: () => T): T {
  try {
    return work();
  } catch (cause) {
    const isFull = isDiskFull(cause);
    if (!isFull && !isUnusable(cause)) throw cause;
    throw new StoreUnavailable(`The state cannot be read or written: ${messageOf(cause)}`, { cause, isFull });
  }
}
