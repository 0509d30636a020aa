import { expect, test } from 'vitest';
import { silentLog } from '../../../src/base/log.ts';
import { startWorker } from '../../../src/platform/hooks/worker.ts';
import type { ClaimedPush } from '../../../src/platform/stores/hooks.ts';
import { createLocalChanges } from '../../../src/platform/stores/local/changes.ts';

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
