import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { AwsClient } from 'aws4fetch';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { silentLog } from '../../../src/base/log.ts';
import { startClusterPlatform } from '../../../src/platform/engines/cluster.ts';
import { objectKey } from '../../../src/platform/objects/names.ts';
import { openDatabase } from '../../../src/platform/stores/cluster/database/database.ts';
import { openClusterStores } from '../../../src/platform/stores/cluster/index.ts';
import { parseS3 } from '../../../src/platform/stores/cluster/s3/settings.ts';
import { clusterSecrets } from '../../../src/platform/stores/cluster/secrets/secrets.ts';
import { type ClusterPlace, clusterEngines, clusterPlace } from '../../support/cluster.ts';
import { startS3Proxy } from '../../support/s3-proxy.ts';

const NAME = '_cluster-id';
const REFUSED = { code: 'unsupported_data', input: 'objects' };

describe.each(clusterEngines('the place of the objects'))('the place of the objects, on $name', (engines) => {
  let place: ClusterPlace;
  beforeAll(async () => {
    place = await clusterPlace(engines);
  });
  afterAll(() => place[Symbol.asyncDispose]());

  /** A new database and a new bucket, or the given ones. */
  async function cluster(given: { readonly database?: string; readonly bucket?: string } = {}) {
    const { database = await place.postgres.create(), bucket = await place.s3.createBucket() } = given;
    const { env = {} } = place.options('n');
    const secrets = clusterSecrets(place.secret);
    /** Opens the stores of a node. */
    const open = (prefix = 'prod', more: Partial<Parameters<typeof openClusterStores>[0]> = {}) =>
      openClusterStores({
        ...{ database, objects: parseS3(`s3://${bucket}/${prefix}`, env), secrets },
        ...{ roles: ['edge' as const], node: 'test', log: silentLog, ...more },
      });
    const openAndClose = async (prefix?: string) => (await open(prefix))[Symbol.asyncDispose]();
    const client = new AwsClient({ ...place.s3.credentials, region: place.s3.region, service: 's3', retries: 0 });
    const url = (key: string) => `${place.s3.endpoint}/${bucket}/${key}`;
    const object = {
      async get(key = `prod/${NAME}`) {
        const answer = await client.fetch(url(key));
        const text = await answer.text();
        return answer.status === 404 ? undefined : text;
      },
      async put(text: string, key = `prod/${NAME}`) {
        expect((await client.fetch(url(key), { method: 'PUT', body: text })).ok).toBe(true);
      },
      async delete(key = `prod/${NAME}`) {
        expect((await client.fetch(url(key), { method: 'DELETE' })).ok).toBe(true);
      },
    };
    const query = async (text: string) => {
      await using connections = openDatabase({ url: database, connections: 1 });
      return (await connections.query(text)).rows;
    };
    return { database, bucket, env, secrets, open, openAndClose, object, query };
  }

  test('gets one ID, also if several nodes start at once on an empty database', async () => {
    const { openAndClose, object, query } = await cluster();
    await Promise.all(Array.from({ length: 4 }, () => openAndClose()));
    const id = await object.get();
    expect(id).toMatch(/^[a-z2-7]{26}$/);
    await openAndClose();
    expect(await object.get()).toBe(id);
    expect(await query("SELECT name FROM platform_keys WHERE name LIKE 'cluster%' ORDER BY name")).toEqual([
      ...[{ name: 'cluster' }, { name: 'cluster-stored' }],
    ]);
  });

  test.each(['other', ''])(
    'is another one with the prefix "%s": a node that is started so is refused',
    async (prefix) => {
      const { openAndClose, object, bucket } = await cluster();
      await openAndClose();
      const id = await object.get();
      const name = prefix === '' ? NAME : `${prefix}/${NAME}`;
      await expect(openAndClose(prefix)).rejects.toMatchObject({
        ...REFUSED,
        message: expect.stringMatching(
          new RegExp(`^--objects names s3://${bucket}/${prefix}.* has no object ${name}$`),
        ),
        remedy: expect.stringContaining(`an object named ${name} with the content ${id}`),
      });
      expect(await object.get(name)).toBeUndefined();
    },
  );

  test('that another cluster has is refused to a new database and to one with an ID, and stays as it is', async () => {
    const one = await cluster();
    await one.openAndClose();
    const id = await one.object.get();
    const other = await cluster({ bucket: one.bucket });
    const refused = { ...REFUSED, message: expect.stringContaining(`s3://${one.bucket}/prod/`) };
    await expect(other.openAndClose()).rejects.toMatchObject({
      ...refused,
      remedy: expect.stringMatching(`restore it again.*${NAME}`),
    });
    await other.openAndClose('other');
    await expect(other.openAndClose()).rejects.toMatchObject(refused);
    expect(await one.object.get()).toBe(id);
    await one.openAndClose();
  });

  test('gets its ID after an upgrade, and after a node that died before it stored or recorded it', async () => {
    const { openAndClose, object, query } = await cluster();
    await openAndClose();
    const id = await object.get();
    await query("DELETE FROM platform_keys WHERE name = 'cluster-stored'");
    await openAndClose();
    await query("DELETE FROM platform_keys WHERE name = 'cluster-stored'");
    await object.delete();
    await openAndClose();
    expect(await object.get()).toBe(id);
    await query("DELETE FROM platform_keys WHERE name LIKE 'cluster%'");
    await object.delete();
    await openAndClose();
    expect(await object.get()).not.toBe(id);
  });

  test('is used again after the remedy: a bucket that was emptied gets the object by hand', async () => {
    const { openAndClose, object } = await cluster();
    await openAndClose();
    await object.delete();
    const error = await openAndClose().catch((thrown: unknown) => thrown);
    const [, id = ''] =
      /with the content (\S+)$/.exec(error instanceof Error && 'remedy' in error ? String(error.remedy) : '') ?? [];
    expect(id).toHaveLength(26);
    await object.put(`${id}\n`);
    await openAndClose();
  });

  test('opens with the secret before, and after that is gone', async () => {
    const { open, openAndClose, object, query } = await cluster();
    await openAndClose();
    const id = await object.get();
    const fresh = randomBytes(32);
    const both = await open('prod', { secrets: clusterSecrets(fresh, place.secret) });
    const unsealed = async () =>
      (await query('SELECT count(DISTINCT substring(sealed FOR 4)) AS n FROM platform_keys'))[0]?.n;
    const sealedBefore = async () =>
      await query(`SELECT encode(substring(sealed FOR 4), 'hex') AS id FROM platform_keys`);
    const before = Buffer.from(clusterSecrets(place.secret).current('secret-check').id).toString('hex');
    await expect.poll(async () => (await sealedBefore()).filter((row) => row.id === before).length).toBe(0);
    expect(await unsealed()).toBe(1);
    // The logs come last. Until then a node needs both.
    await expect.poll(async () => (await query('SELECT count(*) AS n FROM sealed_with'))[0]?.n).toBe(1);
    await both[Symbol.asyncDispose]();
    await (await open('prod', { secrets: clusterSecrets(fresh) }))[Symbol.asyncDispose]();
    expect(await object.get()).toBe(id);
  });

  test('is compared as soon as S3 answers, if it was away at the start; until then nothing counts as lost', async () => {
    const { open, openAndClose, bucket, env, query } = await cluster();
    await openAndClose();
    await query(`INSERT INTO blobs (key, last_generation, generation, size, sha256, etag, stored_at, touched_at)
      VALUES ('acme/aa/file', 1, 1, 4, '', '', 0, 0)`);
    await using proxy = await startS3Proxy(place.s3);
    const objects = parseS3(`s3://${bucket}/other`, { ...env, AWS_ENDPOINT_URL_S3: proxy.endpoint });
    const answers = { list: false };
    proxy.plan(({ url = '' }) => (url.includes('list-type') && !answers.list ? { status: 503 } : 'pass'));
    const stop = new AbortController();
    await using stores = await open('other', { objects, isKnown: true, signal: stop.signal });
    const awaited = stores.awaited?.();
    awaited?.catch(() => {});
    // PostgreSQL answers and S3 refuses lists, so the node waits. A read of its edge reaches the wrong place.
    await expect
      .poll(() =>
        stores.check().then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('open');
    await expect(stores.blobs.load('acme/aa/file', 100)).rejects.toThrow('has not compared');
    answers.list = true;
    await expect(awaited).rejects.toMatchObject(REFUSED);
    expect(await query('SELECT is_lost FROM blobs')).toEqual([{ is_lost: false }]);
  });

  test('is compared before each collection of garbage, which removes nothing of another cluster', async () => {
    const { database, bucket, object, query } = await cluster();
    const key = objectKey('acme', 'a'.repeat(64));
    const logged: { readonly event: string; readonly fields: unknown }[] = [];
    const options = place.options('collects', { log: (_, event, fields) => void logged.push({ event, fields }) });
    const given = { ...options.cluster, database, objects: `s3://${bucket}/prod` };
    await using node = await startClusterPlatform({ ...options, cluster: given });
    const ended = () => logged.filter(({ event }) => /^(?:collected|collection_failed)$/.test(event));
    await query(`INSERT INTO blobs (key, last_generation, generation, size, sha256, etag, stored_at, touched_at)
      VALUES ('${key}', 1, 1, 4, '', '', 0, 0)`);
    await object.put('file', `prod/${key}`);
    const id = await object.get();
    await object.put('another');
    await node.collectGarbage();
    expect(await object.get(`prod/${key}`)).toBe('file');
    expect(ended()).toMatchObject([
      {
        event: 'collection_failed',
        fields: { message: expect.stringContaining(`--objects names s3://${bucket}/prod/`) },
      },
    ]);
    await object.put(id ?? '');
    await node.collectGarbage();
    expect(ended()[1]).toMatchObject({ event: 'collected', fields: { kind: 'objects', items: 1 } });
    expect([await object.get(`prod/${key}`), await object.get()]).toEqual([undefined, id]);
    const sent = request({ port: node.port, host: '127.0.0.1', path: '/readyz' }).end();
    const [answer] = await once(sent, 'response');
    answer.resume();
    expect(answer.statusCode).toBe(200);
  });
});
