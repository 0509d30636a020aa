import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import type { Every } from '../../../../src/base/clock.ts';
import type { Log, LogFields } from '../../../../src/base/log.ts';
import type { NodeRole } from '../../../../src/contract/platform-start.ts';
import { openDatabase } from '../../../../src/platform/stores/cluster/database/database.ts';
import { unavailable } from '../../../../src/platform/stores/cluster/database/faults.ts';
import { migrate } from '../../../../src/platform/stores/cluster/database/migrate.ts';
import { openClusterStores } from '../../../../src/platform/stores/cluster/index.ts';
import { faultOfAnswer, unavailableS3 } from '../../../../src/platform/stores/cluster/s3/faults.ts';
import { clusterSecrets } from '../../../../src/platform/stores/cluster/secrets/secrets.ts';
import { awaitStore } from '../../../../src/platform/stores/cluster/start/wait.ts';
import { StoreUnavailable } from '../../../../src/platform/stores/rows/unavailable.ts';
import { FakeClock } from '../../../support/clock.ts';
import { lacksPostgres, type PostgresServer, startPostgres } from '../../../support/postgres.ts';

/** A store that can be used after some attempts. */
function late(attempts: number, fault: Error = new StoreUnavailable('not yet')) {
  const clock = new FakeClock();
  const logged: (LogFields | undefined)[] = [];
  let asked = 0;
  const ask = async () => {
    asked += 1;
    if (asked <= attempts) throw fault;
  };
  const awaited = awaitStore('objects', ask, { clock, log: (...[, , fields]) => void logged.push(fields) });
  return { awaited, logged, asked: () => asked };
}

describe('a start waits for a store', () => {
  test('until it can be used, with a line of the log every ten seconds', async () => {
    const it = late(50);
    await it.awaited;
    expect(it.asked()).toBe(51);
    expect(it.logged).toEqual(Array(3).fill({ store: 'S3', reason: 'not yet' }));
  });

  test('for a minute at most, and then names the flag and the cause', async () => {
    const it = late(Number.POSITIVE_INFINITY);
    await expect(it.awaited).rejects.toMatchObject({
      ...{ code: 'invalid_input', input: 'objects', message: 'S3 could not be used for 60 seconds: not yet' },
      remedy: expect.stringContaining('--objects'),
    });
    expect(it.asked()).toBe(121);
  });

  test('until it is stopped', async () => {
    const clock = new FakeClock();
    const stop = new AbortController();
    let asked = 0;
    const ask = async () => {
      asked += 1;
      if (asked === 3) stop.abort(new Error('stopped'));
      throw new StoreUnavailable('not yet');
    };
    const waiting = awaitStore('objects', ask, { clock, isKnown: true, signal: stop.signal });
    await expect(waiting).rejects.toThrow('stopped');
    expect(asked).toBe(3);
  });

  /** What the client of PostgreSQL throws if it does not know the authority. */
  const untrusted = () => Object.assign(new Error('unable to verify'), { code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' });

  test('but not for a certificate that is not trusted, unless the node serves meanwhile', async () => {
    const fault = unavailable(untrusted());
    if (!(fault instanceof StoreUnavailable)) throw new Error('A node has to answer 503 then');
    const it = late(1, fault);
    await expect(it.awaited).rejects.toMatchObject({
      ...{ code: 'invalid_input', input: 'objects', message: expect.stringContaining('unable to verify') },
      remedy: expect.stringContaining('NODE_EXTRA_CA_CERTS'),
    });
    expect([it.asked(), it.logged]).toEqual([1, []]);
    let asked = 0;
    const ask = async () => {
      asked += 1;
      if (asked < 3) throw fault;
    };
    await awaitStore('database', ask, { clock: new FakeClock(), isKnown: true });
    expect(asked).toBe(3);
  });

  const refusal = (code: string, message: string) => Object.assign(new Error(message), { code, severity: 'FATAL' });

  test('a name with several addresses, none of which answers, has the reason of each', () => {
    const reasons = ['connect ECONNREFUSED ::1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'];
    const refused = new AggregateError(reasons.map((reason) => new Error(reason)));
    expect(unavailable(Object.assign(refused, { code: 'ECONNREFUSED' }))).toMatchObject({
      ...{ name: 'StoreUnavailable', message: `PostgreSQL cannot be used: ${reasons.join(', ')}` },
    });
  });

  test('and names what to do about a password, a missing database and a missing bucket', async () => {
    const failed = (code: string) => unavailable(Object.assign(new Error('refused'), { code }));
    const refused = faultOfAnswer('s3://b/', { status: 404, headers: {}, text: '<Code>NoSuchBucket</Code>' });
    for (const [input, fault, remedy] of [
      ['database', failed('28P01'), /password/],
      ['database', failed('3D000'), /CREATE DATABASE/],
      ['database', failed('53300'), /max_connections/],
      ['database', unavailable(refusal('08P01', 'unsupported startup parameter: statement_timeout')), /pooler/],
      ['objects', unavailableS3(refused), /Create the bucket/],
    ] as const) {
      const ask = () => Promise.reject(fault);
      const awaited = awaitStore(input, ask, { clock: new FakeClock() });
      await expect(awaited).rejects.toMatchObject({ code: 'invalid_input', remedy: expect.stringMatching(remedy) });
    }
  });

  test('but not if the fault is another one', async () => {
    const it = late(1, new TypeError('a fault of the program'));
    await expect(it.awaited).rejects.toThrow(TypeError);
    expect([it.asked(), it.logged]).toEqual([1, []]);
  });
});

describe.skipIf(lacksPostgres('the start of a node'))('the database of a node', () => {
  let started: Promise<PostgresServer> | undefined;
  const server = () => {
    started ??= startPostgres();
    return started;
  };
  afterAll(async () => (await started)?.[Symbol.asyncDispose]());

  const open = (database: string) => {
    const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
    const service = { region: 'r', pathStyle: true, endpoint: 'http://127.0.0.1:1', credentials };
    const objects = { bucket: 'b', prefix: '', ...service };
    const secrets = clusterSecrets(randomBytes(32));
    return openClusterStores({ database, secrets, roles: ['edge'], node: 'n', objects });
  };

  const migrated = async (url: string) => {
    await using database = openDatabase({ url });
    await migrate(database);
  };

  /** Opens the stores of a node with these roles, whose S3 counts requests and refuses them. Then runs what runs in the background. */
  const requestsOf = async (roles: readonly NodeRole[]) => {
    const database = await (await server()).createMigrated();
    await using connections = openDatabase({ url: database, connections: 1 });
    await connections.query("INSERT INTO build_logs (deploy_id, size, state, touched_at) VALUES ('d1', 0, 'open', 0)");
    let asked = 0;
    const s3 = createHttpServer((_, answer) => {
      asked += 1;
      answer.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
    }).listen(0, '127.0.0.1');
    await once(s3, 'listening');
    const { port } = s3.address() as AddressInfo;
    const ticks: (() => void)[] = [];
    const every: Every = (_, tick) => {
      ticks.push(tick);
      return () => {};
    };
    const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
    const service = { region: 'r', pathStyle: true, endpoint: `http://127.0.0.1:${port}`, credentials };
    const objects = { bucket: 'b', prefix: '', ...service };
    const options = { database, objects, secrets: clusterSecrets(randomBytes(32)), roles, node: 'n', every };
    const stop = new AbortController();
    const log = (...[, event]: Parameters<Log>) => event === 'store_awaited' && stop.abort(new Error('waits for S3'));
    try {
      await using stores = await openClusterStores({ ...options, log, signal: stop.signal });
      for (const tick of ticks) tick();
      // An answer of PostgreSQL: there is no such table.
      const kvs = await (async () => stores.kvs?.get(1, 'key'))().catch((error: unknown) => String(error));
      return { kvs, asked };
    } catch (error) {
      return { refused: String(error), asked };
    } finally {
      s3.close();
    }
  };

  test('compares the direct address with the pooled one, and ends if they lead to different databases', async () => {
    const running = await server();
    const [database, other] = [await running.createMigrated(), await running.createMigrated()];
    const objects = {
      bucket: 'b',
      prefix: '',
      region: 'r',
      pathStyle: true,
      credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    };
    const options = { database, objects, secrets: clusterSecrets(randomBytes(32)), roles: ['kvs'] as const, node: 'n' };
    await expect(openClusterStores({ ...options, databaseDirect: other })).rejects.toMatchObject({
      code: 'invalid_input',
      input: 'database-direct',
      message: '--database-direct leads to another database than --database',
    });
    const same = new URL(database);
    same.searchParams.set('sslmode', 'disable');
    const events: string[] = [];
    const log: Log = (_, event) => void events.push(event);
    await using stores = await openClusterStores({ ...options, databaseDirect: same.href, log });
    await stores.kvs?.check();
    // There is no pooler that would bound the statements.
    expect(events).toContain('pooler_without_limits');
  });

  test('is all that a node for the key-value store alone opens: S3 may be away, and gets no request', async () => {
    expect(await requestsOf(['kvs'])).toEqual({ kvs: 'KeyspaceGone: the table was deleted', asked: 0 });
  });

  test.each(['control', 'build', 'edge'] as const)('is not enough for a node with the role %s too', async (role) => {
    const { refused, asked } = await requestsOf(['kvs', role]);
    expect([refused, asked]).toEqual([
      expect.stringMatching(/waits for S3|AccessDenied/),
      expect.toSatisfy((count: number) => count > 0),
    ]);
  });

  test('must store every text', async () => {
    const postgres = await server();
    await using admin = openDatabase({ url: postgres.url() });
    await admin.query("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C'");
    await expect(open(postgres.url('latin'))).rejects.toMatchObject({
      ...{ code: 'invalid_input', input: 'database', message: "The database's encoding is not UTF8" },
    });
  });

  test('must let its user create tables', async () => {
    const postgres = await server();
    const url = new URL(await postgres.create());
    await using admin = openDatabase({ url: url.href });
    await admin.query('CREATE ROLE guest LOGIN');
    const asGuest = new URL(url);
    asGuest.username = 'guest';
    await expect(open(asGuest.href)).rejects.toMatchObject({
      ...{ code: 'invalid_input', input: 'database' },
      message: 'PostgreSQL cannot be used: permission denied for schema public',
      remedy: expect.stringMatching(/CREATE DATABASE slipway OWNER slipway.*GRANT CREATE ON SCHEMA public/),
    });
    await admin.query('GRANT CREATE ON SCHEMA public TO guest');
    await expect(migrated(asGuest.href)).resolves.toBeUndefined();
  });

  test('must have the schema that new tables go to', async () => {
    const url = new URL(await (await server()).create());
    url.searchParams.set('options', '-c search_path=nowhere');
    await expect(open(url.href)).rejects.toMatchObject({
      ...{ code: 'invalid_input', input: 'database' },
      message: 'PostgreSQL cannot be used: no schema has been selected to create in',
      remedy: expect.stringMatching(/search_path.*CREATE SCHEMA/),
    });
  });

  test('must accept the settings of its URL', async () => {
    const url = new URL(await (await server()).create());
    url.searchParams.set('options', '-c no_such=1');
    await expect(open(url.href)).rejects.toMatchObject({
      ...{ code: 'invalid_input', input: 'database' },
      message: 'PostgreSQL cannot be used: unrecognized configuration parameter "no_such"',
      remedy: expect.stringContaining('options='),
    });
  });

  test('must not ask for a password that it is not given, and its connection is closed at once', async () => {
    const message = (kind: number, text: string) => {
      const body = Buffer.from(text);
      const head = Buffer.from('R\0\0\0\0\0\0\0\0');
      head.writeInt32BE(body.length + 8, 1);
      head.writeInt32BE(kind, 5);
      return Buffer.concat([head, body]);
    };
    const answers = [message(10, 'SCRAM-SHA-256\0\0'), message(11, 'r=x,s=eA==,i=4096')];
    const closed = Promise.withResolvers<void>();
    await using asking = createServer((socket) => {
      socket.on('data', () => socket.write(answers.shift() ?? ''));
      socket.on('error', () => {});
      socket.on('close', () => closed.resolve());
    }).listen(0, '127.0.0.1');
    await once(asking, 'listening');
    const { port } = asking.address() as AddressInfo;
    await expect(open(`postgres://slipway@127.0.0.1:${port}/slipway`)).rejects.toMatchObject({
      ...{ code: 'invalid_input', input: 'database', remedy: expect.stringContaining('asks for a password') },
    });
    await closed.promise;
  });

  test('must let its user write', async () => {
    const postgres = await server();
    const [empty, used] = [await postgres.create(), await postgres.createMigrated()];
    for (const url of [empty, used]) {
      await using admin = openDatabase({ url });
      await admin.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET default_transaction_read_only = on`);
      await expect(open(url)).rejects.toMatchObject({
        ...{ code: 'invalid_input', input: 'database' },
        message: 'PostgreSQL cannot be used: the database is read-only',
        remedy: expect.stringContaining('default_transaction_read_only = off'),
      });
    }
  });

  test('must not belong to another program', async () => {
    const url = await (await server()).create();
    await using other = openDatabase({ url });
    await other.query('CREATE TABLE theirs (id integer)');
    await expect(open(url)).rejects.toMatchObject({ code: 'unsupported_data', input: 'database' });
  });
});
