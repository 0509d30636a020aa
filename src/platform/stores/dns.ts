import type { AppKey } from '../shared/types.ts';
import type { Outbox } from './outbox.ts';

/**
 * The port for changes of the DNS records of custom domains.
 *
 * The store adds a change when an app gets a domain, and when an app loses one: by its settings, or because the app was removed. A
 * change has the host alone. Who makes it reads which app has the host now, and makes or removes the record. So what counts is the
 * state at that time, and not the order of changes.
 *
 * A host has one change at most. Its states:
 *
 *   due       It can be claimed.
 *   claimed   One node makes it, and nobody else touches the record. It is settled, or due again after `CLAIM_MS`. If the host gets
 *             or loses an app meanwhile, it is due again as soon as it is settled: a removal that is under way then cannot be the
 *             last that happens to the record of the next app.
 *   waits     It failed, and is due again later.
 *   gone      It was made, or needs not be made.
 */
export interface DnsStore extends Outbox {
  /** Claims the change that is due the longest. Undefined: none is due. */
  claim(): Promise<ClaimedChange | undefined>;
  /** Claims the change of a host before its time, or adds one. Undefined: a node has claimed it. */
  hold(host: string): Promise<ClaimedChange | undefined>;
  /** Records the result of an attempt. Returns false, and does nothing, if the claim has ended. */
  settle(claim: Pick<ClaimedChange, 'host' | 'fence'>, result: ChangeResult): Promise<boolean>;
  /** Lists hosts that no app has, whose records are still to be removed, and that an app had last. By name, at most `REMOVALS_MOST`. */
  removals(key: AppKey): Promise<readonly WaitingRemoval[]>;
}

export const REMOVALS_MOST = 100;

export interface ClaimedChange {
  readonly host: string;
  /** Grows with each claim of the host, also if its change was gone in between. */
  readonly fence: number;
  /** Attempts that failed since it was added. */
  readonly failures: number;
}

/** `done`: the change is gone. `failed`: it is tried again after `againMs`. */
export type ChangeResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly againMs: number; readonly problem: string };

export interface WaitingRemoval {
  readonly host: string;
  /** Milliseconds since the Unix epoch. */
  readonly waitsSince: number;
  /** Why the last attempt failed. Null: there was none. */
  readonly problem: string | null;
}
