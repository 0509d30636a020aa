import type { Month, QuotaName, QuotaUse } from '../../contract/quotas.ts';

/** What an organization may use, and uses. */
export interface QuotaReport {
  readonly org: string;
  readonly month: Month;
  /** All quotas, in the order of `QUOTA_NAMES`. */
  readonly quotas: readonly QuotaUse[];
}

export interface QuotaWarning extends QuotaUse {
  readonly quota: number;
  /** One sentence. */
  readonly message: string;
  readonly month: Month;
}

/** The quotas of organizations, as `platform.json` says them now, and the flags of the platform where it does not. */
export interface Quotas {
  /** Returns the quota of an organization. Undefined: there is no bound. */
  of(org: string, name: QuotaName): number | undefined;
  read(org: string): Promise<QuotaReport>;
  /** Returns quotas of which so much is used that people are warned. Reads only what has a bound. */
  near(org: string): Promise<readonly QuotaWarning[]>;
}
