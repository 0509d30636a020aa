import { SlipwayError } from '../../../base/errors.ts';
import { parsedJson } from '../../../base/json.ts';
import { MOST_SITE_WARNINGS, readSiteWarnings, type SiteWarning } from '../../../contract/built-output.ts';
import {
  type BuildStage,
  DEPLOYMENT_STAGES,
  DEPLOYMENT_STATUSES,
  type DeploymentStage,
  type DeploymentStatus,
} from '../../../contract/control-plane.ts';
import { boundFailure, readFailureFacts, unreadableFailure } from '../../../contract/failure-record.ts';
import { FAILURE_LIMITS } from '../../../contract/limits.ts';
import type { BuildFailureFacts, CommitFacts } from '../../shared/types.ts';
import type { DeploymentRequest } from '../state.ts';
import { numberOf, numberOrNull, type Row, textOf, textOrNull } from './columns.ts';
import type { Keyring } from './keyring.ts';
import type { AppDeployment, AppPatch, DeploymentTotals, StoredDeployment } from './records.ts';
import { deploymentSealName, openText, sealedTextBytes, sealText } from './sealing.ts';

/** Reads deployments from rows, and makes the parts of new ones. The engines give the same names to columns. */

/** Reads a row of `deployments`, with the known or else the requested commit as `commit`. */
export function deploymentOf(row: Row): StoredDeployment {
  return {
    seq: numberOf(row, 'seq'),
    deployID: textOf(row, 'deploy_id'),
    status: statusOf(row),
    stage: stageOf(row),
    branch: textOf(row, 'branch'),
    commit: textOrNull(row, 'commit'),
    createdAt: numberOf(row, 'created_at'),
    startedAt: numberOrNull(row, 'started_at'),
    finishedAt: numberOrNull(row, 'finished_at'),
    supersededBy: textOrNull(row, 'superseded_by'),
    cancelledBy: textOrNull(row, 'cancelled_by'),
    triggeredBy: textOrNull(row, 'triggered_by'),
    redeployOf: textOrNull(row, 'redeploy_of'),
    configuration: configurationOf(row),
    commitFacts: { subject: textOrNull(row, 'commit_subject'), author: textOrNull(row, 'commit_author') },
    size: sizeOf(row),
    warnings: warningsOf(row),
    logRemovedAt: numberOrNull(row, 'log_removed_at'),
    enteredAt: enteredAtOf(row),
  };
}

/** Reads a deployment and the app's names, of which `app_project` is the project. */
export function appDeploymentOf(row: Row): AppDeployment {
  const app = { org: textOf(row, 'app_org'), project: textOf(row, 'app_project'), appID: textOf(row, 'app_id') };
  return { app, deployment: deploymentOf(row) };
}

/** The columns of `deployments` that `deploymentOf` reads beside those of the list of the control plane. */
const FACT_COLUMNS = [
  'cancelled_by',
  'triggered_by',
  'redeploy_of',
  'configuration',
  'commit_subject',
  'commit_author',
  'release_files',
  'release_bytes',
  'warnings',
  'install_at',
  'build_at',
  'sync_at',
  'activate_at',
  'log_removed_at',
] as const;

/** The columns that `deploymentOf` reads, of the table `d`. */
export const COLUMNS = `d.seq, d.deploy_id, d.status, d.stage, d.branch, coalesce(d.commit_sha, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by, ${FACT_COLUMNS.map((name) => `d.${name}`).join(', ')}`;

/** The columns of an app `a` that `appDeploymentOf` reads beside those of the deployment. */
export const APP_COLUMNS = 'a.org AS app_org, a.project AS app_project, a.app_id';

/** What tells other nodes that deployments may be claimed. */
export const JOBS_CHANGED = "pg_notify('slipway', '0 jobs ')";
/** What the end of a deployment changes beside its status and its time. */
export const LEASE_ENDED = 'ready = false, lease_node = NULL, lease_until = NULL, stored_release = NULL, env = NULL';

/** The columns with the time at which a deployment entered a stage. The first stage has `started_at`. */
export const ENTERED_COLUMN: Readonly<Record<Exclude<BuildStage, 'clone'>, string>> = {
  install: 'install_at',
  build: 'build_at',
  sync: 'sync_at',
  activate: 'activate_at',
};

function enteredAtOf(row: Row): StoredDeployment['enteredAt'] {
  const times = Object.entries(ENTERED_COLUMN).map(([stage, column]) => [stage, numberOrNull(row, column)] as const);
  return Object.fromEntries(times.filter(([, at]) => at !== null));
}

/** Reads the column `configuration`, which was validated before it was stored. */
export function configurationOf(row: Row): AppPatch | null {
  const json = textOrNull(row, 'configuration');
  return json === null ? null : (JSON.parse(json) as AppPatch);
}

/** Returns the part of the column `configuration` that becomes the app's when the deployment goes live. `verify` is of the deployment alone. */
export function lastingOf(row: Row): AppPatch | null {
  const brought = configurationOf(row);
  if (brought?.settings?.verify === undefined) return brought;
  const { verify: _, ...settings } = brought.settings;
  return { ...brought, settings };
}

/** Returns the column `warnings`: null if there are none. */
export function warningsText(warnings: readonly SiteWarning[] = []): string | null {
  return warnings.length === 0 ? null : JSON.stringify(warnings);
}

/** Returns the column `warnings` with more of them, the new ones first, because a list has a bound. */
export function withWarnings(row: Row, more: readonly SiteWarning[]): string | null {
  return warningsText([...more, ...warningsOf(row)].slice(0, MOST_SITE_WARNINGS));
}

function warningsOf(row: Row): readonly SiteWarning[] {
  const json = textOrNull(row, 'warnings');
  return (json === null ? undefined : readSiteWarnings(JSON.parse(json))) ?? [];
}

/** Opens the column `env`, which was validated before it was stored. Undefined: the deployment does not bring variables. */
export function broughtEnv(keyring: Keyring, row: Row): Readonly<Record<string, string>> | undefined {
  const text = textOrNull(row, 'env');
  if (text === null) return undefined;
  const name = deploymentSealName(textOf(row, 'deploy_id'), 'env');
  return JSON.parse(openText(keyring, 'variables', name, text)) as Record<string, string>;
}

/** Seals the variables that a deployment brings. */
export function sealedEnv(keyring: Keyring, deployID: string, json: string | null): string | null {
  return json === null ? null : sealText(keyring, 'variables', deploymentSealName(deployID, 'env'), json);
}

/** Returns the column `failure`, which has the last lines of the log. */
export function sealedFailure(keyring: Keyring, deployID: string, facts: BuildFailureFacts): string {
  const json = JSON.stringify(boundFailure(facts));
  return sealText(keyring, 'build-log', deploymentSealName(deployID, 'failure'), json);
}

/** Bytes of the column `failure` that are read, at most. */
export const FAILURE_BYTES = sealedTextBytes(FAILURE_LIMITS.bytes);

function sizeOf(row: Row): StoredDeployment['size'] {
  const [files, bytes] = [numberOrNull(row, 'release_files'), numberOrNull(row, 'release_bytes')];
  return files === null || bytes === null ? null : { files, bytes };
}

export interface QueuedDeployment {
  readonly branch: string;
  readonly commit: string | null;
  readonly by: string | null;
  readonly redeployOf: string | null;
  /** An `AppPatch` as JSON. */
  readonly configuration: string | null;
  /** Variables as JSON. */
  readonly env: string | null;
  readonly facts: CommitFacts;
}

export function queuedOf(request: DeploymentRequest, appBranch: string, by: string | null): QueuedDeployment {
  const { branch, commit, configuration, env } = request;
  const facts = { subject: null, author: null };
  return {
    branch: branch ?? configuration?.branch ?? appBranch,
    commit,
    by,
    redeployOf: null,
    configuration: configuration ? JSON.stringify(configuration) : null,
    env: env ? JSON.stringify(env) : null,
    facts,
  };
}

/**
 * Returns the parts of a deployment that builds the commit of another one again, with the app's variables. What a deployment that went live brought is
 * the app's since then, and may have been changed.
 */
export function againOf(of: StoredDeployment, by: string | null): QueuedDeployment {
  const brought = of.status === 'succeeded' ? null : of.configuration;
  return {
    branch: of.branch,
    commit: of.commit,
    by,
    redeployOf: of.deployID,
    configuration: brought && JSON.stringify(brought),
    env: null,
    facts: of.commitFacts,
  };
}

/** Returns the stage of a row. Null: the deployment has not left the queue. */
export function stageOf(row: Row): DeploymentStage | null {
  const stage = textOrNull(row, 'stage');
  return DEPLOYMENT_STAGES.find((each) => each === stage) ?? null;
}

export function statusOf(row: Row): DeploymentStatus {
  const status = textOf(row, 'status');
  const known = DEPLOYMENT_STATUSES.find((each) => each === status);
  if (!known) throw new SlipwayError('internal', `The database has a deployment of the unknown status ${status}`);
  return known;
}

/** Opens the columns `stage` and `failure` of a failed deployment. */
export function failureOf(keyring: Keyring, row: Row): BuildFailureFacts {
  const text = textOrNull(row, 'failure') ?? '';
  const facts = readFailureFacts(parsedJson(openedFailure(keyring, textOf(row, 'deploy_id'), text)));
  return facts ?? unreadableFailure(stageOf(row) ?? 'build');
}

/** Without its key, a failure cannot be read, and the pages that list it are shown all the same. */
function openedFailure(keyring: Keyring, deployID: string, text: string): string {
  try {
    return openText(keyring, 'build-log', deploymentSealName(deployID, 'failure'), text);
  } catch {
    return '';
  }
}

export function totalOf(row: Row): DeploymentTotals {
  return { status: statusOf(row), count: numberOf(row, 'count'), ran: numberOf(row, 'ran'), ms: numberOf(row, 'ms') };
}
