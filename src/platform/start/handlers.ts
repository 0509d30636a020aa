import type { Log } from '../../base/log.ts';
import type { NodeRole } from '../../contract/platform-start.ts';
import type { CdnView } from '../cdn/view.ts';
import type { ConsoleOptions } from '../console/index.ts';
import { makeLink } from '../console/sign-in-links.ts';
import type { OidcOptions } from '../console/sign-in-oidc.ts';
import { createAppChanges } from '../control/app-changes.ts';
import { createControlPlane } from '../control/index.ts';
import { createOperations } from '../control/operations.ts';
import { createOperator } from '../control/operator.ts';
import { type Dns, targetText } from '../dns/port.ts';
import { createTlsAllowed } from '../edge/tls-allowed.ts';
import type { SiteFinder } from '../edge/visited-site.ts';
import type { FunctionsView } from '../functions/view.ts';
import type { Hooks } from '../hooks/index.ts';
import { createMembers } from '../identity/members.ts';
import { once } from '../identity/remote-keys.ts';
import { KINDS } from '../keeping/kinds.ts';
import { DEFAULT_QUOTAS } from '../kvs/tables.ts';
import type { Notify } from '../notify/index.ts';
import { createComparer } from '../objects/compare.ts';
import { BlobReader } from '../objects/reader.ts';
import { createStartFinder } from '../objects/start-page.ts';
import { createHealth } from '../operation/health.ts';
import type { Metrics } from '../operation/metrics.ts';
import type { NodeList } from '../operation/nodes.ts';
import type { Readiness } from '../operation/readiness.ts';
import { starting } from '../server/server.ts';
import { type Handler, jsonResponse } from '../shared/http.ts';
import { ownHosts } from '../shared/own-hosts.ts';
import type { Quotas } from '../shared/quotas.ts';
import type { CdnSteps } from './cdn.ts';
import { openDnsOf, openHosts } from './dns.ts';
import { refusing } from './hooks.ts';
import { hasRole, type Settings } from './options.ts';
import { type EdgeRooms, type Identity, keptDeployments, type Rooms } from './rooms.ts';
import { createRouter, type IsCustomHost, type RouterParts } from './router.ts';
import type { PlatformUrls } from './urls.ts';

interface HandlerParts {
  readonly readiness: Readiness;
  readonly metrics: Metrics;
}

interface OpenParts extends HandlerParts {
  readonly rooms: Rooms;
  /** Present if the node has the role control. */
  readonly identity: Identity | undefined;
  readonly notify: Notify | undefined;
  readonly hooks: Hooks | undefined;
  readonly nodes: NodeList;
  readonly backup: Handler;
  readonly functions: FunctionsView;
  readonly quotas: Quotas;
  readonly cdn: CdnView | undefined;
  readonly cdnSteps: Pick<CdnSteps, 'rolledBack'> | undefined;
}

/** Returns the router with the handlers of this node's rooms. */
export function handlerOf(settings: Settings, urls: PlatformUrls, parts: OpenParts): Handler {
  const { rooms, identity, hooks, backup } = parts;
  const { edge, kvs } = rooms;
  return createRouter({
    ...commonParts(settings, urls, edge, parts),
    kvs: hasRole(settings, 'kvs') ? kvs?.handler : undefined,
    ...controlHandlers(settings, urls, parts),
    hooks: hooks && refusing(hooks.handler),
    backup: identity && backup,
  });
}

/** Returns the router of a node that waits for its stores: only its edge serves. */
export function edgeHandlerOf(settings: Settings, urls: PlatformUrls, edge: EdgeRooms, parts: HandlerParts): Handler {
  const of = (role: NodeRole) => (hasRole(settings, role) ? starting : undefined);
  const control = of('control');
  return createRouter({
    ...commonParts(settings, urls, edge, parts),
    kvs: of('kvs'),
    control,
    identity: control,
    operator: control,
    console: control,
    hooks: control,
    backup: control,
  });
}

function commonParts(settings: Settings, urls: PlatformUrls, edge: EdgeRooms | undefined, parts: HandlerParts) {
  const { log, stores, shared, host } = settings;
  const { sitesDomain, baseUrl } = urls;
  const { readiness, metrics } = parts;
  return {
    sitesDomain,
    isOwnHost: ownHosts({ host, baseUrl }),
    edge: edge?.handler,
    isCustomHost: edge && customHosts(edge.finder),
    healthz: createHealth({ check: shared ? undefined : stores.check, damage: edge?.objects.damage }),
    readyz: readiness.handler,
    metrics: metrics.handler,
    tlsAllowed: edge && createTlsAllowed({ ...edge, ownName: new URL(baseUrl).hostname }),
    index: indexOf(urls, openDnsOf(settings)),
    openApi: openApiOf(baseUrl),
    observe: observer(metrics.count, log),
  };
}

/** Returns the check of custom domains. It is synchronous if the answer is in memory. */
function customHosts({ domain, site }: SiteFinder): IsCustomHost {
  return (host) => {
    const found = domain(host) === undefined ? undefined : site(host);
    return found instanceof Promise ? found.then((each) => each !== undefined) : found !== undefined;
  };
}

function controlHandlers(
  settings: Settings,
  urls: PlatformUrls,
  { rooms: { kvs, build }, identity, notify, hooks, nodes: { list }, functions, quotas, cdn, cdnSteps }: OpenParts,
): Pick<RouterParts, 'control' | 'identity' | 'operator' | 'console'> {
  if (!identity || !kvs || !notify || !hooks)
    return { control: undefined, identity: undefined, operator: undefined, console: undefined };
  const { baseUrl, kvsUrl, consoleUrl, siteUrl, sitesDomain, issuer: ownIssuer } = urls;
  const { clock, log, allowLocalGit, stores, resolveTxt, fetch, kvsQuotas, keepDeletedMs } = settings;
  const { gate, issuer, accessTokens, logins, policy, signInKey, draftKey } = identity;
  const domains = { ownName: new URL(baseUrl).hostname, sitesDomain, mayUseDomain: policy.mayUseDomain, resolveTxt };
  const { state, logs, sessions, usage } = stores;
  const changes = createAppChanges({ state, allowLocalGit, domains });
  const hosts = openHosts(settings, urls, cdn);
  const operations = createOperations({ state, logs, keepDeletedMs, rolledBack: cdnSteps?.rolledBack });
  const reader = new BlobReader({ blobs: stores.blobs, clock, log });
  const { audit } = stores;
  const members = createMembers(policy, stores);
  const common = {
    members,
    state,
    operations,
    hosts,
    changes,
    notify,
    hooks,
    sealing: stores.sealing,
    kvs,
    usage,
    quotas,
    clock,
    siteUrl,
    functions,
    audit,
    accessTokens,
    logins,
  };
  return {
    control: createControlPlane(gate, { state, allowLocalGit, siteUrl, domains }),
    identity: issuer.handler,
    operator: createOperator(gate, {
      ...common,
      kvsUrl,
      organizationsOf: gate.organizationsOf,
      roleOf: gate.roleOf,
      listNodes: list,
      consoleLink: (principal) => makeLink(principal, { sessions, consoleUrl, clock }),
    }),
    console: consoleOf({
      ...common,
      ...gate,
      cdn,
      compare: createComparer(reader),
      start: createStartFinder(reader),
      keeping: stores.keeping,
      kept: { ...keptDeployments(settings), caches: KINDS.caches, mirrors: KINDS.mirrors },
      logs,
      sessions,
      trusts: (name) =>
        name === ownIssuer ? policy.localIssuer : policy.issuers.some(({ issuer: each }) => each === name),
      signIn: { policy, key: signInKey, consoleUrl, clock, fetch },
      consoleUrl,
      draftKey,
      detect: build && ((job, signal) => build.dispatch.detect(job, signal)),
      tablePerMinute: kvsQuotas.tablePerMinute ?? DEFAULT_QUOTAS.tablePerMinute,
    }),
  };
}

export function urlFields({ baseUrl, kvsUrl, consoleUrl, issuer }: PlatformUrls) {
  return { baseUrl, kvsUrl, consoleUrl, issuer };
}

/** Answers with the pages for people, which the first request for one loads: half of what the start would load. */
function consoleOf({ signIn, ...options }: Omit<ConsoleOptions, 'oidc'> & { readonly signIn: OidcOptions }): Handler {
  const handler = once(async () => {
    const [{ createConsole }, { createOidcSignIn }] = await Promise.all([
      import('../console/index.ts'),
      import('../console/sign-in-oidc.ts'),
    ]);
    return createConsole({ ...options, oidc: createOidcSignIn(signIn) });
  });
  return async (request) => (await handler())(request);
}

/** Answers with the description of all calls, which the first request loads. */
function openApiOf(baseUrl: string): Handler {
  return async () => jsonResponse(200, (await import('../openapi/index.ts')).openApi(baseUrl));
}

function indexOf(urls: PlatformUrls, dns: Dns | undefined): Handler {
  const body = {
    service: 'slipway',
    ...urlFields(urls),
    controlPlane: `${urls.baseUrl}/api/v1`,
    openApi: `${urls.baseUrl}/openapi.json`,
    sites: urls.siteUrl('{subdomain}'),
    // `slipway doctor` compares it with the records.
    ...(dns && { dnsTarget: targetText(dns.target) }),
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
