import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type Clock, systemClock } from '../../../base/clock.ts';
import { ofApp } from '../audit.ts';
import type { RoleStore } from '../roles.ts';
import { textOf } from '../rows/columns.ts';
import { keyOfRow } from '../rows/keeping.ts';
import { roleOf } from '../rows/state.ts';
import { createRecorder } from './audit.ts';
import type { LocalChanges } from './changes.ts';
import { createCommands } from './commands.ts';

/** Expired roles that one call removes at most. A call adds one role, so all expired roles are removed in the end. */
const EXPIRED_BATCH = 100;

/** Keeps function roles in the migrated `platform.db`. All handles share `changes`. */
export function createLocalRoles(
  database: DatabaseSync,
  changes: LocalChanges,
  clock: Pick<Clock, 'now'> = systemClock,
): RoleStore {
  const record = createRecorder(database, clock);
  const appOf = database.prepare('SELECT org, project, app_id FROM apps WHERE environment_id = ?');
  const commands = createCommands(database);
  const removeExpired = database.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE expires_at <= ? ORDER BY expires_at LIMIT ?)`);
  const removeOldest = database.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE environment_id = ? ORDER BY expires_at DESC LIMIT -1 OFFSET ?)
    RETURNING access_key_id`);
  const insert = database.prepare(
    'INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at) VALUES (?, ?, ?, ?)',
  );
  const setExpiry = database.prepare('UPDATE kvs_roles SET expires_at = ? WHERE access_key_id = ? RETURNING 1');
  const remove = database.prepare('DELETE FROM kvs_roles WHERE access_key_id = ? RETURNING 1');
  /** Runs a statement that changes one role. Resolves with false if there is none. */
  const change = async (statement: StatementSync, accessKeyID: string, values: readonly number[] = []) => {
    const isChanged = await commands.write(() => statement.all(...values, accessKeyID).length > 0);
    if (isChanged) changes.publish({ kind: 'role', accessKeyID });
    return isChanged;
  };
  const byAccessKey = database.prepare('SELECT * FROM kvs_roles WHERE access_key_id = ?');
  const any = database.prepare('SELECT * FROM kvs_roles LIMIT 1');

  return {
    async issue({ accessKeyID, environmentID, sealed, expiresAt }, { now, most }, act) {
      const removed = await commands.write(() => {
        removeExpired.run(now, EXPIRED_BATCH);
        const rows = removeOldest.all(environmentID, most - 1);
        insert.run(accessKeyID, environmentID, sealed, expiresAt);
        const app = act && appOf.get(environmentID);
        if (app) record(act, [ofApp(keyOfRow(app), 'credentials.issue', { object: accessKeyID })]);
        return rows.map((row) => textOf(row, 'access_key_id'));
      });
      for (const each of removed) changes.publish({ kind: 'role', accessKeyID: each });
    },
    renew: (accessKeyID, expiresAt) => change(setExpiry, accessKeyID, [expiresAt]),
    async revoke(accessKeyID) {
      await change(remove, accessKeyID);
    },
    find: (accessKeyID) => commands.first(byAccessKey, [accessKeyID], roleOf),
    any: () => commands.first(any, [], roleOf),
  };
}
