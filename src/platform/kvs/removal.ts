import { type BackgroundWork, inBackground } from '../../base/background.ts';
import type { Every } from '../../base/clock.ts';
import type { Log } from '../../base/log.ts';
import type { KvsEngine } from '../stores/kvs.ts';
import type { TableStore } from '../stores/tables.ts';

/*
 * Removes entries in the background: those that have expired, and those of deleted tables. Nobody can read either, so no
 * start and no request waits for it. Both run apart, because a table with many entries takes minutes.
 */

interface RemovalOptions {
  readonly engine: KvsEngine;
  readonly tables: Pick<TableStore, 'toDrop' | 'dropped'>;
  readonly log: Log;
  readonly every?: Every | undefined;
}

const EVERY_MS = 30_000;
const SWEEP_BATCH = 1_000;
const DROP_BATCH = 100;

/**
 * Begins to remove entries now, and again every half minute: also those of tables that other nodes have deleted. Disposing waits for the
 * runs under way.
 */
export function startRemoval({ engine, tables, log, every }: RemovalOptions) {
  const ending = new AbortController();
  const regularly = (event: string, work: Pick<BackgroundWork, 'run' | 'isDue' | 'follows'>) => {
    const onFailure = (error: unknown) => log('warn', event, { reason: String(error) });
    return inBackground({ everyMs: EVERY_MS, onFailure, every, ...work });
  };
  const sweeping = regularly('kvs_sweep_failed', { run: () => sweep(engine, ending.signal) });
  /** Drops the entries of deleted tables. If that fails, as on a full disk, a later run drops them. */
  const drop = async () => {
    for (let after = 0; ; ) {
      const keyspaces = await tables.toDrop({ after, limit: DROP_BATCH });
      for (const keyspace of keyspaces) {
        after = keyspace;
        try {
          await engine.drop(keyspace);
          await tables.dropped(keyspace);
        } catch (error) {
          log('warn', 'kvs_drop_failed', { reason: String(error) });
          if (ending.signal.aborted) return;
        }
      }
      if (keyspaces.length < DROP_BATCH || ending.signal.aborted) return;
    }
  };
  const dropping = regularly('kvs_drop_failed', { run: drop, isDue: true, follows: true });
  return {
    /** Begins to remove the entries of deleted tables. Call it after a table was deleted. */
    begin() {
      if (!ending.signal.aborted) void dropping.run();
    },
    async [Symbol.asyncDispose]() {
      ending.abort();
      await Promise.all([sweeping[Symbol.asyncDispose](), dropping[Symbol.asyncDispose]()]);
    },
  };
}

/** Removes expired entries in batches, so that other requests are served between them. `ending` ends it after a batch. */
export async function sweep(engine: Pick<KvsEngine, 'sweep'>, ending?: AbortSignal): Promise<number> {
  let total = 0;
  for (;;) {
    const swept = await engine.sweep(SWEEP_BATCH);
    total += swept;
    if (swept < SWEEP_BATCH || ending?.aborted) return total;
  }
}
