import { expect, test } from 'vitest';
import { inBackground } from '../../../../src/platform/stores/cluster/start/background.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('work runs once at a time, again after a failure, and is waited for at the end', async () => {
  const runs: PromiseWithResolvers<void>[] = [];
  const seen: string[] = [];
  let tick = () => {};
  const work = inBackground({
    everyMs: 1,
    run() {
      const run = Promise.withResolvers<void>();
      runs.push(run);
      return run.promise;
    },
    onFailure: (error) => void seen.push(String(error)),
    every: (_, call) => {
      tick = call;
      return () => void seen.push('stopped');
    },
  });
  tick();
  tick();
  expect(runs).toHaveLength(1);
  runs[0]?.reject(new Error('away'));
  await settled();
  tick();
  expect(runs).toHaveLength(2);
  const ended = work[Symbol.asyncDispose]().then(() => seen.push('ended'));
  await settled();
  expect(seen).toEqual(['Error: away', 'stopped']);
  runs[1]?.resolve();
  await ended;
  expect(seen.at(-1)).toBe('ended');
});
