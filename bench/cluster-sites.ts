import { hash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type RequestOptions, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { SignatureV4 } from '@smithy/signature-v4';
import { Sha256 } from '../src/base/sha256.ts';
import type { ClusterOptions } from '../src/platform/engines/cluster.ts';
import { objectKey } from '../src/platform/objects/names.ts';
import { objectName } from '../src/platform/stores/cluster/blobs/writer.ts';
import { openDatabase } from '../src/platform/stores/cluster/database/database.ts';
import { parseS3 } from '../src/platform/stores/cluster/s3/settings.ts';
import { bucketUrl } from '../src/platform/stores/cluster/s3/sign.ts';
import { Client } from '../test/contract-suites/control-plane.ts';
import { createRepository } from '../test/support/repositories.ts';
import type { StartedNode } from './cluster-node.ts';
import { type BenchRow, rowOf, timed } from './harness.ts';
import type { KvsClient } from './kvs.ts';

const ORG = 'bench';
const FILES = 1_600;
const FILE_BYTES = 64 * 1024;
const WRITERS = 64;
const WRITING_MS = 10_000;
const SWITCH_MS = 250;
const LOST_SWITCHES = 12;
const LOST_SWITCH_MS = 2_000;
/** Milliseconds after which a switch has failed. */
const PATIENCE_MS = 20_000;

const agent = new Agent({ keepAlive: true });

/** A site with two releases and many files. */
export interface BenchSite {
  /** As the header `host`. */
  readonly host: string;
  readonly files: readonly Buffer[];
  /** Makes the other release live, through the node that deployed the site. Returns its ID. */
  rollBack(): Promise<string>;
}

/** Deploys a site of two releases to a node. */
export async function deploySite({ port, token }: StartedNode): Promise<BenchSite> {
  const files = Array.from({ length: FILES }, () => randomBytes(FILE_BYTES));
  const named = Object.fromEntries(files.map((file, index) => [pathOf(index).slice(1), file]));
  using repository = createRepository({ 'index.html': PAGE, ...named });
  const client = new Client({
    ...{ baseUrl: `http://127.0.0.1:${port}`, token, org: ORG, project: 'web', outputDirectory: '.', branch: 'main' },
    ...{ repository: repository.path, patienceMs: 60_000, unauthorized: {}, strangers: {} },
  });
  const app = await client.app('site');
  const releases = [await client.deployed(app)];
  repository.commit({ 'index.html': PAGE.replaceAll('Four', 'Five') });
  releases.push(await client.deployed(app));
  if (releases.some(({ status }) => status !== 'succeeded')) throw new Error(JSON.stringify(releases));
  let turn = 0;
  return {
    ...{ files, host: new URL(String(releases[0]?.url)).host },
    async rollBack() {
      const to = String(releases[turn++ % 2]?.deployID);
      const path = `${app.replace('/api/v1', '/operator')}/rollback`;
      const { status } = await client.call('POST', path, { body: { to } });
      if (status !== 200) throw new Error(`rollback answered ${status}`);
      return to;
    },
  };
}

const PAGE = '<p>Four kilobytes of a landing page.</p>\n'.repeat(100);
const pathOf = (index: number) => `/files/${index}.bin`;

/** Where S3 is. */
export interface S3Distance {
  readonly name: string;
  /** Nodes, one after another. Two processes with the same code differ by several percent, each during its whole life. */
  readonly nodes: number;
  /** Files of which each is read once from each node, by both contenders. */
  readonly files: number;
  /** The first ones, which are not counted. After a thousand, both contenders run compiled code; far away that does not matter. */
  readonly warming: number;
}

export const S3_NEAR: S3Distance = { name: 'on this machine', nodes: 5, files: FILES, warming: 1_000 };
export const S3_AWAY_MS = 10;
/** A distance at which a bucket usually is. */
export const S3_AWAY: S3Distance = {
  ...{ name: `with a round trip of ${S3_AWAY_MS} ms`, nodes: 1 },
  ...{ files: 400, warming: 100 },
};

/**
 * Compares files that nodes read from S3 first with signed requests to S3 itself. `optionsOf` returns the options of a node
 * that has served nothing before, which `start` starts.
 */
export async function benchCold(
  s3Name: string,
  distance: S3Distance,
  site: BenchSite,
  optionsOf: (number: number) => ClusterOptions,
  start: (options: ClusterOptions) => Promise<StartedNode & AsyncDisposable>,
): Promise<BenchRow> {
  const times: [number[], number[]] = [[], []];
  for (let number = 1; number <= distance.nodes; number += 1) {
    const options = optionsOf(number);
    await using node = await start(options);
    await readCold(distance, node, site, options, times);
  }
  const name = `cold file of 64 KB, against a signed GET of ${s3Name} ${distance.name}`;
  return rowOf(name, 'ms', { atMost: 1.3 }, ...times);
}

/** Reads each file from the node and from S3, and adds the milliseconds of both to `times`. */
async function readCold(
  { files: most, warming }: S3Distance,
  { port }: StartedNode,
  { host, files }: BenchSite,
  { cluster, env }: Pick<ClusterOptions, 'cluster' | 'env'>,
  times: readonly [number[], number[]],
): Promise<void> {
  const objects = parseS3(cluster.objects, env);
  const { protocol, hostname, host: service, port: s3, pathname } = new URL(bucketUrl(objects));
  // The signer of the library, and not that of a node, so that the floor stays the same when the node gets faster.
  const { region, credentials } = objects;
  const signer = new SignatureV4({ service: 's3', region, credentials, sha256: Sha256, uriEscapePath: false });
  const keys = files.map((file) => objectName({ key: objectKey(ORG, hash('sha256', file)), generation: 1 }));
  const contenders = [
    (index: number) => get({ port, path: pathOf(index), headers: { host } }),
    async (index: number) => {
      const path = `${pathname}/${objects.prefix}${keys[index]}`;
      const { headers } = await signer.sign({ method: 'GET', protocol, hostname, path, headers: { host: service } });
      return get({ port: s3, path, headers: { ...headers } });
    },
  ];
  await get({ port, path: '/', headers: { host } });
  for (const [index, file] of files.slice(0, most).entries()) {
    for (const turn of [index % 2, 1 - (index % 2)]) {
      const ms = await timed(async () => {
        const { status, bytes } = (await contenders[turn]?.(index)) ?? {};
        if (status !== 200 || bytes !== file.length) throw new Error(`${turn}: ${status} with ${bytes} bytes`);
      });
      if (index >= warming) times[turn]?.push(ms);
    }
  }
}

/** Measures a rollback on one node until the page of another node changes, while many clients put. */
export async function benchSwitch(other: StartedNode, site: BenchSite, writers: KvsClient, port: number) {
  const writing = writers.run({ port, operation: 'put', connections: WRITERS, ms: WRITING_MS });
  let isWriting = true;
  const ended = writing.finally(() => {
    isWriting = false;
  });
  const times: number[] = [];
  while (isWriting) times.push(await switchOn(other, site));
  await ended;
  times.sort((a, b) => a - b);
  const p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN;
  const name = `rollback to the first page on another node, p99 of ${times.length} with ${WRITERS} writers`;
  return rowOf(`${name}, against ${SWITCH_MS} ms`, 'ms', { atMost: 1 }, [p99], [SWITCH_MS]);
}

/** Measures the same while no notification arrives: the server's processes that would send them are stopped. */
export async function benchLostSwitch(other: StartedNode, site: BenchSite, url: string): Promise<BenchRow> {
  await using database = openDatabase({ url, connections: 1 });
  const times: number[] = [];
  for (let round = 0; round < LOST_SWITCHES; round += 1) {
    // At another moment between two reads of the counter each time.
    await delay((round * 1_000) / LOST_SWITCHES);
    const { rows } = await database.query(
      "SELECT pid FROM pg_stat_activity WHERE application_name = 'slipway changes' AND datname = current_database()",
    );
    const pids = rows.map(({ pid }) => Number(pid));
    if (pids.length === 0) throw new Error('No node listens');
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    try {
      times.push(await switchOn(other, site));
    } finally {
      for (const pid of pids) process.kill(pid, 'SIGCONT');
    }
  }
  const name = `rollback to the first page on another node, longest of ${times.length} without notifications`;
  const longest = Math.max(...times);
  return rowOf(`${name}, against ${LOST_SWITCH_MS} ms`, 'ms', { atMost: 1 }, [longest], [LOST_SWITCH_MS]);
}

/** Returns the milliseconds from the answer to a rollback until the other node sends the page of that release. */
async function switchOn({ port }: StartedNode, { host, rollBack }: BenchSite): Promise<number> {
  const to = await rollBack();
  const began = performance.now();
  while ((await get({ port, path: '/', headers: { host } })).release !== to) {
    if (performance.now() - began > PATIENCE_MS) throw new Error(`not switched after ${PATIENCE_MS} ms`);
  }
  return performance.now() - began;
}

async function get(options: RequestOptions) {
  const [response] = await once(request({ host: '127.0.0.1', agent, ...options }).end(), 'response');
  let bytes = 0;
  for await (const chunk of response) bytes += chunk.length;
  return { status: response.statusCode, release: response.headers['x-slipway-release'], bytes };
}
