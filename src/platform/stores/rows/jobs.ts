import type { BuildStage } from '../../../contract/control-plane.ts';
import { type AuditEntry, BY_PLATFORM, ofApp } from '../audit.ts';
import { type DeploymentEnd, interrupted, type Jobs, LEASE_MS, type LeaseKey, STATUS_OF_STAGE } from '../jobs.ts';
import { takenBy, UNBOUND_BUILDS } from '../organization-quotas.ts';
import { SITE_CHANGED, storeEnv, UPDATE_APP } from './apps.ts';
import { appUpdated, envChanged } from './audit.ts';
import { numberOf, type Row, textOf, textOrNull } from './columns.ts';
import type { EngineRows } from './deployment-store.ts';
import {
  broughtEnv,
  JOBS_CHANGED,
  LEASE_ENDED,
  lastingOf,
  sealedFailure,
  warningsText,
  withWarnings,
} from './deployments.ts';
import {
  counted,
  type Engine,
  first,
  keyOfRow,
  NO_LIMIT,
  type Prepared,
  type Tell,
  type Value,
  type Work,
} from './engine.ts';
import type { Keyring } from './keyring.ts';
import { createOrganizationQuotas } from './organization-quotas.ts';
import { appOf, ENTERED_COLUMN, stageOf, statusOf } from './records.ts';
import { columnsOf, jobOf, lifetimeOf, patched } from './state.ts';

/** The condition of every write under a lease. */
const OWNED = 'deploy_id = $1 AND fence = $2 AND lease_node IS NOT NULL AND finished_at IS NULL';
const OVERDUE = 'lease_node IS NOT NULL AND lease_until <= :now';
// The clock of the store was set back since the claim or the renewal. The lease then ends as if it were renewed now: its
// node may live and renews it before that, or the next node ends it.
const AHEAD = `lease_node IS NOT NULL AND lease_until > :now + ${2 * LEASE_MS}`;
const LEASED = 'deployments /* INDEXED BY deployments_leased */';
/** What the end of a deployment removes, and if it is live: `releases` is 0 or 1. */
const CARRIED = `SELECT deploy_id, fence, stage, configuration, env, triggered_by, warnings,
  (SELECT count(*) FROM releases r WHERE r.deploy_id = deployments.deploy_id) AS releases FROM deployments`;

/** All but renewals and stages is done in transactions that have locked the app first. `keepReleases`: those kept per app, the live one included. */
export function createJobs(engine: Engine, rows: EngineRows, keyring: Keyring, keepReleases: number): Jobs {
  const quotas = createOrganizationQuotas(engine);
  const owned = (set: string) => engine.prepare(`UPDATE deployments SET ${set} WHERE ${OWNED}`);
  const renew = owned(`lease_until = :now + ${LEASE_MS}`);
  // Entering a stage again does not change the time.
  const entered = (column: string) => owned(`status = $3, stage = $4, ${column} = coalesce(${column}, :now)`);
  const enter: Readonly<Record<BuildStage, Prepared>> = {
    clone: entered('started_at'),
    install: entered(ENTERED_COLUMN.install),
    build: entered(ENTERED_COLUMN.build),
    sync: entered(ENTERED_COLUMN.sync),
    activate: entered(ENTERED_COLUMN.activate),
  };
  const commit = owned(`commit_sha = $3, commit_subject = coalesce($4, commit_subject),
    commit_author = coalesce($5, commit_author)`);
  // A deployment that is queued meanwhile holds this lock too. So either it sees that none is under way, or this one sees it.
  const lockApp = engine.prepare(
    'SELECT * FROM apps WHERE id = (SELECT app FROM deployments WHERE deploy_id = $1) FOR NO KEY UPDATE',
  );
  // Other nodes fetch the release before it goes live.
  const store = engine.prepare(
    `UPDATE deployments SET stored_release = $3, release_files = $4, release_bytes = $5, warnings = $6 WHERE ${OWNED}
      RETURNING deploy_id, stored_release, (SELECT subdomain FROM apps WHERE id = app) AS subdomain`,
    "pg_notify('slipway', '0 coming ' || subdomain || ' ' || deploy_id || ' ' || stored_release)",
  );
  const setType = engine.prepare(
    'UPDATE apps SET type = $2, updated_at = :now WHERE id = $1 AND type <> $2 RETURNING *',
  );
  const carried = engine.prepare(`${CARRIED} WHERE ${OWNED}`);
  const configure = engine.prepare(UPDATE_APP);
  const keep = engine.prepare(rows.keepRelease);
  const prune =
    engine.prepare(`DELETE FROM releases WHERE deploy_id IN (SELECT r.deploy_id FROM releases r WHERE r.app = $1
    ORDER BY ${rows.releaseSeq} DESC LIMIT ${NO_LIMIT} OFFSET $2)`);
  const setLive = engine.prepare('UPDATE apps SET live_release = $2 WHERE id = $1 RETURNING subdomain', SITE_CHANGED);
  const ended = (set: string) =>
    engine.prepare(
      `UPDATE deployments SET ${set}, log_bytes = $3, finished_at = :now, ${LEASE_ENDED} WHERE ${OWNED} RETURNING app`,
      JOBS_CHANGED,
    );
  const succeed = ended("status = 'succeeded', stage = 'activate', warnings = $4");
  const fail = ended("status = 'failed', stage = $4, failure = $5");
  const endOf = engine.prepare(
    'SELECT status FROM deployments WHERE deploy_id = $1 AND fence = $2 AND finished_at IS NOT NULL',
  );
  const look =
    engine.prepare(`SELECT count(*) FILTER (WHERE ${OVERDUE}) AS overdue, count(*) FILTER (WHERE ${AHEAD}) AS ahead
    FROM ${LEASED} WHERE lease_node IS NOT NULL`);
  const shorten = engine.prepare(`UPDATE ${LEASED} SET lease_until = :now + ${LEASE_MS} WHERE ${AHEAD}`);
  const lockOverdue = engine.prepare(`SELECT * FROM apps WHERE id IN (SELECT app FROM ${LEASED} WHERE ${OVERDUE})
    ORDER BY id FOR NO KEY UPDATE`);
  // Its node can no longer renew the lease.
  const overdue = engine.prepare(`${CARRIED} WHERE app = $1 AND ${OVERDUE} FOR UPDATE`);
  const anyOpen = engine.prepare(`SELECT 1 FROM deployments /* INDEXED BY deployments_open_by_app */
    WHERE finished_at IS NULL ORDER BY seq LIMIT 1`);

  const changesOne = async (statement: Prepared, { deployID, fence }: LeaseKey, ...values: readonly Value[]) =>
    (await counted(engine, statement(deployID, fence, ...values))) === 1;
  /** Runs work on a deployment whose app is locked. Returns false, as the work does, if the lease has ended. */
  const onApp = (deployID: string, work: (app: Row, tell: Tell) => Work<boolean>) =>
    engine.write(function* (tell) {
      const [app] = (yield* lockApp(deployID)).rows;
      return app !== undefined && (yield* work(app, tell));
    });
  /** Makes a release live, unless it is. Returns what the deployment carried. Undefined: the lease has ended. */
  const goLive = function* (
    app: Row,
    { deployID, fence }: LeaseKey,
    manifest: string,
    tell: Tell,
  ): Work<Row | undefined> {
    const [row] = (yield* carried(deployID, fence)).rows;
    if (!row || isLive(row)) return row;
    const [id, key, before] = [numberOf(app, 'id'), keyOfRow(app), appOf(app)];
    const act = { ...BY_PLATFORM, by: textOrNull(row, 'triggered_by') };
    const [configuration, env] = [lastingOf(row), broughtEnv(keyring, row)];
    const config = configuration && patched(before, configuration);
    // The chain of the audit log is locked after the variables, and before the counter of changes.
    const had = env && (yield* rows.env.lockOf(app));
    if (env && had) yield* storeEnv(rows.env, had, env, act.by);
    const live = before.liveRelease === null ? undefined : { live: before.liveRelease };
    yield* engine.record(BY_PLATFORM, [ofApp(key, 'deployment.live', { object: deployID, before: live })]);
    if (config) yield* engine.record(act, appUpdated(key, before, config, deployID));
    if (env && had) yield* engine.record(act, envChanged(key, 'env.replace', had.env, env, deployID));
    // Before the switch, so that a CDN forgets the release before, and not this one.
    if (config) yield* configure(id, ...columnsOf(config), lifetimeOf(config));
    yield* keep(deployID, manifest);
    yield* prune(id, keepReleases);
    yield* setLive(id, deployID);
    yield* tell([{ kind: 'site', subdomain: before.subdomain }], 'told');
    return row;
  };
  /** Ends a deployment under way: as succeeded if it is live, although it failed afterwards. Returns what the audit log gets. */
  const end = function* (app: Row, row: Row, ending: DeploymentEnd): Work<readonly AuditEntry[]> {
    const [deployID, fence] = [textOf(row, 'deploy_id'), numberOf(row, 'fence')];
    const failed = ending.kind === 'failed' && !isLive(row) ? ending.facts : undefined;
    if (failed) {
      const failure = sealedFailure(keyring, deployID, failed);
      yield* fail(deployID, fence, ending.logBytes, failed.stage, failure);
    } else {
      const more = ending.kind === 'live' ? ending.warnings : [];
      yield* succeed(deployID, fence, ending.logBytes, withWarnings(row, more ?? []));
    }
    yield* rows.ready(numberOf(app, 'id'));
    if (!failed) return [];
    const after = { stage: failed.stage, code: failed.code };
    return [ofApp(keyOfRow(app), 'deployment.fail', { object: deployID, after })];
  };

  return {
    async claim(node, bounds = UNBOUND_BUILDS) {
      const claimed = await rows.claim(node, bounds);
      if (!claimed) return undefined;
      const job = jobOf(claimed.row, broughtEnv(keyring, claimed.row) ?? claimed.variables());
      return { deployID: job.deployID, fence: numberOf(claimed.row, 'fence'), job };
    },
    renew: (lease) => changesOne(renew, lease),
    advance: (lease, stage) => changesOne(enter[stage], lease, STATUS_OF_STAGE[stage], stage),
    recordCommit: (lease, sha, facts) => changesOne(commit, lease, sha, facts?.subject, facts?.author),
    recordRelease: ({ deployID, fence }, manifest, size, warnings, type, disk) =>
      engine.write(function* () {
        if (disk) yield* quotas.lock(disk.org, { disk: disk.bytes });
        const [app] = (yield* lockApp(deployID)).rows;
        const values = [manifest, size?.files, size?.bytes, warningsText(warnings)];
        if (!app || (yield* store(deployID, fence, ...values)).count === 0) return false;
        const stored = { deployID, bytes: size ? takenBy(size) : 0, kept: keepReleases - 1 };
        if (disk) yield* quotas.checkRelease(disk.org, stored, disk.bytes);
        const [typed] = type === undefined ? [] : (yield* setType(numberOf(app, 'id'), type)).rows;
        if (typed) yield* engine.record(BY_PLATFORM, appUpdated(keyOfRow(app), appOf(app), appOf(typed), deployID));
        return true;
      }),
    finish: (lease, ending) =>
      onApp(lease.deployID, function* (app, tell) {
        const row =
          ending.kind === 'live'
            ? yield* goLive(app, lease, ending.manifestHash, tell)
            : (yield* carried(lease.deployID, lease.fence)).rows[0];
        if (!row) return false;
        yield* engine.record(BY_PLATFORM, yield* end(app, row, ending));
        yield* tell([{ kind: 'jobs' }], 'told');
        return true;
      }),
    goLive: (lease, manifestHash) =>
      onApp(lease.deployID, function* (app, tell) {
        return (yield* goLive(app, lease, manifestHash, tell)) !== undefined;
      }),
    endOf: ({ deployID, fence }) => first(engine, endOf(deployID, fence), statusOf),
    async expire() {
      const found = await first(engine, look(), (row) => row);
      if (found && numberOf(found, 'ahead') > 0) await counted(engine, shorten());
      if (!found || numberOf(found, 'overdue') === 0) return [];
      return engine.write(function* (tell) {
        const [expired, entries]: [string[], AuditEntry[]] = [[], []];
        for (const app of (yield* lockOverdue()).rows) {
          const [row] = (yield* overdue(numberOf(app, 'id'))).rows;
          if (!row) continue;
          expired.push(textOf(row, 'deploy_id'));
          const facts = interrupted(stageOf(row) ?? 'clone');
          entries.push(...(yield* end(app, row, { kind: 'failed', facts })));
        }
        yield* engine.record(BY_PLATFORM, entries);
        if (expired.length > 0) yield* tell([{ kind: 'jobs' }], 'told');
        return expired;
      });
    },
    isBusy: async () => (await counted(engine, anyOpen())) > 0,
  };
}

function isLive(row: Row): boolean {
  return numberOf(row, 'releases') > 0;
}
