import type { Clock } from '../../base/clock.ts';
import { createRateLimit } from '../control/rate.ts';

/** Attempts to sign in per minute. Each one verifies a signature and may fetch keys from an identity provider. */
const PER_CLIENT = 20;
const IN_ALL = 300;

/** Counts an attempt of a client. Returns 0 if it is allowed, else the seconds to wait. */
export type Throttle = (client: string) => number;

/** Limits attempts to sign in, for each client and for all together. */
export function createThrottle(clock: Pick<Clock, 'monotonic'>): Throttle {
  const ofClient = createRateLimit(PER_CLIENT, clock);
  const ofAll = createRateLimit(IN_ALL, clock);
  // Check the client first, so that its refused attempts do not count against other clients.
  return (client) => ofClient(client) || ofAll('all');
}
