import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { type Env, MARKER } from './environment.ts';

export interface RunOptions {
  readonly cwd: string;
  readonly env: Env;
  /** Given to the program on file descriptor 3. */
  readonly channel?: string;
  readonly signal?: AbortSignal;
  /** Look for processes that left the group, by their marker. Needless where a process namespace ends them. */
  readonly sweep?: boolean;
  /** The program tells on descriptor 4, as bubblewrap's `--info-fd` does, which process its namespace ends with. */
  readonly namespace?: boolean;
  /** Lines of standard output and standard error, as they come; `stream` tells which. */
  onLine?(line: string, stream: 'stdout' | 'stderr'): void;
}

/** How a program ended. A shell's 128 + n is told as the signal it stands for, beside the exit code. */
export interface Outcome {
  readonly exitCode: number | null;
  readonly signal: string | null;
}

/** Characters of a line; the rest of a longer one is dropped. */
const LINE_LENGTH = 16_384;

/** A program that fills a whole read prints faster than is worth reading: it waits, so that the platform need not. */
const FLOOD_CHUNK = 65_536;
const FLOOD_PAUSE_MS = 10;

/**
 * Runs a program in a process group of its own and waits for its end. Whatever it started and left behind is killed
 * with it. Rejects with the signal's reason when aborted, after the last process is gone.
 */
export async function runProgram(program: string, args: readonly string[], options: RunOptions): Promise<Outcome> {
  options.signal?.throwIfAborted();
  const child = spawn(program, args, {
    cwd: options.cwd,
    env: { ...options.env },
    detached: true,
    stdio: [
      'ignore',
      'pipe',
      'pipe',
      options.channel === undefined ? 'ignore' : 'pipe',
      options.namespace ? 'pipe' : 'ignore',
    ],
  });
  const channel = child.stdio[3];
  if (channel && 'end' in channel) {
    channel.on('error', () => {}); // The program may end before it reads.
    channel.end(options.channel);
  }
  for (const stream of ['stdout', 'stderr'] as const) splitLines(child, stream, options.onLine ?? (() => {}));
  const info = options.namespace ? collect(child.stdio[4]) : () => '';
  const closed = once(child, 'close');
  closed.catch(() => {});
  const end = () => killTree(child.pid, options.sweep ? options.env[MARKER] : undefined);
  const abort = () => void end();
  options.signal?.addEventListener('abort', abort, { once: true });
  try {
    const [code, signal] = await once(child, 'exit');
    await end();
    await closed;
    await namespaceEnd(info());
    options.signal?.throwIfAborted();
    return outcome(typeof code === 'number' ? code : null, typeof signal === 'string' ? signal : null);
  } finally {
    options.signal?.removeEventListener('abort', abort);
  }
}

/** Signals that end a program by themselves; 128 + their number is how a shell tells of them. */
const FATAL = ['SIGHUP', 'SIGINT', 'SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGKILL', 'SIGSEGV', 'SIGTERM', 'SIGXFSZ'] as const;

function outcome(exitCode: number | null, signal: string | null): Outcome {
  const told = FATAL.find((name) => exitCode === 128 + constants.signals[name]);
  return { exitCode, signal: signal ?? told ?? null };
}

function splitLines(child: ChildProcess, stream: 'stdout' | 'stderr', onLine: NonNullable<RunOptions['onLine']>): void {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  const tell = (text: string) => {
    const lines = text.split('\n');
    rest = (lines.pop() ?? '').slice(0, LINE_LENGTH);
    for (const line of lines) onLine(line.slice(0, LINE_LENGTH), stream);
  };
  const source = child[stream];
  source?.on('data', (chunk: Buffer) => {
    tell(rest + decoder.write(chunk));
    if (chunk.length < FLOOD_CHUNK) return;
    source.pause();
    setTimeout(() => source.resume(), FLOOD_PAUSE_MS);
  });
  source?.on('end', () => {
    if (rest !== '') onLine(rest, stream);
  });
}

function collect(stream: unknown): () => string {
  let text = '';
  if (stream instanceof Readable) stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  return () => text;
}

/** How long the kernel may take to end the processes of a namespace after its first one was killed. */
const NAMESPACE_END_MS = 10_000;

/** bubblewrap ends before the first process of its namespace, which the kernel ends after all others. */
async function namespaceEnd(info: string): Promise<void> {
  const pid = /"child-pid": (\d+)/.exec(info)?.[1];
  for (let waited = 0; pid !== undefined && waited < NAMESPACE_END_MS; waited += 1) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    // After the name in parentheses comes the state: Z is a process that waits for no more than its burial.
    if (!/\) [^ZX]/.test(stat)) return;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

/** Kills a process group, and the processes that left it but still carry the marker. */
async function killTree(pid: number | undefined, marker: string | undefined): Promise<void> {
  if (pid !== undefined) kill(-pid);
  if (marker !== undefined) await killMarked((value) => value === marker);
}

/** Kills the processes whose marker fits, until none is left. Linux only: elsewhere there is no way to find them. */
export async function killMarked(fits: (marker: string) => boolean): Promise<void> {
  let seen = new Set<number>();
  for (let round = 0; round < 50; round += 1) {
    const pids = await processes();
    const found = await marked(pids, fits);
    for (const pid of found) kill(pid);
    // A process may fork and end while it is looked for: the search is over when no process is new.
    if (found.length === 0 && pids.every((pid) => seen.has(pid))) return;
    seen = new Set(pids);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function processes(): Promise<readonly number[]> {
  const entries = await readdir('/proc').catch(() => []);
  return entries.filter((entry) => /^\d+$/.test(entry)).map(Number);
}

async function marked(pids: readonly number[], fits: (marker: string) => boolean): Promise<readonly number[]> {
  const found = await Promise.all(
    pids.map(async (pid) => {
      const text = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '');
      const value = text.split('\0').find((pair) => pair.startsWith(`${MARKER}=`));
      return value !== undefined && fits(value.slice(MARKER.length + 1)) ? [pid] : [];
    }),
  );
  return found.flat();
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}
