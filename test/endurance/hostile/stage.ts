import { type ChildProcess, execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createKvsClient, KVS_BUDGET, type KvsClient } from '../../../src/api/kvs.ts';
import { systemClock } from '../../../src/base/clock.ts';
import { isObject, type JsonObject } from '../../../src/base/json.ts';
import { type Files, gitEnv } from '../../support/repositories.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import { startWithFiles } from './crowds.ts';
import type { Turns } from './turns.ts';

/** Measurements of the platform's process since the last question. */
export interface Health extends Turns {
  readonly residentBytes: number;
}

/** What the neighbours saw during an attack. */
export interface Impact extends Turns {
  readonly requests: number;
  readonly failed: readonly string[];
  /** Milliseconds of the slowest answer. */
  readonly worstMs: number;
}

/** What the hostile tenant can do. */
export interface Tenant {
  /** Deploys a repository as a new app, and waits until the deployment ends. `org`: default that of the neighbours. */
  deploy(files: Files, settings?: JsonObject, org?: string): Promise<Deployed>;
  /** Sends a GET with exactly this path. */
  get(host: string, path: string): Promise<Answer>;
}

export interface Deployed {
  readonly status: string;
  readonly failure: JsonObject | undefined;
  /** The `Host` of its site. */
  readonly host: string;
  /** The path of the app in the APIs: `orgs/…`. */
  readonly app: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** A platform with three tenants: a site, a table of keys, and an attacker. */
export interface Stage extends Tenant, AsyncDisposable {
  readonly dataDir: string;
  readonly pid: number;
  /** The ports of the platform. */
  readonly ports: readonly number[];
  /** Requests the site 50 times per second and puts 20 keys per second while `work` runs. `also`: is asked as often as the site. */
  during(work: () => Promise<unknown>, also?: () => Promise<void>): Promise<Impact>;
  health(): Promise<Health>;
  /** Calls the API as the operator. Rejects if it refuses. */
  call(method: string, path: string, body?: JsonObject): Promise<JsonObject>;
  /** Returns how many connections the platform has now. */
  connections(): Promise<number>;
  /** Ends the platform. */
  stop(): Promise<void>;
  /** Ends the platform and starts it again on the same data. */
  restart(): Promise<void>;
}

const ASK_EVERY_MS = 20;
const PUT_EVERY_MS = 50;
const PATIENCE_MS = 180_000;
/** Files that the platform may open, so that it takes as many connections as it ever does. */
const FILES = 40_000;

export async function openStage(): Promise<Stage> {
  const folder = temporaryFolder('hostile');
  const stage = new HostileStage(join(folder.path, 'data'), () => folder[Symbol.dispose]());
  await stage.open();
  return stage;
}

class HostileStage implements Stage {
  readonly dataDir: string;
  readonly #remove: () => void;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });
  #child: ChildProcess | undefined;
  #facts = { baseUrl: '', kvsUrl: '', token: '' };
  #site = '';
  #keys: KvsClient | undefined;
  #apps = 0;

  constructor(dataDir: string, remove: () => void) {
    this.dataDir = dataDir;
    this.#remove = remove;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  get ports(): readonly number[] {
    const { baseUrl, kvsUrl } = this.#facts;
    return [baseUrl, kvsUrl].map((url) => Number(new URL(url).port));
  }

  async open(): Promise<void> {
    await this.#start();
    this.#site = (await this.#deployTo('neighbour', { 'index.html': '<h1>neighbour</h1>' })).host;
    await this.call('POST', '/api/v1/orgs/keys/projects/web/apps', {
      ...{ name: 'fn', type: 'api', repository: 'acme/fn', branch: 'main' },
    });
    await this.call('POST', '/operator/orgs/keys/projects/web/apps/fn/tables', { name: 'sessions' });
    await this.#openKeys();
  }

  async #start(): Promise<void> {
    const child = startWithFiles(FILES, 'platform-child.ts', this.dataDir);
    this.#child = child;
    const [facts] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) => Promise.reject(new Error(`the platform did not start: exit code ${code}`))),
    ]);
    this.#facts = facts;
  }

  async #openKeys(): Promise<void> {
    const runtime = await this.call('POST', '/operator/orgs/keys/projects/web/apps/fn/runtime', {});
    const variables = isObject(runtime.variables) ? runtime.variables : {};
    const text = (name: string) => String(variables[name] ?? '');
    this.#keys = createKvsClient({
      url: this.#facts.kvsUrl,
      region: text('SERVICE_KVS_REGION'),
      token: text('SERVICE_KVS_TOKEN_SESSIONS'),
      credentials: async () => ({
        accessKeyId: text('AWS_ACCESS_KEY_ID'),
        secretAccessKey: text('AWS_SECRET_ACCESS_KEY'),
        sessionToken: text('AWS_SESSION_TOKEN'),
      }),
      ...{ fetch, clock: systemClock, random: Math.random, budget: { ...KVS_BUDGET, attempts: 1 } },
    });
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.#start();
    await this.#openKeys();
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  }

  async health(): Promise<Health> {
    const child = this.#child;
    if (!child?.connected) throw new Error('the platform is gone');
    const answer = once(child, 'message');
    child.send('health');
    const [{ token, ...health }] = await answer;
    this.#facts = { ...this.#facts, token };
    return health;
  }

  async connections(): Promise<number> {
    const child = this.#child;
    if (!child?.connected) throw new Error('the platform is gone');
    const answer = once(child, 'message');
    child.send('connections');
    return (await answer)[0];
  }

  async during(work: () => Promise<unknown>, also?: () => Promise<void>): Promise<Impact> {
    await this.health();
    const over = new AbortController();
    const seen = { requests: 0, failed: [] as string[], worstMs: 0 };
    const every = async (ms: number, ask: () => Promise<void>) => {
      const open = new Set<Promise<void>>();
      while (!over.signal.aborted) {
        const one = timed(ask, seen).finally(() => open.delete(one));
        open.add(one);
        await delay(ms);
      }
      await Promise.all(open);
    };
    const load = [every(ASK_EVERY_MS, () => this.#visit()), every(PUT_EVERY_MS, () => this.#put())];
    if (also) load.push(every(ASK_EVERY_MS, also));
    try {
      await work();
    } finally {
      over.abort();
      await Promise.all(load);
    }
    const { stallMs, workMs } = await this.health();
    return { ...seen, stallMs, workMs };
  }

  async #visit(): Promise<void> {
    const { status } = await this.get(this.#site, '/');
    if (status !== 200) throw new Error(`the site answered ${status}`);
  }

  async #put(): Promise<void> {
    await this.#keys?.put({ key: `k${this.#apps}`, value: { at: Date.now() } });
  }

  get(host: string, path: string): Promise<Answer> {
    const { hostname, port } = new URL(this.#facts.baseUrl);
    return new Promise((resolve, reject) => {
      const sent = httpRequest({ hostname, port, path, headers: { host }, agent: this.#agent }, (response) => {
        response.resume();
        response.once('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
        response.once('error', reject);
      });
      sent.once('error', reject);
      sent.end();
    });
  }

  deploy(files: Files, settings: JsonObject = {}, org?: string): Promise<Deployed> {
    this.#apps += 1;
    return this.#deployTo(`hostile-${this.#apps}`, files, settings, org);
  }

  async #deployTo(name: string, files: Files, settings: JsonObject = {}, org = 'acme'): Promise<Deployed> {
    await using repository = await quietRepository(files);
    const apps = `/api/v1/orgs/${org}/projects/web/apps`;
    const app = await this.call('POST', apps, {
      ...{ name, type: 'web-landing', repository: repository.path, branch: 'main' },
      ...settings,
    });
    const { deployID } = await this.call('POST', `${apps}/${name}/deployments`, {});
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      const { deployments } = await this.call('GET', `${apps}/${name}/deployments`);
      const [newest] = Array.isArray(deployments) ? deployments : [];
      const status = String(newest?.status);
      if (['succeeded', 'failed', 'cancelled'].includes(status)) {
        const failed = status === 'failed';
        const failure = failed ? await this.call('GET', `${apps}/${name}/deployments/${deployID}/failure`) : undefined;
        const { port } = new URL(this.#facts.baseUrl);
        const host = `${app.subdomain}.localhost:${port}`;
        return { status, failure, host, app: `orgs/${org}/projects/web/apps/${name}` };
      }
      if (performance.now() > until) throw new Error(`${name} is still ${status}`);
      await delay(100);
    }
  }

  async call(method: string, path: string, body?: JsonObject): Promise<JsonObject> {
    const response = await fetch(this.#facts.baseUrl + path, {
      method,
      headers: { authorization: `Bearer ${this.#facts.token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer: unknown = await response.json();
    if (!response.ok || !isObject(answer)) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#agent.destroy();
    await this.stop();
    this.#remove();
  }
}

async function timed(ask: () => Promise<void>, seen: { requests: number; failed: string[]; worstMs: number }) {
  const began = performance.now();
  seen.requests += 1;
  try {
    await ask();
  } catch (error) {
    seen.failed.push(String(error));
  }
  seen.worstMs = Math.max(seen.worstMs, performance.now() - began);
}

/** Makes a repository without blocking this process, which measures the answer times of the platform. */
async function quietRepository(files: Files): Promise<AsyncDisposable & { readonly path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'hostile-repository-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(path, name)), { recursive: true });
    await writeFile(join(path, name), content);
  }
  const run = promisify(execFile);
  for (const args of [
    ['init', '-q', '-b', 'main'],
    ['add', '-A'],
    ['commit', '-q', '-m', 'Add the site'],
  ]) {
    await run('git', args, { cwd: path, env: gitEnv() });
  }
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}
