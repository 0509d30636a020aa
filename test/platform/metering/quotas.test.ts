import { expect, test } from 'vitest';
import { isNear, monthOf, nearWords, overWords, useWords } from '../../../src/contract/quotas.ts';
import { parsePolicy } from '../../../src/platform/identity/policy.ts';
import { createQuotas } from '../../../src/platform/metering/quotas.ts';
import { keeping } from '../../../src/platform/start/quotas.ts';
import { OverQuota } from '../../../src/platform/stores/organization-quotas.ts';
import { createApp, queue } from '../../contract-suites/state.ts';
import { ACT } from '../../support/acts.ts';
import type { FakeClock } from '../../support/clock.ts';
import { storePlace } from '../../support/local-stores.ts';

const MINUTE = 60_000;
const KEY = { org: 'acme', project: 'web', appID: 'shop' };

function advanceTo(clock: FakeClock, time: string): void {
  clock.advance(Date.parse(time) - clock.now());
}

test('platform.json sets the quotas of an organization, and of all others', () => {
  const policy = parsePolicy({
    organizations: {
      acme: { quotas: { disk: '1.5GiB', buildsAtOnce: 3, kvsRequestsPerMonth: 0 } },
      plain: { deployer: 'a@b.example' },
      '*': { quotas: { apps: 20, disk: '512MiB', buildMinutesPerMonth: 500 } },
    },
  });
  expect(policy.quotasOf('acme')).toEqual({
    ...{ apps: 20, disk: 1.5 * 1024 ** 3, buildMinutesPerMonth: 500, buildsAtOnce: 3, kvsRequestsPerMonth: 0 },
  });
  for (const org of ['plain', 'other']) {
    expect(policy.quotasOf(org)).toEqual({ apps: 20, disk: 512 * 1024 ** 2, buildMinutesPerMonth: 500 });
  }
  expect(parsePolicy({ organizations: {} }).quotasOf('acme')).toEqual({});
  const options = { usage: { used: async () => ({}) }, clock: { now: () => 0 } };
  const quotas = createQuotas({ policy, defaults: { apps: 7, buildsAtOnce: 9 }, ...options });
  expect(quotas.buildBounds()).toEqual({ most: 9, of: { acme: 3 } });
  expect(quotas.appBounds('other')).toEqual({ apps: 20, disk: 512 * 1024 ** 2 });
  const plain = createQuotas({ policy: parsePolicy({ organizations: {} }), defaults: { apps: 7 }, ...options });
  expect([plain.of('acme', 'apps'), plain.of('acme', 'disk'), plain.timeBound('acme')]).toEqual([
    7,
    undefined,
    undefined,
  ]);
  expect(plain.buildBounds()).toEqual({ most: Number.MAX_SAFE_INTEGER, of: {} });
});

test.each([
  [{ disk: 10 }, 'organizations.acme.quotas.disk must be a size above 0 with a unit, as "512MiB", "10GiB" or "1.5TiB"'],
  [
    { disk: '10' },
    'organizations.acme.quotas.disk must be a size above 0 with a unit, as "512MiB", "10GiB" or "1.5TiB"',
  ],
  [
    { disk: '0GiB' },
    'organizations.acme.quotas.disk must be a size above 0 with a unit, as "512MiB", "10GiB" or "1.5TiB"',
  ],
  [{ apps: '5' }, 'organizations.acme.quotas.apps must be a whole number, 0 to 1000000'],
  [{ apps: 1.5 }, 'organizations.acme.quotas.apps must be a whole number, 0 to 1000000'],
  [{ apps: -1 }, 'organizations.acme.quotas.apps must be a whole number, 0 to 1000000'],
  [{ buildsAtOnce: 0 }, 'organizations.acme.quotas.buildsAtOnce must be a whole number, 1 to 10000'],
  [{ buildMinutesPerMonth: null }, 'organizations.acme.quotas.buildMinutesPerMonth must be a whole number'],
  [{ kvsRequestsPerMonth: 1e15 }, 'organizations.acme.quotas.kvsRequestsPerMonth must be a whole number'],
  [{ minutes: 5 }, 'organizations.acme.quotas.minutes is not a known field'],
  [5, 'organizations.acme.quotas must be an object'],
])('a quota that is no quota is named: %j', (quotas, message) => {
  expect(() => parsePolicy({ organizations: { acme: { quotas } } })).toThrow(message);
});

test('builds that took their time are refused until the month ends, in UTC', async () => {
  await using place = storePlace();
  const { clock } = place;
  const stores = place.attach();
  const policy = parsePolicy({ organizations: { acme: { quotas: { buildMinutesPerMonth: 10 } } } });
  const quotas = createQuotas({ policy, defaults: {}, usage: stores.usage, clock });
  const kept = keeping(stores, quotas);
  await createApp(kept);
  advanceTo(clock, '2026-11-30T23:40:00Z');
  const { deployID } = await queue(kept);
  const lease = await stores.jobs.claim('node');
  clock.advance(12 * MINUTE);
  await kept.state.deployments.cancel(KEY, deployID, ACT);
  expect(lease?.deployID).toBe(deployID);
  const refused = await queue(kept).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(OverQuota);
  const words =
    'The organization acme has 12 of 10 build minutes (quota buildMinutesPerMonth) this month. The next month begins at 2026-12-01 00:00 UTC; before that, the operator of the platform can give it more.';
  expect(refused instanceof OverQuota && overWords(refused.over)).toBe(words);
  await expect(kept.state.deployments.redeploy(KEY, deployID, ACT)).rejects.toThrow(OverQuota);
  advanceTo(clock, '2026-11-30T23:59:59Z');
  await expect(queue(kept)).rejects.toThrow(OverQuota);
  // The end is in the sums then.
  await stores.usage.countEnded(9);
  await expect(queue(kept)).rejects.toThrow(OverQuota);
  advanceTo(clock, '2026-12-01T00:00:00Z');
  expect(await quotas.read('acme')).toMatchObject({
    month: { start: Date.UTC(2026, 11), end: Date.UTC(2027, 0) },
    quotas: expect.arrayContaining([{ name: 'buildMinutesPerMonth', used: 0, quota: 10 }]),
  });
  await queue(kept);
  expect(await stores.jobs.claim('node')).toBeDefined();
});

test('from 80 % on people are warned, with the number, but not of builds at once', async () => {
  await using place = storePlace();
  const { clock } = place;
  const stores = place.attach();
  let apps = 6;
  const policy = { quotasOf: () => ({ apps, buildsAtOnce: 1 }), withQuotas: [] };
  const quotas = createQuotas({ policy, defaults: {}, usage: stores.usage, clock });
  for (const appID of ['a', 'b', 'c', 'd']) await createApp(keeping(stores, quotas), { ...KEY, appID });
  await queue(stores, { ...KEY, appID: 'a' });
  await stores.jobs.claim('node');
  expect(await quotas.near('acme')).toEqual([]);
  apps = 5;
  expect((await quotas.near('acme')).map(({ message }) => message)).toEqual([
    'The organization acme has nearly used up its quota apps: 4 of 5 apps.',
  ]);
  apps = 4;
  await expect(createApp(keeping(stores, quotas), { ...KEY, appID: 'e' })).rejects.toThrow(OverQuota);
  const message = 'The organization acme has used up its quota apps: 4 of 4 apps.';
  expect(await quotas.near('acme')).toMatchObject([{ name: 'apps', used: 4, quota: 4, message }]);
});

test('the words of quotas have numbers that people read', () => {
  const month = monthOf(Date.UTC(2026, 10, 27));
  const time = { name: 'buildMinutesPerMonth', used: 90.55, quota: 100 } as const;
  expect(useWords(time)).toBe('90.5 of 100');
  expect(nearWords('acme', time, month)).toBe(
    'The organization acme has nearly used up its quota buildMinutesPerMonth: 90.5 of 100 build minutes, until 2026-12-01 UTC.',
  );
  expect(useWords({ name: 'disk', used: 3 * 1024 ** 3, quota: 10 * 1024 ** 3 })).toBe('3 GiB of 10 GiB');
  expect(useWords({ name: 'kvsRequestsPerMonth', used: 1_234_567, quota: null })).toBe('1,234,567, no quota');
  expect([isNear({ ...time, used: 79.9 }), isNear({ ...time, used: 80 })]).toEqual([false, true]);
  expect([isNear({ ...time, used: 0, quota: 0 }), isNear({ ...time, used: 1, quota: 0 })]).toEqual([false, true]);
  expect(monthOf(Date.UTC(2026, 11, 31, 23, 59))).toEqual({ start: Date.UTC(2026, 11), end: Date.UTC(2027, 0) });
  const disk = { org: 'acme', name: 'disk', used: 1024 ** 2, quota: 2 * 1024 ** 2, needs: 3 * 1024 ** 2 } as const;
  expect(overWords(disk)).toBe(
    'The organization acme has 1 MiB of 2 MiB (quota disk), and would have 3 MiB. Publish fewer or smaller files, delete an app that is not needed, or the operator of the platform can give it more.',
  );
  expect(overWords({ ...disk, needs: undefined, deleted: 20 * 1024 ** 2 })).toBe(
    'The organization acme has 20 MiB in deleted apps that can be restored: no more are kept with its quota disk of 2 MiB. Wait until the first of them end, or the operator of the platform can give it more.',
  );
  expect(overWords({ org: 'acme', name: 'apps', used: 3, quota: 200, deleted: 2_000 })).toBe(
    'The organization acme has 2,000 deleted apps that can be restored: no more are kept with its quota apps of 200. Wait until the first of them end, or the operator of the platform can give it more.',
  );
});
