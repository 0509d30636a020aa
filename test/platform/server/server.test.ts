import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { silentLog } from '../../../src/base/log.ts';
import { type Listening, listen } from '../../../src/platform/server/server.ts';
import { BodyBroken, BodyTooLarge, type Handler, type HttpResponse } from '../../../src/platform/shared/http.ts';
import { StoreUnavailable } from '../../../src/platform/stores/rows/unavailable.ts';

const text = (status: number, body: string): HttpResponse => ({
  status,
  headers: { 'content-type': 'text/plain' },
  body,
});

async function serving(
  handler: Handler,
  log = silentLog,
): Promise<Listening & AsyncDisposable & { readonly url: string }> {
  const server = await listen({ port: 0, host: '127.0.0.1', log });
  server.serve(handler);
  return { ...server, url: `http://127.0.0.1:${server.port}`, [Symbol.asyncDispose]: () => server.close(50) };
}

/** Sends raw bytes to a server. Returns its answer. */
async function sent(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  let received = '';
  for await (const chunk of socket) received += chunk;
  return received;
}

/** A promise with its `resolve`, to wait for a certain moment of a request. */
const gate = () => Promise.withResolvers<void>();

test('answers 503 with Retry-After before it serves', async () => {
  const server = await listen({ port: 0, host: '127.0.0.1', log: silentLog });
  const response = await fetch(`http://127.0.0.1:${server.port}`);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('1');
  await server.close();
});

test('answers at once or later, with length, request ID and the status given', async () => {
  await using server = await serving((each) =>
    each.target === '/now' ? text(201, 'né') : Promise.resolve(text(202, 'later')),
  );
  const now = await fetch(`${server.url}/now`);
  expect([now.status, await now.text(), now.headers.get('content-length')]).toEqual([201, 'né', '3']);
  const later = await fetch(`${server.url}/later`, { headers: { 'x-request-id': 'bad id' } });
  expect(await later.text()).toBe('later');
  expect(later.headers.get('x-request-id')).toMatch(/^[0-9a-f]+-\d+$/);
  expect(later.headers.get('x-request-id')).not.toBe(now.headers.get('x-request-id'));
});

test('uses one connection for many requests', async () => {
  await using server = await serving(() => text(200, 'x'));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ports = new Set<number | undefined>();
  for (let i = 0; i < 5; i += 1) {
    const sent = request(server.url, { agent }).end();
    const [response] = await once(sent, 'response');
    ports.add(sent.socket?.localPort);
    for await (const _ of response);
  }
  expect(ports.size).toBe(1);
  agent.destroy();
});

test('HEAD has the headers of GET and no body; 204 and 304 have neither length nor body', async () => {
  await using server = await serving(({ target }) => text(Number(target.slice(1)), 'body'));
  const head = await fetch(`${server.url}/200`, { method: 'HEAD' });
  expect([head.headers.get('content-length'), await head.text()]).toEqual(['4', '']);
  for (const status of [204, 304]) {
    const response = await fetch(`${server.url}/${status}`);
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([
      status,
      null,
      '',
    ]);
  }
});

test('a handler whose store is unavailable is 503 with when to come again, the cause in the log alone', async () => {
  const logged: unknown[] = [];
  const cause = new StoreUnavailable('The state cannot be read or written: disk I/O error');
  await using server = await serving(
    () => Promise.reject(cause),
    (...line) => logged.push(line),
  );
  const response = await fetch(server.url);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({ error: { code: 'unavailable' } });
  expect(text).not.toContain('disk I/O');
  expect(JSON.stringify(logged)).toContain('disk I/O error');
});

test('if a handler throws, the answer is 500 with a request ID, and only the log has the cause', async () => {
  const logged: string[] = [];
  await using server = await serving(
    ({ target }) => {
      if (target === '/sync') throw new Error('the secret cause');
      return Promise.reject(new Error('the secret cause'));
    },
    (_, event, fields) => void logged.push(JSON.stringify({ event, ...fields })),
  );
  for (const path of ['/sync', '/async']) {
    const response = await fetch(server.url + path);
    const body = await response.text();
    expect(response.status).toBe(500);
    expect(body).not.toContain('secret');
    expect(logged.at(-1)).toContain('the secret cause');
    expect(logged.at(-1)).toContain(String(response.headers.get('x-request-id')));
  }
});

test('streams a body at the pace of its reader', async () => {
  const made = { chunks: 0 };
  const endless = async function* () {
    for (; made.chunks < 2_000; made.chunks += 1) yield Buffer.alloc(64 * 1024, 'x');
  };
  await using server = await serving(() => ({ status: 200, headers: {}, body: Readable.from(endless()) }));
  const [response] = await once(request(server.url).end(), 'response');
  await once(response, 'readable');
  for (let i = 0; i < 20; i += 1) await new Promise((resolve) => setImmediate(resolve));
  const before = made.chunks;
  expect(before).toBeLessThan(1_000);
  let size = 0;
  for await (const chunk of response) size += chunk.length;
  expect(size).toBe(2_000 * 64 * 1024);
});

test('if the client disconnects, the stream ends and the signal is aborted', async () => {
  const [aborted, closed] = [gate(), gate()];
  await using server = await serving(({ signal }) => {
    signal.addEventListener('abort', () => aborted.resolve());
    const body = Readable.from(
      (async function* () {
        for (;;) yield Buffer.alloc(64 * 1024);
      })(),
    );
    body.once('close', () => closed.resolve());
    return { status: 200, headers: {}, body };
  });
  const sent = request(server.url).end();
  await once(sent, 'response');
  sent.destroy();
  await Promise.all([aborted.promise, closed.promise]);
});

test('reads a body up to its limit, and the client of a larger one gets its answer', async () => {
  await using server = await serving(async (each) => {
    try {
      return text(200, String((await each.body(10)).length));
    } catch (error) {
      return text(error instanceof BodyTooLarge ? 413 : 400, 'refused');
    }
  });
  const post = async (size: number) => {
    const response = await fetch(server.url, { method: 'POST', body: 'x'.repeat(size) });
    return [response.status, await response.text()];
  };
  expect(await post(10)).toEqual([200, '10']);
  expect(await post(11)).toEqual([413, 'refused']);
  expect(await post(5_000_000)).toEqual([413, 'refused']);
  expect(await post(0)).toEqual([200, '0']);
  const chunked = request(server.url, { method: 'POST', headers: { 'transfer-encoding': 'chunked' } });
  chunked.end('x'.repeat(11));
  const [response] = await once(chunked, 'response');
  expect(response.statusCode).toBe(413);
});

test('a body whose length is far beyond the limit is refused without reading it, and the connection is closed', async () => {
  await using server = await serving((each) =>
    each.body(10).then(
      () => text(200, ''),
      () => text(413, 'refused'),
    ),
  );
  const received = await sent(server.port, 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 99999999999\r\n\r\nabc');
  expect(received).toMatch(/^HTTP\/1\.1 413 /);
  expect(received.toLowerCase()).toContain('connection: close');
});

test('a client that breaks off its body does not affect other requests', async () => {
  const told = gate();
  await using server = await serving((each) => {
    if (each.method === 'GET') return text(200, 'fine');
    return each
      .body(100)
      .catch((error: Error) => {
        expect(error).toBeInstanceOf(BodyBroken);
        told.resolve();
        return Buffer.alloc(0);
      })
      .then(() => text(400, ''));
  });
  const socket = connect(server.port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\nabc', () => socket.destroy());
  await told.promise;
  expect((await fetch(server.url)).status).toBe(200);
});

test('a body is broken also for a handler that reads it after the client has disconnected', async () => {
  const [arrived, told] = [gate(), gate()];
  await using server = await serving(async (each) => {
    arrived.resolve();
    await new Promise((resolve) => each.signal.addEventListener('abort', resolve));
    await expect(each.body(100)).rejects.toThrow(BodyBroken);
    told.resolve();
    return text(400, '');
  });
  const socket = connect(server.port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\nabc');
  await arrived.promise;
  socket.destroy();
  await told.promise;
});

test('bytes that are not HTTP are refused with 400', async () => {
  await using server = await serving(() => text(200, ''));
  expect(await sent(server.port, 'nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
});

test.each([
  ['http://shop.localhost/a?b=1', 'shop.localhost /a?b=1'],
  ['HTTP://Shop.localhost:4400/', 'Shop.localhost:4400 /'],
  ['https://shop.localhost', 'shop.localhost /'],
  ['http://shop.localhost?b=/', 'shop.localhost /?b=/'],
  ['http://[::1]:4400//a', '[::1]:4400 //a'],
  ['/a?u=http://shop.localhost/', 'other /a?u=http://shop.localhost/'],
  ['http://user@shop.localhost/', 'other http://user@shop.localhost/'],
  ['http:///a', 'other http:///a'],
  ['ftp://shop.localhost/', 'other ftp://shop.localhost/'],
])('the host and path of the target %s are %s', async (target, seen) => {
  await using server = await serving((each) => text(200, `${each.headers.host} ${each.target}`));
  const answer = await sent(server.port, `GET ${target} HTTP/1.1\r\nHost: other\r\nConnection: close\r\n\r\n`);
  expect(answer.slice(answer.indexOf('\r\n\r\n') + 4)).toBe(seen);
});

test('a close answers open requests, closes idle connections, and frees the port', async () => {
  const [arrived, release] = [gate(), gate()];
  const server = await serving(async ({ target }) => {
    if (target === '/slow') {
      arrived.resolve();
      await release.promise;
    }
    return text(200, 'answered');
  });
  const agent = new Agent({ keepAlive: true });
  const [idle] = await once(request(server.url, { agent }).end(), 'response');
  for await (const _ of idle);
  const slow = fetch(`${server.url}/slow`);
  await arrived.promise;
  const closed = server.close();
  expect(server.close()).toBe(closed);
  release.resolve();
  const response = await slow;
  expect([await response.text(), response.headers.get('connection')]).toEqual(['answered', 'close']);
  await closed;
  await expect(fetch(server.url)).rejects.toThrow();
  agent.destroy();
});

test('a close aborts requests that do not end within its grace period', async () => {
  const [arrived, aborted] = [gate(), gate()];
  const server = await serving(async ({ signal }) => {
    signal.addEventListener('abort', () => aborted.resolve());
    arrived.resolve();
    await new Promise(() => {});
    return text(200, '');
  });
  const hanging = fetch(server.url).catch(() => 'cut');
  await arrived.promise;
  await server.close(1);
  await aborted.promise;
  expect(await hanging).toBe('cut');
});

test('the error for a port or address that cannot be used is one sentence', async () => {
  await using server = await serving(() => text(200, ''));
  const again = { port: server.port, host: '127.0.0.1', log: silentLog };
  await expect(listen(again)).rejects.toMatchObject({ code: 'port_in_use', input: 'port' });
  await expect(listen({ ...again, port: 0, host: '203.0.113.1' })).rejects.toMatchObject({ code: 'invalid_input' });
});
