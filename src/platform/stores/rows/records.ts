import { SlipwayError } from '../../../base/errors.ts';
import { isObject } from '../../../base/json.ts';
import type { SiteWarning } from '../../../contract/built-output.ts';
import { readSiteWarnings } from '../../../contract/built-output.ts';
import {
  type BuildStage,
  DEPLOYMENT_STAGES,
  DEPLOYMENT_STATUSES,
  type DeploymentStage,
  type DeploymentStatus,
} from '../../../contract/control-plane.ts';
import { APP_TYPES, type AppType, type DETECTED_TYPE } from '../../../contract/limits.ts';
import type { AppSettings, ReleaseSize } from '../../shared/types.ts';
import {
  APP_KEY,
  column,
  numberOf,
  numberOrNull,
  type Row,
  type Shaped,
  shape,
  textOf,
  textOrNull,
} from './columns.ts';

/** The records that the ports return, and how they are read from rows. All times are milliseconds since the Unix epoch. */

const CONFIG = {
  repository: textOf,
  branch: textOf,
  buildCommand: textOrNull,
  outputDirectory: textOrNull,
  region: textOrNull,
  settings: settingsOf,
};
/** The part of an app that a user configures. */
export type AppConfig = Shaped<typeof CONFIG>;
/** Reads the configuration of an app beside a deployment, which has a branch too. */
export const configOf = shape({ ...CONFIG, branch: column('app_branch', textOf) });

/** Reads settings that `create` or `update` stored. They were validated before. */
export function settingsOf(row: Row): AppSettings {
  const value: unknown = JSON.parse(textOf(row, 'settings'));
  return isObject(value) ? (value as AppSettings) : {};
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

export const appOf = shape({
  ...APP_KEY,
  name: textOf,
  type: typeOf,
  ...CONFIG,
  subdomain: textOf,
  environmentID: textOf,
  /** The deployID of the live release. */
  liveRelease: textOrNull,
  createdAt: numberOf,
  updatedAt: numberOf,
  /** Null: the app is not deleted. */
  deletion: deletionOf,
});
/** An app as stored (spec 2.1). */
export type StoredApp = ReturnType<typeof appOf>;

export function typeOf(row: Row): AppType {
  const type = textOf(row, 'type');
  const known = APP_TYPES.find((each) => each === type);
  if (!known) throw new SlipwayError('internal', `The database has an app of the unknown type ${type}`);
  return known;
}

/** The deletion of an app. Until it ends, the app can be restored. */
export interface AppDeletion {
  readonly at: number;
  /** The email address of who deleted it. Null: its lifetime was over. */
  readonly by: string | null;
  /** Not before this time, all that the app has is removed. */
  readonly endsAt: number;
}

function deletionOf(row: Row): AppDeletion | null {
  const at = numberOrNull(row, 'deleted_at');
  return at === null ? null : { at, by: textOrNull(row, 'deleted_by'), endsAt: numberOf(row, 'ends_at') };
}

export interface StoredVariable {
  readonly name: string;
  /** When its value was last set to another one. Null: before this was recorded. */
  readonly changedAt: number | null;
  /** The email address of who did it. Null: not known. */
  readonly changedBy: string | null;
}

/** Reads a row of `deployments`, with the known or else the requested commit as `commit`. */
export const deploymentOf = shape({
  /** Grows with every deployment. It orders the list, and the list's cursors contain it. */
  seq: numberOf,
  deployID: textOf,
  status: statusOf,
  stage: stageOf,
  branch: textOf,
  /** The commit that is built if it is known, else the requested one. */
  commit: textOrNull,
  createdAt: numberOf,
  startedAt: numberOrNull,
  finishedAt: numberOrNull,
  /** The deployID of the newer one that cancelled it in the queue. */
  supersededBy: textOrNull,
  /** The email address of who cancelled it in the queue. */
  cancelledBy: textOrNull,
  /** The email address of who asked for it. Null: not known. */
  triggeredBy: textOrNull,
  /** The deployID of the one whose commit it builds again. */
  redeployOf: textOrNull,
  /** What it is built with in place of the app's configuration. It becomes the app's when the deployment goes live. */
  configuration: configurationOf,
  commitFacts: shape({ subject: column('commit_subject', textOrNull), author: column('commit_author', textOrNull) }),
  /** Null: no release was stored. */
  size: sizeOf,
  /** What the start page of its release lacks. */
  warnings: warningsOf,
  /** When the platform removed its log, because it was old. Null: it has not. */
  logRemovedAt: numberOrNull,
  /** The time at which it entered each stage after `clone`, which it enters at `startedAt`. */
  enteredAt: enteredAtOf,
});
/** A deployment as stored (spec 1.4). */
export type StoredDeployment = ReturnType<typeof deploymentOf>;

/** The columns that `deploymentOf` reads, of the table `d`. */
export const COLUMNS = `d.seq, d.deploy_id, d.status, d.stage, d.branch, coalesce(d.commit_sha, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by, d.cancelled_by, d.triggered_by, d.redeploy_of, d.configuration,
  d.commit_subject, d.commit_author, d.release_files, d.release_bytes, d.warnings, d.install_at, d.build_at, d.sync_at,
  d.activate_at, d.log_removed_at`;

export function statusOf(row: Row): DeploymentStatus {
  const status = textOf(row, 'status');
  const known = DEPLOYMENT_STATUSES.find((each) => each === status);
  if (!known) throw new SlipwayError('internal', `The database has a deployment of the unknown status ${status}`);
  return known;
}

/** Returns the stage of a row. Null: the deployment has not left the queue. */
export function stageOf(row: Row): DeploymentStage | null {
  const stage = textOrNull(row, 'stage');
  return DEPLOYMENT_STAGES.find((each) => each === stage) ?? null;
}

/** Reads the column `configuration`, which was validated before it was stored. */
export function configurationOf(row: Row): AppPatch | null {
  const json = textOrNull(row, 'configuration');
  return json === null ? null : (JSON.parse(json) as AppPatch);
}

function sizeOf(row: Row): ReleaseSize | null {
  const [files, bytes] = [numberOrNull(row, 'release_files'), numberOrNull(row, 'release_bytes')];
  return files === null || bytes === null ? null : { files, bytes };
}

export function warningsOf(row: Row): readonly SiteWarning[] {
  const json = textOrNull(row, 'warnings');
  return (json === null ? undefined : readSiteWarnings(JSON.parse(json))) ?? [];
}

/** The columns with the time at which a deployment entered a stage. The first stage has `started_at`. */
export const ENTERED_COLUMN: Readonly<Record<Exclude<BuildStage, 'clone'>, string>> = {
  install: 'install_at',
  build: 'build_at',
  sync: 'sync_at',
  activate: 'activate_at',
};

function enteredAtOf(row: Row): Readonly<Partial<Record<BuildStage, number>>> {
  const times = Object.entries(ENTERED_COLUMN).map(([stage, name]) => [stage, numberOrNull(row, name)] as const);
  return Object.fromEntries(times.filter(([, at]) => at !== null));
}

/** A kept release: the deployment that made it, and the object that lists its files. */
export const releaseOf = shape({
  deployID: textOf,
  /** SHA-256 of the release's index, hex. */
  manifestHash: column('manifest', textOf),
});
export type Release = ReturnType<typeof releaseOf>;

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
export const totalOf = shape({
  status: statusOf,
  count: numberOf,
  ran: numberOf,
  /** The sum of the running times of those, in milliseconds. */
  ms: numberOf,
});
export type DeploymentTotals = ReturnType<typeof totalOf>;

export interface AppActivity extends FoundApp {
  readonly newest: StoredDeployment;
}

export const appDeploymentOf = shape({
  app: shape({ ...APP_KEY, org: column('app_org', textOf), project: column('app_project', textOf) }),
  deployment: deploymentOf,
});
export type AppDeployment = ReturnType<typeof appDeploymentOf>;
/** The columns of an app `a` that `appDeploymentOf` reads beside those of the deployment. */
export const APP_COLUMNS = 'a.org AS app_org, a.project AS app_project, a.app_id';

/** What an organization builds, and what waits. */
export interface OrganizationQueue {
  /** Those under way, the one that began first first. */
  readonly running: readonly AppDeployment[];
  /** Those that wait, in the order in which they begin if nothing else holds them up. */
  readonly waiting: readonly AppDeployment[];
}

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

export const countsOf = shape({ apps: numberOf, live: numberOf, failed: numberOf });
export type AppCounts = ReturnType<typeof countsOf>;
