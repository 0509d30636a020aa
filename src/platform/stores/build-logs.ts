/**
 * The port for the logs of builds. A log has one writer, the node that builds, and any number of readers, also while it
 * is written. Its writer bounds it (`BuildLimits.logBytes`).
 */
export interface BuildLogs {
  /**
   * Adds whole lines, each with its line end. Readers get them at most 200 ms after it has resolved. Call it again after it
   * has resolved. With the `fence` of a lease, nothing is added once the deployment has ended, unless it was cancelled: its build then
   * says so. Never rejects, because a build must not fail if its log cannot be written.
   */
  append(deployID: string, text: string, fence?: number): Promise<void>;
  /** Ends the log. Call it after the last `append`; readers get all lines when it has resolved. Never rejects. */
  end(deployID: string): Promise<void>;
  /** Returns whole lines of a log. Undefined if the log does not exist. Rejects with `StoreUnavailable` if it cannot be read now. */
  read(deployID: string, page: LogPage): Promise<LogPart | undefined>;
  /** Removes the log of an ended build, if it exists. Rejects if it cannot be removed now. */
  remove(deployID: string): Promise<void>;
}

export interface LogPage {
  /** The first byte. If it is negative, the part begins with a whole line within that many bytes before the end of the log. */
  readonly from: number;
  /** Bytes, at most. A longer line is cut, between two characters. */
  readonly limit: number;
  /** True if the log is complete, so the result includes a last line without a line end, which a crash leaves. */
  readonly isComplete?: boolean;
}

export interface LogPart {
  readonly text: string;
  /** The byte to continue from. */
  readonly next: number;
  /** Bytes of the log so far. */
  readonly size: number;
}
