import { expect, test } from 'vitest';
import type { BuildFailureFacts } from '../../../src/platform/shared/types.ts';
import type { Database } from '../../../src/platform/stores/cluster/database/database.ts';
import { LEASE_MS, type Lease } from '../../../src/platform/stores/jobs.ts';
import { numberOf } from '../../../src/platform/stores/rows/columns.ts';
import { StoreUnavailable } from '../../../src/platform/stores/rows/unavailable.ts';
import type { CreateTable } from '../../../src/platform/stores/tables.ts';
import { createApp, queue } from '../../contract-suites/state.ts';
import { ACT, actBy } from '../../support/acts.ts';
import {
  type ClusterHandle,
  describeOnPostgres,
  expectConsistent,
  openClusterHandle,
  openClusterHandles,
} from '../../support/cluster-stores.ts';
import type { PostgresServer } from '../../support/postgres.ts';

const KEY = { org: 'acme', project: 'web', appID: 'shop' };
const OTHER = { ...KEY, appID: 'blog' };
const HEAD = { branch: null, commit: null };
const CONFIG = {
  ...{ repository: 'acme/shop', branch: 'main', buildCommand: null, outputDirectory: null, region: null },
  settings: {},
};
const FACTS: BuildFailureFacts = {
  ...{ stage: 'build', code: 'build_failed', message: 'exit 1', exitCode: 1, signal: null, log: [], diagnostics: [] },
};
const TABLE: CreateTable = {
  ...{ app: KEY, name: 'notes', tokenHash: 'hash', sealed: Buffer.from('sealed'), createdAt: 1 },
  types: ['web-landing'],
  most: 9,
};
const MOST = { variables: 9, bytes: 99 };
const NO_LEASE = { deployID: 'dpl-none', fence: 1 };
const NO_RELEASE = { org: 'acme', manifestHash: 'm', isKept: true, isRecorded: false, notes: [1] };

const once = (key: string) => ({ scope: 's', key, requestHash: 'h', status: 202, answer: JSON.stringify });

/** Every method of the ports, with an input that is valid although nothing is stored. */
const METHODS: Readonly<Record<string, (node: ClusterHandle) => Promise<unknown>>> = {
  'apps.find': ({ state }) => state.apps.find(KEY),
  'apps.create': ({ state }) => state.apps.create({ key: OTHER, type: 'api', config: CONFIG }, ACT, once('app')),
  'apps.update': ({ state }) => state.apps.update(KEY, { branch: 'next' }, ACT),
  'apps.env': ({ state }) => state.apps.env(KEY),
  'apps.replaceEnv': ({ state }) => state.apps.replaceEnv(KEY, { A: '1' }, ACT),
  'apps.editEnv': ({ state }) => state.apps.editEnv(KEY, { set: { A: '1' }, unset: ['B'] }, MOST, ACT),
  'apps.organizations': ({ state }) => state.apps.organizations({ limit: 1 }),
  'apps.list': ({ state }) => state.apps.list('acme', { limit: 1 }),
  'deployments.create': ({ state }) => state.deployments.create(KEY, HEAD, ACT, once('deployment')),
  'deployments.redeploy': ({ state }) => state.deployments.redeploy(KEY, 'dpl-none', actBy('ana'), once('again')),
  'deployments.cancel': ({ state }) => state.deployments.cancel(KEY, 'dpl-none', actBy('ana')),
  'deployments.find': ({ state }) => state.deployments.find(KEY, 'dpl-none'),
  'deployments.list': ({ state }) => state.deployments.list(KEY, { limit: 1 }),
  'deployments.failure': ({ state }) => state.deployments.failure(KEY, 'dpl-none'),
  'deployments.totals': ({ state }) => state.deployments.totals(),
  'releases.site': ({ state }) => state.releases.site('none'),
  'releases.subdomainOf': ({ state }) => state.releases.subdomainOf('none.example'),
  'releases.domains': ({ state }) => state.releases.domains('', 1),
  'releases.list': ({ state }) => state.releases.list(KEY),
  'releases.rollback': ({ state }) => state.releases.rollback(KEY, undefined, ACT),
  'jobs.claim': ({ jobs }) => jobs.claim('node'),
  'jobs.renew': ({ jobs }) => jobs.renew(NO_LEASE),
  'jobs.advance': ({ jobs }) => jobs.advance(NO_LEASE, 'build'),
  'jobs.recordCommit': ({ jobs }) => jobs.recordCommit(NO_LEASE, 'c0ffee'),
  'jobs.recordRelease': ({ jobs }) => jobs.recordRelease(NO_LEASE, 'm'),
  'jobs.finish': ({ jobs }) => jobs.finish(NO_LEASE, { kind: 'live', manifestHash: 'm' }),
  'jobs.expire': ({ jobs }) => jobs.expire(),
  'jobs.isBusy': ({ jobs }) => jobs.isBusy(),
  'references.hold': ({ references }) => references.hold('node'),
  'references.renew': ({ references }) => references.renew({ fence: 0 }),
  'references.due': ({ references }) => references.due(0, 1),
  'references.add': ({ references }) => references.add(NO_RELEASE, new Uint8Array(32)),
  'references.end': ({ references }) => references.end(NO_RELEASE),
  'references.unused': ({ references }) => references.unused('acme', ['ab']),
  'references.waiting': ({ references }) => references.waiting(undefined, 1),
  'references.remember': ({ references }) => references.remember('acme', ['ab']),
  'references.forget': ({ references }) => references.forget('acme', ['ab']),
  'references.sweptBefore': ({ references }) => references.sweptBefore(),
  'tables.create': ({ tables }) => tables.create(TABLE, ACT),
  'tables.list': ({ tables }) => tables.list(KEY),
  'tables.remove': ({ tables }) => tables.remove(KEY, 'notes', ACT),
  'tables.binding': ({ tables }) => tables.binding('hash'),
  'tables.anySealed': ({ tables }) => tables.anySealed(),
  'tables.toDrop': ({ tables }) => tables.toDrop({ after: 0, limit: 1 }),
  'tables.dropped': ({ tables }) => tables.dropped(1),
  'roles.issue': ({ roles }) =>
    roles.issue(
      { accessKeyID: 'A', environmentID: 'env-none', sealed: Buffer.from('s'), expiresAt: 1 },
      { now: 0, most: 5 },
      ACT,
    ),
  'roles.find': ({ roles }) => roles.find('A'),
  'roles.any': ({ roles }) => roles.any(),
};

/** Makes the first `times` writes of each command fail as a transaction does that PostgreSQL ends because of a deadlock. */
async function addFaults(database: Database) {
  const written = 'apps env deployments releases idempotency kvs_tables kvs_dropped kvs_roles'.split(' ');
  await database.query('CREATE SEQUENCE writes');
  await database.query('CREATE TABLE faults (times bigint NOT NULL)');
  await database.query('INSERT INTO faults VALUES (0)');
  await database.query(`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF nextval('writes') <= (SELECT times FROM faults) THEN RAISE 'deadlock detected' USING ERRCODE = '40P01'; END IF;
    RETURN NULL; END $$`);
  for (const table of written) {
    await database.query(`CREATE TRIGGER fail AFTER INSERT OR UPDATE OR DELETE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION fail()`);
  }
  return {
    async during<T>(times: number, work: () => Promise<T>): Promise<T> {
      await database.query('UPDATE faults SET times = $1', [times]);
      await database.query("SELECT setval('writes', 1, false)");
      return work();
    },
    async happened(): Promise<number> {
      return numberOf((await database.query('SELECT last_value FROM writes')).rows[0] ?? {}, 'last_value');
    },
  };
}

/** Runs one command of each kind that writes. */
async function commandsOf(node: ClusterHandle, run: <T>(name: string, command: () => Promise<T>) => Promise<T>) {
  const { state, jobs, tables, roles } = node;
  const queued = () =>
    run('deployments.create', () => state.deployments.create(KEY, HEAD, ACT, once(crypto.randomUUID())));
  const claimed = async (): Promise<Lease> => {
    const lease = await run('jobs.claim', () => jobs.claim('node'));
    if (!lease) throw new Error('Nothing can be claimed');
    return lease;
  };
  const app = await run('apps.create', () =>
    state.apps.create({ key: KEY, type: 'web-landing', config: CONFIG }, ACT, once('app')),
  );
  const environmentID = app.kind === 'done' ? app.made.environmentID : '';
  await run('apps.update', () => state.apps.update(KEY, { branch: 'next' }, ACT));
  await run('apps.replaceEnv', () => state.apps.replaceEnv(KEY, { A: '1' }, ACT));
  await run('apps.editEnv', () => state.apps.editEnv(KEY, { set: { B: '1' }, unset: [] }, MOST, ACT));
  await queued();
  const [waiting] = await state.deployments.list(KEY, { limit: 1 });
  await run('deployments.cancel', () => state.deployments.cancel(KEY, waiting?.deployID ?? '', actBy('ana')));
  await queued();
  await queued();
  const lease = await claimed();
  await run('jobs.renew', () => jobs.renew(lease));
  await run('jobs.advance', () => jobs.advance(lease, 'sync'));
  await run('jobs.recordCommit', () => jobs.recordCommit(lease, 'c0ffee'));
  await run('jobs.recordRelease', () => jobs.recordRelease(lease, 'm'));
  await run('jobs.finish', () => jobs.finish(lease, { kind: 'live', manifestHash: 'm' }));
  await queued();
  const failing = await claimed();
  await run('jobs.finish', () => jobs.finish(failing, { kind: 'failed', facts: FACTS }));
  await queued();
  const live = await claimed();
  await run('jobs.finish', () => jobs.finish(live, { kind: 'live', manifestHash: 'n' }));
  await run('deployments.redeploy', () => state.deployments.redeploy(KEY, live.deployID, actBy('ana'), once('again')));
  await run('tables.create', () => tables.create(TABLE, ACT));
  await run('tables.remove', () => tables.remove(KEY, 'notes', ACT));
  const role = { accessKeyID: 'A', environmentID, sealed: Buffer.from('s'), expiresAt: 1 };
  await run('roles.issue', () => roles.issue(role, { now: 0, most: 5 }, ACT));
  return { environmentID };
}

describeOnPostgres('the state with faults', (server) => {
  test('a command that PostgreSQL ends because of a deadlock runs again, and has its effects once', async () => {
    await using handles = await openClusterHandles(server());
    const { a, b, clock } = handles;
    const faults = await addFaults(a.database);
    await commandsOf(a, async (name, command) => {
      const result = await faults.during(2, command);
      expect({ name, faults: await faults.happened() }).toEqual({
        name,
        faults: expect.toSatisfy((n: number) => n > 2),
      });
      return result;
    });
    const listed = await b.state.deployments.list(KEY, { limit: 9 });
    expect(listed.map(({ status }) => status)).toEqual([
      ...['queued', 'succeeded', 'failed', 'succeeded', 'cancelled', 'cancelled'],
    ]);
    expect(await b.state.apps.env(KEY)).toEqual({ A: '1', B: '1' });
    expect((await b.tables.toDrop({ after: 0, limit: 9 })).length).toBe(1);
    expect(await b.roles.find('A')).toBeDefined();
    await expectConsistent(b);
    await queue(a, KEY);
    await a.jobs.claim('node');
    clock.advance(LEASE_MS);
    expect(await faults.during(2, () => a.jobs.expire())).toHaveLength(1);
    await faults.during(2, () => a.state.releases.rollback(KEY, undefined, ACT));
    expect((await b.state.releases.site((await b.state.apps.find(KEY))?.subdomain ?? ''))?.release?.manifestHash).toBe(
      'm',
    );
  });

  test('a command that PostgreSQL ends each time is rejected with StoreUnavailable, and changes nothing', async () => {
    await using handles = await openClusterHandles(server());
    const { a, b } = handles;
    const faults = await addFaults(a.database);
    const tables = ['apps', 'env', 'deployments', 'releases', 'idempotency', 'kvs_tables', 'kvs_dropped', 'kvs_roles'];
    const everything = async () =>
      (
        await b.database.query(`SELECT ${tables.map((each) => `(SELECT json_agg(t) FROM ${each} t) AS ${each}`).join()},
        (SELECT n FROM change_counter) AS n`)
      ).rows;
    await commandsOf(a, async (name, command) => {
      const before = await everything();
      await expect(faults.during(1e9, command), name).rejects.toThrow(StoreUnavailable);
      expect({ name, after: await everything() }).toEqual({ name, after: before });
      return faults.during(0, command);
    });
    await expectConsistent(b);
  });

  test('every method rejects with StoreUnavailable while PostgreSQL is away, and works after it is back', async () => {
    await using node = await openClusterHandle(await server().createMigrated());
    await createApp(node, KEY);
    await server().kill();
    try {
      for (const [name, call] of Object.entries(METHODS))
        await expect(call(node), name).rejects.toThrow(StoreUnavailable);
    } finally {
      await server().restart();
    }
    for (const [name, call] of Object.entries(METHODS)) {
      if (name !== 'roles.issue') await expect(call(node), name).resolves.not.toThrow();
    }
    await expectConsistent(node);
  });

  test('if PostgreSQL is killed during commands, what was acknowledged is stored, and nothing is half done', async () => {
    for (let round = 0; round < 3; round += 1) {
      const url = await server().createMigrated();
      await using a = await openClusterHandle(url);
      await using b = await openClusterHandle(url);
      const keys = ['one', 'two', 'three', 'four'].map((appID) => ({ ...KEY, appID }));
      for (const key of keys) await createApp(a, key);
      const acknowledged = await killedDuring(server(), [a, b], keys, 20 + 15 * round);
      await expectConsistent(a);
      for (const { key, deployID } of acknowledged.created) {
        expect(await a.state.deployments.find(key, deployID)).toBeDefined();
      }
      for (const { key, deployID } of acknowledged.live) {
        expect(await b.state.deployments.find(key, deployID)).toMatchObject({ status: 'succeeded' });
      }
      expect(acknowledged.created.length).toBeGreaterThan(0);
      // The deployments that were under way end, and the queued ones are built.
      await a.database.query('UPDATE deployments SET lease_until = 0 WHERE lease_node IS NOT NULL');
      await b.jobs.expire();
      for (let lease = await a.jobs.claim('a'); lease; lease = await a.jobs.claim('a')) {
        expect(await a.jobs.finish(lease, { kind: 'live', manifestHash: 'm' })).toBe(true);
      }
      expect(await b.jobs.isBusy()).toBe(false);
      await expectConsistent(b);
    }
  });
});

/**
 * Queues and builds deployments on all nodes, kills the server after `commands` commands were acknowledged, and starts it
 * again. Returns what was acknowledged.
 */
async function killedDuring(
  server: PostgresServer,
  nodes: readonly ClusterHandle[],
  keys: readonly (typeof KEY)[],
  commands: number,
) {
  const created: { readonly key: typeof KEY; readonly deployID: string }[] = [];
  const live: typeof created = [];
  const enough = Promise.withResolvers<void>();
  const acknowledge = (list: typeof created, key: typeof KEY, deployID: string) => {
    list.push({ key, deployID });
    if (created.length + live.length === commands) enough.resolve();
  };
  const untilAway = async (work: () => Promise<void>) => {
    try {
      for (;;) await work();
    } catch (error) {
      expect(error).toBeInstanceOf(StoreUnavailable);
    }
  };
  const all = nodes.flatMap((node) => [
    ...keys.map((key) => untilAway(async () => acknowledge(created, key, (await queue(node, key)).deployID))),
    ...keys.map(() =>
      untilAway(async () => {
        const lease = await node.jobs.claim('node');
        if (!lease || !(await node.jobs.finish(lease, { kind: 'live', manifestHash: 'm' }))) return;
        acknowledge(live, lease.job.app as typeof KEY, lease.deployID);
      }),
    ),
  ]);
  await enough.promise;
  await server.kill();
  await Promise.all(all);
  await server.restart();
  return { created, live };
}
