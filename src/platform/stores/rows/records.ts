import type { BuildStage, DeploymentStage, DeploymentStatus } from '../../../contract/control-plane.ts';
import type { AppType } from '../../../contract/limits.ts';
import type { AppKey, AppSettings, CommitFacts, ReleaseSize } from '../../shared/types.ts';

/** The records that the ports return. All times are milliseconds since the Unix epoch. */

/** The part of an app that a user configures. */
export interface AppConfig {
  readonly repository: string;
  readonly branch: string;
  readonly buildCommand: string | null;
  readonly outputDirectory: string | null;
  readonly region: string | null;
  readonly settings: AppSettings;
}

/** Changes of an app's configuration. A field that is absent keeps its value; null clears it. */
export type AppPatch = Partial<Omit<AppConfig, 'settings'>> & {
  /** Each setting is changed by itself. */
  readonly settings?: { readonly [Name in keyof AppSettings]?: AppSettings[Name] | null };
};

/** An app as stored (spec 2.1). */
export interface StoredApp extends AppKey, AppConfig {
  readonly name: string;
  readonly type: AppType;
  readonly subdomain: string;
  readonly environmentID: string;
  /** The deployID of the live release. */
  readonly liveRelease: string | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** A deployment as stored (spec 1.4). */
export interface StoredDeployment {
  /** Grows with every deployment. It orders the list, and the list's cursors contain it. */
  readonly seq: number;
  readonly deployID: string;
  readonly status: DeploymentStatus;
  readonly stage: DeploymentStage | null;
  readonly branch: string;
  /** The commit that is built if it is known, else the requested one. */
  readonly commit: string | null;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  /** The deployID of the newer one that cancelled it in the queue. */
  readonly supersededBy: string | null;
  /** The email address of who cancelled it in the queue. */
  readonly cancelledBy: string | null;
  /** The email address of who asked for it. Null: not known. */
  readonly triggeredBy: string | null;
  /** The deployID of the one whose commit it builds again. */
  readonly redeployOf: string | null;
  readonly commitFacts: CommitFacts;
  /** Null: no release was stored. */
  readonly size: ReleaseSize | null;
  /** The time at which it entered each stage after `clone`, which it enters at `startedAt`. */
  readonly enteredAt: Readonly<Partial<Record<BuildStage, number>>>;
}

/** A kept release: the deployment that made it, and the object that lists its files. */
export interface Release {
  readonly deployID: string;
  /** SHA-256 of the release's index, hex. */
  readonly manifestHash: string;
}

/** The facts that the edge needs to serve one subdomain. */
export interface Site {
  readonly org: string;
  readonly project: string;
  readonly appID: string;
  readonly subdomain: string;
  readonly settings: AppSettings;
  /** The live release. Null before the first successful deployment. */
  readonly release: Release | null;
  /** The other releases that stay reachable, newest first. */
  readonly kept: readonly Release[];
}

/** Deployments in one status, for metrics. */
export interface DeploymentTotals {
  readonly status: DeploymentStatus;
  readonly count: number;
  /** The number of those that started and finished. */
  readonly ran: number;
  /** The sum of the running times of those, in milliseconds. */
  readonly ms: number;
}

/** An app that has deployments. */
export interface AppActivity {
  readonly app: StoredApp;
  readonly newest: StoredDeployment;
}

/** Numbers of apps of an organization. */
export interface AppCounts {
  readonly apps: number;
  /** Apps with a live release. */
  readonly live: number;
  /** Apps whose newest deployment failed. */
  readonly failed: number;
}
