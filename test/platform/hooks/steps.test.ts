import { expect, test } from 'vitest';
import { step } from '../../../src/platform/hooks/steps.ts';
import type { ClaimedPush, StoredHook } from '../../../src/platform/stores/hooks.ts';
import { createApp, queue } from '../../contract-suites/state.ts';
import { storePlace } from '../../support/local-stores.ts';

const MINUTE = 60_000;
const KEY = { org: 'acme', project: 'web', appID: 'shop' };
const HOOK: StoredHook = {
  ...KEY,
  ...{
    id: 'hook-1',
    forge: 'github',
    waits: true,
    reports: false,
    createdAt: 0,
    createdBy: 'ana@acme.example',
  },
  sealed: Buffer.from(''),
};
const PUSH: ClaimedPush = {
  ...{ id: 'push-1', org: KEY.org, hook: HOOK.id, digest: '', branch: 'main', commit: 'c', state: 'checks' },
  ...{ deployID: null, receivedAt: 0, reported: null, problem: null, fence: 1, failures: 0 },
};

/** Returns the next step of a push with such checks, so many milliseconds after it came. */
async function after(ms: number, checks: 'none' | 'pending') {
  await using place = storePlace();
  const stores = place.attach();
  await createApp(stores, KEY);
  const { state, problem } = await step(PUSH, HOOK, {
    ...{ apps: stores.state.apps, deployments: stores.state.deployments, now: () => ms, pageOf: () => '' },
    api: { checks: async () => checks, report: async () => {}, async [Symbol.asyncDispose]() {} },
    placeOf: (_, __, commit) => ({
      forge: 'github',
      origin: 'https://github.com',
      path: 'acme/shop',
      commit,
      token: undefined,
    }),
  });
  return problem ? `${state}: ${problem}` : state;
}

test('a commit without checks is deployed two minutes after its push, and not before', async () => {
  expect(await after(2 * MINUTE - 1, 'none')).toBe('checks');
  expect(await after(2 * MINUTE, 'none')).toBe('deploy');
});

test('a commit whose checks do not end waits for an hour, and is dropped then', async () => {
  expect(await after(60 * MINUTE - 1, 'pending')).toBe('checks');
  expect(await after(60 * MINUTE, 'pending')).toBe('dropped: its checks did not end within an hour');
});

test('a state is written once, and not again while it stays', async () => {
  await using place = storePlace();
  const stores = place.attach();
  await createApp(stores, KEY);
  const { deployID } = await queue(stores, KEY);
  const written: string[] = [];
  const report = (reported: string | null) =>
    step({ ...PUSH, state: 'report', deployID, reported }, HOOK, {
      ...{ apps: stores.state.apps, deployments: stores.state.deployments, now: () => 0, pageOf: () => '' },
      api: {
        checks: () => expect.fail('Nobody asks for checks'),
        report: async (_, state) => void written.push(state),
        async [Symbol.asyncDispose]() {},
      },
      placeOf: (_, __, commit) => ({ forge: 'github', origin: 'https://github.com', path: 'a/b', commit, token: 't' }),
    });
  expect(await report(null)).toMatchObject({ state: 'report', reported: 'pending' });
  expect(await report('pending')).toEqual({ state: 'report', againMs: 5_000 });
  expect(written).toEqual(['pending']);
});
