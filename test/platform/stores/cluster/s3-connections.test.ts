import { hash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { S3Client } from '../../../../src/platform/stores/cluster/s3/client.ts';
import {
  openConnections,
  S3_LIMITS,
  type S3Body,
  type S3Connections,
} from '../../../../src/platform/stores/cluster/s3/connections.ts';
import { faultOfConnection } from '../../../../src/platform/stores/cluster/s3/faults.ts';
import { parseS3 } from '../../../../src/platform/stores/cluster/s3/settings.ts';

const MIB = 1024 * 1024;
/** Parts of 64 KiB: four times what the system and this client keep for a reader that does not read. */
const PARTS = 1_000;

let answer: RequestListener;
let connections: S3Connections;
let sockets: Socket[];
let port: number;
let stop: () => Promise<unknown>;
const send = (method: string, body?: S3Body, headers: Readonly<Record<string, string>> = {}) =>
  connections.send({ method, path: '/bucket/key', headers, body });
const put = (body: S3Body, size: number) => send('PUT', body, { 'content-length': String(size) });

beforeEach(async () => {
  sockets = [];
  const server = createServer((incoming, outgoing) => answer(incoming, outgoing));
  server.on('connection', (socket) => sockets.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = Object(server.address()).port;
  connections = openConnections(`http://127.0.0.1:${port}`, S3_LIMITS);
  stop = () => {
    server.closeAllConnections();
    return once(server.close(), 'close');
  };
});
afterEach(async () => {
  connections[Symbol.dispose]();
  await stop();
});

test('a source may reuse the memory of a part for the next one', async () => {
  const received: Buffer[] = [];
  answer = async (incoming, outgoing) => {
    for await (const part of incoming) received.push(part);
    outgoing.end();
  };
  const part = Buffer.alloc(MIB / 4);
  const source = async function* () {
    for (let n = 0; n < 16; n += 1) yield part.fill(n);
  };
  expect((await put(source, 4 * MIB)).status).toBe(200);
  const expected = Array.from({ length: 16 }, (_, n) => Buffer.alloc(MIB / 4, n));
  expect(Buffer.concat(received).equals(Buffer.concat(expected))).toBe(true);
});

test('a fault of the network that has ended closes the connections: what waits fails, and the next request works', async () => {
  const asked = Promise.withResolvers<void>();
  answer = () => asked.resolve();
  const waiting = send('GET').catch((error: unknown) => error);
  await asked.promise;
  answer = (incoming, outgoing) => incoming.resume().on('end', () => outgoing.end('text'));
  connections.renew();
  expect(faultOfConnection('s3://bucket', await waiting)).toMatchObject({ isRepeatable: true });
  expect((await (await send('GET')).take(9)).toString()).toBe('text');
  expect(sockets).toHaveLength(2);
});

test('a read that is never answered is sent again beside it, and a write is not', async () => {
  const methods: string[] = [];
  answer = (incoming, outgoing) => {
    methods.push(incoming.method ?? '');
    if (methods.length > 2) incoming.resume().on('end', () => outgoing.end('text'));
  };
  const settings = parseS3('s3://bucket', {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
  });
  using client = new S3Client(settings, { limits: { besideMs: 20 } });
  expect((await client.load('a', 9))?.bytes?.toString()).toBe('text');
  expect(methods).toEqual(['GET', 'GET', 'GET']);
  methods.length = 0;
  using hasty = new S3Client(settings, { limits: { besideMs: 1, answerMs: 500, pauseMs: 1 } });
  const put = hasty.put('a', Buffer.from('x'), 1, hash('sha256', 'x'), Date.now()).catch((error: unknown) => error);
  expect(await put).toMatchObject({ name: 'StoreUnavailable' });
  expect(new Set(methods)).toEqual(new Set(['PUT']));
  expect(methods.length).toBeLessThanOrEqual(4);
});

test('connections are used again after requests of all methods', async () => {
  answer = (incoming, outgoing) => incoming.resume().on('end', () => outgoing.end('text'));
  for (const method of ['HEAD', 'GET', 'HEAD', 'DELETE', 'PUT', 'GET', 'HEAD', 'HEAD']) {
    const text = await (await (method === 'PUT' ? put(Buffer.alloc(MIB), MIB) : send(method))).take(9);
    expect(String(text)).toBe(method === 'HEAD' ? '' : 'text');
  }
  // A connection is free one turn of the event loop after its answer.
  expect(sockets.length).toBeLessThanOrEqual(2);
});

test('an answer before the end of the request is read, and its source and its connection are closed', async () => {
  answer = (_, outgoing) => outgoing.writeHead(403).end('refused');
  let isClosed = false;
  const endless = async function* () {
    try {
      for (;;) {
        yield Buffer.alloc(1_000);
        await new Promise((resolve) => setImmediate(resolve));
      }
    } finally {
      isClosed = true;
    }
  };
  const refusal = await put(endless, 1e9);
  expect([refusal.status, String(await refusal.take(9))]).toEqual([403, 'refused']);
  await expect.poll(() => [isClosed, sockets[0]?.destroyed]).toEqual([true, true]);
});

test('of an answer that is too long, the beginning is returned, and its connection is closed', async () => {
  answer = (_, outgoing) => outgoing.write(Buffer.alloc(MIB, 'x'));
  const long = await send('GET');
  expect(await long.take(1_000)).toEqual(Buffer.alloc(1_000, 'x'));
  await expect.poll(() => sockets[0]?.destroyed).toBe(true);
});

test('the service waits for a reader that is slow, and the reader gets all bytes', async () => {
  const part = Buffer.alloc(64 * 1024, '0123456789');
  let made = 0;
  const source = function* () {
    for (; made < PARTS; made += 1) yield part;
  };
  answer = (_, outgoing) => {
    outgoing.writeHead(200, { 'content-length': PARTS * part.length });
    Readable.from(source(), { objectMode: false }).pipe(outgoing);
  };
  const parts = (await send('GET')).parts();
  let received = (await parts.next()).value?.length ?? 0;
  let before = 0;
  // No part is made any more.
  const isStill = () => {
    const isSame = made > 0 && made === before;
    before = made;
    return isSame;
  };
  await expect.poll(isStill, { interval: 100 }).toBe(true);
  expect(made).toBeLessThan(PARTS / 2);
  for await (const each of parts) received += each.length;
  expect(received).toBe(PARTS * part.length);
});

test('a reader that ends early closes the connection, also while it waits for a part', async () => {
  answer = (_, outgoing) => outgoing.writeHead(200, { 'content-length': 1_000 }).write('begin');
  const early = await send('GET');
  for await (const part of early.parts()) {
    expect(String(part)).toBe('begin');
    break;
  }
  await expect.poll(() => sockets[0]?.destroyed).toBe(true);
  const waiting = await send('GET');
  const bytes = waiting.take(1_000);
  bytes.catch(() => {});
  waiting.close();
  await expect(bytes).rejects.toThrow('closed');
  await expect.poll(() => sockets[1]?.destroyed).toBe(true);
});
