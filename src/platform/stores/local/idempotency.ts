import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../../base/clock.ts';
import { KEYS_KEPT_MS } from '../keeping.ts';
import { numberOf, textOf } from '../rows/columns.ts';
import type { Done, Once } from '../state.ts';

/** Runs commands that carry a `Once`. Call it in the transaction of the command. */
export interface Idempotency {
  /** Returns the result of `work`, or of the call that used the key first. If `work` returns undefined, the key stays unused. */
  run<T>(once: Once<T> | undefined, work: () => T | undefined): Done<T> | undefined;
}

export function createIdempotency(database: DatabaseSync, clock: Clock): Idempotency {
  // If two calls run at the same time, the unique key decides which one is first.
  const claim = database.prepare(`INSERT INTO idempotency (scope, key, request_hash, status, response, created_at)
    VALUES (?, ?, ?, ?, '', ?) ON CONFLICT (scope, key) DO UPDATE SET request_hash = excluded.request_hash,
    status = excluded.status, response = '', created_at = excluded.created_at WHERE created_at <= ?`);
  const recall = database.prepare('SELECT request_hash, status, response FROM idempotency WHERE scope = ? AND key = ?');
  const remember = database.prepare('UPDATE idempotency SET response = ? WHERE scope = ? AND key = ?');
  const release = database.prepare('DELETE FROM idempotency WHERE scope = ? AND key = ?');

  function first<T>({ scope, key, requestHash, status }: Once<T>): boolean {
    const now = clock.now();
    return claim.run(scope, key, requestHash, status, now, now - KEYS_KEPT_MS).changes === 1;
  }

  function replay<T>({ scope, key, requestHash }: Once<T>): Done<T> | undefined {
    const row = recall.get(scope, key);
    if (!row || textOf(row, 'request_hash') !== requestHash) return { kind: 'other_request' };
    return { kind: 'replayed', status: numberOf(row, 'status'), answer: textOf(row, 'response') };
  }

  return {
    run(once, work) {
      if (once && !first(once)) return replay(once);
      const made = work();
      if (once && made === undefined) release.run(once.scope, once.key);
      if (made === undefined) return undefined;
      if (once) remember.run(once.answer(made), once.scope, once.key);
      return { kind: 'done', made };
    },
  };
}
