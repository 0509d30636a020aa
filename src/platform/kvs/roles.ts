import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { isObject } from '../../base/json.ts';
import type { Vault } from './vault.ts';

/*
 * Function roles: the short-lived AWS-style credentials that the platform gives an app's functions.
 * Mirrors: spec 5.B layer 1 ("an approved platform-managed app function role").
 * By design: credentials last twelve hours and cannot be renewed; whoever starts the function asks for new ones. An app
 *   environment has at most a thousand: each further one replaces the oldest.
 */

/** What the gateway knows of one set of credentials. Times in milliseconds since the Unix epoch. */
export interface FunctionRole {
  readonly accessKeyID: string;
  readonly secret: string;
  readonly sessionToken: string;
  readonly environmentID: string;
  readonly expiresAt: number;
}

export interface RoleLookup {
  byAccessKey(accessKeyID: string): FunctionRole | undefined;
}

export interface RoleCredentials {
  readonly accessKeyID: string;
  readonly secret: string;
  readonly sessionToken: string;
  readonly expiresAt: number;
}

const LIFETIME = 12 * 60 * 60_000;
/** Credentials of one app environment that are valid at the same time. */
export const ROLES_MOST = 1_000;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export class FunctionRoles implements RoleLookup {
  readonly #database: DatabaseSync;
  readonly #vault: Vault;
  readonly #byAccessKey = new Map<string, FunctionRole>();

  constructor(database: DatabaseSync, vault: Vault) {
    this.#database = database;
    this.#vault = vault;
    const rows = database.prepare(
      'SELECT access_key_id, environment_id, sealed, expires_at FROM kvs_roles ORDER BY expires_at',
    );
    for (const row of rows.all()) {
      const accessKeyID = String(row.access_key_id);
      const secrets = row.sealed instanceof Uint8Array ? JSON.parse(vault.open(sealName(accessKeyID), row.sealed)) : {};
      if (!isObject(secrets)) continue;
      this.#know(String(row.environment_id), {
        accessKeyID,
        secret: String(secrets.secret),
        sessionToken: String(secrets.sessionToken),
        expiresAt: Number(row.expires_at),
      });
    }
  }

  byAccessKey(accessKeyID: string): FunctionRole | undefined {
    return this.#byAccessKey.get(accessKeyID);
  }

  /**
   * New credentials for the functions of one app environment. Removes expired ones, and the oldest if there are too
   * many.
   */
  issue(environmentID: string, now: number): RoleCredentials {
    const credentials: RoleCredentials = {
      accessKeyID: `ASIA${Array.from(randomBytes(16), (byte) => BASE32[byte % 32]).join('')}`,
      secret: randomBytes(30).toString('base64'),
      sessionToken: randomBytes(96).toString('base64'),
      expiresAt: now + LIFETIME,
    };
    const { accessKeyID, secret, sessionToken, expiresAt } = credentials;
    const sealed = this.#vault.seal(sealName(accessKeyID), JSON.stringify({ secret, sessionToken }));
    this.#forgetExpired(now);
    this.#forgetOldest(environmentID);
    this.#database
      .prepare('INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at) VALUES (?, ?, ?, ?)')
      .run(accessKeyID, environmentID, sealed, expiresAt);
    this.#know(environmentID, credentials);
    return credentials;
  }

  #know(environmentID: string, credentials: RoleCredentials): void {
    this.#byAccessKey.set(credentials.accessKeyID, { ...credentials, environmentID });
  }

  /** Makes room for one more. The map is in the order in which the credentials were made. */
  #forgetOldest(environmentID: string): void {
    const own = [...this.#byAccessKey.values()].filter((role) => role.environmentID === environmentID);
    for (const { accessKeyID } of own.slice(0, Math.max(0, own.length + 1 - ROLES_MOST))) {
      this.#database.prepare('DELETE FROM kvs_roles WHERE access_key_id = ?').run(accessKeyID);
      this.#byAccessKey.delete(accessKeyID);
    }
  }

  #forgetExpired(now: number): void {
    this.#database.prepare('DELETE FROM kvs_roles WHERE expires_at <= ?').run(now);
    for (const role of this.#byAccessKey.values()) {
      if (role.expiresAt <= now) this.#byAccessKey.delete(role.accessKeyID);
    }
  }
}

function sealName(accessKeyID: string): string {
  return `kvs-role:${accessKeyID}`;
}
