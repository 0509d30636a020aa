import { expect, test } from 'vitest';
import { jobsSuite } from '../../../contract-suites/jobs.ts';
import { jobsModelSuite } from '../../../contract-suites/jobs-model.ts';
import { createApp, queue } from '../../../contract-suites/state.ts';
import { describeOnPostgres, openClusterHandles } from '../../../support/cluster-stores.ts';

describeOnPostgres('the jobs', (server, engine) => {
  jobsSuite(engine, () => openClusterHandles(server()));
  jobsModelSuite(engine, () => openClusterHandles(server()), 5);

  test('while the records of releases are missing, as during a restoration, no list of them is given', async () => {
    await using handles = await openClusterHandles(server());
    const { a } = handles;
    const shop = { org: 'acme', project: 'web', appID: 'shop' };
    await createApp(a, shop);
    await queue(a, shop);
    const lease = await a.jobs.claim('a');
    if (lease) await a.jobs.finish(lease, { kind: 'live', manifestHash: 'm1' });
    expect(await a.jobs.releases('acme')).toEqual(['m1']);
    await a.database.query('DELETE FROM releases');
    await expect(a.jobs.releases('acme')).rejects.toThrow(/A live release of acme has no record/);
    expect(await a.jobs.releases('other')).toEqual([]);
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
});
