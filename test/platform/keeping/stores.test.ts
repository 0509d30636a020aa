import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { underLease } from '../../../src/platform/keeping/lease.ts';
import { storeCollectors } from '../../../src/platform/keeping/stores.ts';
import type { CollectionLease } from '../../../src/platform/stores/references.ts';
import { createApp, queue } from '../../contract-suites/state.ts';
import { ACT } from '../../support/acts.ts';
import { build } from '../../support/jobs.ts';
import { storePlace } from '../../support/local-stores.ts';

const DAY = 86_400_000;
const SHOP = { org: 'acme', project: 'web', appID: 'shop' };
const BLOG = { ...SHOP, appID: 'blog' };

/** A place with two apps of three old deployments each, and what collects, whose logs of `stuck` cannot be removed. */
async function world() {
  const place = storePlace({ keepReleases: 1 });
  const stores = place.attach();
  const stuck = new Set<string>();
  const ids: string[] = [];
  for (const key of [SHOP, BLOG]) {
    await createApp(stores, key);
    for (let count = 0; count < 3; count += 1) {
      const { deployID } = await queue(stores, key);
      ids.push(deployID);
      await stores.logs.append(deployID, 'built\n');
      await build(stores.jobs, deployID, `release of ${deployID}`);
    }
  }
  place.clock.advance(100 * DAY);
  const { keeping, usage, notify, hooks, audit } = stores;
  const logs = {
    ...stores.logs,
    remove: async (deployID: string) => {
      if (stuck.has(deployID)) throw new Error('the log stays');
      await stores.logs.remove(deployID);
    },
  };
  const collectors = storeCollectors({
    ...{ keeping, logs, usage, notify, hooks, audit, apps: stores.state.apps, clock: place.clock },
    ...{ bounds: { most: 1_000, ageMs: 90 * DAY, logBytes: 1_000_000 }, keepDeletedMs: DAY, keepAuditMs: 400 * DAY },
  });
  const collect = async (kind: 'apps' | 'deployments') =>
    (await collectors.find(({ kinds }) => kinds.includes(kind))?.collect())?.[0]?.items;
  const left = async (key: typeof SHOP) =>
    (await stores.state.deployments.list(key, { limit: 9 })).map(({ deployID }) => deployID);
  return { stores, place, ids, stuck, collect, left, [Symbol.asyncDispose]: () => place[Symbol.asyncDispose]() };
}

test('a deployment whose log cannot be removed stays until it can, the others end, and the collection says so', async () => {
  await using at = await world();
  const [first = '', , third = ''] = at.ids;
  at.stuck.add(first);
  await expect(at.collect('deployments')).rejects.toThrow('the log stays');
  expect(await at.left(SHOP)).toEqual([third, first]);
  expect(await at.left(BLOG)).toEqual([at.ids[5]]);
  at.stuck.clear();
  expect(await at.collect('deployments')).toBe(1);
  expect(await at.left(SHOP)).toEqual([third]);
});

test('a deleted app with a log that cannot be removed stays, the others end, and the collection says so', async () => {
  await using at = await world();
  for (const key of [SHOP, BLOG]) await at.stores.state.apps.delete(key, ACT, DAY);
  at.place.clock.advance(2 * DAY);
  at.stuck.add(at.ids[0] ?? '');
  await expect(at.collect('apps')).rejects.toThrow('the log stays');
  expect(await at.stores.keeping.apps(undefined, 9)).toEqual([SHOP]);
  at.stuck.clear();
  expect(await at.collect('apps')).toBe(1);
  expect(await at.stores.keeping.apps(undefined, 9)).toEqual([]);
});

test('a collection ends when another node has its lease, goes on while the store is away, and gives it back', async () => {
  const lease: CollectionLease = { fence: 1 };
  const answers = [() => true, () => Promise.reject(new Error('away')), () => false];
  const released: CollectionLease[] = [];
  const turns: (() => void)[] = [];
  const aborted: boolean[] = [];
  await underLease(
    {
      references: {
        hold: async () => lease,
        renew: async () => (answers.shift() ?? (() => false))(),
        release: async (held) => void released.push(held),
      },
      ...{ node: 'one', clock: { sleep: async () => {} }, waits: false, stop: new AbortController().signal },
      every(_, run) {
        turns.push(run);
        return () => turns.splice(0);
      },
    },
    async (signal) => {
      for (let turn = 0; turn < 3; turn += 1) {
        turns[0]?.();
        await setImmediate();
        aborted.push(signal.aborted);
      }
    },
  );
  expect(aborted).toEqual([false, false, true]);
  expect([released, turns]).toEqual([[lease], []]);
});
