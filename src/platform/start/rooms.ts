import { realpathSync } from 'node:fs';
import { systemEvery } from '../../base/clock.ts';
import type { CdnSteps } from '../cdn/index.ts';
import type { CdnMarks } from '../cdn/marking.ts';
import { createDispatch, type Dispatch } from '../dispatch/index.ts';
import { Edge } from '../edge/edge.ts';
import { LateSites } from '../edge/late.ts';
import { SiteDirectory } from '../edge/site-directory.ts';
import { createSiteFinder, type SiteFinder } from '../edge/visited-site.ts';
import type { Policy } from '../identity/policy.ts';
import { collectKinds, type KindCollector } from '../keeping/collect.ts';
import { LOG_BYTES } from '../keeping/kinds.ts';
import { underLease } from '../keeping/lease.ts';
import { storeCollectors, TURN_MS } from '../keeping/stores.ts';
import { type Kvs, openKvs } from '../kvs/index.ts';
import { collectGarbage } from '../objects/collect.ts';
import { BlobReader } from '../objects/reader.ts';
import { buildTurns } from '../operation/build-ability.ts';
import { COLLECT_EVERY, createHousekeeping } from '../operation/housekeeping.ts';
import { Queue } from '../queue/index.ts';
import type { Activation } from '../queue/run.ts';
import { ownHosts } from '../shared/own-hosts.ts';
import type { AppKey, Builder, StoredRelease } from '../shared/types.ts';
import type { DeploymentBounds } from '../stores/keeping.ts';
import type { Release } from '../stores/rows/records.ts';
import { openHostRecords } from './dns.ts';
import type { OpenFunctions } from './functions.ts';
import { lazily } from './lazily.ts';
import { hasRole, type Settings } from './options.ts';
import type { NodeParts } from './parts.ts';
import { keepingBuilds } from './quotas.ts';

/** The rooms that have state or run in the background. A room is undefined if this node does not have its role. */
export type Rooms = Readonly<Awaited<ReturnType<typeof openRooms>>>;

export interface EdgeRooms extends Pick<Edge, 'handler' | 'prefetch' | 'serverSite'> {
  readonly finder: SiteFinder;
  readonly sites: SiteDirectory;
  readonly objects: BlobReader;
}

export async function openRooms(
  parts: NodeParts,
  edge: EdgeRooms | undefined,
  functions: OpenFunctions,
  cdn: CdnSteps | undefined,
) {
  const { stack } = parts;
  // Also for the role control, which creates and deletes tables.
  const needsKvs = hasRole(parts, 'kvs') || hasRole(parts, 'control');
  const kvs = needsKvs ? stack.use(await openKvsRoom(parts)) : undefined;
  functions.useKvs(kvs ? async () => kvs : lazily(() => openKvsRoom(parts), stack));
  const build = parts.dispatch && openBuild(parts, parts.dispatch, edge, functions, cdn);
  return { edge, kvs, build };
}

/** Asks no store before a request does: the edge may open before the stores. */
export function openEdgeRooms(
  parts: NodeParts,
  { functions }: Pick<OpenFunctions, 'functions'>,
  cdn: CdnMarks | undefined,
): EdgeRooms {
  const { stores, clock, log, shared, edgeCacheBytes: cacheBytes, sitesDomain: domain, siteUrl, meter, stack } = parts;
  const kept = { table: shared?.sites, domains: shared?.domains };
  const sites = stack.use(new SiteDirectory(stores.state.releases, stores.changes, { ...kept, clock }));
  const finder = createSiteFinder({ sites, domain, isOwnHost: ownHosts(parts) });
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

async function awaitEdges({ clock, stores }: Settings, edge: EdgeRooms | undefined, app: AppKey, release: Release) {
  const found = edge && (await stores.state.apps.find(app).catch(() => undefined));
  await Promise.all([found && edge.prefetch({ subdomain: found.subdomain, release }), clock.sleep(COMING_MS)]);
}

function openKvsRoom(parts: NodeParts): Promise<Kvs> {
  const { stores, kvsQuotas: quotas, quotas: ofOrganizations } = parts;
  const engine = hasRole(parts, 'kvs') ? stores.kvs : undefined;
  return openKvs({ ...parts, ...stores, engine, quotas, ofOrganizations });
}

/** `edge`: that of this node, which fetches coming releases and learns of new compressed forms. */
function openBuild(
  parts: NodeParts,
  dispatch: Dispatch,
  edge: EdgeRooms | undefined,
  functions: OpenFunctions,
  cdn: CdnSteps | undefined,
) {
  const { clock, log, stores, node, shared, stack } = parts;
  const jobs = keepingBuilds(stores.jobs, parts.quotas);
  const { references, changes } = stores;
  // The cache of this node would say that objects are there which another node has removed.
  const blobs = shared?.blobs ?? stores.blobs;
  const collectStores = async (isAsked: boolean, signal: AbortSignal) => {
    if (!((await stores.usage.claimTurn('collect', TURN_MS)) || isAsked)) return [];
    // Otherwise the collection would remove the objects and logs of another cluster.
    await shared?.checkPlace();
    const kept = { keepAuditMs: parts.keepAuditDays * DAY_MS, bounds: keptDeployments(parts) };
    const rows = storeCollectors({ ...parts, ...stores, ...kept, apps: stores.state.apps });
    const collect = async () => {
      const { objects: items, bytes } = await collectGarbage({ blobs, references, signal, clock, log });
      return [{ kind: 'objects' as const, items, bytes }];
    };
    // Nothing of a platform that does not last is collected on its disk.
    const objects: readonly KindCollector[] = parts.lasting ? [{ kinds: ['objects'], collect }] : [];
    return collectKinds([...rows, ...objects], log, signal);
  };
  const stop = new AbortController();
  // One node collects the stores at a time, and each its own disk, also if the stores cannot be collected.
  const collect = async (isAsked: boolean) => {
    const lease = { references, node, clock, waits: isAsked, stop: stop.signal };
    const [inStores] = await Promise.allSettled([underLease(lease, (signal) => collectStores(isAsked, signal))]);
    const own = await dispatch.collect();
    if (inStores.status === 'fulfilled') return [...(inStores.value ?? []), ...own];
    if (!stop.signal.aborted) throw inStores.reason;
    return own;
  };
  const housekeeping = stack.use(createHousekeeping(collect, clock, log));
  stack.defer(() => stop.abort(new Error('the platform stops')));
  // Again: it closes before the housekeeping, which waits for a worker of the dispatch.
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
  const builder = limited(parts.builder ?? dispatch, parts.policy);
  const onComing = shared && ((app: AppKey, release: Release) => awaitEdges(parts, edge, app, release));
  const objects = edge?.objects ?? new BlobReader({ blobs: stores.blobs, clock, log });
  const records = openHostRecords(parts);
  const activate = async (activation: Activation) => {
    await functions.tryInstance(activation, objects);
    await records?.activate(activation.job.app, activation.signal);
    await cdn?.activate(activation);
  };
  const { ability, store: nodes } = shared?.nodes ?? {};
  const mayClaim = ability && nodes && buildTurns({ node, ability, nodes, log });
  const queue = stack.use(
    new Queue({
      ...parts,
      jobs,
      changes,
      builder,
      dataDir: realpathSync(parts.nodeDir),
      onChange,
      onComing,
      activate,
      onSwitched: cdn && ((activation: Activation) => cdn.switched(activation)),
      mayClaim,
      onLive: (app, release) => void onLive(app, release),
    }),
  );
  return { housekeeping, queue, records };
}

function limited(builder: Builder, { buildTimeoutOf }: Policy): Builder {
  return {
    recover: () => builder.recover(),
    build: (job, options) => builder.build({ ...job, timeoutMs: buildTimeoutOf(job.app.org) }, options),
  };
}

const DAY_MS = 86_400_000;
const REPOSITORIES = 500;

export function keptDeployments({ keepDeployments: most, keepDays }: Settings): DeploymentBounds {
  return { most, ageMs: keepDays * DAY_MS, logBytes: LOG_BYTES };
}

/** Opens what builds. A platform that does not last is about to build: its worker starts while it does. */
export function openDispatch(settings: Settings): Dispatch {
  const { stores, nodeDir: dataDir, buildLimits: limits } = settings;
  const { logs, blobsAt: blobs } = stores;
  const repositories = (after: string) => stores.keeping.repositories(after, REPOSITORIES);
  const apps = async (after: string) => {
    const [org = '', project = '', appID = ''] = after.split('/');
    const next = await stores.keeping.apps(after === '' ? undefined : { org, project, appID }, REPOSITORIES);
    return next.map((each) => `${each.org}/${each.project}/${each.appID}`);
  };
  const dispatch = createDispatch({ ...settings, repositories, apps, dataDir, blobs, limits, logs });
  if (!settings.lasting && !settings.builder) dispatch.prepare();
  return dispatch;
}
