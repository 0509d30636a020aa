import type { Secrets } from '../base/secrets.ts';

/** What a command sees of the terminal. Tests replace it. */
export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** Results: what another program may read. */
  out(text: string): void;
  /** Progress and errors. */
  err(text: string): void;
  /** True for a terminal, which shows colours and lines that rewrite themselves. */
  readonly interactive: boolean;
  /** Aborted on SIGINT and SIGTERM. */
  readonly signal: AbortSignal;
}

/** Returns an `io` that hides the secrets in progress and errors, also those that are added later. Results pass unchanged. */
export function hiding(io: Io, secrets: Secrets): Io {
  return { ...io, err: (text) => io.err(secrets.redact(text)) };
}

/** Exit codes (contract.md, section 3). */
export const EXIT = { done: 0, failed: 1, usage: 2, unreachable: 3, interrupted: 130 } as const;
