/**
 * Dispatch: runs each deployment in its own worker process. The serving process never reads the contents of a
 * repository. It starts workers, answers their few questions, and enforces bounds on them.
 *
 * Mirrors: spec 1.3 and 1.4 (build the repository, sync the output).
 * Gaps: workers run on this machine.
 * By design: a worker has one job. If it crashes, runs out of memory or stops sending messages, its deployment fails
 *   with `builder_crashed`, and another worker removes its files and ends its processes. One worker waits, so
 *   that a deployment does not wait for a process to start. The workspaces of ended builds are removed when no build begins.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../../base/clock.ts';
import { SlipwayError } from '../../base/errors.ts';
import type { BuiltOutput } from '../../contract/built-output.ts';
import { DEPLOYMENT_STAGES } from '../../contract/control-plane.ts';
import {
  type Builder,
  BuildFailure,
  type BuildJob,
  type BuildOptions,
  type Built,
  type Collected,
  type Isolation,
} from '../shared/types.ts';
import type { BuildLogs } from '../stores/build-logs.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { LogWriter, tailOf } from './log.ts';
import type { Job } from './messages.ts';
import { type PoolOptions, WorkerPool } from './pool.ts';
import { unreadablePart } from './program.ts';
import { crashFailure, type Session, WorkerCrash } from './session.ts';

export interface DispatchOptions extends PoolOptions {
  /**
   * `auto`: bubblewrap if it works, else none and a warning. `required`: `recover` throws `unsupported_runtime` if it
   * does not work.
   */
  readonly isolation?: 'auto' | 'required' | 'none';
  /** Called with the description of each output before it is stored. If it throws, the deployment fails. */
  readonly onOutput?: ((output: BuiltOutput, signal: AbortSignal) => Promise<void>) | undefined;
  /** The releases of an organization whose objects must stay. */
  readonly live: (org: string) => Promise<readonly string[]>;
  readonly logs: BuildLogs;
  readonly clock: Clock;
}

export interface Dispatch extends Builder, AsyncDisposable {
  /** Removes the objects that no release names. */
  collect(): Promise<Collected>;
  /** Makes compressed forms of a release's files, one release after another. Resolves when they are ready. Never rejects. */
  prepareVariants(org: string, manifestHash: string): Promise<void>;
}

/** Milliseconds that an aborted worker has to end its build, before it is killed. */
const ABORT_MS = 10_000;
/** Milliseconds that a worker has to clean up after its result. */
const TIDY_MS = 5 * 60_000;
/** Milliseconds without a build after which the workspaces of ended builds are removed, and builds after which they are in any case. */
const SWEEP_MS = 60_000;
const SWEEP_BUILDS = 8;

export function createDispatch(options: DispatchOptions): Dispatch {
  return new Dispatcher(options);
}

class Dispatcher implements Dispatch {
  readonly #options: DispatchOptions;
  readonly #pool: WorkerPool;
  #recovered: Promise<void> = Promise.resolve();
  #background: Promise<void> = Promise.resolve();
  /** Builds whose workspaces may still be there. */
  #left = 0;
  #cancelSweep: () => void = () => {};
  #closing = false;

  constructor(options: DispatchOptions) {
    this.#options = options;
    this.#pool = new WorkerPool(options, options.live);
  }

  /**
   * Starts the cleanup and does not wait for it, but the first build does. Waits for the isolation if it is required.
   */
  async recover(): Promise<void> {
    // Without a `builds` folder there is nothing to clean up, and the first worker can wait for a deployment.
    const hasBuilt = existsSync(join(this.#options.dataDir, 'builds'));
    const session = hasBuilt ? this.#pool.start() : this.#pool.refill();
    if (hasBuilt)
      this.#recovered = this.#cleanUp(null, session).then(() => {
        if (!this.#closing) this.#pool.refill();
      });
    if (this.#options.isolation === 'required') requireIsolation(await session.ready);
    const unreadable = process.getuid?.() === 0 ? unreadablePart() : undefined;
    if (unreadable !== undefined) requireReadable(await session.ready, unreadable);
  }

  async build(job: BuildJob, options: BuildOptions): Promise<Built> {
    this.#cancelSweep();
    await this.#recovered;
    let { session, waited } = this.#pool.take();
    try {
      return await this.#attempt(job, options, session).catch((error: unknown) => {
        // The waiting worker ended before it got the job: try once more with a new one.
        if (!(error instanceof WorkerCrash) || !waited || session.stage !== undefined) throw error;
        session = this.#pool.start();
        return this.#attempt(job, options, session);
      });
    } catch (error) {
      throw error instanceof WorkerCrash ? await this.#crashed(error, session, job) : error;
    }
  }

  async #attempt(job: BuildJob, options: BuildOptions, session: Session): Promise<Built> {
    const { signal } = options;
    const { onOutput, limits, logs, clock } = this.#options;
    const bytes = limits?.logBytes ?? DEFAULT_LIMITS.logBytes;
    const log = new LogWriter(logs, job.deployID, bytes, clock);
    const abort = () => void this.#abort(session);
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
    try {
      const look = async (output: BuiltOutput) => onOutput?.(output, signal);
      const onLog = (text: string) => {
        if (!log.write(text)) session.process.kill('it sent a log that is too long');
      };
      const listener = { ...options, onOutput: look, onLog };
      const result = await session.run({ kind: 'deploy', job, look: onOutput !== undefined }, listener);
      if (result.kind !== 'stored') throw result.kind === 'failed' ? new BuildFailure(result.facts) : unexpected();
      const { commit, release } = result;
      return { commit, release, [Symbol.asyncDispose]: () => this.#finish(session, job.deployID) };
    } catch (error) {
      await this.#finish(session, job.deployID);
      signal.throwIfAborted();
      throw error;
    } finally {
      signal.removeEventListener('abort', abort);
      await log.end();
    }
  }

  collect(): Promise<Collected> {
    return this.#alone({ kind: 'collect' });
  }

  prepareVariants(org: string, manifestHash: string): Promise<void> {
    if (this.#options.lasting === false) return Promise.resolve();
    return this.#later({ kind: 'variants', org, manifestHash }, 'compressing_failed', { org });
  }

  /** Ends every worker. The queue has waited for its builds before. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#closing = true;
    this.#cancelSweep();
    await Promise.all(this.#pool.close().map((session) => this.#abort(session)));
    await this.#background;
  }

  /** Runs one of the platform's own jobs after all others. Never rejects. `event`: how its failure is logged. */
  #later(job: Job, event: string, fields: { readonly org?: string } = {}): Promise<void> {
    this.#background = this.#background
      .then(() => this.#alone(job))
      .then(
        () => {},
        (error: unknown) => {
          if (!this.#closing) this.#options.log('warn', event, { ...fields, reason: String(error) });
        },
      );
    return this.#background;
  }

  /**
   * Has the workspaces of ended builds removed when no build has begun for a while: to remove thousands of files slows builds, and
   * some file systems are slow to create others for a minute afterwards.
   */
  #sweepSoon(): void {
    this.#left += 1;
    this.#cancelSweep();
    const sweep = () => {
      this.#left = 0;
      void this.#later({ kind: 'sweep' }, 'cleanup_failed');
    };
    if (this.#left >= SWEEP_BUILDS) sweep();
    else this.#cancelSweep = this.#options.clock.after(SWEEP_MS, sweep);
  }

  /** Runs one of the platform's own jobs in a new worker. */
  async #alone(job: Job): Promise<Collected> {
    await this.#recovered;
    if (this.#closing) return { objects: 0, bytes: 0 };
    const session = this.#pool.start();
    try {
      const result = await session.run(job);
      if (result.kind !== 'done') throw unexpected();
      return result.removed;
    } finally {
      await this.#abort(session);
    }
  }

  #cleanUp(deployID: string | null, session = this.#pool.start()): Promise<void> {
    return session.run({ kind: 'clean', deployID }).then(
      () => {},
      (error: unknown) => {
        if (!this.#closing) this.#options.log('error', 'cleanup_failed', { deployID, reason: String(error) });
      },
    );
  }

  /** Waits until a worker has cleaned up and ended. If it failed, another worker cleans up. */
  async #finish(session: Session, deployID: string): Promise<void> {
    const late = new AbortController();
    this.#options.clock.sleep(TIDY_MS, late.signal).then(
      () => session.process.kill('it did not end after its job'),
      () => {},
    );
    const { exitCode } = await session.process.ended;
    late.abort();
    if (this.#closing) return;
    if (exitCode !== 0) await this.#cleanUp(deployID);
    if (this.#options.lasting !== false) this.#sweepSoon();
  }

  async #abort(session: Session): Promise<void> {
    if (!session.alive) return;
    session.process.send({ kind: 'abort' });
    const late = setTimeout(() => session.process.kill('it did not end after an abort'), ABORT_MS);
    await session.process.ended;
    clearTimeout(late);
  }

  async #crashed(crash: WorkerCrash, session: Session, { deployID }: BuildJob): Promise<BuildFailure> {
    this.#options.log('error', 'worker_crashed', {
      deployID,
      reason: crash.message,
      words: crash.ending.words.slice(-500),
    });
    const stage = DEPLOYMENT_STAGES.find((each) => each === session.stage) ?? 'clone';
    return crashFailure(crash, stage, await tailOf(this.#options.logs, deployID));
  }
}

function requireIsolation(isolation: Isolation): void {
  if (isolation.kind !== 'none') return;
  throw new SlipwayError('unsupported_runtime', `Builds cannot be isolated: ${isolation.reason}`, {
    input: 'isolation',
    remedy: 'Install bubblewrap, or start with --isolation auto: builds then have all rights of the platform.',
  });
}

type Unreadable = NonNullable<ReturnType<typeof unreadablePart>>;

/** Throws if builds have users of their own, which cannot read the program of their workers. */
function requireReadable(isolation: Isolation, { path, command }: Unreadable): void {
  if (isolation.kind === 'none' || !isolation.asRoot) return;
  throw new SlipwayError('unsupported_runtime', `The users of builds cannot read ${path}, which their workers need`, {
    remedy: `Let all users read it: ${command}`,
  });
}

function unexpected(): Error {
  return new Error('The worker sent the result of another kind of job');
}
