import { hash } from 'node:crypto';
import { assertNever } from '../../base/errors.ts';
import type { Done, Once } from '../stores/state.ts';
import { answerBy } from './answers.ts';
import { type Call, ReplayedAnswer } from './api.ts';
import { invalid } from './validation.ts';

/** Returns the `Once` of a command if the POST has an `Idempotency-Key`. */
export function onceOf<T>(call: Call, recordOf: (made: T) => object): Once<T> | undefined {
  const { idempotencyKey, principal, name, bytes, key, status, answer } = call;
  if (idempotencyKey === undefined) return undefined;
  if (!/^[\x21-\x7e]{1,255}$/.test(idempotencyKey)) {
    throw invalid(['Idempotency-Key must be 1 to 255 visible ASCII characters']);
  }
  return {
    scope: JSON.stringify([principal.issuer, principal.email, name, key.org, key.project, key.appID]),
    key: idempotencyKey,
    requestHash: hash('sha256', bytes),
    status,
    answer: (made) => JSON.stringify(answerBy(answer, recordOf(made))),
  };
}

/** Returns the answer to a command that may carry a `Once`. Throws `validation_failed` if the key was used with another body. */
export function answerTo<T>(done: Done<T>, recordOf: (made: T) => object): object {
  switch (done.kind) {
    case 'done':
      return recordOf(done.made);
    case 'replayed':
      return new ReplayedAnswer(done.status, done.answer);
    case 'other_request':
      throw invalid(['Idempotency-Key was used before with another body']);
    default:
      return assertNever(done);
  }
}
