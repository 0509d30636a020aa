import type { AppKey } from '../shared/types.ts';
import type { Outbox } from './outbox.ts';

/**
 * The port for a CDN before the platform: what it has to forget, and what is known of each site there.
 *
 * The store adds a purge with what makes a cached answer wrong: a switch of releases, a change of an app's settings or of the
 * variables of its functions, a domain that it has no longer, a deletion and a restoration. A tag has one purge at most: a newer one
 * takes the place of the one that waits. A release that goes live again needs no purge, so the one that waits is removed.
 *
 * A purge may be sent twice, which does no harm: after its node died, and if a newer one took its place while it was under way.
 */
export interface CdnStore extends Outbox {
  /** Claims purges that are due: those that were not accepted yet before the others, and then those that wait longest. At most `most`. Removes those older than `PURGE_AGE_MS`. */
  claim(most: number): Promise<readonly ClaimedPurge[]>;
  /** Records the result of an attempt. Does nothing to a purge whose claim has ended. Returns the number of the others. */
  settle(claims: readonly Pick<ClaimedPurge, 'tag' | 'fence'>[], result: PurgeResult): Promise<number>;
  /** Returns what is known of an app's site in the CDN. Undefined if there is no such app. */
  site(key: AppKey): Promise<CdnSite | undefined>;
  /** Records the answer of the CDN about the host of an app's site. Does nothing if there is no such app. */
  record(key: AppKey, state: HostState): Promise<void>;
}

/** Milliseconds after which no CDN holds an answer of before any more. */
export const PURGE_AGE_MS = 7 * 24 * 3_600_000;

export interface ClaimedPurge {
  readonly tag: string;
  readonly fence: number;
  /** Attempts that failed since the purge was added. */
  readonly failures: number;
  /** How often it was accepted. */
  readonly round: number;
}

/** `accepted`: it is sent again after `againMs`, and is done without. Else it failed, and is tried again after `againMs`. */
export type PurgeResult =
  | { readonly kind: 'accepted'; readonly againMs?: number | undefined }
  | { readonly kind: 'failed'; readonly againMs: number; readonly problem: string }
  /** It was not sent, because the provider takes no more of them now. */
  | { readonly kind: 'put_off'; readonly againMs: number };

/** `pending`: the host will answer later. `refused`: it will not, unless somebody changes the CDN. */
export type HostState = { readonly kind: 'ready' } | { readonly kind: 'pending' | 'refused'; readonly reason: string };

export interface CdnSite {
  /** Null: the CDN was not asked about the host. */
  readonly state: HostState | null;
  /** When the CDN accepted a purge last. Null: never. */
  readonly purgedAt: number | null;
  /** When the first purge was added that was not accepted yet. Null: none waits. */
  readonly waitsSince: number | null;
  /** Why the last attempt of it failed. */
  readonly problem: string | null;
}

/** The tag of what a release answers. `slipway_purge` of the engines makes the same texts. */
export function releaseTag(deployID: string): string {
  return `slipway-${deployID}`;
}

/** The tag of all that a site answers. */
export function siteTag(subdomain: string): string {
  return `slipway-site-${subdomain}`;
}
