import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { Readable } from 'node:stream';
import { type Stdio, withoutInherited } from '../descriptors.ts';
import { type Env, MARKER } from './environment.ts';
import type { Breach, Watch } from './guard/breach.ts';
import { oomKills } from './guard/machine.ts';
import { splitLines } from './lines.ts';
import { HostTree, kill, lockMark, namespaceEnd, namespaceTree } from './tree.ts';

export { killBuilds, killMarked, killWorkers } from './tree.ts';

export interface RunOptions {
  readonly cwd: string;
  readonly env: Env;
  /** Given to the program on file descriptor 3. */
  readonly channel?: string;
  readonly signal?: AbortSignal;
  /** Look for processes that left the group, by what they inherit. Needless where a process namespace ends them. */
  readonly sweep?: boolean;
  /** The program tells on descriptor 4, as bubblewrap's `--info-fd` does, which process its namespace ends with. */
  readonly namespace?: boolean;
  /** Watches what the program uses, and ends it where that is too much. */
  readonly watch?: Watch | undefined;
  /** Lines of standard output and standard error, as they come; `stream` tells which. */
  onLine?(line: string, stream: 'stdout' | 'stderr'): void;
}

/** How a program ended. A shell's 128 + n is given as the signal that it means, beside the exit code. */
export interface Outcome {
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** The bound that it went over, for which it was ended. */
  readonly breach?: Breach | undefined;
  /** The kernel ended a process of this machine for lack of memory while the program ran. */
  readonly shortOfMemory: boolean;
}

/**
 * Runs a program in a process group of its own and waits for its end. Whatever it started and left behind is killed
 * and waited for. Rejects with the signal's reason when aborted, after the last process is gone.
 */
export async function runProgram(program: string, args: readonly string[], options: RunOptions): Promise<Outcome> {
  options.signal?.throwIfAborted();
  const killsBefore = oomKills();
  const { child, told } = start(program, args, options);
  const info = options.namespace ? collect(child.stdio[4]) : () => '';
  const first = () => Number(/"child-pid": (\d+)/.exec(info())?.[1] ?? Number.NaN) || undefined;
  const host = new HostTree(signsOf(child.pid, options));
  const closed = once(child, 'close');
  closed.catch(() => {});
  const end = async () => {
    if (child.pid !== undefined) kill(-child.pid);
    if (options.sweep) await host.end();
  };
  const abort = () => void end();
  options.signal?.addEventListener('abort', abort, { once: true });
  const over = new AbortController();
  const watching = options.watch?.(options.namespace ? namespaceTree(first) : host, over.signal);
  void watching?.then((breach) => breach && end());
  try {
    const [code, signal] = await once(child, 'exit');
    over.abort();
    await end();
    await drained(child, closed);
    await told;
    await namespaceEnd(first());
    options.signal?.throwIfAborted();
    const shortOfMemory = oomKills() > killsBefore;
    return { ...ending(code, signal), breach: await watching, shortOfMemory };
  } finally {
    over.abort();
    options.signal?.removeEventListener('abort', abort);
  }
}

function start(program: string, args: readonly string[], options: RunOptions) {
  const stdio: Stdio[] = ['ignore', 'pipe', 'pipe', options.channel === undefined ? 'ignore' : 'pipe'];
  using own = withoutInherited([...stdio, options.namespace ? 'pipe' : 'ignore']);
  const child = spawn(program, args, {
    cwd: options.cwd,
    env: { ...options.env },
    detached: true,
    stdio: own.stdio,
  });
  const channel = child.stdio[3];
  if (channel && 'end' in channel) {
    channel.on('error', () => {}); // The program may end before it reads.
    channel.end(options.channel);
  }
  const { onLine = () => {} } = options;
  const told = (['stdout', 'stderr'] as const).map((stream) => {
    const source = child[stream];
    return source ? splitLines(source, (line) => onLine(line, stream)) : undefined;
  });
  return { child, told: Promise.all(told) };
}

function signsOf(root: number | undefined, { env, sweep }: RunOptions) {
  const marker = sweep ? env[MARKER] : undefined;
  if (marker === undefined) return { root };
  const mark = lockMark(marker);
  return { root, marker: (value: string) => value === marker, lock: (value: number) => value === mark };
}

/** Milliseconds that a process which could not be found may keep what it prints open, once its program has ended. */
const DRAIN_MS = 10_000;

async function drained(child: ChildProcess, closed: Promise<unknown>): Promise<void> {
  const late = setTimeout(() => {
    for (const stream of child.stdio) stream?.destroy();
  }, DRAIN_MS);
  await closed;
  clearTimeout(late);
}

/** Signals that end a program by themselves; 128 + their number is how a shell tells of them. */
const FATAL = ['SIGHUP', 'SIGINT', 'SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGKILL', 'SIGSEGV', 'SIGTERM', 'SIGXFSZ'] as const;

function ending(code: unknown, signal: unknown): Pick<Outcome, 'exitCode' | 'signal'> {
  const exitCode = typeof code === 'number' ? code : null;
  const told = FATAL.find((name) => exitCode === 128 + constants.signals[name]);
  return { exitCode, signal: typeof signal === 'string' ? signal : (told ?? null) };
}

/** Bytes that are read of what a sandbox tells of itself. */
const MOST_INFO = 4_096;

function collect(stream: unknown): () => string {
  let text = '';
  if (stream instanceof Readable) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text = (text + chunk).slice(0, MOST_INFO);
    });
  }
  return () => text;
}
