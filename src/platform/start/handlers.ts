import type { Log } from '../../base/log.ts';
import type { NodeRole } from '../../contract/platform-start.ts';
import { createConsole } from '../console/index.ts';
import { makeLink } from '../console/sign-in-links.ts';
import { createOidcSignIn } from '../console/sign-in-oidc.ts';
import { createControlPlane } from '../control/index.ts';
import { createOperations } from '../control/operations.ts';
import { createOperator } from '../control/operator.ts';
import { createTlsAllowed } from '../edge/tls-allowed.ts';
import type { SiteFinder } from '../edge/visited-site.ts';
import type { Kvs } from '../kvs/index.ts';
import { DEFAULT_QUOTAS } from '../kvs/tables.ts';
import { createComparer } from '../objects/compare.ts';
import { BlobReader } from '../objects/reader.ts';
import { createHealth } from '../operation/health.ts';
import type { Metrics } from '../operation/metrics.ts';
import type { NodeList } from '../operation/nodes.ts';
import type { Readiness } from '../operation/readiness.ts';
import { starting } from '../server/server.ts';
import { type Handler, jsonResponse } from '../shared/http.ts';
import { ownHosts } from '../shared/own-hosts.ts';
import type { Settings } from './options.ts';
import { type EdgeRooms, hasRole, type Identity, type Rooms } from './rooms.ts';
import { createRouter, type IsCustomHost, type RouterParts } from './router.ts';
import type { PlatformUrls } from './urls.ts';

interface HandlerParts {
  readonly readiness: Readiness;
  readonly metrics: Metrics;
}

/** The parts of a node when all its rooms are open. */
interface OpenParts extends HandlerParts {
  readonly rooms: Rooms;
  /** Present if the node has the role control. */
  readonly identity: Identity | undefined;
  readonly nodes: NodeList;
  readonly backup: Handler;
}

/** Returns the router with the handlers of this node's rooms. */
export function handlerOf(settings: Settings, urls: PlatformUrls, parts: OpenParts): Handler {
  const { rooms, identity, nodes, backup } = parts;
  const { edge, kvs } = rooms;
  return createRouter({
    ...commonParts(settings, urls, edge, parts),
    kvs: hasRole(settings, 'kvs') ? kvs?.handler : undefined,
    ...controlHandlers(settings, urls, kvs, identity, nodes),
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
    index: indexOf(urls),
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
  { clock, log, allowLocalGit, stores, resolveTxt, fetch, kvsQuotas }: Settings,
  { baseUrl, kvsUrl, consoleUrl, siteUrl, sitesDomain }: PlatformUrls,
  kvs: Kvs | undefined,
  identity: Identity | undefined,
  { list }: NodeList,
): Pick<RouterParts, 'control' | 'identity' | 'operator' | 'console'> {
  if (!identity || !kvs) return { control: undefined, identity: undefined, operator: undefined, console: undefined };
  const { gate, issuer, mayUseDomain, providers, signInKey } = identity;
  const domains = { ownName: new URL(baseUrl).hostname, sitesDomain, mayUseDomain, resolveTxt };
  const { state, logs, sessions, usage } = stores;
  const operations = createOperations({ state, logs });
  const compare = createComparer(new BlobReader({ blobs: stores.blobs, clock, log }));
  const oidc = createOidcSignIn({ providers, key: signInKey, consoleUrl, clock, fetch });
  const common = { state, operations, kvs, usage, clock, siteUrl };
  return {
    control: createControlPlane(gate, { state, allowLocalGit, siteUrl, domains }),
    identity: issuer.handler,
    operator: createOperator(gate, {
      ...common,
      kvsUrl,
      organizationsOf: gate.organizationsOf,
      listNodes: list,
      consoleLink: (principal) => makeLink(principal, { sessions, consoleUrl, clock }),
    }),
    console: createConsole({
      ...common,
      ...gate,
      compare,
      logs,
      sessions,
      oidc,
      consoleUrl,
      tablePerMinute: kvsQuotas.tablePerMinute ?? DEFAULT_QUOTAS.tablePerMinute,
    }),
  };
}

export function urlFields({ baseUrl, kvsUrl, consoleUrl, issuer }: PlatformUrls) {
  return { baseUrl, kvsUrl, consoleUrl, issuer };
}

/** Answers with the description of all calls, which the first request loads. */
function openApiOf(baseUrl: string): Handler {
  return async () => jsonResponse(200, (await import('../openapi/index.ts')).openApi(baseUrl));
}

/** Answers `/` with the addresses of the platform's parts. */
function indexOf(urls: PlatformUrls): Handler {
  const body = {
    service: 'slipway',
    ...urlFields(urls),
    controlPlane: `${urls.baseUrl}/api/v1`,
    openApi: `${urls.baseUrl}/openapi.json`,
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
