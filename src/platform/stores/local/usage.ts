import type { DatabaseSync } from 'node:sqlite';
import { USAGE_COUNTERS } from '../../../contract/usage.ts';
import type { Engine } from '../rows/engine.ts';
import { createOrganizationQuotas } from '../rows/organization-quotas.ts';
import {
  COUNTERS,
  createUsageStore,
  SCOPE,
  SCOPE_COLUMNS,
  scopeChangesOf,
  scopeValues,
  sumsOf,
} from '../rows/usage.ts';
import { KEPT, type UsageRow, type UsageStore } from '../usage.ts';
import { createCommands } from './commands.ts';
import { atOnce } from './engine.ts';

/** Keeps usage in the migrated `platform.db`. */
export function createLocalUsage(database: DatabaseSync, engine: Engine): UsageStore {
  const [commands, add, removed] = [createCommands(database), applier(database), pruner(database)];
  return createUsageStore(engine, {
    apply: (rows) => atOnce(() => add(rows)),
    prune: (now, limit) => commands.write(() => removed(now, limit)),
    used: createOrganizationQuotas(engine).used,
  });
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
