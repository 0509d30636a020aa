import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { silentLog } from '../../../src/base/log.ts';
import type { PlatformMove } from '../../../src/contract/platform-move.ts';
import { NODE_ROLES } from '../../../src/contract/platform-start.ts';
import { startClusterPlatform } from '../../../src/platform/engines/cluster.ts';
import { movePlatform } from '../../../src/platform/engines/move.ts';
import { loadSigningKey } from '../../../src/platform/identity/keys.ts';
import { openDatabase } from '../../../src/platform/stores/cluster/database/database.ts';
import { migrate } from '../../../src/platform/stores/cluster/database/migrate.ts';
import { openClusterStores } from '../../../src/platform/stores/cluster/index.ts';
import { beginImport } from '../../../src/platform/stores/cluster/move/record.ts';
import { parseS3 } from '../../../src/platform/stores/cluster/s3/settings.ts';
import { clusterSecrets } from '../../../src/platform/stores/cluster/secrets/secrets.ts';
import { openLocalStores } from '../../../src/platform/stores/local/index.ts';
import { createApp } from '../../contract-suites/state.ts';
import { type ClusterPlace, clusterPlace, lacksCluster } from '../../support/cluster.ts';
import { lacksPgbouncer, startPgbouncer } from '../../support/pgbouncer.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const SHOP = { org: 'acme', project: 'web', appID: 'shop' };
const CLI = resolve(import.meta.dirname, '../../../src/cli.ts');
const UNFINISHED = {
  ...{ code: 'invalid_input', input: 'database', message: expect.stringContaining('slipway migrate has not finished') },
  remedy: expect.stringMatching(/run slipway migrate .* To start over, name an empty database/),
};

describe.skipIf(lacksCluster('a move and nodes'))('a move into a cluster', () => {
  let place: ClusterPlace;
  beforeAll(async () => {
    place = await clusterPlace();
  });
  afterAll(() => place[Symbol.asyncDispose]());

  /** A platform of one machine with an app and a signing key, and an empty cluster. */
  async function world() {
    const folder = temporaryFolder();
    const dir = join(folder.path, 'data');
    const openLocal = () => openLocalStores({ dir });
    const local = await openLocal();
    await createApp(local, SHOP);
    await loadSigningKey(local.keys);
    const given = place.options('node');
    const { env = {} } = given;
    const database = await place.postgres.create();
    const cluster = { ...given.cluster, database, objects: `s3://${await place.s3.createBucket()}` };
    const move = (more: Partial<PlatformMove> = {}) =>
      movePlatform({
        ...{
          dir,
          cluster,
          env,
          log: silentLog,
          signal: new AbortController().signal,
          onProgress: () => {},
          onWait: () => {},
          onMissing: () => {},
          ...more,
        },
      });
    /** Runs the command in a process that can be killed. */
    const moveInProcess = () => {
      const flags = ['migrate', '--data', dir, '--database', database, '--objects', cluster.objects];
      const secret = { SLIPWAY_SECRET: Buffer.from(place.secret).toString('base64') };
      const child = spawn(process.execPath, ['--', CLI, ...flags], { env: { ...env, ...secret }, stdio: 'ignore' });
      return { child, gone: once(child, 'exit') };
    };
    const start = (roles = given.cluster.roles) =>
      startClusterPlatform({
        ...given,
        dir: join(folder.path, 'node'),
        cluster: { ...cluster, ...(roles && { roles }) },
      });
    const open = () =>
      openClusterStores({
        ...{ database, objects: parseS3(cluster.objects, env), secrets: clusterSecrets(place.secret) },
        ...{ roles: NODE_ROLES, node: 'test' },
      });
    const imports = async () => {
      await using connections = openDatabase({ url: database, connections: 1 });
      return (await connections.query('SELECT finished_at IS NOT NULL AS finished FROM imports')).rows;
    };
    return {
      ...{ local, cluster, database, move, moveInProcess, start, open, imports },
      [Symbol.asyncDispose]: async () => {
        await local[Symbol.asyncDispose]();
        folder[Symbol.dispose]();
      },
    };
  }

  test('that has not finished refuses nodes, and a finished one does not', async () => {
    await using it = await world();
    expect((await it.move()).isFinished).toBe(false);
    await expect(it.start()).rejects.toMatchObject(UNFINISHED);
    await it.local[Symbol.asyncDispose]();
    expect((await it.move()).isFinished).toBe(true);
    await using node = await it.start();
    expect(node.port).toBeGreaterThan(0);
    await expect(it.move()).rejects.toThrow('has moved to this database already');
  });

  test.skipIf(lacksPgbouncer('a move through PgBouncer'))(
    'goes by the direct address if the other one is of a pooler',
    async () => {
      await using it = await world();
      await using pooler = await startPgbouncer(place.postgres, 4);
      const pooled = { ...it.cluster, database: pooler.urlOf(it.database), databaseDirect: it.database };
      const elsewhere = { ...pooled, databaseDirect: await place.postgres.create() };
      await expect(it.move({ cluster: elsewhere })).rejects.toMatchObject({ input: 'database-direct' });
      await it.local[Symbol.asyncDispose]();
      expect((await it.move({ cluster: pooled })).isFinished).toBe(true);
      expect(await it.imports()).toEqual([{ finished: true }]);
    },
  );

  test('that begins while a node starts is seen by the node before it serves', async () => {
    await using it = await world();
    await using stores = await it.open();
    await using connections = openDatabase({ url: it.database, connections: 1 });
    await beginImport(connections, 'a data directory');
    const start = {
      instance: 'i',
      publicUrl: 'https://p.example',
      sitesDomain: 'sites.example',
      secretID: 's',
      secretIDs: ['s'],
    };
    const own = { ...start, name: 'late', version: '1', roles: [], address: '', uptimeMs: 0 };
    await expect(stores.nodes.announce(own)).rejects.toMatchObject(UNFINISHED);
    expect(await stores.nodes.list()).toEqual([]);
  });

  test('is refused while a node runs, which can start again afterwards', async () => {
    await using it = await world();
    const node = await it.start(['kvs']);
    await expect(it.move()).rejects.toThrow(/^The node \S+ runs on the database of --database$/);
    await node.close();
    await using again = await it.start();
    expect(again.port).toBeGreaterThan(0);
  });

  test('is refused on a database that nodes have used, with a message about that', async () => {
    await using it = await world();
    await (await it.start()).close();
    const refused = { code: 'invalid_input', message: 'Nodes have run on the database of --database' };
    await expect(it.move()).rejects.toMatchObject({ ...refused, remedy: expect.stringContaining('empty database') });
    await using again = await it.start();
    expect(again.port).toBeGreaterThan(0);
  });

  /** Runs `work` when a run of the command waits for a table that another session has locked. */
  async function held<T>(database: string, work: (session: Client) => Promise<T>): Promise<T> {
    await using connections = openDatabase({ url: database, connections: 1 });
    await migrate(connections);
    const session = new Client({ connectionString: database });
    await session.connect();
    try {
      await session.query('BEGIN; LOCK TABLE env IN ACCESS EXCLUSIVE MODE');
      return await work(session);
    } finally {
      await session.end();
    }
  }

  async function waits(session: Client): Promise<void> {
    const count = async () =>
      (await session.query("SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'env'::regclass")).rowCount;
    await expect.poll(count, { timeout: 30_000 }).toBe(1);
  }

  const ANOTHER = { code: 'invalid_input', message: 'Another slipway migrate runs on the database of --database' };

  test('is refused while another one runs, and goes on after that one was killed', async () => {
    await using it = await world();
    await it.local[Symbol.asyncDispose]();
    await held(it.database, async (session) => {
      const { child, gone } = it.moveInProcess();
      await waits(session);
      // A process that is stopped still holds its lock, however long this test takes.
      child.kill('SIGSTOP');
      await expect(it.move()).rejects.toMatchObject(ANOTHER);
      child.kill('SIGKILL');
      await gone;
    });
    // The server releases the lock when it finds that the process is gone.
    const again = () => it.move().catch((error: unknown) => error);
    await expect.poll(again, { timeout: 30_000 }).toMatchObject({ isFinished: true });
  });

  test('takes its lock again if it is lost, and begins the run again', async () => {
    await using it = await world();
    const ended = await held(it.database, async (session) => {
      const moving = it.move().catch((error: unknown) => error);
      await waits(session);
      const name = 'slipway migrate lock';
      const { rowCount } = await session.query(
        'SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE application_name = $1 AND datname = current_database()',
        [name],
      );
      expect(rowCount).toBe(1);
      await session.query('ROLLBACK');
      return moving;
    });
    expect(ended).toMatchObject({ isFinished: false });
    expect(await it.imports()).toEqual([{ finished: false }]);
    expect((await it.move()).isFinished).toBe(false);
  });
});
