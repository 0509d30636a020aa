/** Bounds of one build. The spec names none: these are ours. The object store bounds the output. */
export interface BuildLimits {
  /** Milliseconds from the clone to the end of the build command. */
  readonly timeoutMs: number;
  /** Bytes that any single file may grow to. */
  readonly fileBytes: number;
  /** Bytes of log kept: half of them from its beginning, up to half from its end. */
  readonly logBytes: number;
  /** Bytes of data memory a process. */
  readonly processBytes: number;
  /** Processes and threads of a build, where the machine offers isolation. */
  readonly processes: number;
}

export const DEFAULT_LIMITS: BuildLimits = {
  timeoutMs: 20 * 60_000,
  fileBytes: 1024 ** 3,
  logBytes: 4 * 1024 ** 2,
  processBytes: 4 * 1024 ** 3,
  processes: 2_048,
};
