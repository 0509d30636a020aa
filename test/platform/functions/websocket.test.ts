import { once } from 'node:events';
import { connect, type LookupFunction, type Socket } from 'node:net';
import { Agent, WebSocket } from 'undici';
import { expect, test } from 'vitest';
import { FunctionWorld, HOST } from '../../support/function-world.ts';

const KEY = 'dGhlIHNhbXBsZSBub25jZQ==';
const ACCEPT = 's3pPLMBiTxaQ9kYGzzhZRbK+xOo=';

function head(path: string, lines: readonly string[] = []): string {
  const own = [`GET ${path} HTTP/1.1`, `Host: ${HOST}`, 'Connection: keep-alive, Upgrade', 'Upgrade: WebSocket'];
  return `${[...own, `Sec-WebSocket-Key: ${KEY}`, 'Sec-WebSocket-Version: 13', ...lines].join('\r\n')}\r\n\r\n`;
}

/** A client of a WebSocket, byte by byte. */
class Client {
  readonly socket: Socket;
  received = '';
  readonly ended: Promise<unknown>;

  constructor(world: FunctionWorld, first: string) {
    this.socket = connect({ port: world.server.port, host: '127.0.0.1', allowHalfOpen: true });
    this.socket.on('error', () => {});
    this.socket.on('data', (chunk) => {
      this.received += chunk.toString('latin1');
    });
    this.ended = once(this.socket, 'end');
    this.socket.write(first);
  }
}

test('bytes go both ways, also those that were sent with the request', async () => {
  await using world = await FunctionWorld.open();
  await world.deploy('d1');
  const one = new Client(world, `${head('/socket')}early`);
  await world.until(() => one.received.endsWith('early'));
  expect(one.received).toMatch(/^HTTP\/1\.1 101 /);
  expect(one.received).toContain(`Sec-WebSocket-Accept: ${ACCEPT}`);
  expect(one.received).toMatch(/^X-Slipway-Release: d1$/im);
  expect(one.received).not.toMatch(/^Content-Length:/im);
  one.socket.write('later');
  await world.until(() => one.received.endsWith('earlylater'));
  one.socket.destroy();
  await world.until(async () => Number(await world.text('/sockets')) === 1);
});

test('each side may end before the other one', async () => {
  await using world = await FunctionWorld.open();
  await world.deploy('d1');
  const client = new Client(world, head('/socket'));
  await world.until(() => client.received.includes(ACCEPT));
  client.socket.end('last');
  await client.ended;
  // The app has read the end of the client's side, and had a last word.
  expect(client.received).toMatch(/lastbye$/);
});

test('a WebSocket of a real client works', async () => {
  await using world = await FunctionWorld.open();
  await world.deploy('d1');
  const lookup: LookupFunction = (_name, _options, found) => found(null, [{ address: '127.0.0.1', family: 4 }]);
  const dispatcher = new Agent({ connect: { lookup } });
  const socket = new WebSocket(`ws://${HOST}:${world.server.port}/frames`, { dispatcher });
  await once(socket, 'open');
  socket.send('hello');
  const [message] = (await once(socket, 'message')) as [{ readonly data: string }];
  expect(message.data).toBe('hello');
  socket.close();
  await once(socket, 'close');
  await dispatcher.destroy();
});

test('the answer of an app that refuses is passed on, and nothing after the request is another request', async () => {
  await using world = await FunctionWorld.open();
  await world.deploy('d1');
  const smuggled = `GET /version HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`;
  const answer = await world.raw(head('/refuse') + smuggled);
  expect(answer).toMatch(/^HTTP\/1\.1 403 /);
  expect(answer).toMatch(/^X-Why: no$/im);
  expect(answer.match(/^HTTP\/1\.1/gm)).toHaveLength(1);
});

test('a request for a WebSocket that does not wait for the answer before it harms its own connection alone', async () => {
  await using world = await FunctionWorld.open();
  await world.deploy('d1');
  const pages = ['/robots.txt', '/version', '/slow?ms=50'];
  for (const path of pages) {
    for (const upgrade of [head('/socket'), head('/socket').replace('WebSocket', 'h2c')]) {
      const got = await world.raw(`GET ${path} HTTP/1.1\r\nHost: ${HOST}\r\n\r\n${upgrade}`, () => true);
      expect(got).not.toMatch(/101 Switching[\s\S]*HTTP\/1\.1 200/);
    }
  }
  expect(await world.text('/version')).toBe('d1');
});

test('a static site, another protocol and a request with a body get an answer of HTTP', async () => {
  await using world = await FunctionWorld.open();
  await world.deploy('d1', { 'index.html': '<p>static' }, false);
  const page = await world.raw(head('/'));
  expect([page.slice(0, 15), page.includes('<p>static'), /^connection: close$/im.test(page)]).toEqual([
    'HTTP/1.1 200 OK',
    true,
    true,
  ]);
  await world.deploy('d2');
  const lines = ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA'];
  const asked = ['POST /echo HTTP/1.1', `Host: ${HOST}`, ...lines, 'Content-Length: 5', '', 'hello'].join('\r\n');
  const echo = await world.raw(asked, (received) => received.includes('"bytes":5'));
  expect(echo).toMatch(/^HTTP\/1\.1 200/);
  expect(echo).not.toMatch(/HTTP2-Settings/i);
  const withBody = await world.raw(`${head('/echo', ['Content-Length: 4'])}abcd`, (received) =>
    received.includes('"bytes":4'),
  );
  expect(withBody).toContain('"bytes":4');
});

test('an app that is gone ends its WebSockets, and a stop of the platform does not wait for them', async () => {
  await using world = await FunctionWorld.open();
  await world.deploy('d1');
  const client = new Client(world, head('/socket'));
  await world.until(() => client.received.includes(ACCEPT));
  world.instances.running[0]?.child.kill('SIGKILL');
  await client.ended;
  await world.until(() => {
    const [instance] = world.functions.status()[0]?.instances ?? [];
    return instance?.state === 'ready' && instance.restarts === 1;
  });
  const other = new Client(world, head('/socket'));
  await world.until(() => other.received.includes(ACCEPT));
  world.functions.endStreams();
  await other.ended;
});

test.each([
  ['a status below 100', '/low'],
  ['a coding that only the connection knows', '/coded'],
  ['informational answers without an end', '/informational'],
])('an answer to a request for a WebSocket that is none is refused: %s', async (_, path) => {
  await using world = await FunctionWorld.open();
  await world.deploy('d1');
  const client = new Client(world, head(path));
  await world.until(() => client.received.includes('\r\n\r\n'));
  expect(client.received).toMatch(/^HTTP\/1\.1 502 /);
  expect(client.received).toMatch(/^x-slipway-error: bad_answer$/im);
  client.socket.destroy();
  expect(await world.text('/version')).toBe('d1');
});
