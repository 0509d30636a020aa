import type { DatabaseSync } from 'node:sqlite';
import { type Clock, systemClock } from '../../../base/clock.ts';
import type { AppKey } from '../../shared/types.ts';
import { ofApp } from '../audit.ts';
import { bytesOf, numberOf, textOf } from '../rows/columns.ts';
import { bindingOf, tablesOf } from '../rows/state.ts';
import type { TableCreation, TableStore } from '../tables.ts';
import { createRecorder } from './audit.ts';
import type { LocalChanges } from './changes.ts';
import { createCommands } from './commands.ts';

/** Keeps tables of function apps in the migrated `platform.db`. All handles share `changes`. */
export function createLocalTables(
  database: DatabaseSync,
  changes: LocalChanges,
  clock: Pick<Clock, 'now'> = systemClock,
): TableStore {
  const record = createRecorder(database, clock);
  const commands = createCommands(database);
  const app = database.prepare(
    'SELECT * FROM apps WHERE org = ? AND project = ? AND app_id = ? AND deleted_at IS NULL',
  );
  const findApp = ({ org, project, appID }: AppKey) => app.get(org, project, appID);
  const named = database.prepare('SELECT 1 FROM kvs_tables WHERE app = ? AND name = ?');
  const counted = database.prepare('SELECT count(*) AS count FROM kvs_tables WHERE app = ?');
  const insert = database.prepare(
    'INSERT INTO kvs_tables (app, name, token_hash, token_sealed, created_at) VALUES (?, ?, ?, ?, ?)',
  );
  const listed = database.prepare(`SELECT a.type, a.environment_id, t.name, t.created_at, t.token_hash, t.token_sealed
    FROM apps a LEFT JOIN kvs_tables t ON t.app = a.id WHERE a.org = ? AND a.project = ? AND a.app_id = ?
    AND a.deleted_at IS NULL ORDER BY t.name`);
  const removed = database.prepare('DELETE FROM kvs_tables WHERE app = ? AND name = ? RETURNING keyspace, token_hash');
  const toDropLater = database.prepare('INSERT INTO kvs_dropped (keyspace) VALUES (?)');
  const bound =
    database.prepare(`SELECT t.keyspace, t.name, a.org, a.project, a.app_id, a.environment_id, a.type FROM kvs_tables t JOIN apps a ON a.id = t.app
    WHERE t.token_hash = ? AND a.deleted_at IS NULL`);
  const any = database.prepare('SELECT token_hash, token_sealed FROM kvs_tables LIMIT 1');
  const toDrop = database.prepare('SELECT keyspace FROM kvs_dropped WHERE keyspace > ? ORDER BY keyspace LIMIT ?');
  const dropped = database.prepare('DELETE FROM kvs_dropped WHERE keyspace = ?');

  return {
    async create({ app, name, tokenHash, sealed, createdAt, types, most }, act) {
      let subdomain = '';
      const creation = await commands.write((): TableCreation => {
        const row = findApp(app);
        if (!row) return { kind: 'no_app' };
        const [id, type] = [numberOf(row, 'id'), textOf(row, 'type')];
        if (!types.some((each) => each === type)) return { kind: 'wrong_type', type };
        if (named.get(id, name)) return { kind: 'taken' };
        if (Number(counted.get(id)?.count) >= most) return { kind: 'full' };
        insert.run(id, name, tokenHash, sealed, createdAt);
        record(act, [ofApp(app, 'table.create', { object: name })]);
        subdomain = textOf(row, 'subdomain');
        return { kind: 'created' };
      });
      if (creation.kind === 'created') {
        changes.publish({ kind: 'table', tokenHash });
        changes.publish({ kind: 'site', subdomain });
      }
      return creation;
    },
    list: ({ org, project, appID }) => commands.read(() => tablesOf(listed.all(org, project, appID))),
    async remove(app, name, act) {
      const removal = await commands.write(() => {
        const row = findApp(app);
        if (!row) return { kind: 'no_app' } as const;
        const table = removed.get(numberOf(row, 'id'), name);
        if (!table) return { kind: 'no_table' } as const;
        const keyspace = numberOf(table, 'keyspace');
        toDropLater.run(keyspace);
        record(act, [ofApp(app, 'table.delete', { object: name })]);
        const [tokenHash, subdomain] = [textOf(table, 'token_hash'), textOf(row, 'subdomain')];
        return { kind: 'removed', keyspace, tokenHash, subdomain } as const;
      });
      if (removal.kind !== 'removed') return removal;
      changes.publish({ kind: 'table', tokenHash: removal.tokenHash });
      changes.publish({ kind: 'site', subdomain: removal.subdomain });
      return { kind: 'removed', keyspace: removal.keyspace };
    },
    binding: (tokenHash) => commands.first(bound, [tokenHash], bindingOf),
    anySealed: () =>
      commands.first(any, [], (row) => ({
        tokenHash: textOf(row, 'token_hash'),
        sealed: bytesOf(row, 'token_sealed'),
      })),
    toDrop: ({ after, limit }) => commands.read(() => toDrop.all(after, limit).map((row) => numberOf(row, 'keyspace'))),
    dropped: (keyspace) =>
      commands.write(() => {
        dropped.run(keyspace);
      }),
  };
}
