import { expect, test } from 'vitest';
import { type SeenPool, statusesOf } from '../../../src/platform/functions/pool-statuses.ts';
import { functionState, timedJourney } from '../../../src/platform/functions/state.ts';

const APP = { org: 'acme', project: 'web', appID: 'shop' };
const READY = {
  ...{ id: 'i-1', deployID: 'dpl-1', state: 'ready', since: 5, memoryBytes: null, requests: 3, restarts: 0 },
  journey: [{ step: 'unpack' as const, at: 1 }],
};
const FAILURE = {
  ...{ code: 'start_failed' as const, step: 'listen' as const, message: 'it ended', exitCode: 1, signal: null },
  ...{ lines: [], journey: [] },
};

function stateOf(pool: Partial<SeenPool>) {
  const statuses = statusesOf(() => [{ app: APP, state: '', instances: [], lastFailure: null, ...pool }]);
  return functionState(statuses.status({ ...APP }));
}

test('places without an instance are no instances, and nothing is known of other apps', () => {
  const waiting = { ...READY, id: null, state: 'waiting', restarts: 4 };
  const pool = { app: APP, state: 'crash_loop', instances: [READY, waiting], lastFailure: FAILURE };
  const { status } = statusesOf(() => [pool]);
  expect(status({ ...APP, project: 'other' })).toBeUndefined();
  expect(status(APP)).toEqual({
    ...{ app: APP, instances: [READY] },
    lastFailure: { ...FAILURE, at: null, deployID: null, instance: null },
    crashLoop: { crashes: 4, since: null, nextStartAt: null },
  });
});

test.each([
  ['asleep', {}],
  ['running', { instances: [READY, { ...READY, state: 'starting' }] }],
  ['starting', { instances: [{ ...READY, state: 'starting' }], lastFailure: FAILURE }],
  ['stopping', { instances: [{ ...READY, state: 'draining' }] }],
  ['failed', { lastFailure: FAILURE }],
  ['crash-loop', { state: 'crash_loop', lastFailure: FAILURE, instances: [READY] }],
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
