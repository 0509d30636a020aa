import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { proxiedFetch } from '../../src/api/proxy.ts';
import { controlPlane } from '../support/control-plane.ts';
import { sendJson, serve } from '../support/http-server.ts';

/** A real proxy, forward and CONNECT, that leads every name to `port` on loopback; and what it was asked. */
async function startProxy(port: number) {
  const asked: string[] = [];
  const server: Server = createServer(async (request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers['proxy-authorization'] ?? '-'}`);
    const answer = await fetch(`http://127.0.0.1:${port}${new URL(request.url ?? '').pathname}`);
    sendJson(response, answer.status, await answer.json());
  });
  server.on('connect', (request, client) => {
    asked.push(`CONNECT ${request.url} ${request.headers['proxy-authorization'] ?? '-'}`);
    const upstream = connect(port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      upstream.pipe(client);
      client.pipe(upstream);
    });
    for (const socket of [client, upstream]) {
      socket.on('error', () => {
        client.destroy();
        upstream.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: proxyPort } = server.address() as AddressInfo;
  return {
    asked,
    port: proxyPort,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function target() {
  let requests = 0;
  const server = await serve((request, response) => {
    requests += 1;
    sendJson(response, 200, { path: request.url });
  });
  return { ...server, count: () => requests, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

test.each([{}, { HTTPS_PROXY: '' }, { NO_PROXY: '*' }])(
  'without a proxy variable there is no proxied fetch: %j',
  async (env) => {
    expect(await proxiedFetch(env)).toBe(fetch);
  },
);

test.each(['HTTP_PROXY', 'http_proxy', 'ALL_PROXY', 'all_proxy'])('%s leads to the proxy', async (name) => {
  await using site = await target();
  await using proxy = await startProxy(site.port);
  const through = await proxiedFetch({ [name]: `http://user:pass@127.0.0.1:${proxy.port}` });
  const response = await through('http://platform.example/a');
  expect(await response.json()).toEqual({ path: '/a' });
  expect(proxy.asked).toHaveLength(1);
  expect(proxy.asked[0]).toContain('platform.example');
  expect(proxy.asked[0]).toContain(`Basic ${Buffer.from('user:pass').toString('base64')}`);
});

test('https goes by CONNECT: the proxy sees only the host', async () => {
  await using site = await target();
  await using proxy = await startProxy(site.port);
  const through = await proxiedFetch({ HTTPS_PROXY: `127.0.0.1:${proxy.port}` });
  // The target speaks no TLS: the way there is what matters.
  await expect(through('https://platform.example/secret-path')).rejects.toThrow('fetch failed');
  expect(proxy.asked).toEqual(['CONNECT platform.example:443 -']);
  expect(site.count()).toBe(0);
});

test('loopback never goes through the proxy', async () => {
  await using site = await target();
  await using proxy = await startProxy(site.port);
  const through = await proxiedFetch({ ALL_PROXY: `http://127.0.0.1:${proxy.port}` });
  for (const host of ['127.0.0.1', 'localhost']) {
    expect((await through(`http://${host}:${site.port}/a`)).status).toBe(200);
  }
  expect(proxy.asked).toEqual([]);
  expect(site.count()).toBe(2);
});

/** Prints what each of our ways to send gets from an address of this machine. */
const SENDERS = `
  const { proxiedFetch } = await import(process.argv[1]);
  const { directly, withLocalhostNames } = await import(process.argv[2]);
  const proxied = await proxiedFetch(process.env);
  const [address, site] = process.argv.slice(3);
  const bare = { method: 'GET', headers: {}, body: undefined, signal: undefined };
  const asked = [proxied(address), directly(proxied)(new URL(address), bare), directly(fetch)(new URL(address), bare)];
  for (const each of [...asked, withLocalhostNames(fetch)(site)]) console.log((await each).status);
`;

test('nor where Node.js itself sends all requests to the proxy: the call of a check to its own platform', async () => {
  await using site = await target();
  await using proxy = await startProxy(site.port);
  const modules = ['proxy', 'direct'].map((name) => import.meta.resolve(`../../src/api/${name}.ts`));
  const addresses = [`http://127.0.0.1:${site.port}/a`, `http://shop.localhost:${site.port}/a`];
  const args = ['--input-type=module', '--eval', SENDERS, ...modules, ...addresses];
  const env = { NODE_USE_ENV_PROXY: '1', HTTP_PROXY: `http://127.0.0.1:${proxy.port}` };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  expect(stdout.split('\n')).toEqual(['200', '200', '200', '200', '']);
  expect([proxy.asked, site.count()]).toEqual([[], 4]);
});

test.each(['*', 'platform.invalid', '.invalid', 'x.example, platform.invalid'])(
  'NO_PROXY %j keeps the proxy out',
  async (list) => {
    await using site = await target();
    await using proxy = await startProxy(site.port);
    const through = await proxiedFetch({ ALL_PROXY: `http://127.0.0.1:${proxy.port}`, NO_PROXY: list });
    await expect(through('http://platform.invalid/')).rejects.toThrow('fetch failed');
    expect(proxy.asked).toEqual([]);
  },
);

test('a proxy that refuses the tunnel: unreachable, surely not sent, and the remedy names the variable', async () => {
  const proxy = createServer().on('connect', (_, client) => client.end('HTTP/1.1 407 No\r\ncontent-length: 0\r\n\r\n'));
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  const through = await proxiedFetch({ HTTPS_PROXY: `http://127.0.0.1:${port}` });
  await expect(controlPlane('https://platform.example', { fetch: through }).deploy('shop', {})).rejects.toMatchObject({
    code: 'unreachable',
    call: { outcome: 'not-sent' },
    remedy: expect.stringContaining('HTTPS_PROXY'),
  });
  await new Promise((resolve) => proxy.close(resolve));
});

test.each(['http://user:sekret@:x', 'ftp://user:sekret@proxy.example', 'http://user:100%sekret@proxy.example:3128'])(
  'the error names a variable that is not an address of a proxy, and does not quote it: %s',
  async (address) => {
    await expect(proxiedFetch({ HTTPS_PROXY: address })).rejects.toMatchObject({
      code: 'invalid_input',
      message: 'HTTPS_PROXY (or ALL_PROXY) is not the address of a proxy',
    });
  },
);
