import { expect, test } from 'vitest';
import { systemClock } from '../../../src/base/clock.ts';
import { countsWith } from '../../../src/contract/usage.ts';
import { createMetrics } from '../../../src/platform/operation/metrics.ts';
import { createReadiness } from '../../../src/platform/operation/readiness.ts';
import { watchUnsealed } from '../../../src/platform/operation/unsealed.ts';
import type { HttpRequest } from '../../../src/platform/shared/http.ts';
import { StoreUnavailable } from '../../../src/platform/stores/rows/unavailable.ts';
import { FakeClock } from '../../support/clock.ts';

/** Looks by hand: each call of `look` is one tick of the regular work. */
function watched(remaining: () => Promise<number>) {
  const clock = new FakeClock();
  const logged: string[] = [];
  let [looks, tick] = [0, () => {}];
  const status = async () => {
    looks += 1;
    return { keys: [], remaining: await remaining(), awaited: [], place: 'platform.key' };
  };
  const unsealed = watchUnsealed({
    ...{ sealing: { status }, clock, log: (_, event) => void logged.push(event) },
    every: (_, run) => {
      tick = run;
      return () => {};
    },
  });
  const look = async (ms = 10_000) => {
    clock.advance(ms);
    tick();
    await new Promise(setImmediate);
    return { count: unsealed.count, looks };
  };
  return { unsealed, look, logged };
}

test('what is left to seal is counted while there is some, and once a minute when there is not', async () => {
  const left = [7, 3, 0, 5, 0];
  const { look } = watched(async () => left.shift() ?? 0);
  await new Promise(setImmediate);
  expect(await look()).toEqual({ count: 3, looks: 2 });
  expect(await look()).toEqual({ count: 0, looks: 3 });
  expect(await look()).toEqual({ count: 0, looks: 3 });
  expect(await look(40_000)).toEqual({ count: 0, looks: 3 });
  expect(await look()).toEqual({ count: 5, looks: 4 });
  expect(await look()).toEqual({ count: 0, looks: 5 });
});

test('a store that is away leaves the last count, and other errors are logged', async () => {
  const answers: (number | Error)[] = [4, new StoreUnavailable('away'), new TypeError('a bug'), 2];
  const { look, logged } = watched(async () => {
    const answer = answers.shift() ?? 0;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  await new Promise(setImmediate);
  expect(await look()).toEqual({ count: 4, looks: 2 });
  expect(logged).toEqual([]);
  expect(await look()).toEqual({ count: 4, looks: 3 });
  expect(logged).toEqual(['unsealed_not_counted']);
  expect(await look()).toEqual({ count: 2, looks: 4 });
});

test('the count is a metric, and a detail of the role control in /readyz that leaves it ready', async () => {
  const shown = async (unsealed: () => number | undefined, target = '/readyz') => {
    const metering = { figures: () => ({ counts: countsWith({}), waiting: 0, lost: 0 }) };
    const deployments = { totals: async () => [] };
    const metrics = createMetrics({
      deployments,
      damage: undefined,
      node: 'a',
      clock: systemClock,
      metering,
      unsealed,
    });
    const readiness = createReadiness({
      node: 'a',
      roles: ['control', 'edge'],
      checks: {},
      clock: systemClock,
      unsealed,
    });
    readiness.start();
    const request = { target } as HttpRequest;
    const { status, body } = await readiness.handler(request);
    const text = String((await metrics.handler(request)).body);
    return [status, JSON.parse(String(body)).unsealed, /^slipway_unsealed_items.*$/m.exec(text)?.[0]];
  };
  expect(await shown(() => 12)).toEqual([200, 12, 'slipway_unsealed_items 12']);
  expect(await shown(() => 0)).toEqual([200, 0, 'slipway_unsealed_items 0']);
  expect(await shown(() => undefined)).toEqual([200, undefined, undefined]);
  expect(await shown(() => 12, '/readyz?role=edge')).toEqual([200, undefined, 'slipway_unsealed_items 12']);
});
