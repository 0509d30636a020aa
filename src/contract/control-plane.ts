/**
 * Wire shapes of the seven control-plane calls (spec 4.A). The spec shows no payload, so every field here is an assumption.
 * `answers.ts` reads answers, and accepts other shapes too.
 */

import type { AppSettings } from './app-fields.ts';
import type { SiteWarning } from './built-output.ts';

export interface AppPath {
  readonly org: string;
  readonly project: string;
}

export interface AppConfiguration extends AppSettings {
  readonly repository?: string;
  readonly branch?: string;
}

/** POST …/apps. Further members come from `app-settings`. */
export interface CreateAppBody extends AppConfiguration {
  readonly name: string;
  readonly type: string;
  readonly repository: string;
  readonly branch: string;
  readonly [setting: string]: unknown;
}

/** PATCH …/apps/{appID}: the changed subset. */
export interface UpdateAppBody extends AppConfiguration {
  readonly [setting: string]: unknown;
}

/** POST …/deployments. No release tag for web apps (spec 1.5). */
export interface DeployBody {
  readonly branch?: string | undefined;
  readonly commit?: string | undefined;
  /** Only for a platform that says that it takes it: what is built, and becomes the app's when the deployment goes live. */
  readonly configuration?: UpdateAppBody | undefined;
  /** Likewise: the whole set of variables. */
  readonly env?: Readonly<Record<string, string>> | undefined;
}

/**
 * GET …/environments, `app`: the app's configuration in the form of the body that changes it. Settings that are not set are
 * absent.
 */
export interface ConfigurationRecord extends Readonly<Record<string, unknown>> {
  readonly appID: string;
  readonly type: string;
  readonly state: AppState;
  readonly repository: string;
  readonly branch: string;
  readonly variables: readonly string[];
}

export interface EnvironmentRecord {
  readonly environmentID: string;
  readonly name: string;
  readonly url: string | null;
  readonly state: AppState;
}

/** Spec 3.1: `created` until the first deploy succeeds, `live` from then on. */
export type AppState = 'created' | 'live';

export interface AppRecord {
  readonly appID: string;
  readonly name: string;
  readonly type: string;
  readonly repository: string;
  readonly branch: string;
  readonly buildCommand: string | null;
  readonly outputDirectory: string | null;
  readonly region: string | null;
  readonly subdomain: string;
  readonly state: AppState;
  readonly url: string | null;
  readonly environments: readonly { readonly environmentID: string; readonly name: string }[];
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const DEPLOYMENT_STATUSES = [
  'queued',
  'building',
  'syncing',
  'activating',
  'succeeded',
  'failed',
  'cancelled',
] as const;
export type DeploymentStatus = (typeof DEPLOYMENT_STATUSES)[number];

/** The stage that a deployment is in, or in which it ended. `clone`, `install` and `build` happen while it is `building`. */
export const DEPLOYMENT_STAGES = ['queue', 'clone', 'install', 'build', 'sync', 'activate'] as const;
export type DeploymentStage = (typeof DEPLOYMENT_STAGES)[number];
/** A stage of a deployment that is under way. */
export type BuildStage = Exclude<DeploymentStage, 'queue'>;

export interface DeploymentRecord {
  readonly deployID: string;
  readonly status: DeploymentStatus;
  readonly stage: DeploymentStage | null;
  readonly branch: string;
  readonly commit: string | null;
  readonly createdAt: string;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
  readonly url: string | null;
  /** Faults of the start page that were found before the release went live. Absent if there are none. */
  readonly warnings?: readonly SiteWarning[];
}

/** The reasons for a failed deployment. `docs/troubleshooting.md` has the remedy of each. */
export const FAILURE_CODES = [
  'repository_not_found',
  'repository_not_allowed',
  'branch_not_found',
  'commit_not_found',
  'clone_failed',
  'root_directory_missing',
  'package_json_invalid',
  'build_script_missing',
  'app_ambiguous',
  'server_build',
  'no_start_command',
  'node_unavailable',
  'install_failed',
  'build_failed',
  'build_timeout',
  'build_killed',
  'builder_crashed',
  'out_of_memory',
  'disk_quota',
  'output_missing',
  'output_empty',
  'nothing_to_serve',
  'output_unsafe',
  'output_too_large',
  'site_broken',
  'disk_full',
  'storage_unavailable',
  'sync_failed',
  'start_failed',
  'not_listening',
  'unhealthy',
  'dns_refused',
  'activation_failed',
  'cdn_refused',
  'interrupted',
] as const;
export type FailureCode = (typeof FAILURE_CODES)[number];

export type Severity = 'error' | 'warning' | 'notice';

/** A finding at a place in the repository. Lines and columns count from 1. */
export interface Diagnostic {
  readonly file: string;
  readonly line: number | null;
  readonly column: number | null;
  readonly severity: Severity;
  readonly code: string | null;
  readonly message: string;
  /** The lines around `line`, in order. Only the platform's own pages have them: the record of the API leaves them out. */
  readonly source?: readonly SourceLine[];
}

export interface SourceLine {
  readonly line: number;
  readonly text: string;
}

export interface FailureRecord {
  readonly deployID: string;
  readonly stage: DeploymentStage;
  readonly code: FailureCode;
  readonly message: string;
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly log: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

export const CONTROL_ERROR_STATUS = {
  invalid_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  organization_not_found: 404,
  app_not_found: 404,
  deployment_not_found: 404,
  release_not_found: 404,
  table_not_found: 404,
  method_not_allowed: 405,
  app_exists: 409,
  conflict: 409,
  domain_taken: 409,
  app_deleted: 410,
  body_too_large: 413,
  unsupported_media_type: 415,
  validation_failed: 422,
  domain_not_verified: 422,
  quota_exceeded: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;
export type ControlErrorCode = keyof typeof CONTROL_ERROR_STATUS;

export interface ControlErrorBody {
  readonly error: { readonly code: string; readonly message: string; readonly requestID: string };
}
