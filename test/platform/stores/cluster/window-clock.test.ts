import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWindowClock } from '../../../../src/platform/stores/cluster/state/window-clock.ts';

test('no reading: the time is not known', () => {
  expect(createWindowClock(() => 5).now()).toBeUndefined();
});

test('readings that agree narrow the bounds, and a slow one does not widen them', () => {
  let now = 0;
  const clock = createWindowClock(() => now);
  now = 100;
  clock.learn({ sent: 0, received: 100, time: 1_000 });
  expect(clock.now()).toEqual({ earliest: 1_000, latest: 1_100.1 });
  clock.learn({ sent: 90, received: 100, time: 1_045 });
  expect(clock.now()).toEqual({ earliest: 1_045, latest: 1_055.01 });
  clock.learn({ sent: 0, received: 100, time: 1_050 });
  expect(clock.now()).toEqual({ earliest: 1_050, latest: 1_055.01 });
  expect(clock.age()).toBe(0);
});

test.each([-3_600_000, -500, 500, 3_600_000])('a clock that was set by %d ms is believed', (set) => {
  let now = 0;
  const clock = createWindowClock(() => now);
  clock.learn({ sent: 0, received: 0, time: 1_000 });
  now = 1_000;
  clock.learn({ sent: 999, received: 1_000, time: 2_000 + set });
  expect(clock.now()).toEqual({ earliest: 2_000 + set, latest: expect.closeTo(2_001.001 + set) });
});

test('the bounds contain the time of a database whose clock runs at another rate', () => {
  const step = fc.record({ pause: fc.integer({ min: 0, max: 60_000 }), there: fc.nat(500), back: fc.nat(500) });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1 }), fc.constantFrom(0.9991, 1, 1.0009), (steps, rate) => {
      let now = 0;
      const clock = createWindowClock(() => now);
      const truth = () => 1e6 + now * rate;
      for (const { pause, there, back } of steps) {
        now += pause;
        const known = clock.now();
        if (known) {
          expect(known.earliest).toBeLessThanOrEqual(truth() + 1e-6);
          expect(known.latest).toBeGreaterThanOrEqual(truth() - 1e-6);
        }
        const sent = now;
        now += there;
        const time = truth();
        now += back;
        clock.learn({ sent, received: now, time });
      }
    }),
    {
      examples: [
        [
          [
            { pause: 0, there: 0, back: 1 },
            { pause: 0, there: 0, back: 0 },
          ],
          1.0009,
        ],
      ],
      numRuns: 1_000,
    },
  );
});
