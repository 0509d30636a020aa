import { type Clock, type Every, systemEvery } from '../../base/clock.ts';
import { RENEW_MS } from '../stores/jobs.ts';
import type { References } from '../stores/references.ts';

interface LeaseOptions {
  readonly references: Pick<References, 'hold' | 'renew' | 'release'>;
  readonly node: string;
  readonly clock: Pick<Clock, 'sleep'>;
  /** True: wait until no other node collects. */
  readonly waits: boolean;
  readonly stop: AbortSignal;
  readonly every?: Every;
}

/** Milliseconds between two attempts to get the lease. */
const AGAIN_MS = 1_000;

/**
 * Does `work` under the lease of the collection, so that one node collects at a time. Its signal is aborted if the lease is lost: another
 * node goes on. Resolves with undefined if another node collects.
 */
export async function underLease<T>(
  options: LeaseOptions,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  const { references, node, clock, waits, stop, every = systemEvery } = options;
  let lease = await references.hold(node);
  while (!lease && waits) {
    await clock.sleep(AGAIN_MS, stop);
    lease = await references.hold(node);
  }
  if (!lease) return undefined;
  const held = lease;
  const lost = new AbortController();
  const renew = () =>
    references.renew(held).then(
      (isHeld) => isHeld || lost.abort(new Error('another node has taken over the collection')),
      // The next renewal tries again. After the lease another node may take over, which harms nothing.
      () => {},
    );
  const end = every(RENEW_MS, () => void renew());
  try {
    return await work(AbortSignal.any([stop, lost.signal]));
  } finally {
    end();
    await references.release(held).catch(() => {});
  }
}
