import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildSync } from 'esbuild';
import { expect } from 'vitest';
import { OPERATOR_APPS, ORG } from '../../support/chaos-deploys.ts';
import { ask, type Reply } from '../../support/chaos-http.ts';
import { createRepository, type Files } from '../../support/repositories.ts';
import { CHECKOUT, type ProcessNode } from './processes.ts';

export const APPS = `/api/v1/orgs/${ORG}/projects/web/apps`;
export const SOON = { timeout: 180_000, interval: 100 };
/** Milliseconds between two requests of a connection. */
const PAUSE_MS = 25;

/** `slipway/kvs` as one module, as an app has it. */
const [kvs] = buildSync({
  ...{ entryPoints: [resolve(CHECKOUT, 'src/sdk/kvs.ts')], bundle: true, write: false },
  ...{ format: 'esm', platform: 'neutral' },
}).outputFiles;

/** A server that says what it is, uses its table, and has an event stream and WebSockets. */
function filesOf(name: string, version: number): Files {
  return {
    'package.json': JSON.stringify({ type: 'module', scripts: { start: `node server.js ${name}` } }),
    'kvs.js': kvs?.text ?? '',
    'server.js': `import { createServer } from 'node:http';
import { createTable } from './kvs.js';
const TOKEN = 'SERVICE_KVS_TOKEN_';
const tables = Object.keys(process.env).filter((name) => name.startsWith(TOKEN)).map((name) => name.slice(TOKEN.length).toLowerCase());
const count = async () => {
  const table = createTable(tables[0]);
  await table.put('here', ${version});
  return table.get('here');
};
const server = createServer(async ({ url }, response) => {
  if (url === '/events') return response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: ${version}\\n\\n');
  if (url === '/say') console.log('said');
  const kept = url === '/kept' ? await count().catch(({ code }) => code) : undefined;
  response.end(JSON.stringify({ version: ${version}, greeting: process.env.GREETING, tables, kept }));
});
server.on('upgrade', (request, socket) => {
  socket.write('HTTP/1.1 101 Switching Protocols\\r\\nConnection: Upgrade\\r\\nUpgrade: websocket\\r\\n\\r\\n');
  socket.on('data', () => socket.write(Buffer.from([0x81, 2, 0x6f, 0x6b]))).on('end', () => socket.end());
});
server.listen(process.env.PORT);
`,
  };
}

/** What the server of `filesOf` says. */
export interface Said {
  readonly version: number;
  readonly greeting?: string;
  readonly tables: readonly string[];
  readonly kept?: unknown;
}

/** A function app that is deployed and asked through any node. */
export interface FunctionApp extends Disposable {
  readonly name: string;
  /** The name of its site. */
  readonly host: string;
  /** Sends a request to its site at one node. Rejects if there is no answer. */
  get(node: ProcessNode, path?: string): Promise<Reply>;
  /** Returns what its server says at one node. Rejects if it does not answer with 200. */
  said(node: ProcessNode, path?: string): Promise<Said>;
  /** Commits the next version and deploys it. Resolves with its deployment when it is live. */
  deploy(): Promise<string>;
  /** The answer of a node about its instances. */
  instances(node: ProcessNode): ReturnType<Call>;
  /** Calls an operator's operation of the app. */
  operate(node: ProcessNode, method: string, path: string, body?: object): ReturnType<Call>;
}

/** Sends a call to a node, whose answer is JSON. Rejects if there is none, or if it is a refusal. */
export type Call = (
  node: ProcessNode,
  method: string,
  path: string,
  body?: object,
) => Promise<ReturnType<typeof JSON.parse>>;

/** Returns calls with ID tokens of `tokens`. */
export function callsWith(tokens: () => Promise<string>): Call {
  return async ({ port }, method, path, body) => {
    const headers = { authorization: `Bearer ${await tokens()}`, 'content-type': 'application/json' };
    const text = body && JSON.stringify(body);
    const reply = await ask({ port, agent: new Agent(), method, path, headers, body: text, timeoutMs: SOON.timeout });
    if (reply.status >= 400) throw new Error(`${method} ${path}: ${reply.status} ${reply.body}`);
    return JSON.parse(reply.body);
  };
}

/** Creates the app and deploys its first version. `node`: one that answers calls. */
export async function functionApp(call: Call, node: ProcessNode, name: string): Promise<FunctionApp> {
  const repository = createRepository(filesOf(name, 1));
  const agent = new Agent({ keepAlive: true });
  let version = 1;
  const live = async () => {
    const { deployID } = await call(node, 'POST', `${APPS}/${name}/deployments`, {});
    const status = async () => {
      const { deployments } = await call(node, 'GET', `${APPS}/${name}/deployments`);
      return deployments.find((each: { readonly deployID: string }) => each.deployID === deployID)?.status;
    };
    await expect.poll(status, SOON).toMatch(/succeeded|failed|cancelled/);
    expect(await status()).toBe('succeeded');
    return String(deployID);
  };
  await call(node, 'POST', APPS, { name, type: 'api', repository: repository.path, branch: 'main' });
  await live();
  const { environments } = await call(node, 'GET', `${APPS}/${name}/environments`);
  const host = new URL(environments[0].url).hostname;
  const get: FunctionApp['get'] = ({ port }, path = '/') =>
    ask({ port, agent, method: 'GET', path, headers: { host }, timeoutMs: 30_000 });
  return {
    ...{ name, host, get },
    async said(at, path) {
      const { status, body } = await get(at, path);
      if (status !== 200) throw new Error(`${at.name} answered ${status} ${body}`);
      return JSON.parse(body);
    },
    deploy() {
      version += 1;
      repository.commit(filesOf(name, version));
      return live();
    },
    instances: (at) => call(at, 'GET', `${OPERATOR_APPS}/${name}/instances`),
    operate: (at, method, path, body) => call(at, method, `${OPERATOR_APPS}/${name}${path}`, body),
    [Symbol.dispose]() {
      agent.destroy();
      repository[Symbol.dispose]();
    },
  };
}

/** Asks the app at all nodes, one request after another at each, until `stop`. */
export function startLoad(app: FunctionApp, nodes: readonly ProcessNode[]) {
  const stopped = new AbortController();
  const failures: string[] = [];
  const requests = new Map<string, number>();
  const run = async (node: ProcessNode) => {
    while (!stopped.signal.aborted) {
      const reply = await app.get(node).catch(String);
      if (typeof reply === 'string') failures.push(reply);
      else if (reply.status !== 200) failures.push(`${node.name}: ${reply.status} ${reply.body.slice(0, 200)}`);
      requests.set(node.name, (requests.get(node.name) ?? 0) + 1);
      await wait(PAUSE_MS);
    }
  };
  const ended = Promise.all(nodes.map(run));
  return {
    failures,
    requests,
    async stop() {
      stopped.abort();
      await ended;
    },
  };
}

/** Opens an event stream of the app at a node. Resolves with its first event, and closes it. */
export function firstEvent({ host }: FunctionApp, { port }: ProcessNode): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const sent = request({ host: '127.0.0.1', port, path: '/events', headers: { host } }, (response) => {
    response.once('data', (chunk) => {
      resolve(String(chunk));
      sent.destroy();
    });
  });
  sent.on('error', reject).end();
  return promise;
}

const UPGRADE =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';

/** Opens a WebSocket of the app at a node and sends a message. Resolves with the text of the answer. */
export async function echoed({ host }: FunctionApp, { port }: ProcessNode): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let received = '';
  socket.on('error', reject).on('close', () => reject(new Error(`The WebSocket ended: ${received}`)));
  socket.on('data', (chunk) => {
    const isOpen = received.includes('101');
    received += chunk.toString('latin1');
    // A masked frame without a payload.
    if (!isOpen) socket.write(Buffer.from([0x81, 0x80, 0, 0, 0, 0]));
    if (received.endsWith('\x81\x02ok')) resolve('ok');
  });
  socket.write(`GET /socket HTTP/1.1\r\nHost: ${host}\r\n${UPGRADE}\r\n\r\n`);
  return promise.finally(() => socket.destroy());
}

function procOf(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It has ended.
    return '';
  }
}

/** Returns the processes of this machine that a process started, and those that they started. */
export function processesBelow(root: number): readonly number[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const parents = new Map(all.map((pid) => [pid, Number(/^PPid:\s+(\d+)/m.exec(procOf(pid, 'status'))?.[1])]));
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid);
    return parent !== undefined && parent > 0 && (parent === root || isBelow(parent));
  };
  return all.filter(isBelow);
}

/** Returns which of these processes run. */
export function alive(pids: readonly number[]): readonly number[] {
  return pids.filter((pid) => procOf(pid, 'cmdline') !== '');
}

/** Returns the processes of a node that have a text in their command. */
export async function processesOf(node: ProcessNode, text: string): Promise<readonly number[]> {
  const below = processesBelow(await pidOf(node));
  return below.filter((pid) => procOf(pid, 'cmdline').replaceAll('\0', ' ').includes(text));
}

/** Returns the process of a node. */
export async function pidOf(node: ProcessNode): Promise<number> {
  return JSON.parse((await askNode(node, '/healthz')).body).pid;
}

/** Asks a node itself. */
export function askNode({ port }: ProcessNode, path: string): Promise<Reply> {
  return ask({ port, agent: new Agent(), method: 'GET', path });
}
