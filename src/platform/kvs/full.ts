import { inBackground } from '../../base/background.ts';
import type { Every } from '../../base/clock.ts';
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

export type FullTables = ReturnType<typeof watchFull>;

/**
 * Looks now and then for tables that take no further entries, because they or their organizations store as much as they may. Sizes are
 * compared every half minute, so a table may grow past its bound for up to a minute, by no more than its rate limit lets it. While the
 * store is away, what was known counts.
 */
export function watchFull({ usage, bounds, log, every }: FullParts) {
  let full: ReadonlySet<number> = new Set();
  const work = inBackground({
    everyMs: LOOK_EVERY,
    async run() {
      full = new Set(await usage.full(bounds));
    },
    onFailure: (error) => log('warn', 'kvs_sizes_not_read', { reason: String(error) }),
    every,
    isDue: true,
  });
  return { has: (keyspace: number) => full.has(keyspace), [Symbol.asyncDispose]: work[Symbol.asyncDispose] };
}
