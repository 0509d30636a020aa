import type { Clock } from '../../base/clock.ts';
import { parseDuration } from '../../base/durations.ts';
import type { Log } from '../../base/log.ts';
import { parseSize } from '../../base/sizes.ts';
import { FUNCTION_DEFAULTS } from '../../contract/function-settings.ts';
import type { AppType } from '../../contract/limits.ts';
import type { CdnMarks } from '../cdn/marking.ts';
import type { Sent } from '../shared/http.ts';
import type { AppKey, AppSettings } from '../shared/types.ts';
import type { Release, Site } from '../stores/rows/records.ts';
import type { FunctionSettings, InstanceSpec, Instances } from './types.ts';

export interface FunctionsOptions {
  /** Starts instances on this node. Undefined: this node runs no functions, and says so to requests. */
  readonly instances: Instances | undefined;
  /**
   * Returns the variables of an app's instances: its own and the platform's. May reject with `StoreUnavailable`. If they change, other
   * instances start. So what is different for each instance, such as a credential of its own, is added by `instances`.
   */
  envOf(app: AppKey): Promise<Readonly<Record<string, string>>>;
  siteUrl(subdomain: string): string;
  /** Requests to all instances at once. Each one takes an open file. */
  readonly connections: number;
  readonly clock: Clock;
  readonly log: Log;
  /** Present if a CDN is before the platform. */
  readonly cdn?: Pick<CdnMarks, 'dynamic'> | undefined;
  /** Called after each answer, with the milliseconds that it took. */
  readonly served?: ((site: Site, sent: Sent, ms: number) => void) | undefined;
}

/** A site with a live release that is a server. */
export type ServerSite = Site & { readonly release: Release };

export interface PrepareOptions
  extends Pick<InstanceSpec, 'app' | 'env'>,
    Required<Pick<ServerSite, 'subdomain' | 'release' | 'type' | 'settings'>> {
  readonly signal: AbortSignal;
}

const read = new WeakMap<AppSettings, FunctionSettings>();

/** Returns what an app sets for its functions, with defaults: the same object for the same settings. By default, `sse` has no time limit. */
export function functionSettings(type: AppType | undefined, settings: AppSettings): FunctionSettings {
  const known = read.get(settings);
  if (known) return known;
  const { healthPath, instances, memory, idleTimeout, requestTimeout } = { ...FUNCTION_DEFAULTS, ...settings };
  const isUnlimited = type === 'sse' && settings.requestTimeout === undefined;
  const made: FunctionSettings = {
    healthPath,
    instances,
    memoryBytes: parseSize(memory, 'memory'),
    idleTimeoutMs: timeOf(idleTimeout, 'idleTimeout'),
    requestTimeoutMs: isUnlimited ? null : timeOf(requestTimeout, 'requestTimeout'),
  };
  read.set(settings, made);
  return made;
}

function timeOf(text: string, name: string): number | null {
  return text === '0' || text === 'off' ? null : parseDuration(text, name);
}
