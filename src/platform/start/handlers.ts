import type { Log } from '../../base/log.ts';
import { once } from '../../base/once.ts';
import type { CdnSteps } from '../cdn/index.ts';
import type { CdnView } from '../cdn/view.ts';
import type { ConsoleOptions } from '../console/index.ts';
import { makeLink } from '../console/sign-in-links.ts';
import type { OidcOptions } from '../console/sign-in-oidc.ts';
import { createAppChanges } from '../control/app-changes.ts';
import { createOperations } from '../control/operations.ts';
import { asRefusal } from '../control/unavailable.ts';
import { type Dns, targetText } from '../dns/port.ts';
import { createTlsAllowed } from '../edge/tls-allowed.ts';
import type { SiteFinder } from '../edge/visited-site.ts';
import type { FunctionsView } from '../functions/view.ts';
import { createMembers } from '../identity/members.ts';
import { KINDS } from '../keeping/kinds.ts';
import type { Kvs } from '../kvs/index.ts';
import { createComparer } from '../objects/compare.ts';
import { BlobReader } from '../objects/reader.ts';
import { createStartFinder } from '../objects/start-page.ts';
import type { Metrics } from '../operation/metrics.ts';
import type { NodeList } from '../operation/nodes.ts';
import { createHealth, type Readiness } from '../operation/readiness.ts';
import { starting } from '../server/server.ts';
import { type Handler, jsonResponse } from '../shared/http.ts';
import { ownHosts } from '../shared/own-hosts.ts';
import { refusalResponse } from '../shared/refusal.ts';
import type { ControlRooms } from './control.ts';
import { openHosts } from './dns.ts';
import { hasRole, openDnsOf } from './options.ts';
import type { NodeParts } from './parts.ts';
import { type EdgeRooms, keptDeployments, type Rooms } from './rooms.ts';
import { createRouter, type IsCustomHost, type RouterParts } from './router.ts';
import type { PlatformUrls } from './urls.ts';

interface Probes {
  readonly readiness: Readiness;
  readonly metrics: Metrics;
}

interface OpenRooms extends Rooms {
  /** Present if the node has the role control. */
  readonly control: ControlRooms | undefined;
  readonly nodes: NodeList;
  readonly backup: Handler;
  readonly functions: FunctionsView;
  readonly cdn: CdnView | undefined;
  readonly cdnSteps: Pick<CdnSteps, 'rolledBack'> | undefined;
}

export function handlerOf(node: NodeParts, probes: Probes, rooms: OpenRooms): Handler {
  const { edge, kvs, control, backup } = rooms;
  return createRouter({
    ...commonParts(node, edge, probes),
    kvs: hasRole(node, 'kvs') ? kvs?.handler : undefined,
    ...(control && kvs && { ...controlHandlers(node, { ...rooms, ...control, kvs }), backup }),
    hooks: control && refusing(control.hooks.handler),
  });
}

/** Returns the router of a node that waits for its stores: only its edge serves. */
export function edgeHandlerOf(node: NodeParts, probes: Probes, edge: EdgeRooms): Handler {
  const control: ReturnType<typeof controlHandlers> = {
    control: starting,
    identity: starting,
    operator: starting,
    console: starting,
  };
  return createRouter({
    ...commonParts(node, edge, probes),
    ...(hasRole(node, 'kvs') && { kvs: starting }),
    ...(hasRole(node, 'control') && { ...control, hooks: starting, backup: starting }),
  });
}

function commonParts(node: NodeParts, edge: EdgeRooms | undefined, { readiness, metrics }: Probes) {
  const { log, stores, shared, sitesDomain, baseUrl } = node;
  return {
    sitesDomain,
    isOwnHost: ownHosts(node),
    edge: edge?.handler,
    isCustomHost: edge && customHosts(edge.finder),
    healthz: createHealth({ check: shared ? undefined : stores.check, damage: edge?.objects.damage }),
    readyz: readiness.handler,
    metrics: metrics.handler,
    tlsAllowed: edge && createTlsAllowed({ ...edge, ownName: new URL(baseUrl).hostname }),
    index: indexOf(node, openDnsOf(node)),
    openApi: async () => jsonResponse(200, (await import('../openapi/index.ts')).openApi(baseUrl)),
    observe: observer(metrics.count, log),
  };
}

function refusing(handler: Handler): Handler {
  return async (request) => {
    try {
      return await handler(request);
    } catch (thrown) {
      const refusal = asRefusal(thrown);
      if (!refusal) throw thrown;
      return refusalResponse(refusal, request);
    }
  };
}

/** Synchronous if the answer is in memory. */
function customHosts({ domain, site }: SiteFinder): IsCustomHost {
  return (host) => {
    const found = domain(host) === undefined ? undefined : site(host);
    return found instanceof Promise ? found.then((each) => each !== undefined) : found !== undefined;
  };
}

function controlHandlers(
  node: NodeParts,
  rooms: OpenRooms & ControlRooms & { readonly kvs: Kvs },
): Record<'control' | 'identity' | 'operator' | 'console', Handler> {
  const { stores, policy, clock, log, dispatch, allowLocalGit, baseUrl, consoleUrl, siteUrl, keepDeletedMs } = node;
  const { gate, issuer, signInKey: key, cdn, cdnSteps } = rooms;
  const ownName = new URL(baseUrl).hostname;
  const domains = { ...node, ownName, mayUseDomain: policy.mayUseDomain };
  const { state, logs, sessions } = stores;
  const reader = new BlobReader({ blobs: stores.blobs, clock, log });
  const common = {
    ...node,
    ...stores,
    ...rooms,
    members: createMembers(policy, stores),
    operations: createOperations({ state, logs, clock, keepDeletedMs, rolledBack: cdnSteps?.rolledBack }),
    hosts: openHosts(node, cdn),
    changes: createAppChanges({ state, clock, allowLocalGit, domains }),
  };
  const control = once(async () => {
    const { createControlPlane } = await import('../control/index.ts');
    return createControlPlane(gate, { state, clock, siteUrl, changes: common.changes });
  });
  const operator = once(async () => {
    const { createOperator } = await import('../control/operator.ts');
    return createOperator(gate, {
      ...common,
      organizationsOf: gate.organizationsOf,
      roleOf: gate.roleOf,
      listNodes: rooms.nodes.list,
      consoleLink: (principal) => makeLink(principal, { sessions, consoleUrl, clock }),
    });
  });
  node.stack.defer(clock.after(LOADED_MS, () => void Promise.allSettled([control(), operator()])));
  return {
    control: loading(control),
    identity: issuer.handler,
    operator: loading(operator),
    console: consoleOf({
      ...common,
      ...gate,
      compare: createComparer(reader),
      start: createStartFinder(reader),
      kept: { ...keptDeployments(node), caches: KINDS.caches, mirrors: KINDS.mirrors },
      trusts: (name) =>
        name === node.issuer ? policy.localIssuer : policy.issuers.some(({ issuer: each }) => each === name),
      signIn: { ...node, key },
      detect: dispatch && ((job, signal) => dispatch.detect(job, signal)),
      tablePerMinute: node.kvsQuotas.tablePerMinute,
    }),
  };
}

export function urlFields({ baseUrl, kvsUrl, consoleUrl, issuer }: PlatformUrls) {
  return { baseUrl, kvsUrl, consoleUrl, issuer };
}

/**
 * Milliseconds after a start in which the calls are loaded. Not at once, because a start is faster without them. Not later: an upgrade may
 * replace the files of a running platform.
 */
const LOADED_MS = 1_000;

/** `handler`: makes it once. */
function loading(handler: () => Promise<Handler>): Handler {
  return async (request) => (await handler())(request);
}

/** Answers with the pages for people, which the first request for one loads: half of what the start would load. */
function consoleOf({ signIn, ...options }: Omit<ConsoleOptions, 'oidc'> & { readonly signIn: OidcOptions }): Handler {
  return loading(
    once(async () => {
      const [{ createConsole }, { createOidcSignIn }] = await Promise.all([
        import('../console/index.ts'),
        import('../console/sign-in-oidc.ts'),
      ]);
      return createConsole({ ...options, oidc: createOidcSignIn(signIn) });
    }),
  );
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
