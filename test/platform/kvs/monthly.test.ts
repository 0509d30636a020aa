import { expect, test } from 'vitest';
import { silentLog } from '../../../src/base/log.ts';
import { createMonthlyRequests } from '../../../src/platform/kvs/monthly.ts';
import { StoreUnavailable } from '../../../src/platform/stores/rows/unavailable.ts';
import { FakeClock } from '../../support/clock.ts';
import { call, openTable, openWorld } from './support.ts';

const NEW_YEAR = Date.UTC(2027, 0);

function opened(quota: number | undefined) {
  const clock = new FakeClock(NEW_YEAR - 10_000_000);
  const stored = { used: 0, isAway: false, reads: 0 };
  const usage = {
    async used() {
      stored.reads += 1;
      if (stored.isAway) throw new StoreUnavailable('away');
      return { kvsRequestsPerMonth: stored.used };
    },
  };
  const monthly = createMonthlyRequests({ usage, quotas: { of: () => quota }, clock, log: silentLog });
  const admitted = async (requests: number, org = 'acme') => {
    let count = 0;
    for (let request = 0; request < requests; request += 1) count += (await monthly.take(org)) ? 0 : 1;
    return count;
  };
  return { clock, stored, monthly, admitted };
}

test('as many requests are admitted as the quota has left, of each organization, and again in the next month', async () => {
  const { clock, stored, monthly, admitted } = opened(10);
  stored.used = 4;
  expect(await admitted(9)).toBe(6);
  expect(await admitted(9, 'blue')).toBe(6);
  expect(await monthly.take('acme')).toEqual({
    message:
      'The organization acme has 10 of 10 requests (quota kvsRequestsPerMonth) this month. The next month begins at 2027-01-01 00:00 UTC; before that, the operator of the platform can give it more.',
    seconds: 10_000,
  });
  stored.used = 0;
  clock.advance(NEW_YEAR - clock.now());
  expect(await admitted(12)).toBe(10);
});

test('requests at once before the use is known are all counted', async () => {
  const { stored, monthly } = opened(5);
  stored.used = 2;
  const refused = await Promise.all(Array.from({ length: 9 }, () => monthly.take('acme')));
  expect(refused.filter((each) => !each)).toHaveLength(3);
  expect(stored.reads).toBe(1);
});

test('what other nodes have stored counts from the next reading on', async () => {
  const { clock, stored, admitted } = opened(100);
  expect(await admitted(10)).toBe(10);
  stored.used = 95;
  expect(await admitted(10)).toBe(10);
  clock.advance(15_000);
  // The reading is under way meanwhile.
  expect(await admitted(1)).toBe(1);
  await Promise.resolve();
  expect(await admitted(10)).toBe(5);
  expect(stored.reads).toBe(2);
  // A clock that was set back stops no reading.
  clock.setBack(3_600_000);
  expect(await admitted(1)).toBe(0);
  expect(stored.reads).toBe(3);
});

test('what this node has counted counts, also if it is not stored yet', async () => {
  const { clock, stored, admitted } = opened(10);
  expect(await admitted(10)).toBe(10);
  stored.used = 4;
  clock.advance(15_000);
  await admitted(1);
  await Promise.resolve();
  expect(await admitted(9)).toBe(0);
});

test('while the store is away, and without a quota, requests are admitted', async () => {
  const away = opened(5);
  away.stored.isAway = true;
  expect(await away.admitted(9)).toBe(5);
  const free = opened(undefined);
  expect(await free.admitted(9)).toBe(9);
  expect(free.stored.reads).toBe(0);
});

test('a request over the quota of its organization gets 429, the code, the numbers and the time to wait', async () => {
  const world = await openWorld({ ofOrganizations: { of: () => 2 } });
  await using _ = world;
  const table = await openTable(world, 'sessions');
  const get = () => call(world, table, '/v1/get', { key: 'a' });
  expect([(await get()).status, (await get()).status]).toEqual([200, 200]);
  const { status, headers, text } = await get();
  expect([status, JSON.parse(text)]).toEqual([
    429,
    { error: 'quota_exceeded', message: expect.stringMatching(/^The organization acme has 2 of 2 requests/) },
  ]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});
