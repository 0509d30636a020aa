import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { type Clock, systemClock } from '../../../base/clock.ts';
import type { Change } from '../changes.ts';
import type { Engine, Prepared, Tell, Value, Work } from '../rows/engine.ts';
import { createRecorder } from './audit.ts';
import { createLocalChanges, type LocalChanges } from './changes.ts';
import { createCommands } from './commands.ts';

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

/** The engine on the migrated `platform.db`. All handles share `changes`. */
export function createLocalEngine(
  database: DatabaseSync,
  clock: Pick<Clock, 'now'> = systemClock,
  changes: Pick<LocalChanges, 'publish'> = createLocalChanges(),
): Engine {
  const commands = createCommands(database);
  const record = createRecorder(database, clock);
  return {
    prepare: (text) => prepared(database, clock, text),
    lock: () => atOnce(() => {}),
    record: (act, entries) => atOnce(() => record(act, entries)),
    read: (work) => commands.read(() => ran(work())),
    async write(work) {
      const told: Change[] = [];
      const tell: Tell = (more) => atOnce(() => void told.push(...more));
      const done = await commands.write(() => ran(work(tell)));
      for (const change of told) changes.publish(change);
      return done;
    },
  };
}

function prepared(database: DatabaseSync, clock: Pick<Clock, 'now'>, text: string): Prepared {
  const translated = DIALECT.reduce((sql, [form, other]) => sql.replace(form, other), text);
  // Node 24.0 cannot bind numbered parameters.
  const places: (number | 'now')[] = [];
  const sql = translated.replace(/\$(\d+)|:now\b/g, (place, number) => {
    places.push(place === ':now' ? 'now' : Number(number) - 1);
    return '?';
  });
  const statement = database.prepare(sql);
  let hasRows: boolean | undefined;
  return (...values) =>
    atOnce(() => {
      hasRows ??= statement.columns().length > 0;
      const now = clock.now();
      const bound = places.map((place) => (place === 'now' ? now : bindable(values[place])));
      if (!hasRows) return { rows: [], count: Number(statement.run(...bound).changes) };
      const rows = statement.all(...bound);
      return { rows, count: rows.length };
    });
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
export function ran<T>(work: Work<T>): T {
  const step = work.next();
  if (step.done) return step.value;
  throw new Error('A statement of the other engine was asked');
}
