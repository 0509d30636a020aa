/**
 * The port for the logs of builds. A log has one writer, the node that builds, and any number of readers, also while it
 * is written. Its writer bounds it (`worker/log.ts`).
 */
export interface BuildLogs {
  /** Adds whole lines, each with its line end. A log that nobody can write is no reason to fail a build: never rejects. */
  append(deployID: string, text: string): Promise<void>;
  /** Call it after the last `append`. */
  end(deployID: string): Promise<void>;
  /**
   * At most `limit` bytes from byte `from` on, cut after a whole line unless one line is longer than that. Undefined: there is no such log.
   */
  read(deployID: string, page: { readonly from: number; readonly limit: number }): Promise<LogPart | undefined>;
}

export interface LogPart {
  readonly text: string;
  /** The byte to continue from. */
  readonly next: number;
  /** Bytes of the log so far. */
  readonly size: number;
}
