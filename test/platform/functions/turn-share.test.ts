import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { TurnShare } from '../../../src/platform/functions/turn-share.ts';

const BYTES = 100_000;

test('what takes long is read in several turns, one connection after another, and all of it', async () => {
  let now = 0;
  const share = new TurnShare(() => now);
  const read: Record<string, number> = { a: 0, b: 0, c: 0 };
  const order: string[] = [];
  const ended = ['a', 'b', 'c'].map((letter) => {
    const socket = new PassThrough({ highWaterMark: BYTES });
    socket.end(letter.repeat(BYTES));
    share.share(socket);
    // As undici does.
    socket.on('readable', () => {
      for (let chunk: Buffer | null = socket.read(); chunk !== null; chunk = socket.read()) {
        read[letter] = (read[letter] ?? 0) + chunk.length;
        order.push(letter);
        now += 3;
      }
    });
    return once(socket, 'end');
  });
  await turn();
  // Two reads take longer than a turn may, and a turn has two occasions to read.
  expect(order.length).toBeLessThanOrEqual(4);
  await Promise.all(ended);
  expect(read).toEqual({ a: BYTES, b: BYTES, c: BYTES });
  expect(order).toHaveLength(3 * Math.ceil(BYTES / 16_384));
  // None waits until another one is done.
  expect(order.indexOf('c')).toBeLessThan(order.lastIndexOf('a'));
});
