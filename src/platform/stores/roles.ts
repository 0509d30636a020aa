import { type Act, ofApp } from './audit.ts';
import { bytesOf, numberOf, shape, textOf } from './rows/columns.ts';
import { type Engine, first, keyOfRow, NO_LIMIT, type Prepared, type Value } from './rows/engine.ts';

/**
 * The port for function roles: the sealed credentials of app environments (spec 5.B, layer 1).
 * Emits the change `role` for each role that it changes, or removes before its expiry.
 */
export interface RoleStore {
  /**
   * Stores a role of an existing app environment. Before that, removes the oldest roles of the environment until it has
   * fewer than `most`, and some roles of all environments that had expired by `now`.
   * The number of the latter is bounded, so that no call takes long, and above one, so that all are removed in the end.
   * `act`: who takes the credentials. Undefined: an instance of the app, which the audit log does not name.
   */
  issue(role: StoredRole, bounds: { readonly now: number; readonly most: number }, act: Act | undefined): Promise<void>;
  /** Sets when a role expires. Resolves with false if the role is gone. */
  renew(accessKeyID: string, expiresAt: number): Promise<boolean>;
  /** Removes a role. Does nothing if it is gone. */
  revoke(accessKeyID: string): Promise<void>;
  /** Finds a role, also one that has expired and was not removed yet. Takes the same time with any number of roles. */
  find(accessKeyID: string): Promise<StoredRole | undefined>;
  /** Returns any role. Undefined if there is none. */
  any(): Promise<StoredRole | undefined>;
}

const roleOf = shape({
  accessKeyID: textOf,
  environmentID: textOf,
  sealed: bytesOf,
  expiresAt: numberOf,
});
export type StoredRole = ReturnType<typeof roleOf>;

/** Expired roles that one call removes at most. A call adds one role, so all expired roles are removed in the end. */
const EXPIRED_BATCH = 100;
const CHANGED = "slipway_changed('role', access_key_id)";

export function createRoleStore(engine: Engine): RoleStore {
  // Roles of one environment are issued one after another, so that their number stays bounded.
  const lockApp = engine.prepare('SELECT org, project, app_id FROM apps WHERE environment_id = $1 FOR NO KEY UPDATE');
  // Rows that another call removes at this moment are left to it, so that two calls never wait for each other's rows.
  const removeExpired =
    engine.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN (SELECT access_key_id FROM kvs_roles
    WHERE expires_at <= $1 ORDER BY expires_at LIMIT ${EXPIRED_BATCH} FOR UPDATE SKIP LOCKED)`);
  const removeOldest = engine.prepare(
    `DELETE FROM kvs_roles WHERE access_key_id IN (SELECT access_key_id FROM kvs_roles WHERE access_key_id IN
      (SELECT access_key_id FROM kvs_roles WHERE environment_id = $1 ORDER BY expires_at DESC LIMIT ${NO_LIMIT} OFFSET $2)
      FOR UPDATE SKIP LOCKED) RETURNING access_key_id`,
  );
  const insert = engine.prepare(
    'INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at) VALUES ($1, $2, $3, $4)',
  );
  const setExpiry = engine.prepare(
    'UPDATE kvs_roles SET expires_at = $2 WHERE access_key_id = $1 RETURNING access_key_id',
    CHANGED,
  );
  const remove = engine.prepare('DELETE FROM kvs_roles WHERE access_key_id = $1 RETURNING access_key_id', CHANGED);
  const byAccessKey = engine.prepare('SELECT * FROM kvs_roles WHERE access_key_id = $1');
  const any = engine.prepare('SELECT * FROM kvs_roles LIMIT 1');

  /** Runs a statement that changes one role. Resolves with false if there is none. */
  const change = (statement: Prepared, accessKeyID: string, ...values: readonly Value[]) =>
    engine.write(function* (tell) {
      const isChanged = (yield* statement(accessKeyID, ...values)).count > 0;
      if (isChanged) yield* tell([{ kind: 'role', accessKeyID }], 'told');
      return isChanged;
    });
  return {
    issue: ({ accessKeyID, environmentID, sealed, expiresAt }, { now, most }, act) =>
      engine.write(function* (tell) {
        const [app] = (yield* lockApp(environmentID)).rows;
        yield* removeExpired(now);
        const removed = (yield* removeOldest(environmentID, most - 1)).rows.map((row) => textOf(row, 'access_key_id'));
        yield* insert(accessKeyID, environmentID, sealed, expiresAt);
        if (act && app) yield* engine.record(act, [ofApp(keyOfRow(app), 'credentials.issue', { object: accessKeyID })]);
        yield* tell(removed.map((each) => ({ kind: 'role', accessKeyID: each })));
      }),
    renew: (accessKeyID, expiresAt) => change(setExpiry, accessKeyID, expiresAt),
    revoke: async (accessKeyID) => void (await change(remove, accessKeyID)),
    find: (accessKeyID) => first(engine, byAccessKey(accessKeyID), roleOf),
    any: () => first(engine, any(), roleOf),
  };
}
