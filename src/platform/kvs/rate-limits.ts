import type { QuotaWindow } from '../stores/quota.ts';

/** Requests per minute. The numbers are assumed (spec 8 does not know them). */
export interface RateQuotas {
  /** Of one app environment, over all its tables and methods. */
  readonly environmentPerMinute: number;
  /** Of one table. */
  readonly tablePerMinute: number;
}

export const DEFAULT_QUOTAS: RateQuotas = { environmentPerMinute: 12_000, tablePerMinute: 6_000 };

/** Returns the windows in which each request to a table is counted. */
export function windowsOf(environmentID: string, keyspace: number, quotas: RateQuotas): readonly QuotaWindow[] {
  return [
    { name: `kvs/environment/${environmentID}`, most: quotas.environmentPerMinute },
    { name: `kvs/table/${keyspace}`, most: quotas.tablePerMinute },
  ];
}
