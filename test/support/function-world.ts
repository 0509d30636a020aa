import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Dispatcher, request } from 'undici';
import { systemClock } from '../../src/base/clock.ts';
import type { Log } from '../../src/base/log.ts';
import { Edge } from '../../src/platform/edge/edge.ts';
import { Functions } from '../../src/platform/functions/index.ts';
import type { FunctionsOptions } from '../../src/platform/functions/options.ts';
import { SERVER_FILE } from '../../src/platform/functions/types.ts';
import { type Listening, listen } from '../../src/platform/server/server.ts';
import type { AppSettings } from '../../src/platform/shared/types.ts';
import type { Site } from '../../src/platform/stores/rows/records.ts';
import { NodeInstances } from './node-instances.ts';
import { openObjectStore } from './object-store.ts';

export const HOST = 'shop.localhost';

interface AskOptions {
  readonly method?: Dispatcher.HttpMethod;
  readonly body?: Dispatcher.DispatchOptions['body'];
  readonly headers?: Readonly<Record<string, string>>;
}

/** A platform's port and edge before one app, `shop`, whose instances are real processes. */
export class FunctionWorld implements AsyncDisposable {
  readonly #dir = mkdtempSync(join(tmpdir(), 'slipway-functions-'));
  readonly logged: { readonly event: string; readonly [field: string]: unknown }[] = [];
  readonly log: Log = (level, event, fields) => this.logged.push({ level, event, ...fields });
  readonly objects = openObjectStore({ dir: join(this.#dir, 'objects'), log: this.log });
  readonly instances = new NodeInstances();
  env: Record<string, string> = {};
  site: Site = { org: 'acme', project: 'web', appID: 'shop', subdomain: 'shop', settings: {}, release: null, kept: [] };
  readonly functions: Functions;
  readonly edge: Edge;
  readonly server: Listening;

  private constructor(server: Listening, options: Partial<FunctionsOptions>) {
    this.server = server;
    this.functions = new Functions({
      instances: this.instances,
      envOf: async () => this.env,
      siteUrl: (name) => `https://${name}.localhost/`,
      connections: 1_000,
      clock: systemClock,
      log: this.log,
      ...options,
    });
    this.edge = new Edge({
      sites: { site: (subdomain) => (subdomain === 'shop' ? this.site : undefined) },
      objects: this.objects,
      cacheBytes: 1024 * 1024,
      log: this.log,
      functions: this.functions,
    });
    server.serve(this.edge.handler);
  }

  static async open(options: Partial<FunctionsOptions> = {}): Promise<FunctionWorld> {
    const server = await listen({ port: 0, host: '127.0.0.1', log: () => {} });
    return new FunctionWorld(server, options);
  }

  get url(): string {
    return `http://127.0.0.1:${this.server.port}`;
  }

  /** Stores a server release with these files, and makes it live. */
  async deploy(deployID: string, files: Readonly<Record<string, string>> = {}, isServer = true): Promise<void> {
    const directory = join(this.#dir, `output-${deployID}`);
    const all = { 'robots.txt': deployID, ...files, ...(isServer && { [SERVER_FILE]: '{"version":1}' }) };
    for (const [path, content] of Object.entries(all)) {
      await mkdir(dirname(join(directory, path)), { recursive: true });
      await writeFile(join(directory, path), content);
    }
    const { manifestHash } = await this.objects.ingest('acme', directory, new AbortController().signal);
    const { release, kept } = this.site;
    this.site = { ...this.site, release: { deployID, manifestHash }, kept: release ? [release, ...kept] : kept };
    await this.changed();
  }

  async settings(settings: AppSettings & Readonly<Record<string, unknown>>): Promise<void> {
    this.site = { ...this.site, settings };
    await this.changed();
  }

  async setEnv(env: Record<string, string>): Promise<void> {
    this.env = env;
    await this.changed();
  }

  changed(): Promise<void> {
    return this.functions.changed('shop', () => this.edge.serverSite('shop'));
  }

  /** Asks the app. `fetch` would not send the host. */
  ask(path: string, options: AskOptions = {}): Promise<Dispatcher.ResponseData> {
    const { method = 'GET', body = null, headers = {} } = options;
    return request(`${this.url}${path}`, { method, body, headers: { ...headers, host: HOST } });
  }

  async text(path: string): Promise<string> {
    return (await this.ask(path)).body.text();
  }

  /** Sends raw bytes, and returns all that comes until the connection ends, or until `enough`. */
  async raw(bytes: string | Buffer, enough?: (received: string) => boolean): Promise<string> {
    const socket = connect(this.server.port, '127.0.0.1');
    socket.write(bytes);
    let received = '';
    try {
      for await (const chunk of socket) {
        received += (chunk as Buffer).toString('latin1');
        if (enough?.(received)) break;
      }
    } catch {
      received += '<reset>';
    }
    socket.destroy();
    return received;
  }

  /** Waits until something holds. */
  async until(holds: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await holds())) await wait(5);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.functions.endStreams();
    await this.server.close(200);
    await this.functions[Symbol.asyncDispose]();
    await this.instances[Symbol.asyncDispose]();
    await this.objects[Symbol.asyncDispose]();
    rmSync(this.#dir, { recursive: true, force: true });
  }
}
