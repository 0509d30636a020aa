/**
 * The port for the logs of builds. A log has one writer, the node that builds, and any number of readers, also while it
 * is written. Its writer bounds it (`BuildLimits.logBytes`).
 */
export interface BuildLogs {
  /**
   * Adds whole lines, each with its line end. Call it again after it has resolved. A log that cannot be written is no
   * reason to fail a build: never rejects.
   */
  append(deployID: string, text: string): Promise<void>;
  /** Call it after the last `append`. Never rejects. */
  end(deployID: string): Promise<void>;
  /** Whole lines of a log. Undefined: there is no such log. */
  read(deployID: string, page: LogPage): Promise<LogPart | undefined>;
}

export interface LogPage {
  /** The byte to begin with. Negative: whole lines within that many bytes before the end of the log. */
  readonly from: number;
  /** Bytes, at most. A longer line is cut, between two characters. */
  readonly limit: number;
  /** The log is complete: include a last line without a line end, which a crash leaves. */
  readonly isComplete?: boolean;
}

export interface LogPart {
  readonly text: string;
  /** The byte to continue from. */
  readonly next: number;
  /** Bytes of the log so far. */
  readonly size: number;
}
