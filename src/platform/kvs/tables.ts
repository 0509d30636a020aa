import { hash, randomBytes } from 'node:crypto';
import { GIB } from '../../base/sizes.ts';
import { isFunctionType, KVS_APP_TYPES, KVS_LIMITS, KVS_VARIABLE_PREFIX, TABLE_NAME } from '../../contract/limits.ts';
import { Refusal } from '../shared/refusal.ts';
import type { AppKey } from '../shared/types.ts';
import type { Act } from '../stores/audit.ts';
import type { QuotaWindow } from '../stores/quota.ts';
import { tokenSealName } from '../stores/rows/sealing.ts';
import type { AppTables, TableStore } from '../stores/tables.ts';
import type { UsageScope } from '../stores/usage.ts';
import { type Lookup, Lookups } from './lookups.ts';
import type { Vault } from './vault.ts';

/*
 * The tables of function apps. Mirrors: spec 2.3, 2.5, 3.2.
 * By design: a table's number names its keyspace and is never assigned twice, so another table never gets the entries of
 * a deleted one. A deletion records the keyspace to drop. Entries are dropped only by such a record, and never because
 * their table is unknown.
 */

/** What tables may use. The numbers are assumed (spec 8 does not know them). */
export const DEFAULT_QUOTAS = {
  /** Requests of one app environment in a minute, to all its tables and by all methods. */
  environmentPerMinute: 12_000,
  /** Requests to one table in a minute. */
  tablePerMinute: 6_000,
  tableBytes: GIB,
  tableKeys: 1_000_000,
  organizationBytes: 10 * GIB,
};
export type KvsQuotas = Readonly<typeof DEFAULT_QUOTAS>;

/** The binding of a table token: the table, its app environment, and the windows of both. */
export interface Binding {
  readonly keyspace: number;
  /** The app and the table, for usage. */
  readonly scope: UsageScope;
  readonly environmentID: string;
  /** False if apps of this type may not use the KVS. */
  readonly supported: boolean;
  /** Each request counts in all of them. */
  readonly windows: readonly QuotaWindow[];
}

export interface TableInfo {
  readonly name: string;
  /** `SERVICE_KVS_TOKEN_<NAME>`. */
  readonly variable: string;
  /** Milliseconds since the Unix epoch. */
  readonly createdAt: number;
}

/** A new table with its token, which is not shown again. */
export interface CreatedTable extends TableInfo {
  readonly token: string;
}

const TOKEN_PREFIX = 'kvs_';
const TOKEN_BYTES = 32;
const TOKEN_LENGTH = TOKEN_PREFIX.length + Math.ceil((TOKEN_BYTES * 4) / 3);

/** Bytes of a cached binding with its name, and of all cached bindings. The cache has room for about 8,000. */
const BINDING = 1_000;
const CACHE = 8 * 1024 * 1024;

/** The tables of apps, with a cache of their bindings by the hashes of their tokens. */
export class Tables extends Lookups<Binding> {
  readonly #store: TableStore;
  readonly #vault: Vault;

  constructor(store: TableStore, vault: Vault, quotas: KvsQuotas) {
    super(CACHE, BINDING, async (tokenHash) => {
      const stored = await store.binding(tokenHash);
      if (!stored) return undefined;
      const { keyspace, app, name, environmentID, type } = stored;
      const scope = { org: app.org, project: app.project, app: app.appID, table: name };
      const windows = [
        { name: `kvs/environment/${environmentID}`, most: quotas.environmentPerMinute },
        { name: `kvs/table/${keyspace}`, most: quotas.tablePerMinute },
      ];
      return { keyspace, scope, environmentID, supported: isFunctionType(type), windows };
    });
    this.#store = store;
    this.#vault = vault;
  }

  /** Finds the binding of a bearer token. Null if it is not, or no longer, the token of a table. */
  byToken(token: string): Lookup<Binding> {
    return token.length === TOKEN_LENGTH ? this.find(hashToken(token)) : null;
  }

  /** Finds the binding of a table by its name. Rejects with `Refusal`. */
  async byName(app: AppKey, name: string): Promise<Binding> {
    const { tables } = await this.#tablesOf(app);
    const table = tables.find((each) => each.name === name);
    const binding = table && (await this.find(table.tokenHash));
    if (!binding) throw noTable(name);
    return binding;
  }

  /** Creates a table and its token. The app's first table activates the KVS (spec 1.9). Rejects with `Refusal`. */
  async create(app: AppKey, name: string, now: number, act: Act): Promise<CreatedTable> {
    if (!TABLE_NAME.test(name)) {
      throw new Refusal(
        'validation_failed',
        `"${name.slice(0, 64)}" is not a table name: write 1 to 32 of a-z, 0-9 and _, beginning with a letter.`,
      );
    }
    const token = `${TOKEN_PREFIX}${randomBytes(TOKEN_BYTES).toString('base64url')}`;
    const tokenHash = hashToken(token);
    const sealed = this.#vault.seal(tokenSealName(tokenHash), token);
    const bounds = { types: KVS_APP_TYPES, most: KVS_LIMITS.tablesPerApp };
    const creation = await this.#store.create({ app, name, tokenHash, sealed, createdAt: now, ...bounds }, act);
    switch (creation.kind) {
      case 'created':
        return { name, variable: tokenVariable(name), createdAt: now, token };
      case 'no_app':
        throw noApp(app);
      case 'wrong_type':
        throw wrongType(creation.type);
      case 'taken':
        throw new Refusal('conflict', `The app already has a table "${name}".`);
      case 'full':
        throw new Refusal('conflict', `An app may have ${KVS_LIMITS.tablesPerApp} tables: delete one first.`);
    }
  }

  async list(app: AppKey): Promise<readonly TableInfo[]> {
    const { tables } = await this.#tablesOf(app);
    return tables.map(({ name, createdAt }) => ({ name, variable: tokenVariable(name), createdAt }));
  }

  /** Revokes the token at once, and records that the entries are to be removed. Rejects with `Refusal`. */
  async remove(app: AppKey, name: string, act: Act): Promise<void> {
    const removal = await this.#store.remove(app, name, act);
    switch (removal.kind) {
      case 'removed':
        return;
      case 'no_app':
        throw noApp(app);
      case 'no_table':
        throw noTable(name);
    }
  }

  /** Returns the tokens by variable name, for the app's functions, and the app environment. Rejects with `Refusal`. */
  async injected(
    app: AppKey,
  ): Promise<{ readonly environmentID: string; readonly variables: Readonly<Record<string, string>> }> {
    const { type, environmentID, tables } = await this.#tablesOf(app);
    if (!isFunctionType(type)) throw wrongType(type);
    const variables = tables.map(({ name, tokenHash, sealed }) => [
      tokenVariable(name),
      this.#vault.open(tokenSealName(tokenHash), sealed),
    ]);
    return { environmentID, variables: Object.fromEntries(variables) };
  }

  /** Rejects with `unsupported_data` if tokens were not sealed with the platform's key. */
  async checkKey(): Promise<void> {
    const stored = await this.#store.anySealed();
    if (stored) this.#vault.open(tokenSealName(stored.tokenHash), stored.sealed);
  }

  forgetToken(token: string): void {
    this.forget(hashToken(token));
  }

  async #tablesOf(app: AppKey): Promise<AppTables> {
    const found = await this.#store.list(app);
    if (!found) throw noApp(app);
    return found;
  }
}

function noApp({ appID }: AppKey): Refusal {
  return new Refusal('app_not_found', `There is no app "${appID.slice(0, 64)}" in this project.`);
}

function noTable(name: string): Refusal {
  return new Refusal('table_not_found', `The app has no table "${name.slice(0, 64)}".`);
}

function wrongType(type: string): Refusal {
  return new Refusal(
    'validation_failed',
    `Apps of type ${type} have no functions and cannot use the key-value store; api, web-ssr and sse can. Deploy the app with app-type api, and it can.`,
  );
}

function tokenVariable(name: string): string {
  return `${KVS_VARIABLE_PREFIX}TOKEN_${name.toUpperCase()}`;
}

function hashToken(token: string): string {
  return hash('sha256', token, 'base64');
}
