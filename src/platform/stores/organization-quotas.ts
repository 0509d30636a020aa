import { DISK_BLOCK } from '../../base/sizes.ts';
import { amountOf, type OverUse, type QuotaName } from '../../contract/quotas.ts';

/*
 * The bounds of an organization, which commands of other ports keep: `AppStore` the number of apps, `Jobs` the bytes of releases and
 * the builds at once, `DeploymentStore` the time of builds. Each is compared in the transaction of its command, so that none of several
 * that run at once exceeds it. What an organization uses is read by `UsageStore.used`.
 */

/** An organization has as much as its quota lets it have. Nothing was changed. */
export class OverQuota extends Error {
  override readonly name = 'OverQuota';
  readonly over: OverUse;
  constructor(over: OverUse) {
    super(`The organization ${over.org} is over its quota of ${amountOf(over.name, over.quota)}`);
    this.over = over;
  }
}

/** What the apps of an organization may take. Undefined: no bound. */
export interface AppBounds {
  readonly apps?: number | undefined;
  /** Bytes of the kept releases of all apps, as `takenBy` counts them. Each counts with all its files, also those that it shares with others. */
  readonly disk?: number | undefined;
}

/** Returns the bytes that a release takes: those of its files, and at least those of their blocks. Millions of tiny files would else take nothing. */
export function takenBy({ files, bytes }: { readonly files: number; readonly bytes: number }): number {
  return Math.max(bytes, DISK_BLOCK * files);
}

/** The time that builds of an organization may take between two moments: a deployment is refused once it is used up. */
export interface TimeBound {
  readonly ms: number;
  /** Milliseconds since the Unix epoch: the beginning of a day in UTC, and the moment at which the time begins anew. */
  readonly since: number;
  readonly until: number;
}

/** Builds of an organization under way at once, on all nodes: `most`, or what `of` says of it. */
export interface BuildBounds {
  readonly most: number;
  readonly of: Readonly<Record<string, number>>;
}

export const UNBOUND_BUILDS: BuildBounds = { most: Number.MAX_SAFE_INTEGER, of: {} };

/** What an organization uses of the quotas that were asked for. Sizes are bytes, and times milliseconds. */
export type Used = Readonly<Partial<Record<QuotaName, number>>>;
