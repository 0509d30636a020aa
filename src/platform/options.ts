import { type Clock, type Random, systemClock } from '../base/clock.ts';
import { SlipwayError } from '../base/errors.ts';
import { type Log, silentLog } from '../base/log.ts';
import type { OutputKind } from '../contract/plain-folder.ts';
import { templateFault, withoutCredentials } from '../contract/repository.ts';
import { type BuildLimits, DEFAULT_LIMITS } from './dispatch/limits.ts';
import { DEFAULT_QUOTAS, type RateQuotas } from './kvs/rate-limits.ts';
import { secureRandom } from './stores/names.ts';
import type { Builder } from './types.ts';

export interface StartOptions {
  /** The data directory; made where there is none. */
  readonly dir: string;
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
  readonly random?: Random;
  readonly log?: Log;
  /** For other issuers' discovery documents and keys. */
  readonly fetch?: typeof fetch;
  /** Builds at once. Default 2. */
  readonly workers?: number;
  readonly buildLimits?: Partial<BuildLimits>;
  readonly isolation?: 'auto' | 'required' | 'none';
  /** Releases kept per app. Default 10. */
  readonly keepReleases?: number;
  /** Control-plane requests a minute and identity; 0: no limit. Default 0 in local mode, 600 with a `platform.json`. */
  readonly requestsPerMinute?: number;
  /** KVS requests a minute, of an app environment and of a table. */
  readonly kvsQuotas?: Partial<RateQuotas>;
  /** Bytes of hot files in memory. Default 64 MiB. */
  readonly edgeCacheBytes?: number;
  /**
   * Default true. False for a platform of seconds, whose data directory goes with it: its state is in memory, nothing
   * waits for the disk, no compressed forms are prepared, and builds keep nothing that they compiled of their tools.
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

function withDefaults(options: StartOptions): Settings {
  return {
    publicUrl: undefined,
    requestsPerMinute: undefined,
    onOutput: undefined,
    builder: undefined,
    host: '127.0.0.1',
    sitesDomain: 'localhost',
    allowLocalGit: false,
    gitUrlTemplate: 'https://github.com/{repository}.git',
    clock: systemClock,
    random: secureRandom,
    log: silentLog,
    fetch,
    workers: 2,
    isolation: 'auto',
    keepReleases: 10,
    lasting: true,
    edgeCacheBytes: 64 * 1024 * 1024,
    ...options,
    buildLimits: { ...DEFAULT_LIMITS, ...options.buildLimits },
    kvsQuotas: { ...DEFAULT_QUOTAS, ...options.kvsQuotas },
  };
}
