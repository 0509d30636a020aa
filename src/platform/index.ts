/**
 * The platform, or one node of it: starts its rooms on one port and one set of stores.
 *
 * Mirrors: sections 1 to 5 and 7 to 9 of the spec; each room's header says which.
 * Gaps: none known.
 * By design: rooms know one another by interfaces. `rooms.ts` opens those of this node's roles, and this file joins them.
 */
import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { Log } from '../base/log.ts';
import { NODES_ROUTE } from '../contract/routes.ts';
import { createBackupHandler } from './backup.ts';
import { createConsole } from './console/index.ts';
import { createControlPlane } from './control/index.ts';
import { createNodes } from './control/nodes.ts';
import { createOperator } from './control/operator.ts';
import { createTlsAllowed } from './edge/tls-allowed.ts';
import { createHealth } from './health.ts';
import { type Handler, jsonResponse, pathOf } from './http.ts';
import type { MintOptions } from './identity/issuer.ts';
import { loadPolicy } from './identity/policy.ts';
import type { Kvs } from './kvs/index.ts';
import { createMetrics } from './metrics.ts';
import { joinNodes, type NodeList } from './nodes.ts';
import { type Settings, type StartOptions, settle } from './options.ts';
import { ANY_ADDRESS, ownHosts } from './own-hosts.ts';
import { createReadiness, type Readiness } from './readiness.ts';
import { hasRole, type Identity, openIdentity, openRooms, type Rooms } from './rooms.ts';
import { createRouter, type RouterParts } from './router.ts';
import { writeRunFile } from './run-file.ts';
import { listen } from './server.ts';
import type { KvsEngine } from './stores/kvs.ts';
import { StoreUnavailable } from './stores/unavailable.ts';
import { type PlatformUrls, urlsOf } from './urls.ts';

export type { StartOptions } from './options.ts';

export interface Platform extends PlatformUrls, AsyncDisposable {
  readonly port: number;
  /** Absolute. */
  readonly dataDir: string;
  /** The values that GitHub's runner gives a job as ACTIONS_ID_TOKEN_REQUEST_URL and …_TOKEN. */
  readonly requestUrl: string;
  readonly requestToken: string;
  /** Returns an ID token of the platform's own issuer. The default audience is the platform itself. */
  mintToken(options?: MintOptions): Promise<string>;
  /** Copies the data directory to `to`, an absolute path that is empty or does not exist. Throws `invalid_input`. */
  backUp(to: string): Promise<void>;
  /** Removes the objects that no kept release names. If there are deployments, this also runs by itself once an hour. */
  collectGarbage(): Promise<void>;
  /** Answers the open requests, ends all builds, and frees the port and the data directory. May be called again. */
  close(): Promise<void>;
}

/**
 * Starts the platform on open stores, which it closes when it closes. Throws `port_in_use`, `unsupported_data`,
 * `invalid_file` (platform.json), `invalid_input` or `disk_full`; then it closes the stores and leaves nothing behind.
 */
export async function startPlatform(options: StartOptions): Promise<Platform> {
  await using stack = new AsyncDisposableStack();
  const stores = stack.use(options.stores);
  const settings = settle(options);
  const { log, nodeDir } = settings;
  const policy = loadPolicy(nodeDir);
  const server = await listen(settings);
  stack.defer(() => server.close());
  const urls = urlsOf(server.port, settings);
  const readiness = readinessOf(settings);
  const { requestToken = randomBytes(32).toString('base64url') } = settings.shared ?? {};
  const rooms = await openRooms(settings, stack);
  // The stack closes in reverse order: this call ends all requests before the rooms close.
  stack.defer(() => server.close());
  const identity = hasRole(settings, 'control') ? await openIdentity(settings, urls, policy, requestToken) : undefined;
  const copy = stores.backUp;
  const nodes = stack.use(await joinNodes(nodeListOf(settings, server.port, rooms)));
  const backup = createBackupHandler(requestToken, copy);
  server.serve(handlerOf(settings, urls, { rooms, identity, readiness, nodes, backup }));
  await rooms.build?.queue.start();
  readiness.start();
  const requestUrl = `${urls.issuer}/token?api-version=2.0`;
  // Commands of this machine call the control plane.
  if (identity) stack.use(writeRunFile(nodeDir, { pid: process.pid, ...urlFields(urls), requestUrl, requestToken }));
  log('info', 'platform_started', {
    ...urlFields(urls),
    dataDir: nodeDir,
    node: settings.node,
    roles: settings.roles.join(),
  });
  const close = closing(
    () => drain(settings, readiness, rooms),
    stack.move(),
    () => log('info', 'platform_stopped', { dataDir: nodeDir }),
  );
  return {
    ...urls,
    ...{ port: server.port, dataDir: nodeDir, requestUrl, requestToken, close },
    mintToken: identity?.issuer.mint ?? noControl,
    backUp: copy,
    collectGarbage: async () => rooms.build?.housekeeping.collect(),
    [Symbol.asyncDispose]: close,
  };
}

function noControl(): Promise<never> {
  return Promise.reject(new TypeError('This node does not have the role control'));
}

function readinessOf({ node, roles, stores, clock }: Settings): Readiness {
  const kvs = async () => {
    await stores.check();
    await askEngine(stores.kvs, clock.now());
  };
  return createReadiness({ node, roles, clock, checks: { control: stores.check, build: stores.check, kvs } });
}

/** Rejects if the engine is unavailable. No table has the keyspace 0, so any other error is an answer. */
async function askEngine(engine: KvsEngine | undefined, now: number): Promise<void> {
  try {
    await engine?.get(0, 'ready', now);
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
  }
}

/**
 * Answers `/readyz` with 503 from now on, claims no further deployments, and goes on serving for `drainMs`, so that proxies
 * stop sending requests before the port closes.
 */
async function drain({ drainMs, clock, log }: Settings, readiness: Readiness, rooms: Rooms): Promise<void> {
  readiness.drain();
  rooms.build?.queue.pause();
  if (drainMs === 0) return;
  log('info', 'platform_draining', { ms: drainMs });
  await clock.sleep(drainMs);
}

/** Returns a function that drains and then disposes of the stack once, however often it is called. */
function closing(drained: () => Promise<void>, stack: AsyncDisposableStack, closed: () => void): () => Promise<void> {
  let ending: Promise<void> | undefined;
  return () => {
    ending ??= drained()
      .then(() => stack.disposeAsync())
      .then(closed);
    return ending;
  };
}

function nodeListOf({ node: name, roles, host, shared, clock, log }: Settings, port: number, { build }: Rooms) {
  const address = `${ANY_ADDRESS.includes(host) ? hostname() : host}:${port}`;
  const builds = () => build?.queue.underWay ?? 0;
  return { own: { name, roles, address }, store: shared?.nodes, builds, clock, log };
}

/** What the handlers of a node belong to. */
interface Parts {
  readonly rooms: Rooms;
  /** Undefined: the node does not have the role control. */
  readonly identity: Identity | undefined;
  readonly readiness: Readiness;
  readonly nodes: NodeList;
  readonly backup: Handler;
}

/** Returns the router with the handlers of this node's rooms. */
function handlerOf(
  settings: Settings,
  urls: PlatformUrls,
  { rooms, identity, readiness, nodes, backup }: Parts,
): Handler {
  const { log, stores, shared, node } = settings;
  const { edge, kvs } = rooms;
  const { sitesDomain } = urls;
  const damage = edge?.objects.damage;
  const metrics = createMetrics({ deployments: stores.state.deployments, damage, node: shared && node });
  return createRouter({
    sitesDomain,
    isOwnHost: ownHosts({ host: settings.host, baseUrl: urls.baseUrl }),
    edge: edge?.handler,
    kvs: hasRole(settings, 'kvs') ? kvs?.handler : undefined,
    ...controlHandlers(settings, urls, kvs, identity, nodes),
    backup: identity && backup,
    healthz: createHealth({ check: shared ? undefined : stores.check, damage }),
    readyz: readiness.handler,
    metrics: metrics.handler,
    tlsAllowed: edge && createTlsAllowed({ ...edge, domain: sitesDomain, ownName: new URL(urls.baseUrl).hostname }),
    index: indexOf(urls),
    observe: observer(metrics.count, log),
  });
}

/** Returns the handlers of the role control. */
function controlHandlers(
  { clock, allowLocalGit, stores }: Settings,
  { kvsUrl, consoleUrl, siteUrl }: PlatformUrls,
  kvs: Kvs | undefined,
  identity: Identity | undefined,
  { list }: NodeList,
): Pick<RouterParts, 'control' | 'identity' | 'operator' | 'console'> {
  if (!identity || !kvs) return { control: undefined, identity: undefined, operator: undefined, console: undefined };
  const { gate, issuer, organizationsOf } = identity;
  const { state, logs, sessions } = stores;
  const operator = createOperator(gate, { state, kvs, kvsUrl, siteUrl });
  const nodes = createNodes(gate, { list, organizationsOf });
  const pages = { state, kvs, clock, logs, sessions, organizationsOf, consoleUrl, siteUrl };
  return {
    control: createControlPlane(gate, { state, allowLocalGit, siteUrl }),
    identity: issuer.handler,
    operator: (request) => (pathOf(request.target) === NODES_ROUTE.path ? nodes(request) : operator(request)),
    console: createConsole({ ...pages, verify: gate.verify, roleOf: gate.roleOf }),
  };
}

function urlFields({ baseUrl, kvsUrl, consoleUrl, issuer }: PlatformUrls) {
  return { baseUrl, kvsUrl, consoleUrl, issuer };
}

/** Answers `/` with the addresses of the platform's parts. */
function indexOf(urls: PlatformUrls): Handler {
  const body = {
    service: 'slipway',
    ...urlFields(urls),
    controlPlane: `${urls.baseUrl}/api/v1`,
    sites: urls.siteUrl('{subdomain}'),
  };
  return () => jsonResponse(200, body);
}

/** Counts every answer. Logs those of the control plane, the operator's calls and the identity provider, without headers and bodies. */
function observer(
  count: (room: Parameters<RouterParts['observe']>[0], status: number) => void,
  log: Log,
): RouterParts['observe'] {
  return (room, request, status, startedAt) => {
    count(room, status);
    if (room !== 'control' && room !== 'identity' && room !== 'operator') return;
    const { method, requestID, target } = request;
    const [path = ''] = target.split('?', 1);
    log('info', 'request', { room, method, path, status, requestID, ms: Math.round(performance.now() - startedAt) });
  };
}
