import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/base/json.ts';
import { queueWords, tellQueue } from '../../src/cli/terminal/follow-deployment.ts';
import { FakeClock } from '../support/clock.ts';

const entry = (appID: string, startedAt: string | null = null) => ({ appID, deployID: `dpl-${appID}`, startedAt });
const queue = (running: readonly string[], waiting: readonly string[], more = false): JsonObject => ({
  running: running.map((app) => entry(app, '2026-01-02T10:02:31.000Z')),
  waiting: waiting.map((app) => entry(app)),
  more,
});

test('a place in the queue is told once for each change, and no more when the deployment begins', async () => {
  const answers = [
    queue(['blog'], ['docs', 'shop']),
    queue(['blog'], ['docs', 'shop']),
    queue(['blog'], ['docs', 'shop', 'later']),
    queue(['docs'], ['shop', 'later']),
    queue(['docs'], ['shop', 'later']),
    queue(['shop'], ['later']),
  ];
  let asked = 0;
  const told: string[] = [];
  const ask = async () => answers[asked++] ?? Promise.reject(new Error('asked too often'));
  const parts = { clock: new FakeClock(), signal: new AbortController().signal };
  await tellQueue(ask, 'dpl-shop', { ...parts, print: (line) => void told.push(line) });
  expect(asked).toBe(answers.length);
  expect(told).toEqual([
    expect.stringMatching(
      /^Queued: position 2 in its organization, 1 before it; now building blog \(dpl-blog\) since [\d:]{8}$/,
    ),
    expect.stringMatching(/^Queued: position 1 in its organization, none before it; now building docs /),
  ]);
});

test('what cannot be said is not said: of a service without the call, and of a deployment that does not wait', async () => {
  const parts = { clock: new FakeClock(), signal: new AbortController().signal, print: () => expect.unreachable() };
  await tellQueue(() => Promise.reject(new Error('404')), 'dpl-shop', parts);
  expect(queueWords({ running: 'x' }, 'dpl-shop')).toBeUndefined();
  expect(queueWords(queue([], ['shop']), 'dpl-shop')).toContain('no builder has taken this one yet');
  const many = queue(
    ['a', 'b', 'c', 'd', 'e'],
    Array.from({ length: 100 }, (_, n) => `app-${n}`),
    true,
  );
  expect(queueWords(many, 'dpl-shop')).toMatch(/more than 100 wait before it; .* and 2 more$/);
  expect(queueWords({ ...many, running: [{ appID: '\u001b[31mred', startedAt: 'x' }] }, 'dpl-shop')).not.toContain(
    '\u001b',
  );
});
