import { Refusal } from '../refusal.ts';
import { StoreUnavailable } from '../stores/unavailable.ts';

/** Returns the refusal that a thrown error means: `unavailable` for `StoreUnavailable`. Undefined: it means none. */
export function asRefusal(thrown: unknown): Refusal | undefined {
  if (thrown instanceof Refusal) return thrown;
  if (!(thrown instanceof StoreUnavailable)) return undefined;
  const message = 'The platform cannot read or write its state. Its disk may be full or failing. Nothing was changed.';
  return new Refusal('unavailable', message, { 'retry-after': '30' });
}
