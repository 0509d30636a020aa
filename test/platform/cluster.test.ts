import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startClusterPlatform } from '../../src/platform/engines/cluster.ts';
import { controlPlaneSuite } from '../contract-suites/control-plane.ts';
import { clusterEngines, clusterPlace } from '../support/cluster.ts';
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
