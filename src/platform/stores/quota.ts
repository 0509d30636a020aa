/**
 * The port for counting requests against quotas, in fixed windows of one minute. No window ever admits more than its
 * quota, on all nodes together. The memory of windows without requests is released.
 */
export interface Quota {
  /**
   * Counts one request in every window, or in none if one of them is full. The names differ. Returns 0 if the request
   * may go on, else the whole seconds until the next window opens: 1 to 60. Synchronous if the answer is known on this
   * node.
   */
  take(windows: readonly QuotaWindow[]): number | Promise<number>;
}

export interface QuotaWindow {
  /** Names the window: requests of the same name are counted together. */
  readonly name: string;
  /** Requests a minute. */
  readonly most: number;
}
