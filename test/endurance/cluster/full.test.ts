import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { installedCeph } from '../../support/ceph.ts';
import {
  type ControlClient,
  controlClient,
  createTables,
  hostOf,
  type NumberedApp,
  numberedApp,
  statusesOf,
} from '../../support/chaos-deploys.ts';
import { accessOf, ask, askKvs, type KvsAccess } from '../../support/chaos-http.ts';
import { startVisitors } from '../../support/chaos-workload.ts';
import { leaveRoom, makeDisk, makeRoom } from '../../support/disk.ts';
import { anyPostgres, lacksPostgres } from '../../support/postgres.ts';
import { s3ForTests } from '../../support/s3.ts';
import { freePort } from '../../support/s3-server.ts';
import { runOn } from '../../support/standby.ts';
import { type PlaceParts, type ProcessNode, type ProcessPlace, processPlace, tokenSource } from './processes.ts';

const SUITE = 'full stores';
const lacks = [lacksPostgres(SUITE), s3ForTests(SUITE).length === 0].includes(true);
const NOBODY = 65_534;
const DISK = 320 * 1024 ** 2;
const SOON = { timeout: 90_000, interval: 100 };
const FINAL = ['succeeded', 'failed', 'cancelled'];
const APPS = '/api/v1/orgs/acme/projects/web/apps';
const agent = new Agent({ keepAlive: true });

describe.skipIf(lacks)('a node whose stores are full', { timeout: 600_000 }, () => {
  test('PostgreSQL has no room: nothing new is accepted, reads go on, nothing is lost, and no restart of the node is needed', async (context) => {
    const disk = makeDisk(DISK);
    if (!disk) {
      process.stderr.write('Skipped: a full disk of PostgreSQL, since no tmpfs can be mounted here.\n');
      return context.skip();
    }
    try {
      for (const isLogToo of [false, true]) await fillDatabase(disk.path, isLogToo);
    } finally {
      disk.unmount();
    }
  });

  const ceph = installedCeph();
  if (!ceph) process.stderr.write('Skipped: a full bucket and a suspended user of S3, since Ceph is not installed.\n');
  test.skipIf(!ceph)(
    'S3 is full, or refuses access: deployments say so, sites stay, and the next deployment succeeds',
    async () => {
      if (!ceph) return;
      const service = await ceph.start();
      // The place disposes of it.
      await using stage = await openStage({ objects: { name: ceph.name, start: async () => service } });
      const { client, app, node, access } = stage;
      const quota = (state: string, ...more: readonly string[]) =>
        service.admin('quota', state, '--quota-scope=user', `--uid=${service.user}`, ...more);
      await using visitors = startVisitors([node], [stage.site], 20);
      quota('set', '--max-size=1K');
      quota('enable');
      expect(await failureOf(client, app, node)).toMatchObject({ code: 'disk_full', stage: 'sync' });
      expect(await put(node, access, 'full', '"bucket"')).toBe(200);
      quota('disable');
      await succeeds(client, app, node);
      service.admin('user', 'suspend', `--uid=${service.user}`);
      expect(await failureOf(client, app, node)).toMatchObject({ code: 'storage_unavailable', stage: 'sync' });
      expect(await put(node, access, 'suspended', '"user"')).toBe(200);
      service.admin('user', 'enable', `--uid=${service.user}`);
      await succeeds(client, app, node);
      await visitors.stop();
      expect(visitors.visits.filter(({ status }) => status !== 200)).toEqual([]);
      expect(node.life).toBe(1);
      process.stdout.write(`full S3: ${visitors.visits.length} visits, all answered\n`);
    },
  );
});

interface Stage extends AsyncDisposable {
  readonly place: ProcessPlace;
  readonly node: ProcessNode;
  readonly client: ControlClient;
  readonly app: NumberedApp;
  readonly access: KvsAccess;
  readonly site: { readonly app: string; readonly host: string; readonly paths: readonly string[] };
}

/** Starts a node with a live site, all of whose files it has. */
async function openStage(parts: PlaceParts, folder?: string): Promise<Stage> {
  await using stack = new AsyncDisposableStack();
  const place = stack.use(await processPlace(parts));
  const database = folder === undefined ? place.database : await databaseIn(folder, place);
  const port = await freePort();
  const flags = ['--public-url', `http://127.0.0.1:${port}`, '--drain', '0'];
  const node = place.node({ name: 'node', port, flags, database });
  await node.start();
  const client = stack.use(controlClient([node], tokenSource([node])));
  const app = stack.use(numberedApp(client, 'shop'));
  await app.create();
  await succeeds(client, app, node);
  const site = { app: 'shop', host: await hostOf(client, 'shop'), paths: app.paths };
  for (const path of site.paths) {
    expect((await ask({ port, agent, method: 'GET', path, headers: { host: site.host } })).status).toBe(200);
  }
  const access = accessOf(await createTables(client, 'functions', ['bench']), 'bench');
  const opened = stack.move();
  return { place, node, client, app, access, site, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}

/** Creates a database whose tables are in the folder, while the log of PostgreSQL is elsewhere. Returns its URL. */
async function databaseIn(folder: string, { postgres }: ProcessPlace): Promise<string> {
  const space = join(folder, 'tables');
  mkdirSync(space);
  if (process.getuid?.() === 0) chownSync(space, NOBODY, NOBODY);
  await runOn(postgres.url(), `CREATE TABLESPACE small LOCATION '${space}'`);
  await runOn(postgres.url(), 'CREATE DATABASE small TABLESPACE small');
  return postgres.url('small');
}

/** `isLogToo`: the disk also has the log of PostgreSQL, which ends the server. */
async function fillDatabase(folder: string, isLogToo: boolean): Promise<void> {
  // Few segments of the log, so that the data and not the log fills the disk first.
  const settings = { max_wal_size: '64MB', min_wal_size: '32MB' };
  const parts = { programs: anyPostgres(), settings };
  await using stage = await (isLogToo ? openStage({ ...parts, below: folder }) : openStage(parts, folder));
  const { place, client, app, node, access, site } = stage;
  await using visitors = startVisitors([node], [site], 20);
  const kept = new Map<string, string>();
  const store = async (key: string) => {
    const value = JSON.stringify(randomBytes(24_000).toString('base64'));
    const answer = await askKvs({ port: node.port, agent }, access, { kind: 'put', key, value: JSON.parse(value) });
    if (answer.status === 200) kept.set(key, value);
    return answer;
  };
  for (let n = 0; n < 50; n += 1) expect((await store(`before ${n}`)).status).toBe(200);
  const outcomes = new Map<string, number>();
  const count = (name: string) => outcomes.set(name, (outcomes.get(name) ?? 0) + 1);
  for (const room of [8 * 1024 ** 2, 0]) {
    leaveRoom(folder, room);
    let refused = 0;
    for (let n = 0; refused < 20 && n < 2_000; n += 1) {
      const answer = await store(`with ${room} ${n}`);
      count(`put ${answer.status}`);
      if (answer.status === 200) continue;
      refused += 1;
      expect(answer).toMatchObject({ status: 503, body: '{"error":"unavailable"}' });
      expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    }
    expect(refused).toBe(20);
    if (!isLogToo && room === 0) {
      await expect.poll(() => readyOf(node, 'kvs'), SOON).toBe(503);
      expect(await readyOf(node, 'edge')).toBe(200);
    }
    const created = await client.send(node, 'POST', APPS, {
      name: `new-${room}`,
      type: 'api',
      repository: 'acme/x',
      branch: 'main',
    });
    count(`create app ${created.status} ${messageIn(created.body)}`);
    expect([201, 503]).toContain(created.status);
    const deployed = await client.send(node, 'POST', `${APPS}/shop/deployments`, {});
    count(`deploy ${deployed.status} ${messageIn(deployed.body)}`);
    expect([202, 503]).toContain(deployed.status);
    const read = await askKvs({ port: node.port, agent }, access, { kind: 'get', key: 'before 1' });
    count(`get ${read.status}`);
    if (!isLogToo) expect(read.status).toBe(200);
  }
  const { postgres } = place;
  // A server that cannot write its log ends. Then a supervisor has to start it again. Before it ends it tries to
  // recover, and would go on if there were room by then.
  if (isLogToo) await expect.poll(() => failureOn(postgres.url(), 'SELECT pg_switch_wal()'), SOON).toBe('ECONNREFUSED');
  else expect(await failureOn(postgres.url(), 'SELECT 1')).toBeUndefined();
  makeRoom(folder);
  if (isLogToo) await postgres.restart();
  await expect.poll(async () => (await store('after')).status, SOON).toBe(200);
  await expect.poll(() => readyOf(node, 'kvs'), SOON).toBe(200);
  if (!isLogToo) expect(node.log()).toMatch(/kvs_database_full.*kvs_database_has_room/s);
  await succeeds(client, app, node);
  for (const [key, value] of kept) {
    const { status, body } = await askKvs({ port: node.port, agent }, access, { kind: 'get', key });
    expect({ key, status, isSame: JSON.stringify(Object(JSON.parse(body)).value) === value }).toMatchObject({
      status: 200,
      isSame: true,
    });
  }
  await visitors.stop();
  expect(visitors.visits.filter(({ status }) => status !== 200)).toEqual([]);
  expect(node.life).toBe(1);
  process.stdout.write(
    `full PostgreSQL: the server ${isLogToo ? 'ended' : 'went on'}; ${JSON.stringify([...outcomes])}; ${kept.size} acknowledged puts are there; ${visitors.visits.length} visits, all answered\n`,
  );
}

/** Returns the status with which a node says that it can serve a role. */
async function readyOf({ port }: ProcessNode, role: string): Promise<number> {
  const headers = { host: `127.0.0.1:${port}` };
  return (await ask({ port, agent, method: 'GET', path: `/readyz?role=${role}`, headers })).status;
}

/** Returns the code of the error, of PostgreSQL or of the system, with which a statement fails. */
async function failureOn(url: string, statement: string): Promise<unknown> {
  return runOn(url, statement).then(
    () => undefined,
    (error: unknown) => Object(error).code,
  );
}

function messageIn(body: string): string {
  const { error } = Object(JSON.parse(body));
  return error ? `${error.code}: ${error.message}` : '';
}

async function put({ port }: ProcessNode, access: KvsAccess, key: string, value: string): Promise<number> {
  return (await askKvs({ port, agent }, access, { kind: 'put', key, value })).status;
}

/** Waits until a deployment has ended. Returns its status. */
async function ended(client: ControlClient, app: NumberedApp, node: ProcessNode, deployID: string): Promise<string> {
  let status = '';
  const read = async () => {
    status = (await statusesOf(client, node, app.name).catch(() => undefined))?.get(deployID) ?? '';
    return FINAL.includes(status);
  };
  await expect.poll(read, SOON).toBe(true);
  return status;
}

async function succeeds(client: ControlClient, app: NumberedApp, node: ProcessNode): Promise<void> {
  expect(await ended(client, app, node, await app.deploy())).toBe('succeeded');
}

/** Deploys, and returns the failure. */
async function failureOf(client: ControlClient, app: NumberedApp, node: ProcessNode): Promise<unknown> {
  const deployID = await app.deploy();
  expect(await ended(client, app, node, deployID)).toBe('failed');
  const { body } = await client.send(node, 'GET', `${APPS}/${app.name}/deployments/${deployID}/failure`);
  return Object(JSON.parse(body));
}
