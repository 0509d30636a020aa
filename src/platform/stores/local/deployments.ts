import type { DatabaseSync } from 'node:sqlite';
import type { Clock, Random } from '../../../base/clock.ts';
import { SlipwayError } from '../../../base/errors.ts';
import {
  DEPLOYMENT_STAGES,
  DEPLOYMENT_STATUSES,
  type DeploymentStage,
  type DeploymentStatus,
} from '../../../contract/control-plane.ts';
import { boundFailure, readFailureFacts, unreadableFailure } from '../../../contract/failure-record.ts';
import { FAILURE_LIMITS } from '../../../contract/limits.ts';
import type { BuildFailureFacts, DeploymentStore } from '../../types.ts';
import { randomBase32 } from '../names.ts';
import { type AppStore, appOf, type StoredApp } from './apps.ts';
import type { ReleaseStore } from './releases.ts';
import { numberOf, numberOrNull, type Row, textOf, textOrNull } from './rows.ts';

/** A deployment as stored. Times in milliseconds since the epoch. */
export interface StoredDeployment {
  /** Grows with every deployment: the list's order and its cursor. */
  readonly seq: number;
  readonly deployID: string;
  readonly status: DeploymentStatus;
  readonly stage: DeploymentStage | null;
  readonly branch: string;
  /** What is built: the commit that was found, else the one that was asked for. */
  readonly commit: string | null;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  readonly supersededBy: string | null;
}

/** What the control plane needs of deployments, beside what the queue needs. */
export interface Deployments extends DeploymentStore {
  create(app: StoredApp, branch: string, commit: string | null): StoredDeployment;
  find(app: StoredApp, deployID: string): StoredDeployment | undefined;
  /** Newest first, those before the cursor `beforeSeq` where one is given. */
  list(app: StoredApp, limit: number, beforeSeq: number | undefined): readonly StoredDeployment[];
  /** Whether one has not ended. In the same time however many there are. */
  isBusy(): boolean;
  failure(app: StoredApp, deployID: string): BuildFailureFacts | undefined;
  /** For metrics: how many are in each status, how many of them ran to an end, and in how many seconds. */
  totals(): readonly {
    readonly status: string;
    readonly count: number;
    readonly ran: number;
    readonly seconds: number;
  }[];
}

const COLUMNS = `d.seq, d.deploy_id, d.status, d.stage, d.branch, coalesce(d.commit_sha, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by`;

export function createDeployments(
  database: DatabaseSync,
  apps: AppStore,
  releases: ReleaseStore,
  clock: Clock,
  random: Random,
): Deployments {
  const insert =
    database.prepare(`INSERT INTO deployments (deploy_id, app, status, branch, commit_requested, created_at)
    VALUES (?, ?, 'queued', ?, ?, ?)`);
  const one = database.prepare(`SELECT ${COLUMNS} FROM deployments d WHERE d.app = ? AND d.deploy_id = ?`);
  const page = database.prepare(`SELECT ${COLUMNS} FROM deployments d WHERE d.app = ? AND d.seq < ?
    ORDER BY d.seq DESC LIMIT ?`);
  const failureOf = database.prepare(`SELECT stage, CASE WHEN octet_length(failure) <= ? THEN failure END AS failure
    FROM deployments WHERE app = ? AND deploy_id = ? AND status = 'failed'`);
  const open = database.prepare(`SELECT d.deploy_id, d.stage, a.org, a.project, a.app_id FROM deployments d
    JOIN apps a ON a.id = d.app WHERE d.finished_at IS NULL ORDER BY d.seq`);
  const anyOpen = database.prepare('SELECT 1 FROM deployments WHERE finished_at IS NULL LIMIT 1');
  const jobOf = database.prepare(`SELECT a.*, d.branch AS job_branch, d.commit_requested FROM deployments d
    JOIN apps a ON a.id = d.app WHERE d.deploy_id = ?`);
  const advance = database.prepare(`UPDATE deployments SET status = ?, stage = ?, started_at = coalesce(started_at, ?)
    WHERE deploy_id = ? AND finished_at IS NULL`);
  const commit = database.prepare('UPDATE deployments SET commit_sha = ? WHERE deploy_id = ?');
  const fail = database.prepare(`UPDATE deployments SET status = 'failed', stage = ?, failure = ?, finished_at = ?
    WHERE deploy_id = ? AND finished_at IS NULL`);
  const cancel = database.prepare(`UPDATE deployments SET status = 'cancelled', superseded_by = ?, finished_at = ?
    WHERE deploy_id = ? AND finished_at IS NULL`);
  const totals = database.prepare(`SELECT status, count(*) AS count,
    count(finished_at - started_at) AS ran, coalesce(sum(finished_at - started_at), 0) AS ms FROM deployments GROUP BY status`);

  return {
    create(app, branch, commitRequested) {
      const deployID = `dpl-${randomBase32(16, random)}`;
      insert.run(deployID, app.id, branch, commitRequested, clock.now());
      const row = one.get(app.id, deployID);
      if (!row) throw new SlipwayError('internal', `The deployment ${deployID} was not stored`);
      return deploymentOf(row);
    },
    find(app, deployID) {
      const row = one.get(app.id, deployID);
      return row && deploymentOf(row);
    },
    list: (app, limit, beforeSeq) => page.all(app.id, beforeSeq ?? Number.MAX_SAFE_INTEGER, limit).map(deploymentOf),
    failure(app, deployID) {
      const row = failureOf.get(FAILURE_LIMITS.bytes, app.id, deployID);
      return row && (factsOf(textOrNull(row, 'failure')) ?? unreadableFailure(stageOf(row) ?? 'build'));
    },
    totals: () =>
      totals.all().map((row) => ({
        status: textOf(row, 'status'),
        count: numberOf(row, 'count'),
        ran: numberOf(row, 'ran'),
        seconds: numberOf(row, 'ms') / 1_000,
      })),
    isBusy: () => anyOpen.get() !== undefined,
    unfinished: () =>
      open.all().map((row) => ({
        deployID: textOf(row, 'deploy_id'),
        app: { org: textOf(row, 'org'), project: textOf(row, 'project'), appID: textOf(row, 'app_id') },
        stage: stageOf(row),
      })),
    job(deployID) {
      const row = jobOf.get(deployID);
      if (!row) throw new SlipwayError('internal', `There is no deployment ${deployID}`);
      const app = appOf(row);
      const { org, project, appID, repository, buildCommand, outputDirectory, settings } = app;
      return {
        deployID,
        app: { org, project, appID },
        repository,
        branch: textOf(row, 'job_branch'),
        commit: textOrNull(row, 'commit_requested'),
        buildCommand,
        outputDirectory,
        settings,
        env: apps.env(app),
      };
    },
    advance(deployID, status, stage) {
      advance.run(status, stage, clock.now(), deployID);
    },
    recordCommit(deployID, sha) {
      commit.run(sha, deployID);
    },
    fail(deployID, facts) {
      fail.run(facts.stage, JSON.stringify(boundFailure(facts)), clock.now(), deployID);
    },
    cancel(deployID, supersededBy) {
      cancel.run(supersededBy, clock.now(), deployID);
    },
    activate: (deployID, manifestHash) => releases.activate(deployID, manifestHash),
  };
}

function factsOf(json: string | null): BuildFailureFacts | undefined {
  try {
    return json === null ? undefined : readFailureFacts(JSON.parse(json));
  } catch {
    return undefined;
  }
}

function deploymentOf(row: Row): StoredDeployment {
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
  };
}

function stageOf(row: Row): DeploymentStage | null {
  const stage = textOrNull(row, 'stage');
  return DEPLOYMENT_STAGES.find((each) => each === stage) ?? null;
}

function statusOf(row: Row): DeploymentStatus {
  const status = textOf(row, 'status');
  const known = DEPLOYMENT_STATUSES.find((each) => each === status);
  if (!known) throw new SlipwayError('internal', `platform.db: unknown deployment status ${status}`);
  return known;
}
