import { expect, test } from 'vitest';
import type { DeployEvent } from '../../src/deploy/events.ts';
import { createNarrator } from '../../src/deploy/narrator.ts';
import { FakeClock } from '../support/clock.ts';

test('says at least every 30 s that the deploy goes on, with the last status or the step it is at', () => {
  const clock = new FakeClock();
  const events: DeployEvent[] = [];
  const narrator = createNarrator((event) => events.push(event), clock);
  const pass = (seconds: number) => {
    for (let n = 0; n < seconds; n += 5) {
      clock.advance(5_000);
      narrator.heartbeat();
    }
  };
  pass(60);
  narrator.report({ type: 'phase-started', phase: 'identity' });
  pass(30);
  narrator.report({ type: 'status', status: 'building', stage: undefined, elapsedMs: 40_000 });
  pass(60);
  const heartbeats = events.filter((event) => event.type === 'heartbeat');
  expect(heartbeats.map(({ status, elapsedMs }) => [status, elapsedMs])).toEqual([
    ['at Identity', 25_000],
    ['building', 65_000],
    ['building', 90_000],
  ]);
});
