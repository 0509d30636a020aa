import { hostname } from 'node:os';
import { type ClusterStart, NODE_ROLES, type NodeRole } from '../contract/platform-start.ts';
import { type Platform, type StartOptions, startPlatform } from './index.ts';
import { checkOptions, DEFAULT_SETTINGS } from './options.ts';
import { objectsOf } from './stores/cluster/engines.ts';
import { type ClusterStores, openClusterStores } from './stores/cluster/index.ts';
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
  const objects = objectsOf(cluster.objects, rest.env);
  const secrets = clusterSecrets(cluster.secret, cluster.previousSecret);
  await using stack = new AsyncDisposableStack();
  const folder = stack.use(openNodeDir(dir));
  const settings = { database: cluster.database, objects, secrets, roles, node, keepReleases, log: rest.log };
  const stores = await openClusterStores(settings);
  const opened = withFolder(stores, stack.move());
  const shared = { nodes: stores.nodes, requestToken: requestTokenOf(secrets) };
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

/** Returns the stores. Disposing of them also gives the folder of the node back. */
function withFolder(stores: ClusterStores, folder: AsyncDisposableStack): ClusterStores {
  return {
    ...stores,
    async [Symbol.asyncDispose]() {
      try {
        await stores[Symbol.asyncDispose]();
      } finally {
        await folder.disposeAsync();
      }
    },
  };
}
