/** What a command sees of the terminal; a test hands it anything. */
export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** Results: what another program may read. */
  out(text: string): void;
  /** Progress and errors. */
  err(text: string): void;
  /** Colours and lines that rewrite themselves are for terminals alone. */
  readonly interactive: boolean;
  /** Aborted on SIGINT and SIGTERM. */
  readonly signal: AbortSignal;
}

/** Exit codes (contract.md, section 3). */
export const EXIT = { done: 0, failed: 1, usage: 2, unreachable: 3, interrupted: 130 } as const;
