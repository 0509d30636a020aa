import { realpathSync } from 'node:fs';
import { systemEvery } from '../../base/clock.ts';
import type { CdnMarks } from '../cdn/marking.ts';
import type { Gate } from '../control/api.ts';
import { createRateLimit, createSharedRateLimit } from '../control/rate.ts';
import type { Refusals } from '../control/refused.ts';
import { createDispatch, type Dispatch } from '../dispatch/index.ts';
import type { HostRecords } from '../dns/records.ts';
import { Edge } from '../edge/edge.ts';
import { LateSites } from '../edge/late.ts';
import { SiteDirectory } from '../edge/site-directory.ts';
import { createSiteFinder, type SiteFinder } from '../edge/visited-site.ts';
import type { Functions } from '../functions/index.ts';
import { type AccessTokens, createAccessTokens } from '../identity/access-tokens.ts';
import { createCredentials } from '../identity/credentials.ts';
import { createDeviceCalls } from '../identity/device.ts';
import { createIssuer, type Issuer } from '../identity/issuer.ts';
import { keyFrom, loadSigningKey } from '../identity/keys.ts';
import { createLoginTokens } from '../identity/login-tokens.ts';
import { createLogins, type Logins } from '../identity/logins.ts';
import { accessOf, type Policy } from '../identity/policy.ts';
import { createVerifier } from '../identity/verifier.ts';
import { collectKinds, type KindCollector } from '../keeping/collect.ts';
import { LOG_BYTES } from '../keeping/kinds.ts';
import { underLease } from '../keeping/lease.ts';
import { storeCollectors, TURN_MS } from '../keeping/stores.ts';
import { type Kvs, openKvs } from '../kvs/index.ts';
import type { Meter } from '../metering/meter.ts';
import type { BoundQuotas } from '../metering/quotas.ts';
import { collectGarbage } from '../objects/collect.ts';
import { BlobReader } from '../objects/reader.ts';
import { buildTurns } from '../operation/build-ability.ts';
import { COLLECT_EVERY, createHousekeeping, type Housekeeping } from '../operation/housekeeping.ts';
import { Queue } from '../queue/index.ts';
import type { Activation } from '../queue/run.ts';
import { ownHosts } from '../shared/own-hosts.ts';
import type { AppKey, Builder, StoredRelease } from '../shared/types.ts';
import type { DeploymentBounds } from '../stores/keeping.ts';
import type { Release } from '../stores/rows/records.ts';
import type { CdnSteps } from './cdn.ts';
import { openHostRecords } from './dns.ts';
import type { OpenFunctions } from './functions.ts';
import { lazily } from './lazily.ts';
import { hasRole, type Settings } from './options.ts';
import { keepingBuilds } from './quotas.ts';
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

export interface EdgeRooms extends Pick<Edge, 'handler' | 'prefetch' | 'serverSite'> {
  readonly finder: SiteFinder;
  readonly sites: SiteDirectory;
  readonly objects: BlobReader;
}

interface BuildRooms {
  readonly housekeeping: Housekeeping;
  readonly queue: Queue;
  readonly dispatch: Pick<Dispatch, 'walls' | 'detect'>;
  /** Undefined without `--dns`. */
  readonly records: HostRecords | undefined;
}

/** Opens each room after the rooms that it needs. `edge` is open already. `stack` closes them in reverse order. */
export async function openRooms(
  settings: Settings,
  { policy, quotas }: { readonly policy: Policy; readonly quotas: BoundQuotas },
  edge: EdgeRooms | undefined,
  meter: Meter,
  functions: OpenFunctions,
  cdn: CdnSteps | undefined,
  stack: AsyncDisposableStack,
): Promise<Rooms> {
  const needsKvs = hasRole(settings, 'kvs') || hasRole(settings, 'control');
  const kvs = needsKvs ? stack.use(await openKvsRoom(settings, quotas, meter)) : undefined;
  functions.useKvs(kvs ? async () => kvs : lazily(() => openKvsRoom(settings, quotas, meter), stack));
  const build = hasRole(settings, 'build')
    ? openBuild(settings, { policy, quotas }, edge, functions, cdn, stack)
    : undefined;
  return { edge, kvs, build };
}

/** Opens the edge, which asks no store before a request does. */
export function openEdgeRooms(
  settings: Settings,
  urls: PlatformUrls,
  meter: Meter,
  functions: Functions,
  cdn: CdnMarks | undefined,
  stack: AsyncDisposableStack,
): EdgeRooms {
  const { stores, clock, log, shared, host, edgeCacheBytes: cacheBytes } = settings;
  const { sitesDomain: domain, baseUrl, siteUrl } = urls;
  const kept = { table: shared?.sites, domains: shared?.domains };
  const sites = stack.use(new SiteDirectory(stores.state.releases, stores.changes, { ...kept, clock }));
  const finder = createSiteFinder({ sites, domain, isOwnHost: ownHosts({ host, baseUrl }) });
  const objects = new BlobReader({ blobs: stores.blobs, clock, log });
  const late = shared && stack.use(new LateSites(sites, clock));
  const edge = new Edge({ sites, late, finder, siteUrl, objects, cacheBytes, log, meter, functions, cdn });
  const { handler, prefetch } = edge;
  const serverSite = (subdomain: string) => edge.serverSite(subdomain);
  const subscription = stores.changes.subscribe((change) => {
    if (change.kind === 'coming') void prefetch(change);
    if (change.kind === 'site') void functions.changed(change.subdomain, () => serverSite(change.subdomain));
    if (change.kind === 'unknown') functions.changedAll(serverSite);
  });
  stack.use(subscription);
  return { handler, prefetch, serverSite, sites, finder, objects };
}

/** Milliseconds that a release waits before it goes live, so that the edges of other nodes can fetch it. */
const COMING_MS = 500;

/** Fetches a coming release on this node, and gives the other nodes time to do the same. */
async function awaitEdges({ clock, stores }: Settings, edge: EdgeRooms | undefined, app: AppKey, release: Release) {
  const found = edge && (await stores.state.apps.find(app).catch(() => undefined));
  await Promise.all([found && edge.prefetch({ subdomain: found.subdomain, release }), clock.sleep(COMING_MS)]);
}

function openKvsRoom(settings: Settings, ofOrganizations: BoundQuotas, meter: Meter): Promise<Kvs> {
  const { stores, clock, log, kvsQuotas: quotas } = settings;
  const engine = hasRole(settings, 'kvs') ? stores.kvs : undefined;
  return openKvs({ ...stores, engine, clock, log, meter, quotas, ofOrganizations });
}

/** `edge`: that of this node, which fetches coming releases and learns of new compressed forms. */
function openBuild(
  settings: Settings,
  { policy, quotas }: { readonly policy: Policy; readonly quotas: BoundQuotas },
  edge: EdgeRooms | undefined,
  functions: OpenFunctions,
  cdn: CdnSteps | undefined,
  stack: AsyncDisposableStack,
): BuildRooms {
  const { clock, log, workers, stores, node, shared, lasting } = settings;
  const { changes } = stores;
  const jobs = keepingBuilds(stores.jobs, quotas);
  const dispatch = openDispatch(settings);
  const { references } = stores;
  // The cache of this node would say that objects are there which another node has removed.
  const blobs = shared?.blobs ?? stores.blobs;
  const collectStores = async (isAsked: boolean, signal: AbortSignal) => {
    if (!((await stores.usage.claimTurn('collect', TURN_MS)) || isAsked)) return [];
    // Otherwise the collection would remove the objects and logs of another cluster.
    await shared?.checkPlace();
    const rows = storeCollectors({
      ...stores,
      apps: stores.state.apps,
      keepAuditMs: settings.keepAuditDays * DAY_MS,
      clock,
      bounds: keptDeployments(settings),
      keepDeletedMs: settings.keepDeletedMs,
    });
    const collect = async () => {
      const { objects: items, bytes } = await collectGarbage({ blobs, references, signal, clock, log });
      return [{ kind: 'objects' as const, items, bytes }];
    };
    // Nothing of a platform that does not last is collected on its disk.
    const objects: readonly KindCollector[] = lasting ? [{ kinds: ['objects'], collect }] : [];
    return collectKinds([...rows, ...objects], log, signal);
  };
  const stop = new AbortController();
  // One node collects the stores at a time, and each its own disk, also if the stores cannot be collected.
  const collect = async (isAsked: boolean) => {
    const lease = { references, node, clock, waits: isAsked, stop: stop.signal };
    const inStores = await underLease(lease, (signal) => collectStores(isAsked, signal)).catch((error: unknown) => ({
      error,
    }));
    const own = await dispatch.collect();
    if (inStores && 'error' in inStores && !stop.signal.aborted) throw inStores.error;
    return [...(inStores && !('error' in inStores) ? inStores : []), ...own];
  };
  const housekeeping = stack.use(createHousekeeping(collect, clock, log));
  stack.defer(() => stop.abort(new Error('the platform stops')));
  // The stack closes it before the housekeeping, which waits for a worker of the dispatch.
  stack.use(dispatch);
  const onChange = () => {
    // A collection slows deployments down, so it waits for a pause if it can.
    jobs.isBusy().then(
      (isBusy) => (isBusy ? housekeeping.whenBusy() : housekeeping.whenIdle()),
      () => {}, // The next change asks again.
    );
  };
  // An idle platform has rows that become too old.
  stack.defer(systemEvery(COLLECT_EVERY, onChange));
  const onLive = async ({ org }: AppKey, { manifestHash }: StoredRelease) => {
    await dispatch.prepareVariants(org, manifestHash);
    edge?.objects.variantsChanged(org);
  };
  const builder = limited(settings.builder ?? dispatch, policy);
  const onComing = shared && ((app: AppKey, release: Release) => awaitEdges(settings, edge, app, release));
  const objects = edge?.objects ?? new BlobReader({ blobs: stores.blobs, clock, log });
  const records = openHostRecords(settings, stack);
  const activate = async (activation: Activation) => {
    await functions.tryInstance(activation, objects);
    await records?.activate(activation.job.app, activation.signal);
    await cdn?.activate(activation);
  };
  const { ability, store: nodes } = shared?.nodes ?? {};
  const mayClaim = ability && nodes && buildTurns({ node, ability, nodes, log });
  const dataDir = realpathSync(settings.nodeDir);
  const parts = {
    jobs,
    quotas,
    changes,
    builder,
    dataDir,
    node,
    workers,
    log,
    clock,
    onChange,
    onComing,
    activate,
    onSwitched: cdn && ((activation: Activation) => cdn.switched(activation)),
    mayClaim,
  };
  const queue = stack.use(new Queue({ ...parts, onLive: (app, release) => void onLive(app, release) }));
  return { housekeeping, queue, dispatch, records };
}

/** Gives each build the limit of time of its organization. */
function limited(builder: Builder, { buildTimeoutOf }: Policy): Builder {
  return {
    recover: () => builder.recover(),
    build: (job, options) => builder.build({ ...job, timeoutMs: buildTimeoutOf(job.app.org) }, options),
  };
}

const DAY_MS = 86_400_000;
/** Repositories and apps that are read at once. */
const REPOSITORIES = 500;

export function keptDeployments({ keepDeployments: most, keepDays }: Settings): DeploymentBounds {
  return { most, ageMs: keepDays * DAY_MS, logBytes: LOG_BYTES };
}

function openDispatch(settings: Settings): Dispatch {
  const { stores, nodeDir: dataDir, buildLimits: limits } = settings;
  const { buildNetwork, buildNetworkAllow } = settings;
  const { env, allowLocalGit, gitUrlTemplate, isolation, cgroup, onOutput, lasting, log, clock } = settings;
  const { logs, blobsAt: blobs } = stores;
  const repositories = (after: string) => stores.keeping.repositories(after, REPOSITORIES);
  const apps = async (after: string) => {
    const [org = '', project = '', appID = ''] = after.split('/');
    const next = await stores.keeping.apps(after === '' ? undefined : { org, project, appID }, REPOSITORIES);
    return next.map((each) => `${each.org}/${each.project}/${each.appID}`);
  };
  const given = {
    repositories,
    apps,
    dataDir,
    blobs,
    lasting,
    env,
    allowLocalGit,
    gitUrlTemplate,
    limits,
    isolation,
    cgroup,
    buildNetwork,
    buildNetworkAllow,
    onOutput,
  };
  return createDispatch({ ...given, logs, log, clock });
}

export interface Identity {
  readonly issuer: Issuer;
  readonly gate: Gate;
  readonly policy: Policy;
  readonly accessTokens: AccessTokens;
  readonly logins: Logins;
  /** Seals what a browser keeps while a person signs in. The same on every node. */
  readonly signInKey: Uint8Array;
  /** Seals what a page of the console keeps for its next form. The same on every node. */
  readonly draftKey: Uint8Array;
}

/** Opens the issuer of the platform's own tokens, and the gate that checks the tokens of all issuers. */
export async function openIdentity(
  settings: Settings,
  urls: PlatformUrls,
  policy: Policy,
  requestToken: string,
  refusals: Pick<Refusals, 'note'>,
): Promise<Identity> {
  const { clock, fetch, stores, requestsPerMinute } = settings;
  const limitOf = (perMinute: number) =>
    settings.shared ? createSharedRateLimit(perMinute, stores.quota) : createRateLimit(perMinute, clock);
  const limit = limitOf(requestsPerMinute ?? REQUESTS_PER_MINUTE);
  const key = await loadSigningKey(stores.keys);
  const { baseUrl: audience, issuer, consoleUrl } = urls;
  const { accessTokens, logins: store, quota } = stores;
  const access = accessOf(policy, stores.members);
  const tokens = createLoginTokens({ issuer, audience, key, clock });
  const trusts = (name: string) =>
    policy.issuers.some((each) => each.issuer === name) || (policy.localIssuer && name === issuer);
  const logins = createLogins({ ...access, store, quota, tokens, trusts });
  const calls = createDeviceCalls(logins, consoleUrl);
  return {
    logins,
    accessTokens: createAccessTokens({ store: accessTokens, ...access }),
    issuer: createIssuer({ issuer, audience, key, requestToken, clock, calls }),
    policy,
    signInKey: keyFrom(key, 'console sign-in'),
    draftKey: keyFrom(key, 'console draft'),
    gate: {
      ...access,
      refusals,
      verify: createCredentials({
        idTokens: createVerifier({ policy, issuer, audience, key, clock, fetch }),
        accessTokens,
        logins: store,
        loginTokens: tokens,
        trusts,
      }),
      rateLimit: (email) => (requestsPerMinute === undefined && policy.isLocal ? 0 : limit(email)),
    },
  };
}
