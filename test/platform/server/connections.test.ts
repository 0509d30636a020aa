import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { silentLog } from '../../../src/base/log.ts';
import { Bodies, Connections, mostConnections } from '../../../src/platform/server/connections.ts';
import { type ListenOptions, listen } from '../../../src/platform/server/server.ts';
import type { Handler } from '../../../src/platform/shared/http.ts';

async function serving(handler: Handler, bounds: Pick<ListenOptions, 'connections' | 'clientTimes'> = {}) {
  const server = await listen({ port: 0, host: '127.0.0.1', log: silentLog, ...bounds });
  server.serve(handler);
  return { port: server.port, [Symbol.asyncDispose]: () => server.close(50) };
}

const asks = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => `GET /${from + n} HTTP/1.1\r\nHost: x\r\n\r\n`).join('');

/** Returns what a connection receives until that contains `text`. */
async function until(socket: Socket, text: string): Promise<string> {
  let received = '';
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    received += chunk;
    if (received.includes(text)) return received;
  }
  return received;
}

test('requests that one connection sends without waiting are handled one at a time, in order', async () => {
  let underWay = 0;
  let most = 0;
  await using server = await serving(async (request) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setImmediate(resolve));
    underWay -= 1;
    return { status: 200, headers: {}, body: `[${request.target}]` };
  });
  const socket = connect(server.port, '127.0.0.1');
  socket.write(asks(9));
  expect([...(await until(socket, '[/8]')).matchAll(/\[\/(\d+)\]/g)].map(([, n]) => Number(n))).toEqual([
    ...Array(9).keys(),
  ]);
  expect(most).toBe(1);
  socket.write(asks(2, 9));
  expect(await until(socket, '[/10]')).toContain('[/9]');
  socket.destroy();
});

test('a body is read that arrives after its request has waited for earlier ones', async () => {
  await using server = await serving(async (request) => {
    await new Promise((resolve) => setImmediate(resolve));
    return { status: 200, headers: {}, body: `[${await request.body(100_000)}]` };
  });
  const socket = connect(server.port, '127.0.0.1');
  const post = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 70000\r\n\r\n';
  socket.write(`${asks(1)}${post}a`);
  await until(socket, '[]');
  socket.write('a'.repeat(69_999));
  expect(await until(socket, 'a]')).toContain(`[${'a'.repeat(70_000)}]`);
  socket.destroy();
});

test('a connection that sends hundreds of requests without waiting is closed, and none of them is handled', async () => {
  let begun = 0;
  await using server = await serving(() => {
    begun += 1;
    return new Promise(() => {});
  });
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(asks(1_000));
  await once(socket, 'close');
  expect(begun).toBe(1);
});

test('the bytes of unread bodies are bounded, and the one without progress for the longest time is broken off', async () => {
  const bodies = new Bodies(80_000_000);
  const shared = Buffer.alloc(30_000_000);
  const answers: ServerResponse[] = [];
  const server = createServer((_, response) => {
    // Far more than the system buffers for a reader.
    const body = answers.length < 2 ? shared : Buffer.alloc(30_000_000);
    answers.push(response);
    bodies.hold(response, body);
    response.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sockets: Socket[] = [];
  for (let count = 1; count <= 4; count += 1) {
    const socket = connect(port, '127.0.0.1').pause();
    socket.on('error', () => {});
    socket.write(asks(1));
    await expect.poll(() => answers.length).toBe(count);
    sockets.push(socket);
    // The first two send the same bytes.
    expect(bodies.bytes).toBe(count < 3 ? 30_000_000 : 60_000_000);
  }
  expect(answers.map((each) => each.destroyed)).toEqual([true, true, false, false]);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => bodies.bytes).toBe(0);
  server.close();
});

test('a browser whose cookies do not fit is told so, however many it sends', async () => {
  await using server = await serving(() => ({ status: 200, headers: {}, body: 'x' }));
  for (const kilobytes of [17, 2_000]) {
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(`GET /console HTTP/1.1\r\nHost: x\r\nCookie: a=${'b'.repeat(kilobytes * 1024)}\r\n\r\n`);
    const answer = await until(socket, 'then open the page again.\n');
    expect(answer).toMatch(/^HTTP\/1\.1 431 .*connection: close.*Delete the cookies of this domain/is);
    socket.destroy();
  }
});

test('bytes that are no request do not get an answer into that of the request before them', async () => {
  const release = Promise.withResolvers<void>();
  await using server = await serving(async () => {
    await release.promise;
    return { status: 200, headers: {}, body: 'private' };
  });
  const socket = connect(server.port, '127.0.0.1');
  socket.write(`${asks(1)}\0nonsense\r\n\r\n`);
  let received = '';
  for await (const chunk of socket) received += chunk;
  release.resolve();
  expect(received).toBe('');
});

test('of too many connections the one that has been idle for the longest time is closed, and new ones are answered', async () => {
  const held = Promise.withResolvers<void>();
  await using server = await serving(
    async ({ target }) => {
      if (target === '/0') await held.promise;
      return { status: 200, headers: {}, body: `[${target}]` };
    },
    { connections: 4 },
  );
  const open = async (bytes: string) => {
    const socket = connect(server.port, '127.0.0.1');
    await once(socket, 'connect');
    if (bytes) socket.write(bytes);
    return socket;
  };
  const busy = await open(asks(1));
  const used = await open(asks(1, 1));
  await until(used, '[/1]');
  const [silent, half] = [await open(''), await open('GET / HTTP/1.1\r\nHos')];
  const fifth = await open(asks(1, 2));
  await until(fifth, '[/2]');
  if (!used.destroyed) await once(used, 'close');
  const sixth = await open(asks(1, 3));
  await until(sixth, '[/3]');
  if (!silent.destroyed) await once(silent, 'close');
  held.resolve();
  expect(await until(busy, '[/0]')).toContain('200 OK');
  expect([busy.destroyed, half.destroyed, fifth.destroyed]).toEqual([false, false, false]);
  for (const socket of [busy, half, fifth, sixth]) socket.destroy();
});

test('if all connections are being answered, the one whose request is the oldest is closed', () => {
  const closed: number[] = [];
  const connections = new Connections(3, () => {});
  for (const n of [0, 1, 2, 3, 4]) {
    const socket = { once: () => {}, destroy: () => void closed.push(n) } as unknown as Socket;
    connections.opened(socket);
    connections.began(socket, { writableFinished: false } as ServerResponse);
  }
  expect(closed).toEqual([0, 1]);
});

test('of the connections without a request a thousand stay, so that closing all of them at once is soon done', () => {
  const closed: number[] = [];
  const connections = new Connections(20_000, () => {});
  for (let n = 0; n < 3_000; n += 1) {
    const socket = { once: () => {}, destroy: () => void closed.push(n) } as unknown as Socket;
    connections.opened(socket);
    if (n < 1_000) connections.began(socket, { writableFinished: true } as ServerResponse);
  }
  expect(closed).toEqual(Array.from({ length: 2_000 - 1_024 }, (_, n) => 1_000 + n));
});

test('connections have fewer files than the process may open', () => {
  expect(mostConnections()).toBeGreaterThan(100);
  const limited = (files: string) => mostConnections(`Limit\nMax open files            ${files}   ${files}   files \n`);
  expect(['1024', '20000', '1048576', 'unlimited'].map(limited)).toEqual([768, 15_000, 20_000, 20_000]);
  // Another system says nothing.
  expect(mostConnections('')).toBe(768);
});

/** The client of a request is patient for a year, except in what is tested. */
const PATIENT = { headersMs: 3e10, bodyMs: 3e10, nextMs: 3e10 };

/** Returns what a connection receives until it ends. */
async function all(socket: Socket): Promise<string> {
  let received = '';
  for await (const chunk of socket) received += chunk;
  return received;
}

test('of connections without a whole request in time, the silent ones are closed, and the others get 408', async () => {
  await using server = await serving(() => ({ status: 200, headers: {}, body: 'x' }), {
    clientTimes: { ...PATIENT, headersMs: 1_000 },
  });
  const open = Array.from({ length: 60 }, (_, n) => {
    const socket = connect(server.port, '127.0.0.1');
    if (n % 2 === 1) socket.write('GET / HTTP/1.1\r\nHos');
    return all(socket);
  });
  const answers = await Promise.all(open);
  expect(answers.filter((answer) => answer === '')).toHaveLength(30);
  expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 408 '))).toHaveLength(30);
});

test('a connection whose next request does not end in time gets 408', async () => {
  await using server = await serving(() => ({ status: 200, headers: {}, body: '[x]' }), {
    clientTimes: { ...PATIENT, nextMs: 1 },
  });
  const socket = connect(server.port, '127.0.0.1');
  socket.write(`${asks(1)}GET / HT`);
  expect(await all(socket)).toMatch(/\[x\]HTTP\/1\.1 408 /);
});

test('a connection is closed whose body does not arrive in time, and one whose complete request is being answered is not', async () => {
  const held = Promise.withResolvers<void>();
  let broken = 0;
  await using server = await serving(
    async (request) => {
      const body = request.target === '/0' ? held.promise : request.body(100);
      await body.catch(() => {
        broken += 1;
      });
      return { status: 200, headers: {}, body: `[${request.target}]` };
    },
    { clientTimes: { ...PATIENT, bodyMs: 1 } },
  );
  const answered = connect(server.port, '127.0.0.1');
  answered.write(asks(1));
  const slow = connect(server.port, '127.0.0.1');
  slow.on('error', () => {});
  slow.write('POST /1 HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf');
  await once(slow, 'close');
  await expect.poll(() => broken).toBe(1);
  held.resolve();
  expect(await until(answered, '[/0]')).toContain('200 OK');
  answered.destroy();
});
