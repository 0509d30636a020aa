import { expect, test } from 'vitest';
import { SlipwayError } from '../../src/base/errors.ts';
import { sendOnce } from '../../src/deploy/send-once.ts';
import { FakeClock } from '../support/clock.ts';

const lost = () =>
  new SlipwayError('unreachable', 'reset', { call: { method: 'POST', path: '/x', outcome: 'unknown' } });
const signal = new AbortController().signal;

test('sends one request where it is answered', async () => {
  let sent = 0;
  const result = await sendOnce({
    send: async () => `made ${++sent}`,
    find: async () => undefined,
    clock: new FakeClock(),
    signal,
  });
  expect(result).toBe('made 1');
});

test('reads instead of sending again where the answer was lost but the request acted', async () => {
  let made = 0;
  const result = await sendOnce({
    send: async () => {
      made++;
      throw lost();
    },
    find: async () => `found ${made}`,
    clock: new FakeClock(),
    signal,
  });
  expect([result, made]).toEqual(['found 1', 1]);
});

test('sends again only after several looks that show no trace', async () => {
  let sent = 0;
  let looks = 0;
  const result = await sendOnce({
    send: async () => {
      if (++sent === 1) throw lost();
      return 'made';
    },
    find: async () => {
      looks++;
      return undefined;
    },
    clock: new FakeClock(),
    signal,
  });
  expect([result, sent, looks]).toEqual(['made', 2, 3]);
});

test('a refusal is passed on at once', async () => {
  const refused = new SlipwayError('refused', 'no', { call: { method: 'POST', path: '/x', status: 422 } });
  const send = async () => Promise.reject(refused);
  await expect(sendOnce({ send, find: async () => 'found', clock: new FakeClock(), signal })).rejects.toBe(refused);
});

test('gives up with what the last attempt failed with', async () => {
  let sent = 0;
  const send = async () => {
    sent++;
    throw lost();
  };
  const request = { send, find: async () => undefined, clock: new FakeClock(), signal };
  await expect(sendOnce(request)).rejects.toMatchObject({ code: 'unreachable' });
  expect(sent).toBe(3);
});
