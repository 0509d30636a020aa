import { expect, test } from 'vitest';
import { silentLog } from '../../../src/base/log.ts';
import { startWorker } from '../../../src/platform/hooks/worker.ts';
import type { ClaimedPush, PushStep } from '../../../src/platform/stores/hooks.ts';
import { createLocalChanges } from '../../../src/platform/stores/local/changes.ts';
import { StoreUnavailable } from '../../../src/platform/stores/rows/unavailable.ts';
import { QueueFull } from '../../../src/platform/stores/state.ts';

function pushes(org: string, count: number): ClaimedPush[] {
  return Array.from({ length: count }, (_, n) => ({
    ...{ id: `${org}-${n}`, org, hook: `hook-${org}-${n}`, digest: '', branch: 'main', commit: '', state: 'checks' },
    ...{ deployID: null, receivedAt: 0, reported: null, problem: null, fence: 1, failures: 0 },
  }));
}

test('an organization whose forge does not answer holds two of the eight lanes, and the pushes of others go on', async () => {
  const due = [...pushes('slow', 30), ...pushes('acme', 10), ...pushes('beta', 10)];
  const settled: string[] = [];
  const slow = Promise.withResolvers<void>();
  const others = Promise.withResolvers<void>();
  let [atOnce, most] = [0, 0];
  await using worker = startWorker({
    store: {
      async claim({ without = [] } = {}) {
        const index = due.findIndex(({ org }) => !without.includes(org));
        return index < 0 ? undefined : due.splice(index, 1)[0];
      },
      async settle({ id }) {
        settled.push(id);
        if (settled.filter((each) => !each.startsWith('slow')).length === 20) others.resolve();
        return true;
      },
    },
    changes: createLocalChanges(),
    log: silentLog,
    every: () => () => {},
    async next({ org }) {
      if (org !== 'slow') return { state: 'done' };
      atOnce += 1;
      most = Math.max(most, atOnce);
      await slow.promise;
      atOnce -= 1;
      return { state: 'done' };
    },
  });
  worker.look();
  await others.promise;
  expect([atOnce, most]).toEqual([2, 2]);
  expect(settled.some((each) => each.startsWith('slow'))).toBe(false);
  slow.resolve();
});

const push = (id: string): ClaimedPush => ({
  ...{
    id,
    org: `of-${id}`,
    hook: 'h',
    digest: id,
    branch: 'main',
    commit: 'c',
    state: 'checks',
    deployID: null,
    reported: null,
    problem: null,
  },
  ...{ receivedAt: 0, fence: 1, failures: 0 },
});

/** A worker whose store has `due` pushes, and whose steps end when `go` is called. */
function worker(due: number) {
  const waiting = Array.from({ length: due }, (_, at) => push(`p${at}`));
  const go = Promise.withResolvers<void>();
  const seen = { claims: 0, settled: 0, underWay: 0, most: 0 };
  const started = startWorker({
    store: {
      async claim() {
        seen.claims += 1;
        return waiting.shift();
      },
      async settle() {
        seen.settled += 1;
        return true;
      },
    },
    changes: { subscribe: () => ({ [Symbol.dispose]() {} }) },
    log: () => {},
    every: () => () => {},
    async next() {
      seen.underWay += 1;
      seen.most = Math.max(seen.most, seen.underWay);
      await go.promise;
      seen.underWay -= 1;
      return { state: 'done' };
    },
  });
  return { seen, go: go.resolve, started };
}

test('a look that finds no push asks once', async () => {
  const { seen, started } = worker(0);
  started.look();
  await started[Symbol.asyncDispose]();
  expect(seen.claims).toBe(1);
});

test('eight pushes are under way at once, and the others follow', async () => {
  const { seen, go, started } = worker(30);
  started.look();
  await expect.poll(() => seen.underWay).toBe(8);
  go();
  await expect.poll(() => seen.settled).toBe(30);
  await started[Symbol.asyncDispose]();
  expect(seen.most).toBe(8);
});

test('a worker that stops claims no more', async () => {
  const { seen, go, started } = worker(30);
  started.look();
  await expect.poll(() => seen.underWay).toBe(8);
  const stopped = started[Symbol.asyncDispose]();
  go();
  await stopped;
  expect([seen.claims, seen.settled]).toEqual([8, 8]);
});

test('a push of a full queue is tried again, a fault is logged, and a store that is away is neither', async () => {
  const logged: string[] = [];
  const settled: PushStep[] = [];
  const waiting: ClaimedPush[] = [];
  await using started = startWorker({
    store: {
      claim: async () => waiting.shift(),
      settle: async (_, result) => settled.push(result) > 0,
    },
    changes: { subscribe: () => ({ [Symbol.dispose]() {} }) },
    log: (_, event) => void logged.push(event),
    every: () => () => {},
    next: ({ id }) => Promise.reject(FAULTS[id]),
  });
  for (const id of Object.keys(FAULTS)) {
    waiting.push(push(id));
    await started.run(id).catch((error: unknown) => expect(error).toBe(FAULTS.away));
  }
  const again = { state: 'checks', againMs: 30_000 };
  expect(settled).toEqual([
    { ...again, problem: 'the organization has too many queued deployments' },
    { ...again, problem: 'the platform failed' },
  ]);
  expect(logged).toEqual(['push_failed']);
});

const FAULTS: Readonly<Record<string, Error>> = {
  full: new QueueFull(500),
  broken: new Error('broken'),
  away: new StoreUnavailable('away'),
};
