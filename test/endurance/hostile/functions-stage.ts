import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isObject, type JsonObject } from '../../../src/base/json.ts';
import { type Answer, type Impact, openStage, type Stage } from './stage.ts';

/** A function app of the tenant who attacks. */
export interface HostileApp {
  readonly host: string;
  /** The path of the app in the APIs. */
  readonly app: string;
}

/** A platform with the neighbours of `Stage`, a function app beside them, and tenants of another organization who attack. */
export interface FunctionStage extends AsyncDisposable {
  readonly stage: Stage;
  /** Has a short limit of time for answers. */
  readonly hostile: HostileApp;
  /** Texts that no function may find: of the platform's key and environment, and of the neighbour's instance. */
  readonly secrets: readonly string[];
  /** Deploys another app of the tenant who attacks. */
  deploy(settings?: JsonObject): Promise<HostileApp>;
  /** As that of `Stage`, and asks the function app of the neighbour as often as the site. */
  during(work: () => Promise<unknown>): Promise<Impact>;
  /** Has an app do what `functions-app.cjs` says. */
  ask(app: HostileApp, kind: string, how?: JsonObject): Promise<Answer>;
  /** The same, with the body of the answer. */
  read(app: HostileApp, kind: string, how?: JsonObject): Promise<string>;
  /** Sends these bytes. Returns what comes in so many milliseconds, until the connection ends, or until it is enough. */
  raw(bytes: string, ms: number, isEnough?: (received: string) => boolean): Promise<string>;
  /** Opens a connection that reads nothing unless it is told to. */
  open(bytes: string): Socket;
  /** Waits until an app answers as a good server does. */
  well(app: HostileApp): Promise<void>;
  /** Deletes an app. Resolves when nothing of its instances is left. */
  remove(app: HostileApp): Promise<void>;
  /** The supervisor of instances. */
  supervisor(): { readonly pid: number; readonly residentBytes: number };
}

const ATTACKER = 'mallory';
/** A variable of the platform that no function gets. */
const CANARY = 'SLIPWAY_TEST_CANARY';
const APP = readFileSync(join(import.meta.dirname, 'functions-app.cjs'), 'utf8');
const PATIENCE_MS = 60_000;

/** Returns the address of what an app shall do. */
export function addressOf(kind: string, how: JsonObject = {}): string {
  return `/${kind}?how=${encodeURIComponent(JSON.stringify(how))}`;
}

/** The head of a request. */
export function requestOf({ host }: HostileApp, path: string, ...lines: readonly string[]): string {
  return [`GET ${path} HTTP/1.1`, `Host: ${host}`, ...lines, '', ''].join('\r\n');
}

export async function openFunctionStage(): Promise<FunctionStage> {
  const [secret, variable] = [`neighbour-${randomUUID()}`, `platform-${randomUUID()}`];
  // The platform's process inherits it.
  process.env[CANARY] = variable;
  const stage = await openStage();
  try {
    const good = `const http = require('node:http');
      require('node:fs').writeFileSync('/tmp/secret', ${JSON.stringify(secret)});
      http.createServer((request, response) => { response.setHeader('x-answer', request.url); response.end('right'); }).listen(3000);`;
    const neighbour = await stage.deploy({ 'server.js': good }, { type: 'api', memory: '128MiB' });
    if (neighbour.status !== 'succeeded') throw new Error(`the neighbour ended as ${neighbour.failure?.message}`);
    const key = readFileSync(join(stage.dataDir, 'identity-key.json'), 'utf8');
    const [, part = ''] = /"d"\s*:\s*"([\w-]{20,})"/.exec(key) ?? [];
    if (part === '') throw new Error('the key has another shape');
    const opened = new OpenFunctionStage(stage, [secret, variable, part], neighbour.host);
    opened.hostile = await opened.deploy({ requestTimeout: '2s' });
    return opened;
  } catch (error) {
    await stage[Symbol.asyncDispose]();
    throw error;
  } finally {
    delete process.env[CANARY];
  }
}

class OpenFunctionStage implements FunctionStage {
  readonly stage: Stage;
  readonly secrets: readonly string[];
  hostile: HostileApp = { host: '', app: '' };
  readonly #neighbour: string;
  #asked = 0;

  constructor(stage: Stage, secrets: readonly string[], neighbour: string) {
    this.stage = stage;
    this.secrets = secrets;
    this.#neighbour = neighbour;
  }

  async deploy(settings: JsonObject = {}): Promise<HostileApp> {
    const files = { 'server.js': APP };
    const made = await this.stage.deploy(files, { type: 'api', memory: '256MiB', ...settings }, ATTACKER);
    if (made.status !== 'succeeded') throw new Error(`the hostile app ended as ${made.failure?.message}`);
    return made;
  }

  during(work: () => Promise<unknown>): Promise<Impact> {
    return this.stage.during(work, () => this.#visit());
  }

  async #visit(): Promise<void> {
    this.#asked += 1;
    const path = `/page-${this.#asked}`;
    const { status, headers } = await this.stage.get(this.#neighbour, path);
    if (status !== 200 || headers['x-answer'] !== path) throw new Error(`the neighbour's function answered ${status}`);
  }

  ask({ host }: HostileApp, kind: string, how?: JsonObject): Promise<Answer> {
    return this.stage.get(host, addressOf(kind, how));
  }

  async read(app: HostileApp, kind: string, how?: JsonObject): Promise<string> {
    const answer = await this.raw(requestOf(app, addressOf(kind, how), 'Connection: close'), PATIENCE_MS);
    return answer.slice(answer.indexOf('\r\n\r\n') + 4);
  }

  open(bytes: string): Socket {
    const socket = connect(Number(this.hostile.host.split(':')[1]), '127.0.0.1').pause();
    socket.on('error', () => {});
    socket.write(bytes, 'latin1');
    return socket;
  }

  async raw(bytes: string, ms: number, isEnough: (received: string) => boolean = () => false): Promise<string> {
    const socket = this.open(bytes).resume();
    let received = '';
    // What never ends must not fill the memory of the one who asks.
    socket.setEncoding('latin1').on('data', (text: string) => {
      if (received.length < KEPT) received += text;
      if (isEnough(received)) socket.destroy();
    });
    const over = new AbortController();
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    await Promise.race([closed, wait(ms, undefined, { signal: over.signal }).catch(() => {})]);
    over.abort();
    socket.destroy();
    return received;
  }

  async well(app: HostileApp): Promise<void> {
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      const { status, headers } = await this.stage.get(app.host, '/well');
      if (status === 200 && headers['x-answer'] === '/well') return;
      if (performance.now() > until) throw new Error(`the hostile app still answers ${status}`);
      await wait(100);
    }
  }

  async remove({ app }: HostileApp): Promise<void> {
    const { instances } = await this.stage.call('GET', `/operator/${app}/instances`);
    const sockets = join(this.stage.dataDir, 'functions', 'sockets');
    const own = (Array.isArray(instances) ? instances : []).map(({ id }) => join(sockets, `${id}.sock`));
    await this.stage.call('DELETE', `/operator/${app}`);
    const until = performance.now() + PATIENCE_MS;
    while (own.some((socket) => existsSync(socket))) {
      if (performance.now() > until) throw new Error('an instance of the deleted app is left');
      await wait(50);
    }
  }

  supervisor(): { readonly pid: number; readonly residentBytes: number } {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    const pid = pids.find((name) => parentOf(name) === this.stage.pid && isFunctions(name));
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(textOf(`/proc/${pid}/status`))?.[1];
    return { pid: Number(pid ?? 0), residentBytes: Number(kilobytes ?? 0) * 1_024 };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stage[Symbol.asyncDispose]();
  }
}

/** Characters of an answer that are kept. */
const KEPT = 1_000_000;

function parentOf(pid: string): number {
  const stat = textOf(`/proc/${pid}/stat`);
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

function isFunctions(pid: string): boolean {
  return textOf(`/proc/${pid}/cmdline`).split('\0').includes('functions');
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return ''; // It ended meanwhile.
  }
}

/** Returns a value of an answer's JSON. */
export function parsed(text: string): JsonObject {
  const value: unknown = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  return isObject(value) ? value : {};
}
