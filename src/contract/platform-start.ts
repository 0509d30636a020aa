import type { Log } from '../base/log.ts';
import type { BuiltOutput } from './built-output.ts';
import type { CdnCredentials, CdnPlace } from './cdn.ts';
import type { RunFile } from './run-file.ts';

/* How an entrypoint starts an embedded platform. Clients receive `StartPlatform` and never import the platform. */

/** The parts of the platform that a node of a cluster can run. A platform that is alone runs all of them. */
export const NODE_ROLES = ['control', 'build', 'edge', 'kvs'] as const;
export type NodeRole = (typeof NODE_ROLES)[number];

/** The settings of a node, which shares its stores with other nodes. */
export interface ClusterStart {
  /** The URL of the PostgreSQL database. It may contain a password. */
  readonly database: string;
  /** Another URL of the same database, which leads to PostgreSQL itself, if `database` leads to a pooler in transaction mode. */
  readonly databaseDirect?: string;
  /** `s3://BUCKET[/PREFIX]`. The credentials are variables of `env`. */
  readonly objects: string;
  /** 32 bytes, the same on every node. */
  readonly secret: Uint8Array;
  /** Secrets that open too, and seal nothing after a rotation: the rest of the list that begins with `secret`. */
  readonly otherSecrets?: readonly Uint8Array[];
  /** The secret that was replaced by `secret`, as long as something is sealed by it. */
  readonly previousSecret?: Uint8Array;
  /** Default: all. */
  readonly roles?: readonly NodeRole[];
  /** Names the node in leases and lists. Two running nodes must not have the same name. Default `<hostname>/<pid>`. */
  readonly node?: string;
}

/** Who makes the DNS records of hosts, and where they lead. The platform reads and checks the texts. */
export interface DnsStart {
  /** `rfc2136://SERVER[:PORT]/ZONE`, or `webhook:http://HOST:PORT`. */
  readonly url: string;
  /** `NAME:ALGORITHM:BASE64`, for RFC 2136. A secret. */
  readonly key?: string | undefined;
  /** Addresses with commas between them, or one name. */
  readonly target?: string | undefined;
  /** Names this platform in the zone. Default: the host of `publicUrl`. */
  readonly owner?: string | undefined;
}

export interface CdnStart {
  readonly place: CdnPlace;
  readonly credentials: CdnCredentials;
  /** Seconds for which the CDN keeps a page. */
  readonly maxAge: number;
}

/** The options of a platform. The platform has a default for each option that is missing. */
export interface PlatformStart {
  /** The data directory. It is created if it does not exist. */
  readonly dir: string;
  /** If present, the state is in PostgreSQL and S3, and the data directory has only caches and workspaces. */
  readonly cluster?: ClusterStart;
  /** 0 picks a free one. */
  readonly port: number;
  /** The host's environment. Builds get only the variables of an allowlist. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly log?: Log;
  /** Ends a start that waits for PostgreSQL or S3. */
  readonly signal?: AbortSignal;
  /** The address to listen on. Default 127.0.0.1. */
  readonly host?: string;
  /** Addresses and networks of proxies whose `X-Forwarded-For` names the client. Default none, not even loopback. */
  readonly trustedProxies?: readonly string[];
  /** The URL of the platform for clients behind a proxy: `https://platform.example.com`. Default `http://127.0.0.1:<port>`. */
  readonly publicUrl?: string;
  /** The domain of sites: each is a subdomain of it. Default `localhost`. */
  readonly sitesDomain?: string;
  /** Repositories may be paths of this machine, `file://` and plain http. Default false. */
  readonly allowLocalGit?: boolean;
  /** The URL of `owner/name`. Default `https://github.com/{repository}.git`. */
  readonly gitUrlTemplate?: string;
  /** Builds at once. Default 2. */
  readonly workers?: number;
  readonly buildLimits?: {
    /** Milliseconds from the clone to the end of the build command. */
    readonly timeoutMs?: number;
    /** Milliseconds for storing the output. */
    readonly syncMs?: number;
    readonly memoryBytes?: number;
    readonly diskBytes?: number;
  };
  /** Default `auto`, and `required` for a node of a cluster that builds. */
  readonly isolation?: 'auto' | 'required' | 'none';
  /** The cgroup for builds: the platform's own if it was delegated (`auto`, the default), none, or an absolute path. */
  readonly cgroup?: string;
  /** The network of builds. Default `auto`: the first of `BUILD_NETWORKS` that works here. */
  readonly buildNetwork?: BuildNetworkChoice;
  /** `HOST`, `ADDRESS` or `CIDR`, each with an optional `:PORT`, that builds reach although it is private. */
  readonly buildNetworkAllow?: readonly string[];
  /** The mail server, as `smtps://user:password@host:465`, and the sender. Without them, no e-mail is sent. */
  readonly mail?: { readonly url: string; readonly from: string };
  /** Present: hosts in its zones get DNS records by themselves. */
  readonly dns?: DnsStart;
  /** The CDN before the platform. The same on every node. Without it, the platform's own edge is the CDN. */
  readonly cdn?: CdnStart;
  /** Addresses and networks that webhooks may be at although they are not public. */
  readonly notifyAllow?: readonly string[];
  /** `off`: this node runs no functions, and requests for them get 503. Default `on`. */
  readonly functions?: 'on' | 'off';
  /** Milliseconds between a stop and the end of serving, in which `/readyz` answers 503. Default 0, in a cluster 5 s. */
  readonly drainMs?: number;
  /** Releases kept per app. Default 10. */
  readonly keepReleases?: number;
  /** Deployments kept per app, with their logs. Those of kept releases stay too. Default 1,000. The same on every node. */
  readonly keepDeployments?: number;
  /** Apps of an organization of which `platform.json` does not say otherwise. Default 1,000. The same on every node. */
  readonly organizationApps?: number;
  /** Deployments of an organization under way at once, on all nodes. Default 20. */
  readonly organizationBuilds?: number;
  /** Deployments of an organization that wait at once. Default 500. */
  readonly organizationQueue?: number;
  /** Days that deployments and their logs are kept. Default 90. The same on every node. */
  readonly keepDays?: number;
  /** Milliseconds for which a deleted app can be restored. Default 7 days. */
  readonly keepDeletedMs?: number;
  /** Days that the audit log is kept, at least 30. Default 400. The same on every node. */
  readonly keepAuditDays?: number;
  /** Control-plane requests per minute and identity; 0: no limit. Default 600 with a `platform.json`, else 0. */
  readonly requestsPerMinute?: number;
  /** KVS requests per minute, of an app environment and of a table. */
  readonly kvsQuotas?: {
    readonly environmentPerMinute?: number;
    readonly tablePerMinute?: number;
    readonly tableBytes?: number;
    readonly tableKeys?: number;
    readonly organizationBytes?: number;
  };
  /**
   * Default true. False for a platform that runs for seconds and whose data directory is removed afterwards: its state is in
   * memory, it does not wait for the disk, it does not prepare compressed forms, and builds do not keep compiled tools.
   */
  readonly lasting?: boolean;
  /** Gets the description of each build's output before it is stored, as check mode does. If it throws, the deployment fails. */
  readonly onOutput?: (output: BuiltOutput, signal: AbortSignal) => Promise<void>;
}

/** The levels of the network of builds, the best first. */
export const BUILD_NETWORKS = ['private', 'filtered', 'open'] as const;
export type BuildNetworkChoice = 'auto' | (typeof BUILD_NETWORKS)[number];

/**
 * The networks that the programs of a build can reach. `private`: the internet, in a network namespace of the deployment's own, and neither the
 * machine, private networks nor other builds. `filtered`: the same in the machine's own network, by rules for the deployment's
 * group. `open`: what the machine reaches. `reason`: why it is not a better level.
 */
export type BuildNetwork =
  | { readonly level: 'private' }
  | { readonly level: 'filtered' | 'open'; readonly reason: string };

/** A platform that an entrypoint started. Disposing it stops the platform. */
export interface StartedPlatform extends Omit<RunFile, 'pid'>, AsyncDisposable {
  /** Absolute. */
  readonly dataDir: string;
  readonly buildNetwork?: BuildNetwork | undefined;
}

export type StartPlatform = (options: PlatformStart) => Promise<StartedPlatform>;
