/**
 * Servers for `functions.ts`, each in a process of its own: `app SOCKET`, `slipway SOCKET` and `proxy SOCKET`. Sends its port, and for
 * each message the microseconds of processor time that it has used.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Dispatcher, Pool } from 'undici';
import { systemClock } from '../src/base/clock.ts';
import { silentLog } from '../src/base/log.ts';
import { Edge } from '../src/platform/edge/edge.ts';
import { Functions } from '../src/platform/functions/index.ts';
import { type Instance, SERVER_FILE } from '../src/platform/functions/types.ts';
import { listen } from '../src/platform/server/server.ts';
import type { Site } from '../src/platform/stores/rows/records.ts';
import { openObjectStore } from '../test/support/object-store.ts';
import { temporaryFolder } from '../test/support/temporary.ts';

const [name = '', socketPath = ''] = process.argv.slice(2);
const HOST = '127.0.0.1';
const folder = temporaryFolder('slipway-bench');
process.once('disconnect', () => {
  folder[Symbol.dispose]();
  process.exit();
});
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
/** Milliseconds that `/work` keeps the processor busy. */
const WORK_MS = 1;

async function app(): Promise<number> {
  const page = Buffer.alloc(4_096, 'x');
  const server = createServer((request, response) => {
    if (request.url === '/work') for (const end = performance.now() + WORK_MS; performance.now() < end; );
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': page.length });
    response.end(page);
  });
  server.keepAliveTimeout = 60_000;
  const direct = createServer((request, response) => server.emit('request', request, response));
  await new Promise<void>((resolve) => server.listen(socketPath, resolve));
  await new Promise<void>((resolve) => direct.listen(0, HOST, resolve));
  return (direct.address() as AddressInfo).port;
}

/** The least that a proxy can do: it passes on headers as they are, and repeats, bounds and replaces nothing. */
class Passing implements Dispatcher.DispatchHandler {
  readonly #response: ServerResponse;

  constructor(response: ServerResponse) {
    this.#response = response;
  }
  onRequestStart(): void {}
  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: Readonly<Record<string, unknown>>): void {
    const { connection, 'keep-alive': alive, 'transfer-encoding': coding, ...rest } = headers;
    this.#response.writeHead(status, rest as Record<string, string>);
  }
  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#response.write(chunk)) return;
    controller.pause();
    this.#response.once('drain', () => controller.resume());
  }
  onResponseEnd(): void {
    this.#response.end();
  }
  onResponseError(): void {
    this.#response.destroy();
  }
}

async function proxy(): Promise<number> {
  const pool = new Pool('http://instance', { socketPath, pipelining: 1, connections: 256 });
  const server = createServer((request, response) => {
    const { connection, 'keep-alive': alive, ...headers } = request.headers;
    const method = request.method as Dispatcher.HttpMethod;
    const body = method === 'GET' ? null : request;
    pool.dispatch({ path: request.url ?? '/', method, headers, body }, new Passing(response));
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  return (server.address() as AddressInfo).port;
}

async function slipway(): Promise<number> {
  const output = join(folder.path, 'out');
  mkdirSync(join(output, SERVER_FILE, '..'), { recursive: true });
  writeFileSync(join(output, SERVER_FILE), '{}');
  const objects = openObjectStore({ dir: join(folder.path, 'objects') });
  const { manifestHash } = await objects.ingest('acme', output, new AbortController().signal);
  const app = { org: 'acme', project: 'web', appID: 'shop' };
  const site: Site = { ...app, subdomain: 'shop', settings: {}, release: { deployID: 'd1', manifestHash }, kept: [] };
  const never = new Promise<never>(() => {});
  const start: () => Instance = () => ({
    id: 'i-1',
    spec: { app, deployID: 'd1', manifestHash, host: '', env: {}, settings: never as never },
    journey: [],
    ready: Promise.resolve(socketPath),
    ended: never,
    memoryBytes: null,
    stop: () => never,
  });
  const functions = new Functions({
    instances: { start, async [Symbol.asyncDispose]() {} },
    envOf: async () => ({}),
    siteUrl: (subdomain) => `http://${subdomain}.localhost/`,
    connections: 10_000,
    clock: systemClock,
    log: silentLog,
  });
  const sites = { site: () => site };
  const server = await listen({ port: 0, host: HOST, log: silentLog });
  server.serve(new Edge({ sites, objects, cacheBytes: 1_000_000, log: silentLog, functions }).handler);
  return server.port;
}

const CONTENDERS: Readonly<Record<string, () => Promise<number>>> = { app, proxy, slipway };
process.send?.(await CONTENDERS[name]?.());
