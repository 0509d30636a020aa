import { describe, expect, test } from 'vitest';
import { SlipwayError } from '../../src/base/errors.ts';
import type { SeenDeployment } from '../../src/contract/answers.ts';
import type { StatusFamily } from '../../src/contract/status.ts';
import type { DeployEvent } from '../../src/deploy/events.ts';
import { follow, pollDelay } from '../../src/deploy/follow.ts';
import { createNarrator } from '../../src/deploy/narrator.ts';
import type { FollowPlan } from '../../src/deploy/plan.ts';
import { FakeClock } from '../support/clock.ts';

type Look = readonly SeenDeployment[] | Error;

const PLAN: FollowPlan = {
  wait: true,
  timeoutMs: 30 * 60_000,
  onTimeout: 'fail',
  pollIntervalMs: undefined,
  statusMap: new Map(),
};

function seen(deployID: string, status: string, more: Partial<SeenDeployment> = {}): SeenDeployment {
  return {
    deployID,
    status,
    stage: undefined,
    branch: undefined,
    commit: undefined,
    url: undefined,
    createdAt: undefined,
    supersededBy: undefined,
    ...more,
  };
}

/** Follows `d1` over the given looks; the last one repeats. */
function run(looks: readonly Look[], plan: Partial<FollowPlan> = {}, onLook: (n: number) => void = () => {}) {
  const clock = new FakeClock();
  const events: DeployEvent[] = [];
  const controller = new AbortController();
  let count = 0;
  const ending = follow('d1', { ...PLAN, ...plan }, clock.now(), {
    look: async (_, onPage) => {
      const look = looks[Math.min(count, looks.length - 1)];
      onLook(++count);
      if (look instanceof Error) throw look;
      onPage();
      return look ?? [];
    },
    clock,
    every: () => () => {},
    random: () => 0.5,
    narrator: createNarrator((event) => events.push(event), clock),
    signal: controller.signal,
  });
  return { ending, events, clock, controller };
}

const texts = (events: readonly DeployEvent[], type: DeployEvent['type']) =>
  events.filter((each) => each.type === type);
const unreachable = new SlipwayError('unreachable', 'connection reset');

describe('following a deployment', () => {
  test('tells each status once and ends with the final one', async () => {
    const { ending, events } = run([
      [seen('d1', 'queued')],
      [seen('d1', 'building')],
      [seen('d1', 'building')],
      [seen('d1', 'succeeded', { url: 'https://a.example' })],
    ]);
    expect((await ending).family).toBe('success');
    expect(texts(events, 'status').map((each) => ('status' in each ? each.status : ''))).toEqual([
      'queued',
      'building',
      'succeeded',
    ]);
  });

  test.each<[string, StatusFamily]>([
    ['FAILED', 'failure'],
    ['Canceled', 'cancelled'],
    ['rolled_back', 'failure'],
    ['READY', 'success'],
    ['BUILD_ERROR', 'failure'],
    ['Deployment Failed', 'failure'],
    ['Activated', 'success'],
  ])('takes the word %s as %s', async (word, family) => {
    expect((await run([[seen('d1', word)]]).ending).family).toBe(family);
  });

  test('follows the deployment it was given, not the newest in the list', async () => {
    const { ending } = run([
      [seen('d2', 'succeeded'), seen('d1', 'building')],
      [seen('d2', 'succeeded'), seen('d1', 'failed')],
    ]);
    expect((await ending).family).toBe('failure');
  });

  test('says which deployment overtook a cancelled one', async () => {
    const named = run([[seen('d3', 'queued'), seen('d2', 'queued'), seen('d1', 'cancelled', { supersededBy: 'd3' })]]);
    expect((await named.ending).overtakenBy).toBe('d3');
    const unnamed = run([[seen('d3', 'queued'), seen('d2', 'queued'), seen('d1', 'superseded')]]);
    expect((await unnamed.ending).overtakenBy).toBe('d2');
    const timed = [seen('d0', 'ready', { createdAt: 1 }), seen('d1', 'cancelled', { createdAt: 2 })];
    const later = [seen('d2', 'queued', { createdAt: 3 }), seen('d3', 'queued', { createdAt: 4 })];
    expect((await run([[...timed, ...later]]).ending).overtakenBy).toBe('d2');
  });

  test('names no older deployment as the one that overtook it, in whatever order they are listed', async () => {
    const timed = [seen('d0', 'ready', { createdAt: 1 }), seen('d1', 'cancelled', { createdAt: 2 })];
    expect((await run([timed]).ending).overtakenBy).toBeUndefined();
    const untimed = [
      [seen('d0', 'ready'), seen('d1', 'queued')],
      [seen('d0', 'ready'), seen('d1', 'cancelled')],
    ];
    expect((await run(untimed).ending).overtakenBy).toBeUndefined();
  });

  test('ends as pending at the timeout, not before and not long after', async () => {
    const { ending, clock } = run([[seen('d1', 'building')]], { timeoutMs: 90_000 });
    const start = Date.UTC(2026, 0, 2, 3, 4, 5);
    expect((await ending).family).toBe('pending');
    expect(clock.now() - start).toBe(90_000);
  });

  test('ends at the timeout also while a look hangs', async () => {
    const clock = new FakeClock();
    let tick = () => {};
    const hanging = (signal: AbortSignal) =>
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const ending = follow('d1', { ...PLAN, timeoutMs: 90_000 }, clock.now(), {
      ...{ look: hanging, clock, random: () => 0.5, signal: new AbortController().signal },
      narrator: createNarrator(() => {}, clock),
      every: (_, each) => {
        tick = each;
        return () => {};
      },
    });
    clock.advance(89_000);
    tick();
    clock.advance(1_000);
    tick();
    expect(await ending).toMatchObject({ family: 'pending', deployment: undefined });
  });

  test('an unknown word counts as pending, is warned of once, and can be mapped', async () => {
    const looks = [[seen('d1', 'simmering')], [seen('d1', 'simmering')], [seen('d1', 'succeeded')]];
    const { ending, events } = run(looks);
    expect((await ending).family).toBe('success');
    expect(texts(events, 'warning')).toHaveLength(1);
    const mapped = run(looks, { statusMap: new Map([['simmering', 'failure']]) });
    expect((await mapped.ending).family).toBe('failure');
  });

  test('tolerates a list that fails for a while and tells it once', async () => {
    const { ending, events } = run([
      [seen('d1', 'building')],
      unreachable,
      unreachable,
      [seen('d1', 'building')],
      unreachable,
      [seen('d1', 'succeeded')],
    ]);
    expect((await ending).family).toBe('success');
    expect(texts(events, 'warning')).toHaveLength(1);
  });

  test('gives up a list that fails for longer than its budget, with what it failed with', async () => {
    await expect(run([[seen('d1', 'building')], unreachable]).ending).rejects.toMatchObject({ code: 'unreachable' });
  });

  test('a refusal is no trouble to wait out', async () => {
    await expect(run([new SlipwayError('forbidden', 'no')]).ending).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('says so when the deployment vanishes from the list', async () => {
    await expect(run([[seen('d1', 'building')], [seen('d0', 'succeeded')]]).ending).rejects.toMatchObject({
      code: 'deployment_lost',
    });
  });

  test.each([
    [{ timeoutMs: 20_000 }, [seen('d9', 'queued'), seen('d8', 'ready')], 'not in the only page; it has d9, d8'],
    [{ timeoutMs: 20_000 }, [], 'not in the only page; it is empty'],
    [{}, [9, 8, 7, 6].map((id) => seen(`d${id}`, 'ready')), 'not in the only page; it has d9, d8, d7, …'],
  ])('a deployment that never appears is not told as a timeout: %j', async (plan, list, says) => {
    const { ending } = run([list], plan);
    const message = `The deployment d1 is not in the platform's list: its ID was ${says}`;
    await expect(ending).rejects.toMatchObject({
      ...{ code: 'deployment_lost', message },
      remedy: expect.stringContaining('answers:\n  deploy:\n    id: the.name.of.the.id'),
    });
  });

  test('a deployment that never appears is a warning if the run detaches at its timeout', async () => {
    const { ending, events } = run([[seen('d9', 'queued')]], { timeoutMs: 20_000, onTimeout: 'detach' });
    expect((await ending).family).toBe('pending');
    expect(texts(events, 'warning')).toMatchObject([{ message: expect.stringContaining('not in the only page') }]);
  });

  test('a list that lags behind the trigger is waited for', async () => {
    const { ending } = run([[], [], [], [], [], [], [], [seen('d1', 'succeeded')]]);
    expect((await ending).family).toBe('success');
  });

  test('stops at once when it is aborted', async () => {
    const started = run([[seen('d1', 'building')]], {}, (n) => n === 3 && started.controller.abort(new Error('stop')));
    await expect(started.ending).rejects.toThrow('stop');
  });
});

/** Looks at a deployment until `length`, with the given luck; returns how late its end is noticed and how many looks it took. */
function watch(length: number, random: () => number): { late: number; looks: number } {
  let elapsed = 0;
  let looks = 0;
  while (elapsed < length) {
    elapsed += pollDelay(elapsed, random);
    looks++;
  }
  return { late: elapsed - length, looks };
}

test.each([5_000, 45_000, 180_000, 1_200_000])(
  'notices the end of a deployment of %i ms within a tenth of it, and within 10 s',
  (length) => {
    for (const luck of [0, 0.5, 0.999]) {
      const { late } = watch(length, () => luck);
      expect(late).toBeLessThanOrEqual(Math.min(10_000, Math.max(250, length * 0.1)) + 1);
    }
  },
);

test.each([3_000, 8_000, 25_000])(
  'notices the end of a short deployment of %i ms within a fiftieth of it',
  (length) => {
    for (const luck of [0, 0.5, 0.999])
      expect(watch(length, () => luck).late).toBeLessThanOrEqual(Math.max(100, length * 0.02));
  },
);

test('asks seldom enough: a deployment of ten minutes costs at most 250 looks', () => {
  expect(watch(600_000, () => 0.5).looks).toBeLessThanOrEqual(250);
});

test('never asks more often than every 80 ms', () => {
  expect(pollDelay(0, () => 0.999)).toBeGreaterThan(79);
});
