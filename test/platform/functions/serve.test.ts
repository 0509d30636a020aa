import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { type Clock, systemClock } from '../../../src/base/clock.ts';
import type { Instances } from '../../../src/platform/functions/types.ts';
import { FunctionWorld, HOST } from '../../support/function-world.ts';
import { NodeInstances } from '../../support/node-instances.ts';

interface Echo {
  readonly method: string;
  readonly url: string;
  readonly rawHeaders: readonly string[];
  readonly bytes: number;
}

/** Returns the values of a header, as the app got them. */
function valuesOf({ rawHeaders }: Echo, name: string): readonly string[] {
  return rawHeaders.flatMap((each, at) =>
    at % 2 === 0 && each.toLowerCase() === name ? [rawHeaders[at + 1] ?? ''] : [],
  );
}

/** Reads the body of an echo from raw bytes. */
function echoOf(received: string): Echo {
  return JSON.parse(received.slice(received.indexOf('{'), received.lastIndexOf('}') + 1)) as Echo;
}

test('files of a server release are served by the edge, all else by the app', async () => {
  await using world = await FunctionWorld.open();
  await world.deploy('d1', { 'assets/app-Ab3dE6gH.js': 'one' });
  expect(await world.text('/robots.txt')).toBe('d1');
  const asset = await world.ask('/assets/app-Ab3dE6gH.js');
  expect([asset.headers['cache-control'], await asset.body.text()]).toEqual([
    'public, max-age=31536000, immutable',
    'one',
  ]);
  expect(world.instances.started).toEqual([]);
  const page = await world.ask('/products?x=1');
  expect(await page.body.json()).toEqual({ page: '/products', version: 'd1' });
  expect(page.headers).toMatchObject({ 'x-slipway-release': 'd1' });
  const posted = (await (await world.ask('/echo?a=%20b', { method: 'POST', body: 'hello' })).body.json()) as Echo;
  expect(posted).toMatchObject({ method: 'POST', url: '/echo?a=%20b', bytes: 5 });
  expect((await world.ask('/robots.txt', { method: 'DELETE' })).headers['content-type']).toBe('application/json');
  expect(world.instances.started).toHaveLength(1);
});

test.each(['/.slipway/server.json', '/.slipway', '/%2eslipway/server.json', '/.slipway/x/..%2fserver.json'])(
  'what a server is made of is no page: %s',
  async (path) => {
    await using world = await FunctionWorld.open();
    await world.deploy('d1', { '.slipway/app.tar.gz': 'layers' });
    const answer = await world.raw(`GET ${path} HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`);
    expect(answer).not.toMatch(/"version":1|layers/);
  },
);

test('a static release is as it was: no method but reading, and no instance', async () => {
  await using world = await FunctionWorld.open();
  await world.deploy('d1', { 'index.html': '<p>hello', '.slipway/notes.txt': 'a file' }, false);
  expect((await world.ask('/', { method: 'POST', body: 'x' })).statusCode).toBe(405);
  expect(await world.text('/.slipway/notes.txt')).toBe('a file');
  expect((await world.ask('/none')).statusCode).toBe(404);
  expect(world.instances.started).toEqual([]);
});

test('an asset of the release before is still there, and the app answers for assets that no release has', async () => {
  await using world = await FunctionWorld.open();
  await world.deploy('d1', { 'assets/app-Ab3dE6gH.js': 'one' });
  await world.deploy('d2', { 'assets/app-Zx9yW8vU.js': 'two' });
  expect(await world.text('/assets/app-Ab3dE6gH.js')).toBe('one');
  expect(await world.text('/assets/app-Ab3dE6gI.js')).toContain('"version":"d2"');
});

test('a node without functions says so, and serves the files', async () => {
  await using world = await FunctionWorld.open({ instances: undefined });
  await world.deploy('d1');
  expect(await world.text('/robots.txt')).toBe('d1');
  const answer = await world.ask('/');
  expect([answer.statusCode, answer.headers['x-slipway-error'], answer.headers['retry-after']]).toEqual([
    503,
    'functions_off',
    '60',
  ]);
  expect(await answer.body.text()).toContain('--functions off');
});

test.each([
  'close, x-hop',
  // What a connection names is left out, but not what the platform says.
  'close, x-hop, X-Real-IP',
])('an app learns who asks from the platform alone (Connection: %s)', async (connection) => {
  await using world = await FunctionWorld.open();
  await world.deploy('d1');
  const headers = [
    'X-Forwarded-For: 6.6.6.6',
    'X-Forwarded-For: 7.7.7.7',
    'x_forwarded_for: 8.8.8.8',
    'X-Real-IP: 6.6.6.6',
    'Forwarded: for=6.6.6.6',
    'X-Forwarded-Proto: ftp',
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-Port: 1',
    'X-Forwarded-Server: evil.example',
    `Connection: ${connection}`,
    'X-Hop: 1',
    'Keep-Alive: timeout=9',
    'Proxy-Authorization: Basic eA==',
    'TE: trailers',
    'X-Kept: 1',
    'X-Kept: 2',
    'X-Request-ID: mine-1',
    'X_Request_ID: mine-2',
  ].join('\r\n');
  const echo = echoOf(await world.raw(`GET /echo HTTP/1.1\r\nHost: ${HOST}\r\n${headers}\r\n\r\n`));
  const seen = (name: string) => valuesOf(echo, name);
  expect({
    for: seen('x-forwarded-for'),
    underscored: [...seen('x_forwarded_for'), ...seen('x_request_id')],
    ip: seen('x-real-ip'),
    forwarded: seen('forwarded'),
    proto: seen('x-forwarded-proto'),
    host: [...seen('host'), ...seen('x-forwarded-host')],
    server: [...seen('x-forwarded-port'), ...seen('x-forwarded-server')],
    hop: [...seen('x-hop'), ...seen('keep-alive'), ...seen('te'), ...seen('proxy-authorization')],
    kept: seen('x-kept'),
    id: seen('x-request-id'),
  }).toEqual({
    for: ['127.0.0.1'],
    underscored: [],
    ip: ['127.0.0.1'],
    forwarded: [`for=127.0.0.1;host="${HOST}";proto=https`],
    proto: ['https'],
    host: [HOST, HOST],
    server: [],
    hop: [],
    kept: ['1', '2'],
    id: ['mine-1'],
  });
});

test('headers of the connection of an instance stay there, several cookies stay several, and a coding stays', async () => {
  await using world = await FunctionWorld.open();
  await world.deploy('d1');
  const answer = await world.raw(`GET /cookies HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`);
  expect(answer.match(/^set-cookie: .*$/gim)).toEqual(['Set-Cookie: a=1', 'Set-Cookie: b=2']);
  expect(answer).not.toMatch(/^(?:x-a|keep-alive|x-accel-redirect|x-sendfile):/im);
  const encoded = await world.ask('/encoded', { headers: { 'accept-encoding': 'br' } });
  expect([encoded.headers['content-encoding'], encoded.headers['x-accepted']]).toEqual(['br', 'br']);
  expect([...Buffer.from(await encoded.body.arrayBuffer())]).toEqual([1, 2, 3, 255]);
});

test.each(['GET', 'HEAD'])('an answer that has no body has no length either: %s', async (method) => {
  await using world = await FunctionWorld.open();
  await world.deploy('d1');
  const answer = await world.raw(`${method} /no-content HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 204 No Content\r\nX-A: 1\r\n(?!.*Content-Length)/is);
  expect(answer).toMatch(/\r\n\r\n$/);
  expect(await world.text('/version')).toBe('d1');
});

const REFUSED: readonly (readonly [name: string, lines: readonly string[], body: string])[] = [
  [
    'a length and a coding',
    ['Content-Length: 4', 'Transfer-Encoding: chunked'],
    '0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n',
  ],
  [
    'a coding and a length',
    ['Transfer-Encoding: chunked', 'Content-Length: 4'],
    '0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n',
  ],
  ['two lengths', ['Content-Length: 4', 'Content-Length: 5'], 'abcde'],
  ['a length twice in one', ['Content-Length: 4, 4'], 'abcd'],
  ['a length with a sign', ['Content-Length: +4'], 'abcd'],
  ['a coding that is not chunked', ['Transfer-Encoding: xchunked'], '0\r\n\r\n'],
  ['chunked, and not last', ['Transfer-Encoding: chunked, gzip'], '0\r\n\r\n'],
  ['chunked twice', ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], '0\r\n\r\n'],
  ['a space before the colon', ['Transfer-Encoding : chunked'], '0\r\n\r\n'],
  ['a name with a space', ['X Y: 1'], ''],
  ['a folded header before a coding', ['X-A: 1', ' Transfer-Encoding: chunked', 'Content-Length: 4'], 'abcd'],
  ['a chunk whose size is no number', ['Transfer-Encoding: chunked'], 'zz\r\nabc\r\n0\r\n\r\n'],
  ['a chunk that is longer than its size', ['Transfer-Encoding: chunked'], '3\r\nabcde\r\n0\r\n\r\n'],
  ['a chunk size that overflows', ['Transfer-Encoding: chunked'], 'fffffffffffffffff\r\nabc\r\n0\r\n\r\n'],
  ['a bare line feed after a chunk size', ['Transfer-Encoding: chunked'], '3\nabc\r\n0\r\n\r\n'],
];

test('nothing that two servers can read in two ways reaches an app', async () => {
  await using world = await FunctionWorld.open();
  await world.deploy('d1');
  await world.text('/');
  for (const [name, lines, body] of REFUSED) {
    const head = ['POST /echo HTTP/1.1', `Host: ${HOST}`, ...lines].join('\r\n');
    const answer = await world.raw(`${head}\r\n\r\n${body}`);
    const statuses = answer.match(/^HTTP\/1\.1 \d+/gm) ?? [];
    // At most one answer, and none of the app, or the app has read exactly what the platform has.
    expect(statuses.length, name).toBeLessThan(2);
    expect(answer, name).not.toContain('smuggled');
    if (statuses[0] === 'HTTP/1.1 200')
      expect({ name, folded: answer.includes('chunked') }).toEqual({ name, folded: true });
  }
  expect(await world.text('/version')).toBe('d1');
});

test.each([
  ['an absolute target', `GET http://${HOST}/echo?x HTTP/1.1\r\nHost: other.localhost`, 200],
  ['an absolute target of another site', `GET http://none.localhost/echo HTTP/1.1\r\nHost: ${HOST}`, 404],
  ['an absolute target with a user', `GET http://a@${HOST}/echo HTTP/1.1\r\nHost: ${HOST}`, 400],
  ['two hosts', `GET /echo HTTP/1.1\r\nHost: ${HOST}\r\nHost: ${HOST}`, 404],
  ['no host', 'GET /echo HTTP/1.1\r\nX: y', 400],
])('the app of the host that was asked for answers: %s', async (_, head, status) => {
  await using world = await FunctionWorld.open();
  await world.deploy('d1');
  const answer = await world.raw(`${head}\r\nConnection: close\r\n\r\n`);
  expect(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])).toBe(status);
  if (status === 200 && answer.includes('rawHeaders')) expect(valuesOf(echoOf(answer), 'host')).toEqual([HOST]);
});

test('a body that breaks off breaks off for the app, and is not the start of the next request', async () => {
  await using world = await FunctionWorld.open();
  await world.deploy('d1');
  expect(await world.text('/version')).toBe('d1');
  for (const lines of ['Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n', 'Content-Length: 50\r\n\r\nhello']) {
    const socket = connect(world.server.port, '127.0.0.1');
    socket.write(`POST /never HTTP/1.1\r\nHost: ${HOST}\r\n${lines}`);
    await world.until(async () => Number(await world.text('/sockets')) >= 2);
    socket.destroy();
    await world.until(async () => Number(await world.text('/sockets')) === 1);
  }
  expect(await world.text('/version')).toBe('d1');
});

test('a large upload goes through as fast as the app reads it, and is whole', async () => {
  await using world = await FunctionWorld.open();
  await world.deploy('d1');
  const bytes = 8 * 1024 * 1024;
  async function* parts() {
    for (let sent = 0; sent < bytes; sent += 65_536) yield Buffer.alloc(65_536, 'u');
  }
  const { Readable } = await import('node:stream');
  const chunked = await world.ask('/trickle', { method: 'POST', body: Readable.from(parts()) });
  expect(await chunked.body.json()).toEqual({ bytes });
  const sized = await world.ask('/trickle', { method: 'PUT', body: Buffer.alloc(bytes, 'v') });
  expect(await sized.body.json()).toEqual({ bytes });
});

test('100 Continue is sent when an app takes the body, and no sooner', async () => {
  await using world = await FunctionWorld.open();
  await world.deploy('d1');
  const head = (length: number) =>
    `POST /echo HTTP/1.1\r\nHost: ${HOST}\r\nExpect: 100-continue\r\nContent-Length: ${length}\r\n\r\n`;
  const socket = connect(world.server.port, '127.0.0.1');
  socket.write(head(5));
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  await world.until(() => received.startsWith('HTTP/1.1 100'));
  socket.write('hello');
  await world.until(() => received.includes('"bytes":5'));
  socket.destroy();
  const tooLarge = await world.raw(head(200 * 1024 * 1024));
  expect(tooLarge).toMatch(/^HTTP\/1\.1 413/);
  expect(tooLarge).toContain('x-slipway-error: body_too_large');
});

test('each way to break has its status, its name and its line in the log', async () => {
  await using world = await FunctionWorld.open();
  await world.settings({ requestTimeout: '1s' });
  await world.deploy('d1');
  const ways = { '/break': 502, '/garbage': 502, '/header': 502, '/never': 504, '/crash': 502 };
  const names = [];
  for (const [path, status] of Object.entries(ways)) {
    const answer = await world.ask(path, { method: 'POST', body: 'x' });
    expect([path, answer.statusCode]).toEqual([path, status]);
    names.push(answer.headers['x-slipway-error']);
    expect(await answer.body.text()).toContain('<h1>');
  }
  expect(names).toEqual(['instance_broke', 'bad_answer', 'bad_answer', 'request_timeout', 'instance_broke']);
  expect(world.logged.find(({ event }) => event === 'function_refused')).toMatchObject({ code: 'instance_broke' });
  // A crashed instance starts again.
  await world.until(async () => (await world.text('/version')) === 'd1');
});

test('requests wait for the next instance also while what a crashed one left is removed', async () => {
  await using nodes = new NodeInstances();
  const removed = Promise.withResolvers<void>();
  const instances: Instances = {
    start: (spec) => {
      const instance = nodes.start(spec);
      const { id, ready } = instance;
      const ended = instance.ended.then((end) => removed.promise.then(() => end));
      return { id, spec, ready, ended, journey: [], memoryBytes: null, stop: (graceMs) => instance.stop(graceMs) };
    },
    [Symbol.asyncDispose]: () => nodes[Symbol.asyncDispose](),
  };
  let waits = 0;
  const clock: Clock = {
    ...systemClock,
    sleep: (ms, signal) => {
      waits += 1;
      if (waits === 6) removed.resolve();
      return systemClock.sleep(ms, signal);
    },
  };
  await using world = await FunctionWorld.open({ instances, clock });
  await world.deploy('d1');
  await world.text('/version');
  const [first] = nodes.started;
  first?.child.kill('SIGKILL');
  await first?.ended;
  expect(await world.text('/version')).toBe('d1');
  expect(nodes.started).toHaveLength(2);
});

test('informational answers without an end are no answer', async () => {
  await using world = await FunctionWorld.open();
  await world.deploy('d1');
  const answer = await world.ask('/informational');
  expect([answer.statusCode, answer.headers['x-slipway-error']]).toEqual([502, 'bad_answer']);
});

test('an organization leaves requests for others, however many it has', async () => {
  await using world = await FunctionWorld.open({ connections: 16 });
  await world.deploy('d1');
  await world.until(async () => (await world.text('/version')) === 'd1');
  /** Opens event streams until one is refused. */
  const streams = async (org: string) => {
    world.site = { ...world.site, org };
    for (let open = 0; ; open += 1) {
      const { statusCode, headers, body } = await world.ask('/events');
      body.on('error', () => {});
      if (statusCode === 200) continue;
      expect([statusCode, headers['x-slipway-error']]).toEqual([503, 'queue_full']);
      return open;
    }
  };
  expect(await streams('acme')).toBe(12);
  expect(await streams('second')).toBe(3);
  expect(await streams('third')).toBe(1);
});

test('half an answer is half an answer for the client', async () => {
  await using world = await FunctionWorld.open();
  await world.deploy('d1');
  for (const path of ['/half', '/half-chunked']) {
    const answer = await world.ask(path);
    await expect(answer.body.text()).rejects.toThrow();
    const old = await world.raw(`GET ${path} HTTP/1.0\r\nHost: ${HOST}\r\n\r\n`);
    expect(old).toContain('<reset>');
  }
  expect(await world.text('/version')).toBe('d1');
});

test('an app that answers before it has read the body is heard', async () => {
  await using world = await FunctionWorld.open();
  await world.deploy('d1');
  const head = `POST /early HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: 50000000\r\n\r\n`;
  const answer = await world.raw(head + 'x'.repeat(1_000_000), (received) => received.endsWith('no'));
  expect(answer).toMatch(/^HTTP\/1\.1 403/);
  expect(answer).toMatch(/^connection: close$/im);
});

test('a client that reads slowly holds up its app, and not the memory of the platform', async () => {
  await using world = await FunctionWorld.open();
  await world.deploy('d1');
  const bytes = 64 * 1024 * 1024;
  const answer = await world.ask(`/big?bytes=${bytes}`);
  const before = process.memoryUsage().arrayBuffers;
  let read = 0;
  for await (const chunk of answer.body) {
    read += (chunk as Buffer).length;
    if (read < 4_000_000) expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(bytes / 2);
  }
  expect(read).toBe(bytes);
});

test('an event stream passes each event at once', async () => {
  await using world = await FunctionWorld.open();
  await world.settings({ requestTimeout: '1s' });
  await world.deploy('d1');
  const answer = await world.ask('/events');
  let text = '';
  // An event every 25 ms, for longer than an answer may take to begin.
  for await (const chunk of answer.body) {
    text += chunk;
    if (text.length > 60 * 'data: d1..'.length) break;
  }
  expect(text).toMatch(/^(?:data: d1\n\n)+$/);
});

test('an app with noindex says so with each answer, and so does the page of a refusal', async () => {
  await using world = await FunctionWorld.open();
  await world.settings({ noindex: true });
  await world.deploy('d1');
  const header = async (path: string) => (await world.ask(path, { method: 'POST', body: 'x' })).headers['x-robots-tag'];
  expect([await header('/version'), await header('/garbage')]).toEqual(['noindex', 'noindex']);
});
