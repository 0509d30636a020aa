import type { Log } from '../base/log.ts';
import type { BuiltOutput } from './built-output.ts';
import type { RunFile } from './run-file.ts';

/* How an entrypoint starts an embedded platform. Clients receive `StartPlatform` and never import the platform. */

/** The parts of the platform that a node of a cluster can run. A platform that is alone runs all of them. */
export const NODE_ROLES = ['control', 'build', 'edge', 'kvs'] as const;
export type NodeRole = (typeof NODE_ROLES)[number];

/** The settings of a node, which shares its stores with other nodes. */
export interface ClusterStart {
  /** The URL of the PostgreSQL database. It may contain a password. */
  readonly database: string;
  /** `s3://BUCKET[/PREFIX]`. The credentials are variables of `env`. */
  readonly objects: string;
  /** 32 bytes, the same on every node. */
  readonly secret: Uint8Array;
  /** The secret that was replaced by `secret`, as long as something is sealed by it. */
  readonly previousSecret?: Uint8Array;
  /** Default: all. */
  readonly roles?: readonly NodeRole[];
  /** Names the node in leases and lists. Two running nodes must not have the same name. Default `<hostname>/<pid>`. */
  readonly node?: string;
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
  /** Addresses and networks of proxies whose `X-Forwarded-For` names the client. Loopback is always one. */
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
    readonly memoryBytes?: number;
    readonly diskBytes?: number;
  };
  /** Default `auto`, and `required` for a node of a cluster that builds. */
  readonly isolation?: 'auto' | 'required' | 'none';
  /** Milliseconds between a stop and the end of serving, in which `/readyz` answers 503. Default 0, in a cluster 5 s. */
  readonly drainMs?: number;
  /** Releases kept per app. Default 10. */
  readonly keepReleases?: number;
  /** Control-plane requests per minute and identity; 0: no limit. Default 600 with a `platform.json`, else 0. */
  readonly requestsPerMinute?: number;
  /** KVS requests per minute, of an app environment and of a table. */
  readonly kvsQuotas?: { readonly environmentPerMinute?: number; readonly tablePerMinute?: number };
  /**
   * Default true. False for a platform that runs for seconds and whose data directory is removed afterwards: its state is in
   * memory, it does not wait for the disk, it does not prepare compressed forms, and builds do not keep compiled tools.
   */
  readonly lasting?: boolean;
  /** Gets the description of each build's output before it is stored, as check mode does. If it throws, the deployment fails. */
  readonly onOutput?: (output: BuiltOutput, signal: AbortSignal) => Promise<void>;
}

/** A platform that an entrypoint started. Disposing it stops the platform. */
export interface StartedPlatform extends Omit<RunFile, 'pid'>, AsyncDisposable {
  /** Absolute. */
  readonly dataDir: string;
}

export type StartPlatform = (options: PlatformStart) => Promise<StartedPlatform>;
