import { KEYS_KEPT_MS } from '../keeping.ts';
import type { Done, Once } from '../state.ts';
import { numberOf, textOf } from './columns.ts';
import type { Engine, Work } from './engine.ts';

/** Runs commands that carry a `Once`, in their transactions. */
export function createIdempotency(engine: Engine) {
  // If two calls run at the same time, the unique key decides which one is first, and the other one waits for its end.
  const claim =
    engine.prepare(`INSERT INTO idempotency AS known (scope, key, request_hash, status, response, created_at)
    SELECT $1, $2, $3, $4::integer, '', ms FROM (SELECT :now AS ms) now WHERE true
    ON CONFLICT (scope, key) DO UPDATE SET request_hash = excluded.request_hash, status = excluded.status, response = '',
      created_at = excluded.created_at WHERE known.created_at <= excluded.created_at - ${KEYS_KEPT_MS}`);
  const recall = engine.prepare('SELECT request_hash, status, response FROM idempotency WHERE scope = $1 AND key = $2');
  const remember = engine.prepare('UPDATE idempotency SET response = $3 WHERE scope = $1 AND key = $2');
  const release = engine.prepare('DELETE FROM idempotency WHERE scope = $1 AND key = $2');

  /** Returns the result of `work`, or of the call that used the key first. If `work` returns undefined, the key stays unused. */
  return function* <T>(once: Once<T> | undefined, work: () => Work<T | undefined>): Work<Done<T> | undefined> {
    if (once && (yield* claim(once.scope, once.key, once.requestHash, once.status)).count === 0) {
      const [row] = (yield* recall(once.scope, once.key)).rows;
      if (!row || textOf(row, 'request_hash') !== once.requestHash) return { kind: 'other_request' };
      return { kind: 'replayed', status: numberOf(row, 'status'), answer: textOf(row, 'response') };
    }
    const made = yield* work();
    if (once && made === undefined) yield* release(once.scope, once.key);
    if (made === undefined) return undefined;
    if (once) yield* remember(once.scope, once.key, once.answer(made));
    return { kind: 'done', made };
  };
}
