import { Agent } from 'node:http';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../src/platform/stores/cluster/database/database.ts';
import { controlClient, createTables, hostOf, numberedApp, ORG } from '../../support/chaos-deploys.ts';
import { accessOf, ask, askKvs } from '../../support/chaos-http.ts';
import { lacksPostgres } from '../../support/postgres.ts';
import { s3ForTests } from '../../support/s3.ts';
import { freePort } from '../../support/s3-server.ts';
import { type ProcessNode, processPlace, tokenSource } from './processes.ts';

const SUITE = 'nodes whose clocks differ';
const lacks = [lacksPostgres(SUITE), s3ForTests(SUITE).length === 0].includes(true);
const SOON = { timeout: 90_000, interval: 200 };

test.skipIf(lacks)(
  'of nodes whose clocks differ by 30 seconds and 10 minutes, all serve and build, and the first two agree on tokens and expiry',
  { timeout: 300_000, retry: 0 },
  async () => {
    await using place = await processPlace();
    const agent = new Agent({ keepAlive: true });
    const port = await freePort();
    const flags = ['--public-url', `http://127.0.0.1:${port}`, '--drain', '0'];
    const skew = pathToFileURL(`${import.meta.dirname}/skewed-clock.ts`).href;
    const nodeOf = async (name: string, ms: number, own: number): Promise<ProcessNode> =>
      place.node({ name, port: own, flags, nodeOptions: ['--import', `${skew}?ms=${ms}`] });
    const exact = await nodeOf('exact', 0, port);
    const ahead = await nodeOf('ahead', 30_000, await freePort());
    const far = await nodeOf('far', 600_000, await freePort());
    const nodes = [exact, ahead, far];
    for (const node of nodes) await node.start();

    const statusOf = async (node: ProcessNode, path: string, headers = {}) =>
      (await ask({ port: node.port, agent, method: 'GET', path, headers })).status;
    const statuses = (path: string, headers?: object) =>
      Promise.all(nodes.map((node) => statusOf(node, path, headers)));
    await expect.poll(() => statuses('/readyz'), SOON).toEqual([200, 200, 503]);
    expect(await statuses('/readyz?role=edge')).toEqual([200, 200, 200]);

    // A token of a node whose clock is right: the one that is too far ahead would count it as expired, and is not ready.
    const tokenFrom = tokenSource([exact]);
    using client = controlClient([exact, ahead], tokenFrom);

    // Leases are the database's: no node ends a build of another one, whichever claims it.
    using app = numberedApp(client, 'one');
    await app.create();
    const headers = { authorization: `Bearer ${await tokenFrom()}` };
    expect(await statuses(`/operator/orgs/${ORG}/queue`, headers)).toEqual([200, 200, 401]);
    await app.deploy();
    await using database = openDatabase({ url: place.database });
    const ended = async () => {
      const { rows } = await database.query('SELECT status FROM deployments WHERE finished_at IS NOT NULL');
      return rows.map(({ status }) => status);
    };
    await expect.poll(ended, SOON).toEqual(['succeeded']);
    const host = await hostOf(client, 'one');
    await expect.poll(() => statuses(app.paths[0] ?? '/', { host }), SOON).toEqual([200, 200, 200]);

    const access = accessOf(await createTables(client, 'functions', ['entries']), 'entries');
    const entry = { kind: 'put', key: 'k', value: 'v', ttlSeconds: 60 } as const;
    expect((await askKvs({ port: ahead.port, agent }, access, entry)).status).toBe(200);
    const { rows } = await database.query('SELECT expires_at - slipway_now() AS left FROM kvs_entries');
    expect(rows).toHaveLength(1);
    expect(Number(rows[0]?.left)).toBeLessThanOrEqual(60_000);
    // By its own clock, the node would say that the entry has expired.
    await database.query('UPDATE kvs_entries SET expires_at = slipway_now() + 25000');
    const get = { kind: 'get', key: 'k' } as const;
    const found = async ({ port: own }: ProcessNode) => (await askKvs({ port: own, agent }, access, get)).body;
    expect(await found(ahead)).toContain('"v"');
    await database.query('UPDATE kvs_entries SET expires_at = slipway_now()');
    for (const node of [exact, ahead]) expect(await found(node)).not.toContain('"v"');
    agent.destroy();
  },
);
