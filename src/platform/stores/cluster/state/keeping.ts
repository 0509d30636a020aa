import type { Clock } from '../../../../base/clock.ts';
import { BY_PLATFORM, ofApp } from '../../audit.ts';
import { DUE_AT_ONCE, KEYS_KEPT_MS, type Keeping } from '../../keeping.ts';
import { numberOf, textOf } from '../../rows/columns.ts';
import { DUE_COLUMNS, dueOf, keptOf, keptStatement, keyOfRow, rowsOfLook } from '../../rows/keeping.ts';
import type { Database } from '../database/database.ts';
import { type Announce, BY_KEY, found, keyOf } from '../database/parts.ts';
import { record } from './audit.ts';

const NOW = (index: number) => `coalesce($${index}::bigint, slipway_now())`;
const NEWEST = `WITH next AS (SELECT app FROM app_activity WHERE app > $1 ORDER BY app LIMIT 1)
  SELECT d.app, ${NOW(3)} AS now, ${DUE_COLUMNS} FROM next JOIN apps a ON a.id = next.app
    JOIN LATERAL (SELECT * FROM deployments WHERE app = next.app ORDER BY seq DESC LIMIT $2) d ON true
    LEFT JOIN releases r ON r.deploy_id = d.deploy_id ORDER BY d.seq DESC`;
const REMOVED = `UPDATE deployments SET log_bytes = NULL, log_removed_at = ${NOW(3)}
  WHERE app = $1 AND deploy_id = ANY ($2::text[]) AND finished_at IS NOT NULL`;
const REMOVE = `DELETE FROM deployments d WHERE app = $1 AND deploy_id = ANY ($2::text[]) AND finished_at IS NOT NULL
  AND NOT EXISTS (SELECT FROM releases r WHERE r.deploy_id = d.deploy_id)
  AND seq < (SELECT seq FROM app_activity t WHERE t.app = d.app)`;
const KEYS = `DELETE FROM idempotency WHERE (scope, key) IN (SELECT scope, key FROM idempotency
  WHERE created_at <= ${NOW(1)} - ${KEYS_KEPT_MS} ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED)`;
const REPOSITORIES = `SELECT DISTINCT repository COLLATE "C" AS repository FROM apps WHERE repository COLLATE "C" > $1
  ORDER BY 1 LIMIT $2`;

const ENDING = `WITH next AS (SELECT id FROM apps WHERE id > $1 AND ends_at <= ${NOW(3)} ORDER BY id LIMIT 1)
  SELECT next.id, d.deploy_id FROM next LEFT JOIN LATERAL
    (SELECT deploy_id FROM deployments WHERE app = next.id AND log_removed_at IS NULL LIMIT $2) d ON true`;
const LOCK_ENDING = `SELECT org, project, app_id, environment_id, subdomain FROM apps WHERE id = $1 AND ends_at <= ${NOW(2)} FOR UPDATE`;
const DROP_TABLES = `WITH removed AS (DELETE FROM kvs_tables WHERE app = $1 RETURNING keyspace)
  INSERT INTO kvs_dropped (keyspace) SELECT keyspace FROM removed`;
const DOMAINS = 'SELECT name FROM domains WHERE app = $1';
// Last in the transaction: it locks the counter.
const GONE = `SELECT slipway_changed('domain', name) FROM unnest($1::text[]) AS name
  UNION ALL SELECT slipway_changed('site', $2)`;
/** In the order of their references. */
const ROWS_OF_APP = ['domains', 'env', 'releases', 'app_activity', 'deployments', 'usage_ended'];
const APPS = `SELECT org, project, app_id FROM apps WHERE (org, project, app_id) > ($1, $2, $3)
  ORDER BY org, project, app_id LIMIT $4`;

const KEPT = keptStatement(BY_KEY);

export function createClusterKeeping(database: Database, clock?: Pick<Clock, 'now'>, announce?: Announce): Keeping {
  const now = () => clock?.now() ?? null;
  return {
    kept: async (key) => keptOf((await found(database, KEPT, keyOf(key)))[0]),
    async due(after, bounds) {
      const { rows } = await database.query(NEWEST, [after, rowsOfLook(bounds), now()]);
      const [first] = rows;
      return first && dueOf(numberOf(first, 'app'), rows, bounds, numberOf(first, 'now'));
    },
    end: (app, { logs, deployments }) =>
      database.transaction(async (within) => {
        if (logs.length > 0) await within.query(REMOVED, [app, logs, now()]);
        return deployments.length > 0 ? (await within.query(REMOVE, [app, deployments])).count : 0;
      }),
    async endingApp(after) {
      const { rows } = await database.query(ENDING, [after, DUE_AT_ONCE, now()]);
      const [first] = rows;
      const logs = rows.filter((row) => row.deploy_id !== null).map((row) => textOf(row, 'deploy_id'));
      return first && { app: numberOf(first, 'id'), logs };
    },
    async endApp(app) {
      const ended = await database.transaction(async (within) => {
        const [row] = (await within.query(LOCK_ENDING, [app, now()])).rows;
        if (!row) return undefined;
        const domains = (await within.query(DOMAINS, [app])).rows.map((each) => textOf(each, 'name'));
        const subdomain = textOf(row, 'subdomain');
        await within.query(DROP_TABLES, [app]);
        await within.query('DELETE FROM kvs_roles WHERE environment_id = $1', [textOf(row, 'environment_id')]);
        for (const table of ROWS_OF_APP) await within.query(`DELETE FROM ${table} WHERE app = $1`, [app]);
        await within.query('DELETE FROM apps WHERE id = $1', [app]);
        await record(within, now(), BY_PLATFORM, [ofApp(keyOfRow(row), 'app.end')]);
        await within.query(GONE, [domains, subdomain]);
        return { domains, subdomain };
      });
      if (!ended) return false;
      for (const domain of ended.domains) announce?.({ kind: 'domain', domain });
      announce?.({ kind: 'site', subdomain: ended.subdomain });
      return true;
    },
    apps: async (after, limit) =>
      (await database.query(APPS, [after?.org ?? '', after?.project ?? '', after?.appID ?? '', limit])).rows.map(
        keyOfRow,
      ),
    endKeys: async (limit) => (await database.query(KEYS, [now(), limit])).count,
    repositories: async (after, limit) =>
      (await database.query(REPOSITORIES, [after, limit])).rows.map((row) => textOf(row, 'repository')),
  };
}
