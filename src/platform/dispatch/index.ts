/**
 * Dispatch: runs each deployment in its own worker process. The serving process never reads the contents of a
 * repository. It starts workers, answers their few questions, and enforces bounds on them.
 *
 * Mirrors: spec 1.3 and 1.4 (build the repository, sync the output).
 * Gaps: workers run on this machine.
 * By design: a worker has one job. If it crashes, runs out of memory or stops sending messages, its deployment fails
 *   with `builder_crashed`, and another worker removes its files and ends its processes. One worker waits, so
 *   that a deployment does not wait for a process to start. The worker of a server stays until the server runs, because it has the
 *   sources if the start fails. The workspaces of ended builds are removed when no build begins.
 */

import { randomUUID } from 'node:crypto';
import { addAbortListener } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Clock, within } from '../../base/clock.ts';
import { SlipwayError } from '../../base/errors.ts';
import type { BuiltOutput } from '../../contract/built-output.ts';
import type { BuildNetworkChoice } from '../../contract/platform-start.ts';
import type { KindCollected } from '../keeping/collect.ts';
import { Refusal } from '../shared/refusal.ts';
import {
  BuildCancelled,
  type Builder,
  BuildFailure,
  type BuildJob,
  type BuildOptions,
  type Built,
  type DetectedRepository,
  type Walls,
} from '../shared/types.ts';
import type { BuildLogs } from '../stores/build-logs.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { logWriter, tailOf } from './log.ts';
import type { Job } from './messages.ts';
import { type PoolOptions, WorkerPool } from './pool.ts';
import { unreadablePart } from './program.ts';
import { type Session, WorkerCrash } from './session.ts';

export interface DispatchOptions extends PoolOptions {
  /** Called with the description of each output before it is stored. If it throws, the deployment fails. */
  readonly onOutput?: ((output: BuiltOutput, signal: AbortSignal) => Promise<void>) | undefined;
  readonly logs: BuildLogs;
  readonly clock: Clock;
}

/** Milliseconds that an aborted worker has to end its build, before it is killed. */
const ABORT_MS = 10_000;
/** Milliseconds that a worker has to clean up after its result. */
const TIDY_MS = 5 * 60_000;
/** Milliseconds that a worker has to find the lines that made a start fail. */
const PLACE_MS = 10_000;
/** Repositories that are read at once, beside builds. */
const DETECTED_AT_ONCE = 2;
/** Workspaces of ended builds are removed after so many milliseconds without a build, and at the latest after so many builds. */
const SWEEP_MS = 60_000;
const SWEEP_BUILDS = 8;

/** Milliseconds without a first worker, so that it does not slow the first requests. A build waits for none of it. */
const FIRST_WORKER_MS = 100;

export function createDispatch(options: DispatchOptions): Dispatch {
  return new Dispatch(options);
}

export class Dispatch implements Builder, AsyncDisposable {
  readonly #options: DispatchOptions;
  readonly #pool: WorkerPool;
  #begin: () => void = () => {};
  #recovered: Promise<void> = Promise.resolve();
  #background: Promise<void> = Promise.resolve();
  /** Builds whose workspaces may still be there. */
  #left = 0;
  #cancelSweep: () => void = () => {};
  #closing = false;
  #detecting = 0;

  constructor(options: DispatchOptions) {
    this.#options = options;
    this.#pool = new WorkerPool(options);
  }

  /** The isolation, limits and network of builds. Undefined until the first worker has determined them. */
  get walls(): Walls | undefined {
    return this.#pool.walls;
  }

  /** Starts a worker for the first build at once. Only where there is nothing to clean up. */
  prepare(): void {
    this.#pool.refill();
  }

  /** Starts the cleanup soon: the first build waits for it. Checks at once what the options require of this machine. */
  async recover(): Promise<void> {
    const { buildNetwork, isolation, cgroup } = this.#options;
    if (!isRequired(buildNetwork) && isolation !== 'required' && !isNamed(cgroup)) {
      const timer = setTimeout(() => this.#begin(), FIRST_WORKER_MS);
      this.#begin = () => {
        this.#begin = () => {};
        clearTimeout(timer);
        if (!this.#closing) this.#startFirst();
      };
      return;
    }
    requireWalls(await this.#startFirst().ready, this.#options);
  }

  /** Starts the first worker. Without a `builds` folder there is nothing to clean up, and it can wait for a deployment. */
  #startFirst(): Session {
    const hasBuilt = existsSync(join(this.#options.dataDir, 'builds'));
    if (!hasBuilt) return this.#pool.refill();
    const session = this.#pool.start();
    this.#recovered = this.#cleanUp(null, session).then(() => {
      if (!this.#closing) this.#pool.refill();
    });
    return session;
  }

  async build(job: BuildJob, options: BuildOptions): Promise<Built> {
    this.#cancelSweep();
    this.#begin();
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
    const log = logWriter(logs, { deployID: job.deployID, fence: options.fence }, bytes, clock);
    using _ = addAbortListener(signal, () => void this.#abort(session));
    try {
      const look = async (output: BuiltOutput) => onOutput?.(output, signal);
      const onLog = (text: string) => {
        if (!log.write(text)) session.process.kill('it sent a log that is too long');
      };
      const onStored: BuildOptions['onStored'] = async (...stored) => {
        try {
          const warnings = await options.onStored?.(...stored);
          for (const each of warnings ?? []) log.write(`Warning: ${each}\n`);
          return warnings ?? undefined;
        } catch (error) {
          if (error instanceof BuildFailure) log.write(`${error.message}\n`);
          throw error;
        }
      };
      const listener = { ...options, onOutput: look, onLog, onStored };
      const result = await session.run({ kind: 'deploy', job, look: onOutput !== undefined }, listener);
      if (result.kind !== 'stored') throw result.kind === 'failed' ? new BuildFailure(result.facts) : unexpected();
      const { commit, release } = result;
      return {
        commit,
        release,
        // If the search takes too long, the deployment fails without the places.
        place: async (facts) => (await within(clock, PLACE_MS, session.place(facts))) ?? [],
        [Symbol.asyncDispose]: () => {
          session.letGo();
          return this.#finish(session, job.deployID);
        },
      };
    } catch (error) {
      await this.#finish(session, job.deployID);
      if (signal.reason instanceof BuildCancelled) log.write('The build was stopped: the deployment was cancelled.\n');
      signal.throwIfAborted();
      throw error;
    } finally {
      await log.end();
      options.onLogged?.(log.bytes);
    }
  }

  /**
   * Reads a repository as a build of the job would, in a worker of its own, and runs nothing of it. Throws `BuildFailure` if a build
   * would fail there, and the refusal `unavailable` if as many are read as may be at once, or the signal is aborted.
   */
  async detect(job: Omit<BuildJob, 'deployID'>, signal: AbortSignal): Promise<DetectedRepository> {
    if (this.#detecting >= DETECTED_AT_ONCE)
      throw late('Other repositories are being read. Try again in some seconds.');
    this.#detecting += 1;
    try {
      this.#cancelSweep();
      this.#begin();
      await this.#recovered;
      return await this.#detect({ ...job, deployID: `look-${randomUUID()}`, purpose: 'detect' }, signal);
    } catch (error) {
      if (signal.aborted)
        throw late('The repository could not be read in time. Try again, or let the first build read it.');
      throw error;
    } finally {
      this.#detecting -= 1;
    }
  }

  async #detect(job: BuildJob, signal: AbortSignal): Promise<DetectedRepository> {
    const session = this.#pool.start();
    using _ = addAbortListener(signal, () => void this.#abort(session));
    try {
      const result = await session.run({ kind: 'deploy', job, look: false });
      if (result.kind === 'failed') throw new BuildFailure(result.facts);
      if (result.kind !== 'detected') throw unexpected();
      return { commit: result.commit, plan: result.plan };
    } catch (error) {
      throw error instanceof WorkerCrash && !signal.aborted ? await this.#crashed(error, session, job) : error;
    } finally {
      // The answer does not wait until the folders of the worker are removed.
      void this.#finish(session, job.deployID);
    }
  }

  /** Ends what this node keeps beyond its bounds. */
  async collect(): Promise<readonly KindCollected[]> {
    if (this.#options.lasting === false) return [];
    return this.#alone({ kind: 'collect' });
  }

  /** Makes compressed forms of a release's files, one release after another. Resolves when they are ready. Never rejects. */
  prepareVariants(org: string, manifestHash: string): Promise<void> {
    if (this.#options.lasting === false) return Promise.resolve();
    return this.#later({ kind: 'variants', org, manifestHash }, 'compressing_failed', { org });
  }

  /** Ends every worker. The queue has waited for its builds before. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#closing = true;
    this.#begin();
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

  /** Sweeps when no build has begun for a while: removing thousands of files slows builds, on some file systems for a minute more. */
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

  async #alone(job: Job): Promise<readonly KindCollected[]> {
    this.#begin();
    await this.#recovered;
    if (this.#closing) return [];
    const session = this.#pool.start();
    try {
      const result = await session.run(job);
      if (result.kind !== 'done') throw unexpected();
      return result.collected;
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
      words: crash.ending.words,
    });
    const stage = session.stage ?? 'clone';
    const message = `The process that built this deployment crashed: ${this.#noteUnreadable() ?? crash.message}`;
    const { exitCode, signal } = crash.ending;
    const log = await tailOf(this.#options.logs, deployID);
    return new BuildFailure({ stage, code: 'builder_crashed', message, exitCode, signal, log, diagnostics: [] });
  }

  /** Logs what the users of builds cannot read of the program. Only after a crash: it stops the platform for up to 40 ms. */
  #noteUnreadable(): string | undefined {
    const isolation = this.#pool.walls?.isolation;
    const part = isolation?.kind === 'bubblewrap' && isolation.asRoot ? unreadablePart() : undefined;
    if (!part) return undefined;
    const means = 'The users of builds cannot read it, and their workers need it. Let all users read it';
    this.#options.log('error', 'program_not_readable', { path: part.path, means, command: part.command });
    return "its user cannot read the platform's program. The platform's log has the remedy";
  }
}

function late(message: string): Refusal {
  return new Refusal('unavailable', message, { 'retry-after': '10' });
}

/** Levels of the network that a platform does not start without, and what they need. */
const REQUIRED = {
  private: 'Install bubblewrap, passt and nftables, or start with --build-network filtered or open.',
  filtered: 'Run the platform as root and install bubblewrap and nftables, or start with --build-network open.',
} as const;

function isRequired(choice: BuildNetworkChoice | undefined): choice is keyof typeof REQUIRED {
  return choice !== undefined && Object.hasOwn(REQUIRED, choice);
}

function isNamed(cgroup: string | undefined): boolean {
  return cgroup?.startsWith('/') === true;
}

/** Throws `unsupported_runtime` if builds do not have what the options require. */
function requireWalls({ network, isolation, limiter }: Walls, options: DispatchOptions): void {
  const unsupported = (input: string, reason: string, remedy: string) =>
    new SlipwayError('unsupported_runtime', reason, { input, remedy });
  const { buildNetwork } = options;
  if (isRequired(buildNetwork) && network.level !== buildNetwork) {
    const reason = network.level === 'private' ? 'Builds have a private network' : network.reason;
    throw unsupported('build-network', reason, REQUIRED[buildNetwork]);
  }
  if (options.isolation === 'required' && isolation.kind === 'none') {
    const remedy = 'Install bubblewrap, or start with --isolation auto: builds then have all rights of the platform.';
    throw unsupported('isolation', `Builds cannot be isolated: ${isolation.reason}`, remedy);
  }
  if (isNamed(options.cgroup) && limiter.kind !== 'cgroup') {
    const remedy =
      'Name a cgroup that the platform may use, or start with --cgroup auto: then the platform measures builds itself.';
    throw unsupported('cgroup', `Builds cannot have cgroups: ${limiter.reason}`, remedy);
  }
}

function unexpected(): Error {
  return new Error('The worker sent the result of another kind of job');
}
