/** The state of a host in the CDN, as `slipway domains` and the console show it. */
export interface CdnHost {
  readonly cdn: string;
  /** Seconds for which it keeps a page. */
  readonly maxAge: number;
  readonly state: 'ready' | 'pending' | 'refused' | 'unknown';
  /** Why it is not ready. */
  readonly reason: string | null;
  /** When the CDN accepted a purge last. */
  readonly purgedAt: number | null;
  /** When the oldest purge was added that it has not accepted. */
  readonly waitsSince: number | null;
  /** Why the CDN has not accepted it. */
  readonly problem: string | null;
}
