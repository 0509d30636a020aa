import { expect, test, vi } from 'vitest';
import type { Purged } from '../../../src/platform/cdn/cdn.ts';
import { REPEATS_MS, startPurger } from '../../../src/platform/cdn/purger.ts';
import { DELAYS_MS, delayAfter } from '../../../src/platform/outbox/loop.ts';
import { releaseTag } from '../../../src/platform/stores/cdn.ts';
import type { Stores } from '../../../src/platform/stores/index.ts';
import { createLocalQuota } from '../../../src/platform/stores/local/quota.ts';
import { createApp, queue } from '../../contract-suites/state.ts';
import { ACT } from '../../support/acts.ts';
import { build } from '../../support/jobs.ts';
import { storePlace } from '../../support/local-stores.ts';

const KEY = { org: 'acme', project: 'web', appID: 'shop' };
const LIMITS = { tags: 2, perMinute: 5 };

/** A platform with a clock that a test moves, and a CDN that answers as the test says. */
async function world(limits = LIMITS) {
  const place = storePlace();
  const stores = place.attach();
  const sent: (readonly string[])[] = [];
  const answers: Purged[] = [];
  const logged: object[] = [];
  let tick = () => {};
  const parts = {
    cdn: {
      name: 'Test',
      limits,
      async purge(tags: readonly string[]): Promise<Purged> {
        sent.push(tags.toSorted());
        return answers.shift() ?? { kind: 'accepted' };
      },
    },
    store: stores.cdn,
    quota: createLocalQuota(place.clock),
    changes: stores.changes,
    clock: place.clock,
    random: () => 0.5,
    log: (_level: string, event: string, fields: object = {}) => void logged.push({ event, ...fields }),
    every: (_: number, run: () => void) => {
      tick = run;
      return () => {};
    },
  };
  await stores.cdn.use();
  const live = async (key = KEY) => {
    const { deployID } = await queue(stores, key);
    await build(stores.jobs, deployID, `release of ${deployID}`);
    return deployID;
  };
  return {
    ...{ stores, sent, answers, logged, live, clock: place.clock, start: () => startPurger(parts) },
    /** Moves the clock, and waits until what became due is sent and settled. */
    async pass(ms: number) {
      place.clock.advance(ms);
      const before = sent.length;
      tick();
      await vi.waitFor(() => expect(sent.length).toBeGreaterThan(before));
      await settled(stores);
    },
    [Symbol.asyncDispose]: () => place[Symbol.asyncDispose](),
  };
}

/** Waits until nothing is under way: each method of a local store takes one turn. */
async function settled({ cdn }: Pick<Stores, 'cdn'>): Promise<void> {
  for (let n = 0; n < 20; n += 1) await cdn.waiting();
}

test('a repeat is not late because another site switches in between', async () => {
  await using at = await world({ ...LIMITS, perMinute: 100 });
  const other = { ...KEY, appID: 'other' };
  await createApp(at.stores);
  await createApp(at.stores, other);
  await at.live(other);
  const first = await at.live();
  await using purger = at.start();
  await at.live();
  await vi.waitFor(() => expect(at.sent).toEqual([[releaseTag(first)]]));
  await settled(at.stores);
  await vi.waitFor(() => expect(purger.waiting).toEqual({ count: 0, oldestAt: null }));
  at.clock.advance(500);
  await at.live(other);
  await vi.waitFor(() => expect(at.sent).toHaveLength(2));
  await settled(at.stores);
  await at.pass(750);
  expect(at.sent[2]).toContain(releaseTag(first));
});

test('a switch is purged at once, after all nodes know of it, and after the longest fetch, and then no more', async () => {
  await using at = await world();
  await createApp(at.stores);
  await using purger = at.start();
  const first = await at.live();
  await at.live();
  await vi.waitFor(() => expect(at.sent).toHaveLength(1));
  await settled(at.stores);
  await vi.waitFor(() => expect(purger.waiting).toEqual({ count: 0, oldestAt: null }));
  for (const ms of REPEATS_MS) await at.pass(ms);
  expect(at.sent).toEqual(Array(3).fill([releaseTag(first)]));
  expect(await at.stores.cdn.claim(10)).toEqual([]);
});

test('purges are sent together, as many as the provider takes, and no more than it takes in a minute', async () => {
  await using at = await world({ tags: 2, perMinute: 2 });
  const keys = ['a', 'b', 'c', 'd', 'e'].map((appID) => ({ ...KEY, appID }));
  for (const key of keys) {
    await createApp(at.stores, key);
    await at.live(key);
    await at.live(key);
  }
  await using purger = at.start();
  await vi.waitFor(() => expect(at.sent).toHaveLength(2));
  await vi.waitFor(() => expect(purger.waiting).toMatchObject({ count: 1 }));
  expect(at.sent.map((tags) => tags.length)).toEqual([2, 2]);
  // The rest waits for the next minute, with the repeats of those.
  await at.pass(60_000);
  await vi.waitFor(() => expect(at.sent).toHaveLength(4));
  await vi.waitFor(() => expect(purger.waiting).toMatchObject({ count: 0 }));
});

test('a purge that is refused is sent again, later each time, or when the provider says', async () => {
  await using at = await world({ tags: 2, perMinute: 100 });
  await createApp(at.stores);
  const first = await at.live();
  await at.live();
  const refused = { kind: 'refused', reason: 'it answered with status 500' } as const;
  at.answers.push({ ...refused, servers: ['cache1:6081', 'cache2:6081'] }, refused, { ...refused, againMs: 30_000 });
  await using purger = at.start();
  await vi.waitFor(() => expect(at.sent).toHaveLength(1));
  await settled(at.stores);
  expect(await at.stores.cdn.site(KEY)).toMatchObject({ purgedAt: null, problem: refused.reason });
  expect(at.logged).toMatchObject([{ event: 'cdn_purge_refused', servers: 'cache1:6081 cache2:6081' }]);
  await at.pass(DELAYS_MS[0]);
  await at.pass(DELAYS_MS[1]);
  expect(await at.stores.cdn.claim(10)).toEqual([]);
  await at.pass(30_000);
  expect(await at.stores.cdn.site(KEY)).toMatchObject({ purgedAt: at.clock.now(), problem: null });
  expect(at.sent).toEqual(Array(4).fill([releaseTag(first)]));
  await vi.waitFor(() => expect(purger.waiting).toMatchObject({ count: 0 }));
});

test('a release that goes live again is purged no more', async () => {
  await using at = await world();
  await createApp(at.stores);
  await at.live();
  const second = await at.live();
  await using purger = at.start();
  await vi.waitFor(() => expect(at.sent).toHaveLength(1));
  await settled(at.stores);
  await at.stores.state.releases.rollback(KEY, undefined, ACT);
  await vi.waitFor(() => expect(at.sent).toHaveLength(2));
  await settled(at.stores);
  for (const ms of REPEATS_MS) await at.pass(ms);
  expect(at.sent.slice(1)).toEqual(Array(3).fill([releaseTag(second)]));
  expect(purger.waiting).toMatchObject({ count: 0 });
});

test('what was under way when a platform died is sent by the next one', async () => {
  await using at = await world();
  await createApp(at.stores);
  const first = await at.live();
  await at.live();
  expect(await at.stores.cdn.claim(10)).toHaveLength(1);
  at.clock.advance(30_000);
  await using _ = at.start();
  await vi.waitFor(() => expect(at.sent).toEqual([[releaseTag(first)]]));
});

test('what fails waits longer each time, up to a minute, a fifth more or less', () => {
  const delays = (random: number) => [0, 1, 2, 3, 4, 5, 6, 1_000].map((failures) => delayAfter(failures, () => random));
  expect(delays(0.5)).toEqual([...DELAYS_MS, 60_000, 60_000]);
  expect(delays(0)).toEqual([...DELAYS_MS, 60_000, 60_000].map((ms) => ms * 0.8));
});
