import { type Every, systemEvery } from '../../base/clock.ts';
import type { Log } from '../../base/log.ts';
import type { StoredBounds, UsageStore } from '../stores/usage.ts';

/** Milliseconds between two looks for tables that are full. */
const LOOK_EVERY = 15_000;

interface FullParts {
  readonly usage: Pick<UsageStore, 'full'>;
  readonly bounds: StoredBounds;
  readonly log: Log;
  readonly every?: Every | undefined;
}

/** The tables that take no further entries, because they or their organizations store as much as they may. */
export interface FullTables extends Disposable {
  has(keyspace: number): boolean;
  /** Looks again. Never rejects: while the store is away, what was known counts. */
  look(): Promise<void>;
}

/**
 * Looks for full tables now and then. Sizes are compared every half minute, so a table may grow past its bound for up to a minute, by no
 * more than its rate limit lets it.
 */
export function watchFull({ usage, bounds, log, every = systemEvery }: FullParts): FullTables {
  let full: ReadonlySet<number> = new Set();
  let looking: Promise<void> | undefined;
  const look = () => {
    looking ??= usage
      .full(bounds)
      .then((keyspaces) => {
        full = new Set(keyspaces);
      })
      .catch((error: unknown) => log('warn', 'kvs_sizes_not_read', { reason: String(error) }))
      .finally(() => {
        looking = undefined;
      });
    return looking;
  };
  const stop = every(LOOK_EVERY, () => void look());
  void look();
  return { has: (keyspace) => full.has(keyspace), look, [Symbol.dispose]: stop };
}
