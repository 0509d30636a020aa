import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { attempt } from '../../base/errors.ts';
import { withoutInherited } from '../shared/descriptors.ts';
import { WORKER_HEAP_MB } from './limits.ts';
import { type FromWorker, LINE_BYTES, readMessage, SIGNAL_CODES, SILENCE_MS, type ToWorker } from './messages.ts';
import { PROGRAM } from './program.ts';

/** The way to start a process, and the form of its messages. */
export interface ProcessForm<From> {
  /** The arguments of the program, with one that identifies it. See `workerName`. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly program?: string | undefined;
  readonly niceness: number;
  /** Reads one line. Undefined if it is not a valid message. */
  read(line: string): From | undefined;
}

/** The `nice` value of a worker and its build: the serving process has priority. */
const NICENESS = 15;
/** Characters of a worker's standard error that are kept. */
const WORDS = 4_096;
/** Milliseconds between two checks of a worker's heartbeat. */
const LOOK_MS = 5_000;

/** The end of a worker process. If its supervisor reports a signal, `exitCode` is the code that says so. */
export interface WorkerEnd {
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** The reason why the platform killed it. Undefined if it ended by itself. */
  readonly killed: string | undefined;
  /** The end of its standard error. */
  readonly words: string;
}

/**
 * A process that does what the serving process must not. It gets messages on standard input and sends them on descriptor 3, one JSON
 * object per line. It is killed if it sends an invalid message, a line that is too long, or nothing for a minute. If
 * the platform dies, its input ends; then it ends what it has started and itself.
 */
export class MessageProcess<From, To> {
  readonly pid: number | undefined;
  /** Resolves when the process is gone. Never rejects. */
  readonly ended: Promise<WorkerEnd>;
  readonly #child: ChildProcess;
  readonly #messages: Readable;
  readonly #readLine: (line: string) => From | undefined;
  #onMessage: (message: From) => void | Promise<void> = () => {};
  #killed: string | undefined;
  #words = '';
  #heard = performance.now();
  readonly #lines: string[] = [];
  /** Pending while the receiver handles messages. Then the platform does not read, so silence does not count. */
  #reading: Promise<void> | undefined;
  readonly #cut = Promise.withResolvers<void>();

  constructor({ args, env, niceness, program = PROGRAM, read }: ProcessForm<From>) {
    this.#readLine = read;
    using own = withoutInherited(['pipe', 'ignore', 'pipe', 'pipe']);
    const child = spawn(process.execPath, [`--max-old-space-size=${WORKER_HEAP_MB}`, '--', program, ...args], {
      cwd: '/',
      env,
      // Its own process group: Ctrl-C in a terminal reaches only the platform.
      detached: true,
      stdio: own.stdio,
    });
    this.#child = child;
    this.pid = child.pid;
    giveWay(child.pid, niceness);
    child.stdin?.on('error', () => {}); // The worker ended: see `ended`.
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#words = (this.#words + text).slice(-WORDS);
    });
    this.#messages = child.stdio[3] as Readable;
    this.#read(this.#messages);
    this.ended = this.#watch(child);
  }

  /** Sets the receiver, which must not reject. While its promise is pending, nothing more is read, so no worker fills the memory. */
  listen(onMessage: (message: From) => void | Promise<void>): void {
    this.#onMessage = onMessage;
  }

  send(message: To): void {
    if (this.#child.stdin?.writable) this.#child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** Ends its input, as the end of the platform would. */
  endInput(): void {
    this.#child.stdin?.end();
  }

  /** Kills the process at once. Another worker has to clean up its processes and files. */
  kill(why: string): void {
    this.#killed ??= why;
    this.#child.kill('SIGKILL');
    this.#cut.resolve();
  }

  #read(source: Readable): void {
    const decoder = new StringDecoder('utf8');
    let rest = '';
    source.on('error', () => {});
    source.on('data', (chunk: Buffer) => {
      this.#heard = performance.now();
      if (this.#killed !== undefined) return;
      const lines = (rest + decoder.write(chunk)).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > LINE_BYTES) return this.kill('it sent a message that is too long');
      if (lines.length === 0) return;
      this.#lines.push(...lines);
      // When a process exits, Node.js resumes its streams and delivers the rest of the pipe.
      source.pause();
      this.#reading ??= this.#takeAll();
    });
  }

  async #takeAll(): Promise<void> {
    while (this.#lines.length > 0) {
      for (const line of this.#lines.splice(0)) await this.#take(line);
    }
    this.#reading = undefined;
    this.#heard = performance.now();
    this.#messages.resume();
  }

  async #take(line: string): Promise<void> {
    if (this.#killed !== undefined) return;
    const message = line.length <= LINE_BYTES ? this.#readLine(line) : undefined;
    if (!message) this.kill('it sent an invalid message');
    else await this.#onMessage(message);
  }

  #watch(child: ChildProcess): Promise<WorkerEnd> {
    let suspect = false;
    const timer = setInterval(() => {
      const silent = !this.#reading && performance.now() - this.#heard > SILENCE_MS;
      // If this process was suspended, messages may be unread. So a worker is killed only at the second check.
      if (silent && suspect) this.kill(`it sent nothing for ${SILENCE_MS / 1_000} seconds`);
      suspect = silent;
    }, LOOK_MS).unref();
    return new Promise((resolve) => {
      const end = (exitCode: number | null, signal: string | null, words = this.#words) => {
        clearInterval(timer);
        resolve({ exitCode, signal: signal ?? signalOf(exitCode), killed: this.#killed, words });
      };
      child.once('error', (error) => end(null, null, error.message));
      child.once('close', (exitCode, signal) => {
        // A result may be among its last messages.
        void Promise.race([this.#reading, this.#cut.promise]).then(() => end(exitCode, signal));
      });
    });
  }
}

export class WorkerProcess extends MessageProcess<FromWorker, ToWorker> {
  /**
   * `env`: as `workerEnv` returns it. `name`: identifies the worker, so that the next platform on its data directory finds those of a
   * platform that was killed.
   */
  constructor(env: Readonly<Record<string, string>>, name: string, program?: string) {
    super({ args: [name], env, program, niceness: NICENESS, read: readMessage });
  }
}

/** Returns the signal that ended the worker of a supervisor, by the exit code of the supervisor. */
function signalOf(exitCode: number | null): string | null {
  const signals = Object.entries(constants.signals);
  return signals.find(([, number]) => exitCode === SIGNAL_CODES + number)?.[0] ?? null;
}

/** Lowers the priority of a process. Programs that it starts inherit the priority. */
function giveWay(pid: number | undefined, niceness: number): void {
  // It fails if the worker has already ended, or this machine does not allow it.
  if (pid !== undefined) attempt(() => setPriority(pid, niceness));
}
