import type { Clock } from '../../../../base/clock.ts';
import { ofApp } from '../../audit.ts';
import { bytesOf, numberOf, numberOrNull, type Row, textOf } from '../../rows/columns.ts';
import { bindingOf, tablesOf } from '../../rows/state.ts';
import type { CreateTable, TableCreation, TableStore } from '../../tables.ts';
import type { Database, Statements } from '../database/database.ts';
import { type Announce, found, keyOf, lockApp, PRESENT_BY_KEY } from '../database/parts.ts';
import { record } from './audit.ts';

const COUNTED = 'SELECT count(*) AS count, coalesce(bool_or(name = $2), false) AS named FROM kvs_tables WHERE app = $1';
const INSERT = `WITH created AS (INSERT INTO kvs_tables (app, name, token_hash, token_sealed, created_at)
    VALUES ($1, $2, $3, $4, $5) RETURNING token_hash)
  SELECT slipway_changed('table', token_hash), slipway_changed('site', a.subdomain) FROM created, apps a WHERE a.id = $1`;
const LIST = `SELECT a.type, a.environment_id, t.name, t.created_at, t.token_hash, t.token_sealed
  FROM apps a LEFT JOIN kvs_tables t ON t.app = a.id WHERE ${PRESENT_BY_KEY} ORDER BY t.name`;
const REMOVE = `WITH found AS (SELECT id, subdomain FROM apps WHERE ${PRESENT_BY_KEY}),
  removed AS (DELETE FROM kvs_tables t USING found WHERE t.app = found.id AND t.name = $4
    RETURNING t.keyspace, t.token_hash),
  recorded AS (INSERT INTO kvs_dropped (keyspace) SELECT keyspace FROM removed)
  SELECT (SELECT keyspace FROM removed) AS keyspace, (SELECT token_hash FROM removed) AS token_hash, (SELECT slipway_changed('table', token_hash) FROM removed),
    (SELECT slipway_changed('site', found.subdomain) FROM removed), found.subdomain FROM found`;
const LOCK_TABLE = `SELECT t.keyspace FROM kvs_tables t JOIN apps a ON a.id = t.app
  WHERE ${PRESENT_BY_KEY} AND t.name = $4 FOR UPDATE OF t`;
const BINDING = `SELECT t.keyspace, t.name, a.org, a.project, a.app_id, a.environment_id, a.type
  FROM kvs_tables t JOIN apps a ON a.id = t.app
  WHERE t.token_hash = $1 AND a.deleted_at IS NULL`;

export function createClusterTables(database: Database, announce?: Announce, clock?: Pick<Clock, 'now'>): TableStore {
  const now = () => clock?.now() ?? null;
  return {
    async create(command, act) {
      let subdomain = '';
      const creation = await database.transaction((within) =>
        create(within, command, async (row) => {
          subdomain = textOf(row, 'subdomain');
          await record(within, now(), act, [ofApp(command.app, 'table.create', { object: command.name })]);
        }),
      );
      if (creation.kind === 'created') {
        announce?.({ kind: 'table', tokenHash: command.tokenHash });
        announce?.({ kind: 'site', subdomain });
      }
      return creation;
    },
    list: async (app) => tablesOf(await found(database, LIST, keyOf(app))),
    async remove(app, name, act) {
      const row = await database.transaction(async (within) => {
        // The chain of the audit log is locked before the counter of changes.
        const [table] = await found(within, LOCK_TABLE, [...keyOf(app), name]);
        const entry = ofApp(app, 'table.delete', { object: name });
        if (table) await record(within, now(), act, [entry]);
        return (await found(within, REMOVE, [...keyOf(app), name]))[0];
      });
      if (!row) return { kind: 'no_app' };
      const keyspace = numberOrNull(row, 'keyspace');
      if (keyspace === null) return { kind: 'no_table' };
      announce?.({ kind: 'table', tokenHash: textOf(row, 'token_hash') });
      announce?.({ kind: 'site', subdomain: textOf(row, 'subdomain') });
      return { kind: 'removed', keyspace };
    },
    async binding(tokenHash) {
      const [row] = await found(database, BINDING, [tokenHash]);
      return row && bindingOf(row);
    },
    async anySealed() {
      const [row] = await found(database, 'SELECT token_hash, token_sealed FROM kvs_tables LIMIT 1');
      return row && { tokenHash: textOf(row, 'token_hash'), sealed: bytesOf(row, 'token_sealed') };
    },
    async toDrop({ after, limit }) {
      const statement = 'SELECT keyspace FROM kvs_dropped WHERE keyspace > $1 ORDER BY keyspace LIMIT $2';
      return (await found(database, statement, [after, limit])).map((row) => numberOf(row, 'keyspace'));
    },
    async dropped(keyspace) {
      await database.query('DELETE FROM kvs_dropped WHERE keyspace = $1', [keyspace]);
    },
  };
}

async function create(
  within: Statements,
  command: CreateTable,
  onMade: (app: Row) => Promise<void>,
): Promise<TableCreation> {
  const { app, name, tokenHash, sealed, createdAt, types, most } = command;
  const row = await lockApp(within, app);
  if (!row) return { kind: 'no_app' };
  const [id, type] = [numberOf(row, 'id'), textOf(row, 'type')];
  if (!types.some((each) => each === type)) return { kind: 'wrong_type', type };
  const [counted = {}] = (await within.query(COUNTED, [id, name])).rows;
  if (counted.named === true) return { kind: 'taken' };
  if (numberOf(counted, 'count') >= most) return { kind: 'full' };
  await onMade(row);
  await within.query(INSERT, [id, name, tokenHash, sealed, createdAt]);
  return { kind: 'created' };
}
