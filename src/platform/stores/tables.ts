import type { AppType } from '../../contract/limits.ts';
import type { AppKey } from '../types.ts';

/**
 * The port for the tables of function apps (spec 2.3 and 3.2): whose they are, and which token opens which keyspace.
 * A keyspace names the entries of one table in the `KvsEngine`; it is a positive number, and is never assigned twice.
 *
 * Each method is one atomic command: all of it is stored durably when its promise resolves, or none of it, also if two
 * processes call it at once. Each one rejects with `StoreUnavailable` if the store cannot be read or written; then
 * nothing was changed. `create` and `remove` emit the change `table`.
 */
export interface TableStore {
  create(command: CreateTable): Promise<TableCreation>;
  /** The tables of an app, in the order of their names. Undefined: there is no such app. */
  list(app: AppKey): Promise<AppTables | undefined>;
  /** Removes a table with its token, and records its keyspace as one to drop. */
  remove(app: AppKey, name: string): Promise<TableRemoval>;
  /** What a token opens. Undefined: it is not, or no longer, the token of a table. Takes the same time with any number of tables. */
  binding(tokenHash: string): Promise<TableBinding | undefined>;
  /** The sealed token of any table. Undefined: there is no table. */
  anySealed(): Promise<SealedToken | undefined>;
  /** Keyspaces of removed tables that may still have entries, in their order: those after `after`, at most `limit`. */
  toDrop(page: { readonly after: number; readonly limit: number }): Promise<readonly number[]>;
  /** Forgets a keyspace to drop: all its entries are durably removed. */
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
  /** Types of apps that may have tables. */
  readonly types: readonly AppType[];
  /** Tables that an app may have. */
  readonly most: number;
}

export type TableCreation =
  | { readonly kind: 'created' }
  | { readonly kind: 'no_app' }
  | { readonly kind: 'wrong_type'; readonly type: string }
  /** The app has a table of this name. */
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
  readonly environmentID: string;
  /** The type of the app. */
  readonly type: string;
}
