import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type S3Settings, WrongBytes } from '../../../src/platform/stores/blobs.ts';
import { S3Client } from '../../../src/platform/stores/cluster/s3/client.ts';
import type { S3Limits } from '../../../src/platform/stores/cluster/s3/connections.ts';
import { StoreUnavailable } from '../../../src/platform/stores/rows/unavailable.ts';
import { s3ForTests } from '../../support/s3.ts';
import { objectsIn } from '../../support/s3-objects.ts';
import { type S3FaultPlan, type S3Proxy, startS3Proxy } from '../../support/s3-proxy.ts';
import type { S3Server } from '../../support/s3-server.ts';
import { whole } from '../../support/whole.ts';

const MIB = 1024 * 1024;
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');
/** For faults that only a time limit ends. Real answers are not awaited with it. */
const SHORT: Partial<S3Limits> = { connectMs: 200, answerMs: 200, idleMs: 200, pauseMs: 5 };
const QUICK: Partial<S3Limits> = { pauseMs: 5 };
const WRONG = 'a-wrong-secret';

async function all<T>(parts: AsyncIterable<T>): Promise<readonly T[]> {
  const found: T[] = [];
  for await (const part of parts) found.push(part);
  return found;
}

describe.each(s3ForTests('the client of S3'))('the client of $name', ({ start }) => {
  let server: S3Server;
  let proxy: S3Proxy;
  let objects: S3Settings;
  const client = (changes: Partial<S3Settings> = {}, limits: Partial<S3Limits> = {}) =>
    new S3Client({ ...objects, ...changes }, { limits, random: () => 0 });
  /** The same place, through the proxy. */
  const faulty = (limits: Partial<S3Limits> = {}) => client({ endpoint: proxy.endpoint }, limits);
  const plan = (...plans: readonly S3FaultPlan[]) => proxy.plan((_, n) => plans[n] ?? 'pass');
  const put = (s3: S3Client, key: string, bytes: string | Uint8Array, hash = sha256(bytes)) =>
    s3.put(key, Buffer.from(bytes), Buffer.byteLength(bytes), hash, Date.now());
  const textOf = async (s3: S3Client, key: string) => (await whole(s3, key))?.toString();

  beforeAll(async () => {
    server = await start();
    proxy = await startS3Proxy(server);
    const { endpoint, region, credentials } = server;
    objects = {
      endpoint,
      region,
      credentials,
      pathStyle: true,
      prefix: 'some/prefix/',
      bucket: await server.createBucket(),
    };
  });
  beforeEach(() => plan());
  afterAll(async () => {
    await proxy?.[Symbol.asyncDispose]();
    await server?.[Symbol.asyncDispose]();
  });

  test('keys of all allowed characters are stored, read and deleted', async () => {
    using s3 = client();
    const keys = [
      'all/Az09._-',
      `all/${'k'.repeat(190)}`,
      'all/a~12',
      ...Array.from({ length: 22 }, (_, n) => `all/n${n}`),
    ];
    for (const key of keys) expect(await put(s3, key, key)).toBe((await s3.head(key))?.etag);
    expect(await Promise.all(keys.map((key) => textOf(s3, key)))).toEqual(keys);
    expect((await s3.head('all/a~12'))?.size).toBe(8);
    const listed = await objectsIn(objects);
    expect(listed.filter((key) => key.startsWith('all/')).toSorted()).toEqual(keys.toSorted());
    for (const key of keys) expect(await s3.delete(key, Date.now())).toBe(true);
    expect(await s3.delete('all/Az09._-', Date.now())).toBe(true);
    expect([await s3.head('all/Az09._-'), await whole(s3, 'all/Az09._-'), await s3.get('all/Az09._-')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('the service refuses bytes of another hash, and stores nothing', async () => {
    using s3 = client();
    await put(s3, 'kept', 'old');
    await expect(put(s3, 'kept', 'new', sha256('other'))).rejects.toThrow(WrongBytes);
    await expect(put(s3, 'unkept', 'new', sha256('other'))).rejects.toThrow(WrongBytes);
    expect([await textOf(s3, 'kept'), await s3.head('unkept')]).toEqual(['old', undefined]);
  });

  test('a wrong secret, an unknown key and a missing bucket are reported as such, without the secret', async () => {
    const wrong = { ...server.credentials, secretAccessKey: WRONG };
    const large = randomBytes(4 * MIB);
    for (const [changes, message] of [
      [{ credentials: wrong }, /refuses access to s3:\/\/t-/],
      [{ credentials: { accessKeyId: 'nobody', secretAccessKey: WRONG } }, /refuses access to s3:\/\/t-/],
      [{ bucket: 'missing-bucket' }, /bucket of s3:\/\/missing-bucket.* does not exist/],
    ] as const) {
      using s3 = client(changes);
      for (const call of [
        () => s3.check(),
        () => s3.head('key'),
        () => whole(s3, 'key'),
        () => s3.delete('key', Date.now()),
        () => put(s3, 'key', 'bytes'),
        () => put(s3, 'key', large),
      ]) {
        const error: unknown = await call().catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(StoreUnavailable);
        expect(String(error)).toMatch(message);
        expect(String(error)).not.toContain(WRONG);
      }
    }
  });

  test('a change that was signed long ago is refused, by the client and by the service', async () => {
    using s3 = client();
    await put(s3, 'late', 'bytes');
    await expect(s3.delete('late', Date.now() - 11 * 60_000)).rejects.toThrow(StoreUnavailable);
    // The clock of the machine is late, so the client cannot know.
    const { now } = Date;
    try {
      Date.now = () => now() - 16 * 60_000;
      await expect(s3.delete('late', Date.now())).rejects.toThrow(/The clock of this machine|refuses access/);
    } finally {
      Date.now = now;
    }
    expect(await textOf(s3, 'late')).toBe('bytes');
  });

  test.each<[string, readonly S3FaultPlan[], number]>([
    ['errors 500 and 503', [{ status: 500 }, { status: 503, body: '<Error><Code>SlowDown</Code></Error>' }], 3],
    ['connections that are closed', ['reset', 'reset', 'reset'], 4],
    ['lost answers', ['lose answer', 'lose answer'], 3],
    ['silence', ['silence'], 2],
  ])('%s: the request is repeated', async (_, faults, requests) => {
    using s3 = faulty(faults[0] === 'silence' ? { answerMs: 1_500, pauseMs: 5 } : QUICK);
    const key = `repeated/${requests}`;
    plan(...faults);
    await put(s3, key, 'bytes');
    expect(proxy.seen).toHaveLength(requests);
    plan(...faults);
    expect(await textOf(s3, key)).toBe('bytes');
    plan(...faults);
    expect((await s3.head(key))?.size).toBe(5);
    plan(...faults);
    await s3.check();
    plan(...faults);
    expect(await s3.delete(key, Date.now())).toBe(false);
    expect(proxy.seen).toHaveLength(requests);
  });

  test.each<[string, S3FaultPlan, number]>([
    ['a 503 that stays', { status: 503 }, 4],
    ['connections that are closed', 'reset', 4],
    ['silence', 'silence', 4],
    ['a 403', { status: 403, body: 'not XML <Code>'.repeat(10_000) }, 1],
    ['an endless error', { status: 400, body: 'x'.repeat(MIB) }, 1],
    ['a 404 of something else than S3', { status: 404, body: '<html>no</html>' }, 1],
    ['a full store', { status: 507 }, 1],
  ])(
    '%s: requests fail after a bounded number of attempts, and nothing is thought missing',
    async (_, fault, attempts) => {
      using s3 = faulty(SHORT);
      proxy.plan(() => fault);
      const failing = put(s3, 'key', 'bytes');
      await expect(failing).rejects.toBeInstanceOf(StoreUnavailable);
      await expect(failing).rejects.toMatchObject({
        isFull: typeof fault === 'object' && 'status' in fault && fault.status === 507,
      });
      expect(proxy.seen).toHaveLength(attempts);
      for (const call of [
        () => whole(s3, 'key'),
        () => s3.head('key'),
        () => s3.delete('key', Date.now()),
        () => s3.check(),
      ]) {
        await expect(call()).rejects.toBeInstanceOf(StoreUnavailable);
      }
    },
  );

  test('an incomplete body is never taken for the object', async () => {
    const bytes = randomBytes(MIB);
    using direct = client();
    await put(direct, 'whole', bytes);
    for (const fault of [{ truncate: 1_000 }, { truncate: MIB - 1 }, { truncate: 0 }, { stall: 1_000 }]) {
      using s3 = faulty('stall' in fault ? { ...QUICK, idleMs: 1_000 } : QUICK);
      plan(fault);
      expect((await whole(s3, 'whole'))?.equals(bytes)).toBe(true);
      expect(proxy.seen).toHaveLength(2);
      proxy.plan(() => fault);
      await expect(whole(s3, 'whole')).rejects.toBeInstanceOf(StoreUnavailable);
      plan(fault);
      const object = await s3.get('whole', { start: 0, end: MIB });
      expect(object?.length).toBe(MIB);
      if (object) await expect(all(object.parts())).rejects.toThrow();
    }
    plan({ truncate: 100 });
    using s3 = faulty(QUICK);
    await s3.check();
    expect(proxy.seen).toHaveLength(2);
  });

  test.each([
    ['no ETag', { status: 200, body: '' }],
    ['a page', { status: 200, body: '<html>We are back soon</html>', headers: { etag: '"page"' } }],
  ])('an answer to PutObject with %s does not confirm it', async (_, answer) => {
    using s3 = faulty();
    plan(answer);
    await put(s3, 'confirmed', 'bytes');
    expect(proxy.seen).toHaveLength(2);
    expect(await textOf(s3, 'confirmed')).toBe('bytes');
    proxy.plan(() => answer);
    await expect(put(s3, 'confirmed', 'bytes')).rejects.toThrow('S3 did not confirm that it stored an object in s3://');
  });

  test('an answer with another part of the object is refused', async () => {
    using s3 = faulty();
    plan({ status: 200, body: 'whole' });
    await expect(s3.read('key', { start: 1, end: 2 })).rejects.toThrow('another part');
    plan({ status: 206, body: 'hole', headers: { 'content-range': 'bytes 0-3/5' } });
    await expect(s3.read('key', { start: 1, end: 4 })).rejects.toThrow('another part');
    plan({ status: 200, body: 'nonsense' });
    await expect(s3.check()).rejects.toThrow('no list');
  });

  test('redirects are not followed, and name the region', async () => {
    using s3 = faulty();
    const location = `${server.endpoint}/elsewhere`;
    plan({ status: 301, headers: { location, 'x-amz-bucket-region': 'eu-west-1' } });
    await expect(s3.check()).rejects.toThrow(/region eu-west-1: set AWS_REGION/);
    plan({ status: 307, headers: { location } });
    await expect(s3.head('key')).rejects.toThrow(/redirects.*AWS_REGION/);
    plan({ status: 400, body: '<Error><Code>AuthorizationHeaderMalformed</Code><Region>eu-west-2</Region></Error>' });
    await expect(s3.check()).rejects.toThrow(/region eu-west-2: set AWS_REGION/);
    expect(proxy.seen).toHaveLength(1);
  });

  test('the error of a source is passed on, and its bytes are requested again for a repetition', async () => {
    using s3 = client();
    using repeating = faulty();
    const broken = async function* () {
      yield Buffer.from('te');
      throw new RangeError('the source broke');
    };
    await expect(s3.put('key', broken, 4, sha256('text'), Date.now())).rejects.toThrow(RangeError);
    let opened = 0;
    const bytes = randomBytes(3 * MIB);
    const source = async function* () {
      opened += 1;
      for (let at = 0; at < bytes.length; at += MIB) yield bytes.subarray(at, at + MIB);
    };
    plan('reset', 'lose answer');
    await repeating.put('streamed', source, bytes.length, sha256(bytes), Date.now());
    expect(opened).toBe(3);
    expect((await whole(s3, 'streamed'))?.equals(bytes)).toBe(true);
  });

  test('a service that is gone, that takes no bytes, or that speaks no TLS fails in time', async () => {
    await using sink = await silentServer();
    for (const endpoint of [sink.url('http'), sink.url('https'), 'http://127.0.0.1:1']) {
      using s3 = client({ endpoint }, SHORT);
      await expect(put(s3, 'large', Buffer.alloc(64 * MIB))).rejects.toThrow(/S3 cannot be reached/);
      await expect(whole(s3, 'key')).rejects.toBeInstanceOf(StoreUnavailable);
    }
  });
});

/** Accepts connections, and neither reads nor writes. */
async function silentServer() {
  const server: Server = createServer({ pauseOnConnect: true }, (socket) => socket.on('error', () => {}));
  const sockets: { destroy(): void }[] = [];
  server.on('connection', (socket) => sockets.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: (scheme: string) => `${scheme}://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
