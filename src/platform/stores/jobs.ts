import type { SiteWarning } from '../../contract/built-output.ts';
import type { BuildStage, DeploymentStage, DeploymentStatus } from '../../contract/control-plane.ts';
import type { FunctionType } from '../../contract/limits.ts';
import {
  type BuildFailureFacts,
  type BuildJob,
  type CommitFacts,
  platformFailure,
  type ReleaseSize,
} from '../shared/types.ts';
import type { BuildBounds } from './organization-quotas.ts';

/**
 * The port for the work on deployments: which node builds which one, and who may write its result (spec 1.3, 1.4).
 *
 * A node that claims a deployment gets a lease, and renews it while it works. A lease whose time is over ends with the
 * next `expire` of any node. Until then its node can still renew it. Each claim raises the fence, and every write names
 * the fence of its lease. After a lease has ended, all writes under it return false and change nothing. An app has at
 * most one deployment under way.
 */
export interface Jobs {
  /**
   * Claims a queued deployment whose app has none under way. Organizations take turns: it is one of the organization that
   * has the fewest under way, then of the one whose last claim is the longest ago, then the oldest one. The deployment enters
   * the stage `clone`. `node` names the claiming process. Takes the same time with any number of queued deployments of an
   * organization. Undefined if nothing can be claimed now. `bounds`: an organization with as many under way waits.
   */
  claim(node: string, bounds?: BuildBounds): Promise<Lease | undefined>;
  /** Extends the lease to `LEASE_MS` from now. False if the lease has ended. */
  renew(lease: LeaseKey): Promise<boolean>;
  /** Enters a stage now, with the status that belongs to it. False if the lease has ended. */
  advance(lease: LeaseKey, stage: BuildStage): Promise<boolean>;
  /** Records the commit that is built, with what is known of it. False if the lease has ended. */
  recordCommit(lease: LeaseKey, commit: string, facts?: CommitFacts): Promise<boolean>;
  /**
   * Records the release that the deployment has stored but not activated yet, its size, and what its start page lacks. With `type`,
   * the app gets it in the same transaction, so that its functions can start. The collection keeps its objects until the deployment
   * ends. False if the lease has ended. With `disk`, rejects with `OverQuota` if the releases of the organization would have more bytes;
   * then nothing was changed.
   */
  recordRelease(
    lease: LeaseKey,
    manifestHash: string,
    size?: ReleaseSize,
    warnings?: readonly SiteWarning[],
    type?: FunctionType,
    disk?: DiskBound,
  ): Promise<boolean>;
  /**
   * Makes the release live, as `finish` does, and the deployment goes on: what comes after the switch, as a purge of a CDN, can still
   * add warnings to it. After that the deployment succeeds, however it ends. A second call does nothing and returns true. False if the
   * lease has ended, and nothing was changed.
   */
  goLive(lease: LeaseKey, manifestHash: string): Promise<boolean>;
  /**
   * Ends the deployment and its lease. With `live`, one transaction keeps the release, makes it live, makes the configuration
   * that the deployment brought the app's, marks the deployment as succeeded, and removes the oldest releases beyond the bound. False if the lease had ended, and nothing was changed.
   */
  finish(lease: LeaseKey, end: DeploymentEnd): Promise<boolean>;
  /**
   * Returns the final status of the deployment, if it ended under this lease: by `finish`, whose answer may have been lost, by
   * `expire`, or because it was cancelled. Undefined if it goes on, or was claimed again.
   */
  endOf(lease: LeaseKey): Promise<DeploymentStatus | undefined>;
  /**
   * Ends the leases whose time is over, and fails their deployments as `interrupted`, unless they are live. Returns the deployIDs. No node
   * repeats these deployments: a build that crashed its node must not run again without its user's knowledge. In a
   * store that nodes share, a lease from before the store's clock was set back ends `LEASE_MS` after the first call,
   * unless it is renewed.
   */
  expire(): Promise<readonly string[]>;
  /** Returns true if a deployment is queued or under way. Takes the same time with any number of them. */
  isBusy(): Promise<boolean>;
}

/** Milliseconds from a claim or a renewal to the end of the lease. */
export const LEASE_MS = 30_000;
/** Milliseconds between two renewals. */
export const RENEW_MS = 5_000;

/** Names a lease in each write. */
export interface LeaseKey {
  readonly deployID: string;
  readonly fence: number;
}

export interface Lease extends LeaseKey {
  readonly job: BuildJob;
}

/** Bytes that the kept releases of an organization may have (`AppBounds.disk`). */
export interface DiskBound {
  readonly org: string;
  readonly bytes: number;
}

/** The end of a deployment: its release goes live, or it failed. `logBytes`: the size of its log, if known. `warnings`: those that are added. */
export type DeploymentEnd = { readonly logBytes?: number | undefined } & (
  | { readonly kind: 'live'; readonly manifestHash: string; readonly warnings?: readonly SiteWarning[] }
  | { readonly kind: 'failed'; readonly facts: BuildFailureFacts }
);

export const STATUS_OF_STAGE: Readonly<Record<BuildStage, DeploymentStatus>> = {
  clone: 'building',
  install: 'building',
  build: 'building',
  sync: 'syncing',
  activate: 'activating',
};

/** Returns the failure of a deployment whose node stopped, or lost its lease, at `stage`. */
export function interrupted(stage: DeploymentStage): BuildFailureFacts {
  const message = 'The platform stopped, or could not reach its database, while this deployment was under way';
  return platformFailure(stage, 'interrupted', message).facts;
}
