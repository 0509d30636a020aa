import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../../base/clock.ts';
import { numberOf, textOf } from './rows.ts';

/** Milliseconds that an `Idempotency-Key` is remembered. */
export const IDEMPOTENCY_KEPT = 24 * 3_600_000;

/** Milliseconds between two removals of what is forgotten: each looks at all that is kept. */
const EXPIRE_EVERY = 60_000;

export type Remembered =
  | { readonly kind: 'new' }
  | { readonly kind: 'other-body' }
  | { readonly kind: 'answered'; readonly status: number; readonly body: string };

export interface IdempotencyStore {
  /** What a key was used for before by the same caller on the same path. */
  recall(scope: string, key: string, body: Buffer): Remembered;
  /** Keeps an answer for 24 h. To be called in the transaction that did the work. */
  remember(scope: string, key: string, body: Buffer, status: number, answer: string): void;
}

export function createIdempotency(database: DatabaseSync, clock: Clock): IdempotencyStore {
  const find = database.prepare(`SELECT request_hash, status, response FROM idempotency
    WHERE scope = ? AND key = ? AND created_at > ?`);
  const insert = database.prepare('INSERT OR REPLACE INTO idempotency VALUES (?, ?, ?, ?, ?, ?)');
  const expire = database.prepare('DELETE FROM idempotency WHERE created_at <= ?');
  let expired = Number.NEGATIVE_INFINITY;
  const hashOf = (body: Buffer) => createHash('sha256').update(body).digest('hex');
  return {
    recall(scope, key, body) {
      const row = find.get(scope, key, clock.now() - IDEMPOTENCY_KEPT);
      if (!row) return { kind: 'new' };
      if (textOf(row, 'request_hash') !== hashOf(body)) return { kind: 'other-body' };
      return { kind: 'answered', status: numberOf(row, 'status'), body: textOf(row, 'response') };
    },
    remember(scope, key, body, status, answer) {
      const now = clock.now();
      const elapsed = clock.monotonic();
      if (elapsed - expired >= EXPIRE_EVERY) {
        expire.run(now - IDEMPOTENCY_KEPT);
        expired = elapsed;
      }
      insert.run(scope, key, hashOf(body), status, answer, now);
    },
  };
}
