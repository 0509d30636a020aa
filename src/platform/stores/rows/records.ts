import type { SiteWarning } from '../../../contract/built-output.ts';
import type { BuildStage, DeploymentStage, DeploymentStatus } from '../../../contract/control-plane.ts';
import type { AppType, DETECTED_TYPE } from '../../../contract/limits.ts';
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
  /**
   * Only for a deployment: it is built as an app of this type. With the type of a server, the app gets it when the release is stored.
   * `detect`: the build decides, for a static app that was never live.
   */
  readonly type?: AppType | typeof DETECTED_TYPE;
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
  /** Null: the app is not deleted. */
  readonly deletion: AppDeletion | null;
}

/** The deletion of an app. Until it ends, the app can be restored. */
export interface AppDeletion {
  readonly at: number;
  /** The email address of who deleted it. Null: its lifetime was over. */
  readonly by: string | null;
  /** Not before this time, all that the app has is removed. */
  readonly endsAt: number;
}

export interface StoredVariable {
  readonly name: string;
  /** When its value was last set to another one. Null: before this was recorded. */
  readonly changedAt: number | null;
  /** The email address of who did it. Null: not known. */
  readonly changedBy: string | null;
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
  /** What it is built with in place of the app's configuration. It becomes the app's when the deployment goes live. */
  readonly configuration: AppPatch | null;
  readonly commitFacts: CommitFacts;
  /** Null: no release was stored. */
  readonly size: ReleaseSize | null;
  /** What the start page of its release lacks. */
  readonly warnings: readonly SiteWarning[];
  /** When the platform removed its log, because it was old. Null: it has not. */
  readonly logRemovedAt: number | null;
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
  /** The type of an app that can have functions. Absent: it has none. */
  readonly type?: AppType;
  /** The live release. Null before the first successful deployment. */
  readonly release: Release | null;
  /** The other releases that stay reachable, newest first. */
  readonly kept: readonly Release[];
  /** True: the app is deleted, and nothing of it is served. */
  readonly isDeleted?: boolean;
}

/** Deployments in one status, for metrics. */
export interface DeploymentTotals {
  readonly status: DeploymentStatus;
  readonly count: number;
  readonly ran: number;
  /** The sum of the running times of those, in milliseconds. */
  readonly ms: number;
}

export interface AppActivity extends FoundApp {
  readonly newest: StoredDeployment;
}

export interface AppDeployment {
  readonly app: AppKey;
  readonly deployment: StoredDeployment;
}

/** What an organization builds, and what waits. */
export interface OrganizationQueue {
  /** Those under way, the one that began first first. */
  readonly running: readonly AppDeployment[];
  /** Those that wait, in the order in which they begin if nothing else holds them up. */
  readonly waiting: readonly AppDeployment[];
}

/** An app that a search found. */
export interface FoundApp {
  readonly app: StoredApp;
  readonly newest: StoredDeployment | null;
  /** SHA-256 of the index of the live release, hex. */
  readonly liveManifest: string | null;
}

/** Names that the apps of an organization have. */
export interface AppChoices {
  readonly projects: readonly string[];
  readonly branches: readonly string[];
}

/** What an app keeps that a collection ends, and its releases. */
export interface KeptOfApp {
  readonly deployments: number;
  readonly logs: { readonly items: number; readonly bytes: number };
  /** The bytes of files that several releases have count for each of them. */
  readonly releases: { readonly items: number; readonly bytes: number };
  /** When the last collection of the stores began. Null: none has. */
  readonly collectedAt: number | null;
}

export interface AppCounts {
  readonly apps: number;
  readonly live: number;
  readonly failed: number;
}
