import { expect, test } from 'vitest';
import type { PoolStatus } from '../../../src/platform/functions/pool.ts';
import { functionState, shownStatus, timedJourney } from '../../../src/platform/functions/view.ts';

const APP = { org: 'acme', project: 'web', appID: 'shop' };
const SHOWN = {
  ...{ id: 'i-1', deployID: 'dpl-1', state: 'ready' as const, since: 5, memoryBytes: null, requests: 3, restarts: 0 },
  journey: [{ step: 'unpack' as const, at: 1 }],
};
const READY = { ...SHOWN, open: 0, lastFailure: null, failures: 0, failingSince: null, nextStartAt: null };
const FAILURE = {
  ...{ code: 'start_failed' as const, step: 'listen' as const, message: 'it ended', exitCode: 1, signal: null },
  ...{ lines: [], journey: [], at: 7, deployID: 'dpl-1', instance: 'i-1' },
};

const NOTHING = { app: APP, state: 'asleep' as const, waiting: 0, instances: [], lastFailure: null, failing: null };

function stateOf(pool: Partial<PoolStatus>) {
  return functionState(shownStatus({ ...NOTHING, ...pool }));
}

test('places without an instance are no instances', () => {
  const place = { ...READY, id: null, state: 'waiting' as const, failures: 4, failingSince: 3, nextStartAt: 9 };
  const pool = { state: 'crash_loop' as const, instances: [READY, place], lastFailure: FAILURE };
  expect(shownStatus({ ...NOTHING, ...pool })).toEqual({
    ...{ app: APP, instances: [SHOWN] },
    lastFailure: FAILURE,
    crashLoop: { crashes: 4, since: 3, nextStartAt: 9 },
  });
});

test.each([
  ['asleep', {}],
  ['running', { instances: [READY, { ...READY, state: 'starting' }] }],
  ['starting', { instances: [{ ...READY, state: 'starting' }], lastFailure: FAILURE }],
  ['stopping', { instances: [{ ...READY, state: 'draining' }] }],
  ['failed', { lastFailure: FAILURE }],
  ['crash-loop', { state: 'crash_loop', lastFailure: FAILURE, failing: { count: 3, since: 3, nextStartAt: 9 } }],
] as const)('the functions of an app are %s', (state, pool) => {
  expect(stateOf(pool)).toBe(state);
});

test('a step lasts until the next one begins, and the last one until the end of the start', () => {
  const journey = [
    { step: 'unpack', at: 10 },
    { step: 'spawn', at: 15 },
    { step: 'listen', at: 12 },
  ] as const;
  expect(timedJourney(journey).map(({ ms }) => ms)).toEqual([5, 0, null]);
  expect(timedJourney(journey, 40).map(({ ms }) => ms)).toEqual([5, 0, 28]);
  expect(timedJourney([{ step: 'ready', at: 3 }]).map(({ ms }) => ms)).toEqual([0]);
});
