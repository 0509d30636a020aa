import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../../base/clock.ts';
import { present } from '../../base/json.ts';
import { type ClusterStart, NODE_ROLES } from '../../contract/platform-start.ts';
import { type Platform, type StartOptions, startPlatform } from '../index.ts';
import { cacheRuleOf } from '../objects/names.ts';
import { BuildAbility } from '../operation/build-ability.ts';
import { checkOptions, DEFAULT_SETTINGS } from '../start/options.ts';
import { urlsOf } from '../start/urls.ts';
import { CachedBlobs } from '../stores/cache/cached-blobs.ts';
import { CachedDomains, CachedSites } from '../stores/cache/site-table.ts';
import { lastStart, usedWith, withoutUser } from '../stores/cache/start-notes.ts';
import { type ClusterStores, openClusterStores } from '../stores/cluster/index.ts';
import { parseS3 } from '../stores/cluster/s3/settings.ts';
import { clusterSecrets } from '../stores/cluster/secrets/secrets.ts';
import { openNodeDir } from '../stores/local/data-dir.ts';

export interface ClusterOptions extends Omit<StartOptions, 'stores' | 'nodeDir' | 'roles' | 'node' | 'shared'> {
  readonly cluster: ClusterStart;
  /** Ends a start that waits for PostgreSQL or S3. */
  readonly signal?: AbortSignal;
  /** The folder of this node. It holds only caches and workspaces, so losing it loses nothing. */
  readonly dir: string;
  /** Releases kept per app. Default 10. */
  readonly keepReleases?: number;
  readonly organizationQueue?: number;
}

/** Milliseconds in which proxies learn from `/readyz` that a node stops. */
const DRAIN_MS = 5_000;

/**
 * Opens the stores of the cluster, and starts a node of the platform on them. If the folder has been used with this cluster
 * before, the edge serves at once what the folder has, however long the stores are away. Throws `invalid_input`, `unsupported_data`,
 * `platform_locked` (the folder of the node), or an error of `startPlatform`; then it leaves nothing behind.
 */
export async function startClusterPlatform(options: ClusterOptions): Promise<Platform> {
  // Before anything is opened: a refused option must not create a folder or migrate a database.
  checkOptions(options);
  urlsOf(options.port, { ...DEFAULT_SETTINGS, ...options });
  const { cluster, dir, keepReleases, organizationQueue, signal, ...rest } = options;
  const { roles = NODE_ROLES, node = `${hostname()}/${process.pid}` } = cluster;
  const objects = parseS3(cluster.objects, rest.env);
  const secrets = clusterSecrets([cluster.secret, ...(cluster.otherSecrets ?? [])], cluster.previousSecret);
  await using stack = new AsyncDisposableStack();
  const folder = stack.use(openNodeDir(dir));
  const used = usedWith(
    folder.path,
    JSON.stringify([withoutUser(cluster.database), objects.endpoint, cluster.objects]),
  );
  // Without the edge there is nothing to serve while the stores are away, so an end with an error says more.
  const isKnown = used.isKnown && roles.includes('edge');
  const { database, databaseDirect } = cluster;
  const given = { database, databaseDirect, objects, secrets, roles, node, keepReleases, organizationQueue };
  const settings = { ...given, isKnown, signal, log: rest.log, nodeClock: rest.clock };
  const stores = stack.use(await openClusterStores(settings));
  const { blobs, sites, domains } = roles.includes('edge')
    ? openCaches(stores, folder.path, rest, stack)
    : { ...stores, sites: undefined, domains: undefined };
  const opened = stack.move();
  const last = lastStart(folder.path);
  const start = { instance: randomUUID(), replaces: last.instance };
  const announcedSecrets = () => ({ secretID: secrets.id, secretIDs: secrets.ids });
  const ability = roles.includes('build') ? new BuildAbility(folder.path, rest.clock ?? systemClock) : undefined;
  const nodes = { store: stores.nodes, start, secrets: announcedSecrets, ability, signal };
  const kept = { sites, domains };
  const { awaited: awaitStores, checkPlace, checkClock } = stores;
  const checks = { awaitStores, checkPlace, checkClock };
  const requestToken = Buffer.from(secrets.current('request-token').key).toString('base64url');
  const shared = { nodes, requestToken, ...kept, ...checks, blobs: stores.blobs };
  // The process that builds holds the credentials of the stores: a build without isolation could read all data.
  const { isolation = roles.includes('build') ? 'required' : 'auto', drainMs = DRAIN_MS } = rest;
  const platform = await startPlatform({
    ...rest,
    nodeDir: folder.path,
    roles,
    node,
    shared,
    isolation,
    drainMs,
    stores: { ...stores, blobs, [Symbol.asyncDispose]: () => opened.disposeAsync() },
  });
  used.remember();
  last.remember(start.instance);
  return platform;
}

/** Keeps files and sites on the disk of the node, because the stores are slower, and may be away. */
function openCaches(
  { blobs }: ClusterStores,
  folder: string,
  { clock, log }: Pick<ClusterOptions, 'clock' | 'log'>,
  stack: AsyncDisposableStack,
) {
  const parts = present({ clock, log });
  const sites = stack.use(new CachedSites({ dir: join(folder, 'cache', 'sites'), ...parts }));
  const domains = stack.use(new CachedDomains({ dir: join(folder, 'cache', 'domains'), ...parts }));
  const cached = new CachedBlobs({ blobs, ruleOf: cacheRuleOf, dir: join(folder, 'cache', 'objects'), ...parts });
  return { blobs: stack.use(cached), sites, domains };
}
