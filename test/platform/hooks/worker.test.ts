import { expect, test } from 'vitest';
import { startWorker } from '../../../src/platform/hooks/worker.ts';
import type { ClaimedPush } from '../../../src/platform/stores/hooks.ts';

const push = (id: string): ClaimedPush => ({
  ...{
    id,
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
