import { hash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { KVS_APP_TYPES, KVS_LIMITS, KVS_VARIABLE_PREFIX, TABLE_NAME } from '../../contract/limits.ts';
import { Refusal } from '../refusal.ts';
import { inTransaction } from '../stores/local/database.ts';
import type { AppKey } from '../types.ts';
import { type RateQuotas, RateWindow } from './rate-limits.ts';
import type { Vault } from './vault.ts';

/*
 * The tables of function apps. Mirrors: spec 2.3, 2.5, 3.2.
 * By design: a table's number names its keyspace and is never given out twice, so what a deleted table leaves behind
 * belongs to nobody. Which keyspaces to drop is recorded with the deletion: entries whose table is not known stay.
 */

/** What a table token stands for: the table, its app environment, and their windows. */
export interface Binding {
  readonly keyspace: number;
  readonly environmentID: string;
  /** False: the app is of a type that may not use the KVS. */
  readonly supported: boolean;
  readonly environmentWindow: RateWindow;
  readonly tableWindow: RateWindow;
}

export interface TableInfo {
  readonly name: string;
  /** `SERVICE_KVS_TOKEN_<NAME>`. */
  readonly variable: string;
  /** Milliseconds since the Unix epoch. */
  readonly createdAt: number;
}

/** The one time that a token is shown. */
export interface CreatedTable extends TableInfo {
  readonly token: string;
}

interface AppRow {
  readonly id: number;
  readonly type: string;
  readonly environmentID: string;
}

export class Tables {
  readonly #database: DatabaseSync;
  readonly #vault: Vault;
  readonly #quotas: RateQuotas;
  readonly #bindings = new Map<string, Binding>();
  readonly #environmentWindows = new Map<string, RateWindow>();

  constructor(database: DatabaseSync, vault: Vault, quotas: RateQuotas) {
    this.#database = database;
    this.#vault = vault;
    this.#quotas = quotas;
    const rows = database.prepare(
      'SELECT keyspace, token_hash, token_sealed, environment_id, type FROM kvs_tables JOIN apps ON apps.id = kvs_tables.app',
    );
    for (const [index, row] of rows.all().entries()) {
      // Opening one token shows at the start whether the key fits. Otherwise only the start of a function would.
      if (index === 0) vault.open(sealName(String(row.token_hash)), bytesOf(row.token_sealed));
      this.#bind(String(row.token_hash), Number(row.keyspace), String(row.environment_id), String(row.type));
    }
  }

  /** What a bearer token is bound to; undefined for one that is not (or no longer) a table's. */
  byToken(token: string): Binding | undefined {
    return this.#bindings.get(hashToken(token));
  }

  /** Creates a table and its token; the app's first one is what activates the service. Throws `Refusal`. */
  create(app: AppKey, name: string, now: number): CreatedTable {
    if (!TABLE_NAME.test(name)) {
      throw new Refusal(
        'validation_failed',
        `"${name.slice(0, 64)}" is no table name: 1 to 32 of a-z, 0-9 and _, a letter first.`,
      );
    }
    const row = this.#functionApp(app);
    const token = `kvs_${randomBytes(32).toString('base64url')}`;
    const tokenHash = hashToken(token);
    const keyspace = inTransaction(this.#database, () => {
      this.#checkRoom(row, name);
      const inserted = this.#database
        .prepare('INSERT INTO kvs_tables (app, name, token_hash, token_sealed, created_at) VALUES (?, ?, ?, ?, ?)')
        .run(row.id, name, tokenHash, this.#vault.seal(sealName(tokenHash), token), now);
      return Number(inserted.lastInsertRowid);
    });
    this.#bind(tokenHash, keyspace, row.environmentID, row.type);
    return { name, variable: tokenVariable(name), createdAt: now, token };
  }

  /** In order of their names. Throws `Refusal`. */
  list(app: AppKey): readonly TableInfo[] {
    return this.#rows(this.#app(app)).map(({ name, createdAt }) => ({
      name,
      variable: tokenVariable(name),
      createdAt,
    }));
  }

  /** Revokes the token at once. Returns the keyspace, which the caller drops. Throws `Refusal`. */
  remove(app: AppKey, name: string): number {
    const row = this.#app(app);
    const removed = inTransaction(this.#database, () => {
      const found = this.#database
        .prepare('DELETE FROM kvs_tables WHERE app = ? AND name = ? RETURNING keyspace, token_hash')
        .get(row.id, name);
      if (!found) throw new Refusal('not_found', `The app has no table "${name.slice(0, 64)}".`);
      const keyspace = Number(found.keyspace);
      this.#database.prepare('INSERT INTO kvs_dropped (keyspace) VALUES (?)').run(keyspace);
      return { keyspace, tokenHash: String(found.token_hash) };
    });
    this.#bindings.delete(removed.tokenHash);
    return removed.keyspace;
  }

  /** Keyspaces of deleted tables that may still have entries. */
  toDrop(): readonly number[] {
    return this.#database
      .prepare('SELECT keyspace FROM kvs_dropped')
      .all()
      .map((row) => Number(row.keyspace));
  }

  /** Call it when all entries of a deleted table are durably removed. */
  dropped(keyspace: number): void {
    this.#database.prepare('DELETE FROM kvs_dropped WHERE keyspace = ?').run(keyspace);
  }

  /** Tokens by variable name, to be injected into the app's functions, and the environment they run in. Throws `Refusal`. */
  injected(app: AppKey): { readonly environmentID: string; readonly variables: Readonly<Record<string, string>> } {
    const row = this.#functionApp(app);
    const variables = this.#rows(row).map(({ name, tokenHash, sealed }) => [
      tokenVariable(name),
      this.#vault.open(sealName(tokenHash), sealed),
    ]);
    return { environmentID: row.environmentID, variables: Object.fromEntries(variables) };
  }

  #app({ org, project, appID }: AppKey): AppRow {
    const row = this.#database
      .prepare('SELECT id, type, environment_id FROM apps WHERE org = ? AND project = ? AND app_id = ?')
      .get(org, project, appID);
    if (!row) throw new Refusal('not_found', `There is no app "${appID.slice(0, 64)}" in this project.`);
    return { id: Number(row.id), type: String(row.type), environmentID: String(row.environment_id) };
  }

  #functionApp(app: AppKey): AppRow {
    const row = this.#app(app);
    if (isKvsType(row.type)) return row;
    throw new Refusal(
      'validation_failed',
      `Apps of type ${row.type} have no functions and cannot use the key-value store; api, web-ssr and sse can.`,
    );
  }

  #rows(app: AppRow) {
    return this.#database
      .prepare('SELECT name, created_at, token_hash, token_sealed FROM kvs_tables WHERE app = ? ORDER BY name')
      .all(app.id)
      .map((row) => ({
        name: String(row.name),
        createdAt: Number(row.created_at),
        tokenHash: String(row.token_hash),
        sealed: bytesOf(row.token_sealed),
      }));
  }

  #checkRoom(app: AppRow, name: string): void {
    const names = this.#rows(app).map((row) => row.name);
    if (names.includes(name)) throw new Refusal('conflict', `The app already has a table "${name}".`);
    if (names.length >= KVS_LIMITS.tablesPerApp) {
      throw new Refusal('conflict', `An app may have ${KVS_LIMITS.tablesPerApp} tables: delete one first.`);
    }
  }

  #bind(tokenHash: string, keyspace: number, environmentID: string, type: string): void {
    const known = this.#environmentWindows.get(environmentID);
    const environmentWindow = known ?? new RateWindow(this.#quotas.environmentPerMinute);
    this.#environmentWindows.set(environmentID, environmentWindow);
    const tableWindow = new RateWindow(this.#quotas.tablePerMinute);
    this.#bindings.set(tokenHash, {
      keyspace,
      environmentID,
      supported: isKvsType(type),
      environmentWindow,
      tableWindow,
    });
  }
}

function bytesOf(column: unknown): Uint8Array {
  return column instanceof Uint8Array ? column : new Uint8Array();
}

function isKvsType(type: string): boolean {
  return KVS_APP_TYPES.some((each) => each === type);
}

function tokenVariable(name: string): string {
  return `${KVS_VARIABLE_PREFIX}TOKEN_${name.toUpperCase()}`;
}

function hashToken(token: string): string {
  return hash('sha256', token, 'base64');
}

function sealName(tokenHash: string): string {
  return `kvs-token:${tokenHash}`;
}
