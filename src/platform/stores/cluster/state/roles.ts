import type { Clock } from '../../../../base/clock.ts';
import { ofApp } from '../../audit.ts';
import type { RoleStore, StoredRole } from '../../roles.ts';
import { textOf } from '../../rows/columns.ts';
import { keyOfRow } from '../../rows/keeping.ts';
import { roleOf } from '../../rows/state.ts';
import type { Database } from '../database/database.ts';
import { type Announce, found } from '../database/parts.ts';
import { record } from './audit.ts';

/** Expired roles that one call removes at most. A call adds one role, so all expired roles are removed in the end. */
const EXPIRED_BATCH = 100;

// Roles of one environment are issued one after another, so that their number stays bounded.
const LOCK = 'SELECT org, project, app_id FROM apps WHERE environment_id = $1 FOR NO KEY UPDATE';
// Rows that another call removes at this moment are left to it, so that two calls never wait for each other's rows.
const ISSUE = `WITH expired AS (DELETE FROM kvs_roles WHERE access_key_id IN (SELECT access_key_id FROM kvs_roles
    WHERE expires_at <= $5 ORDER BY expires_at LIMIT ${EXPIRED_BATCH} FOR UPDATE SKIP LOCKED) RETURNING access_key_id),
  surplus AS (SELECT access_key_id FROM kvs_roles WHERE environment_id = $2 ORDER BY expires_at DESC OFFSET $6),
  oldest AS (DELETE FROM kvs_roles WHERE access_key_id IN (SELECT access_key_id FROM kvs_roles
    WHERE access_key_id IN (SELECT access_key_id FROM surplus)
      AND access_key_id NOT IN (SELECT access_key_id FROM expired) FOR UPDATE SKIP LOCKED) RETURNING access_key_id),
  issued AS (INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at) VALUES ($1, $2, $3, $4))
  SELECT access_key_id, slipway_changed('role', access_key_id) FROM oldest`;

const RENEW = `WITH renewed AS (UPDATE kvs_roles SET expires_at = $2 WHERE access_key_id = $1 RETURNING access_key_id)
  SELECT access_key_id, slipway_changed('role', access_key_id) FROM renewed`;
const REVOKE = `WITH revoked AS (DELETE FROM kvs_roles WHERE access_key_id = $1 RETURNING access_key_id)
  SELECT access_key_id, slipway_changed('role', access_key_id) FROM revoked`;

export function createClusterRoles(database: Database, announce?: Announce, clock?: Pick<Clock, 'now'>): RoleStore {
  const first = async (statement: string, values: readonly unknown[] = []): Promise<StoredRole | undefined> =>
    (await found(database, statement, values)).map(roleOf)[0];

  /** Runs a statement that changes one role. Resolves with false if there is none. */
  const change = async (statement: string, [accessKeyID, ...values]: readonly [string, ...number[]]) => {
    const isChanged = (await found(database, statement, [accessKeyID, ...values])).length > 0;
    if (isChanged) announce?.({ kind: 'role', accessKeyID });
    return isChanged;
  };

  return {
    async issue({ accessKeyID, environmentID, sealed, expiresAt }, { now, most }, act) {
      const { rows } = await database.transaction(async (within) => {
        const [app] = (await within.query(LOCK, [environmentID])).rows;
        const entry = app && ofApp(keyOfRow(app), 'credentials.issue', { object: accessKeyID });
        if (act && entry) await record(within, clock?.now() ?? null, act, [entry]);
        return within.query(ISSUE, [accessKeyID, environmentID, sealed, expiresAt, now, most - 1]);
      });
      for (const row of rows) announce?.({ kind: 'role', accessKeyID: textOf(row, 'access_key_id') });
    },
    renew: (accessKeyID, expiresAt) => change(RENEW, [accessKeyID, expiresAt]),
    async revoke(accessKeyID) {
      await change(REVOKE, [accessKeyID]);
    },
    find: (accessKeyID) => first('SELECT * FROM kvs_roles WHERE access_key_id = $1', [accessKeyID]),
    any: () => first('SELECT * FROM kvs_roles LIMIT 1'),
  };
}
