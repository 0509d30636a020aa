import { USAGE_COUNTERS } from '../../../contract/usage.ts';
import type { Engine } from '../rows/engine.ts';
import { type AddUsage, COUNTERS, SCOPE, scopeChangesOf, scopeValues, sumsOf } from '../usage.ts';

/** Adds rows of usage one by one. */
export function localUsage(engine: Engine): AddUsage {
  const places = (from: number) => USAGE_COUNTERS.map((_, index) => `$${from + index}`).join(', ');
  const add = engine.prepare(`INSERT INTO usage_sums (${SCOPE}, step, start, ${COUNTERS})
    VALUES ($1, $2, $3, $4, $5, $6, ${places(7)})
    ON CONFLICT DO UPDATE SET ${USAGE_COUNTERS.map((name) => `${name} = ${name} + excluded.${name}`).join(', ')}`);
  const change =
    engine.prepare(`INSERT INTO usage_scopes (${SCOPE}, keys, bytes, used_on) VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT DO UPDATE SET keys = keys + excluded.keys, bytes = bytes + excluded.bytes,
      used_on = max(used_on, excluded.used_on)
    WHERE excluded.keys <> 0 OR excluded.bytes <> 0 OR used_on < excluded.used_on`);
  return function* (rows) {
    const sums = sumsOf(rows);
    for (const { scope, step, start, counts } of sums) yield* add(...scopeValues(scope), step, start, ...counts);
    for (const { scope, keys, bytes, usedOn } of scopeChangesOf(sums))
      yield* change(...scopeValues(scope), keys, bytes, usedOn);
  };
}
