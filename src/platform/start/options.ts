import { hostname } from 'node:os';
import { type Clock, systemClock } from '../../base/clock.ts';
import { SlipwayError } from '../../base/errors.ts';
import { silentLog } from '../../base/log.ts';
import { MIB } from '../../base/sizes.ts';
import { NODE_ROLES, type NodeRole, type PlatformStart } from '../../contract/platform-start.ts';
import { GITHUB_TEMPLATE, templateFault, withoutCredentials } from '../../contract/repository.ts';
import { type DomainOptions, systemResolveTxt } from '../control/domains.ts';
import { parseAllowed } from '../dispatch/allowed-places.ts';
import { type BuildLimits, DEFAULT_LIMITS } from '../dispatch/limits.ts';
import { openDns } from '../dns/open.ts';
import type { Dns } from '../dns/port.ts';
import { type ResolveHost, systemResolveHost } from '../dns/resolve.ts';
import type { DirectoryTable } from '../edge/directory.ts';
import type { SiteTable } from '../edge/site-directory.ts';
import type { Instances } from '../functions/types.ts';
import type { NodeFunctions } from '../functions/view.ts';
import { KEEP_AUDIT_DAYS, KEEP_DAYS, KEEP_DELETED_MS, KEEP_DEPLOYMENTS } from '../keeping/kinds.ts';
import { DEFAULT_QUOTAS, type KvsQuotas } from '../kvs/tables.ts';
import type { SharedList } from '../operation/nodes.ts';
import { networksOf } from '../shared/client-address.ts';
import type { Builder } from '../shared/types.ts';
import type { Blobs } from '../stores/blobs.ts';
import type { Stores } from '../stores/index.ts';
import { ORGANIZATION_APPS, ORGANIZATION_BUILDS } from '../stores/state.ts';

/** The options of clients, the stores, and parts that tests replace. */
export interface StartOptions
  extends Omit<PlatformStart, 'dir' | 'keepReleases' | 'organizationQueue' | 'cluster' | 'signal'> {
  /** The platform closes the stores when it closes. */
  readonly stores: Stores;
  /** The folder of this node, which must exist: workspaces and caches of builds, `platform.json` and `run.json`. */
  readonly nodeDir: string;
  readonly clock?: Clock;
  /** Fetches the discovery documents and keys of other issuers. */
  readonly fetch?: typeof fetch;
  /** Reads the TXT records that prove who owns a custom domain. */
  readonly resolveTxt?: DomainOptions['resolveTxt'];
  /** Looks up the addresses of hosts, to show where they lead. */
  readonly resolveHost?: ResolveHost;
  readonly buildLimits?: Partial<BuildLimits>;
  readonly kvsQuotas?: Partial<KvsQuotas>;
  /** Replaces the milliseconds between attempts to tell a receiver, in tests. */
  readonly notifyDelays?: readonly number[];
  /** Replaces the origin of the CDN's API in tests. */
  readonly cdnApi?: string;
  /** Bytes of files that the edge keeps in memory. Default 64 MiB. */
  readonly edgeCacheBytes?: number;
  /** Replaces what starts the instances of function apps in tests of the code around it. */
  readonly instances?: Instances;
  /** Replaces what is shown of the functions of this node in tests. */
  readonly shownFunctions?: NodeFunctions;
  /** Replaces the real builder in tests of the code around it. */
  readonly builder?: Builder;
  /** Opens only the rooms of these roles. Default: all. */
  readonly roles?: readonly NodeRole[];
  /** Names this node. Default `<hostname>/<pid>`. */
  readonly node?: string;
  /** Present: other nodes share the stores. */
  readonly shared?: SharedNode;
}

interface SharedNode {
  /** The token of `run.json`: the same on every node, because a proxy may send a request to any of them. */
  readonly requestToken: string;
  /** The list of nodes, with the facts of this one's start that the others need, besides its addresses. */
  readonly nodes: Omit<SharedList, 'start'> & {
    readonly start: Omit<SharedList['start'], 'publicUrl' | 'sitesDomain'>;
  };
  /** The sites that this node has served, for a restart while the store is away. A node without the role edge has none. */
  readonly sites: SiteTable | undefined;
  /** The subdomains of the custom domains that this node has served. */
  readonly domains: DirectoryTable<string> | undefined;
  /** Resolves when the stores can be used: until then only the edge serves, from its disk. Absent if they can be used now. */
  readonly awaitStores?: (() => Promise<void>) | undefined;
  /** The blobs without the cache of this node. */
  readonly blobs: Blobs;
  /** Rejects if the objects are another cluster's, so that none of them may be removed. */
  readonly checkPlace: () => Promise<void>;
  /** Rejects if the clock of this node differs so much from the store's that the node refuses valid tokens. */
  readonly checkClock: () => Promise<void>;
}

/** Complete where there is a default. */
export type Settings = StartOptions &
  Required<Pick<StartOptions, 'node' | keyof typeof DEFAULT_SETTINGS>> & {
    readonly buildLimits: BuildLimits;
    readonly kvsQuotas: KvsQuotas;
  };

/** Throws `invalid_input`. */
export function settle(options: StartOptions): Settings {
  checkOptions(options);
  return {
    ...DEFAULT_SETTINGS,
    node: `${hostname()}/${process.pid}`,
    ...options,
    buildLimits: { ...DEFAULT_LIMITS, ...options.buildLimits },
    kvsQuotas: { ...DEFAULT_QUOTAS, ...options.kvsQuotas },
  };
}

/** Throws `invalid_input` for a network, a place, a template or a DNS server that is none. Errors show no credentials. */
export function checkOptions(options: Partial<StartOptions>): void {
  const { gitUrlTemplate = GITHUB_TEMPLATE, allowLocalGit = false } = options;
  networksOf(options.trustedProxies ?? [], 'trusted-proxies');
  networksOf(options.notifyAllow ?? [], 'notify-allow');
  options.buildNetworkAllow?.forEach(parseAllowed);
  openDnsOf(options);
  const fault = templateFault(gitUrlTemplate, allowLocalGit);
  if (!fault) return;
  const message = `--git-url: "${withoutCredentials(gitUrlTemplate)}" ${fault.problem}`;
  throw new SlipwayError('invalid_input', message, { input: 'git-url', remedy: `Write ${fault.instead}.` });
}

/**
 * Opens what `--dns` names, and asks nobody. Undefined without it. The host of the public URL names the platform in a zone if nothing else
 * does.
 */
export function openDnsOf({
  dns,
  publicUrl,
  fetch: send = fetch,
  clock = systemClock,
}: Partial<StartOptions>): Dns | undefined {
  const owner = dns?.owner ?? (URL.parse(publicUrl ?? '')?.hostname || undefined);
  return dns && openDns({ ...dns, owner }, { fetch: send, now: clock.now });
}

export const DEFAULT_SETTINGS = {
  notifyAllow: [],
  functions: 'on',
  roles: NODE_ROLES,
  drainMs: 0,
  host: '127.0.0.1',
  trustedProxies: [],
  sitesDomain: 'localhost',
  allowLocalGit: false,
  gitUrlTemplate: GITHUB_TEMPLATE,
  clock: systemClock,
  log: silentLog,
  fetch,
  resolveTxt: systemResolveTxt,
  resolveHost: systemResolveHost,
  workers: 2,
  isolation: 'auto',
  cgroup: 'auto',
  buildNetwork: 'auto',
  buildNetworkAllow: [],
  lasting: true,
  edgeCacheBytes: 64 * MIB,
  keepDeployments: KEEP_DEPLOYMENTS,
  keepDays: KEEP_DAYS,
  keepDeletedMs: KEEP_DELETED_MS,
  keepAuditDays: KEEP_AUDIT_DAYS,
  organizationApps: ORGANIZATION_APPS,
  organizationBuilds: ORGANIZATION_BUILDS,
  buildLimits: DEFAULT_LIMITS,
  kvsQuotas: DEFAULT_QUOTAS,
} satisfies Partial<StartOptions>;

export function hasRole({ roles }: Pick<Settings, 'roles'>, role: NodeRole): boolean {
  return roles.includes(role);
}
