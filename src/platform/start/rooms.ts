import type { NodeRole } from '../../contract/platform-start.ts';
import type { Gate } from '../control/api.ts';
import { createRateLimit, createSharedRateLimit } from '../control/rate.ts';
import { createDispatch, type Dispatch } from '../dispatch/index.ts';
import { Edge } from '../edge/edge.ts';
import { SiteDirectory } from '../edge/site-directory.ts';
import { createSiteFinder, type SiteFinder } from '../edge/visited-site.ts';
import { createIssuer, type Issuer } from '../identity/issuer.ts';
import { keyFrom, loadSigningKey } from '../identity/keys.ts';
import { LOCAL_POLICY, type Policy, type TrustedIssuer } from '../identity/policy.ts';
import { createVerifier } from '../identity/verifier.ts';
import { type Kvs, openKvs } from '../kvs/index.ts';
import type { Meter } from '../metering/meter.ts';
import { BlobReader } from '../objects/reader.ts';
import { buildTurns } from '../operation/build-ability.ts';
import { createHousekeeping, type Housekeeping } from '../operation/housekeeping.ts';
import { createQueue, type Queue } from '../queue/index.ts';
import { ownHosts } from '../shared/own-hosts.ts';
import type { AppKey, StoredRelease } from '../shared/types.ts';
import type { Release } from '../stores/rows/records.ts';
import type { Settings } from './options.ts';
import type { PlatformUrls } from './urls.ts';

/** Control-plane requests per minute and identity, if a `platform.json` says that several people share the platform. */
const REQUESTS_PER_MINUTE = 600;

/** The rooms that have state or run in the background. A room is undefined if this node does not have its role. */
export interface Rooms {
  readonly edge: EdgeRooms | undefined;
  /** Also for the role control, which creates and deletes tables. */
  readonly kvs: Kvs | undefined;
  readonly build: BuildRooms | undefined;
}

export interface EdgeRooms extends Pick<Edge, 'handler' | 'prefetch'> {
  readonly finder: SiteFinder;
  readonly sites: SiteDirectory;
  readonly objects: BlobReader;
}

interface BuildRooms {
  readonly housekeeping: Housekeeping;
  readonly queue: Queue;
}

export function hasRole({ roles }: Pick<Settings, 'roles'>, role: NodeRole): boolean {
  return roles.includes(role);
}

/** Opens each room after the rooms that it needs. `edge` is open already. `stack` closes them in reverse order. */
export async function openRooms(
  settings: Settings,
  edge: EdgeRooms | undefined,
  meter: Meter,
  stack: AsyncDisposableStack,
): Promise<Rooms> {
  const needsKvs = hasRole(settings, 'kvs') || hasRole(settings, 'control');
  const kvs = needsKvs ? stack.use(await openKvsRoom(settings, meter)) : undefined;
  const build = hasRole(settings, 'build') ? openBuild(settings, edge, stack) : undefined;
  return { edge, kvs, build };
}

/** Opens the edge, which asks no store before a request does. */
export function openEdgeRooms(
  settings: Settings,
  urls: PlatformUrls,
  meter: Meter,
  stack: AsyncDisposableStack,
): EdgeRooms {
  const { stores, clock, log, shared, host, edgeCacheBytes: cacheBytes } = settings;
  const { sitesDomain: domain, baseUrl, siteUrl } = urls;
  const kept = { table: shared?.sites, domains: shared?.domains };
  const sites = stack.use(new SiteDirectory(stores.state.releases, stores.changes, { ...kept, clock }));
  const finder = createSiteFinder({ sites, domain, isOwnHost: ownHosts({ host, baseUrl }) });
  const objects = new BlobReader({ blobs: stores.blobs, clock, log });
  const { handler, prefetch } = new Edge({ sites, finder, siteUrl, objects, cacheBytes, log, meter });
  const fetchComing = stores.changes.subscribe((change) => {
    if (change.kind === 'coming') void prefetch(change);
  });
  stack.use(fetchComing);
  return { handler, prefetch, sites, finder, objects };
}

/** Milliseconds that a release waits before it goes live, so that the edges of other nodes can fetch it. */
const COMING_MS = 500;

/** Fetches a coming release on this node, and gives the other nodes time to do the same. */
async function awaitEdges({ clock, stores }: Settings, edge: EdgeRooms | undefined, app: AppKey, release: Release) {
  const found = edge && (await stores.state.apps.find(app).catch(() => undefined));
  await Promise.all([found && edge.prefetch({ subdomain: found.subdomain, release }), clock.sleep(COMING_MS)]);
}

function openKvsRoom(settings: Settings, meter: Meter): Promise<Kvs> {
  const { stores, clock, log, kvsQuotas: quotas } = settings;
  const engine = hasRole(settings, 'kvs') ? stores.kvs : undefined;
  return openKvs({ ...stores, engine, clock, log, meter, quotas });
}

/** `edge`: that of this node, which fetches coming releases and learns of new compressed forms. */
function openBuild(settings: Settings, edge: EdgeRooms | undefined, stack: AsyncDisposableStack): BuildRooms {
  const { clock, log, workers, stores, node, shared } = settings;
  const { jobs, changes } = stores;
  const dispatch = openDispatch(settings);
  const collect = async () => {
    await shared?.checkPlace();
    return dispatch.collect();
  };
  const housekeeping = stack.use(createHousekeeping(collect, clock, log));
  // The stack closes it before the housekeeping, which waits for a worker of the dispatch.
  stack.use(dispatch);
  const onChange = () => {
    // A collection slows deployments down, so it waits for a pause if it can.
    jobs.isBusy().then(
      (isBusy) => (isBusy ? housekeeping.whenBusy() : housekeeping.whenIdle()),
      () => {}, // The next change asks again.
    );
  };
  const onLive = async ({ org }: AppKey, { manifestHash }: StoredRelease) => {
    await dispatch.prepareVariants(org, manifestHash);
    edge?.objects.variantsChanged(org);
  };
  const { builder = dispatch } = settings;
  const onComing = shared && ((app: AppKey, release: Release) => awaitEdges(settings, edge, app, release));
  const { ability, store: nodes } = shared?.nodes ?? {};
  const mayClaim = ability && nodes && buildTurns({ node, ability, nodes, log });
  const parts = { jobs, changes, builder, node, workers, log, clock, onChange, onComing, mayClaim };
  const queue = stack.use(createQueue({ ...parts, onLive: (app, release) => void onLive(app, release) }));
  return { housekeeping, queue };
}

function openDispatch(settings: Settings): Dispatch {
  const { stores, nodeDir: dataDir, buildLimits: limits } = settings;
  const { env, allowLocalGit, gitUrlTemplate, isolation, onOutput, lasting, log, clock } = settings;
  const { jobs, logs, blobsAt: blobs } = stores;
  const live = (org: string) => jobs.releases(org);
  const given = { dataDir, blobs, lasting, env, allowLocalGit, gitUrlTemplate, limits, isolation, onOutput };
  return createDispatch({ ...given, live, logs, log, clock });
}

export interface Identity {
  readonly issuer: Issuer;
  readonly gate: Gate;
  readonly mayUseDomain: Policy['mayUseDomain'];
  /** The issuers that people sign in to the console with. */
  readonly providers: readonly TrustedIssuer[];
  /** Seals what a browser keeps while a person signs in. The same on every node. */
  readonly signInKey: Uint8Array;
}

/** Opens the issuer of the platform's own tokens, and the gate that checks the tokens of all issuers. */
export async function openIdentity(
  settings: Settings,
  urls: PlatformUrls,
  policy: Policy,
  requestToken: string,
): Promise<Identity> {
  const { clock, fetch, requestsPerMinute = policy === LOCAL_POLICY ? 0 : REQUESTS_PER_MINUTE } = settings;
  const key = await loadSigningKey(settings.stores.keys);
  const { baseUrl: audience, issuer } = urls;
  return {
    issuer: createIssuer({ issuer, audience, key, requestToken, clock }),
    mayUseDomain: policy.mayUseDomain,
    providers: policy.issuers.filter(({ client }) => client !== undefined),
    signInKey: keyFrom(key, 'console sign-in'),
    gate: {
      roleOf: policy.roleOf,
      organizationsOf: policy.organizationsOf,
      verify: createVerifier({ policy, issuer, audience, key, clock, fetch }),
      rateLimit: settings.shared
        ? createSharedRateLimit(requestsPerMinute, settings.stores.quota)
        : createRateLimit(requestsPerMinute, clock),
    },
  };
}
