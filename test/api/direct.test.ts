import { readFileSync } from 'node:fs';
import { createServer as createSecureServer } from 'node:https';
import { createServer, type Server } from 'node:net';
import { expect, test } from 'vitest';
import { directly } from '../../src/api/direct.ts';
import { exchange } from '../../src/api/exchange.ts';
import { lacksOpenssl, makeAuthority } from '../support/certificates.ts';
import { sendJson, serve } from '../support/http-server.ts';
import { temporaryFolder } from '../support/temporary.ts';

async function listening(server: Server) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return { port: address.port, [Symbol.dispose]: () => void server.close() };
}

const get = (url: string, fetch = directly(globalThis.fetch)) =>
  exchange(
    { method: 'GET', url: new URL(url), headers: { accept: 'application/json' } },
    { fetch, timeoutMs: 30_000, bodyBytes: 1_000, signal: undefined },
  );

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

test('it asks for no compression, and sends what it is given', async () => {
  await using server = await serve((request, response) => sendJson(response, 200, request.headers));
  const answer = await get(server.origin);
  const { host, connection, ...sent } = JSON.parse((answer.kind === 'answer' && answer.text) || '{}');
  expect(sent).toEqual({ accept: 'application/json' });
  expect([host, connection]).toEqual([new URL(server.origin).host, 'keep-alive']);
});
