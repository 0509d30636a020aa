import { expect, test } from 'vitest';
import { LEASE_MS, type Lease } from '../../../src/platform/stores/jobs.ts';
import { numberOf } from '../../../src/platform/stores/rows/columns.ts';
import { createApp, queue } from '../../contract-suites/state.ts';
import {
  type ClusterHandle,
  describeOnPostgres,
  expectConsistent,
  openClusterHandle,
  openClusterHandles,
} from '../../support/cluster-stores.ts';

const SHOP = { org: 'acme', project: 'web', appID: 'shop' };
const BLOG = { ...SHOP, appID: 'blog' };

describeOnPostgres('jobs of nodes that act at once', (server) => {
  test('two nodes that claim at once 100 times never get the same deployment, or two of one app', async () => {
    await using handles = await openClusterHandles(server());
    const { a, b } = handles;
    for (const key of [SHOP, BLOG]) await createApp(a, key);
    const claimed: string[] = [];
    for (let round = 0; round < 100; round += 1) {
      await queue(a, SHOP);
      if (round % 2 === 0) await queue(b, BLOG);
      const leases = (await Promise.all([a, b, a, b].map(({ jobs }) => jobs.claim('node')))).filter((each) => !!each);
      expect(leases.map(({ job }) => job.app.appID).toSorted()).toEqual(round % 2 === 0 ? ['blog', 'shop'] : ['shop']);
      claimed.push(...leases.map(({ deployID }) => deployID));
      await Promise.all(leases.map((lease) => b.jobs.finish(lease, { kind: 'live', manifestHash: 'm' })));
    }
    expect(new Set(claimed).size).toBe(150);
    await expectConsistent(a);
  });

  test('if a deployment is queued, claimed and ended at once, the next one is neither lost nor built beside it', async () => {
    await using handles = await openClusterHandles(server());
    const { a, b } = handles;
    await createApp(a, SHOP);
    await queue(a, SHOP);
    let lease: Lease | undefined;
    for (let round = 0; round < 60; round += 1) {
      const ended = lease ? a.jobs.finish(lease, { kind: 'live', manifestHash: 'm' }) : undefined;
      const [one, other] = await Promise.all([
        a.jobs.claim('a'),
        b.jobs.claim('b'),
        queue(a, SHOP),
        queue(b, SHOP),
        ended,
      ]);
      expect(one && other).toBeUndefined();
      await expectConsistent(a);
      lease = one ?? other ?? (await b.jobs.claim('b'));
      expect(lease).toBeDefined();
    }
  });

  test('a lease that is renewed while another node ends overdue ones either lasts or has ended', async () => {
    await using handles = await openClusterHandles(server());
    const { a, b, clock } = handles;
    await createApp(a, SHOP);
    for (let round = 0; round < 30; round += 1) {
      await queue(a, SHOP);
      const lease = await claim(a);
      clock.advance(LEASE_MS);
      const [renewed, one, other] = await Promise.all([a.jobs.renew(lease), b.jobs.expire(), a.jobs.expire()]);
      expect([...one, ...other]).toEqual(renewed ? [] : [lease.deployID]);
      expect(await a.jobs.finish(lease, { kind: 'live', manifestHash: 'm' })).toBe(renewed);
      await expectConsistent(b);
    }
  });

  test('the index of leases refuses a second build of an app, although its deployment is marked as ready', async () => {
    await using handles = await openClusterHandles(server());
    const { a, b } = handles;
    for (const key of [SHOP, BLOG]) await createApp(a, key);
    await queue(a, SHOP);
    const lease = await claim(a);
    const next = await queue(a, SHOP);
    const blog = await queue(a, BLOG);
    await a.database.query('UPDATE deployments SET ready = true WHERE deploy_id = $1', [next.deployID]);
    expect((await b.jobs.claim('b'))?.deployID).toBe(blog.deployID);
    await expectConsistent(a);
    await a.jobs.finish(lease, { kind: 'live', manifestHash: 'm' });
    expect((await claim(b)).deployID).toBe(next.deployID);
  });

  test('leases are timed by the clock of the database', async () => {
    const url = await server().createMigrated();
    await using node = await openClusterHandle(url);
    await createApp(node, SHOP);
    const { deployID } = await queue(node, SHOP);
    const now = async () => numberOf((await node.database.query('SELECT slipway_now() AS now')).rows[0] ?? {}, 'now');
    const before = await now();
    const lease = await claim(node);
    const after = await now();
    const read = async () =>
      (await node.database.query('SELECT started_at, lease_until FROM deployments')).rows[0] ?? {};
    const claimed = await read();
    expect(numberOf(claimed, 'started_at')).toBeGreaterThanOrEqual(before);
    expect(numberOf(claimed, 'started_at')).toBeLessThanOrEqual(after);
    expect(numberOf(claimed, 'lease_until')).toBe(numberOf(claimed, 'started_at') + LEASE_MS);
    expect(await node.jobs.expire()).toEqual([]);
    await node.database.query('UPDATE deployments SET lease_until = slipway_now()');
    expect(await node.jobs.renew(lease)).toBe(true);
    expect(numberOf(await read(), 'lease_until')).toBeGreaterThanOrEqual(before + LEASE_MS);
    expect(await node.jobs.expire()).toEqual([]);
    await node.database.query('UPDATE deployments SET lease_until = slipway_now()');
    expect(await node.jobs.expire()).toEqual([deployID]);
    await expectConsistent(node);
  });
});

async function claim({ jobs }: ClusterHandle): Promise<Lease> {
  const lease = await jobs.claim('node');
  if (!lease) throw new Error('Nothing can be claimed');
  return lease;
}
