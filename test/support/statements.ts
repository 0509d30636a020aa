import type { DatabaseSync } from 'node:sqlite';
import { atOnce, createLocalEngine, inSqlite } from '../../src/platform/stores/local/engine.ts';
import type { Engine } from '../../src/platform/stores/rows/engine.ts';

/** Returns the statements, in SQLite's dialect, that stores on an engine prepare when they open. They are compiled when they run first. */
export function statementsOf(database: DatabaseSync, open: (engine: Engine) => void): readonly string[] {
  const statements: string[] = [];
  open({
    ...createLocalEngine(database),
    prepare(text) {
      statements.push(inSqlite(text).sql);
      return () => atOnce(() => ({ rows: [], count: 0 }));
    },
  });
  return statements;
}
