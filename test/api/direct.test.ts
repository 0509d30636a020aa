import { readFileSync } from 'node:fs';
import { createServer as createSecureServer } from 'node:https';
import { createServer, type Server } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { directly, withLocalhostNames } from '../../src/api/direct.ts';
import { exchange, type Fetch, type WireRequest } from '../../src/api/exchange.ts';
import { lostError } from '../../src/api/refusal.ts';
import { lacksOpenssl, makeAuthority } from '../support/certificates.ts';
import { bodyOf, sendJson, serve } from '../support/http-server.ts';
import { temporaryFolder } from '../support/temporary.ts';

async function listening(server: Server) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return { port: address.port, [Symbol.dispose]: () => void server.close() };
}

const send = (url: string, given: Pick<WireRequest, 'method' | 'body'>, sender = directly(fetch)) =>
  exchange(
    { url: new URL(url), headers: { accept: 'application/json' }, ...given },
    { fetch: sender, timeoutMs: 30_000, bodyBytes: 1_000, signal: undefined },
  );
const get = (url: string, sender?: Fetch) => send(url, { method: 'GET' }, sender);

test.skipIf(lacksOpenssl('a certificate that nobody signed'))('a certificate that nobody signed', async () => {
  using folder = temporaryFolder();
  const { key, cert } = makeAuthority(folder.path, 'own').issue('server', 'localhost');
  let requests = 0;
  const server = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_, response) => {
    requests += 1;
    response.end('{}');
  });
  using at = await listening(server);
  const lost = await get(`https://localhost:${at.port}/`);
  expect(lost).toMatchObject({ kind: 'lost', sent: false, certificate: expect.stringMatching(/^UNABLE_TO_|^SELF_/) });
  expect(requests).toBe(0);
});

test('a server that accepts a connection and says nothing has not got the request', async () => {
  const server = createServer(() => {});
  using at = await listening(server);
  const lost = await get(`https://127.0.0.1:${at.port}/`, directly(fetch, 200));
  expect(lost).toMatchObject({ kind: 'lost', sent: false, timedOut: false });
  expect(lost.kind === 'lost' && String(lost.cause)).toContain(`No connection to 127.0.0.1:${at.port} within`);
});

test('with a proxy, all requests but those to this machine go to the proxied fetch', async () => {
  const proxied: string[] = [];
  const through: typeof fetch = async (input) => {
    proxied.push(String(input));
    return Response.json({ by: 'proxy' });
  };
  await using server = await serve((_, response) => sendJson(response, 200, { by: 'machine' }));
  const own = await get(server.origin, directly(through));
  const other = await get('https://platform.example/', directly(through));
  expect([own, other].map((each) => each.kind === 'answer' && each.text)).toEqual([
    '{"by":"machine"}',
    '{"by":"proxy"}',
  ]);
  expect(proxied).toEqual(['https://platform.example/']);
});

test.each([
  ['changes the protocol', 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'],
  ['changes the protocol to none', 'HTTP/1.1 101 Switching Protocols\r\n\r\n'],
  ['has the status 000', 'HTTP/1.1 000 None\r\ncontent-length: 2\r\n\r\n{}'],
])('an answer that %s is a lost one', async (_, answer) => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.write(answer);
  });
  using at = await listening(server);
  expect(await get(`http://127.0.0.1:${at.port}/`)).toMatchObject({ kind: 'lost', sent: true, timedOut: false });
});

test('the answer of a site on this machine can be read before its end, and left', async () => {
  const left = Promise.withResolvers<void>();
  await using server = await serve((_, response) => {
    response.on('close', () => left.resolve());
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write('<p>first');
  });
  const answer = await withLocalhostNames(fetch)(`http://site.localhost:${server.port}/`);
  const reader = answer.body?.getReader();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('<p>first');
  await reader?.cancel();
  await left.promise;
});

test('a request with a body to a name of this machine keeps it', async () => {
  const given: unknown[] = [];
  const fetchOf = withLocalhostNames(async (_, init) => Response.json(given.push(init?.body)));
  await fetchOf('http://site.localhost:1/', { method: 'POST', body: 'a=1' });
  expect(given).toEqual(['a=1']);
});

test('a POST is sent on a connection of its own, so that none is lost with one that the server closes', async () => {
  const seen: (readonly [method: string | undefined, port: number | undefined, connection: string | undefined])[] = [];
  await using server = await serve((request, response) => {
    seen.push([request.method, request.socket.remotePort, request.headers.connection]);
    request.resume().on('end', () => sendJson(response, 200, {}));
  });
  await get(server.origin);
  await send(server.origin, { method: 'POST', body: '{}' });
  await get(server.origin);
  const [first, post, second] = seen;
  expect(second).toEqual(first);
  expect(post?.[1]).not.toBe(first?.[1]);
  expect(post?.[2]).toBe('close');
});

test('the body of every method has its length, so that the server does not take it for another request', async () => {
  await using server = await serve(async (request, response) =>
    sendJson(response, 200, { length: request.headers['content-length'], body: await bodyOf(request) }),
  );
  const answer = await send(server.origin, { method: 'DELETE', body: '{"a":"ä"}' });
  expect(answer).toMatchObject({ text: JSON.stringify({ length: '10', body: '{"a":"ä"}' }) });
});

test.each(['gzip', 'GZIP', 'x-gzip'])('an answer that comes as %s, although nobody asked for it', async (encoding) => {
  await using server = await serve((request, response) => {
    response.writeHead(202, { 'content-encoding': encoding });
    response.end(request.url === '/' ? gzipSync('{"a":1}') : undefined);
  });
  expect(await get(server.origin)).toMatchObject({ status: 202, text: '{"a":1}' });
  expect(await get(`${server.origin}/empty`)).toMatchObject({ status: 202, text: '' });
});

test('plain http where TLS is expected: the remedy names the scheme', async () => {
  await using server = await serve((_, response) => sendJson(response, 200, {}));
  for (const sender of [directly(fetch), fetch]) {
    const url = new URL(server.origin.replace('http:', 'https:'));
    const lost = await get(url.href, sender);
    if (lost.kind !== 'lost') throw new Error('answered');
    const request = { method: 'GET', url, headers: {} };
    expect(lostError({ doing: 'look', request }, lost, 1_000, 'base-url').remedy).toBe(
      'The server answers without TLS. If it is one on this machine, give base-url with http://. If HTTPS_PROXY begins with https://, write it with http://, unless the proxy itself has TLS.',
    );
  }
});

test('it asks for no compression, and sends what it is given', async () => {
  await using server = await serve((request, response) => sendJson(response, 200, request.headers));
  const answer = await get(server.origin);
  const { host, connection, ...sent } = JSON.parse((answer.kind === 'answer' && answer.text) || '{}');
  expect(sent).toEqual({ accept: 'application/json', 'accept-encoding': 'identity' });
  expect([host, connection]).toEqual([new URL(server.origin).host, 'keep-alive']);
});
