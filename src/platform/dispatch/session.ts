import { assertNever } from '../../base/errors.ts';
import type { Locks, Release } from '../../base/locks.ts';
import { cleanLine } from '../../base/text.ts';
import type { BuiltFile, BuiltOutput, OddPath } from '../../contract/built-output.ts';
import type { BuildStage, Diagnostic } from '../../contract/control-plane.ts';
import { OBJECT_LIMITS } from '../objects/limits.ts';
import type { BuildFailureFacts, BuildOptions, Walls } from '../shared/types.ts';
import { type FromWorker, LOCK_MS, NOTE_MS, type Question, type ToWorker } from './messages.ts';
import type { WorkerEnd, WorkerProcess } from './process.ts';
import { isTold, Progress, rateOf } from './progress.ts';

export interface SessionParts {
  readonly locks: Locks;
  /** Returns the next repositories of apps after one, sorted. None: there are no more. */
  repositories(after: string): Promise<readonly string[]>;
  /** Returns the next apps after one, as `organization/project/app`, sorted. None: there are no more. */
  apps(after: string): Promise<readonly string[]>;
  onNote(note: Extract<FromWorker, { kind: 'note' }>): void;
}

/** Receives the progress of a job, one call after another. If a call rejects, only this job fails. */
export interface Listener extends Partial<Omit<BuildOptions, 'signal'>> {
  onOutput?(output: BuiltOutput): Promise<void>;
  onLog?(text: string): void;
}

/** Unanswered questions of one worker at a time, at most. A correct worker has fewer than ten. */
const QUESTIONS = 100;

const RULE_LENGTH = 300;

export type Result = Extract<FromWorker, { readonly kind: 'stored' | 'failed' | 'detected' | 'done' }>;

/** A worker that ended without a result. */
export class WorkerCrash extends Error {
  override readonly name = 'WorkerCrash';
  readonly ending: WorkerEnd;
  constructor(ending: WorkerEnd) {
    super(wordsOf(ending));
    this.ending = ending;
  }
}

/** The platform's side of the connection to one worker: answers its questions, and waits for its result. */
export class Session {
  readonly process: WorkerProcess;
  readonly #parts: SessionParts;
  readonly #held = new Map<string, Release>();
  readonly #ready = Promise.withResolvers<Walls>();
  readonly ready = this.#ready.promise;
  readonly #result = Promise.withResolvers<Result>();
  #listener: Listener = {};
  readonly #progress = new Progress();
  readonly #hasManyNotes = rateOf(NOTE_MS);
  readonly #hasManyLocks = rateOf(LOCK_MS);
  readonly #described: { readonly files: BuiltFile[]; readonly odd: OddPath[] } = { files: [], odd: [] };
  #isDescribed = false;
  #stage: BuildStage | undefined;
  #questions = 0;
  #over = false;
  /** The failed start that the worker is asked about next. Null: it may end. */
  #start = Promise.withResolvers<BuildFailureFacts | null>();
  #placed: PromiseWithResolvers<readonly Diagnostic[]> | undefined;
  /** True while the worker looks for the place of a failed start. Its next question has the result. */
  #isPlacing = false;
  #isLetGo = false;

  constructor(process: WorkerProcess, parts: SessionParts) {
    this.process = process;
    this.#parts = parts;
    this.ready.catch(() => {});
    this.#result.promise.catch(() => {});
    process.listen((message) => this.#receive(message).catch((error: unknown) => this.#breakOff(error)));
    void process.ended.then((ending) => this.#end(ending));
  }

  /** False after the process has ended. */
  get alive(): boolean {
    return !this.#over;
  }

  /** The stage that the worker entered last. Undefined before the first one. */
  get stage(): BuildStage | undefined {
    return this.#stage;
  }

  /** Sends the job. Resolves with its result. Rejects with `WorkerCrash`, or with the error of the listener. */
  run(job: ToWorker, listener: Listener = {}): Promise<Result> {
    this.#listener = listener;
    if (job.kind === 'deploy') this.#progress.begin();
    this.process.send(job);
    return this.#result.promise;
  }

  /** Has the worker of a stored server find the lines of the repository that made its start fail. None if it has ended. */
  place(facts: BuildFailureFacts): Promise<readonly Diagnostic[]> {
    if (this.#over) return Promise.resolve([]);
    this.#placed = Promise.withResolvers();
    this.#start.resolve(facts);
    return this.#placed.promise;
  }

  /** Lets the worker of a stored server end. */
  letGo(): void {
    this.#isLetGo = true;
    this.#start.resolve(null);
    this.#placed?.resolve([]);
  }

  #breakOff(error: unknown): void {
    this.#result.reject(error);
    this.process.send({ kind: 'abort' });
  }

  /** Handles messages one after another, so that a lock is released after all earlier messages were handled. */
  async #receive(message: FromWorker): Promise<void> {
    const broken = this.#brokenBy(message);
    if (broken !== undefined) return this.process.kill(broken);
    switch (message.kind) {
      case 'ready':
        this.#ready.resolve(message);
        break;
      case 'stage':
        this.#stage = message.stage;
        await this.#listener.onStage?.(message.stage);
        break;
      case 'commit':
        await this.#listener.onCommit?.(message.commit, message.facts);
        break;
      case 'log':
        this.#listener.onLog?.(message.text);
        break;
      case 'ask':
        // Not awaited, because a lock may be free only after other workers' messages.
        void this.#answer(message.id, message.question);
        break;
      case 'release':
        this.#release(message.name);
        break;
      case 'note':
        this.#parts.onNote(message);
        break;
      case 'stored':
        await this.#listener.onStored?.(message.release.manifestHash, message.release, message.warnings, message.type);
        this.#result.resolve(message);
        break;
      case 'failed':
      case 'detected':
      case 'done':
        this.#result.resolve(message);
        break;
      case 'pulse':
        break;
      default:
        assertNever(message);
    }
  }

  #brokenBy(message: FromWorker): string | undefined {
    if (isTold(message)) return this.#progress.take(message);
    if (message.kind === 'note') return this.#hasManyNotes() ? 'it sent too many notes' : undefined;
    const isOfLock = message.kind === 'release' || (message.kind === 'ask' && message.question.about === 'lock');
    return isOfLock && this.#hasManyLocks() ? 'it sent too many messages about locks' : undefined;
  }

  async #answer(id: number, question: Question): Promise<void> {
    this.#questions += 1;
    if (this.#questions > QUESTIONS) return this.process.kill('it asked too many questions at once');
    try {
      this.process.send({ kind: 'answer', id, value: await this.#answerTo(question) });
    } catch (error) {
      this.#breakOff(error);
    }
    this.#questions -= 1;
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
        await this.#look(question);
        return null;
      case 'start':
        return this.#nextStart(question.found);
      case 'repositories':
        return this.#parts.repositories(question.after);
      case 'apps':
        return this.#parts.apps(question.after);
    }
  }

  async #nextStart(found: readonly Diagnostic[]): Promise<BuildFailureFacts | null> {
    if (this.#isPlacing) this.#placed?.resolve(found);
    if (this.#isLetGo) return null;
    const facts = await this.#start.promise;
    this.#isPlacing = facts !== null;
    if (facts) this.#start = Promise.withResolvers();
    return facts;
  }

  /** Collects the description of the output, within the bounds of a release. */
  async #look({ part, isLast }: Extract<Question, { about: 'output' }>): Promise<void> {
    const { files, odd } = this.#described;
    const isEmpty = part.files.length + part.odd.length === 0;
    if (this.#isDescribed || (isEmpty && !isLast))
      return this.process.kill('it described its output in too many parts');
    this.#isDescribed = isLast;
    files.push(...part.files);
    odd.push(...part.odd);
    if (Math.max(files.length, odd.length) > OBJECT_LIMITS.files) return this.process.kill('its output is too large');
    if (isLast) await this.#listener.onOutput?.({ files, odd, ignoredRules: part.ignoredRules, faults: part.faults });
  }

  #release(name: string): void {
    this.#held.get(name)?.();
    this.#held.delete(name);
  }

  #end(ending: WorkerEnd): void {
    this.#over = true;
    this.letGo();
    const crash = new WorkerCrash(ending);
    this.#ready.reject(crash);
    this.#result.reject(crash);
    for (const name of [...this.#held.keys()]) this.#release(name);
  }
}

function wordsOf({ exitCode, signal, killed, words }: WorkerEnd): string {
  if (killed !== undefined) return `it was ended because ${killed}`;
  const rule = /^(?:Error: )?The worker was ended because (.+)$/m.exec(words)?.[1];
  if (rule !== undefined) return `it was ended because ${cleanLine(rule, RULE_LENGTH)}`;
  if (/heap out of memory|Allocation failed/i.test(words)) return 'it ran out of memory';
  return signal ? `it was killed by ${signal}` : `it exited with code ${exitCode}`;
}
