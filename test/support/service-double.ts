import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { ROUTES, type RouteName } from '../../src/contract/routes.ts';

/** Faults of one request. `lost answer`: the service acts, and the connection breaks before the answer. */
export const FAULTS = [
  'reset before',
  'lost answer',
  '429 in seconds',
  '429 by date',
  '500',
  '502 with HTML',
  '503',
  'truncated body',
  'slow headers',
  '10 MB body',
  'redirect elsewhere',
] as const;
export type Fault = (typeof FAULTS)[number];

/** Translates between the double and a service of another dialect. */
export interface Dialect {
  /** The host and API whose public reference it is modelled on. */
  readonly like: string;
  /** Converts the dialect's body (for a list, its query) to the double's. `Refused`: an invalid field. */
  request?(call: RouteName, body: Record<string, unknown>): Record<string, unknown> | Refused;
  /** Converts the double's answer to the dialect's. */
  answer(call: RouteName, ours: Record<string, unknown>): { readonly status?: number; readonly body: unknown };
  refused(field: string, message: string): unknown;
  /** Converts an error of the platform. Only a gateway needs it. */
  error?(status: number, code: string, message: string): unknown;
}

export interface Refused {
  readonly refused: string;
  readonly message: string;
}

interface App {
  readonly appID: string;
  readonly body: Record<string, unknown>;
  env: Record<string, string> | undefined;
  readonly deployments: { deployID: string; looks: number; commit: unknown; branch: unknown }[];
}

/**
 * A control plane in memory behind a real socket, fast enough for a table of faults. Each read of the list advances the
 * deployments by one status. Tests in test/e2e run the same flow against the embedded platform.
 */
export class ServiceDouble implements AsyncDisposable {
  readonly apps = new Map<string, App>();
  /** Requests that carried credentials to the origin that a redirect names. */
  readonly elsewhere: IncomingMessage[] = [];
  /** Calls in their order, as they arrived. */
  readonly calls: RouteName[] = [];
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  readonly #other = createServer((request, response) => {
    this.elsewhere.push(request);
    response.end('{}');
  });
  #fault: { readonly call: RouteName; readonly fault: Fault; times: number } | undefined;
  readonly #statuses: readonly string[];
  /** Answers by Idempotency-Key, if the double supports it. */
  readonly #answers = new Map<string, string>();
  readonly #honoursKeys: boolean;
  readonly #dialect: Dialect | undefined;

  constructor(
    options: {
      readonly statuses?: readonly string[];
      readonly honoursKeys?: boolean;
      readonly dialect?: Dialect | undefined;
    } = {},
  ) {
    this.#dialect = options.dialect;
    this.#statuses = options.statuses ?? ['queued', 'building', 'succeeded'];
    this.#honoursKeys = options.honoursKeys ?? false;
  }

  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    this.#other.listen(0, '127.0.0.1');
    await Promise.all([once(this.#server, 'listening'), once(this.#other, 'listening')]);
    return originOf(this.#server.address());
  }

  fail(call: RouteName, fault: Fault, times = 1): void {
    this.#fault = { call, fault, times };
  }

  /** True if a request will not get an answer. */
  get isSlow(): boolean {
    return this.#fault?.fault === 'slow headers';
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const server of [this.#server, this.#other]) {
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    }
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = routeOf(request);
    const body = await text(request);
    if (!call) return void response.writeHead(404, JSON_TYPE).end(error('not_found'));
    this.calls.push(call.name);
    const fault = this.#fault;
    const act = () => this.#act(call, body === '' ? {} : JSON.parse(body), request.headers['idempotency-key']);
    if (fault?.call === call.name && fault.times-- > 0) return this.#break(fault.fault, act, request, response);
    const { status, answer } = act();
    response.writeHead(status, JSON_TYPE).end(answer);
  }

  #break(fault: Fault, act: () => Answer, request: IncomingMessage, response: ServerResponse): void {
    const refuse = (status: number, headers: Record<string, string>) =>
      void response.writeHead(status, { ...JSON_TYPE, ...headers }).end(error('fault'));
    switch (fault) {
      case 'reset before':
        return void request.socket.resetAndDestroy();
      case 'lost answer':
        act();
        return void request.socket.resetAndDestroy();
      case '429 in seconds':
        return void refuse(429, { 'retry-after': '7' });
      case '429 by date':
        return void refuse(429, { 'retry-after': new Date(Date.now() + 9_000).toUTCString() });
      case '500':
        return void refuse(500, {});
      case '502 with HTML':
        return void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>');
      case '503':
        return void refuse(503, { 'retry-after': '3' });
      case 'truncated body': {
        const { status, answer } = act();
        response.writeHead(status, { ...JSON_TYPE, 'content-length': String(answer.length + 50) });
        response.write(answer.slice(0, -3));
        return void setImmediate(() => request.socket.destroy());
      }
      case 'slow headers':
        act();
        return;
      case '10 MB body':
        act();
        return void response.writeHead(200, JSON_TYPE).end(`"${'x'.repeat(10_000_000)}"`);
      case 'redirect elsewhere':
        return void response.writeHead(307, { location: `${originOf(this.#other.address())}/` }).end();
    }
  }

  #act(call: Call, body: Record<string, unknown>, key: string | string[] | undefined): Answer {
    const known = typeof key === 'string' && this.#honoursKeys ? this.#answers.get(key) : undefined;
    if (known) return { status: 200, answer: known };
    const done = this.#inDialect(call, body);
    if (typeof key === 'string' && done.status < 300) this.#answers.set(key, done.answer);
    return done;
  }

  #inDialect(call: Call, body: Record<string, unknown>): Answer {
    const dialect = this.#dialect;
    if (!dialect) return this.#answer(call, body);
    const asked = dialect.request?.(call.name, body) ?? body;
    if (isRefused(asked)) return { status: 422, answer: JSON.stringify(dialect.refused(asked.refused, asked.message)) };
    const { status, answer } = this.#answer(call, asked);
    if (status >= 300) return { status, answer };
    const sent = dialect.answer(call.name, { appID: call.appID, deployID: call.deployID, ...JSON.parse(answer) });
    return { status: sent.status ?? status, answer: sent.body === undefined ? '' : JSON.stringify(sent.body) };
  }

  #answer({ name, appID, deployID }: Call, body: Record<string, unknown>): Answer {
    if (name === 'createApp') return this.#create(body);
    const app = this.apps.get(appID);
    if (!app) return { status: 404, answer: error('not_found') };
    switch (name) {
      case 'updateApp':
        return ok({ appID });
      case 'replaceEnv':
        app.env = Object.fromEntries(
          Object.entries(body.env ?? {}).map(([variable, value]) => [variable, String(value)]),
        );
        return ok({ names: Object.keys(app.env) });
      case 'listEnvironments':
        return ok({ environments: [{ environmentID: 'e1', name: 'production', url: null, state: 'created' }] });
      case 'deploy': {
        const made = { deployID: `d${app.deployments.length + 1}`, looks: 0, commit: body.commit, branch: body.branch };
        app.deployments.unshift(made);
        return { status: 202, answer: JSON.stringify({ deployID: made.deployID, status: 'queued' }) };
      }
      case 'listDeployments':
        return ok({ deployments: app.deployments.map((each) => this.#listed(each)), nextCursor: null });
      case 'readFailure':
        return ok({
          deployID,
          stage: 'build',
          code: 'build_failed',
          message: 'exited with code 2',
          exitCode: 2,
          log: ['x'],
          diagnostics: [],
        });
    }
  }

  #create(body: Record<string, unknown>): Answer {
    const appID = String(body.name);
    if (this.apps.has(appID)) return { status: 409, answer: error('app_exists') };
    this.apps.set(appID, { appID, body, env: undefined, deployments: [] });
    return { status: 201, answer: JSON.stringify({ appID, name: appID }) };
  }

  #listed(each: App['deployments'][number]) {
    const status = this.#statuses[Math.min(each.looks++, this.#statuses.length - 1)];
    const at = Date.UTC(2026, 0, 2, 3, 4) + Number(each.deployID.slice(1)) * 1_000;
    return { deployID: each.deployID, status, commit: each.commit ?? null, branch: each.branch, at };
  }
}

interface Answer {
  readonly status: number;
  readonly answer: string;
}

export function isRefused(asked: Record<string, unknown> | Refused): asked is Refused {
  return typeof asked.refused === 'string';
}

interface Call {
  readonly name: RouteName;
  readonly appID: string;
  readonly deployID: string;
}

const JSON_TYPE = { 'content-type': 'application/json' };

function ok(body: unknown): Answer {
  return { status: 200, answer: JSON.stringify(body) };
}

function error(code: string): string {
  return JSON.stringify({ error: { code, message: `refused with ${code}`, requestID: 'r-1' } });
}

function originOf(address: ReturnType<ReturnType<typeof createServer>['address']>): string {
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

function routeOf(request: IncomingMessage): Call | undefined {
  const path = new URL(request.url ?? '/', 'http://x').pathname;
  for (const [name, route] of Object.entries(ROUTES)) {
    const pattern = new RegExp(`^${route.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    const match = pattern.exec(path);
    if (!match || route.method !== request.method) continue;
    return { name: name as RouteName, appID: match.groups?.appID ?? '', deployID: match.groups?.deployID ?? '' };
  }
  return undefined;
}
