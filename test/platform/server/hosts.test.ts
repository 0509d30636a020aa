import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLocalPlatform } from '../../../src/platform/engines/local.ts';
import type { Platform } from '../../../src/platform/index.ts';

/*
 * A client, or a proxy that reuses its connections, sends requests for several hosts on one connection. Each request is answered for its own
 * host, whatever came before it.
 */

let dir = '';
let platform: Platform;
let port = 0;
let host = '';

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'slipway-hosts-'));
  platform = await startLocalPlatform({ dir, port: 0, env: { PATH: process.env.PATH }, allowLocalGit: true });
  port = platform.port;
  host = `127.0.0.1:${port}`;
});

afterAll(async () => {
  await platform?.close();
  rmSync(dir, { recursive: true, force: true });
});

/** What answers: the edge, the console, the control plane, the index or nothing, by what only they send. */
function answeredBy(answer: string): string {
  const status = /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'closed';
  if (/location: \/console\/sign-in/i.test(answer)) return 'console';
  if (answer.includes('"code":"unauthorized"')) return 'control';
  if (answer.includes('"service":"slipway"')) return 'index';
  if (answer.includes('misdirected_request')) return 'misdirected';
  if (answer.includes('No site')) return 'edge';
  return status;
}

/** Sends all at once, the last of which closes the connection. Returns what answered each, in order. */
async function sent(requests: readonly string[]): Promise<readonly string[]> {
  const socket: Socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => {});
  socket.write(requests.join(''));
  let received = '';
  for await (const chunk of socket) received += chunk;
  return received.split(/(?=HTTP\/1\.1 \d{3} )/).map(answeredBy);
}

const CLOSE = 'Connection: close\r\n';
const ask = (path: string, of: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: ${of}\r\n${more}\r\n`;

test('the requests of one connection are answered for the host of each', async () => {
  const site = `shop.localhost:${port}`;
  expect(
    await sent([
      ask('/', site),
      ask('/console', host),
      ask('/console', site),
      ask('/api/v1/orgs/a/projects/b/apps/c/deployments', host),
      ask('/api/v1/orgs/a/projects/b/apps/c/deployments', site),
      ask('/', host, CLOSE),
    ]),
  ).toEqual(['edge', 'console', 'edge', 'control', 'edge', 'index']);
});

test.each<[what: string, path: string, of: string, answers: string]>([
  ['upper case', '/console', 'SHOP.LocalHost', 'edge'],
  ['a final dot', '/console', 'shop.localhost.', 'edge'],
  ['a final dot and a port', '/console', 'shop.localhost.:4400', 'edge'],
  ['two final dots', '/console', 'shop.localhost..', 'misdirected'],
  ['an absolute target of a site', 'http://shop.localhost/console', 'HOST', 'edge'],
  ['an absolute target of the platform', 'http://HOST/console', 'shop.localhost', 'console'],
  ['an absolute target with a user', 'http://x@HOST/console', 'shop.localhost', 'edge'],
  ['a user before the host', '/console', 'x@HOST', 'misdirected'],
  ['a user that is a site', '/console', 'shop.localhost@evil.example', 'misdirected'],
  ['another name of loopback', '/console', 'localhost.', 'console'],
  ['a name that ends like the platform', '/console', 'evil-127.0.0.1', 'misdirected'],
  ['a list of hosts', '/console', 'HOST, shop.localhost', 'misdirected'],
  ['another list of hosts', '/console', 'shop.localhost, HOST', 'misdirected'],
  ['an empty host', '/console', '', 'misdirected'],
  ['dots in the path', '/x/../console', 'HOST', '404'],
  ['an encoded path', '/%63onsole', 'HOST', '404'],
  ['two slashes', '//console', 'HOST', '404'],
])('%s: %s of the Host %j is answered by %s', async (_, path, of, answers) => {
  const [answer] = await sent([ask(path.replace('HOST', host), of.replace('HOST', host), CLOSE)]);
  expect(answer).toBe(answers);
});

test.each<[what: string, head: string, answers: readonly string[]]>([
  ['two Host headers', 'Host: HOST\r\nHost: shop.localhost\r\n', ['misdirected', 'index']],
  ['two Host headers, the site first', 'Host: shop.localhost\r\nHost: HOST\r\n', ['misdirected', 'index']],
  ['a space before the colon', 'Host: shop.localhost\r\nHost : HOST\r\n', ['400']],
  ['a folded header', 'Host: shop.localhost\r\n HOST\r\n', ['400']],
  ['a bare line feed', 'Host: shop.localhost\nX: y\r\n', ['400']],
  ['both lengths', 'Host: HOST\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n', ['400']],
  ['two lengths', 'Host: HOST\r\nContent-Length: 5\r\nContent-Length: 6\r\n', ['400']],
  ['a list of codings', 'Host: HOST\r\nTransfer-Encoding: chunked, identity\r\n', ['400']],
  ['a length with a sign', 'Host: HOST\r\nContent-Length: +5\r\n', ['400']],
  ['no host', '', ['400']],
])('%s: nothing that follows is taken for a request of another', async (_, head, answers) => {
  const smuggled = `GET /console HTTP/1.1\r\n${head.replaceAll('HOST', host)}\r\n`;
  expect(await sent([smuggled, ask('/', host, CLOSE)])).toEqual(answers);
});

test('a body whose length is not read is no request', async () => {
  const inner = ask('/', host);
  const outer = `POST / HTTP/1.1\r\nHost: shop.localhost\r\nContent-Length: ${inner.length}\r\n\r\n`;
  const answers = await sent([outer, inner, ask('/console', host, CLOSE)]);
  expect(answers).toHaveLength(2);
  expect(answers[1]).toBe('console');
});
