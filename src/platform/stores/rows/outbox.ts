import { type Outbox, USED_MS, type Waiting } from '../outbox.ts';
import { numberOf, numberOrNull, type Row } from './columns.ts';
import { counted, type Engine, first } from './engine.ts';

/**
 * Keeps what outboxes have in common. Their times are by the clock that the triggers read too, which add the items. `waits`: the condition
 * of the items that were not accepted once.
 */
export function createOutbox(engine: Engine, use: 'cdn_use' | 'dns_use', items: string, waits: string): Outbox {
  const used = engine.prepare(`INSERT INTO ${use} (id, until) VALUES (1, slipway_now() + ${USED_MS})
    ON CONFLICT (id) DO UPDATE SET until = excluded.until`);
  const waiting = engine.prepare(`SELECT count(*) AS n, min(at) AS oldest FROM ${items} WHERE ${waits}`);
  return {
    use: async () => void (await counted(engine, used())),
    waiting: async () => (await first(engine, waiting(), waitingOf)) ?? { count: 0, oldestAt: null },
  };
}

function waitingOf(row: Row): Waiting {
  return { count: numberOf(row, 'n'), oldestAt: numberOrNull(row, 'oldest') };
}
