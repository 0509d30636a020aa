import type { Secrets } from '../base/secrets.ts';

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

/** `io` whose progress and errors show none of the secrets, also those that are learned later. Results pass as they are. */
export function hiding(io: Io, secrets: Secrets): Io {
  return { ...io, err: (text) => io.err(secrets.redact(text)) };
}

/** Exit codes (contract.md, section 3). */
export const EXIT = { done: 0, failed: 1, usage: 2, unreachable: 3, interrupted: 130 } as const;
