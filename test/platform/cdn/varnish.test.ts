import { once } from 'node:events';
import { type RequestListener, request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { silentLog } from '../../../src/base/log.ts';
import { MIB } from '../../../src/base/sizes.ts';
import { listen } from '../../../src/platform/server/server.ts';
import { serve } from '../../support/http-server.ts';
import { freePort } from '../../support/s3-server.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import { inTerminal } from '../../support/terminal.ts';
import { lacksVarnish, startVarnish, type Varnish } from '../../support/varnish.ts';
import { visitorOf } from '../console/support.ts';
import { cdnAt, cdnWorld, get, PAGE } from './support.ts';

const SOON = { timeout: 20_000, interval: 50 };

/** A node that answers what Varnish looks at, and by `answer` all else. */
async function nodeOf(answer: RequestListener) {
  return serve((incoming, outgoing) => {
    if (incoming.url === '/readyz?role=edge') outgoing.end();
    else answer(incoming, outgoing);
  });
}

/** Waits until Varnish takes a node for healthy. */
function ready(varnish: Varnish) {
  return expect.poll(async () => (await get(varnish.port, 'a.example')).status, SOON).toBe(200);
}

describe.skipIf(lacksVarnish('a platform behind Varnish'))('behind Varnish', () => {
  test('a deploy is live behind it at once, its pages are kept, and assets of the release before stay', async () => {
    const port = await freePort();
    await using varnish = await startVarnish([port, port]);
    await using world = await cdnWorld(port, cdnAt(varnish));
    const first = await world.deploy(PAGE(1));
    expect(first).toMatchObject({ status: 'succeeded' });
    expect(first.warnings).toBeUndefined();
    const host = await world.host();
    const visit = (path = '/', headers = {}) => get(varnish.port, host, path, headers);
    // The deployment has looked at it through Varnish already.
    expect(await visit()).toMatchObject({ status: 200, release: first.deployID });
    // Cookies make no difference, and neither does a second look.
    const again = await visit('/', { cookie: 'visitor=1' });
    expect(again).toMatchObject({ status: 200, isHit: true, release: first.deployID });
    expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    for (const name of ['xkey', 'cache-groups', 'cdn-cache-control']) expect(again.headers[name]).toBeUndefined();
    expect(await visit('/app-aaaaaaa1.js')).toMatchObject({ status: 200, isHit: false });
    expect(await visit('/none')).toMatchObject({ status: 404 });

    const second = await world.deploy(PAGE(2));
    expect(second).toMatchObject({ status: 'succeeded' });
    expect(second.warnings).toBeUndefined();
    // The deployment has waited for the purge.
    expect(await visit()).toMatchObject({ release: second.deployID, body: expect.stringContaining('page 2') });
    expect(await visit('/app-aaaaaaa1.js')).toMatchObject({ status: 200, isHit: true, release: first.deployID });
    expect(await visit('/app-aaaaaaa2.js')).toMatchObject({ status: 200, release: second.deployID });

    const back = await world.rollback();
    expect(back).toMatchObject({ deployID: first.deployID, previous: second.deployID });
    expect(back.warnings).toBeUndefined();
    // The rollback has waited for the purge.
    expect(await visit()).toMatchObject({ release: first.deployID });
    const metrics = async () => (await fetch(`${world.platform.baseUrl}/metrics`)).text();
    await expect.poll(metrics, SOON).toContain('\nslipway_cdn_purges_waiting 0\n');
    const ready = await (await fetch(`${world.platform.baseUrl}/readyz`)).json();
    expect(ready).toMatchObject({ status: 'ready', cdn: { purgesWaiting: 0, oldestSeconds: null } });
  });

  test('a deletion takes all of a site from it, and settings what they change', async () => {
    const port = await freePort();
    await using varnish = await startVarnish([port, port]);
    await using world = await cdnWorld(port, cdnAt(varnish));
    await world.deploy(PAGE(1));
    const host = await world.host();
    const visit = (path = '/') => get(varnish.port, host, path);
    for (const path of ['/', '/app-aaaaaaa1.js']) {
      await visit(path);
      expect(await visit(path)).toMatchObject({ isHit: true });
    }
    const changed = await world.client.call('PATCH', world.app, { body: { noindex: true } });
    expect(changed.status).toBe(200);
    await expect.poll(async () => (await visit()).headers['x-robots-tag'], SOON).toBe('noindex');
    const deleted = await world.client.call('DELETE', world.app.replace('/api/v1', '/operator'));
    expect(deleted.status).toBe(200);
    for (const path of ['/', '/app-aaaaaaa1.js']) {
      await expect.poll(async () => (await visit(path)).status, SOON).toBe(410);
    }
  });

  test('a domain that an app has no longer shows nothing of it, also what it calls immutable', async () => {
    const port = await freePort();
    await using varnish = await startVarnish([port, port]);
    await using world = await cdnWorld(port, cdnAt(varnish));
    const first = await world.deploy({
      ...PAGE(1),
      _headers: '/*\n  Cache-Control: public, max-age=31536000, immutable',
    });
    const visit = (path = '/') => get(varnish.port, 'shop.example.com', path);
    const domains = (list: readonly string[]) => world.client.call('PATCH', world.app, { body: { domains: list } });
    expect((await domains(['shop.example.com'])).status).toBe(200);
    await expect.poll(async () => (await visit()).release, SOON).toBe(first.deployID);
    expect(await visit()).toMatchObject({ isHit: true });
    expect((await domains([])).status).toBe(200);
    await expect.poll(async () => (await visit()).release, SOON).toBeUndefined();
  });

  test('while Varnish takes no purge, a deployment succeeds with a warning, and it is sent until it is taken', async () => {
    const port = await freePort();
    await using varnish = await startVarnish([port, port]);
    const right = cdnAt(varnish);
    await using world = await cdnWorld(port, right);
    const first = await world.deploy(PAGE(1));
    const host = await world.host();
    const visit = (path = '/') => get(varnish.port, host, path);
    await visit();
    await varnish.kill();
    const second = await world.deploy(PAGE(2));
    expect(second).toMatchObject({ status: 'succeeded' });
    expect(second.warnings).toEqual([
      expect.objectContaining({
        code: 'cdn_behind',
        message: expect.stringMatching(
          /has not taken the purge .* 10 s: it cannot be reached \(ECONNREFUSED\)\. .*up to 1h/,
        ),
      }),
    ]);
    await varnish.start();
    expect(await visit()).toMatchObject({ release: second.deployID });
    // A secret that Varnish does not know: what it keeps stays until the operator mends that, across a restart.
    await world.restart({ cdn: cdnAt(varnish, 'another-secret-0002') });
    expect(await visit()).toMatchObject({ isHit: true, release: second.deployID });
    const back = await world.rollback(String(first.deployID));
    const refused = /^Varnish has not taken the purge .* 10 s: it refuses the credentials \(403\)\. .*up to 1h/;
    expect(back.warnings).toEqual([
      { code: 'cdn_behind', file: null, line: null, message: expect.stringMatching(refused) },
    ]);
    const ready = async () => (await fetch(`${world.platform.baseUrl}/readyz`)).json();
    await expect.poll(ready, SOON).toMatchObject({ status: 'ready', cdn: { purgesWaiting: 1 } });
    expect(await visit()).toMatchObject({ isHit: true, release: second.deployID });
    // The terminal and the console say it too.
    using home = temporaryFolder();
    const { platform, app } = world;
    const of = ['--org', 'acme', '--project', 'web', '--app', 'shop', '--data', platform.dataDir];
    const env = { HOME: home.path, PATH: process.env.PATH };
    const told = await inTerminal(['rollback', String(second.deployID), ...of], { cwd: home.path, env });
    expect(told).toMatchObject({ exitCode: 0, out: expect.stringContaining(`serves ${second.deployID} again`) });
    expect(told.err).toMatch(/\n {2}warning: Varnish has not taken the purge .* up to 1h 00m; the platform goes on/);
    const token = (email = 'dev@acme.example') => platform.mintToken({ email });
    const visitor = await visitorOf({ platform, token });
    const form = `/console${app.replace('/api/v1', '')}/deployments/${first.deployID}/rollback`;
    expect((await visitor.post(form)).location).toMatch(/\?done=behind$/);
    await world.restart({ cdn: right });
    await expect.poll(async () => (await visit()).release, SOON).toBe(first.deployID);
    await expect.poll(ready, SOON).toMatchObject({ cdn: { purgesWaiting: 0 } });
  });

  test('a first deployment fails where Varnish refuses the secret, and nothing is live', async () => {
    const port = await freePort();
    await using varnish = await startVarnish([port, port]);
    await using world = await cdnWorld(port, cdnAt(varnish, 'another-secret-0002'));
    const first = await world.deploy(PAGE(1));
    expect(first).toMatchObject({ status: 'failed' });
    const { body } = await world.client.call('GET', `${world.app}/deployments/${first.deployID}/failure`);
    expect(body).toMatchObject({
      stage: 'activate',
      code: 'cdn_refused',
      message: expect.stringMatching(
        /^Varnish refuses to answer for shop-\w+\.localhost: it refuses the credentials \(403\)/,
      ),
    });
    const { body: app } = await world.client.call('GET', `${world.app}/environments`);
    expect(Object(app).environments[0]).toMatchObject({ url: null });
  });

  test.each([
    ['that asks for no upgrade', 'GET', 'Upgrade: websocket\r\nConnection: keep-alive'],
    ['that is no request of RFC 6455', 'GET', 'Upgrade: websocket, h2c\r\nConnection: upgrade'],
    ['with a body', 'POST', 'Upgrade: websocket\r\nConnection: upgrade\r\nContent-Length: 0'],
    ['for a WebSocket, which gets there', 'GET', 'Upgrade: websocket\r\nConnection: upgrade, keep-alive'],
  ])('nobody gets past it by a request %s: it writes the address of each client', async (what, method, upgrade) => {
    const addresses: (string | undefined)[] = [];
    const node = await listen({ port: 0, host: '127.0.0.1', log: silentLog, trustedProxies: ['127.0.0.1'] });
    let upgrades = 0;
    node.serve(({ target, remoteAddress, isUpgrade }) => {
      if (!target.startsWith('/readyz')) addresses.push(remoteAddress);
      if (isUpgrade) upgrades += 1;
      return { status: 200, headers: {} };
    });
    await using varnish = await startVarnish([node.port, node.port]);
    await expect.poll(async () => (await get(varnish.port, 'a.example')).status, SOON).toBe(200);
    addresses.length = 0;
    const socket = connect({ port: varnish.port, host: '127.0.0.1', localAddress: '127.0.0.2' });
    const forged = 'GET /two HTTP/1.1\r\nHost: a.example\r\nX-Forwarded-For: 203.0.113.9\r\nConnection: close\r\n\r\n';
    socket.write(`${method} /one HTTP/1.1\r\nHost: a.example\r\n${upgrade}\r\n\r\n${forged}`);
    socket.resume();
    await once(socket, 'close');
    await node.close();
    expect(new Set(addresses)).toEqual(new Set(['127.0.0.2']));
    expect(upgrades).toBe(what.includes('gets there') ? 1 : 0);
  });

  test('what changes something is sent once, and what says nothing that Varnish reads is not kept', async () => {
    const seen: string[] = [];
    await using node = await nodeOf(({ method, url }, outgoing) => {
      seen.push(`${method} ${url}`);
      outgoing.writeHead(url?.endsWith('.json') ? 404 : 200, { 'surrogate-control': 'max-age=5' }).end('answer');
    });
    await using varnish = await startVarnish([node.port, node.port]);
    await ready(varnish);
    seen.length = 0;
    // A path as that of an asset with a hash.
    const sent = request({ port: varnish.port, host: '127.0.0.1', path: '/item-a1b2c3d4.json', method: 'POST' });
    const [posted] = await once(sent.end('a body that only the visitor has'), 'response');
    expect(posted.resume().statusCode).toBe(404);
    for (const _ of [1, 2]) expect(await get(varnish.port, 'a.example', '/page')).toMatchObject({ isHit: false });
    expect(seen).toEqual(['POST /item-a1b2c3d4.json', 'GET /page', 'GET /page']);
  });

  test('a function and an event stream have longer than a page to answer', async () => {
    const held = Promise.withResolvers<void>();
    await using node = await nodeOf(async ({ url }, outgoing) => {
      if (url !== '/') await held.promise;
      outgoing.end('late');
    });
    await using varnish = await startVarnish([node.port, node.port], undefined, ['first_byte_timeout=0.3']);
    await ready(varnish);
    const stream = get(varnish.port, 'a.example', '/events', { accept: 'text/event-stream' });
    const sent = request({ port: varnish.port, host: '127.0.0.1', path: '/work', method: 'POST' });
    const posted = once(sent.end(), 'response');
    // It has been given up three times by then.
    expect(await get(varnish.port, 'a.example', '/page')).toMatchObject({ status: 503 });
    held.resolve();
    expect(await stream).toMatchObject({ status: 200, body: 'late' });
    expect((await posted)[0].resume().statusCode).toBe(200);
  });

  test('a file that is larger than its memory arrives whole, and in parts', async () => {
    const size = 65 * MIB;
    const ranges: (string | undefined)[] = [];
    await using node = await nodeOf(({ url, headers }, outgoing) => {
      if (url !== '/film.mp4') return void outgoing.end();
      ranges.push(headers.range);
      const [status, length] = headers.range ? [206, 4] : [200, size];
      const range = headers.range && { 'content-range': `bytes 0-3/${size}` };
      outgoing.writeHead(status, { 'cdn-cache-control': 'max-age=600', 'content-length': length, ...range });
      outgoing.end(Buffer.alloc(length, 'a'));
    });
    await using varnish = await startVarnish([node.port, node.port]);
    await ready(varnish);
    expect((await get(varnish.port, 'a.example', '/film.mp4')).body).toHaveLength(size);
    const part = await get(varnish.port, 'a.example', '/film.mp4', { range: 'bytes=0-3' });
    expect(part).toMatchObject({ status: 206, body: 'aaaa' });
    expect(ranges).toEqual([undefined, 'bytes=0-3']);
  });

  test('what is for operators alone stays inside, and sites have pages of those names', async () => {
    await using node = await nodeOf((_incoming, outgoing) => outgoing.end('for operators'));
    await using varnish = await startVarnish([node.port, node.port]);
    await ready(varnish);
    const statuses = {
      'platform.example.com /metrics': 404,
      'PLATFORM.example.com:443 /metrics?x': 404,
      'localhost. /tls-allowed?domain=a.example': 404,
      '[::1]:80 /readyz': 404,
      '127.0.0.1 /healthz': 404,
      'shop.example.com https://localhost/metrics': 400,
      'platform.example.com /console': 200,
      'shop.example.com /metrics': 200,
      '127.0.0.1.example.com /metrics': 200,
    };
    for (const [what, status] of Object.entries(statuses)) {
      const [host = '', path] = what.split(' ');
      expect([what, (await get(varnish.port, host, path)).status]).toEqual([what, status]);
    }
  });

  test('without a CDN, answers are as they were', async () => {
    const port = await freePort();
    await using world = await cdnWorld(port, undefined);
    await world.deploy(PAGE(1));
    const seen = await vi.waitFor(async () => get(port, await world.host()), SOON);
    expect(Object.keys(seen.headers).filter((name) => /cdn|surrogate|xkey|cache-/.test(name))).toEqual([
      'cache-control',
    ]);
    const metrics = await (await fetch(`${world.platform.baseUrl}/metrics`)).text();
    expect(metrics).not.toContain('slipway_cdn');
  });
});
