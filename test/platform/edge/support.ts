import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Log } from '../../../src/base/log.ts';
import { Edge } from '../../../src/platform/edge/edge.ts';
import type { Handler, HttpRequest, HttpResponse } from '../../../src/platform/shared/http.ts';
import type { AppSettings, SiteShape } from '../../../src/platform/shared/types.ts';
import type { Site } from '../../../src/platform/stores/rows/records.ts';
import { FakeClock } from '../../support/clock.ts';
import { type Objects, openObjectStore } from '../../support/object-store.ts';

export type Tree = Readonly<Record<string, string | Buffer>>;

export async function writeTree(directory: string, files: Tree): Promise<string> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), content);
  }
  return directory;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly text: string;
}

/** One app, `shop`, with an edge before it and real objects on the disk. */
export class TestSite implements AsyncDisposable {
  readonly dir = mkdtempSync(join(tmpdir(), 'slipway-edge-'));
  readonly logged: { readonly event: string; readonly [field: string]: unknown }[] = [];
  readonly #log: Log = (level, event, fields) => this.logged.push({ level, event, ...fields });
  readonly clock = new FakeClock();
  readonly objects: Objects = openObjectStore({
    dir: join(this.dir, 'objects'),
    log: this.#log,
    clock: this.clock,
  });
  site: Site = { org: 'acme', project: 'web', appID: 'shop', subdomain: 'shop', settings: {}, release: null, kept: [] };
  readonly edge: Handler = new Edge({
    sites: { site: (subdomain) => (subdomain === 'shop' ? this.site : undefined) },
    objects: this.objects,
    cacheBytes: 1024 * 1024,
    log: this.#log,
    clock: this.clock,
  }).handler;

  settings(settings: AppSettings): void {
    this.site = { ...this.site, settings };
  }

  /** Stores the files as a release and switches to it. */
  async deploy(deployID: string, files: Tree, shape?: SiteShape): Promise<void> {
    const directory = await writeTree(join(this.dir, `output-${deployID}`), files);
    const { manifestHash } = await this.objects.ingest('acme', directory, new AbortController().signal, shape);
    const { release, kept } = this.site;
    this.site = { ...this.site, release: { deployID, manifestHash }, kept: release ? [release, ...kept] : kept };
  }

  get(target: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.ask('GET', target, headers);
  }

  async ask(method: string, target: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const response = await this.edge(request(method, target, { host: 'shop.localhost:4400', ...headers }));
    const body = await bytesOf(response.body);
    return { status: response.status, headers: response.headers, body, text: body.toString() };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    rmSync(this.dir, { recursive: true, force: true });
  }
}

export function request(method: string, target: string, headers: Readonly<Record<string, string>>): HttpRequest {
  return {
    method,
    target,
    headers,
    rawHeaders: Object.entries(headers).flat(),
    requestID: 'test',
    body: async () => Buffer.alloc(0),
    signal: new AbortController().signal,
  };
}

export async function bytesOf(body: HttpResponse['body']): Promise<Buffer> {
  if (body === undefined) return Buffer.alloc(0);
  if (typeof body === 'string') return Buffer.from(body);
  if (body instanceof Uint8Array) return Buffer.from(body);
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}
