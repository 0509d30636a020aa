import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../../base/clock.ts';
import { SlipwayError } from '../../../base/errors.ts';
import { boundFailure } from '../../../contract/failure-record.ts';
import type { DeploymentStore } from '../../types.ts';
import { appOf, variablesOf } from './apps.ts';
import type { LocalChanges } from './changes.ts';
import { inTransaction } from './database.ts';
import { stageOf } from './deployments.ts';
import { releaseLister } from './releases.ts';
import { numberOf, textOf, textOrNull } from './rows.ts';

export interface QueueStore extends DeploymentStore {
  isBusy(): boolean;
  /** Every manifest that a kept release of the organization names. */
  manifests(org: string): readonly string[];
}

/** `keep`: releases of an app that stay reachable, the live one among them. */
export function createQueueStore(
  database: DatabaseSync,
  changes: LocalChanges,
  clock: Clock,
  keep: number,
): QueueStore {
  const open = database.prepare(`SELECT d.deploy_id, d.stage, a.org, a.project, a.app_id FROM deployments d
    JOIN apps a ON a.id = d.app WHERE d.finished_at IS NULL ORDER BY d.seq`);
  const anyOpen = database.prepare('SELECT 1 FROM deployments WHERE finished_at IS NULL LIMIT 1');
  const jobOf = database.prepare(`SELECT a.*, d.branch AS job_branch, d.commit_requested FROM deployments d
    JOIN apps a ON a.id = d.app WHERE d.deploy_id = ?`);
  const envOf = database.prepare('SELECT name, value FROM env WHERE app = ? ORDER BY name');
  const advance = database.prepare(`UPDATE deployments SET status = ?, stage = ?, started_at = coalesce(started_at, ?)
    WHERE deploy_id = ? AND finished_at IS NULL`);
  const commit = database.prepare('UPDATE deployments SET commit_sha = ? WHERE deploy_id = ?');
  const fail = database.prepare(`UPDATE deployments SET status = 'failed', stage = ?, failure = ?, finished_at = ?
    WHERE deploy_id = ? AND finished_at IS NULL`);
  const cancel = database.prepare(`UPDATE deployments SET status = 'cancelled', superseded_by = ?, finished_at = ?
    WHERE deploy_id = ? AND finished_at IS NULL`);
  const insert = database.prepare(`INSERT INTO releases (deploy_id, app, manifest, created_at)
    SELECT deploy_id, app, ?, ? FROM deployments WHERE deploy_id = ? AND finished_at IS NULL`);
  const succeed = database.prepare(`UPDATE deployments SET status = 'succeeded', stage = 'activate', finished_at = ?,
    started_at = coalesce(started_at, ?) WHERE deploy_id = ?`);
  const appOfDeployment = database.prepare(`SELECT a.id, a.subdomain FROM deployments d JOIN apps a ON a.id = d.app
    WHERE d.deploy_id = ?`);
  const setLive = database.prepare('UPDATE apps SET live_release = ? WHERE id = ?');
  const remove = database.prepare('DELETE FROM releases WHERE deploy_id = ?');
  const manifests = database.prepare(`SELECT DISTINCT r.manifest FROM releases r JOIN apps a ON a.id = r.app
    WHERE a.org = ?`);
  const listOf = releaseLister(database);

  return {
    isBusy: () => anyOpen.get() !== undefined,
    manifests: (org) => manifests.all(org).map((row) => textOf(row, 'manifest')),
    unfinished: () =>
      open.all().map((row) => ({
        deployID: textOf(row, 'deploy_id'),
        app: { org: textOf(row, 'org'), project: textOf(row, 'project'), appID: textOf(row, 'app_id') },
        stage: stageOf(row),
      })),
    job(deployID) {
      const row = jobOf.get(deployID);
      if (!row) throw new SlipwayError('internal', `There is no deployment ${deployID}`);
      const { org, project, appID, repository, buildCommand, outputDirectory, settings } = appOf(row);
      return {
        ...{ deployID, app: { org, project, appID }, repository, buildCommand, outputDirectory, settings },
        branch: textOf(row, 'job_branch'),
        commit: textOrNull(row, 'commit_requested'),
        env: variablesOf(envOf.all(numberOf(row, 'id'))),
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
    activate(deployID, manifestHash) {
      const now = clock.now();
      const row = appOfDeployment.get(deployID);
      if (!row) throw new SlipwayError('internal', `There is no deployment ${deployID}`);
      const app = numberOf(row, 'id');
      inTransaction(database, () => {
        if (insert.run(manifestHash, now, deployID).changes !== 1) {
          throw new SlipwayError('internal', `The deployment ${deployID} has ended and cannot be activated`);
        }
        succeed.run(now, now, deployID);
        setLive.run(deployID, app);
        for (const old of listOf(app).slice(keep)) remove.run(old.deployID);
      });
      changes.publish({ kind: 'site', subdomain: textOf(row, 'subdomain') });
    },
  };
}
