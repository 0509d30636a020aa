import { expect, test } from 'vitest';
import { inBackground } from '../../src/base/background.ts';

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

test('a run that is asked for joins the one under way, and does not reject if it fails', async () => {
  const { promise, reject } = Promise.withResolvers<void>();
  const failures: unknown[] = [];
  let count = 0;
  await using work = inBackground({
    everyMs: 1,
    run() {
      count += 1;
      return promise;
    },
    onFailure: (error) => void failures.push(error),
    every: () => () => {},
    isDue: true,
  });
  const asked = Promise.all([work.run(), work.run()]);
  reject('away');
  await asked;
  expect([count, failures]).toEqual([1, ['away']]);
});

test('a row of failures is told once, whatever details follow the colon, and again after a success or for another failure', async () => {
  const ends = ['away: reset', 'away: refused', 'full', 'away: reset', '', 'away: reset'];
  const told: string[] = [];
  await using work = inBackground({
    everyMs: 1,
    async run() {
      const message = ends.shift();
      if (message) throw new Error(message);
    },
    onFailure: (error) => void told.push(String(error)),
    every: () => () => {},
  });
  while (ends.length > 0) await work.run();
  expect(told).toEqual(['Error: away: reset', 'Error: full', 'Error: away: reset', 'Error: away: reset']);
});
