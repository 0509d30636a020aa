import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { sign } from '../test/platform/kvs/signer.ts';
import { BUSIEST, grow, LARGE, SMALL, seed, type Variables } from './growth-data.ts';
import type { Started } from './growth-server.ts';
import { alternate, type BenchRow, type Goal, printRows, rowOf, startPart, timed } from './harness.ts';

const STARTS = 7;
const ROUNDS = 40;
const GOAL: Goal = { atMost: 1.5 };

/**
 * Compares the platform with 20,000 apps, 1,000,000 deployments, 40,000 tables, 100,000 sets of credentials and 1,000,000 rows of the
 * audit log with the same platform with 120 apps. What users wait for must not grow with the number of other users.
 */
export async function benchGrowth(): Promise<readonly BenchRow[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'slipway-bench-growth-'));
  const [first, small, large] = ['seed', 'small', 'large'].map((name) => join(scratch, name)) as [
    string,
    string,
    string,
  ];
  try {
    const functions = await seed(first);
    grow(first, small, SMALL);
    grow(first, large, LARGE);
    const rows = await benchStarts(small, large);
    const servers = { small: await start(small), large: await start(large) };
    try {
      return [...rows, ...(await benchRequests(servers, functions))];
    } finally {
      for (const { stop } of Object.values(servers)) await stop();
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function benchStarts(small: string, large: string): Promise<readonly BenchRow[]> {
  const opened: Readonly<Record<string, Started[]>> = { small: [], large: [] };
  const startOf = (name: 'small' | 'large', dir: string) => async () => {
    let server: Server | undefined;
    const ms = await timed(async () => {
      server = await start(dir);
    });
    if (server) opened[name]?.push(server.started);
    await server?.stop();
    return ms;
  };
  await startOf('small', small)();
  await startOf('large', large)();
  for (const list of Object.values(opened)) list.length = 0;
  const times = await alternate(STARTS, { small: startOf('small', small), large: startOf('large', large) });
  const both = (name: string, unit: string, of: 'ms' | 'megabytes') => {
    const [many = [], few = []] = [opened.large, opened.small].map((list) => list?.map((each) => each[of]));
    return rowOf(name, unit, GOAL, many, few);
  };
  return [
    rowOf('growth: start of the process until ready', 'ms', GOAL, times.large, times.small),
    both('growth: start within the process until ready', 'ms', 'ms'),
    both('growth: resident memory after the start', 'MB', 'megabytes'),
  ];
}

interface Servers {
  readonly small: Server;
  readonly large: Server;
}

interface Server {
  readonly child: ChildProcess;
  readonly started: Started;
  stop(): Promise<void>;
}

async function start(dir: string): Promise<Server> {
  const { child, message } = await startPart('./growth-server.ts', [dir]);
  const stop = async () => {
    child.disconnect();
    await once(child, 'exit');
  };
  return { child, started: message as Started, stop };
}

const agent = new Agent({ keepAlive: true });

interface Call {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>> | readonly string[];
  readonly body?: string;
}

/** Sends a request and returns the answer. Throws for a status of 400 or more. */
async function ask({ started }: Server, path: string, { method = 'GET', headers = {}, body }: Call = {}) {
  const asked = request({ agent, host: '127.0.0.1', port: started.port, method, path, headers: headers as string[] });
  const [response] = await once(asked.end(body), 'response');
  const bytes = await buffer(response);
  if (response.statusCode >= 400) throw new Error(`${method} ${path}: ${response.statusCode}`);
  return { bytes, cookie: String(response.headers['set-cookie']).split(';', 1)[0] ?? '' };
}

/** Measures one request per round to each of the two servers. */
async function compared(
  servers: Servers,
  name: string,
  work: (server: Server, round: number) => Promise<unknown>,
): Promise<BenchRow> {
  const rounds = { small: 0, large: 0 };
  const next = (which: 'small' | 'large') => () => {
    rounds[which] += 1;
    const round = rounds[which] - 1;
    return timed(() => work(servers[which], round));
  };
  const times = await alternate(ROUNDS, { small: next('small'), large: next('large') });
  return rowOf(`growth: ${name}`, 'ms', GOAL, times.large, times.small);
}

async function benchRequests(servers: Servers, functions: readonly Variables[]): Promise<readonly BenchRow[]> {
  const app = `/api/v1/orgs/bench/projects/web/apps/${BUSIEST}`;
  const bearer = ({ started }: Server) => ({ authorization: `Bearer ${started.token}` });
  const rows = [
    await compared(servers, 'KVS get, the table and the credentials not cached', (server, round) =>
      getKey(server, functions, round),
    ),
    await compared(servers, 'first page of a site that is not cached', (server, round) =>
      // A different site in each round.
      ask(server, '/', { headers: { host: `app-${String(round).padStart(5, '0')}-bench.localhost` } }),
    ),
    await compared(servers, '/metrics', (server) => ask(server, '/metrics')),
    await compared(servers, '/healthz', (server) => ask(server, '/healthz')),
    ...(await benchConsole(servers)),
    await benchChange(servers),
    await compared(servers, 'listDeployments, 100 of the busiest app', (server) =>
      ask(server, `${app}/deployments?limit=100`, { headers: bearer(server) }),
    ),
  ];
  const deploy = (server: Server, round: number) => {
    const headers = { ...bearer(server), 'content-type': 'application/json', 'idempotency-key': `bench-${round}` };
    return ask(server, `${app}/deployments`, { method: 'POST', headers, body: '{}' });
  };
  const claimed = async (server: Server, round: number) => {
    const begun = once(server.child, 'message');
    await deploy(server, ROUNDS + round);
    await begun;
  };
  rows.push(await compared(servers, 'createDeployment of the busiest app', deploy));
  rows.push(await compared(servers, 'createDeployment until its build begins', claimed));
  return rows;
}

/** Measures a change whose row is appended to the audit log. Its lists: `growth-audit.ts`. */
function benchChange(servers: Servers): Promise<BenchRow> {
  return compared(servers, 'a change that appends a row to the audit log', (server, round) => {
    const headers = { authorization: `Bearer ${server.started.token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ set: { ROUND: String(round) } });
    return ask(server, `/operator/orgs/bench/projects/web/apps/${BUSIEST}/env`, { method: 'PATCH', headers, body });
  });
}

/** Gets a key of a table that was not used since the start. There are as many tables as rounds. */
async function getKey({ started }: Server, functions: readonly Variables[], round: number): Promise<void> {
  const variables = functions[Math.floor(round / 2)] ?? {};
  const headers = await sign({
    ...{ method: 'POST', path: '/v1/get', body: KEY, now: Date.now(), host: `127.0.0.1:${started.port}` },
    headers: {
      'content-type': 'application/json',
      'x-kvs-authorization': `Bearer ${variables[round % 2 === 0 ? 'SERVICE_KVS_TOKEN_ONE' : 'SERVICE_KVS_TOKEN_TWO']}`,
    },
    credentials: {
      accessKeyId: variables.AWS_ACCESS_KEY_ID ?? '',
      secretAccessKey: variables.AWS_SECRET_ACCESS_KEY ?? '',
      sessionToken: variables.AWS_SESSION_TOKEN ?? '',
    },
  });
  await ask({ started } as Server, '/v1/get', { method: 'POST', headers, body: KEY });
}

const KEY = JSON.stringify({ key: 'session' });

async function benchConsole(servers: Servers): Promise<readonly BenchRow[]> {
  const app = `/console/orgs/bench/projects/web/apps/${BUSIEST}`;
  const older = new Map<Server, string>();
  const failed = new Map<Server, string>();
  const cookies = new Map<Server, string>();
  const open = (server: Server, path: string) => ask(server, path, { headers: { cookie: cookies.get(server) ?? '' } });
  for (const server of Object.values(servers)) {
    cookies.set(server, await signIn(server));
    const page = (await open(server, app)).bytes.toString();
    older.set(server, /<a class="button" rel="next" href="([^"]+)"/.exec(page)?.[1] ?? '');
    failed.set(
      server,
      /<span class="badge bad">[\s\S]*?<a class="row-link clamp" href="([^"]+)"/.exec(page)?.[1] ?? '',
    );
  }
  const pages: Readonly<Record<string, (server: Server) => string>> = {
    organizations: () => '/console',
    'the overview of an organization': () => '/console/orgs/bench',
    'apps, first page': () => '/console/orgs/bench/apps',
    'apps by name': () => '/console/orgs/bench/apps?name=app-0000',
    'apps that failed': () => '/console/orgs/bench/apps?state=failed',
    'usage of an organization': () => '/console/orgs/bench/usage',
    variables: () => `${app}/variables`,
    'tables of an app': () => `${app}/tables`,
    'a table': () => `${app}/tables/one`,
    'an app with many deployments': () => app,
    'an app, older deployments': (server) => older.get(server) ?? '',
    'a deployment that failed': (server) => failed.get(server) ?? '',
  };
  const rows: BenchRow[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const [many, few] = await Promise.all([servers.large, servers.small].map((each) => open(each, path(each))));
    rows.push(rowOf(`growth: console, ${name}`, 'bytes', GOAL, [many?.bytes.length ?? 0], [few?.bytes.length ?? 0]));
    rows.push(await compared(servers, `console, ${name}`, (server) => open(server, path(server))));
  }
  return rows;
}

async function signIn(server: Server): Promise<string> {
  const headers = {
    origin: `http://127.0.0.1:${server.started.port}`,
    'content-type': 'application/x-www-form-urlencoded',
  };
  const body = new URLSearchParams({ token: server.started.token }).toString();
  return (await ask(server, '/console/sign-in', { method: 'POST', headers, body })).cookie;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) printRows(await benchGrowth());
