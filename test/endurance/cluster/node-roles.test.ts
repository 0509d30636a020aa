import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { startClusterPlatform } from '../../../src/platform/engines/cluster.ts';
import type { Platform } from '../../../src/platform/index.ts';
import { Client } from '../../contract-suites/control-plane.ts';
import { type ClusterPlace, clusterPlace, lacksCluster } from '../../support/cluster.ts';
import { createRepository } from '../../support/repositories.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const CLI = resolve(import.meta.dirname, '../../../src/cli.ts');
/** Runs a command as if bubblewrap was not an executable file. */
const HIDDEN = ['--dev-bind', '/', '/', '--ro-bind', '/dev/null', '/usr/bin/bwrap', '--die-with-parent'];
const isolates = spawnSync('bwrap', [...HIDDEN, 'true'], { stdio: 'ignore' }).status === 0;
if (!isolates) process.stderr.write('skipped: isolation on a node, because bubblewrap does not work on this machine\n');

/** Longer than any time for which a node trusts what it has read. */
const AWAY_MS = 75_000;

/** Calls the operator's and the public API through the proxy. */
async function clientOf(place: ClusterPlace, node: Platform, repository: string): Promise<Client> {
  return new Client({
    ...{ baseUrl: place.proxyUrl, org: 'acme', project: 'web', repository, branch: 'main', outputDirectory: '.' },
    ...{ token: await node.mintToken(), unauthorized: {}, strangers: {}, patienceMs: 20_000 },
  });
}

/** Requests a path of one node. */
async function ask(node: Platform, path: string, headers: Readonly<Record<string, string>> = {}) {
  const sent = request({ host: '127.0.0.1', port: node.port, path, headers }).end();
  const [response] = await once(sent, 'response');
  return { status: response.statusCode, text: await text(response) };
}

const siteOn = async (node: Platform, url: unknown) => ask(node, '/', { host: new URL(String(url)).host });

describe.skipIf(lacksCluster('nodes on PostgreSQL and S3')).concurrent('nodes on PostgreSQL and S3', () => {
  // It waits most of the time, so that the others run meanwhile, one after the other.
  test('while PostgreSQL is away, even for more than a minute, a node lives, serves its sites, and is not ready; afterwards it is ready again', async ({
    expect,
  }) => {
    await using cluster = await clusterPlace();
    using repository = createRepository({ 'index.html': 'live' });
    await using node = await cluster.start('node');
    const client = await clientOf(cluster, node, repository.path);
    const app = await client.app('shop');
    const { url } = await client.deployed(app);
    expect(await siteOn(node, url)).toEqual({ status: 200, text: 'live' });
    await cluster.postgres.kill();
    expect(await siteOn(node, url)).toEqual({ status: 200, text: 'live' });
    expect((await ask(node, '/healthz')).status).toBe(200);
    expect((await ask(node, '/readyz?role=edge')).status).toBe(200);
    await expect.poll(async () => (await ask(node, '/readyz')).status, { timeout: 10_000 }).toBe(503);
    expect((await client.call('GET', `${app}/environments`)).status).toBe(503);
    const until = performance.now() + AWAY_MS;
    const visits = new Set<number | undefined>();
    while (performance.now() < until) {
      visits.add((await siteOn(node, url)).status);
      await wait(100);
    }
    expect([...visits]).toEqual([200]);
    await cluster.postgres.restart();
    await expect.poll(async () => (await ask(node, '/readyz')).status, { timeout: 20_000 }).toBe(200);
    expect((await client.call('GET', `${app}/environments`)).status).toBe(200);
  });

  describe('one place', onePlace);
});

const IN_TURN = { concurrent: false };

/** Nodes that share their engines. */
function onePlace() {
  const cleanup = new AsyncDisposableStack();
  afterAll(() => cleanup.disposeAsync());
  let opened: Promise<ClusterPlace> | undefined;
  const place = () => {
    opened ??= clusterPlace().then((made) => cleanup.use(made));
    return opened;
  };

  test(
    'with one role each are one platform together: one accepts, one builds, one serves, one has the keys',
    IN_TURN,
    async () => {
      const cluster = await place();
      using repository = createRepository({ 'index.html': 'first' });
      await using control = await cluster.start('control', { roles: ['control'] });
      await using build = await startClusterPlatform(cluster.options('build', { roles: ['build'] }));
      await using edge = await startClusterPlatform(cluster.options('edge', { roles: ['edge'] }));
      await using kvs = await startClusterPlatform(cluster.options('kvs', { roles: ['kvs'] }));
      const client = await clientOf(cluster, control, repository.path);
      const app = await client.app('shop');
      const { url } = await client.deployed(app);
      expect(await siteOn(edge, url)).toEqual({ status: 200, text: 'first' });
      expect(await siteOn(control, url)).toMatchObject({ status: 503, text: expect.stringContaining('the role edge') });
      repository.commit({ 'index.html': 'second' });
      await client.deployed(app);
      await expect.poll(() => siteOn(edge, url), { timeout: 5_000 }).toEqual({ status: 200, text: 'second' });
      for (const [node, role] of [
        [control, 'control'],
        [build, 'build'],
        [edge, 'edge'],
        [kvs, 'kvs'],
      ] as const) {
        expect(JSON.parse((await ask(node, '/readyz')).text)).toMatchObject({
          status: 'ready',
          roles: { [role]: 'ready' },
        });
      }
      const { nodes } = (await client.call('GET', '/operator/nodes')).body;
      expect(nodes).toMatchObject(['build', 'control', 'edge', 'kvs'].map((name) => ({ name, roles: [name] })));
      const metrics = (await ask(edge, '/metrics', { host: 'localhost' })).text;
      expect(metrics).toMatch(/slipway_requests_total\{service="edge",status="2xx",node="edge"\} \d/);
      expect(metrics).toMatch(/^slipway_deployments\{status="succeeded"\} 2$/m);
    },
  );

  test('a node that stops leaves the list, and its folder and database can be taken again', IN_TURN, async () => {
    const cluster = await place();
    const options = cluster.options('again');
    const first = await startClusterPlatform(options);
    await expect(startClusterPlatform(options)).rejects.toMatchObject({ code: 'platform_locked' });
    await first.close();
    await using second = await startClusterPlatform(options);
    const headers = { authorization: `Bearer ${await second.mintToken()}`, host: new URL(cluster.proxyUrl).host };
    const { nodes } = JSON.parse((await ask(second, '/operator/nodes', headers)).text);
    expect(nodes.map(({ name }: { name: string }) => name)).toEqual(['again']);
  });

  test('sessions and the request token are the same on every node', IN_TURN, async () => {
    const cluster = await place();
    await using one = await startClusterPlatform(cluster.options('one'));
    await using two = await startClusterPlatform(cluster.options('two'));
    expect(one.requestToken).toBe(two.requestToken);
    expect(one.requestToken).not.toContain(Buffer.from(cluster.secret).toString('base64url'));
    const signIn = await fetch(`http://127.0.0.1:${one.port}/console/sign-in`, {
      ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams({ token: await two.mintToken() }) },
      headers: { origin: `http://127.0.0.1:${one.port}` },
    });
    const cookie = (signIn.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
    const [, secret = ''] = cookie.split('=');
    const there = await ask(two, '/console/orgs/acme', {
      host: `127.0.0.1:${one.port}`,
      cookie: `slipway_console_${one.port}=${secret}`,
    });
    expect(there.status).toBe(200);
  });

  test('a node with another secret is refused, and leaves nothing behind', IN_TURN, async () => {
    const cluster = await place();
    await using _ = await startClusterPlatform(cluster.options('right'));
    const options = cluster.options('wrong');
    const wrong = { ...options, cluster: { ...options.cluster, secret: new Uint8Array(32) } };
    await expect(startClusterPlatform(wrong)).rejects.toMatchObject({
      code: 'unsupported_data',
      message: expect.stringContaining('SLIPWAY_SECRET'),
    });
    await using node = await startClusterPlatform(options);
    expect((await ask(node, '/readyz')).status).toBe(200);
  });

  test.skipIf(!isolates)(
    'a node that builds does not start without isolation, and one that does not build starts',
    IN_TURN,
    async () => {
      const cluster = await place();
      const { port, publicUrl = '', dir, cluster: settings, env } = cluster.options('isolated');
      const flags = ['--data', dir, '--port', String(port), '--public-url', publicUrl, '--objects', settings.objects];
      const variables = {
        ...env,
        SLIPWAY_DATABASE: settings.database,
        SLIPWAY_SECRET: Buffer.from(settings.secret).toString('base64'),
      };
      const start = (...more: readonly string[]) => {
        const command = [...HIDDEN, process.execPath, '--', CLI, 'platform', '--json', ...flags, ...more];
        return spawn('bwrap', command, { env: variables, stdio: ['ignore', 'pipe', 'pipe'] });
      };
      const refused = start();
      expect(await text(refused.stderr)).toMatch(/slipway: Builds cannot be isolated: bubblewrap is not installed\n/);
      const edge = start('--roles', 'edge', '--drain', '0');
      const [line] = await once(edge.stdout, 'data');
      expect(JSON.parse(String(line))).toMatchObject({ ready: true });
      edge.kill('SIGKILL');
      await once(edge, 'close');
    },
  );

  test('the folder of a platform with its own data is refused', IN_TURN, async () => {
    const cluster = await place();
    using folder = temporaryFolder();
    writeFileSync(join(folder.path, 'platform.db'), '');
    await expect(startClusterPlatform(cluster.options('local', { dir: folder.path }))).rejects.toMatchObject({
      ...{ code: 'invalid_input', input: 'data' },
    });
  });
}
