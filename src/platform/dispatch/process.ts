import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import { withoutInherited } from '../descriptors.ts';
import { type FromWorker, LINE_BYTES, readMessage, SILENCE_MS, type ToWorker } from './messages.ts';

/** The worker's program: a source beside this one's, or a bundle beside this one's. */
const PROGRAM = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, '..', '..', 'worker.ts')
  : join(import.meta.dirname, '..', 'worker', 'index.js');

/** How far a worker and its build give way to what serves, as `nice` counts. */
const NICENESS = 10;
/** Mebibytes of the heap of a worker. A release of 100,000 files takes less than a third. */
const HEAP_MB = 384;
/** Characters that are kept of what a worker prints when it breaks. */
const WORDS = 4_096;
/** Milliseconds between two looks at whether a worker gives signs of life. */
const LOOK_MS = 5_000;

/** How a worker process ended. */
export interface Ending {
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** Why the platform ended it; undefined: it ended by itself. */
  readonly killed: string | undefined;
  /** The end of what it printed on standard error. */
  readonly words: string;
}

/**
 * A process that handles one repository. Messages go to its standard input and come from its descriptor 3, one JSON
 * object a line. It is killed when it sends what is no message, a line that is too long, or nothing for a minute.
 * When the platform dies, its input ends, and it ends itself and its build.
 */
export class WorkerProcess {
  readonly pid: number | undefined;
  /** Resolves when the process is gone. Never rejects. */
  readonly ended: Promise<Ending>;
  readonly #child: ChildProcess;
  #onMessage: (message: FromWorker) => void = () => {};
  #killed: string | undefined;
  #words = '';
  #heard = performance.now();

  /**
   * `path`: the search path for the programs that a worker starts by name. `name`: shown among its arguments, so that the
   * next platform on a data directory finds the workers of one that was killed.
   */
  constructor(path: string, name: string, program: string = PROGRAM) {
    using own = withoutInherited(['pipe', 'ignore', 'pipe', 'pipe']);
    const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MB}`, '--', program, name], {
      cwd: '/',
      env: { PATH: path, LC_ALL: 'C.UTF-8' },
      // A group of its own: Ctrl-C in a terminal is the platform's to handle.
      detached: true,
      stdio: own.stdio,
    });
    this.#child = child;
    this.pid = child.pid;
    giveWay(child.pid);
    child.stdin?.on('error', () => {}); // It ended; `ended` says how.
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#words = (this.#words + text).slice(-WORDS);
    });
    this.#read(child);
    this.ended = this.#watch(child);
  }

  /** Where messages go from now on. */
  listen(onMessage: (message: FromWorker) => void): void {
    this.#onMessage = onMessage;
  }

  send(message: ToWorker): void {
    if (this.#child.stdin?.writable) this.#child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** Ends the process at once; what it started is to be cleaned up by another one. */
  kill(why: string): void {
    this.#killed ??= why;
    this.#child.kill('SIGKILL');
  }

  #read(child: ChildProcess): void {
    const decoder = new StringDecoder('utf8');
    let rest = '';
    child.stdio[3]?.on('error', () => {});
    child.stdio[3]?.on('data', (chunk: Buffer) => {
      this.#heard = performance.now();
      const lines = (rest + decoder.write(chunk)).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > LINE_BYTES) return this.kill('it sent a message that is too long');
      for (const line of lines) this.#take(line);
    });
  }

  #take(line: string): void {
    if (this.#killed !== undefined) return;
    const message = line.length <= LINE_BYTES ? readMessage(line) : undefined;
    if (!message) this.kill('it sent what is no message');
    else if (message.kind !== 'pulse') this.#onMessage(message);
  }

  #watch(child: ChildProcess): Promise<Ending> {
    let suspect = false;
    const timer = setInterval(() => {
      const silent = performance.now() - this.#heard > SILENCE_MS;
      // What it sent may wait to be read where this process itself was held up: it gets a second look.
      if (silent && suspect) this.kill(`it gave no sign of life for ${SILENCE_MS / 1_000} seconds`);
      suspect = silent;
    }, LOOK_MS).unref();
    return new Promise((resolve) => {
      const end = (exitCode: number | null, signal: string | null, words = this.#words) => {
        clearInterval(timer);
        resolve({ exitCode, signal, killed: this.#killed, words });
      };
      child.once('error', (error) => end(null, null, error.message));
      child.once('close', (exitCode, signal) => end(exitCode, signal));
    });
  }
}

/** What the worker starts inherits it. */
function giveWay(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, NICENESS);
  } catch {
    // It ended at once, or this machine allows no priorities: then all are equal.
  }
}
