/**
 * The platform, or one node of it: starts its rooms on one port and one set of stores.
 *
 * Mirrors: sections 1 to 5 and 7 to 9 of the spec; each room's header says which.
 * Gaps: none known.
 * By design: rooms know one another by interfaces. `rooms.ts` opens those of this node's roles, and this file joins them.
 */

import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { systemEvery } from '../base/clock.ts';
import type { BuildNetwork } from '../contract/platform-start.ts';
import { createRefusals } from './control/refused.ts';
import type { MintOptions } from './identity/issuer.ts';
import { watchPolicy } from './identity/policy-watch.ts';
import { openMetering } from './metering/index.ts';
import { createBackupHandler } from './operation/backup.ts';
import { createMetrics } from './operation/metrics.ts';
import { joinNodes, type NodeListOptions } from './operation/nodes.ts';
import { createReadiness, type Readiness, type Shown } from './operation/readiness.ts';
import { type Unsealed, watchUnsealed } from './operation/unsealed.ts';
import type { OutboxLoop } from './outbox/loop.ts';
import { listen } from './server/server.ts';
import { ANY_ADDRESS } from './shared/own-hosts.ts';
import { cdnOf, cdnSteps, openCdnRoom } from './start/cdn.ts';
import { openControlRooms } from './start/control.ts';
import { openFunctions } from './start/functions.ts';
import { edgeHandlerOf, handlerOf, urlFields } from './start/handlers.ts';
import { hasRole, type Settings, type StartOptions, settle } from './start/options.ts';
import type { NodeParts } from './start/parts.ts';
import { withQuotas } from './start/quotas.ts';
import { openDispatch, openEdgeRooms, openRooms, type Rooms } from './start/rooms.ts';
import { writeNodeFile, writeRunFile } from './start/run-file.ts';
import { type PlatformUrls, urlsOf } from './start/urls.ts';

export type { StartOptions } from './start/options.ts';

export interface Platform extends PlatformUrls, AsyncDisposable {
  readonly port: number;
  /** Absolute. */
  readonly dataDir: string;
  /** The values that GitHub's runner gives a job as ACTIONS_ID_TOKEN_REQUEST_URL and …_TOKEN. */
  readonly requestUrl: string;
  readonly requestToken: string;
  /** What builds reach, if this node builds and could look. */
  readonly buildNetwork: BuildNetwork | undefined;
  /** Returns an ID token of the platform's own issuer. The default audience is the platform itself. */
  mintToken(options?: MintOptions): Promise<string>;
  /** Copies the data directory to `to`, an absolute path that is empty or does not exist. Throws `invalid_input`. */
  backUp(to: string): Promise<void>;
  /** Ends what is beyond its bounds. This also runs by itself once an hour. */
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
  const settled = settle(options);
  const { log, nodeDir } = settled;
  const watched = stack.use(watchPolicy({ dir: nodeDir, env: settled.env, log }));
  const { policy } = watched;
  const settings = withQuotas(settled, policy);
  const dispatch = hasRole(settings, 'build') ? stack.use(openDispatch(settings)) : undefined;
  const server = await listen(settings);
  stack.defer(() => server.close());
  const urls = urlsOf(server.port, settings);
  let build: Rooms['build'];
  const walls = () => dispatch?.walls;
  let purger: OutboxLoop | undefined;
  let sealing: Unsealed | undefined;
  const shown: Shown = {
    walls,
    isFaulty: () => watched.fault !== undefined,
    purges: () => purger?.waiting,
    records: () => build?.records?.waiting,
    unsealed: () => sealing?.count,
  };
  const readiness = readinessOf(settings, shown);
  const { requestToken = randomBytes(32).toString('base64url') } = settings.shared ?? {};
  // The stack closes it after the rooms that count, and before the stores.
  const engine = hasRole(settings, 'kvs') ? stores.kvs : undefined;
  const metering = stack.use(openMetering({ ...settings, usage: stores.usage, engine }));
  const node: NodeParts = { ...settings, ...urls, policy, meter: metering.meter, dispatch, stack };
  const cdn = await cdnOf(settings);
  // It ends the instances after the edge's last request, and before the stores close.
  const functions = await openFunctions(node, cdn?.marks);
  const edge = hasRole(node, 'edge') ? openEdgeRooms(node, functions, cdn?.marks) : undefined;
  const metrics = createMetrics({
    ...shown,
    deployments: stores.state.deployments,
    damage: edge?.objects.damage,
    ability: settings.shared?.nodes.ability,
    node: settings.shared && settings.node,
    clock: settings.clock,
    metering,
    kept: () => build?.housekeeping.figures() ?? [],
  });
  const probes = { readiness, metrics };
  const started = { ...urlFields(urls), dataDir: nodeDir, node: settings.node };
  if (edge && settings.shared?.awaitStores) {
    server.serve(edgeHandlerOf(node, probes, edge));
    readiness.start('edge');
    stack.defer(() => server.close());
    log('info', 'edge_started', { ...started, port: server.port });
  }
  await settings.shared?.awaitStores?.();
  // From now on the stores add a purge and a change of records with each switch. Nodes that make one wait for it, so that none goes without.
  const isSwitching = hasRole(node, 'control') || hasRole(node, 'build');
  if (cdn && isSwitching) await stores.cdn.use();
  if (settings.dns && isSwitching) await stores.dns.use();
  const steps = cdn && cdnSteps(node, cdn);
  const rooms = await openRooms(node, edge, functions, steps);
  build = rooms.build;
  const schedules = edge && functions.runSchedules(edge.serverSite);
  if (schedules) stack.use(schedules);
  const refusals = stack.use(createRefusals(stores.audit, { ...settings, every: systemEvery }));
  // The stack closes in reverse order: this call ends all requests before the rooms close.
  stack.defer(() => server.close());
  stack.defer(() => functions.functions.endStreams());
  const control = hasRole(node, 'control') ? await openControlRooms(node, requestToken, refusals) : undefined;
  if (cdn && control) purger = openCdnRoom(node, cdn);
  if (control) sealing = stack.use(watchUnsealed({ ...settings, sealing: stores.sealing }));
  const copy = stores.backUp;
  const nodes = stack.use(await joinNodes(nodeListOf(node, server.port, rooms)));
  const backup = createBackupHandler(requestToken, copy);
  const view = { functions: functions.view, cdn: cdn?.view, cdnSteps: steps };
  server.serve(handlerOf(node, probes, { ...rooms, control, nodes, backup, ...view }));
  await rooms.build?.queue.start();
  readiness.start();
  const requestUrl = `${urls.issuer}/token?api-version=2.0`;
  // Commands of this machine call the control plane.
  const facts = { pid: process.pid, ...urlFields(urls), requestUrl, requestToken };
  stack.use(
    control ? writeRunFile(nodeDir, facts) : writeNodeFile(nodeDir, { roles: settings.roles, baseUrl: urls.baseUrl }),
  );
  log('info', 'platform_started', { ...started, roles: settings.roles.join() });
  const close = closing(
    () => drain(settings, readiness, rooms),
    stack.move(),
    () => log('info', 'platform_stopped', { dataDir: nodeDir }),
  );
  return {
    ...urls,
    port: server.port,
    dataDir: nodeDir,
    requestUrl,
    requestToken,
    buildNetwork: walls()?.network,
    close,
    mintToken: control?.issuer.mint ?? noControl,
    backUp: copy,
    collectGarbage: async () => rooms.build?.housekeeping.collect(),
    [Symbol.asyncDispose]: close,
  };
}

function noControl(): Promise<never> {
  return Promise.reject(new TypeError('This node does not have the role control'));
}

function readinessOf(settings: Settings, shown: Shown): Readiness {
  const { stores, shared } = settings;
  // The roles of one request share a look at the state.
  let looking: Promise<void> | undefined;
  const look = () => {
    looking ??= stores.check().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  const control = async () => {
    await look();
    await shared?.checkClock();
  };
  const kvs = async () => {
    await control();
    await stores.kvs?.check();
  };
  return createReadiness({ ...settings, ...shown, checks: { control, build: look, kvs } });
}

/**
 * Answers `/readyz` with 503 from now on, claims no further deployments, and goes on serving for `drainMs`, so that proxies
 * stop sending requests before the port closes.
 */
async function drain({ drainMs, shared, clock, log }: Settings, readiness: Readiness, rooms: Rooms): Promise<void> {
  readiness.drain();
  rooms.build?.queue.pause();
  // Others must not leave builds to this node.
  shared?.nodes.ability?.stop();
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

function nodeListOf(
  { node: name, roles, functions, host, shared, clock, log, baseUrl: publicUrl, sitesDomain }: NodeParts,
  port: number,
  { build }: Rooms,
): NodeListOptions {
  const address = `${ANY_ADDRESS.includes(host) ? hostname() : host}:${port}`;
  const builds = () => build?.queue.underWay ?? 0;
  const list = shared && { ...shared.nodes, start: { ...shared.nodes.start, publicUrl, sitesDomain } };
  const own = { name, roles, address, ...(roles.includes('edge') && { functions }) };
  return { own, shared: list, builds, clock, log };
}
