import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../../base/clock.ts';
import type { SiteWarning } from '../../../contract/built-output.ts';
import type { BuildFailureFacts } from '../../shared/types.ts';
import { BY_PLATFORM } from '../audit.ts';
import { interrupted, type Jobs, LEASE_MS, type LeaseKey, STATUS_OF_STAGE } from '../jobs.ts';
import { type BuildBounds, UNBOUND_BUILDS } from '../organization-quotas.ts';
import { storeEnv, UPDATE_APP } from '../rows/apps.ts';
import { appUpdated, deploymentFailed, envChanged, wentLive } from '../rows/audit.ts';
import { numberOf, type Row, textOf, textOrNull } from '../rows/columns.ts';
import {
  broughtEnv,
  ENTERED_COLUMN,
  lastingOf,
  sealedFailure,
  stageOf,
  statusOf,
  warningsText,
  withWarnings,
} from '../rows/deployments.ts';
import { keyOfRow } from '../rows/keeping.ts';
import type { Keyring } from '../rows/keyring.ts';
import { createOrganizationQuotas } from '../rows/organization-quotas.ts';
import { appOf, columnsOf, jobOf, lifetimeOf, patched } from '../rows/state.ts';
import { createRecorder } from './audit.ts';
import type { LocalChanges } from './changes.ts';
import type { Commands } from './commands.ts';
import { inTransaction } from './database.ts';
import { createLocalEngine, ran } from './engine.ts';
import { createLocalEnv, variablesOf } from './env.ts';

export interface JobParts {
  readonly database: DatabaseSync;
  readonly keyring: Keyring;
  readonly commands: Commands;
  readonly changes: LocalChanges;
  readonly clock: Clock;
  /** Releases kept per app, including the live one. */
  readonly keepReleases: number;
}

export interface LocalJobs extends Jobs {
  /**
   * Ends every lease at once, and returns the deployIDs. Only a process that has locked the data directory and has not
   * claimed anything may call it: then all leases belong to dead processes. Also ends deployments that were under way
   * before leases were introduced.
   */
  expireAll(): readonly string[];
}

/** The condition of every write under a lease. */
const OWNED = 'deploy_id = ? AND fence = ? AND lease_node IS NOT NULL AND finished_at IS NULL';
const ENDED = 'finished_at = ?, lease_node = NULL, lease_until = NULL, stored_release = NULL, env = NULL';
const FAILED = `status = 'failed', stage = ?, failure = ?, log_bytes = ?, ${ENDED}`;

export function createLocalJobs(parts: JobParts): LocalJobs {
  const { database, commands, changes, clock, keepReleases } = parts;
  const quotas = createOrganizationQuotas(createLocalEngine(database));
  const owned = (set: string) => database.prepare(`UPDATE deployments SET ${set} WHERE ${OWNED}`);
  const renew = owned('lease_until = ?');
  const entered = (column: string) => owned(`status = ?, stage = ?, ${column} = coalesce(${column}, ?)`);
  const advance = {
    clone: entered('started_at'),
    install: entered(ENTERED_COLUMN.install),
    build: entered(ENTERED_COLUMN.build),
    sync: entered(ENTERED_COLUMN.sync),
    activate: entered(ENTERED_COLUMN.activate),
  };
  const commit = owned(`commit_sha = ?, commit_subject = coalesce(?, commit_subject),
    commit_author = coalesce(?, commit_author)`);
  const leased = database.prepare(`SELECT 1 FROM deployments WHERE ${OWNED}`);
  const release = owned('stored_release = ?, release_files = ?, release_bytes = ?, warnings = ?');
  const become = database.prepare(`UPDATE apps SET type = ?, updated_at = ?
    WHERE id = (SELECT app FROM deployments WHERE deploy_id = ?) AND type <> ? RETURNING *`);
  const fail = owned(FAILED);
  const appRow = appOfDeployment(database);
  const record = createRecorder(database, clock);
  const interrupt = interrupter(parts);
  const overdue = database.prepare(`SELECT deploy_id, stage FROM deployments INDEXED BY deployments_leased
    WHERE lease_node IS NOT NULL AND lease_until <= ?`);
  const underWay = database.prepare(`SELECT deploy_id, stage FROM deployments
    WHERE finished_at IS NULL AND status <> 'queued'`);
  const anyOpen = database.prepare('SELECT 1 FROM deployments WHERE finished_at IS NULL LIMIT 1');
  const ended = database.prepare(`SELECT status FROM deployments
    WHERE deploy_id = ? AND fence = ? AND finished_at IS NOT NULL`);
  const claim = claimer(parts);
  const live = finisher(parts);

  // `read` is enough, because a single statement is a transaction.
  const changesOne = (
    statement: ReturnType<typeof owned>,
    lease: LeaseKey,
    ...values: readonly (string | number | null)[]
  ) => commands.read(() => statement.run(...values, lease.deployID, lease.fence).changes === 1);
  const failed = (lease: LeaseKey, facts: BuildFailureFacts, logBytes: number | undefined) => {
    if (live.isLive(lease.deployID)) return live.end(lease, logBytes);
    const values = [...failureColumns(parts, lease.deployID, facts, logBytes), lease.deployID, lease.fence];
    const isOwned = fail.run(...values).changes === 1;
    if (isOwned) record(BY_PLATFORM, [deploymentFailed(keyOfRow(appRow(lease.deployID)), lease.deployID, facts)]);
    return isOwned;
  };
  const published = (ended: readonly string[]) => {
    if (ended.length > 0) changes.publish({ kind: 'jobs' });
    return ended;
  };

  return {
    claim: (node, bounds = UNBOUND_BUILDS) => commands.write(() => claim(node, bounds)),
    renew: (lease) => changesOne(renew, lease, clock.now() + LEASE_MS),
    advance: (lease, stage) => changesOne(advance[stage], lease, STATUS_OF_STAGE[stage], stage, clock.now()),
    recordCommit: (lease, sha, facts) => changesOne(commit, lease, sha, facts?.subject ?? null, facts?.author ?? null),
    recordRelease: (lease, manifestHash, size, warnings, type, disk) =>
      commands.write(() => {
        const stored = { deployID: lease.deployID, bytes: size?.bytes ?? 0, kept: keepReleases - 1 };
        if (disk && leased.get(lease.deployID, lease.fence)) ran(quotas.checkRelease(disk.org, stored, disk.bytes));
        const values = [manifestHash, size?.files ?? null, size?.bytes ?? null, warningsText(warnings)];
        const isOwned = release.run(...values, lease.deployID, lease.fence).changes === 1;
        const before = appRow(lease.deployID);
        const after = isOwned && type !== undefined && become.get(type, clock.now(), lease.deployID, type);
        if (after) record(BY_PLATFORM, appUpdated(keyOfRow(after), appOf(before), appOf(after), lease.deployID));
        return isOwned;
      }),
    async finish(lease, ending) {
      if (ending.kind === 'live') {
        const { manifestHash, logBytes, warnings } = ending;
        const done = await commands.write(() => {
          const switched = live.switch(lease, manifestHash);
          return switched && live.end(lease, logBytes, warnings) ? switched : undefined;
        });
        if (!done) return false;
        if (done.isNew) changes.publish({ kind: 'site', subdomain: done.subdomain });
      } else if (!(await commands.write(() => failed(lease, ending.facts, ending.logBytes)))) {
        return false;
      }
      changes.publish({ kind: 'jobs' });
      return true;
    },
    async goLive(lease, manifestHash) {
      const done = await commands.write(() => live.switch(lease, manifestHash));
      if (done?.isNew) changes.publish({ kind: 'site', subdomain: done.subdomain });
      return done !== undefined;
    },
    endOf: ({ deployID, fence }) => commands.first(ended, [deployID, fence], statusOf),
    expire: async () => published(await commands.write(() => overdue.all(clock.now()).map(interrupt))),
    expireAll: () => published(inTransaction(database, () => underWay.all().map(interrupt))),
    isBusy: () => commands.read(() => anyOpen.get() !== undefined),
  };
}

function failureColumns(
  { keyring, clock }: JobParts,
  deployID: string,
  facts: BuildFailureFacts,
  logBytes: number | undefined,
) {
  return [facts.stage, sealedFailure(keyring, deployID, facts), logBytes ?? null, clock.now()] as const;
}

/** Returns the function that returns the row of the app of a deployment that exists. */
function appOfDeployment(database: DatabaseSync): (deployID: string) => Row {
  const find = database.prepare('SELECT a.* FROM deployments d JOIN apps a ON a.id = d.app WHERE d.deploy_id = ?');
  return (deployID) => find.get(deployID) ?? {};
}

/** Returns the function that fails the deployment of a row as `interrupted`, unless its release went live. It returns the deployID. */
function interrupter(parts: JobParts) {
  const { database, clock } = parts;
  const fail = database.prepare(`UPDATE deployments SET ${FAILED} WHERE deploy_id = ?`);
  const succeed = database.prepare(`UPDATE deployments SET status = 'succeeded', stage = 'activate', ${ENDED}
    WHERE deploy_id = ? AND EXISTS (SELECT 1 FROM releases r WHERE r.deploy_id = deployments.deploy_id)`);
  const appRow = appOfDeployment(database);
  const record = createRecorder(database, clock);
  return (row: Row) => {
    const deployID = textOf(row, 'deploy_id');
    if (succeed.run(clock.now(), deployID).changes === 1) return deployID;
    const facts = interrupted(stageOf(row) ?? 'clone');
    fail.run(...failureColumns(parts, deployID, facts, undefined), deployID);
    record(BY_PLATFORM, [deploymentFailed(keyOfRow(appRow(deployID)), deployID, facts)]);
    return deployID;
  };
}

const QUEUED = "finished_at IS NULL AND status = 'queued'";
// The organizations that wait, each by one look-up in the index. An app has one queued deployment, so those that are passed
// over are no more than the ones under way.
const NEXT = `WITH RECURSIVE waiting (org) AS (
    SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${QUEUED}
    UNION ALL SELECT (SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${QUEUED} AND org > waiting.org)
      FROM waiting WHERE waiting.org IS NOT NULL),
  turns AS MATERIALIZED (SELECT waiting.org,
      (SELECT seq FROM deployments q INDEXED BY deployments_queued_by_org WHERE ${QUEUED} AND q.org = waiting.org AND NOT EXISTS
        (SELECT 1 FROM deployments u INDEXED BY deployments_leased WHERE u.app = q.app AND u.lease_node IS NOT NULL)
        ORDER BY seq LIMIT 1) AS seq,
      (SELECT count(*) FROM deployments u INDEXED BY deployments_leased WHERE lease_node IS NOT NULL AND u.org = waiting.org) AS builds,
      (SELECT max(started_at) FROM deployments c INDEXED BY deployments_claimed
        WHERE c.org = waiting.org AND started_at IS NOT NULL) AS last
    FROM waiting WHERE org IS NOT NULL)
  SELECT d.deploy_id, d.fence + 1 AS fence, d.branch AS job_branch, a.branch AS app_branch, d.commit_requested, d.configuration, d.env, a.*
  FROM turns JOIN deployments d ON d.seq = turns.seq JOIN apps a ON a.id = d.app
  WHERE turns.builds < coalesce((SELECT value FROM json_each(?) WHERE key = turns.org), ?) ORDER BY turns.builds, turns.last, turns.seq LIMIT 1`;

/** Returns the function that claims a deployment; call it in a transaction. */
function claimer({ database, keyring, clock }: JobParts) {
  const next = database.prepare(NEXT);
  const take = database.prepare(`UPDATE deployments SET status = ?, stage = 'clone', started_at = ?,
    fence = ?, lease_node = ?, lease_until = ? WHERE deploy_id = ?`);
  const envOf = database.prepare('SELECT name, value, is_sealed FROM env WHERE app = ? ORDER BY name');
  return (node: string, { of, most }: BuildBounds) => {
    const row = next.get(JSON.stringify(of), most);
    if (!row) return undefined;
    const now = clock.now();
    const deployID = textOf(row, 'deploy_id');
    const fence = numberOf(row, 'fence');
    take.run(STATUS_OF_STAGE.clone, now, fence, node, now + LEASE_MS, deployID);
    const own = () => variablesOf(keyring, keyOfRow(row), envOf.all(numberOf(row, 'id')));
    return { deployID, fence, job: jobOf(row, broughtEnv(keyring, row) ?? own()) };
  };
}

/** Returns what makes a release live and what ends its deployment; call them in a transaction. */
function finisher({ database, keyring, clock, keepReleases }: JobParts) {
  const succeed =
    database.prepare(`UPDATE deployments SET status = 'succeeded', stage = 'activate', log_bytes = ?, warnings = ?, ${ENDED}
    WHERE ${OWNED}`);
  const owned = database.prepare(`SELECT deploy_id, configuration, env, triggered_by FROM deployments WHERE ${OWNED}`);
  const warned = database.prepare('SELECT warnings FROM deployments WHERE deploy_id = ?');
  const kept = database.prepare('SELECT 1 FROM releases WHERE deploy_id = ?');
  const keep = database.prepare(`INSERT INTO releases (deploy_id, app, manifest, created_at)
    SELECT deploy_id, app, ?, ? FROM deployments WHERE deploy_id = ?`);
  const goLive = database.prepare('UPDATE apps SET live_release = ? WHERE id = ?');
  const engine = createLocalEngine(database, clock);
  const variables = createLocalEnv(engine, keyring);
  const appRow = appOfDeployment(database);
  const record = createRecorder(database, clock);
  const configure = engine.prepare(UPDATE_APP);
  const prune = database.prepare(`DELETE FROM releases WHERE deploy_id IN
    (SELECT r.deploy_id FROM releases r JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ?
    ORDER BY d.seq DESC LIMIT -1 OFFSET ?)`);
  const isLive = (deployID: string) => kept.get(deployID) !== undefined;
  return {
    isLive,
    /** Makes a release live, unless it is. Returns the app's subdomain, or undefined if the lease has ended. */
    switch({ deployID, fence }: LeaseKey, manifestHash: string) {
      const now = clock.now();
      const carried = owned.get(deployID, fence);
      if (!carried) return undefined;
      const app = appRow(deployID);
      const subdomain = textOf(app, 'subdomain');
      if (isLive(deployID)) return { subdomain, isNew: false };
      const [id, key] = [numberOf(app, 'id'), keyOfRow(app)];
      const act = { ...BY_PLATFORM, by: textOrNull(carried, 'triggered_by') };
      record(BY_PLATFORM, [wentLive(key, deployID, textOrNull(app, 'live_release'))]);
      // Before the switch, so that a CDN forgets the release before, and not this one.
      const [configuration, env] = [lastingOf(carried), broughtEnv(keyring, carried)];
      if (configuration) {
        const config = patched(appOf(app), configuration);
        ran(configure(id, ...columnsOf(config), lifetimeOf(config)));
        record(act, appUpdated(key, appOf(app), config, deployID));
      }
      if (env) {
        const before = ran(variables.lockOf(app));
        ran(storeEnv(variables, before, env, act.by));
        record(act, envChanged(key, 'env.replace', before.env, env, deployID));
      }
      keep.run(manifestHash, now, deployID);
      goLive.run(deployID, id);
      prune.run(id, keepReleases);
      return { subdomain, isNew: true };
    },
    /** Ends the deployment of a live release. False if the lease has ended. */
    end({ deployID, fence }: LeaseKey, logBytes: number | undefined, more: readonly SiteWarning[] = []) {
      const warnings = withWarnings(warned.get(deployID) ?? {}, more);
      return succeed.run(logBytes ?? null, warnings, clock.now(), deployID, fence).changes === 1;
    },
  };
}
