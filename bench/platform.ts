import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from '../test/contract-suites/control-plane.ts';
import { createRepository } from '../test/support/repositories.ts';
import { tokenOf } from '../test/support/slipway.ts';
import { alternate, type BenchRow, printRows, rowOf, timed } from './harness.ts';
import { buildPackage, startPackaged } from './packaged.ts';

const ROUNDS = 11;
const IDLE_MS = 2_000;
const MEMORY_MB = 120;
const ROLLBACK_MS = 10;

/** Measures the packaged platform: start to first answer, idle memory, and a rollback to its first page. */
export async function benchPlatform(): Promise<readonly BenchRow[]> {
  buildPackage();
  const scratch = mkdtempSync(join(tmpdir(), 'slipway-bench-'));
  try {
    return [...(await benchStart(scratch)), ...(await benchRunning(join(scratch, 'running')))];
  } finally {
    rmSync(scratch, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function benchStart(scratch: string): Promise<readonly BenchRow[]> {
  const empty = join(scratch, 'empty.mjs');
  writeFileSync(empty, '');
  const old = join(scratch, 'old');
  await startTime(old);
  let fresh = 0;
  const times = await alternate(ROUNDS, {
    first: () => startTime(join(scratch, `fresh-${fresh++}`)),
    again: () => startTime(old),
    floor: () => timed(() => once(spawn(process.execPath, [empty], { stdio: 'ignore' }), 'exit')),
  });
  const goal = { atMost: 4 };
  return [
    rowOf('platform: start to first answer / empty process', 'ms', goal, times.again, times.floor),
    rowOf('platform: first start of all / empty process', 'ms', goal, times.first, times.floor),
  ];
}

/** Returns the milliseconds from the command to the answer of `/healthz`. */
async function startTime(dataDir: string): Promise<number> {
  await using stack = new AsyncDisposableStack();
  // Awaited here, so that the platform is stopped after it.
  return await timed(async () => {
    const { baseUrl } = stack.use(await startPackaged(dataDir));
    const { status } = await get(baseUrl, '/healthz');
    if (status !== 200) throw new Error(`/healthz answered ${status}`);
  });
}

async function benchRunning(dataDir: string): Promise<readonly BenchRow[]> {
  await using platform = await startPackaged(dataDir);
  const { baseUrl, pid } = platform;
  using repository = createRepository({ 'index.html': 'first', 'app.js': 'first' });
  await delay(IDLE_MS);
  const memory = [residentMb(pid)];
  const client = new Client({
    ...{ baseUrl, token: await tokenOf(dataDir), org: 'bench', project: 'web' },
    ...{ repository: repository.path, branch: 'main', outputDirectory: '.', patienceMs: 60_000 },
    ...{ unauthorized: {}, strangers: {} },
  });
  const app = await client.app('site');
  const releases = [await client.deployed(app)];
  repository.commit({ 'index.html': 'second' });
  releases.push(await client.deployed(app));
  await delay(IDLE_MS);
  memory.push(residentMb(pid));
  const rollbacks: number[] = [];
  const { hostname } = new URL(String(releases[0]?.url));
  for (let round = 0; round < ROUNDS; round += 1) {
    const to = String(releases[round % 2]?.deployID);
    rollbacks.push(await rollback(client, hostname, to));
  }
  return [
    ...['idle', 'idle after two deploys'].map((when, index) => {
      const name = `platform: resident memory, ${when}, against ${MEMORY_MB} MB`;
      return rowOf(name, 'MB', { atMost: 1 }, [memory[index] ?? Number.NaN], [MEMORY_MB]);
    }),
    rowOf(
      `platform: rollback to its first page, against ${ROLLBACK_MS} ms`,
      'ms',
      { atMost: 1 },
      rollbacks,
      rollbacks.map(() => ROLLBACK_MS),
    ),
  ];
}

/** Rolls back and requests a page. Throws unless the page is of the release `to`. */
async function rollback(client: Client, host: string, to: string): Promise<number> {
  const { baseUrl, token } = client.target;
  return timed(async () => {
    const switched = await send(baseUrl, {
      ...{ method: 'POST', path: '/operator/orgs/bench/projects/web/apps/site/rollback' },
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ to }),
    });
    const page = await get(baseUrl, '/', host);
    if (switched.status !== 200 || page.release !== to) throw new Error(`rollback answered ${switched.status}`);
  });
}

const agent = new Agent({ keepAlive: true });

function get(baseUrl: string, path: string, host?: string) {
  return send(baseUrl, { method: 'GET', path, headers: host === undefined ? {} : { host } });
}

async function send(
  baseUrl: string,
  { body, ...options }: { method: string; path: string; headers: Record<string, string>; body?: string },
) {
  const { hostname, port } = new URL(baseUrl);
  const [response] = await once(request({ ...options, hostname, port, agent }).end(body), 'response');
  for await (const _ of response);
  return { status: Number(response.statusCode), release: response.headers['x-slipway-release'] };
}

function residentMb(pid: number | undefined): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

if (process.argv[1] === import.meta.filename) printRows(await benchPlatform());
