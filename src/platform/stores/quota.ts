/**
 * The port for counting requests against quotas, in fixed windows of one minute. A window never admits more than its
 * quota on all nodes together. Windows without requests take no memory.
 */
export interface Quota {
  /**
   * Counts one request in every window, or in none if one of them is full. The names must differ. Returns 0 if the request
   * is admitted, else the whole seconds until the next window opens: 1 to 60. Synchronous if this node knows the answer.
   * Rejects with `StoreUnavailable` if the store cannot be used, or if too many requests wait for it. `heldBytes`: the
   * memory that the caller holds until the answer, such as a request's body. What waits has a bound in these bytes too.
   */
  take(windows: readonly QuotaWindow[], heldBytes?: number): number | Promise<number>;
}

export interface QuotaWindow {
  /** Names the window: requests of the same name are counted together. */
  readonly name: string;
  /** Requests per minute. */
  readonly most: number;
}
