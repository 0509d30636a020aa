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
import { type Metering, openMetering } from './metering/index.ts';
import { createBackupHandler } from './operation/backup.ts';
import type { KindFigures } from './operation/housekeeping.ts';
import { createMetrics, type Metrics } from './operation/metrics.ts';
import { joinNodes, type NodeListOptions } from './operation/nodes.ts';
import { createReadiness, type Readiness } from './operation/readiness.ts';
import { type Unsealed, watchUnsealed } from './operation/unsealed.ts';
import type { OutboxLoop } from './outbox/loop.ts';
import { listen } from './server/server.ts';
import { ANY_ADDRESS } from './shared/own-hosts.ts';
import type { Walls } from './shared/types.ts';
import { cdnOf, cdnSteps, cdnView, openCdnRoom, useCdn } from './start/cdn.ts';
import { useDns, watchCertificates } from './start/dns.ts';
import { openFunctions } from './start/functions.ts';
import { edgeHandlerOf, handlerOf, urlFields } from './start/handlers.ts';
import { openHooksRoom } from './start/hooks.ts';
import { openNotifyRoom } from './start/notify.ts';
import { hasRole, type Settings, type StartOptions, settle } from './start/options.ts';
import { withQuotas } from './start/quotas.ts';
import { type EdgeRooms, openEdgeRooms, openIdentity, openRooms, type Rooms } from './start/rooms.ts';
import { writeNodeFile, writeRunFile } from './start/run-file.ts';
import { type PlatformUrls, urlsOf } from './start/urls.ts';
import type { KvsEngine } from './stores/kvs.ts';
import type { Waiting } from './stores/outbox.ts';

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
  const { settings, quotas } = withQuotas(settled, policy);
  const server = await listen(settings);
  stack.defer(() => server.close());
  const urls = urlsOf(server.port, settings);
  let build: Rooms['build'];
  const walls = () => build?.dispatch.walls;
  const isFaulty = () => watched.fault !== undefined;
  let purger: OutboxLoop | undefined;
  let sealing: Unsealed | undefined;
  const shown = {
    walls,
    isFaulty,
    purges: () => purger?.waiting,
    records: () => build?.records?.waiting,
    unsealed: () => sealing?.count,
  };
  const readiness = readinessOf(settings, shown);
  const { requestToken = randomBytes(32).toString('base64url') } = settings.shared ?? {};
  // The stack closes it after the rooms that count, and before the stores.
  const metering = stack.use(openMetering({ ...settings, usage: stores.usage, engine: engineOf(settings) }));
  const cdn = await cdnOf(settings);
  // It ends the instances after the edge's last request, and before the stores close.
  const functions = await openFunctions(settings, urls, metering.meter, cdn?.marks, stack);
  const edge = hasRole(settings, 'edge')
    ? openEdgeRooms(settings, urls, metering.meter, functions.functions, cdn?.marks, stack)
    : undefined;
  const kept = () => build?.housekeeping.figures() ?? [];
  const common = { readiness, metrics: metricsOf(settings, edge, metering, { ...shown, kept }) };
  if (edge && settings.shared?.awaitStores) {
    server.serve(edgeHandlerOf(settings, urls, edge, common));
    readiness.start('edge');
    stack.defer(() => server.close());
    log('info', 'edge_started', { ...urlFields(urls), port: server.port, dataDir: nodeDir, node: settings.node });
  }
  await settings.shared?.awaitStores?.();
  if (cdn) await useCdn(settings);
  await useDns(settings);
  const steps = cdn && cdnSteps(settings, urls, cdn.cdn);
  const rooms = await openRooms(settings, { policy, quotas }, edge, metering.meter, functions, steps, stack);
  build = rooms.build;
  const schedules = edge && functions.runSchedules(edge.serverSite);
  if (schedules) stack.use(schedules);
  const refusals = stack.use(createRefusals(stores.audit, { ...settings, every: systemEvery }));
  // The stack closes in reverse order: this call ends all requests before the rooms close.
  stack.defer(() => server.close());
  stack.defer(() => functions.functions.endStreams());
  const identity = hasRole(settings, 'control')
    ? await openIdentity(settings, urls, policy, requestToken, refusals)
    : undefined;
  const notify = identity && (await openNotifyRoom(settings, urls, { quotas, policy }, stack));
  const hooks = identity && stack.use(await openHooksRoom(settings, urls));
  if (cdn && identity) purger = await openCdnRoom(settings, cdn, stack);
  if (identity) watchCertificates(settings, urls, stack);
  if (identity) sealing = stack.use(watchUnsealed({ ...settings, sealing: stores.sealing }));
  const copy = stores.backUp;
  const nodes = stack.use(await joinNodes(nodeListOf(settings, urls, server.port, rooms)));
  const backup = createBackupHandler(requestToken, copy);
  server.serve(
    handlerOf(settings, urls, {
      ...common,
      rooms,
      identity,
      notify,
      hooks,
      nodes,
      backup,
      quotas,
      functions: functions.view,
      cdn: cdn && cdnView(settings, cdn),
      cdnSteps: steps,
    }),
  );
  await rooms.build?.queue.start();
  readiness.start();
  const requestUrl = `${urls.issuer}/token?api-version=2.0`;
  // Commands of this machine call the control plane.
  const facts = { pid: process.pid, ...urlFields(urls), requestUrl, requestToken };
  stack.use(
    identity ? writeRunFile(nodeDir, facts) : writeNodeFile(nodeDir, { roles: settings.roles, baseUrl: urls.baseUrl }),
  );
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
    port: server.port,
    dataDir: nodeDir,
    requestUrl,
    requestToken,
    buildNetwork: walls()?.network,
    close,
    mintToken: identity?.issuer.mint ?? noControl,
    backUp: copy,
    collectGarbage: async () => rooms.build?.housekeeping.collect(),
    [Symbol.asyncDispose]: close,
  };
}

function engineOf(settings: Settings): KvsEngine | undefined {
  return hasRole(settings, 'kvs') ? settings.stores.kvs : undefined;
}

/** What the rooms know once they are open, and `/readyz` and `/metrics` show. */
interface Shown {
  walls(): Walls | undefined;
  isFaulty(): boolean;
  purges(): Waiting | undefined;
  records(): Waiting | undefined;
  unsealed(): number | undefined;
}

/** The counters of the node. They are the same ones when its other rooms open. */
function metricsOf(
  { stores, shared, node, clock }: Settings,
  edge: EdgeRooms | undefined,
  metering: Metering,
  shown: Shown & { readonly kept: () => readonly KindFigures[] },
): Metrics {
  const damage = edge?.objects.damage;
  const { deployments } = stores.state;
  const { ability } = shared?.nodes ?? {};
  return createMetrics({
    deployments,
    damage,
    ability,
    node: shared && node,
    clock,
    metering,
    ...shown,
  });
}

function noControl(): Promise<never> {
  return Promise.reject(new TypeError('This node does not have the role control'));
}

function readinessOf({ node, roles, functions, stores, shared, clock }: Settings, shown: Shown): Readiness {
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
  return createReadiness({
    node,
    roles,
    functions,
    clock,
    checks: { control, build: look, kvs },
    ...shown,
  });
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
  { node: name, roles, functions, host, shared, clock, log }: Settings,
  { baseUrl: publicUrl, sitesDomain }: PlatformUrls,
  port: number,
  { build }: Rooms,
): NodeListOptions {
  const address = `${ANY_ADDRESS.includes(host) ? hostname() : host}:${port}`;
  const builds = () => build?.queue.underWay ?? 0;
  const list = shared && { ...shared.nodes, start: { ...shared.nodes.start, publicUrl, sitesDomain } };
  return {
    own: { name, roles, address, ...(roles.includes('edge') && { functions }) },
    shared: list,
    builds,
    clock,
    log,
  };
}
