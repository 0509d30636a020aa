import { numberOf, numberOrNull, type Row } from './rows/columns.ts';
import { counted, type Engine, first } from './rows/engine.ts';

/**
 * What the outboxes of the stores have in common: the purges of a CDN (`cdn.ts`), and the changes of DNS records (`dns.ts`).
 *
 * The store itself adds an item in the transaction of the change that another service has to hear of. So none is lost, and none is
 * made for a change that did not happen. It does so only while the service is in use. A node claims items for `CLAIM_MS`, and settles
 * them. Those whose node died are due again after that time.
 */
export interface Outbox {
  /** Says that the service is in use. From now on, and for `USED_MS`, items are added. */
  use(): Promise<void>;
  /** Returns how many items were not accepted once, and when the first of them was added. */
  waiting(): Promise<Waiting>;
}

/** Milliseconds after `use` in which items are added. */
export const USED_MS = 24 * 3_600_000;
/** Milliseconds of a claim. It is longer than any attempt. */
export const CLAIM_MS = 30_000;

export interface Waiting {
  readonly count: number;
  /** Null: none waits. */
  readonly oldestAt: number | null;
}

/** Returns the seconds since the oldest item was added. Null: none waits. */
export function ageOf({ oldestAt }: Waiting, now: number): number | null {
  return oldestAt === null ? null : Math.max(0, now - oldestAt) / 1_000;
}

/** Times are by the clock that the triggers read too, which add the items. `waits`: the condition of items that were not accepted once. */
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
