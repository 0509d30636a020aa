import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

interface EchoServer extends AsyncDisposable {
  readonly port: number;
  readonly sockets: readonly Socket[];
  /** All that it has received. */
  readonly received: () => string;
}

/** Sends back what it receives, and ends a connection whose client has ended it. */
async function echoServer(): Promise<EchoServer> {
  const sockets: Socket[] = [];
  let received = '';
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      received += chunk;
      socket.write(chunk);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: Object(server.address()).port,
    sockets,
    received: () => received,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Client extends Disposable {
  readonly socket: Socket;
  readonly got: () => string;
  /** `end`, the code of an error, or undefined while it is open. */
  readonly ending: () => string | undefined;
}

async function clientOf({ port }: { readonly port: number }): Promise<Client> {
  const socket = connect({ port, host: '127.0.0.1' });
  let got = '';
  let ending: string | undefined;
  socket.on('data', (chunk) => {
    got += chunk;
  });
  socket.on('error', (error: NodeJS.ErrnoException) => {
    ending = error.code;
  });
  socket.on('end', () => {
    ending = 'end';
  });
  await once(socket, 'connect');
  return { socket, got: () => got, ending: () => ending, [Symbol.dispose]: () => socket.destroy() };
}

const SOON = { timeout: 10_000, interval: 5 };

/** Opens a connection that is known to pass both ways. */
async function joined(proxy: TcpProxy): Promise<Client> {
  const client = await clientOf(proxy);
  client.socket.write('hello ');
  await expect.poll(client.got, SOON).toBe('hello ');
  return client;
}

/** Resolves after bytes that are not blocked would have arrived: another connection has sent some back and forth. */
async function afterRoundTrips(port: number): Promise<void> {
  using direct = await clientOf({ port });
  for (let n = 1; n <= 20; n += 1) {
    direct.socket.write('.');
    await expect.poll(() => direct.got().length, SOON).toBe(n);
  }
}

test('bytes and ends pass unchanged, and connections are counted', async () => {
  await using server = await echoServer();
  await using proxy = await startTcpProxy(server.port);
  const large = 'abcdefghij'.repeat(300_000);
  using one = await joined(proxy);
  using two = await joined(proxy);
  expect([proxy.accepted, proxy.open]).toEqual([2, 2]);
  one.socket.write(large);
  await expect.poll(() => one.got().length, SOON).toBe(large.length + 6);
  expect(one.got()).toBe(`hello ${large}`);
  one.socket.end();
  await expect.poll(one.ending, SOON).toBe('end');
  await expect.poll(() => proxy.open, SOON).toBe(1);
  server.sockets[1]?.resetAndDestroy();
  await expect.poll(two.ending, SOON).toBe('ECONNRESET');
  await expect.poll(() => proxy.open, SOON).toBe(0);
  expect(proxy.accepted).toBe(2);
});

test('a cut resets both sides, and later connections pass', async () => {
  await using server = await echoServer();
  await using proxy = await startTcpProxy(server.port);
  using client = await joined(proxy);
  const endings: string[] = [];
  server.sockets[0]?.once('error', (error: NodeJS.ErrnoException) => endings.push(String(error.code)));
  proxy.cut();
  await expect.poll(client.ending, SOON).toBe('ECONNRESET');
  await expect.poll(() => endings, SOON).toEqual(['ECONNRESET']);
  using next = await joined(proxy);
  expect(next.ending()).toBeUndefined();
});

test('a selection cuts only the connections that it names, by their first bytes', async () => {
  await using server = await echoServer();
  await using proxy = await startTcpProxy(server.port);
  using one = await joined(proxy);
  using two = await clientOf(proxy);
  two.socket.write('listener');
  await expect.poll(two.got, SOON).toBe('listener');
  proxy.cut(({ opening }) => opening.includes('listener'));
  await expect.poll(two.ending, SOON).toBe('ECONNRESET');
  one.socket.write('on');
  await expect.poll(one.got, SOON).toBe('hello on');
});

test('a refusing proxy resets every connection until it is healed', async () => {
  await using server = await echoServer();
  await using proxy = await startTcpProxy(server.port);
  using client = await joined(proxy);
  proxy.refuse();
  await expect.poll(client.ending, SOON).toBe('ECONNRESET');
  const refused = connect({ port: proxy.port, host: '127.0.0.1' });
  // Node reports the reset at the connect, or at the first read.
  refused.resume();
  await expect(Promise.race([once(refused, 'end'), once(refused, 'close')])).rejects.toThrow('ECONNRESET');
  expect(server.sockets.length).toBe(1);
  proxy.heal();
  using next = await joined(proxy);
  expect(next.ending()).toBeUndefined();
});

test.each([
  { direction: 'both', arrives: '', sends: '' },
  { direction: 'toServer', arrives: '', sends: 'pushed ' },
  { direction: 'toClient', arrives: 'lost? ', sends: '' },
] as const)('a black hole ($direction) keeps connections and forwards nothing until it is healed', async (row) => {
  await using server = await echoServer();
  await using proxy = await startTcpProxy(server.port);
  using client = await joined(proxy);
  proxy.blackHole(row.direction);
  client.socket.write('lost? ');
  server.sockets[0]?.write('pushed ');
  await expect.poll(server.received, SOON).toBe(`hello ${row.arrives}`);
  await expect.poll(client.got, SOON).toBe(`hello ${row.sends}`);
  await afterRoundTrips(server.port);
  expect(server.received().replaceAll('.', '')).toBe(`hello ${row.arrives}`);
  expect(client.got()).toBe(`hello ${row.sends}`);
  expect([proxy.open, client.ending()]).toEqual([1, undefined]);
  proxy.heal();
  await expect.poll(server.received, SOON).toContain('lost? ');
  await expect.poll(() => client.got().split(' ').toSorted(), SOON).toEqual(['', 'hello', 'lost?', 'pushed']);
});

test('a black hole accepts connections that do not reach the server, and hides the end of open ones', async () => {
  await using server = await echoServer();
  await using proxy = await startTcpProxy(server.port);
  using open = await joined(proxy);
  proxy.blackHole();
  using late = await clientOf(proxy);
  late.socket.write('late ');
  server.sockets[0]?.resetAndDestroy();
  await afterRoundTrips(server.port);
  expect(server.received().replaceAll('.', '')).toBe('hello ');
  expect(server.sockets.length).toBe(2);
  expect([open.ending(), late.ending()]).toEqual([undefined, undefined]);
  proxy.heal();
  await expect.poll(open.ending, SOON).toBe('ECONNRESET');
  await expect.poll(late.got, SOON).toBe('late ');
});

test('a black hole for some connections does not affect the others, nor later ones', async () => {
  await using server = await echoServer();
  await using proxy = await startTcpProxy(server.port);
  using one = await joined(proxy);
  using two = await joined(proxy);
  proxy.blackHole('both', ({ number }) => number === 1);
  one.socket.write('a');
  two.socket.write('b');
  await expect.poll(two.got, SOON).toBe('hello b');
  using three = await joined(proxy);
  expect([one.got(), three.ending()]).toEqual(['hello ', undefined]);
});

test('a blocked direction takes only a bounded number of bytes', async () => {
  await using server = await echoServer();
  await using proxy = await startTcpProxy(server.port);
  using client = await joined(proxy);
  proxy.blackHole('toServer');
  const mebibyte = Buffer.alloc(1_048_576, 'x');
  // The kernel's buffers of both sockets take a few MiB as well.
  for (let n = 0; n < 64; n += 1) client.socket.write(mebibyte);
  await afterRoundTrips(server.port);
  expect(client.socket.writableLength).toBeGreaterThan(32 * mebibyte.length);
  proxy.heal();
  await expect.poll(() => server.received().length, { timeout: 30_000 }).toBeGreaterThan(64 * mebibyte.length);
});

test('delayed bytes do not arrive before the delay, and arrive complete and in order', async () => {
  await using server = await echoServer();
  await using proxy = await startTcpProxy(server.port);
  using client = await joined(proxy);
  proxy.delay(3_600_000);
  client.socket.write('late,');
  await afterRoundTrips(server.port);
  expect(server.received()).not.toContain('late');
  expect(client.got()).toBe('hello ');
  proxy.heal();
  using next = await joined(proxy);
  proxy.delay(50);
  for (let n = 0; n < 50; n += 1) next.socket.write(`${n},`);
  await expect.poll(next.got, SOON).toBe(`hello ${Array.from({ length: 50 }, (_, n) => `${n},`).join('')}`);
});

test.each(['client', 'server'] as const)(
  'half open: the %s loses its connection, and the other side keeps its own',
  async (closed) => {
    await using server = await echoServer();
    await using proxy = await startTcpProxy(server.port);
    using client = await joined(proxy);
    const [accepted] = server.sockets;
    let serverEnded = false;
    accepted?.once('close', () => {
      serverEnded = true;
    });
    proxy.halfOpen(closed);
    await expect.poll(() => (closed === 'client' ? client.ending() === 'ECONNRESET' : serverEnded), SOON).toBe(true);
    const survivor = closed === 'client' ? accepted : client.socket;
    survivor?.write('into nothing');
    await expect.poll(() => survivor?.writableLength, SOON).toBe(0);
    await afterRoundTrips(server.port);
    expect(closed === 'client' ? serverEnded : client.ending()).toBe(closed === 'client' ? false : undefined);
    expect(server.received().replaceAll('.', '')).toBe('hello ');
    proxy.heal();
    await expect.poll(() => (closed === 'client' ? serverEnded : client.ending() === 'ECONNRESET'), SOON).toBe(true);
    await expect.poll(() => proxy.open, SOON).toBe(0);
  },
);

test('a server that does not run resets the client', async () => {
  const server = await echoServer();
  await using proxy = await startTcpProxy(server.port);
  await server[Symbol.asyncDispose]();
  const client = connect({ port: proxy.port, host: '127.0.0.1' });
  client.resume();
  await expect(Promise.race([once(client, 'end'), once(client, 'close')])).rejects.toThrow('ECONNRESET');
});

test('disposing ends all connections, also blocked and half-open ones', async () => {
  await using server = await echoServer();
  const proxy = await startTcpProxy(server.port);
  using one = await joined(proxy);
  using two = await joined(proxy);
  using three = await joined(proxy);
  proxy.halfOpen('server', ({ number }) => number === 2);
  proxy.blackHole('both', ({ number }) => number === 1);
  await proxy[Symbol.asyncDispose]();
  for (const client of [one, two, three]) await expect.poll(client.ending, SOON).toBe('ECONNRESET');
});
