/* The counters of an organization's usage (spec 1.6), and the form of the answers that contain them. */

export const KVS_OUTCOMES = ['ok', 'missed', 'refused', 'limited', 'failed'] as const;
/** `missed`: no entry. `refused`: invalid (4xx). `limited`: the quota is used up (429). `failed`: the platform could not (5xx). */
export type KvsOutcome = (typeof KVS_OUTCOMES)[number];
/** `other`: a path or method that is no call of the key-value store. */
export type KvsMethod = 'get' | 'put' | 'delete' | 'other';

/** All counters. Each is a sum, so the counts of two hours or of two nodes can be added. */
export const USAGE_COUNTERS = [
  'get_ok',
  'get_missed',
  'get_refused',
  'get_limited',
  'get_failed',
  'put_ok',
  'put_refused',
  'put_limited',
  'put_failed',
  'delete_ok',
  'delete_refused',
  'delete_limited',
  'delete_failed',
  'other_refused',
  'other_limited',
  'kvs_bytes_in',
  'kvs_bytes_out',
  'site_2xx',
  'site_3xx',
  'site_4xx',
  'site_5xx',
  'site_bytes_out',
  'deploy_succeeded',
  'deploy_failed',
  'deploy_cancelled',
  'build_ms',
  /** The change of the stored keys and bytes. Below zero if there are fewer than before. */
  'keys_change',
  'bytes_change',
  /** Requests that instances of functions got. They also count as requests to the site. */
  'function_requests',
  'function_ms',
  /** Mebibytes of memory times milliseconds. In bytes, the sums of large organizations would not be exact. */
  'function_mib_ms',
] as const;
export type UsageCounter = (typeof USAGE_COUNTERS)[number];
export type UsageCounts = Readonly<Record<UsageCounter, number>>;

/** The width of a point of a series. */
export type UsageStep = 'hour' | 'day';
export const STEP_MS: Readonly<Record<UsageStep, number>> = { hour: 3_600_000, day: 86_400_000 };

/** Keys of all tables, and bytes of their keys and values. */
export interface Stored {
  readonly keys: number;
  readonly bytes: number;
}

/** Bytes of memory times hours, which the counts of functions are shown in. */
export function functionByteHours({ function_mib_ms }: Pick<UsageCounts, 'function_mib_ms'>): number {
  return (function_mib_ms * 1024 * 1024) / STEP_MS.hour;
}

export function usageRecord(counts: UsageCounts) {
  const requests = (method: KvsMethod) =>
    Object.fromEntries(
      KVS_OUTCOMES.flatMap((outcome) => {
        const name = counterOf(method, outcome);
        return name ? [[outcome, counts[name]]] : [];
      }),
    );
  return {
    kvs: {
      requests: { get: requests('get'), put: requests('put'), delete: requests('delete'), other: requests('other') },
      bytesIn: counts.kvs_bytes_in,
      bytesOut: counts.kvs_bytes_out,
    },
    sites: {
      requests: { '2xx': counts.site_2xx, '3xx': counts.site_3xx, '4xx': counts.site_4xx, '5xx': counts.site_5xx },
      bytesOut: counts.site_bytes_out,
    },
    deployments: {
      succeeded: counts.deploy_succeeded,
      failed: counts.deploy_failed,
      cancelled: counts.deploy_cancelled,
      buildSeconds: Math.round(counts.build_ms / 1_000),
    },
    functions: {
      requests: counts.function_requests,
      /** Milliseconds that all requests took together. */
      milliseconds: counts.function_ms,
      /** Gibibytes of memory that instances held, times seconds. */
      memoryGiBSeconds: Math.round(counts.function_mib_ms / 1_024) / 1_000,
    },
  };
}

/** Returns the counter of a method and outcome, or undefined if the method cannot have the outcome. */
export function counterOf(method: KvsMethod, outcome: KvsOutcome): UsageCounter | undefined {
  return USAGE_COUNTERS.find((name) => name === `${method}_${outcome}`);
}

/** Returns counts that are all zero, except the given ones. */
export function countsWith(given: Partial<UsageCounts> = {}): UsageCounts {
  const all = USAGE_COUNTERS.map((name) => [name, given[name] ?? 0]);
  return Object.fromEntries(all) as UsageCounts;
}

export function plus(one: UsageCounts, other: UsageCounts): UsageCounts {
  return Object.fromEntries(USAGE_COUNTERS.map((name) => [name, one[name] + other[name]])) as UsageCounts;
}

/** Requests of visitors and to the key-value store, and how many of them failed (5xx). */
export function requestsIn(counts: UsageCounts) {
  const sum = (pick: (name: UsageCounter) => boolean) =>
    USAGE_COUNTERS.reduce((total, name) => total + (pick(name) ? counts[name] : 0), 0);
  return {
    sites: sum((name) => /^site_.xx$/.test(name)),
    kvs: sum((name) => /^(?:get|put|delete|other)_/.test(name)),
    failed: counts.site_5xx + counts.get_failed + counts.put_failed + counts.delete_failed,
  };
}
