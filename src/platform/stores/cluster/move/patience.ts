import { setTimeout as wait } from 'node:timers/promises';
import { SlipwayError } from '../../../../base/errors.ts';
import type { PlatformMove } from '../../../../contract/platform-move.ts';
import { BlobsFull } from '../../blobs.ts';
import { StoreUnavailable } from '../../rows/unavailable.ts';
import { S3Fault } from '../s3/faults.ts';
import { STORE_NAMES, storeFaultOf } from '../start/faults.ts';

/** Milliseconds without progress after which a move ends, and those between two attempts. */
const WAIT_MS = 60_000;
const PAUSE_MS = 1_000;
const AGAIN = 'Then run this command again: it copies only what is missing.';

type OnProgress = PlatformMove['onProgress'];

/**
 * Runs `work`, and again while a store cannot be used: each run does only what is left. Gives up after a minute without
 * progress beyond that of the runs before, and at once if no wait helps. Throws `unreachable` or `disk_full` then, and every
 * other error at once.
 */
export async function patiently<T>(
  { signal, onProgress, onWait }: Pick<PlatformMove, 'signal' | 'onProgress' | 'onWait'>,
  work: (onProgress: OnProgress) => Promise<T>,
): Promise<T> {
  const reached = new Map<string, number>();
  let advancedAt = performance.now();
  const noting: OnProgress = (what, done, total) => {
    if (done > (reached.get(what) ?? 0)) {
      reached.set(what, done);
      advancedAt = performance.now();
    }
    onProgress(what, done, total);
  };
  for (;;) {
    try {
      return await work(noting);
    } catch (error) {
      signal.throwIfAborted();
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      if (refusal.isLasting || performance.now() - advancedAt > WAIT_MS) throw refusal.error;
      onWait(refusal.error.message);
      await wait(PAUSE_MS, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  }
}

/** Returns what to say of an error of a store, and whether no wait helps. Undefined for another error. */
function refusalOf(error: unknown) {
  // The connection that locks the move was lost.
  if (error instanceof SlipwayError) return error.code === 'unreachable' ? { error, isLasting: false } : undefined;
  const isFull = error instanceof BlobsFull || (error instanceof StoreUnavailable && error.isFull);
  if (!isFull && !(error instanceof StoreUnavailable)) return undefined;
  const { message, cause } = error;
  const input = error instanceof BlobsFull || cause instanceof S3Fault ? 'objects' : 'database';
  const name = STORE_NAMES[input];
  const away = { remedy: `Start ${name}, and check --${input}, the network and the credentials.`, isLasting: false };
  const full = { remedy: `Make room in ${name}.`, isLasting: true };
  const { remedy, isLasting } = isFull ? full : (storeFaultOf(input, cause) ?? away);
  const facts = { input, remedy: `${remedy} ${AGAIN}`, cause: error };
  return { error: new SlipwayError(isFull ? 'disk_full' : 'unreachable', message, facts), isLasting };
}
