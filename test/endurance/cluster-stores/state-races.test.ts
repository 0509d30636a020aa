import { expect, test } from 'vitest';
import { numberOf } from '../../../src/platform/stores/rows/columns.ts';
import { createApp, queue } from '../../contract-suites/state.ts';
import { ACT } from '../../support/acts.ts';
import {
  describeOnPostgres,
  expectConsistent,
  openClusterHandle,
  openClusterHandles,
} from '../../support/cluster-stores.ts';
import { failBuild } from '../../support/jobs.ts';

const KEY = { org: 'acme', project: 'web', appID: 'shop' };
const HEAD = { branch: null, commit: null };
const CONFIG = {
  ...{ repository: 'acme/shop', branch: 'main', buildCommand: null, outputDirectory: null, region: null },
  settings: {},
};

describeOnPostgres('the state of nodes that act at once', (server) => {
  test('of calls with one Idempotency-Key at once, one does its work, and the others wait for it and return its answer', async () => {
    await using handles = await openClusterHandles(server());
    const { a, b } = handles;
    await createApp(a, KEY);
    for (let round = 0; round < 25; round += 1) {
      const once = (n: number) => ({
        ...{ scope: 's', key: `k${round}`, requestHash: 'h', status: 202 },
        answer: (made: { readonly deployID: string }) => `${made.deployID} by ${n}`,
      });
      const calls = [a, b, a, b].map(({ state }, n) => state.deployments.create(KEY, HEAD, ACT, once(n)));
      const results = await Promise.all(calls);
      const answers = results.map((result, n) =>
        result.kind === 'done' ? once(n).answer(result.made) : result.kind === 'replayed' ? result.answer : result.kind,
      );
      expect(new Set(answers).size).toBe(1);
      expect(results.filter(({ kind }) => kind === 'done')).toHaveLength(1);
    }
    expect(await b.state.deployments.list(KEY, { limit: 100 })).toHaveLength(25);
    await expectConsistent(a);
  });

  test('of two apps with one key, the second call waits for the first one and returns its app', async () => {
    await using handles = await openClusterHandles(server());
    const once = { scope: 's', key: 'k', requestHash: 'h', status: 201, answer: JSON.stringify };
    const command = (appID: string) => ({ key: { ...KEY, appID }, type: 'api', config: CONFIG }) as const;
    const results = await Promise.all([
      handles.a.state.apps.create(command('one'), ACT, once),
      handles.b.state.apps.create(command('two'), ACT, once),
    ]);
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(['done', 'replayed']);
    expect(await handles.a.state.apps.list('acme', { limit: 9 })).toHaveLength(1);
  });

  test('the seq of one app is in the order of its commits, so the newest deployment is the one that is queued', async () => {
    await using handles = await openClusterHandles(server());
    const { a, b } = handles;
    await createApp(a, KEY);
    for (let round = 0; round < 20; round += 1) {
      await Promise.all([a, b, a, b].map((node) => queue(node, KEY)));
      const [newest, ...older] = await b.state.deployments.list(KEY, { limit: 4 });
      expect(newest?.status).toBe('queued');
      expect(older.map(({ status, supersededBy }) => [status, supersededBy !== null])).toEqual(
        older.map(() => ['cancelled', true]),
      );
    }
    await expectConsistent(a);
  });

  test('the rows of the totals are summed up while nodes queue deployments at once, and count each one', async () => {
    await using handles = await openClusterHandles(server());
    const { a, b } = handles;
    const keys = ['one', 'two', 'three', 'four'].map((appID) => ({ ...KEY, appID }));
    for (const key of keys) await createApp(a, key);
    const lines = keys.map(async (key, n) => {
      for (let each = 0; each < 80; each += 1) await queue(n % 2 ? a : b, key);
    });
    await Promise.all(lines);
    const [row = {}] = (await a.database.query('SELECT count(*) AS rows FROM deployment_totals')).rows;
    // Each deployment adds one row, and two when it is cancelled.
    expect(numberOf(row, 'rows')).toBeLessThan(3 * 2 * 64);
    expect(new Map((await b.state.deployments.totals()).map(({ status, count }) => [status, count]))).toEqual(
      new Map([
        ['queued', 4],
        ['cancelled', 316],
      ]),
    );
    await expectConsistent(a);
  });

  test('if a generated subdomain is taken, another one is generated', async () => {
    const draws = [...Array(28).fill(0), ...Array(100).fill(0.5)];
    await using node = await openClusterHandle(await server().createMigrated(), { random: () => draws.shift() ?? 0.9 });
    expect((await createApp(node, KEY)).subdomain).toBe('shop-aaaaaa');
    expect((await createApp(node, { ...KEY, org: 'other' })).subdomain).toBe('shop-qqqqqq');
  });

  test('if no generated subdomain is free, the app is not created', async () => {
    await using node = await openClusterHandle(await server().createMigrated(), { random: () => 0 });
    await createApp(node, KEY);
    await expect(createApp(node, { ...KEY, org: 'other' })).rejects.toMatchObject({ code: 'internal' });
    expect(await node.state.apps.organizations({ limit: 9 })).toEqual(['acme']);
  });

  test.each([
    ['not JSON', '{'],
    ['another shape', '{"stage":"build"}'],
    ['more than a record may have', JSON.stringify({ log: ['x'.repeat(2 * 1024 * 1024)] })],
  ])('a damaged failure record (%s) is returned as an unreadable one', async (_, stored) => {
    await using node = await openClusterHandle(await server().createMigrated());
    await createApp(node, KEY);
    const { deployID } = await queue(node, KEY);
    const facts = { stage: 'install', code: 'install_failed', message: 'x', exitCode: 1, signal: null } as const;
    await failBuild(node.jobs, deployID, { ...facts, log: [], diagnostics: [] });
    await node.database.query('UPDATE deployments SET failure = $1', [stored]);
    expect(await node.state.deployments.failure(KEY, deployID)).toMatchObject({
      ...{ stage: 'install', code: 'install_failed', message: expect.stringContaining('damaged or too large') },
    });
  });

  test('an expired idempotency key can be used again, and the others are removed by a collection', async () => {
    await using handles = await openClusterHandles(server());
    const { a, clock } = handles;
    await createApp(a, KEY);
    const count = async () => (await a.database.query('SELECT FROM idempotency')).count;
    const deploy = (key: string) =>
      a.state.deployments.create(KEY, HEAD, ACT, {
        scope: 's',
        key,
        requestHash: 'h',
        status: 202,
        answer: () => '{}',
      });
    for (let n = 0; n < 10; n += 1) await deploy(`a${n}`);
    clock.advance(24 * 3_600_000);
    expect(await deploy('a0')).toMatchObject({ kind: 'done' });
    expect(await a.keeping.endKeys(100)).toBe(9);
    expect(await count()).toBe(1);
  });
});
