import { randomBytes } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { createApp, queue } from '../../contract-suites/state.ts';
import { describeOnPostgres, openClusterHandles } from '../../support/cluster-stores.ts';
import { failBuild } from '../../support/jobs.ts';
import { NOTIFY_ACT as ACT, EVERYTHING, openTestNotify, receiver } from '../../support/notify.ts';

const FAILED = { stage: 'build', code: 'build_failed', message: 'no', exitCode: 2, signal: null } as const;

describeOnPostgres('notifications of two nodes', (server) => {
  test('each end of a deployment is told of by one node, also if a receiver fails first', async () => {
    await using to = await receiver((response, count) => void response.writeHead(count % 3 === 0 ? 500 : 200).end());
    await using handles = await openClusterHandles(server());
    const { a, b, clock } = handles;
    const key = randomBytes(32);
    await using one = await openTestNotify(a, clock, { key });
    await using other = await openTestNotify(b, clock, { key });
    await one.add('acme', { webhook: to.url, on: EVERYTHING }, ACT);
    await createApp(a);
    for (let count = 0; count < 10; count += 1) {
      const { deployID } = await queue(a);
      await failBuild((count % 2 ? a : b).jobs, deployID, { ...FAILED, log: [], diagnostics: [] });
    }
    await vi.waitFor(async () => {
      const all = await other.deliveries('acme', { limit: 99 });
      expect(all.map(({ state }) => state)).toEqual(Array(10).fill('delivered'));
    }, 30_000);
    const all = await other.deliveries('acme', { limit: 99 });
    // Each attempt was received, and nothing else.
    expect(to.received).toHaveLength(all.reduce((sum, { attempts }) => sum + attempts, 0));
    expect(new Set(to.ids())).toEqual(new Set(all.map(({ id }) => id)));
  });
});
