import type { Clock } from '../../base/clock.ts';
import { createRateLimit } from '../control/rate.ts';

/** Attempts to sign in, a minute: each costs a signature, and may make the platform ask an identity provider for keys. */
const PER_CLIENT = 20;
const IN_ALL = 300;

/** Counts an attempt of a client: 0 where it may go on, else the seconds to wait. */
export type Throttle = (client: string) => number;

export function createThrottle(clock: Pick<Clock, 'monotonic'>): Throttle {
  const ofClient = createRateLimit(PER_CLIENT, clock);
  const ofAll = createRateLimit(IN_ALL, clock);
  // The client's first: what one may not try takes nothing from the others.
  return (client) => ofClient(client) || ofAll('all');
}
