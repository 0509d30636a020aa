import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { TurnShare, unshare } from '../../../src/platform/functions/turn-share.ts';

const BYTES = 100_000;

/** Reads a socket as undici does. `took`: called with the bytes of each read. */
function readAll(socket: PassThrough, took: (bytes: number) => void): Promise<unknown> {
  socket.on('readable', () => {
    for (let chunk: Buffer | null = socket.read(); chunk !== null; chunk = socket.read()) took(chunk.length);
  });
  return once(socket, 'end');
}

test('what takes long is read in several turns, one connection after another, and all of it', async () => {
  let now = 0;
  const share = new TurnShare(() => now);
  const read: Record<string, number> = { a: 0, b: 0, c: 0 };
  const order: string[] = [];
  const ended = ['a', 'b', 'c'].map((letter) => {
    const socket = new PassThrough({ highWaterMark: BYTES });
    socket.end(letter.repeat(BYTES));
    share.share(socket, 'acme');
    return readAll(socket, (bytes) => {
      read[letter] = (read[letter] ?? 0) + bytes;
      order.push(letter);
      now += 6;
    });
  });
  await turn();
  // Two reads take longer than a turn may, and a turn has two occasions to read.
  expect(order.length).toBeLessThanOrEqual(4);
  await Promise.all(ended);
  expect(read).toEqual({ a: BYTES, b: BYTES, c: BYTES });
  // Reads that take long become smaller.
  expect(order.length).toBeGreaterThan(3 * Math.ceil(BYTES / 8_192));
  // None waits until another one is done.
  expect(order.indexOf('c')).toBeLessThan(order.lastIndexOf('a'));
});

test('each organization has its part of a turn, however many connections another one has', async () => {
  let now = 0;
  const share = new TurnShare(() => now);
  const order: string[] = [];
  const names = [...Array.from({ length: 50 }, () => 'many'), 'one'];
  const ended = names.map((org) => {
    const socket = new PassThrough({ highWaterMark: BYTES });
    socket.end('x'.repeat(BYTES));
    share.share(socket, org);
    return readAll(socket, () => {
      order.push(org);
      now += 1;
    });
  });
  await ended.at(-1);
  // Half of what was read since the first turn is its own.
  expect(order.length).toBeLessThan(names.length + 4 * Math.ceil(BYTES / 2_048));
  await Promise.all(ended);
});

test('one that is a WebSocket from now on takes no turns', async () => {
  const share = new TurnShare(() => 0);
  const socket = new PassThrough();
  share.share(socket, 'acme');
  unshare(socket);
  socket.write('x'.repeat(10_000));
  expect(socket.read()).toHaveLength(10_000);
});
