import { SlipwayError } from '../../base/errors.ts';
import type { Secrets } from '../../base/secrets.ts';
import type { Given } from '../flags/flags.ts';

/** The terminal as a command sees it. Tests replace it. */
export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** Results: what another program may read. */
  out(text: string): void;
  /** Progress and errors. */
  err(text: string): void;
  /** True if `err` is a terminal, which shows colours and lines that rewrite themselves. */
  readonly interactive: boolean;
  /** True if `out` is a terminal. */
  readonly outTerminal?: boolean | undefined;
  /** The width of the terminal, if it is known. */
  readonly columns?: number | undefined;
  /** True after `--quiet`: no progress, only results, warnings and errors. */
  readonly quiet?: boolean | undefined;
  /** Asks a person and returns the line of the answer. Absent if there is no terminal to answer on. */
  ask?(question: string): Promise<string>;
  /** Aborted on SIGINT and SIGTERM. */
  readonly signal: AbortSignal;
}

/** Returns an `io` that hides the secrets in progress and errors, also those that are added later. Results pass unchanged. */
export function hiding(io: Io, secrets: Secrets): Io {
  return { ...io, err: (text) => io.err(secrets.redact(text)) };
}

/** Prints a value as one line of JSON. */
export function printJson(io: Pick<Io, 'out'>, value: unknown): void {
  io.out(`${JSON.stringify(value)}\n`);
}

/** Prints a result: with `--json` the value, else the text. */
export function printResult(io: Pick<Io, 'out'>, { flags }: Pick<Given, 'flags'>, value: unknown, text: string): void {
  if (flags.json) printJson(io, value);
  else io.out(text);
}

/** Prints progress, unless `--quiet` is given. */
export function progress(io: Pick<Io, 'err' | 'quiet'>, text: string): void {
  if (!io.quiet) io.err(text);
}

/** The terminal of a process. */
export function processIo({ env, cwd, stdin, stdout, stderr }: NodeJS.Process, signal: AbortSignal): Io {
  const io = {
    env,
    cwd: cwd(),
    signal,
    interactive: stderr.isTTY === true,
    outTerminal: stdout.isTTY === true,
    columns: stdout.columns ?? stderr.columns,
    out: (text: string) => void stdout.write(text),
    err: (text: string) => void stderr.write(text),
  };
  if (!stdin.isTTY || !stderr.isTTY) return io;
  return {
    ...io,
    async ask(question) {
      const { createInterface } = await import('node:readline/promises');
      const lines = createInterface({ input: stdin, output: stderr });
      try {
        return await lines.question(question, { signal });
      } catch (cause) {
        // Ctrl-C or Ctrl-D instead of an answer.
        throw new SlipwayError('interrupted', 'Interrupted', { cause });
      } finally {
        lines.close();
      }
    },
  };
}

/** Exit codes (contract.md, section 3). */
export const EXIT = { done: 0, failed: 1, usage: 2, unreachable: 3, interrupted: 130 } as const;
