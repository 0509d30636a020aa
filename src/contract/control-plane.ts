/**
 * Wire shapes of the seven control-plane calls (spec 4.A). The spec shows no payload, so every field here is an assumption.
 * `answers.ts` reads answers, which may have any shape. `platform/control/answers.ts` describes those of the platform.
 */

import { integer, listOf, membersOf, oneOf, orNull, type ReadBy, text } from '../base/readers.ts';
import type { AppSettings } from './app-fields.ts';
import { FAILURE_LIMITS } from './limits.ts';

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

/** The worst first. */
export const SEVERITIES = ['error', 'warning', 'notice'] as const;
export type Severity = (typeof SEVERITIES)[number];

const source = membersOf({ line: integer, text: text(FAILURE_LIMITS.sourceLine) });
export type SourceLine = ReadBy<typeof source>;

const diagnostic = membersOf(
  {
    file: text(FAILURE_LIMITS.file),
    line: orNull(integer),
    column: orNull(integer),
    severity: oneOf(SEVERITIES),
    code: orNull(text(FAILURE_LIMITS.findingCode)),
    message: text(FAILURE_LIMITS.findingMessage),
  },
  /** The lines around `line`, in order. Only the platform's own pages have them: the record of the API leaves them out. */
  { source: listOf(FAILURE_LIMITS.sourceLines, source) },
);
/** A finding at a place in the repository. Lines and columns count from 1. */
export type Diagnostic = ReadBy<typeof diagnostic>;

/** Reads findings from a process that is not trusted. The lines around a finding are left out if they exceed their bounds. */
export const readDiagnostics = listOf(FAILURE_LIMITS.findings, diagnostic);

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
