import { SlipwayError } from '../../base/errors.ts';
import { overWords } from '../../contract/quotas.ts';
import { Refusal } from '../shared/refusal.ts';
import { OverQuota } from '../stores/organization-quotas.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';
import { QueueFull } from '../stores/state.ts';

/** Returns the refusal that a thrown error means: `unavailable` for `StoreUnavailable` and for what no key opens, and undefined for other errors. */
export function asRefusal(thrown: unknown): Refusal | undefined {
  if (thrown instanceof Refusal) return thrown;
  if (thrown instanceof QueueFull) {
    const rest = 'Wait until some of them have started, and try again (slipway platform --organization-queue).';
    return new Refusal('rate_limited', `The organization has ${thrown.most} deployments in the queue. ${rest}`, QUEUE);
  }
  if (thrown instanceof SlipwayError && thrown.code === 'unsupported_data') return new Refusal('unavailable', LOST_KEY);
  if (thrown instanceof OverQuota) return new Refusal('quota_exceeded', overWords(thrown.over));
  if (!(thrown instanceof StoreUnavailable)) return undefined;
  return thrown.isFull
    ? new Refusal('unavailable', 'The platform has no room to store more. Its operator has to add some.', FULL)
    : new Refusal('unavailable', `The platform cannot read or write its state now. ${UNSURE}`, AWAY);
}

/** A store on another machine may have carried out a command although its answer was lost. */
const UNSURE = 'Read what was to be changed before you repeat the call, because it may have been changed.';
/** The error itself names files of the machine, for its operator. */
const LOST_KEY =
  'This is sealed with a key that the platform does not have. Its operator can put the key back: slipway secret status shows those that it has.';
const FULL = { 'retry-after': '30' };
/** A database that is started again or replaced is back within seconds. */
const QUEUE = { 'retry-after': '60' };
const AWAY = { 'retry-after': '5' };
