import { randomBytes } from 'node:crypto';
import { isObject } from '../../base/json.ts';
import type { Act } from '../stores/audit.ts';
import type { RoleStore, StoredRole } from '../stores/roles.ts';
import { roleSealName } from '../stores/rows/sealing.ts';
import { type Lookup, Lookups } from './lookups.ts';
import type { Vault } from './vault.ts';

/*
 * Function roles: the temporary credentials in AWS's form that the platform gives an app's functions.
 * Mirrors: spec 5.B, layer 1.
 * By design: credentials are valid for twelve hours. Each start of a function gets new ones, which the platform renews while the
 *   function runs and revokes when it ends. An app environment has at most a thousand credentials, and each further one replaces
 *   that which expires first.
 */

export interface RoleCredentials {
  readonly accessKeyID: string;
  readonly secret: string;
  readonly sessionToken: string;
  /** Milliseconds since the Unix epoch. */
  readonly expiresAt: number;
}

export interface FunctionRole extends RoleCredentials {
  readonly environmentID: string;
}

const LIFETIME = 12 * 60 * 60_000;
/** Credentials of one app environment that are valid at the same time. */
const ROLES_MOST = 1_000;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Characters of an access key ID: `ASIA` and 16 random ones. */
const ACCESS_KEY_LENGTH = 20;

/** Bytes of a cached role with its name, and of all cached roles. The cache has room for about 8,000. */
const ROLE = 1_000;
const CACHE = 8 * 1024 * 1024;

/** The function roles, with a cache of them by their access key IDs. */
export class FunctionRoles extends Lookups<FunctionRole> {
  readonly #store: RoleStore;
  readonly #vault: Vault;

  constructor(store: RoleStore, vault: Vault) {
    super(CACHE, ROLE, async (accessKeyID) => {
      const stored = await store.find(accessKeyID);
      return stored && opened(stored, vault);
    });
    this.#store = store;
    this.#vault = vault;
  }

  /** Finds the role of an access key ID. It may have expired. */
  byAccessKey(accessKeyID: string): Lookup<FunctionRole> {
    return accessKeyID.length === ACCESS_KEY_LENGTH ? this.find(accessKeyID) : null;
  }

  /**
   * Issues new credentials for the functions of one app environment. The oldest ones beyond the bound become invalid. `act`: who takes
   * them. Undefined: an instance of the app.
   */
  async issue(environmentID: string, now: number, act: Act | undefined): Promise<RoleCredentials> {
    const accessKeyID = `ASIA${Array.from(randomBytes(16), (byte) => BASE32[byte % 32]).join('')}`;
    const secret = randomBytes(30).toString('base64');
    const sessionToken = randomBytes(96).toString('base64');
    const expiresAt = now + LIFETIME;
    const sealed = this.#vault.seal(roleSealName(accessKeyID), JSON.stringify({ secret, sessionToken }));
    await this.#store.issue({ accessKeyID, environmentID, sealed, expiresAt }, { now, most: ROLES_MOST }, act);
    return { accessKeyID, secret, sessionToken, expiresAt };
  }

  /** Makes credentials valid for their whole lifetime from `now` on. Resolves with false if they are gone. */
  renew(accessKeyID: string, now: number): Promise<boolean> {
    return this.#store.renew(accessKeyID, now + LIFETIME);
  }

  /** Makes credentials invalid from the next request on. */
  revoke(accessKeyID: string): Promise<void> {
    return this.#store.revoke(accessKeyID);
  }

  /** Rejects with `unsupported_data` if roles were not sealed with the platform's key. */
  async checkKey(): Promise<void> {
    const stored = await this.#store.any();
    if (stored) opened(stored, this.#vault);
  }
}

function opened({ accessKeyID, environmentID, sealed, expiresAt }: StoredRole, vault: Vault): FunctionRole | undefined {
  const secrets: unknown = JSON.parse(vault.open(roleSealName(accessKeyID), sealed));
  if (!isObject(secrets)) return undefined;
  const { secret, sessionToken } = secrets;
  return { accessKeyID, secret: String(secret), sessionToken: String(sessionToken), environmentID, expiresAt };
}
