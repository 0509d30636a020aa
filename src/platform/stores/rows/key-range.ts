import type { KeyRange } from '../kvs.ts';

/** Returns the first key that a range can have, in the order of UTF-8 bytes. */
export function firstKey({ prefix, after }: KeyRange): Buffer {
  const [least, next] = [Buffer.from(prefix), after === undefined ? undefined : Buffer.from(`${after}\0`)];
  return next !== undefined && Buffer.compare(next, least) > 0 ? next : least;
}

/** Leaves out what comes behind the keys with the prefix. The keys are in the order of UTF-8 bytes, and begin with `firstKey`. */
export function withPrefix<T extends { readonly key: string }>(
  found: readonly T[],
  { prefix }: KeyRange,
): readonly T[] {
  const end = found.findIndex(({ key }) => !key.startsWith(prefix));
  return end === -1 ? found : found.slice(0, end);
}
