import { createHash } from 'node:crypto';
import { Agent, request as send } from 'node:http';
import { expect, test } from 'vitest';
import { S3_FAULTS, type S3Fault, type S3FaultProxy, startS3FaultProxy } from './chaos-s3-proxy.ts';
import { serve, type TestServer } from './http-server.ts';

interface Service extends TestServer {
  /** Requests whose body was complete: method, host, and path. */
  readonly complete: readonly string[];
  /** Requests that ended within their body. */
  readonly cut: () => number;
}

/** Keeps bodies by path. Only what the proxy passes on is examined, so its answers are not those of S3. */
async function service(): Promise<Service> {
  const stored = new Map<string, Buffer>();
  const complete: string[] = [];
  let cut = 0;
  const server = await serve(async (request, response) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk);
    } catch {
      cut += 1;
      return;
    }
    complete.push(`${request.method} ${request.headers.host} ${request.url}`);
    if (request.method === 'PUT') stored.set(String(request.url), Buffer.concat(chunks));
    const body = request.method === 'GET' ? (stored.get(String(request.url)) ?? Buffer.alloc(0)) : Buffer.alloc(0);
    response.writeHead(200, { 'content-length': body.length, 'X-Amz-Meta-Case': 'Kept' }).end(body);
  });
  return { ...server, complete, cut: () => cut };
}

interface Answer {
  readonly status: number | undefined;
  readonly rawHeaders: readonly string[];
  readonly body: Buffer;
}

/** Rejects if the connection breaks before the answer is complete, or after `timeout` milliseconds of silence. */
function call(proxy: S3FaultProxy, method: string, path: string, body?: Buffer, timeout = 20_000): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { method, host: '127.0.0.1', port: proxy.port, path, timeout, agent: new Agent() };
    const sent = send(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode, rawHeaders: response.rawHeaders, body: Buffer.concat(chunks) }),
      );
    });
    sent.once('timeout', () => sent.destroy(new Error('silent')));
    sent.once('error', reject);
    sent.end(body);
  });
}

const LARGE = Buffer.alloc(3_000_000, 'slipway ');
const PATH = '/bucket/a%20b/c?list-type=2&prefix=%2F';
const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** A service with one object, behind a proxy that affects every request by the fault. */
async function faulty(fault: S3Fault, slowMs = 5) {
  const stack = new AsyncDisposableStack();
  const behind = stack.use(await service());
  const proxy = stack.use(await startS3FaultProxy(behind.port, { slowMs }));
  await call(proxy, 'PUT', PATH, LARGE);
  proxy.set({ [fault]: 1 });
  return { behind, proxy, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}

test('requests and answers pass unchanged: the path, the host, headers and bodies', async () => {
  await using behind = await service();
  await using proxy = await startS3FaultProxy(behind.port);
  await call(proxy, 'PUT', PATH, LARGE);
  const { status, rawHeaders, body } = await call(proxy, 'GET', PATH);
  expect([status, sha(body)]).toEqual([200, sha(LARGE)]);
  expect(rawHeaders).toEqual(expect.arrayContaining(['X-Amz-Meta-Case', 'Kept']));
  expect((await call(proxy, 'HEAD', PATH)).status).toBe(200);
  const host = `127.0.0.1:${proxy.port}`;
  expect(behind.complete).toEqual([`PUT ${host} ${PATH}`, `GET ${host} ${PATH}`, `HEAD ${host} ${PATH}`]);
  expect(proxy.counts.passed).toBe(3);
});

test.each([
  ['error500', 500, 'InternalError'],
  ['error503', 503, 'SlowDown'],
] as const)('%s answers with the code of S3, and does not ask the service', async (fault, status, code) => {
  await using parts = await faulty(fault);
  const { proxy, behind } = parts;
  const answer = await call(proxy, 'PUT', '/bucket/new', LARGE);
  expect([answer.status, answer.body.toString()]).toEqual([status, expect.stringContaining(`<Code>${code}</Code>`)]);
  expect((await call(proxy, 'HEAD', PATH)).status).toBe(status);
  expect(behind.complete.length).toBe(1);
  expect(proxy.counts[fault]).toBe(2);
});

test('reset breaks the connection before the service is asked, lost after its work', async () => {
  await using parts = await faulty('reset');
  await expect(call(parts.proxy, 'PUT', '/bucket/new', Buffer.from('x'))).rejects.toThrow(
    /ECONNRESET|socket hang up|EPIPE/,
  );
  expect(parts.behind.complete.length).toBe(1);
  parts.proxy.set({ lost: 1 });
  await expect(call(parts.proxy, 'PUT', '/bucket/new', Buffer.from('x'))).rejects.toThrow(/ECONNRESET|socket hang up/);
  expect(parts.behind.complete.at(-1)).toContain('PUT');
  parts.proxy.heal();
  expect((await call(parts.proxy, 'GET', '/bucket/new')).body.toString()).toBe('x');
});

test('cutUpload sends a part of the body, and the service never sees its end', async () => {
  await using parts = await faulty('cutUpload');
  await expect(call(parts.proxy, 'PUT', '/bucket/new', LARGE)).rejects.toThrow(/ECONNRESET|socket hang up|EPIPE/);
  await expect.poll(parts.behind.cut, { timeout: 10_000 }).toBe(1);
  expect(parts.behind.complete.length).toBe(1);
});

test('truncated sends the head and a part of the body, and breaks the connection', async () => {
  await using parts = await faulty('truncated');
  const got: number[] = [];
  const ended = new Promise<string>((resolve) => {
    const sent = send({ host: '127.0.0.1', port: parts.proxy.port, path: PATH, agent: new Agent() }, (response) => {
      expect(response.headers['content-length']).toBe(String(LARGE.length));
      response.on('data', (chunk: Buffer) => got.push(chunk.length));
      response.once('error', (error) => resolve(error.message));
      response.once('end', () => resolve('complete'));
    });
    sent.once('error', (error) => resolve(error.message));
    sent.end();
  });
  expect(await ended).toMatch(/aborted|ECONNRESET/);
  const bytes = got.reduce((sum, length) => sum + length, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(LARGE.length / 2);
});

test('slow delivers everything in the end', async () => {
  await using parts = await faulty('slow');
  expect(sha((await call(parts.proxy, 'GET', PATH)).body)).toBe(sha(LARGE));
  expect(parts.proxy.counts.slow).toBe(1);
});

test('silent never answers, and heal ends the request', async () => {
  await using parts = await faulty('silent');
  await expect(call(parts.proxy, 'GET', PATH, undefined, 100)).rejects.toThrow('silent');
  const waiting = call(parts.proxy, 'GET', PATH);
  await expect.poll(() => parts.proxy.counts.silent, { timeout: 10_000 }).toBe(2);
  parts.proxy.heal();
  await expect(waiting).rejects.toThrow(/ECONNRESET|socket hang up/);
  expect((await call(parts.proxy, 'GET', PATH)).status).toBe(200);
  expect(parts.behind.complete.length).toBe(2);
});

test('rates are shares of the requests, the same ones for the same seed', async () => {
  await using behind = await service();
  const run = async (seed: number) => {
    await using proxy = await startS3FaultProxy(behind.port, { seed });
    proxy.set({ error500: 0.2, error503: 0.3 });
    const statuses: (number | undefined)[] = [];
    for (let n = 0; n < 200; n += 1) statuses.push((await call(proxy, 'GET', '/x')).status);
    return { statuses, counts: { ...proxy.counts } };
  };
  const one = await run(7);
  expect(await run(7)).toEqual(one);
  expect((await run(8)).statuses).not.toEqual(one.statuses);
  expect(one.counts.error500).toBeGreaterThan(20);
  expect(one.counts.error503).toBeGreaterThan(35);
  expect(one.counts.passed).toBeGreaterThan(70);
  const all = [...S3_FAULTS, 'passed' as const].reduce((sum, each) => sum + one.counts[each], 0);
  expect(all).toBe(200);
});

test('only selected requests are affected', async () => {
  await using behind = await service();
  await using proxy = await startS3FaultProxy(behind.port, { affects: ({ method }) => method === 'PUT' });
  proxy.set({ error500: 1 });
  expect((await call(proxy, 'PUT', '/x', Buffer.from('x'))).status).toBe(500);
  expect((await call(proxy, 'GET', '/x')).status).toBe(200);
});

test('a service that does not run breaks the connection', async () => {
  const behind = await service();
  await using proxy = await startS3FaultProxy(behind.port);
  await behind[Symbol.asyncDispose]();
  await expect(call(proxy, 'GET', '/x')).rejects.toThrow(/ECONNRESET|socket hang up/);
});
