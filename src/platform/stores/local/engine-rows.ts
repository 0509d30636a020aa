import { USAGE_COUNTERS } from '../../../contract/usage.ts';
import type { AppKey } from '../../shared/types.ts';
import { LEASE_MS, STATUS_OF_STAGE } from '../jobs.ts';
import type { EnvRows, LockedEnv, StoredEnv } from '../rows/apps.ts';
import { numberOf, numberOrNull, type Row, textOf, textOrNull } from '../rows/columns.ts';
import { type EngineRows, NEWEST } from '../rows/deployment-store.ts';
import { BY_KEY, type Engine, keyOf, keyOfRow, PRESENT_BY_KEY, type Work } from '../rows/engine.ts';
import type { Keyring } from '../rows/keyring.ts';
import { appOf, deploymentOf } from '../rows/records.ts';
import { openText, sealText, variableSealName } from '../rows/sealing.ts';
import type { EnvChanges } from '../rows/state.ts';
import { type AddUsage, COUNTERS, SCOPE, scopeChangesOf, scopeValues, sumsOf } from '../usage.ts';
import { atOnce } from './engine.ts';

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
  WHERE turns.builds < coalesce((SELECT value FROM json_each($1) WHERE key = turns.org), $2) ORDER BY turns.builds, turns.last, turns.seq LIMIT 1`;

const variablesIn = (app: string) =>
  `SELECT name, value, is_sealed, changed_at, changed_by FROM env WHERE app = ${app} ORDER BY name`;

/** How SQLite keeps the state and the queue. Which deployments may be claimed is found without a mark. */
export function localRows(engine: Engine, keyring: Keyring): EngineRows {
  const next = engine.prepare(NEXT);
  const take =
    engine.prepare(`UPDATE deployments SET status = '${STATUS_OF_STAGE.clone}', stage = 'clone', started_at = :now,
    fence = $2, lease_node = $3, lease_until = :now + ${LEASE_MS} WHERE deploy_id = $1`);
  const envOf = engine.prepare(variablesIn('$1'));
  const find = engine.prepare(`SELECT * FROM apps WHERE ${PRESENT_BY_KEY}`);
  const newest = engine.prepare(NEWEST);
  return {
    env: createLocalEnv(engine, keyring),
    addUsage: localUsage(engine),
    releaseSeq: '(SELECT d.seq FROM deployments d WHERE d.deploy_id = r.deploy_id)',
    keepRelease: `INSERT INTO releases (deploy_id, app, manifest, created_at)
      SELECT deploy_id, app, $2, :now FROM deployments WHERE deploy_id = $1`,
    ready: () => atOnce(() => {}),
    claim: (node, { most, of }) =>
      engine.write(function* () {
        const [row] = (yield* next(JSON.stringify(of), most)).rows;
        if (!row) return undefined;
        yield* take(textOf(row, 'deploy_id'), numberOf(row, 'fence'), node);
        const { rows } = yield* envOf(numberOf(row, 'id'));
        return { row, variables: () => variablesOf(keyring, keyOfRow(row), rows) };
      }),
    ofApp: (key, { before = Number.MAX_SAFE_INTEGER, limit }) =>
      engine.read(function* () {
        const [app] = (yield* find(...keyOf(key))).rows;
        const { rows } = yield* newest(...keyOf(key), before, limit);
        return app && { app: appOf(app), deployments: rows.map(deploymentOf) };
      }),
  };
}

/** Keeps each variable of an app in a row. */
function createLocalEnv(engine: Engine, keyring: Keyring): EnvRows {
  const ofKey = engine.prepare(variablesIn(`(SELECT id FROM apps WHERE ${BY_KEY})`));
  const ofApp = engine.prepare(variablesIn('$1'));
  const find = engine.prepare(`SELECT *, :now AS now FROM apps WHERE ${PRESENT_BY_KEY}`);
  const clock = engine.prepare('SELECT :now AS now');
  const clear = engine.prepare('DELETE FROM env WHERE app = $1');
  const insert = engine.prepare(`INSERT INTO env (app, name, value, is_sealed, changed_at, changed_by)
    VALUES ($1, $2, $3, 1, $4, $5)`);
  const stored = (key: AppKey, rows: readonly Row[]): StoredEnv => ({
    env: variablesOf(keyring, key, rows),
    changes: envChangesOf(rows),
  });
  const locked = function* (app: Row, now: number): Work<LockedEnv> {
    const [id, key] = [numberOf(app, 'id'), keyOfRow(app)];
    const { rows } = yield* ofApp(id);
    return { ...stored(key, rows), key, app: id, subdomain: textOf(app, 'subdomain'), now };
  };
  return {
    *read(key) {
      return stored(key, (yield* ofKey(...keyOf(key))).rows);
    },
    *lock(key) {
      const [app] = (yield* find(...keyOf(key))).rows;
      return app && (yield* locked(app, numberOf(app, 'now')));
    },
    *lockOf(app) {
      return yield* locked(app, numberOf((yield* clock()).rows[0] ?? {}, 'now'));
    },
    *store({ app, key }, env, changes) {
      yield* clear(app);
      for (const [name, value] of Object.entries(env)) {
        const { at = null, by = null } = changes.get(name) ?? {};
        yield* insert(app, name, sealText(keyring, 'variables', variableSealName(key, name), value), at, by);
      }
    },
  };
}

export function envChangesOf(rows: readonly Row[]): EnvChanges {
  return new Map(
    rows.map((row) => [
      textOf(row, 'name'),
      { at: numberOrNull(row, 'changed_at'), by: textOrNull(row, 'changed_by') },
    ]),
  );
}

/** Opens the variables of an app. Throws `unsupported_data` if no key opens them. */
export function variablesOf(keyring: Keyring, key: AppKey, rows: readonly Row[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    rows.map((row) => {
      const [name, value] = [textOf(row, 'name'), textOf(row, 'value')];
      const isSealed = numberOf(row, 'is_sealed') === 1;
      return [name, isSealed ? openText(keyring, 'variables', variableSealName(key, name), value) : value];
    }),
  );
}

/** Adds rows of usage one by one. */
export function localUsage(engine: Engine): AddUsage {
  const places = (from: number) => USAGE_COUNTERS.map((_, index) => `$${from + index}`).join(', ');
  const add = engine.prepare(`INSERT INTO usage_sums (${SCOPE}, step, start, ${COUNTERS})
    VALUES ($1, $2, $3, $4, $5, $6, ${places(7)})
    ON CONFLICT DO UPDATE SET ${USAGE_COUNTERS.map((name) => `${name} = ${name} + excluded.${name}`).join(', ')}`);
  const change =
    engine.prepare(`INSERT INTO usage_scopes (${SCOPE}, keys, bytes, used_on) VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT DO UPDATE SET keys = keys + excluded.keys, bytes = bytes + excluded.bytes,
      used_on = max(used_on, excluded.used_on)
    WHERE excluded.keys <> 0 OR excluded.bytes <> 0 OR used_on < excluded.used_on`);
  return function* (rows) {
    const sums = sumsOf(rows);
    for (const { scope, step, start, counts } of sums) yield* add(...scopeValues(scope), step, start, ...counts);
    for (const { scope, keys, bytes, usedOn } of scopeChangesOf(sums))
      yield* change(...scopeValues(scope), keys, bytes, usedOn);
  };
}
