import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalPlatform } from '../src/platform/engines/local.ts';
import { createKvsApp } from './kvs-app.ts';
import type { Run } from './kvs-client.ts';

/** The contenders of `kvs.ts`: the whole platform with a function app and a table, a bare server, and miniflare. */

const ANSWER = JSON.stringify({ found: true, value: { user: 'x'.repeat(200) }, expiresAt: null });

/** Starts a bare `node:http` server that reads and parses the same body, and sends a constant answer. */
function bare(): void {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      JSON.parse(Buffer.concat(chunks).toString());
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(ANSWER) });
      response.end(ANSWER);
    });
  });
  server.listen(0, '127.0.0.1', () => process.send?.({ port: Object(server.address()).port }));
}

async function platform(): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'slipway-bench-kvs-'));
  const kvsQuotas = { environmentPerMinute: 1e9, tablePerMinute: 1e9 };
  const started = await startLocalPlatform({ dir, port: 0, env: {}, kvsQuotas });
  process.send?.(await createKvsApp(started.port, await started.mintToken()));
  process.on('message', () => process.send?.({ rss: process.memoryUsage.rss() }));
  process.once('disconnect', async () => {
    await started.close();
    rmSync(dir, { recursive: true, force: true });
  });
}

const WORKER = `export default {
  async fetch(request, env) {
    const { key, value } = await request.json();
    if (!request.url.endsWith('/put')) return Response.json({ found: true, value: await env.KV.get(key, 'json') });
    await env.KV.put(key, JSON.stringify(value));
    return Response.json({ ok: true });
  },
};`;

/**
 * Starts miniflare's KV behind the same paths, on disk, without tokens or limits. Sends `missing` if it is not
 * installed. Answers messages with the rate of its own client.
 */
async function miniflare(): Promise<void> {
  const name: string = 'miniflare';
  const { Miniflare } = Object(await import(name).catch(() => ({})));
  if (!Miniflare) return void process.send?.({ missing: true });
  const dir = mkdtempSync(join(tmpdir(), 'slipway-bench-kvs-'));
  const worker = new Miniflare({ modules: true, script: WORKER, kvNamespaces: ['KV'], kvPersist: dir, port: 0 });
  process.send?.({ port: Number((await worker.ready).port) });
  const kv = await worker.getKVNamespace('KV');
  process.on('message', async (asked) => process.send?.({ perSecond: await rateOf(kv, Object(asked)) }));
  process.once('disconnect', async () => {
    await worker.dispose();
    rmSync(dir, { recursive: true, force: true });
  });
}

/** Returns the operations per second of a KV namespace, with `connections` at a time. */
async function rateOf(kv: Namespace, { operation, connections, ms }: Run): Promise<number> {
  const value = JSON.stringify({ user: 'x'.repeat(200) });
  const began = performance.now();
  let done = 0;
  const drive = async () => {
    while (performance.now() - began < Number(ms)) {
      const key = `session:${done++ % 10_000}`;
      await (operation === 'put' ? kv.put(key, value) : kv.get(key, 'json'));
    }
  };
  await Promise.all(Array.from({ length: connections }, drive));
  return (done * 1_000) / (performance.now() - began);
}

interface Namespace {
  put(key: string, value: string): Promise<unknown>;
  get(key: string, type: 'json'): Promise<unknown>;
}

const CONTENDERS = { bare, platform, miniflare };
await CONTENDERS[process.argv[2] as keyof typeof CONTENDERS]();
process.once('disconnect', () => setTimeout(() => process.exit(), 2_000).unref());
