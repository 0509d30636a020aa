import { type Clock, systemClock } from '../base/clock.ts';
import { SlipwayError } from '../base/errors.ts';
import { type Log, silentLog } from '../base/log.ts';
import { MIB } from '../base/sizes.ts';
import type { OutputKind } from '../contract/plain-folder.ts';
import { templateFault, withoutCredentials } from '../contract/repository.ts';
import { type BuildLimits, DEFAULT_LIMITS } from './dispatch/limits.ts';
import { DEFAULT_QUOTAS, type RateQuotas } from './kvs/rate-limits.ts';
import type { Stores } from './stores/index.ts';
import type { Builder } from './types.ts';

export interface StartOptions {
  /** The platform closes them. */
  readonly stores: Stores;
  /** The folder of this node: workspaces and caches of builds, `platform.json` and `run.json`. Exists. */
  readonly nodeDir: string;
  /** 0 picks a free one. */
  readonly port: number;
  /** The address to listen on. Default 127.0.0.1. */
  readonly host?: string;
  /** Where clients reach the platform, behind a proxy: `https://platform.example.com`. Default `http://127.0.0.1:<port>`. */
  readonly publicUrl?: string;
  /** Sites are at `<subdomain>.<this>`. Default `localhost`. */
  readonly sitesDomain?: string;
  /** The host's environment: an allowlist of it reaches builds. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Repositories may be paths of this machine, `file://` and plain http. Default false. */
  readonly allowLocalGit?: boolean;
  /** What `owner/name` stands for. Default `https://github.com/{repository}.git`. */
  readonly gitUrlTemplate?: string;
  readonly clock?: Clock;
  readonly log?: Log;
  /** For other issuers' discovery documents and keys. */
  readonly fetch?: typeof fetch;
  /** Builds at once. Default 2. */
  readonly workers?: number;
  readonly buildLimits?: Partial<BuildLimits>;
  readonly isolation?: 'auto' | 'required' | 'none';
  /** Control-plane requests a minute and identity; 0: no limit. Default 0 in local mode, 600 with a `platform.json`. */
  readonly requestsPerMinute?: number;
  /** KVS requests a minute, of an app environment and of a table. */
  readonly kvsQuotas?: Partial<RateQuotas>;
  /** Bytes of hot files in memory. Default 64 MiB. */
  readonly edgeCacheBytes?: number;
  /**
   * Default true. False for a platform that lives for seconds, whose data directory is removed afterwards: nothing waits
   * for the disk, no compressed forms are prepared, and builds do not keep what they compiled of their tools.
   */
  readonly lasting?: boolean;
  /** Looks at the folder of each build's output before it is stored, as check mode does. What it throws fails the deployment. */
  readonly onOutput?: (directory: string, signal: AbortSignal, kind: OutputKind) => Promise<void>;
  /** Instead of the real builder: for tests of what surrounds it. */
  readonly builder?: Builder;
}

/** What has no default may be absent. */
type Optional = 'publicUrl' | 'requestsPerMinute' | 'onOutput' | 'builder';
export type Settings = Required<Omit<StartOptions, Optional>> & { readonly [Name in Optional]: StartOptions[Name] };

/** The options, with defaults for those that are missing. Throws `invalid_input`. */
export function settle(options: StartOptions): Settings {
  const settings = withDefaults(options);
  checkTemplate(settings);
  return settings;
}

/** Throws `invalid_input` for a template that no repository could be cloned with. Does not show its credentials. */
function checkTemplate({ gitUrlTemplate, allowLocalGit }: Settings): void {
  const fault = templateFault(gitUrlTemplate, allowLocalGit);
  if (!fault) return;
  const message = `--git-url: "${withoutCredentials(gitUrlTemplate)}" ${fault.problem}`;
  throw new SlipwayError('invalid_input', message, { input: 'git-url', remedy: `Write ${fault.instead}.` });
}

/** What is used if an option is missing. */
export const DEFAULT_SETTINGS = {
  publicUrl: undefined,
  requestsPerMinute: undefined,
  onOutput: undefined,
  builder: undefined,
  host: '127.0.0.1',
  sitesDomain: 'localhost',
  allowLocalGit: false,
  gitUrlTemplate: 'https://github.com/{repository}.git',
  clock: systemClock,
  log: silentLog,
  fetch,
  workers: 2,
  isolation: 'auto',
  lasting: true,
  edgeCacheBytes: 64 * MIB,
  buildLimits: DEFAULT_LIMITS,
  kvsQuotas: DEFAULT_QUOTAS,
} satisfies Omit<Settings, 'stores' | 'nodeDir' | 'port' | 'env'>;

function withDefaults(options: StartOptions): Settings {
  return {
    ...DEFAULT_SETTINGS,
    ...options,
    buildLimits: { ...DEFAULT_LIMITS, ...options.buildLimits },
    kvsQuotas: { ...DEFAULT_QUOTAS, ...options.kvsQuotas },
  };
}
