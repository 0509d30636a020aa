import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { Duplex, Readable } from 'node:stream';
import { type Stdio, withoutInherited } from '../shared/descriptors.ts';
import type { Group } from './cgroup/group.ts';
import type { Breach, Watch } from './guard/measure.ts';
import { splitLines } from './lines.ts';
import { type Env, MARKER } from './names.ts';
import { oomKills } from './proc.ts';
import { HostTree, kill, lockMark, NamespaceTree, type ProcessTree } from './tree.ts';

export interface RunOptions {
  readonly cwd: string;
  readonly env: Env;
  /** Text that the program can read from file descriptor 3. It waits for one that comes later, and reads nothing if none does. */
  readonly channel?: string | Promise<string>;
  /** Gets a socket whose other end the program has as descriptor 3. */
  onLink?(socket: Duplex): void;
  readonly signal?: AbortSignal;
  /** Also ends processes that left the group: it finds them by what they inherit. A process namespace ends them itself. */
  readonly sweep?: boolean;
  /** The program writes the ID of its namespace's first process to descriptor 4, as bubblewrap does with `--info-fd`. */
  readonly namespace?: boolean;
  /** The file systems in memory that only the namespace has, as paths in it. */
  readonly memory?: readonly string[] | undefined;
  /** A filter of system calls that the program can read from descriptor 5, as bubblewrap does with `--seccomp`. */
  readonly filter?: Buffer | undefined;
  /** The descriptors of the program from 6 up: one of this process, or a pipe that `onStarted` gets. Default: none. */
  readonly descriptors?: readonly (number | 'pipe')[] | undefined;
  /** Called once the program was started, with the pipes of `descriptors` and its processes. */
  onStarted?(started: Started): void;
  /** The cgroup that the program is in before it runs. */
  readonly group?: Group | undefined;
  /** Watches what the program uses. If it reports a breach, the program is ended. */
  readonly watch?: Watch | undefined;
  /** Called with each line of standard output and standard error. */
  onLine?(line: string, stream: 'stdout' | 'stderr'): void;
  /** Called after some lines. While its promise is pending, no more are read, so that the program waits. */
  taken?(): Promise<void> | undefined;
}

export interface Started {
  /** One for each `pipe`, in their order. */
  readonly pipes: readonly Readable[];
  readonly tree: ProcessTree;
}

/** The end of a program. For a shell's exit code 128 + n, `signal` is signal n. */
export interface Outcome {
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** The bound that it exceeded, if it was ended for that. */
  readonly breach?: Breach | undefined;
  /** While the program ran, the kernel killed a process for lack of memory: of its cgroup, or without one of this machine. */
  readonly shortOfMemory: boolean;
  /** The program could not start a process or thread, because its cgroup had too many. */
  readonly shortOfProcesses?: boolean;
}

/**
 * Runs a program in its own process group and waits for its end. Then kills the processes that it left, and waits until
 * they are gone. If aborted, rejects with the signal's reason, after the last process is gone.
 */
export async function runProgram(program: string, args: readonly string[], options: RunOptions): Promise<Outcome> {
  options.signal?.throwIfAborted();
  const { group } = options;
  const kills = () => group?.events.killed ?? oomKills();
  const killsBefore = kills();
  const refusedBefore = group?.events.refused ?? 0;
  const { child, printed } = start(program, args, options);
  const info = options.namespace ? collect(child.stdio[4]) : () => '';
  const first = () => Number(/"child-pid": (\d+)/.exec(info())?.[1] ?? Number.NaN) || undefined;
  const host = new HostTree(signsOf(child.pid, options));
  const inside = new NamespaceTree(first, options.memory);
  const closed = once(child, 'close');
  closed.catch(() => {});
  const pipes = child.stdio.slice(FIRST_GIVEN).filter((each) => each instanceof Readable);
  options.onStarted?.({ pipes, tree: options.namespace ? inside : host });
  const end = async () => {
    if (child.pid !== undefined) kill(-child.pid);
    // A program that traces the namespace's first process can make it survive the end of the sandbox.
    const ended = options.namespace ? await inside.end() : !options.sweep || (await host.end());
    if (!ended) throw new Error(STILL_THERE);
  };
  const abort = () => void end().catch(() => {});
  options.signal?.addEventListener('abort', abort, { once: true });
  const over = new AbortController();
  const watching = options.watch?.(options.namespace ? inside : host, over.signal);
  void watching?.then((breach) => breach && abort());
  try {
    const [code, signal] = await once(child, 'exit');
    over.abort();
    await end();
    await drained(child, closed);
    await printed;
    // The program may have ended before its information was read.
    if (!(await inside.end())) throw new Error(STILL_THERE);
    options.signal?.throwIfAborted();
    const shortOfMemory = kills() > killsBefore;
    const shortOfProcesses = (group?.events.refused ?? 0) > refusedBefore;
    return { ...ending(code, signal), breach: await watching, shortOfMemory, shortOfProcesses };
  } finally {
    over.abort();
    options.signal?.removeEventListener('abort', abort);
  }
}

/** The first of `RunOptions.descriptors`. */
const FIRST_GIVEN = 6;
const STILL_THERE = 'Some processes of the command could not be ended';

function start(program: string, args: readonly string[], options: RunOptions) {
  const { channel, onLink, namespace = false, filter, descriptors = [] } = options;
  const pipes = [channel !== undefined || onLink !== undefined, namespace, filter !== undefined];
  const fromThree = pipes.map((isWanted): Stdio => (isWanted ? 'pipe' : 'ignore'));
  using own = withoutInherited(['ignore', 'pipe', 'pipe', ...fromThree, ...descriptors]);
  // In a cgroup, a shell puts itself into it and then becomes the program. It fails if it cannot.
  const join = options.group ? ['/bin/sh', '-c', JOIN, options.group.procs] : [];
  const [command = '', ...given] = [...join, program, ...args];
  const child = spawn(command, given, {
    cwd: options.cwd,
    env: { ...options.env },
    detached: true,
    stdio: own.stdio,
  });
  const [, , , third] = child.stdio;
  if (onLink && third instanceof Duplex) onLink(third);
  else if (typeof channel === 'string') give(third, channel);
  else channel?.then((text) => give(third, text)).catch(() => give(third, ''));
  give(child.stdio.at(5), filter);
  const { onLine = () => {}, taken } = options;
  const printed = (['stdout', 'stderr'] as const).map((stream) => {
    const source = child[stream];
    return source ? splitLines(source, (line) => onLine(line, stream), taken) : undefined;
  });
  return { child, printed: Promise.all(printed) };
}

const JOIN =
  'echo 0 2>/dev/null >"$0" || { echo "The command could not be put into its cgroup" >&2; exit 1; }; exec "$@"';

function give(stream: unknown, content: string | Buffer | undefined): void {
  if (!(stream instanceof Duplex) || content === undefined) return;
  stream.on('error', () => {}); // The program may end before it reads.
  stream.end(content);
}

function signsOf(root: number | undefined, { env, sweep }: RunOptions) {
  const marker = sweep ? env[MARKER] : undefined;
  if (marker === undefined) return { root };
  const mark = lockMark(marker);
  return { root, marker: (value: string) => value === marker, lock: (value: number) => value === mark };
}

/** Milliseconds to wait, after the program has ended, for a process that could not be found and keeps the output open. */
const DRAIN_MS = 10_000;

async function drained(child: ChildProcess, closed: Promise<unknown>): Promise<void> {
  const late = setTimeout(() => {
    for (const stream of child.stdio) stream?.destroy();
  }, DRAIN_MS);
  await closed;
  clearTimeout(late);
}

/** Signals that end a program. A shell reports them as exit code 128 + number. */
const FATAL = ['SIGHUP', 'SIGINT', 'SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGKILL', 'SIGSEGV', 'SIGTERM', 'SIGXFSZ'] as const;

function ending(code: unknown, signal: unknown): Pick<Outcome, 'exitCode' | 'signal'> {
  const exitCode = typeof code === 'number' ? code : null;
  const reported = FATAL.find((name) => exitCode === 128 + constants.signals[name]);
  return { exitCode, signal: typeof signal === 'string' ? signal : (reported ?? null) };
}

/** Characters that are read from the sandbox's info descriptor. */
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
