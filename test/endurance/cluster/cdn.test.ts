import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { get, PAGE } from '../../platform/cdn/support.ts';
import { controlClient, hostOf, ORG } from '../../support/chaos-deploys.ts';
import { now } from '../../support/chaos-workload.ts';
import { lacksPostgres } from '../../support/postgres.ts';
import { createRepository } from '../../support/repositories.ts';
import { s3ForTests } from '../../support/s3.ts';
import { freePort } from '../../support/s3-server.ts';
import { lacksVarnish, startVarnish, type Varnish } from '../../support/varnish.ts';
import { Journal, startPurgeProxy } from './cdn-journal.ts';
import { type ProcessNode, processPlace, tokenSource } from './processes.ts';

/** A part, because every change waits for `.ci/run`: each fault once, and as many visitors as leave a small machine time for the rest. */
const IS_WHOLE = process.env.ENDURANCE === 'whole';
const SWITCHES = IS_WHOLE ? 100 : 8;
const VISITORS = IS_WHOLE ? 64 : 16;
const PAUSE_MS = 150;
/** Milliseconds for which the API of Varnish refuses. */
const REFUSING_MS = IS_WHOLE ? 60_000 : 2_500;
/** Milliseconds after a fault in which visitors may get errors. */
const SETTLE_MS = IS_WHOLE ? 4_000 : 2_000;
const SOON = { timeout: 90_000, interval: 100 };

const lacks = [
  lacksPostgres('a CDN before two nodes'),
  s3ForTests('a CDN before two nodes').length === 0,
  lacksVarnish('a CDN before two nodes'),
].includes(true);

test.skipIf(lacks)(
  `${SWITCHES} deploys and rollbacks behind Varnish, while nodes, Varnish and its API fail, and ${VISITORS} visitors watch`,
  { timeout: 1_800_000 },
  async () => {
    await using place = await processPlace();
    const ports = [await freePort(), await freePort()] as const;
    await using varnish = await startVarnish(ports);
    const journal = new Journal();
    await using api = await startPurgeProxy(varnish, journal);
    const flags = ['--public-url', `http://127.0.0.1:${varnish.port}`, '--cdn', `varnish://127.0.0.1:${api.port}`];
    const env = { SLIPWAY_CDN_TOKEN: varnish.token };
    const nodes = ports.map((port, n) => place.node({ name: `n${n + 1}`, port, flags, env }));
    await Promise.all(nodes.map((node) => node.start()));
    using client = controlClient(nodes, tokenSource(nodes));
    using repository = createRepository(PAGE(0));
    await using site = await openSite(client, repository, journal);
    await site.deploy(1);
    const host = `${await hostOf(client, 'shop')}:${varnish.port}`;
    await using visitors = startVisitors(varnish, host, journal);

    const [here, there] = nodes as [ProcessNode, ProcessNode];
    const killed = async (node: ProcessNode) => {
      const end = journal.outage();
      await node.kill();
      await site.rollback();
      await node.start();
      await wait(SETTLE_MS);
      end();
    };
    const faults = [
      () => killed(there),
      async () => {
        const end = journal.outage();
        await varnish.kill();
        await varnish.start();
        await wait(SETTLE_MS);
        end();
      },
      async () => {
        api.isRefusing = true;
        await site.rollback();
        await wait(REFUSING_MS);
        await site.rollback();
        api.isRefusing = false;
      },
      () => killed(here),
    ];
    const every = Math.floor(SWITCHES / (faults.length + 1));
    for (let n = 2; site.switches < SWITCHES; n += 1) {
      if (n % every === 0) await faults[(n / every - 1) % faults.length]?.();
      if (n % 3 === 0) await site.deploy(n);
      else await site.rollback();
      await wait(200);
    }
    // All is purged in the end, and everybody sees what is live.
    const metrics = async () => (await fetch(`http://127.0.0.1:${here.port}/metrics`)).text();
    await expect.poll(metrics, SOON).toContain('\nslipway_cdn_purges_waiting 0\n');
    await wait(3_000);
    expect((await get(varnish.port, host)).release).toBe(site.live);
    await visitors.stop();

    const { pages, hits, answers } = journal.figures();
    const ratio = hits / answers;
    process.stdout.write(
      `CDN: ${site.switches} switches, ${pages} pages, ${answers} answers, hit ratio ${ratio.toFixed(4)}, ${journal.purges.length} purges accepted; longest stale after a purge ${journal.longestStale().toFixed(0)} ms\n`,
    );
    expect(journal.missing).toEqual([]);
    expect(journal.errors()).toEqual([]);
    expect(journal.stale(2_000)).toEqual([]);
    expect(ratio).toBeGreaterThan(0.95);
    expect(pages).toBeGreaterThan(10 * VISITORS);
  },
);

type Client = Parameters<typeof hostOf>[0];
type Repository = ReturnType<typeof createRepository>;

/** Deploys and rolls back one app, and notes what is live from when on. */
async function openSite(client: Client, repository: Repository, journal: Journal) {
  const apps = `/api/v1/orgs/${ORG}/projects/web/apps`;
  const body = { name: 'shop', type: 'web-landing', repository: repository.path, branch: 'main', outputDirectory: '.' };
  await client.insist('POST', apps, body);
  let switches = 0;
  const deployed = async (deployID: string) => {
    for (;;) {
      const { deployments } = await client.insist('GET', `${apps}/shop/deployments?limit=5`);
      const found = (deployments as readonly { deployID: string; status: string }[]).find(
        (each) => each.deployID === deployID,
      );
      if (found && ['succeeded', 'failed', 'cancelled'].includes(found.status)) return found.status;
      await wait(50);
    }
  };
  return {
    get switches() {
      return switches;
    },
    get live() {
      return journal.live;
    },
    async deploy(n: number) {
      repository.commit(PAGE(n));
      const { deployID } = await client.insist('POST', `${apps}/shop/deployments`, {});
      const end = journal.switching(String(deployID));
      const status = await deployed(String(deployID));
      end(status === 'succeeded');
      if (status !== 'succeeded') throw new Error(`The deployment ${deployID} ended as ${status}`);
      switches += 1;
    },
    /** Makes the release before the live one live, or the one after it. */
    async rollback() {
      const to = journal.other();
      if (to === undefined) return;
      const end = journal.switching(to);
      const path = `${apps.replace('/api/v1', '/operator')}/shop/rollback`;
      await client.insist('POST', path, { to });
      end(true);
      switches += 1;
    },
    [Symbol.asyncDispose]: async () => {},
  };
}

/** Each visitor loads the page and its asset, and the asset of the page before it. */
function startVisitors(varnish: Varnish, host: string, journal: Journal) {
  const agent = new Agent({ keepAlive: true });
  let isOver = false;
  const visitor = async () => {
    let before: string | undefined;
    while (!isOver) {
      const began = now();
      try {
        const page = await get(varnish.port, host, '/', {}, agent);
        journal.page(began, page);
        const asset = page.status === 200 ? /src="([^"]+)"/.exec(page.body)?.[1] : undefined;
        for (const path of new Set([asset, before])) {
          if (path !== undefined) journal.asset(began, path, await get(varnish.port, host, path, {}, agent));
        }
        before = asset ?? before;
      } catch (error) {
        journal.failed(began, String(error));
      }
      await wait(PAUSE_MS * (0.5 + Math.random()));
    }
  };
  const visitors = Promise.all(Array.from({ length: VISITORS }, visitor));
  const stop = async () => {
    isOver = true;
    await visitors;
    agent.destroy();
  };
  return { stop, [Symbol.asyncDispose]: stop };
}
