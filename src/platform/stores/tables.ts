import type { AppType } from '../../contract/limits.ts';
import type { AppKey } from '../shared/types.ts';
import { type Act, ofApp } from './audit.ts';
import { bytesOf, column, numberOf, type Row, shape, textOf } from './rows/columns.ts';
import {
  all,
  counted,
  type Engine,
  first,
  keyOf,
  keyOfRow,
  LOCK_APP,
  PRESENT_BY_KEY,
  type ToldChange,
} from './rows/engine.ts';

/**
 * The port for the tables of function apps (spec 2.3 and 3.2): the app of each table, and the token of each keyspace.
 * A keyspace names the entries of one table in the `KvsEngine`. It is a positive number, and is never assigned twice.
 * `create` and `remove` emit the change `table`.
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

export interface CreateTable extends SealedToken {
  readonly app: AppKey;
  readonly name: string;
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

const SEALED_TOKEN = {
  /** SHA-256 of the token, base64. */
  tokenHash: textOf,
  sealed: column('token_sealed', bytesOf),
};
const tokenOf = shape(SEALED_TOKEN);
export type SealedToken = ReturnType<typeof tokenOf>;

const tableOf = shape({
  name: textOf,
  createdAt: numberOf,
  ...SEALED_TOKEN,
});
export type StoredTable = ReturnType<typeof tableOf>;

const bindingOf = shape({ keyspace: numberOf, app: keyOfRow, name: textOf, environmentID: textOf, type: textOf });
export type TableBinding = ReturnType<typeof bindingOf>;

export function createTableStore(engine: Engine): TableStore {
  const lockApp = engine.prepare(LOCK_APP);
  const count = engine.prepare(
    `SELECT count(*) AS n, count(*) FILTER (WHERE name = $2) AS named FROM kvs_tables WHERE app = $1`,
  );
  const insert = engine.prepare(
    `INSERT INTO kvs_tables (app, name, token_hash, token_sealed, created_at) VALUES ($1, $2, $3, $4, $5)
      RETURNING token_hash, (SELECT subdomain FROM apps WHERE id = app) AS subdomain`,
    "slipway_changed('table', token_hash), slipway_changed('site', subdomain)",
  );
  const list = engine.prepare(`SELECT a.type, a.environment_id, t.name, t.created_at, t.token_hash, t.token_sealed
    FROM apps a LEFT JOIN kvs_tables t ON t.app = a.id WHERE ${PRESENT_BY_KEY} ORDER BY t.name`);
  const remove =
    engine.prepare(`DELETE FROM kvs_tables WHERE app = (SELECT id FROM apps WHERE ${PRESENT_BY_KEY}) AND name = $4
    RETURNING keyspace, token_hash, (SELECT subdomain FROM apps WHERE id = app) AS subdomain`);
  const dropLater = engine.prepare(
    'INSERT INTO kvs_dropped (keyspace) VALUES ($1) RETURNING keyspace',
    "slipway_changed('table', $2), slipway_changed('site', $3)",
  );
  const binding = engine.prepare(`SELECT t.keyspace, t.name, a.org, a.project, a.app_id, a.environment_id, a.type
    FROM kvs_tables t JOIN apps a ON a.id = t.app WHERE t.token_hash = $1 AND a.deleted_at IS NULL`);
  const any = engine.prepare('SELECT token_hash, token_sealed FROM kvs_tables LIMIT 1');
  const toDrop = engine.prepare('SELECT keyspace FROM kvs_dropped WHERE keyspace > $1 ORDER BY keyspace LIMIT $2');
  const dropped = engine.prepare('DELETE FROM kvs_dropped WHERE keyspace = $1');

  return {
    create: ({ app, name, tokenHash, sealed, createdAt, types, most }, act) =>
      engine.write<TableCreation>(function* (tell) {
        const [row] = (yield* lockApp(...keyOf(app))).rows;
        if (!row) return { kind: 'no_app' };
        const [id, type] = [numberOf(row, 'id'), textOf(row, 'type')];
        if (!types.some((each) => each === type)) return { kind: 'wrong_type', type };
        const [counts = {}] = (yield* count(id, name)).rows;
        if (numberOf(counts, 'named') > 0) return { kind: 'taken' };
        if (numberOf(counts, 'n') >= most) return { kind: 'full' };
        // The chain of the audit log is locked before the counter of changes.
        yield* engine.record(act, [ofApp(app, 'table.create', { object: name })]);
        yield* insert(id, name, tokenHash, sealed, createdAt);
        yield* tell(changesOf(tokenHash, textOf(row, 'subdomain')), 'told');
        return { kind: 'created' };
      }),
    list: async (app) => tablesOf(await all(engine, list(...keyOf(app)), (row) => row)),
    remove: (app, name, act) =>
      engine.write<TableRemoval>(function* (tell) {
        const [table] = (yield* remove(...keyOf(app), name)).rows;
        if (!table) return { kind: (yield* lockApp(...keyOf(app))).count > 0 ? 'no_table' : 'no_app' };
        const [keyspace, tokenHash] = [numberOf(table, 'keyspace'), textOf(table, 'token_hash')];
        const subdomain = textOf(table, 'subdomain');
        yield* engine.record(act, [ofApp(app, 'table.delete', { object: name })]);
        yield* dropLater(keyspace, tokenHash, subdomain);
        yield* tell(changesOf(tokenHash, subdomain), 'told');
        return { kind: 'removed', keyspace };
      }),
    binding: (tokenHash) => first(engine, binding(tokenHash), bindingOf),
    anySealed: () => first(engine, any(), tokenOf),
    toDrop: ({ after, limit }) => all(engine, toDrop(after, limit), (row) => numberOf(row, 'keyspace')),
    dropped: async (keyspace) => void (await counted(engine, dropped(keyspace))),
  };
}

function changesOf(tokenHash: string, subdomain: string): readonly ToldChange[] {
  return [
    { kind: 'table', tokenHash },
    { kind: 'site', subdomain },
  ];
}

/** Reads the rows of an app, one for each of its tables. An app without tables has one row, whose `name` is null. */
function tablesOf(rows: readonly Row[]): AppTables | undefined {
  const [app] = rows;
  if (!app) return undefined;
  const tables = rows.filter((row) => row.name !== null).map(tableOf);
  return { type: textOf(app, 'type'), environmentID: textOf(app, 'environment_id'), tables };
}
