import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/temporary.ts';

const CHILD = resolve(import.meta.dirname, 'kvs-platform-child.ts');
const ROUNDS = 2;
const APPS = '/orgs/acme/projects/web/apps';
/** Milliseconds. A killed platform may lose what it counted in the last ten seconds. */
const MAY_LOSE = 10_000;
const ROUND = 21_000;

interface Running {
  readonly baseUrl: string;
  readonly token: string;
}

/** Asks the control plane or the operator's calls. */
async function ask({ baseUrl, token }: Running, method: string, path: string, body?: unknown) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await response.json()) as ReturnType<typeof JSON.parse>;
}

/** Visits a site until `until`, and returns the time of each answer. */
async function visit(port: number, host: string, until: number): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  while (performance.now() < until) {
    const [response] = await once(request({ host: '127.0.0.1', port, headers: { host }, agent }).end(), 'response');
    response.resume();
    await once(response, 'end');
    times.push(performance.now());
  }
  agent.destroy();
  return times;
}

test(`kill -9 loses at most the requests of ten seconds, and counts none twice, ${ROUNDS} times`, async () => {
  using folder = temporaryFolder();
  const total = async (running: Running) =>
    (await ask(running, 'GET', `/operator${APPS}/shop/usage`)).sites.requests['4xx'] as number;
  let stored = 0;
  let subdomain = '';
  for (let round = 0; round <= ROUNDS; round += 1) {
    const child = fork(CHILD, [folder.path], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const [running] = (await once(child, 'message')) as [Running];
    if (round === 0) {
      const app = { name: 'shop', type: 'web-landing', repository: 'acme/shop', branch: 'main' };
      subdomain = (await ask(running, 'POST', `/api/v1${APPS}`, app)).subdomain;
    }
    expect(await total(running)).toBe(stored);
    const exited = once(child, 'exit');
    if (round < ROUNDS) {
      const port = Number(new URL(running.baseUrl).port);
      const times = await visit(port, `${subdomain}.localhost`, performance.now() + ROUND);
      child.kill('SIGKILL');
      await exited;
      const next = fork(CHILD, [folder.path], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
      const [after] = (await once(next, 'message')) as [Running];
      const counted = (await total(after)) - stored;
      const last = times.at(-1) ?? 0;
      const early = times.filter((time) => time < last - MAY_LOSE).length;
      process.stdout.write(
        `kill -9: ${times.length} requests, ${early} before the last ten seconds, ${counted} counted\n`,
      );
      expect(early).toBeGreaterThan(100);
      expect(counted).toBeGreaterThanOrEqual(early);
      expect(counted).toBeLessThanOrEqual(times.length);
      stored += counted;
      next.kill('SIGKILL');
      await once(next, 'exit');
    } else {
      child.kill('SIGKILL');
      await exited;
    }
  }
}, 120_000);
