import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../../base/clock.ts';
import { BY_PLATFORM, ofApp } from '../audit.ts';
import { DUE_AT_ONCE, KEYS_KEPT_MS, type Keeping } from '../keeping.ts';
import { numberOf, textOf } from '../rows/columns.ts';
import { DUE_COLUMNS, dueOf, keptOf, keptStatement, keyOfRow, rowsOfLook } from '../rows/keeping.ts';
import { createRecorder } from './audit.ts';
import type { LocalChanges } from './changes.ts';
import type { Commands } from './commands.ts';

export function createLocalKeeping(
  database: DatabaseSync,
  commands: Commands,
  changes: LocalChanges,
  clock: Pick<Clock, 'now'>,
): Keeping {
  const record = createRecorder(database, clock);
  const next = database.prepare('SELECT app FROM app_activity WHERE app > ? ORDER BY app LIMIT 1');
  const newest = database.prepare(`SELECT ${DUE_COLUMNS} FROM deployments d JOIN apps a ON a.id = d.app
    LEFT JOIN releases r ON r.deploy_id = d.deploy_id WHERE d.app = ? ORDER BY d.seq DESC LIMIT ?`);
  const removed = database.prepare(`UPDATE deployments SET log_bytes = NULL, log_removed_at = ?
    WHERE deploy_id = ? AND app = ? AND finished_at IS NOT NULL`);
  const remove = database.prepare(`DELETE FROM deployments WHERE deploy_id = ? AND app = ? AND finished_at IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM releases r WHERE r.deploy_id = deployments.deploy_id)
    AND seq < (SELECT seq FROM app_activity t WHERE t.app = deployments.app)`);
  const keys = database.prepare(`DELETE FROM idempotency WHERE (scope, key) IN
    (SELECT scope, key FROM idempotency WHERE created_at <= ? LIMIT ?)`);
  const repositories = database.prepare(`SELECT DISTINCT repository FROM apps WHERE repository > ?
    ORDER BY repository LIMIT ?`);
  const ending = database.prepare(`SELECT id FROM apps WHERE id > ? AND ends_at <= ? ORDER BY id LIMIT 1`);
  const logged = database.prepare(`SELECT deploy_id FROM deployments WHERE app = ? AND log_removed_at IS NULL LIMIT ?`);
  const isEnding = database.prepare(
    'SELECT org, project, app_id, environment_id, subdomain FROM apps WHERE id = ? AND ends_at <= ?',
  );
  const domainsOf = database.prepare('SELECT name FROM domains WHERE app = ?');
  const dropTables = database.prepare(
    'INSERT INTO kvs_dropped (keyspace) SELECT keyspace FROM kvs_tables WHERE app = ?',
  );
  const removeRoles = database.prepare('DELETE FROM kvs_roles WHERE environment_id = ?');
  const removeAll = ['kvs_tables', 'domains', 'env', 'releases', 'app_activity', 'deployments', 'usage_ended'].map(
    (table) => database.prepare(`DELETE FROM ${table} WHERE app = ?`),
  );
  const removeApp = database.prepare('DELETE FROM apps WHERE id = ?');
  const allApps = database.prepare(`SELECT org, project, app_id FROM apps WHERE (org, project, app_id) > (?, ?, ?)
    ORDER BY org, project, app_id LIMIT ?`);
  const kept = database.prepare(keptStatement('org = ? AND project = ? AND app_id = ?'));
  return {
    kept: ({ org, project, appID }) => commands.read(() => keptOf(kept.get(org, project, appID))),
    endingApp: (after) =>
      commands.read(() => {
        const row = ending.get(after, clock.now());
        const app = row && numberOf(row, 'id');
        if (app === undefined) return undefined;
        return { app, logs: logged.all(app, DUE_AT_ONCE).map((each) => textOf(each, 'deploy_id')) };
      }),
    async endApp(app) {
      const ended = await commands.write(() => {
        const row = isEnding.get(app, clock.now());
        if (!row) return undefined;
        const domains = domainsOf.all(app).map((each) => textOf(each, 'name'));
        dropTables.run(app);
        removeRoles.run(textOf(row, 'environment_id'));
        for (const remove of removeAll) remove.run(app);
        removeApp.run(app);
        record(BY_PLATFORM, [ofApp(keyOfRow(row), 'app.end')]);
        return { subdomain: textOf(row, 'subdomain'), domains };
      });
      if (!ended) return false;
      for (const domain of ended.domains) changes.publish({ kind: 'domain', domain });
      changes.publish({ kind: 'site', subdomain: ended.subdomain });
      return true;
    },
    apps: (after, limit) =>
      commands.read(() => allApps.all(after?.org ?? '', after?.project ?? '', after?.appID ?? '', limit).map(keyOfRow)),
    due: (after, bounds) =>
      commands.read(() => {
        const row = next.get(after);
        const app = row && numberOf(row, 'app');
        return app === undefined ? undefined : dueOf(app, newest.all(app, rowsOfLook(bounds)), bounds, clock.now());
      }),
    end: (app, { logs, deployments }) =>
      commands.write(() => {
        const now = clock.now();
        for (const deployID of logs) removed.run(now, deployID, app);
        return deployments.reduce((count, deployID) => count + Number(remove.run(deployID, app).changes), 0);
      }),
    endKeys: (limit) => commands.read(() => Number(keys.run(clock.now() - KEYS_KEPT_MS, limit).changes)),
    repositories: (after, limit) =>
      commands.read(() => repositories.all(after, limit).map((row) => textOf(row, 'repository'))),
  };
}
