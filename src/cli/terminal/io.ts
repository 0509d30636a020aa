import { isatty } from 'node:tty';
import { SlipwayError, systemCode } from '../../base/errors.ts';
import { jsonLog, type Log } from '../../base/log.ts';
import type { Secrets } from '../../base/secrets.ts';
import { plainJson } from '../../base/text.ts';
import { type Given, invalidInput } from '../flags/flags.ts';

/** The terminal as a command sees it. Tests replace it. */
export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** Results: what another program may read. */
  out(text: string): void;
  /** Progress and errors. */
  err(text: string): void;
  /** Empties the line of `err` in which the cursor is. Absent if `err` is no terminal. */
  erase?(): void;
  /** True if `err` is a terminal, which shows colours and lines that rewrite themselves. */
  readonly interactive: boolean;
  readonly outTerminal?: boolean | undefined;
  /** The width of the terminal, if it is known. */
  readonly columns?: number | undefined;
  /** True after `--quiet`: no progress, only results, warnings and errors. */
  readonly quiet?: boolean | undefined;
  /** Asks a person and returns the line of the answer. Absent if there is no terminal to answer on. `isStopped`: `signal` is aborted already. */
  ask?(question: string, when?: { readonly isStopped: boolean }): Promise<string>;
  /** Reads standard input to its end. Throws `invalid_input` for more than `most` bytes, and for what is not UTF-8. */
  input?(most: number): Promise<string>;
  /** Aborted on SIGINT and SIGTERM. */
  readonly signal: AbortSignal;
}

/** Returns an `io` that hides the secrets in progress and errors, also those that are added later. Results pass unchanged. */
export function hiding(io: Io, secrets: Secrets): Io {
  return { ...io, err: (text) => io.err(secrets.redact(text)) };
}

/** Returns a value as one line of JSON, which a terminal may show. `change` is the second argument of `JSON.stringify`. */
export function jsonLine(value: unknown, change?: (name: string, value: unknown) => unknown): string {
  return `${plainJson(JSON.stringify(value, change))}\n`;
}

export function printJson(io: Pick<Io, 'out'>, value: unknown): void {
  io.out(jsonLine(value));
}

/** Prints a result: with `--json` the value, else the text. Returns the exit code. */
export function printResult(io: Pick<Io, 'out'>, { flags }: Pick<Given, 'flags'>, value: unknown, text: string) {
  if (flags.json) printJson(io, value);
  else io.out(text);
  return EXIT.done;
}

export function progress(io: Pick<Io, 'err' | 'quiet'>, text: string): void {
  if (!io.quiet) io.err(text);
}

/** Returns a log of JSON lines on `err`, which a terminal may show. */
export function jsonLogOn(io: Pick<Io, 'err'>): Log {
  return jsonLog((line) => io.err(plainJson(line)));
}

/** The terminal of a process. It writes what it gets: `printing` makes text safe. */
export function processIo(of: NodeJS.Process, signal: AbortSignal): Io {
  const { env, cwd, stdout, stderr } = of;
  stdout.on('error', (error) => of.exit(unwritten(error, stderr)));
  // A command goes on although nobody reads its progress.
  stderr.on('error', () => {});
  const io = {
    env,
    cwd: cwd(),
    signal,
    interactive: stderr.isTTY === true,
    outTerminal: stdout.isTTY === true,
    columns: stdout.columns ?? stderr.columns,
    out: (text: string) => void stdout.write(text),
    err: (text: string) => void stderr.write(text),
    input: (most: number) => inputOf(of, most, signal),
    ...(stderr.isTTY ? { erase: () => void stderr.write('\r\x1b[K') } : {}),
  };
  // `stdin` of the process is a getter that loads all of node:stream.
  if (!isatty(0) || !stderr.isTTY) return io;
  return {
    ...io,
    async ask(question, { isStopped } = { isStopped: false }) {
      const { createInterface } = await import('node:readline/promises');
      const lines = createInterface({ input: of.stdin, output: stderr });
      try {
        return await (isStopped ? lines.question(question) : lines.question(question, { signal }));
      } catch (cause) {
        // Ctrl-C or Ctrl-D instead of an answer.
        throw new SlipwayError('interrupted', 'Interrupted', { cause });
      } finally {
        lines.close();
      }
    },
  };
}

/** Returns the exit code of a command whose results cannot be written: that of an interrupted one, if their reader has gone as `head` does. */
function unwritten(error: Error, stderr: Pick<NodeJS.WriteStream, 'write'>): number {
  const code = systemCode(error);
  if (code === 'EPIPE') return EXIT.interrupted;
  stderr.write(`slipway: the standard output cannot be written (${code ?? 'fault'})\n`);
  return EXIT.failed;
}

async function inputOf({ stdin }: Pick<NodeJS.Process, 'stdin'>, most: number, signal: AbortSignal): Promise<string> {
  const { addAbortSignal } = await import('node:stream');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of addAbortSignal(signal, stdin)) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > most) throw invalidInput(`Standard input has more than ${most} bytes`, 'Send less of it.');
    chunks.push(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw invalidInput('Standard input is not UTF-8', 'Convert it, as with iconv.');
  }
}

/** Exit codes (contract.md, section 3). */
export const EXIT = { done: 0, failed: 1, usage: 2, unreachable: 3, interrupted: 130 } as const;
