import { isObject } from '../../../../base/json.ts';
import { USAGE_COUNTERS } from '../../../../contract/usage.ts';
import type { AppKey } from '../../../shared/types.ts';
import { LEASE_MS, STATUS_OF_STAGE } from '../../jobs.ts';
import type { EnvRows, LockedEnv, StoredEnv } from '../../rows/apps.ts';
import { numberOf, type Row, textOf, textOrNull } from '../../rows/columns.ts';
import type { EngineRows } from '../../rows/deployment-store.ts';
import { all, BY_KEY, counted, type Engine, keyOf, keyOfRow, PRESENT_BY_KEY, type Work } from '../../rows/engine.ts';
import type { Keyring } from '../../rows/keyring.ts';
import { appOf, COLUMNS, deploymentOf } from '../../rows/records.ts';
import { openText, sealText, variableSealName } from '../../rows/sealing.ts';
import { changesJson, type EnvChange, variablesJson } from '../../rows/state.ts';
import { COUNTERS, SCOPE, scopeChangesOf, sumsOf, type UsageRow, type UsageScope } from '../../usage.ts';
import { isDuplicate } from '../database/faults.ts';

/** Claims of one call, if rows are marked as ready by mistake. */
const CLAIMS = 3;

/** The condition of the index that has the organizations in their order. No other index has it. */
const READY_BY_ORG = 'ready::integer = 1';

// The organizations that wait, each by one look-up in the index, in the order of their turns. The first deployment of an
// organization is skipped if another command has locked it at this moment: that organization has its turn. If all first ones are
// skipped, another one is taken. The parts of a UNION ALL are read in their order, and no further than the LIMIT needs. The
// fence rises by a random number: a standby that took over may lack the last claim, and then a second one must not get the
// same fence.
const CLAIM = `WITH RECURSIVE now AS (SELECT :now AS ms),
  waiting (org, first) AS (
    (SELECT org, seq FROM deployments WHERE ${READY_BY_ORG} ORDER BY org, seq LIMIT 1)
    UNION ALL SELECT n.org, n.seq FROM waiting w CROSS JOIN LATERAL
      (SELECT org, seq FROM deployments WHERE ${READY_BY_ORG} AND org > w.org ORDER BY org, seq LIMIT 1) n),
  turns AS MATERIALIZED (SELECT w.org, w.first FROM waiting w LEFT JOIN
      (SELECT org, count(*) AS builds FROM deployments leased WHERE lease_node IS NOT NULL GROUP BY org) u ON u.org = w.org
    WHERE coalesce(u.builds, 0) < coalesce(($3::jsonb ->> w.org)::bigint, $2::bigint) ORDER BY coalesce(u.builds, 0), (SELECT started_at FROM deployments c WHERE c.org = w.org AND started_at IS NOT NULL
      ORDER BY started_at DESC LIMIT 1) NULLS FIRST, w.first),
  next AS MATERIALIZED (SELECT seq FROM (
    SELECT d.seq FROM turns t CROSS JOIN LATERAL (SELECT seq FROM deployments WHERE ready AND seq = t.first
      FOR UPDATE SKIP LOCKED) d
    UNION ALL SELECT d.seq FROM turns t CROSS JOIN LATERAL (SELECT seq FROM deployments WHERE ${READY_BY_ORG} AND org = t.org
      AND seq >= t.first ORDER BY seq LIMIT 1 FOR UPDATE SKIP LOCKED) d) found LIMIT 1)
  UPDATE deployments d SET status = '${STATUS_OF_STAGE.clone}', stage = 'clone', ready = false, started_at = now.ms,
    fence = d.fence + 1 + floor(random() * 1000000)::bigint, lease_node = $1, lease_until = now.ms + ${LEASE_MS}
  FROM now, next, apps a LEFT JOIN env e ON e.app = a.id WHERE d.seq = next.seq AND a.id = d.app
  RETURNING d.deploy_id, d.fence, d.branch AS job_branch, a.branch AS app_branch, d.commit_requested, d.configuration, d.env, a.org,
    a.project, a.app_id, a.type, a.live_release, a.repository, a.build_command, a.output_directory, a.region, a.settings, e.variables`;
const ANY_READY = `SELECT FROM deployments WHERE ${READY_BY_ORG} LIMIT 1`;
const UNREADY = `UPDATE deployments q SET ready = false FROM deployments u
  WHERE q.ready AND u.app = q.app AND u.lease_node IS NOT NULL`;
// A statement of its own after those that end deployments, which may have waited for a claim: this one sees the claim's lease.
const READY = `UPDATE deployments SET ready = true WHERE app = $1 AND finished_at IS NULL AND status = 'queued'
  AND NOT EXISTS (SELECT FROM deployments u WHERE u.app = $1 AND u.lease_node IS NOT NULL)`;

// A client that follows a deployment asks for both each second.
const NEWEST_WITH_APP = `SELECT to_json(a) AS app, d.* FROM apps a LEFT JOIN LATERAL (SELECT ${COLUMNS} FROM deployments d
    WHERE app = a.id AND seq < $4 ORDER BY seq DESC LIMIT $5) d ON true WHERE ${BY_KEY} ORDER BY d.seq DESC`;

/** Deployments between two folds. Each one adds about ten rows to `deployment_totals` until its end. */
const FOLDED_EVERY = 64;
/** Rows that one fold replaces at most. */
const FOLDED_AT_ONCE = 10_000;
const SUMS = 'sum(count)::bigint AS count, sum(ran)::bigint AS ran, sum(ms)::bigint AS ms';
// Rows that another node folds at this moment are left to it.
const FOLD = `WITH folded AS (DELETE FROM deployment_totals WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM deployment_totals LIMIT ${FOLDED_AT_ONCE} FOR UPDATE SKIP LOCKED)) RETURNING *)
  INSERT INTO deployment_totals SELECT status, ${SUMS} FROM folded GROUP BY status
  HAVING (sum(count), sum(ran), sum(ms)) <> (0, 0, 0)`;

/** How PostgreSQL keeps the state and the queue: what may be claimed is marked, so that nodes find it by an index. */
export function clusterRows(engine: Engine, keyring: Keyring): EngineRows {
  const [claim, anyReady, unready] = [engine.prepare(CLAIM), engine.prepare(ANY_READY), engine.prepare(UNREADY)];
  const [ready, fold] = [engine.prepare(READY), engine.prepare(FOLD)];
  const newestWithApp = engine.prepare(NEWEST_WITH_APP);
  return {
    env: createClusterEnv(engine, keyring),
    addUsage: clusterUsage,
    releaseSeq: 'r.seq',
    keepRelease: `INSERT INTO releases (deploy_id, app, seq, manifest, created_at)
      SELECT deploy_id, app, seq, $2, :now FROM deployments WHERE deploy_id = $1`,
    *ready(app, queued) {
      yield* ready(app);
      // So that reading the totals stays fast.
      if (queued !== undefined && queued % FOLDED_EVERY === 0) yield* fold();
    },
    async claim(node, { most, of }) {
      for (let claims = 1; ; claims += 1) {
        // Nodes ask again and again, and mostly nothing waits.
        if ((await counted(engine, anyReady())) === 0) return undefined;
        try {
          const [row] = await engine.write(function* () {
            // A claim must see those before it, because they count as builds of their organizations.
            yield* engine.lock('claims');
            return (yield* claim(node, most, JSON.stringify(of))).rows;
          });
          return row && { row, variables: () => openVariables(keyring, keyOfRow(row), textOrNull(row, 'variables')) };
        } catch (error) {
          // The app has a deployment under way, although the queued one is marked as ready.
          if (!isDuplicate(error) || claims === CLAIMS) throw error;
          await counted(engine, unready());
        }
      }
    },
    async ofApp(key, { before = Number.MAX_SAFE_INTEGER, limit }) {
      const rows = await all(engine, newestWithApp(...keyOf(key), before, limit), (row) => row);
      const app = rows[0]?.app;
      if (!isObject(app)) return undefined;
      return { app: appOf(app), deployments: rows.filter(({ seq }) => seq !== null).map(deploymentOf) };
    },
  };
}

// Locks the row, also if it does not exist yet.
const lockEnv = (which: string) => `WITH found AS (SELECT id, org, project, app_id, subdomain FROM apps WHERE ${which})
  INSERT INTO env (app, variables) SELECT id, '{}' FROM found ON CONFLICT (app) DO UPDATE SET variables = env.variables
  RETURNING app, variables, changes, :now AS now, (SELECT subdomain FROM found) AS subdomain`;

/** Keeps all variables of an app in one row. */
function createClusterEnv(engine: Engine, keyring: Keyring): EnvRows {
  const read = engine.prepare(`SELECT e.variables, e.changes FROM env e JOIN apps a ON a.id = e.app WHERE ${BY_KEY}`);
  const lock = engine.prepare(lockEnv(PRESENT_BY_KEY));
  const lockOf = engine.prepare(lockEnv('id = $1'));
  const store = engine.prepare('UPDATE env SET variables = $2, changes = $3 WHERE app = $1');
  const stored = (key: AppKey, row: Row): StoredEnv => ({
    env: openVariables(keyring, key, textOf(row, 'variables')),
    changes: new Map(Object.entries(JSON.parse(textOf(row, 'changes')) as Record<string, EnvChange>)),
  });
  const locked = (key: AppKey, row: Row): LockedEnv => {
    const subdomain = textOf(row, 'subdomain');
    return { ...stored(key, row), key, app: numberOf(row, 'app'), subdomain, now: numberOf(row, 'now') };
  };
  return {
    *read(key) {
      const [row] = (yield* read(...keyOf(key))).rows;
      return row && stored(key, row);
    },
    *lock(key) {
      const [row] = (yield* lock(...keyOf(key))).rows;
      return row && locked(key, row);
    },
    *lockOf(app) {
      const [row = {}] = (yield* lockOf(numberOf(app, 'id'))).rows;
      return locked(keyOfRow(app), row);
    },
    *store({ app, key }, env, changes) {
      const sealed = sealText(keyring, 'variables', variableSealName(key), variablesJson(env));
      yield* store(app, sealed, changesJson(changes));
    },
  };
}

/** Opens the variables of a row of `env`. Throws `unsupported_data` if no key opens them. */
function openVariables(keyring: Keyring, key: AppKey, text: string | null): Readonly<Record<string, string>> {
  if (text === null) return {};
  return JSON.parse(openText(keyring, 'variables', variableSealName(key), text)) as Record<string, string>;
}

// All nodes write in the order of the keys, so that none waits for another one that waits for it.
const ADD_USAGE = `INSERT INTO usage_sums (${SCOPE}, step, start, ${COUNTERS})
  SELECT ${SCOPE}, step, start, ${COUNTERS} FROM json_populate_recordset(NULL::usage_sums, $1::json)
  ORDER BY ${SCOPE}, step, start
  ON CONFLICT (${SCOPE}, step, start) DO UPDATE SET
    ${USAGE_COUNTERS.map((name) => `${name} = usage_sums.${name} + excluded.${name}`).join(', ')}`;
const CHANGE_USAGE = `INSERT INTO usage_scopes AS known (${SCOPE}, keys, bytes, used_on)
  SELECT ${SCOPE}, keys, bytes, used_on FROM json_populate_recordset(NULL::usage_scopes, $1::json) ORDER BY ${SCOPE}
  ON CONFLICT (${SCOPE}) DO UPDATE SET keys = known.keys + excluded.keys, bytes = known.bytes + excluded.bytes,
    used_on = greatest(known.used_on, excluded.used_on)
  WHERE excluded.keys <> 0 OR excluded.bytes <> 0 OR known.used_on < excluded.used_on`;

/** Adds rows of usage in two statements. Nodes add to the same rows. */
export function* clusterUsage(rows: readonly UsageRow[]): Work<void> {
  if (rows.length === 0) return;
  const sums = sumsOf(rows);
  const sumRows = sums.map(({ scope, step, start, counts }) => ({
    ...scopeColumns(scope),
    step,
    start,
    ...Object.fromEntries(USAGE_COUNTERS.map((name, index) => [name, counts[index]])),
  }));
  yield { text: ADD_USAGE, values: [JSON.stringify(sumRows)] };
  const changes = scopeChangesOf(sums).map(({ scope, keys, bytes, usedOn }) => ({
    ...scopeColumns(scope),
    keys,
    bytes,
    used_on: usedOn,
  }));
  yield { text: CHANGE_USAGE, values: [JSON.stringify(changes)] };
}

function scopeColumns({ org, project, app, table }: UsageScope) {
  return { org, project, app, kvs_table: table };
}
