import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, copyFileSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../src/platform/stores/cluster/database/database.ts';
import { type Authority, type Certificate, lacksOpenssl, makeAuthority } from '../../support/certificates.ts';
import {
  type ControlClient,
  controlClient,
  createTables,
  hostOf,
  type NumberedApp,
  numberedApp,
  OPERATOR_APPS,
  statusesOf,
} from '../../support/chaos-deploys.ts';
import { accessOf, askKvs, type KvsAccess } from '../../support/chaos-http.ts';
import { type Site, visit } from '../../support/chaos-workload.ts';
import { installedPostgres, lacksPostgres, startPostgres } from '../../support/postgres.ts';
import { s3ForTests } from '../../support/s3.ts';
import { freePort } from '../../support/s3-server.ts';
import { startTcpProxy } from '../../support/tcp-proxy.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import { startTlsFront, type TlsFront } from '../../support/tls-front.ts';
import { CHECKOUT, type ProcessNode, type ProcessPlace, processPlace, tokenSource } from './processes.ts';

const SUITE = 'TLS to PostgreSQL and S3';
const lacks = [lacksOpenssl(SUITE), lacksPostgres(SUITE), s3ForTests(SUITE).length === 0].includes(true);
const NOBODY = 65_534;
const SOON = { timeout: 60_000, interval: 50 };
const agent = new Agent({ keepAlive: true });

/** PostgreSQL and S3 that speak only TLS with the nodes, with certificates of a private authority for `localhost`. */
interface SecurePlace extends AsyncDisposable {
  readonly place: ProcessPlace;
  readonly authority: Authority;
  /** An authority that signed no certificate of these services. */
  readonly stranger: Authority;
  readonly front: TlsFront;
  /** The URL of the database, by a port and parameters. */
  url(port: number, parameters: string, host?: string): string;
  /** Lets PostgreSQL present another certificate to new connections. */
  present(certificate: Certificate): Promise<void>;
  /** Returns the sessions of the platform, and how many of them do not use TLS. */
  sessions(): Promise<{ readonly all: number; readonly plain: number }>;
  readonly own: Certificate;
  readonly foreign: Certificate;
}

async function securePlace(programs: ReturnType<typeof installedPostgres>[number]): Promise<SecurePlace> {
  await using stack = new AsyncDisposableStack();
  const { path: folder } = stack.use(temporaryFolder('slipway-tls'));
  chmodSync(folder, 0o755);
  const [authority, stranger] = [makeAuthority(folder, 'authority'), makeAuthority(folder, 'stranger')];
  const [own, foreign] = [authority.issue('server', 'localhost'), stranger.issue('foreign', 'localhost')];
  const used = { key: join(folder, 'used.key'), cert: join(folder, 'used.pem') };
  const install = ({ key, cert }: Certificate) => {
    for (const [from, to] of [
      [key, used.key],
      [cert, used.cert],
    ] as const) {
      copyFileSync(from, to);
      chmodSync(to, 0o600);
      if (process.getuid?.() === 0) chownSync(to, NOBODY, NOBODY);
    }
  };
  install(own);
  const rules = join(folder, 'pg_hba.conf');
  // Tests connect as postgres. The platform's user gets in by TLS alone.
  writeFileSync(rules, 'host all postgres 127.0.0.1/32 trust\nhostssl all slipway 127.0.0.1/32 scram-sha-256\n');
  const settings = { ssl: 'on', ssl_cert_file: used.cert, ssl_key_file: used.key, hba_file: rules };
  const place = stack.use(await processPlace({ programs, settings }));
  const database = stack.use(openDatabase({ url: place.postgres.url(), connections: 1 }));
  await database.query("CREATE ROLE slipway LOGIN PASSWORD 'secret'");
  await database.query('CREATE DATABASE slipway OWNER slipway');
  const front = stack.use(await startTlsFront(place.s3.port, own));
  const opened = stack.move();
  return {
    ...{ place, authority, stranger, front, own, foreign },
    url: (port, parameters, host = 'localhost') => `postgres://slipway:secret@${host}:${port}/slipway?${parameters}`,
    async present(certificate) {
      install(certificate);
      await database.query('SELECT pg_reload_conf()');
    },
    async sessions() {
      const { rows } =
        await database.query(`SELECT count(*)::int AS all, count(*) FILTER (WHERE NOT s.ssl)::int AS plain
        FROM pg_stat_activity a JOIN pg_stat_ssl s USING (pid) WHERE a.usename = 'slipway'`);
      const [row = {}] = rows;
      return { all: Number(row.all), plain: Number(row.plain) };
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

const countOf = (event: string) => (node: ProcessNode) => node.log().split(`"event":"${event}"`).length - 1;
const [missedIn, lostIn, listeningIn] = [
  countOf('changes_missed'),
  countOf('changes_lost'),
  countOf('changes_listening'),
];

describe.skipIf(lacks).each(installedPostgres())('TLS with a private authority, on $name', (programs) => {
  let secure: SecurePlace;
  beforeAll(async () => {
    secure = await securePlace(programs);
  });
  afterAll(() => secure?.[Symbol.asyncDispose]());

  test('nodes, workers and the listener use it, and connect again after a cut, a black hole and a wrong certificate', async () => {
    const { place, authority, front } = secure;
    await using proxy = await startTcpProxy(place.postgres.port);
    const port = await freePort();
    const flags = ['--public-url', `http://127.0.0.1:${port}`, '--drain', '0'];
    const env = { NODE_EXTRA_CA_CERTS: authority.file, AWS_ENDPOINT_URL_S3: `https://localhost:${front.port}` };
    const here = place.node({
      ...{ name: 'here', port, flags, env, database: secure.url(place.postgres.port, 'sslmode=verify-full') },
    });
    // The authority of the database may be in its URL too. S3 has the variable alone.
    const parameters = `sslmode=verify-full&sslrootcert=${authority.file}`;
    const there = place.node({
      ...{ name: 'there', port: await freePort(), flags, env, database: secure.url(proxy.port, parameters) },
    });
    await Promise.all([here.start(), there.start()]);
    using client = controlClient([here], tokenSource([here]));
    using app = numberedApp(client, 'shop');
    await app.create();
    // A worker process connects to both stores too.
    const releases = [await deployed(client, app, here), await deployed(client, app, here)] as const;
    expect(front.accepted).toBeGreaterThan(0);
    expect(await secure.sessions()).toEqual({ all: expect.toSatisfy((all: number) => all >= 6), plain: 0 });
    const run: Run = {
      client,
      here,
      there,
      releases,
      site: { app: 'shop', host: await hostOf(client, 'shop'), paths: ['/'] },
    };
    const access = accessOf(await createTables(client, 'functions', ['bench']), 'bench');
    await switchBack(run);
    await put(here, access, '1');
    expect(await get(there, access)).toBe('1');
    expect(missedIn(there)).toBe(0);

    for (const [name, fault] of [
      ['cut', () => proxy.cut()],
      ['black hole', () => proxy.blackHole()],
    ] as const) {
      const before = { lost: lostIn(there), listening: listeningIn(there) };
      fault();
      await expect.poll(() => lostIn(there), SOON).toBeGreaterThan(before.lost);
      proxy.heal();
      await expect.poll(() => listeningIn(there), SOON).toBeGreaterThan(before.listening);
      const missed = missedIn(there);
      await switchBack(run);
      expect(missedIn(there)).toBe(missed);
      await put(here, access, name);
      await expect.poll(() => get(there, access), SOON).toBe(name);
    }

    await secure.present(secure.foreign);
    const listening = listeningIn(there);
    proxy.cut();
    await expect.poll(() => put(there, access, 'lost').catch(String), SOON).toContain('503');
    expect(await visit(there, run.site, '/', agent)).toMatchObject({ status: 200 });
    expect((await client.send(there, 'GET', '/operator/nodes')).status).toBe(503);
    expect(there.log()).toMatch(/self-signed certificate|unable to verify/);
    expect(there.log()).not.toContain('kvs_failed');
    await secure.present(secure.own);
    await expect.poll(() => listeningIn(there), SOON).toBeGreaterThan(listening);
    await expect.poll(() => put(there, access, 'back').catch(String), SOON).toBe('put');
    front.present(secure.foreign);
    const failure = await failureOf(client, app, here).finally(() => front.present(secure.own));
    expect(failure).toMatchObject({ code: 'storage_unavailable', stage: 'sync' });
    expect(await visit(there, run.site, '/', agent)).toMatchObject({ status: 200 });
    await deployed(client, app, here);
    await Promise.all([here.stop(), there.stop()]);
  });

  test('the modes do what the documentation says', async () => {
    const { place, authority, front } = secure;
    const port = await freePort();
    const endpoint = { AWS_ENDPOINT_URL_S3: `https://localhost:${front.port}`, NODE_EXTRA_CA_CERTS: authority.file };
    for (const [name, parameters, host] of [
      ['require', 'sslmode=require', 'localhost'],
      // Nothing of the certificate counts.
      ['no-verify', 'sslmode=no-verify', '127.0.0.1'],
    ] as const) {
      const database = secure.url(place.postgres.port, parameters, host);
      const flags = ['--public-url', `http://127.0.0.1:${port}`, '--drain', '0'];
      const node = place.node({ name, port, flags, env: endpoint, database });
      await node.start();
      expect((await secure.sessions()).plain).toBe(0);
      expect(node.log()).not.toContain('WARNING');
      const code = await node.stop();
      expect({ code, log: node.log() }).toMatchObject({ code: 0 });
    }
  });

  test('a node that cannot trust a store says so in one line, with what to do', async () => {
    const { place, authority, stranger, front } = secure;
    await using plain = await startPostgres(programs);
    const own = secure.url(place.postgres.port, `sslmode=verify-full&sslrootcert=${authority.file}`);
    const s3 = { AWS_ENDPOINT_URL_S3: `https://localhost:${front.port}` };
    const trusting = { ...s3, NODE_EXTRA_CA_CERTS: authority.file };
    const cases: readonly (readonly [string, string, Readonly<Record<string, string>>, RegExp])[] = [
      [
        'another authority of the database',
        secure.url(place.postgres.port, `sslmode=verify-full&sslrootcert=${stranger.file}`),
        trusting,
        /^slipway: PostgreSQL cannot be used: .*certificate.*\n {2}.*sslrootcert=FILE.*\n/m,
      ],
      [
        'no authority, with require',
        secure.url(place.postgres.port, 'sslmode=require'),
        s3,
        /^slipway: PostgreSQL cannot be used: .*certificate.*\n {2}.*NODE_EXTRA_CA_CERTS.*\n/m,
      ],
      [
        'another host name of the database',
        secure.url(place.postgres.port, `sslmode=verify-full&sslrootcert=${authority.file}`, '127.0.0.1'),
        trusting,
        /^slipway: PostgreSQL cannot be used: .*127\.0\.0\.1.*\n {2}Write the host of --database as the certificate.*\n/m,
      ],
      [
        'a server without TLS',
        `${plain.url()}?sslmode=verify-full`,
        trusting,
        /^slipway: PostgreSQL cannot be used: The server does not support SSL.*\n {2}Set ssl = on.*\n/m,
      ],
      [
        'another authority of S3',
        own,
        { ...s3, NODE_EXTRA_CA_CERTS: stranger.file },
        /^slipway: S3 cannot be reached for s3:.*certificate.*\n {2}.*NODE_EXTRA_CA_CERTS.*\n/m,
      ],
      [
        'another host name of S3',
        own,
        { ...trusting, AWS_ENDPOINT_URL_S3: `https://127.0.0.1:${front.port}` },
        /^slipway: S3 cannot be reached for s3:.*127\.0\.0\.1.*\n {2}Write the host of AWS_ENDPOINT_URL_S3.*\n/m,
      ],
    ];
    for (const [name, database, env, words] of cases) {
      const { code, err } = await started({ ...place.env, ...env, SLIPWAY_DATABASE: database }, place.folder);
      process.stdout.write(`TLS, ${name}:\n${err}`);
      expect({ name, code, err }).toEqual({ name, code: 2, err: expect.stringMatching(words) });
      expect(err).not.toContain('secret@');
    }
  });
});

/** Starts a node that is refused. Returns its exit code, and what it wrote. */
async function started(env: Readonly<Record<string, string>>, folder: string) {
  const flags = ['--data', join(folder, 'refused'), '--port', '0', '--public-url', 'http://127.0.0.1:4400'];
  const args = ['--', join(CHECKOUT, 'src/cli.ts'), 'platform', ...flags, '--isolation', 'none'];
  // A wait of a minute would be a fault too.
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'], timeout: 30_000 });
  const ended = once(child, 'exit');
  const err = await text(child.stderr);
  await ended;
  return { code: child.exitCode, err };
}

interface Run {
  readonly client: ControlClient;
  readonly here: ProcessNode;
  readonly there: ProcessNode;
  readonly releases: readonly [string, string];
  readonly site: Site;
}

/** Makes the other release live on one node, and waits until the other node shows it. */
async function switchBack({ client, here, there, releases, site }: Run): Promise<void> {
  const live = (await visit(here, site, '/', agent)).release;
  const to = live === releases[0] ? releases[1] : releases[0];
  const answer = await client.send(here, 'POST', `${OPERATOR_APPS}/${site.app}/rollback`, { to });
  expect(answer.status).toBe(200);
  await expect.poll(async () => (await visit(there, site, '/', agent)).release, SOON).toBe(to);
}

async function deployed(client: ControlClient, app: NumberedApp, node: ProcessNode): Promise<string> {
  const deployID = await app.deploy();
  await expect.poll(async () => (await statusesOf(client, node, app.name)).get(deployID), SOON).toBe('succeeded');
  return deployID;
}

/** Deploys, and returns the failure. */
async function failureOf(client: ControlClient, app: NumberedApp, node: ProcessNode): Promise<unknown> {
  const deployID = await app.deploy();
  await expect.poll(async () => (await statusesOf(client, node, app.name)).get(deployID), SOON).toBe('failed');
  const path = `/api/v1/orgs/acme/projects/web/apps/${app.name}/deployments/${deployID}/failure`;
  return Object(JSON.parse((await client.send(node, 'GET', path)).body));
}

async function put(node: ProcessNode, access: KvsAccess, value: string): Promise<string> {
  const answer = await askKvs({ port: node.port, agent }, access, { kind: 'put', key: 'k', value });
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`);
  return 'put';
}

async function get(node: ProcessNode, access: KvsAccess): Promise<unknown> {
  const answer = await askKvs({ port: node.port, agent }, access, { kind: 'get', key: 'k' });
  return answer.status === 200 ? Object(JSON.parse(answer.body)).value : answer.status;
}
