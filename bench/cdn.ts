import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type CdnWorld, cdnAt, cdnWorld, get, PAGE } from '../test/platform/cdn/support.ts';
import { freePort } from '../test/support/s3-server.ts';
import { lacksVarnish, startVarnish } from '../test/support/varnish.ts';
import { type BenchRow, rowOf } from './harness.ts';

const DEPLOYS = 5;
const SWITCHES = 20;
const VISITORS = 32;
/** Views of the page after each deploy. A view loads an asset too. */
const VIEWS = 2_000;
/** Milliseconds of visits after a switch. Purges are sent again within them. */
const WATCHED_MS = 2_500;
const STALE_MS = 2_000;
/** Milliseconds until the probes of Varnish have seen the platform. */
const HEALTHY_MS = 60_000;

/** Measures what a CDN takes from the platform, and how long visitors behind it get the release before. */
export async function* benchCdn(): AsyncGenerator<BenchRow> {
  if (lacksVarnish('bench cdn')) throw new Error('Varnish is not installed');
  const port = await freePort();
  await using varnish = await startVarnish([port, port]);
  const without = await plain();
  await using world = await cdnWorld(port, cdnAt(varnish));
  await world.deploy(PAGE(0));
  await healthy(varnish.port, await world.host());
  const behind = await requestsPerDeploy(world, varnish.port);
  const name = `requests at the platform for a deploy and ${VIEWS} views, behind Varnish against without`;
  yield rowOf(name, 'requests', { atMost: 0.05 }, behind, without);
  const times = await switches(world, varnish.port);
  const longest = `rollback to the last page of the release before, longest of ${times.length} behind Varnish`;
  yield rowOf(`${longest}, against ${STALE_MS} ms`, 'ms', { atMost: 1 }, [Math.max(...times)], [STALE_MS]);
}

/** Waits until Varnish, which was started before the platform, has found that it answers. */
async function healthy(port: number, host: string): Promise<void> {
  const until = performance.now() + HEALTHY_MS;
  while ((await get(port, host)).status !== 200) {
    if (performance.now() > until) throw new Error('Varnish does not reach the platform');
    await wait(100);
  }
}

async function plain(): Promise<readonly number[]> {
  const port = await freePort();
  await using world = await cdnWorld(port, undefined);
  return await requestsPerDeploy(world, port);
}

/** Deploys again and again with visits at a port. Returns how many requests reached the platform each time. */
async function requestsPerDeploy(world: CdnWorld, at: number): Promise<readonly number[]> {
  const counts: number[] = [];
  for (let n = 1; n <= DEPLOYS; n += 1) {
    const before = await requestsOf(world);
    await world.deploy(PAGE(n));
    await visit(at, await world.host(), VIEWS);
    counts.push((await requestsOf(world)) - before);
  }
  return counts;
}

/** The requests that the edge of the platform has answered for sites. */
async function requestsOf({ platform }: CdnWorld): Promise<number> {
  const text = await (await fetch(`${platform.baseUrl}/metrics`)).text();
  const lines = [...text.matchAll(/^slipway_site_requests_total\{[^}]*\} (\d+)$/gm)];
  return lines.reduce((sum, [, count]) => sum + Number(count), 0);
}

async function visit(port: number, host: string, views: number): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  let left = views;
  const visitor = async () => {
    while (left > 0) {
      left -= 1;
      const page = await get(port, host, '/', {}, agent);
      const asset = /src="([^"]+)"/.exec(page.body)?.[1] ?? '/';
      const { status } = await get(port, host, asset, {}, agent);
      if (page.status !== 200 || status !== 200) throw new Error(`${page.status} and ${status}`);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  agent.destroy();
}

/** Returns the milliseconds from the answer to each rollback until the last visitor got the release before. 0: nobody did. */
async function switches(world: CdnWorld, port: number): Promise<readonly number[]> {
  const host = await world.host();
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const releases: string[] = [];
  for (const n of [1, 2]) releases.push(String((await world.deploy(PAGE(n))).deployID));
  for (let n = 0; n < SWITCHES; n += 1) {
    const to = releases[n % 2] ?? '';
    let last = Number.NEGATIVE_INFINITY;
    let isOver = false;
    const visitor = async () => {
      while (!isOver) {
        const { release } = await get(port, host, '/', {}, agent);
        if (release !== to) last = performance.now();
      }
    };
    const visitors = Promise.all(Array.from({ length: VISITORS }, visitor));
    await world.rollback(to);
    const switched = performance.now();
    await new Promise((resolve) => setTimeout(resolve, WATCHED_MS));
    isOver = true;
    await visitors;
    times.push(Math.max(0, last - switched));
  }
  agent.destroy();
  return times;
}
