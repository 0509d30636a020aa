import type { AppType } from '../../contract/limits.ts';
import type { AppKey } from '../shared/types.ts';
import type { Act } from './audit.ts';

/**
 * The port for the tables of function apps (spec 2.3 and 3.2): the app of each table, and the token of each keyspace.
 * A keyspace names the entries of one table in the `KvsEngine`. It is a positive number, and is never assigned twice.
 *
 * Each method is one atomic command: all of it is stored durably when its promise resolves, or none of it, also if two
 * processes call it at once. Each one rejects with `StoreUnavailable` if the store cannot be read or written; then
 * nothing was changed. `create` and `remove` emit the change `table`.
 */
export interface TableStore {
  create(command: CreateTable, act: Act): Promise<TableCreation>;
  /** Lists the tables of an app, in the order of their names. Undefined if the app does not exist. */
  list(app: AppKey): Promise<AppTables | undefined>;
  /** Removes a table with its token, and records that its keyspace is to be dropped. */
  remove(app: AppKey, name: string, act: Act): Promise<TableRemoval>;
  /** Finds the table of a token. Undefined if the token belongs to no table. Takes the same time with any number of tables. */
  binding(tokenHash: string): Promise<TableBinding | undefined>;
  /** Returns the sealed token of any table. Undefined if there is no table. */
  anySealed(): Promise<SealedToken | undefined>;
  /** Lists the keyspaces of removed tables that may still have entries, in ascending order: at most `limit` after `after`. */
  toDrop(page: { readonly after: number; readonly limit: number }): Promise<readonly number[]>;
  /** Removes a keyspace from that list. Call it after all entries of the keyspace were durably removed. */
  dropped(keyspace: number): Promise<void>;
}

export interface SealedToken {
  /** SHA-256 of the token, base64. */
  readonly tokenHash: string;
  readonly sealed: Uint8Array;
}

export interface CreateTable extends SealedToken {
  readonly app: AppKey;
  readonly name: string;
  /** Milliseconds since the Unix epoch. */
  readonly createdAt: number;
  readonly types: readonly AppType[];
  readonly most: number;
}

export type TableCreation =
  | { readonly kind: 'created' }
  | { readonly kind: 'no_app' }
  | { readonly kind: 'wrong_type'; readonly type: string }
  | { readonly kind: 'taken' }
  /** The app has `most` tables. */
  | { readonly kind: 'full' };

export type TableRemoval =
  | { readonly kind: 'removed'; readonly keyspace: number }
  | { readonly kind: 'no_app' }
  | { readonly kind: 'no_table' };

export interface AppTables {
  readonly type: string;
  readonly environmentID: string;
  readonly tables: readonly StoredTable[];
}

export interface StoredTable extends SealedToken {
  readonly name: string;
  /** Milliseconds since the Unix epoch. */
  readonly createdAt: number;
}

export interface TableBinding {
  readonly keyspace: number;
  readonly app: AppKey;
  readonly name: string;
  readonly environmentID: string;
  readonly type: string;
}
