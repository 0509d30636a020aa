import { hostname } from 'node:os';
import { join } from 'node:path';
import { silentLog } from '../base/log.ts';
import { type ClusterStart, NODE_ROLES, type NodeRole } from '../contract/platform-start.ts';
import { type Platform, type StartOptions, startPlatform } from './index.ts';
import { cacheRuleOf } from './objects/names.ts';
import { checkOptions, DEFAULT_SETTINGS } from './options.ts';
import { CachedBlobs } from './stores/cache/cached-blobs.ts';
import { CachedSites } from './stores/cache/site-table.ts';
import { openClusterStores } from './stores/cluster/index.ts';
import { parseS3 } from './stores/cluster/s3-settings.ts';
import { type ClusterSecrets, clusterSecrets } from './stores/cluster/secrets.ts';
import { openNodeDir } from './stores/local/data-dir.ts';
import { urlsOf } from './urls.ts';

/** Options of a node that shares PostgreSQL and S3 with others. */
export interface ClusterOptions extends Omit<StartOptions, 'stores' | 'nodeDir' | 'roles' | 'node' | 'shared'> {
  readonly cluster: ClusterStart;
  /** The folder of this node. It holds only caches and workspaces, so losing it loses nothing. */
  readonly dir: string;
  /** Releases kept per app. Default 10. */
  readonly keepReleases?: number;
}

/** Milliseconds in which proxies learn from `/readyz` that a node stops. */
const DRAIN_MS = 5_000;

/**
 * Opens the stores of the cluster, and starts a node of the platform on them. Throws `invalid_input`, `unsupported_data`,
 * `platform_locked` (the folder of the node), or an error of `startPlatform`; then it leaves nothing behind.
 */
export async function startClusterPlatform(options: ClusterOptions): Promise<Platform> {
  // Before anything is opened: a refused option must not create a folder or migrate a database.
  checkOptions(options);
  urlsOf(options.port, { ...DEFAULT_SETTINGS, ...options });
  const { cluster, dir, keepReleases, ...rest } = options;
  const { roles = NODE_ROLES, node = `${hostname()}/${process.pid}` } = cluster;
  const objects = parseS3(cluster.objects, rest.env);
  const secrets = clusterSecrets(cluster.secret, cluster.previousSecret);
  await using stack = new AsyncDisposableStack();
  const folder = stack.use(openNodeDir(dir));
  const settings = { database: cluster.database, objects, secrets, roles, node, keepReleases, log: rest.log };
  const stores = await openClusterStores(settings);
  const { log = silentLog } = rest;
  const blobs = new CachedBlobs({
    blobs: stores.blobs,
    dir: join(folder.path, 'cache/objects'),
    ruleOf: cacheRuleOf,
    log,
  });
  const sites = new CachedSites({ dir: join(folder.path, 'cache/sites'), log });
  const opened = { ...stores, blobs, [Symbol.asyncDispose]: closing([sites, blobs, stores, stack.move()]) };
  const shared = { nodes: stores.nodes, sites, requestToken: requestTokenOf(secrets) };
  const { isolation = isolationFor(roles), drainMs = DRAIN_MS } = rest;
  const started = { stores: opened, nodeDir: folder.path, roles, node, shared, isolation, drainMs };
  return startPlatform({ ...rest, ...started });
}

/**
 * The process that builds also holds the credentials of the stores, so a build without isolation could read the data of
 * all organizations.
 */
function isolationFor(roles: readonly NodeRole[]): 'auto' | 'required' {
  return roles.includes('build') ? 'required' : 'auto';
}

function requestTokenOf(secrets: ClusterSecrets): string {
  return Buffer.from(secrets.current('request-token').key).toString('base64url');
}

/** Returns a function that closes the parts in their order, also if closing one of them fails. */
function closing(parts: readonly AsyncDisposable[]): () => Promise<void> {
  return async () => {
    await using stack = new AsyncDisposableStack();
    for (const part of parts.toReversed()) stack.use(part);
  };
}
