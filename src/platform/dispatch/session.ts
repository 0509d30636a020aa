import { assertNever } from '../../base/errors.ts';
import type { OutputKind } from '../../contract/plain-folder.ts';
import { BuildFailure, type BuildFailureFacts, type Collected, type Isolation, type StoredRelease } from '../types.ts';
import type { Locks, Release } from './locks.ts';
import type { FromWorker, Question, ToWorker } from './messages.ts';
import type { Ending, WorkerProcess } from './process.ts';

/** What a session needs from the platform. */
export interface SessionParts {
  readonly locks: Locks;
  /** The manifests that an organization's releases name. */
  live(org: string): readonly string[];
  onNote(note: Extract<FromWorker, { kind: 'note' }>): void;
}

/** Gets the progress of a job. */
export interface Listener {
  onStage?(stage: Extract<FromWorker, { kind: 'stage' }>['stage']): void;
  onCommit?(commit: string): void;
  onOutput?(directory: string, kind: OutputKind): Promise<void>;
}

/** The result of a job. */
export type Result =
  | { readonly kind: 'stored'; readonly commit: string; readonly release: StoredRelease }
  | { readonly kind: 'failed'; readonly facts: BuildFailureFacts }
  | { readonly kind: 'done'; readonly removed: Collected };

/** A worker that ended without a result. */
export class WorkerCrash extends Error {
  override readonly name = 'WorkerCrash';
  readonly ending: Ending;
  constructor(ending: Ending) {
    super(wordsOf(ending));
    this.ending = ending;
  }
}

/** The platform's side of the connection to one worker: answers its questions, and waits for its result. */
export class Session {
  readonly process: WorkerProcess;
  readonly ready: Promise<Isolation>;
  readonly #parts: SessionParts;
  readonly #held = new Map<string, Release>();
  readonly #ready = Promise.withResolvers<Isolation>();
  readonly #result = Promise.withResolvers<Result>();
  #listener: Listener = {};
  #stage: string | undefined;
  #over = false;

  constructor(process: WorkerProcess, parts: SessionParts) {
    this.process = process;
    this.#parts = parts;
    this.ready = this.#ready.promise;
    this.ready.catch(() => {});
    this.#result.promise.catch(() => {});
    process.listen((message) => this.#receiveSafely(message));
    void process.ended.then((ending) => this.#end(ending));
  }

  /** False after the process has ended. */
  get alive(): boolean {
    return !this.#over;
  }

  /** The stage that the worker entered last. Undefined before the first one. */
  get stage(): string | undefined {
    return this.#stage;
  }

  /** Sends the job. Rejects with `WorkerCrash`, or with what the listener threw. */
  run(job: ToWorker, listener: Listener = {}): Promise<Result> {
    this.#listener = listener;
    this.process.send(job);
    return this.#result.promise;
  }

  /** If a listener throws, as the state does on a full disk, only this job ends. */
  #receiveSafely(message: FromWorker): void {
    try {
      this.#receive(message);
    } catch (error) {
      this.#breakOff(error);
    }
  }

  #breakOff(error: unknown): void {
    this.#result.reject(error);
    this.process.send({ kind: 'abort' });
  }

  #receive(message: FromWorker): void {
    switch (message.kind) {
      case 'ready':
        this.#ready.resolve(message.isolation);
        break;
      case 'stage':
        this.#stage = message.stage;
        this.#listener.onStage?.(message.stage);
        break;
      case 'commit':
        this.#listener.onCommit?.(message.commit);
        break;
      case 'ask':
        void this.#answer(message.id, message.question);
        break;
      case 'release':
        this.#release(message.name);
        break;
      case 'note':
        this.#parts.onNote(message);
        break;
      case 'stored':
      case 'failed':
      case 'done':
        this.#result.resolve(message);
        break;
      case 'pulse':
        break;
      default:
        assertNever(message);
    }
  }

  async #answer(id: number, question: Question): Promise<void> {
    try {
      this.process.send({ kind: 'answer', id, value: await this.#answerTo(question) });
    } catch (error) {
      this.#breakOff(error);
    }
  }

  async #answerTo(question: Question): Promise<unknown> {
    switch (question.about) {
      case 'lock': {
        const release = await this.#parts.locks.acquire(question.name);
        this.#release(question.name);
        this.#held.set(question.name, release);
        if (this.#over) this.#release(question.name);
        return null;
      }
      case 'output':
        await this.#listener.onOutput?.(question.directory, question.kind);
        return null;
      case 'live':
        return this.#parts.live(question.org);
    }
  }

  #release(name: string): void {
    this.#held.get(name)?.();
    this.#held.delete(name);
  }

  #end(ending: Ending): void {
    this.#over = true;
    const crash = new WorkerCrash(ending);
    this.#ready.reject(crash);
    this.#result.reject(crash);
    for (const name of [...this.#held.keys()]) this.#release(name);
  }
}

/** How the worker ended, for people. */
function wordsOf({ exitCode, signal, killed, words }: Ending): string {
  if (killed !== undefined) return `it was ended because ${killed}`;
  if (/heap out of memory|Allocation failed/i.test(words)) return 'it ran out of memory';
  return signal ? `it was killed by ${signal}` : `it exited with code ${exitCode}`;
}

/** The failure of a deployment whose worker ended without a result. `log`: the last lines of the deployment's log. */
export function crashFailure(crash: WorkerCrash, stage: BuildFailureFacts['stage'], log: readonly string[]) {
  const message = `The process that built this deployment crashed: ${crash.message}`;
  return new BuildFailure({
    ...{ stage, code: 'builder_crashed', message, exitCode: crash.ending.exitCode, signal: crash.ending.signal },
    ...{ log, diagnostics: [] },
  });
}
