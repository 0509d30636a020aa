import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import type { Log, LogFields } from '../../src/base/log.ts';
import { NODE_LIVING_MS } from '../../src/contract/operator.ts';
import { startClusterPlatform } from '../../src/platform/engines/cluster.ts';
import type { Platform } from '../../src/platform/index.ts';
import { collectGarbage } from '../../src/platform/objects/collect.ts';
import { ClusterBlobs } from '../../src/platform/stores/cluster/blobs/blobs.ts';
import { openDatabase } from '../../src/platform/stores/cluster/database/database.ts';
import { createClusterEngine } from '../../src/platform/stores/cluster/database/engine.ts';
import { createReferences } from '../../src/platform/stores/references.ts';
import { type ClusterPlace, clusterEngines, clusterPlace, lacksCluster } from '../support/cluster.ts';
import { runOn } from '../support/standby.ts';

const engines = clusterEngines('the readiness of nodes');

describe.each(engines)('a node on $name', (each) => {
  const cleanup = new AsyncDisposableStack();
  afterAll(() => cleanup.disposeAsync());
  let started: Promise<ClusterPlace> | undefined;
  const opened = () => {
    started ??= clusterPlace(each).then((place) => cleanup.use(place));
    return started;
  };
  const FAILING = { control: 'failing', build: 'failing', edge: 'ready', kvs: 'failing' };
  const SOON = { timeout: 30_000, interval: 50 };

  test('is ready only for sites while PostgreSQL is read-only, and logs that once', { timeout: 90_000 }, async () => {
    const place = await opened();
    const logged: string[] = [];
    await using node = await place.start('one', { log: (_, event) => void logged.push(event) });
    const readiness = readinessOf(node);
    expect((await readiness()).status).toBe(200);
    const run = (statement: string) => runOn(place.postgres.url(), statement);
    try {
      await run('ALTER SYSTEM SET default_transaction_read_only = on');
      await run('SELECT pg_reload_conf()');
      await expect.poll(() => readiness(), SOON).toMatchObject({ status: 503, roles: FAILING });
      expect(await readiness('?role=edge')).toMatchObject({ status: 200 });
    } finally {
      await run('ALTER SYSTEM RESET default_transaction_read_only');
      await run('SELECT pg_reload_conf()');
    }
    await expect.poll(() => readiness(), SOON).toMatchObject({ status: 200 });
    expect(logged.filter((event) => event.startsWith('database_'))).toEqual([
      'database_read_only',
      'database_writable',
    ]);
  });

  test('is not ready for calls with tokens while its clock is a minute off, and logs that once', async () => {
    const place = await opened();
    const logged: string[] = [];
    let ahead = 61_000;
    const clock = { ...systemClock, now: () => Date.now() + ahead };
    const log: Log = (_, event, fields) => void logged.push(`${event} ${fields?.direction ?? ''}`.trim());
    await using node = await place.start('two', { clock, log });
    const seen = () => logged.filter((line) => /^(?:clock_|platform_started)/.test(line));
    expect(seen()).toEqual(['clock_differs ahead', 'platform_started']);
    const readiness = readinessOf(node);
    expect(await readiness()).toEqual({
      status: 503,
      roles: { control: 'failing', build: 'ready', edge: 'ready', kvs: 'failing' },
    });
    ahead = 30_000;
    await expect.poll(() => readiness(), SOON).toMatchObject({ status: 200 });
    ahead = -61_000;
    await expect.poll(() => readiness(), SOON).toMatchObject({ status: 503 });
    expect(seen().slice(2)).toEqual(['clock_agrees', 'clock_differs behind']);
  });

  test('removes no object that was just stored, although its clock is more than an hour ahead', async () => {
    const { postgres, s3 } = await opened();
    await using database = openDatabase({ url: await postgres.createMigrated() });
    const { endpoint, region, credentials } = s3;
    const service = { endpoint, region, credentials, pathStyle: true };
    using blobs = new ClusterBlobs({
      database,
      objects: { ...service, bucket: await s3.createBucket(), prefix: 'objects/' },
    });
    const bytes = Buffer.from('text');
    const sha256 = hash('sha256', bytes);
    const key = `acme/${sha256.slice(0, 2)}/${sha256}`;
    await using writer = blobs.writer();
    await writer.put(key, bytes, sha256);
    await writer.settle();
    const { signal } = new AbortController();
    const references = createReferences(createClusterEngine(database));
    const collect = () => collectGarbage({ blobs, references, signal });
    const now = Date.now;
    try {
      Date.now = () => now() + 61 * 60_000;
      expect(await collect()).toEqual({ objects: 0, bytes: 0 });
    } finally {
      Date.now = now;
    }
    expect(await blobs.head(key)).toMatchObject({ size: 4 });
    await database.query('UPDATE blobs SET touched_at = touched_at - 3700000');
    expect(await collect()).toEqual({ objects: 1, bytes: 4 });
  });
});

/** Returns a function that asks a node what it can do. */
function readinessOf({ port }: Pick<Platform, 'port'>) {
  return async (query = '') => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz${query}`);
    const { roles }: { readonly roles?: unknown } = JSON.parse(await answer.text());
    return { status: answer.status, roles };
  };
}

describe.skipIf(lacksCluster('starts of nodes'))('the start of a node', () => {
  /** The events of a start, with their fields. */
  const watched = () => {
    const logged: (readonly [string, LogFields | undefined])[] = [];
    const log: Log = (_, event, fields) => void logged.push([event, fields]);
    return { log, of: (name: string) => logged.filter(([event]) => event === name).map(([, fields]) => fields) };
  };

  test('names the nodes that have another public URL, and both values', async () => {
    await using place = await clusterPlace();
    await using one = await place.start('one');
    const { log, of } = watched();
    await using two = await place.start('two', { log, publicUrl: 'https://other.example' });
    expect([one.baseUrl, two.baseUrl]).toEqual([place.proxyUrl, 'https://other.example']);
    expect(of('node_settings_differ')).toEqual([
      {
        ...{ setting: '--public-url', here: 'https://other.example', there: place.proxyUrl, nodes: 'one' },
        means: expect.any(String),
      },
    ]);
  });

  test('after a kill takes its name at once in its own folder, and waits for it in another one', async () => {
    await using place = await clusterPlace();
    const options = place.options('one');
    await using database = openDatabase({ url: options.cluster.database });
    const killed = async (instance: string) => {
      const text = `INSERT INTO nodes (name, version, roles, address, started_at, seen_at, instance)
        VALUES ('one', '1', '{}', 'a:1', slipway_now() - 60000, slipway_now() - $2::bigint, $1)`;
      await database.query(text, [instance, NODE_LIVING_MS - 1_000]);
    };
    await (await startClusterPlatform(options)).close();
    await killed(readFileSync(join(options.dir, 'instance'), 'utf8'));
    const own = watched();
    await (await startClusterPlatform({ ...options, log: own.log })).close();
    expect(own.of('node_name_awaited')).toEqual([]);
    await killed('of another folder');
    const other = watched();
    await (await startClusterPlatform({ ...options, log: other.log })).close();
    expect(other.of('node_name_awaited')).toMatchObject([{ node: 'one', address: 'a:1' }]);
  });
});
