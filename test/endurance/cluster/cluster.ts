import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import { createTokenProvider } from '../../../src/api/identity/provider.ts';
import { findPlatform, ownTokens } from '../../../src/cli/platforms/running.ts';
import { askingParts } from '../../../src/cli/terminal/asking.ts';
import { type S3FaultProxy, startS3FaultProxy } from '../../support/chaos-s3-proxy.ts';
import type { Outage } from '../../support/chaos-traffic.ts';
import type { Target } from '../../support/chaos-workload.ts';
import { serve } from '../../support/http-server.ts';
import { type PostgresServer, startPostgres } from '../../support/postgres.ts';
import { installedS3 } from '../../support/s3.ts';
import type { S3Server } from '../../support/s3-server.ts';
import { startTcpProxy } from '../../support/tcp-proxy.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import { type ChaosNode, chaosNode } from './nodes.ts';

export const KEEP_RELEASES = 3;
export const TABLE_PER_MINUTE = 3_000;
export const OBJECTS_PREFIX = 'chaos/';

/** Three nodes over one PostgreSQL and one S3 service, with proxies between them. */
export interface ChaosCluster extends AsyncDisposable {
  readonly nodes: readonly ChaosNode[];
  readonly postgres: PostgresServer;
  readonly objects: { readonly service: S3Server; readonly bucket: string; readonly proxy: S3FaultProxy };
  /** The times at which nodes do not have to answer. */
  readonly outages: Outage[];
  /** Runs `work` on a connection to PostgreSQL without a proxy. */
  connected<T>(work: (client: Client) => Promise<T>): Promise<T>;
  /** Opens such a connection, which may break. The caller ends it. */
  connect(): Promise<Client>;
  tokenFrom(target: Target): Promise<string>;
}

/** Starts the services and creates the nodes, which do not run yet. */
export async function openCluster(seed: number): Promise<ChaosCluster> {
  await using stack = new AsyncDisposableStack();
  const folder = stack.use(temporaryFolder('slipway-chaos'));
  const postgres = stack.use(await startPostgres());
  const database = await postgres.create();
  const service = stack.use(await installedS3()[0]?.start());
  if (!service) throw new Error('No S3 service is installed');
  const bucket = await service.createBucket();
  const proxy = stack.use(await startS3FaultProxy(service.port, { seed }));
  const ports = await freePorts(3);
  const outages: Outage[] = [];
  const env = {
    SLIPWAY_OBJECTS: `s3://${bucket}/${OBJECTS_PREFIX.slice(0, -1)}`,
    SLIPWAY_SECRET: randomBytes(32).toString('base64'),
    AWS_ACCESS_KEY_ID: service.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: service.credentials.secretAccessKey,
    AWS_REGION: service.region,
    AWS_ENDPOINT_URL_S3: proxy.endpoint,
  };
  const nodes: ChaosNode[] = [];
  for (const [n, port] of ports.entries()) {
    const name = `n${n + 1}`;
    const way = stack.use(await startTcpProxy(postgres.port));
    const url = new URL(database);
    url.port = String(way.port);
    const data = join(folder.path, name);
    const node = chaosNode({
      ...{ name, port, proxy: way, folder: data, outages, env: { ...env, SLIPWAY_DATABASE: url.href } },
      flags: flagsOf(name, data, ports[0] ?? 0),
    });
    stack.defer(() => node.kill());
    nodes.push(node);
  }
  const connect = async () => {
    const client = new Client({ connectionString: database, application_name: 'chaos', query_timeout: 60_000 });
    client.on('error', () => {});
    await client.connect();
    return client;
  };
  const owned = stack.move();
  return {
    ...{ nodes, postgres, outages, connect, objects: { service, bucket, proxy }, tokenFrom: tokenSource(nodes) },
    async connected(work) {
      const client = await connect();
      try {
        return await work(client);
      } finally {
        await client.end().catch(() => {});
      }
    },
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}

function flagsOf(name: string, data: string, publicPort: number): readonly string[] {
  return [
    ...['--json', '--allow-local-git', '--isolation', 'none', '--node', name, '--data', join(data, 'data')],
    ...['--public-url', `http://127.0.0.1:${publicPort}`, '--keep-releases', String(KEEP_RELEASES)],
    ...[
      '--kvs-table-per-minute',
      String(TABLE_PER_MINUTE),
      '--kvs-per-minute',
      '1000000',
      '--requests-per-minute',
      '0',
    ],
  ];
}

const TOKEN_MS = 120_000;

/** Returns a source of ID tokens, which every node issues for all of them. */
function tokenSource(nodes: readonly ChaosNode[]): (target: Target) => Promise<string> {
  let token = '';
  let since = Number.NEGATIVE_INFINITY;
  return async (target) => {
    if (performance.now() - since < TOKEN_MS) return token;
    const folder = nodes.find(({ name }) => name === target.name)?.folder ?? '';
    const platform = await findPlatform(join(folder, 'data'));
    const requestUrl = new URL(platform.requestUrl);
    requestUrl.host = `127.0.0.1:${target.port}`;
    const io = { env: {}, cwd: folder, out() {}, err() {}, interactive: false, signal: AbortSignal.timeout(10_000) };
    const source = ownTokens({ ...platform, requestUrl: requestUrl.href });
    token = await createTokenProvider(source, await askingParts(io)).token();
    since = performance.now();
    return token;
  };
}

/** Returns ports that are free now. */
async function freePorts(count: number): Promise<readonly number[]> {
  await using stack = new AsyncDisposableStack();
  const ports: number[] = [];
  for (let n = 0; n < count; n += 1) ports.push(stack.use(await serve(() => {})).port);
  return ports;
}
