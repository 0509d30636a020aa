import type { DeploymentStage } from '../../contract/control-plane.ts';
import type { BuildFailureFacts, BuildJob } from '../types.ts';

/**
 * The port for the work on deployments: which node builds which one, and who may write its result (spec 1.3, 1.4).
 *
 * A node that claims a deployment gets a lease. The lease ends by itself unless it is renewed. Each claim raises the
 * fence, and every write names the fence of its lease: a node whose lease has ended can no longer change anything, so
 * all writes of it return false. An app has at most one deployment under way.
 */
export interface Jobs {
  /**
   * Claims the oldest queued deployment whose app has none under way. `node` names the claiming process. Undefined:
   * nothing can be claimed now.
   */
  claim(node: string): Promise<Lease | undefined>;
  /** Extends the lease by `LEASE_MS` from now. False: it has ended, or the deployment has. */
  renew(lease: LeaseKey): Promise<boolean>;
  /** Enters a stage, with the status that belongs to it. False if fenced off. */
  advance(lease: LeaseKey, stage: DeploymentStage): Promise<boolean>;
  /** Records the commit that is built. False if fenced off. */
  recordCommit(lease: LeaseKey, commit: string): Promise<boolean>;
  /**
   * Records the release that the deployment has stored but not activated yet: the collection keeps its objects until the
   * deployment ends. False if fenced off.
   */
  recordRelease(lease: LeaseKey, manifestHash: string): Promise<boolean>;
  /**
   * Ends the deployment. `live`: in one transaction, the release is kept, becomes the live one, the deployment has
   * succeeded, and the oldest releases beyond the bound go. False if fenced off: then nothing changes.
   */
  finish(lease: LeaseKey, ending: Ending): Promise<boolean>;
  /**
   * Ends the deployments whose lease has ended without `finish` as `interrupted`, and returns them. They are not
   * repeated: a build that took its node down must not be repeated without its user's knowledge.
   */
  expire(): Promise<readonly string[]>;
  /** True if a deployment is queued or under way. Takes the same time however many there are. */
  isBusy(): Promise<boolean>;
  /** The releases of an organization whose objects must stay: kept ones, and pending ones of running deployments. */
  releases(org: string): Promise<readonly string[]>;
}

/** Milliseconds from a claim or a renewal to the end of the lease. */
export const LEASE_MS = 30_000;
/** Milliseconds between two renewals. */
export const RENEW_MS = 5_000;

/** What names a lease in each write. */
export interface LeaseKey {
  readonly deployID: string;
  readonly fence: number;
}

export interface Lease extends LeaseKey {
  readonly job: BuildJob;
}

export type Ending =
  | { readonly kind: 'live'; readonly manifestHash: string }
  | { readonly kind: 'failed'; readonly facts: BuildFailureFacts };
