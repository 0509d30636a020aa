import { expect, test } from 'vitest';
import type { ControlPlane, ListOptions } from '../../src/api/control-plane.ts';
import { SlipwayError } from '../../src/base/errors.ts';
import type { SeenDeployment } from '../../src/contract/answers.ts';
import type { DeployPlan } from '../../src/deploy/plan.ts';
import { trigger } from '../../src/deploy/trigger.ts';
import { FakeClock } from '../support/clock.ts';

const PLAN = {
  configuration: { branch: 'main' },
  commit: 'c1',
  attachTo: undefined,
  follow: { statusMap: new Map() },
} as unknown as DeployPlan;

/** A platform whose list is oldest first, two a page, and that acts without an answer of use. */
function oldestFirst(answer: () => undefined) {
  const at = (n: number): SeenDeployment => ({
    ...{ deployID: `d${n}`, status: 'queued', createdAt: n, commit: n > 5 ? 'c1' : 'c0', branch: 'main' },
    ...{ stage: undefined, url: undefined, supersededBy: undefined },
  });
  const list = [1, 2, 3, 4, 5].map(at);
  const page = (from: number) => ({
    deployments: list.slice(from, from + 2),
    nextCursor: from + 2 < list.length ? String(from + 2) : undefined,
  });
  let posts = 0;
  const platform = {
    listDeployments: async () => page(0),
    async *allDeployments(_: string, { cursor = '0' }: ListOptions = {}) {
      yield* list.slice(Number(cursor));
    },
    async deploy() {
      posts++;
      list.push(at(list.length + 1));
      return answer();
    },
  };
  return { platform: platform as unknown as ControlPlane, posts: () => posts };
}

const deps = () => ({
  ...{ clock: new FakeClock(), uuid: () => 'key', onStart: () => {}, signal: new AbortController().signal },
});

test('finds the new deployment on the last page of a list that is oldest first', async () => {
  const { platform } = oldestFirst(() => undefined);
  expect(await trigger(PLAN, 'shop', { platform, ...deps() })).toEqual({ deployID: 'd6', attached: false });
});

test('sends once where the answer is lost, also with such a list', async () => {
  const { platform, posts } = oldestFirst(() => {
    throw new SlipwayError('unreachable', 'lost', { call: { method: 'POST', path: '/', outcome: 'unknown' } });
  });
  expect(await trigger(PLAN, 'shop', { platform, ...deps() })).toEqual({ deployID: 'd6', attached: false });
  expect(posts()).toBe(1);
});
