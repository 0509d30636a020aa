import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import type { Log } from '../../src/base/log.ts';
import { startClusterPlatform } from '../../src/platform/engines/cluster.ts';
import { usedWith, withoutUser } from '../../src/platform/stores/cache/start-notes.ts';
import { Client } from '../contract-suites/control-plane.ts';
import { clusterPlace, lacksCluster } from '../support/cluster.ts';
import { createRepository } from '../support/repositories.ts';
import { temporaryFolder } from '../support/temporary.ts';

async function ask(port: number, path: string, host = '127.0.0.1') {
  const sent = request({ host: '127.0.0.1', port, path, headers: { host } }).end();
  const [response] = await once(sent, 'response');
  return { status: response.statusCode, headers: response.headers, text: await text(response) };
}

/** Returns a log, and a promise of the port at which the edge serves. */
function portOfEdge() {
  const found = Promise.withResolvers<number>();
  const log: Log = (_level, event, fields) => {
    if (event === 'edge_started') found.resolve(Number(fields?.port));
  };
  return { log, port: found.promise };
}

describe.skipIf(lacksCluster('nodes that start while PostgreSQL is away'))(
  'a node that starts while PostgreSQL is away',
  () => {
    const cleanup = new AsyncDisposableStack();
    afterAll(() => cleanup.disposeAsync());

    test('serves at once the sites of its folder, and opens its other roles when PostgreSQL is back', async () => {
      const cluster = cleanup.use(await clusterPlace());
      using repository = createRepository({ 'index.html': 'live' });
      const first = await cluster.start('node');
      const client = new Client({
        ...{ baseUrl: cluster.proxyUrl, org: 'acme', project: 'web', repository: repository.path, branch: 'main' },
        ...{
          outputDirectory: '.',
          token: await first.mintToken(),
          unauthorized: {},
          strangers: {},
          patienceMs: 20_000,
        },
      });
      const { url } = await client.deployed(await client.app('shop'));
      const { host } = new URL(String(url));
      expect((await ask(first.port, '/', host)).text).toBe('live');
      await first.close();
      await cluster.postgres.kill();

      const stop = new AbortController();
      const { log, port: early } = portOfEdge();
      const starting = startClusterPlatform(cluster.options('node', { log, signal: stop.signal }));
      starting.catch(() => {});
      const port = await Promise.race([early, starting.then(() => 0)]);
      expect(await ask(port, '/', host)).toMatchObject({ status: 200, text: 'live' });
      expect((await ask(port, '/', 'unknown.localhost')).status).toBe(503);
      expect((await ask(port, '/healthz')).status).toBe(200);
      expect((await ask(port, '/readyz?role=edge')).status).toBe(200);
      expect(await ask(port, '/readyz')).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
      expect(JSON.parse((await ask(port, '/readyz')).text).roles).toEqual({
        ...{ control: 'starting', build: 'starting', edge: 'ready', kvs: 'starting' },
      });
      for (const path of ['/api/v1/orgs/acme/apps', '/v1/get', '/console', '/operator/nodes', '/identity/token']) {
        expect(await ask(port, path, new URL(cluster.proxyUrl).host)).toMatchObject({
          status: 503,
          headers: { 'retry-after': '1' },
        });
      }
      await cluster.postgres.restart();
      await using again = await starting;
      expect(again.port).toBe(port);
      expect((await ask(port, '/readyz')).status).toBe(200);
      expect((await ask(port, '/', host)).text).toBe('live');
    });

    test('ends when it is stopped while it waits, and frees its port and its folder', async () => {
      const cluster = cleanup.use(await clusterPlace());
      await (await startClusterPlatform(cluster.options('node'))).close();
      await cluster.postgres.kill();
      const stop = new AbortController();
      const { log, port: early } = portOfEdge();
      const starting = startClusterPlatform(cluster.options('node', { log, signal: stop.signal }));
      const ended = expect(starting).rejects.toThrow('stopped');
      const port = await early;
      stop.abort(new Error('stopped'));
      await ended;
      await expect(ask(port, '/healthz')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
      await cluster.postgres.restart();
      await using _ = await startClusterPlatform(cluster.options('node'));
    });

    test('with another secret than before ends when PostgreSQL is back', async () => {
      const cluster = cleanup.use(await clusterPlace());
      await (await startClusterPlatform(cluster.options('node'))).close();
      await cluster.postgres.kill();
      const { log, port: early } = portOfEdge();
      const options = cluster.options('node', { log });
      const wrong = { ...options, cluster: { ...options.cluster, secret: new Uint8Array(32) } };
      const starting = startClusterPlatform(wrong);
      const ended = expect(starting).rejects.toMatchObject({ code: 'unsupported_data' });
      await early;
      await cluster.postgres.restart();
      await ended;
    });
  },
);

describe('the folder of a node', () => {
  test('is known to the cluster that it was used with, whatever user and password its database has', () => {
    using folder = temporaryFolder();
    const place = withoutUser('postgres://one:first@db/slipway?sslmode=require&password=x');
    expect(usedWith(folder.path, place).isKnown).toBe(false);
    usedWith(folder.path, place).remember();
    expect(usedWith(folder.path, withoutUser('postgres://two:next@db/slipway?sslmode=require')).isKnown).toBe(true);
  });

  test('forgets the sites of another cluster', () => {
    using folder = temporaryFolder();
    usedWith(folder.path, 'one').remember();
    const site = join(folder.path, 'cache', 'sites');
    writeFileSync(site, 'a site');
    expect(usedWith(folder.path, 'one').isKnown).toBe(true);
    expect(readFileSync(site, 'utf8')).toBe('a site');
    expect(usedWith(folder.path, 'two').isKnown).toBe(false);
    expect(() => readFileSync(site)).toThrow(/ENOENT/);
    expect(usedWith(folder.path, 'one').isKnown).toBe(false);
  });
});
