import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { EXEC_ARGV } from '../bin/exec-argv.js';
import type { ClusterOptions } from '../src/platform/engines/cluster.ts';
import { installedCeph } from '../test/support/ceph.ts';
import { type ClusterPlace, clusterPlace } from '../test/support/cluster.ts';
import { anyPostgres } from '../test/support/postgres.ts';
import { installedSwift } from '../test/support/swift.ts';
import { benchClaims } from './cluster-claims.ts';
import type { StartedNode } from './cluster-node.ts';
import {
  type BenchSite,
  benchCold,
  benchLostSwitch,
  benchSwitch,
  deploySite,
  S3_AWAY,
  S3_AWAY_MS,
  S3_NEAR,
} from './cluster-sites.ts';
import { alternate, type BenchRow, load, printRows, rowOf, startPart } from './harness.ts';
import { type KvsClient, openClient } from './kvs.ts';
import { createKvsApp, type KvsApp } from './kvs-app.ts';

const CONNECTIONS = 64;
const ROUNDS = 9;
const MS = 1_500;
const KEYS = 10_000;
const OPERATIONS = ['put', 'get'] as const;

/**
 * Compares nodes on PostgreSQL and S3 with the platform on its own data, and with each other. Everything runs on this
 * machine: the servers, the nodes, and their clients. Prints each row when it was measured.
 */
export async function benchCluster(): Promise<readonly BenchRow[]> {
  const postgres = anyPostgres();
  const s3 = installedCeph() ?? installedSwift();
  if (!postgres || !s3) {
    process.stderr.write(`cluster: not measured: no ${postgres ? 'S3 service' : 'PostgreSQL'} is installed\n`);
    return [];
  }
  process.stderr.write(`on ${postgres.name} and ${s3.name}\n`);
  await using place = await clusterPlace({ name: s3.name, postgres, s3 });
  // The first rows are printed minutes before the last ones.
  for await (const row of measured(place, s3.name)) printRows([row]);
  return [];
}

async function* measured(place: ClusterPlace, s3: string): AsyncGenerator<BenchRow> {
  yield await benchClaims(place);
  await using one = await startNode(place.options('one'));
  const app = await createKvsApp(one.port, one.token);
  const client = await openClient(app.variables, KEYS);
  yield* againstEmbedded(client, app);
  const site = await deploySite(one);
  yield await coldFromAfar(place, s3, site);
  yield await benchCold(s3, S3_NEAR, site, (number) => place.options(`near${number}`), startNode);
  const options = place.options('two');
  await using two = await startNode(options);
  yield* pages(one, two, site);
  yield await benchSwitch(two, site, client, one.port);
  yield await benchLostSwitch(two, site, options.cluster.database);
  yield* twoNodes(client, app, two);
  client.close();
}

interface RunningNode extends StartedNode, AsyncDisposable {}

async function startNode(options: ClusterOptions): Promise<RunningNode> {
  const { child, message } = await startPart('./cluster-node.ts', [JSON.stringify(options)], EXEC_ARGV);
  const { port, token }: StartedNode = Object(message);
  return { port, token, [Symbol.asyncDispose]: () => ended(child) };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.disconnect();
  await once(child, 'exit');
}

/** Compares a cold file with S3, both at a distance. */
async function coldFromAfar(place: ClusterPlace, s3: string, site: BenchSite): Promise<BenchRow> {
  const { child, message } = await startPart('./delay-proxy.ts', [String(place.s3.port), String(S3_AWAY_MS)]);
  const optionsOf = (number: number) => {
    const options = place.options(`far${number}`);
    return { ...options, env: { ...options.env, AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${message}` } };
  };
  const row = await benchCold(s3, S3_AWAY, site, optionsOf, startNode);
  child.disconnect();
  return row;
}

/** Compares the key-value store with that of the platform on its own data. */
async function* againstEmbedded(client: KvsClient, app: KvsApp): AsyncGenerator<BenchRow> {
  const { child, message } = await startPart('./kvs-server.ts', ['platform'], EXEC_ARGV);
  const embedded: KvsApp = Object(message);
  const other = await openClient(embedded.variables, KEYS);
  for (const [each, { port }] of [
    [client, app],
    [other, embedded],
  ] as const) {
    await each.run({ port, operation: 'put', connections: CONNECTIONS, ms: 'all' });
  }
  for (const operation of OPERATIONS) {
    const p99: { shared: number[]; embedded: number[] } = { shared: [], embedded: [] };
    const rateOf =
      (name: keyof typeof p99, by: KvsClient, { port }: KvsApp) =>
      async () => {
        const result = await by.run({ port, operation, connections: CONNECTIONS, ms: MS });
        p99[name].push(result.p99);
        return result.perSecond;
      };
    const contenders = { shared: rateOf('shared', client, app), embedded: rateOf('embedded', other, embedded) };
    await alternate(1, contenders);
    for (const times of Object.values(p99)) times.length = 0;
    const rates = await alternate(ROUNDS, contenders);
    const name = `${nameOf(operation)} on PostgreSQL`;
    const goal = { atLeast: operation === 'put' ? 0.8 : 0.4 };
    yield rowOf(`${name}, against the embedded engine`, 'requests/s', goal, rates.shared, rates.embedded);
    yield rowOf(`${name}, p99 against the embedded engine`, 'ms', undefined, p99.shared, p99.embedded);
  }
  other.close();
  await ended(child);
}

/** Compares a page on the second node with the first node, and both nodes with one under the same load. */
async function* pages(one: StartedNode, two: StartedNode, { host }: BenchSite): AsyncGenerator<BenchRow> {
  const on = ({ port }: StartedNode, connections = CONNECTIONS) => load({ port, host, path: '/', connections, ms: MS });
  const contenders = {
    one: () => on(one),
    two: () => on(two),
    both: async () => sum(await Promise.all([on(one, CONNECTIONS / 2), on(two, CONNECTIONS / 2)])),
  };
  await alternate(2, contenders);
  const rates = await alternate(ROUNDS, contenders);
  yield rowOf('page on the second node, against the first', 'requests/s', { atLeast: 0.95 }, rates.two, rates.one);
  yield rowOf('pages of two nodes, against one', 'requests/s', undefined, rates.both, rates.one);
}

/** Compares the key-value store of two nodes with that of one under the same load. */
async function* twoNodes(client: KvsClient, app: KvsApp, { port }: StartedNode): AsyncGenerator<BenchRow> {
  const second = await openClient(app.variables, KEYS);
  for (const operation of OPERATIONS) {
    const run = async (by: KvsClient, to: number, connections: number) =>
      (await by.run({ port: to, operation, connections, ms: MS })).perSecond;
    const rates = await alternate(ROUNDS, {
      one: () => run(client, app.port, CONNECTIONS),
      both: async () =>
        sum(await Promise.all([run(client, app.port, CONNECTIONS / 2), run(second, port, CONNECTIONS / 2)])),
    });
    yield rowOf(`${nameOf(operation)} on two nodes, against one`, 'requests/s', undefined, rates.both, rates.one);
  }
  second.close();
}

function nameOf(operation: (typeof OPERATIONS)[number]): string {
  return operation === 'put' ? 'durable put' : 'get';
}

function sum(rates: readonly number[]): number {
  return rates.reduce((total, rate) => total + rate, 0);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) printRows(await benchCluster());
