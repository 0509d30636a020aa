import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type ClusterOptions, startClusterPlatform } from '../../src/platform/engines/cluster.ts';
import type { Platform } from '../../src/platform/index.ts';
import {
  lacksPostgres,
  type PostgresPrograms,
  type PostgresServer,
  postgresForTests,
  startPostgres,
} from './postgres.ts';
import { s3ForTests } from './s3.ts';
import type { S3Programs, S3Server } from './s3-server.ts';
import { temporaryFolder } from './temporary.ts';

/** PostgreSQL and S3 for the nodes of one cluster. Disposing stops them. */
export interface ClusterPlace extends AsyncDisposable {
  readonly postgres: PostgresServer;
  readonly s3: S3Server;
  /** The options of a node of this cluster: an own folder, isolation off, and the URL of the proxy. */
  options(
    name: string,
    more?: Partial<ClusterOptions> & { readonly roles?: ClusterOptions['cluster']['roles'] },
  ): ClusterOptions;
  start(name: string, more?: Parameters<ClusterPlace['options']>[1]): Promise<Platform>;
  /** The origin of a proxy that sends each request to the next node. */
  readonly proxyUrl: string;
  readonly secret: Uint8Array;
}

/** For `describe.skipIf`: prints why suites are skipped if PostgreSQL or S3 is not installed. */
export function lacksCluster(suites: string): boolean {
  return clusterEngines(suites).length === 0;
}

/** A PostgreSQL and an S3 service of this machine. */
export interface ClusterEngines {
  readonly name: string;
  readonly postgres: PostgresPrograms;
  readonly s3: S3Programs;
}

/**
 * Returns the engines that the tests of clusters use: one pair, or with SLIPWAY_ALL_ENGINES=1 so many that each installed
 * engine is in one. If there is none, prints which suites are skipped.
 */
export function clusterEngines(suites: string): readonly ClusterEngines[] {
  if (lacksPostgres(suites)) return [];
  const [databases, services] = [postgresForTests(), s3ForTests(suites)];
  if (services.length === 0) return [];
  return Array.from({ length: Math.max(databases.length, services.length) }, (_, n) => {
    const [postgres, s3] = [databases[n % databases.length], services[n % services.length]];
    if (!postgres || !s3) throw new Error('No engine');
    return { name: `${postgres.name} and ${s3.name}`, postgres, s3 };
  });
}

/** Starts the engines: by default, the first ones that are installed. `settings` are those of postgresql.conf. */
export async function clusterPlace(
  engines = clusterEngines('a cluster')[0],
  settings: Readonly<Record<string, string>> = {},
): Promise<ClusterPlace> {
  await using stack = new AsyncDisposableStack();
  if (!engines) throw new Error('No PostgreSQL or no S3 service is installed');
  const [postgres, s3] = await Promise.all([startPostgres(engines.postgres, settings), engines.s3.start()]);
  stack.use(postgres);
  stack.use(s3);
  const folder = stack.use(temporaryFolder());
  const [database, bucket] = await Promise.all([postgres.create(), s3.createBucket()]);
  const nodes: Platform[] = [];
  const proxy = stack.use(await startProxy(nodes));
  const secret = randomBytes(32);
  const env = {
    PATH: process.env.PATH,
    AWS_ACCESS_KEY_ID: s3.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: s3.credentials.secretAccessKey,
    AWS_REGION: s3.region,
    AWS_ENDPOINT_URL_S3: s3.endpoint,
  };
  const options: ClusterPlace['options'] = (node, { roles, ...more } = {}) => ({
    ...{ dir: join(folder.path, node), port: 0, env, allowLocalGit: true, isolation: 'none', drainMs: 0 },
    publicUrl: proxy.url,
    cluster: { database, objects: `s3://${bucket}/prod`, secret, node, ...(roles && { roles }) },
    ...more,
  });
  const opened = stack.move();
  return {
    ...{ postgres, s3, options, secret, proxyUrl: proxy.url },
    async start(name, more) {
      const platform = await startClusterPlatform(options(name, more));
      nodes.push(platform);
      return platform;
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

/** Starts a proxy that sends each request to the next node. */
async function startProxy(nodes: readonly Platform[]) {
  let turn = 0;
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const node = nodes[turn++ % nodes.length];
    const { method, url: path, headers } = incoming;
    // A connection of its own: the node may close an idle one at the moment in which it would be used again.
    const to = { host: '127.0.0.1', port: node?.port, method, path, headers, agent: false };
    const sent = request(to, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    sent.on('error', () => outgoing.destroy());
    incoming.pipe(sent);
  };
  // Longer than the nodes promise: their answers, with the header of it, go on as they are.
  const server = createServer({ keepAliveTimeout: 300_000 }, forward).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
