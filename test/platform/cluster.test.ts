import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Log, LogFields } from '../../src/base/log.ts';
import { startClusterPlatform } from '../../src/platform/cluster.ts';
import { openDatabase } from '../../src/platform/stores/cluster/database.ts';
import { NODE_LIVING_MS } from '../../src/platform/stores/nodes.ts';
import { controlPlaneSuite } from '../contract-suites/control-plane.ts';
import { clusterEngines, clusterPlace, lacksCluster } from '../support/cluster.ts';
import { embeddedTarget } from '../support/conformance.ts';
import { temporaryFolder } from '../support/temporary.ts';

const engines = clusterEngines('nodes on PostgreSQL and S3');

describe.each(engines)('a cluster of two nodes behind a proxy, on $name', (each) => {
  const cleanup = new AsyncDisposableStack();
  afterAll(() => cleanup.disposeAsync());

  controlPlaneSuite(async () => {
    const place = cleanup.use(await clusterPlace(each));
    return embeddedTarget(cleanup, async (dataDir, options) => {
      const policy = readFileSync(join(dataDir, 'platform.json'));
      const [one] = await Promise.all(
        ['one', 'two'].map(async (name) => {
          const dir = join(dataDir, name);
          await mkdir(dir);
          writeFileSync(join(dir, 'platform.json'), policy);
          return cleanup.use(await place.start(name, { ...options, dir }));
        }),
      );
      if (!one) throw new Error('No node');
      return one;
    });
  });
});

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

test('wrong options are refused before a folder is created or a database is asked', async () => {
  using folder = temporaryFolder();
  const dir = join(folder.path, 'node');
  const right = {
    ...{ dir, port: 0, publicUrl: 'https://platform.example.com' },
    env: { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b', AWS_REGION: 'eu-central-1' },
    cluster: { database: 'postgres://127.0.0.1:1/none', objects: 's3://bucket', secret: new Uint8Array(32) },
  };
  const { cluster } = right;
  const cases = [
    { ...right, publicUrl: 'https://platform.example.com/path' },
    { ...right, publicUrl: 'https://platform.sites.example', sitesDomain: 'sites.example' },
    { ...right, gitUrlTemplate: 'http://git.example/{repository}' },
    { ...right, env: { ...right.env, AWS_REGION: undefined } },
    { ...right, cluster: { ...cluster, objects: 's3://' } },
    { ...right, cluster: { ...cluster, secret: new Uint8Array(31) } },
    { ...right, cluster: { ...cluster, previousSecret: cluster.secret } },
  ];
  for (const options of cases) {
    await expect(startClusterPlatform(options)).rejects.toMatchObject({ code: 'invalid_input' });
  }
  expect(() => readFileSync(join(dir, '.gitignore'))).toThrow(/ENOENT/);
});
