import { expect, test } from 'vitest';
import { LEASE_MS } from '../../../../src/platform/stores/jobs.ts';
import { jobsSuite } from '../../../contract-suites/jobs.ts';
import { jobsModelSuite } from '../../../contract-suites/jobs-model.ts';
import { createApp, queue } from '../../../contract-suites/state.ts';
import { describeOnPostgres, expectConsistent, openClusterHandles } from '../../../support/cluster-stores.ts';
import { keptReleases } from '../../../support/references.ts';

describeOnPostgres('the jobs', (server, engine) => {
  jobsSuite(engine, () => openClusterHandles(server()));
  jobsModelSuite(engine, () => openClusterHandles(server()), 3);

  test('while the records of releases are missing, as during a restoration, no release counts as ended', async () => {
    await using handles = await openClusterHandles(server());
    const { a } = handles;
    const shop = { org: 'acme', project: 'web', appID: 'shop' };
    await createApp(a, shop);
    await queue(a, shop);
    const lease = await a.jobs.claim('a');
    if (lease) await a.jobs.finish(lease, { kind: 'live', manifestHash: 'm1' });
    expect(await keptReleases(a, 'acme')).toEqual(['m1']);
    await a.database.query('DELETE FROM releases');
    await expect(a.references.due(0, 10)).rejects.toThrow(/The records of releases are missing/);
  });

  test('a lease that a standby lost is not renewed by the claim that another node makes there', async () => {
    await using handles = await openClusterHandles(server());
    const { a, b } = handles;
    const shop = { org: 'acme', project: 'web', appID: 'shop' };
    await createApp(a, shop);
    await queue(a, shop);
    const lost = await a.jobs.claim('a');
    // A standby without the last transaction has taken over.
    await a.database.query(`UPDATE deployments SET status = 'queued', stage = NULL, ready = true, started_at = NULL,
      fence = 0, lease_node = NULL, lease_until = NULL`);
    const claimed = await b.jobs.claim('b');
    if (!lost || !claimed) throw new Error('Nothing can be claimed');
    expect(claimed.deployID).toBe(lost.deployID);
    expect([await a.jobs.renew(lost), await b.jobs.renew(claimed)]).toEqual([false, true]);
  });

  test('when the clock of the database was set back, a dead node loses its lease, and a living one keeps its own', async () => {
    await using handles = await openClusterHandles(server());
    const { a, b, clock } = handles;
    const [shop, blog] = ['shop', 'blog'].map((appID) => ({ org: 'acme', project: 'web', appID }));
    if (!shop || !blog) throw new Error('No apps');
    for (const app of [shop, blog]) {
      await createApp(a, app);
      await queue(a, app);
    }
    const [living, dead] = [await a.jobs.claim('a'), await b.jobs.claim('b')];
    if (!living || !dead) throw new Error('Nothing can be claimed');
    const next = await queue(a, blog);
    // The leases as they look an hour before.
    await a.database.query('UPDATE deployments SET lease_until = lease_until + 3600000 WHERE lease_node IS NOT NULL');
    expect(await a.jobs.expire()).toEqual([]);
    clock.advance(LEASE_MS - 1);
    expect(await a.jobs.expire()).toEqual([]);
    expect(await a.jobs.renew(living)).toBe(true);
    clock.advance(1);
    expect(await a.jobs.expire()).toEqual([dead.deployID]);
    expect((await a.jobs.claim('a'))?.deployID).toBe(next.deployID);
    expect(await a.jobs.renew(living)).toBe(true);
    await expectConsistent(a);
  });
});
