import { SlipwayError } from '../../../base/errors.ts';
import {
  type BuildStage,
  DEPLOYMENT_STAGES,
  DEPLOYMENT_STATUSES,
  type DeploymentStage,
  type DeploymentStatus,
} from '../../../contract/control-plane.ts';
import { readFailureFacts, unreadableFailure } from '../../../contract/failure-record.ts';
import type { BuildFailureFacts, CommitFacts } from '../../shared/types.ts';
import type { Cancellation, DeploymentRequest } from '../state.ts';
import { numberOf, numberOrNull, type Row, textOf, textOrNull } from './columns.ts';
import type { DeploymentTotals, StoredDeployment } from './records.ts';

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
    commitFacts: { subject: textOrNull(row, 'commit_subject'), author: textOrNull(row, 'commit_author') },
    size: sizeOf(row),
    enteredAt: enteredAtOf(row),
  };
}

/** The columns of `deployments` that `deploymentOf` reads beside those of the list of the control plane. */
export const FACT_COLUMNS = [
  'cancelled_by',
  'triggered_by',
  'redeploy_of',
  'commit_subject',
  'commit_author',
  'release_files',
  'release_bytes',
  'install_at',
  'build_at',
  'sync_at',
  'activate_at',
] as const;

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

function sizeOf(row: Row): StoredDeployment['size'] {
  const [files, bytes] = [numberOrNull(row, 'release_files'), numberOrNull(row, 'release_bytes')];
  return files === null || bytes === null ? null : { files, bytes };
}

/** The parts of a new deployment. */
export interface QueuedDeployment {
  readonly branch: string;
  readonly commit: string | null;
  readonly by: string | null;
  readonly redeployOf: string | null;
  readonly facts: CommitFacts;
}

/** Returns the parts of an app's deployment. */
export function queuedOf({ branch, commit, by = null }: DeploymentRequest, appBranch: string): QueuedDeployment {
  const facts = { subject: null, author: null };
  return { branch: branch ?? appBranch, commit, by, redeployOf: null, facts };
}

/** Returns the parts of a deployment that builds the commit of another one again. */
export function againOf(of: StoredDeployment, by: string | null): QueuedDeployment {
  return { branch: of.branch, commit: of.commit, by, redeployOf: of.deployID, facts: of.commitFacts };
}

/** Returns the result of a cancellation that found the deployment as `deployment` afterwards. */
export function cancellationOf(isCancelled: boolean, deployment: StoredDeployment | undefined): Cancellation {
  if (!deployment) return { kind: 'no_deployment' };
  return { kind: isCancelled ? 'cancelled' : 'not_queued', deployment };
}

/** Returns the stage of a row. Null: the deployment has not left the queue. */
export function stageOf(row: Row): DeploymentStage | null {
  const stage = textOrNull(row, 'stage');
  return DEPLOYMENT_STAGES.find((each) => each === stage) ?? null;
}

function statusOf(row: Row): DeploymentStatus {
  const status = textOf(row, 'status');
  const known = DEPLOYMENT_STATUSES.find((each) => each === status);
  if (!known) throw new SlipwayError('internal', `The database has a deployment of the unknown status ${status}`);
  return known;
}

/** Reads the columns `stage` and `failure` of a failed deployment. */
export function failureOf(row: Row): BuildFailureFacts {
  return factsOf(textOrNull(row, 'failure')) ?? unreadableFailure(stageOf(row) ?? 'build');
}

function factsOf(json: string | null): BuildFailureFacts | undefined {
  try {
    return json === null ? undefined : readFailureFacts(JSON.parse(json));
  } catch {
    return undefined;
  }
}

export function totalOf(row: Row): DeploymentTotals {
  return { status: statusOf(row), count: numberOf(row, 'count'), ran: numberOf(row, 'ran'), ms: numberOf(row, 'ms') };
}
