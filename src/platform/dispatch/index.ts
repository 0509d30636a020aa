/**
 * Dispatch: each deployment is handled by a worker process of its own. The serving process never reads, walks or
 * matches what a repository holds: it starts workers, answers their few questions, and bounds them.
 *
 * Mirrors: spec 1.3 and 1.4 (build the repository, sync the output).
 * Gaps: workers run on this machine.
 * By design: a worker has one job. When it crashes, runs out of memory or falls silent, its deployment fails as
 *   `builder_crashed`, and another worker cleans up what it left. One worker waits ready, so that a deployment does
 *   not wait for a process to start.
 */
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../../base/clock.ts';
import { SlipwayError } from '../../base/errors.ts';
import type { Log } from '../../base/log.ts';
import { DEPLOYMENT_STAGES } from '../../contract/control-plane.ts';
import { OBJECT_LIMITS, type ObjectLimits } from '../objects/limits.ts';
import { type Builder, BuildFailure, type BuildJob, type BuildOptions, type Built, type Isolation } from '../types.ts';
import { passedOn } from './environment.ts';
import { type BuildLimits, DEFAULT_LIMITS } from './limits.ts';
import { Locks } from './locks.ts';
import { tailOf } from './log-tail.ts';
import type { Job, WorkerSettings } from './messages.ts';
import { WorkerProcess } from './process.ts';
import { crashFailure, type Listener, Session, WorkerCrash } from './session.ts';

export interface DispatchOptions {
  readonly dataDir: string;
  /** The host's environment; an allowlist decides what of it reaches a worker (environment.ts). */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where `owner/name` lies. Default: github.com. */
  readonly gitUrlTemplate?: string;
  /** Also clone local paths, `file://` and plain http. */
  readonly allowLocalGit?: boolean;
  readonly limits?: Partial<BuildLimits>;
  readonly outputLimits?: ObjectLimits;
  /** False: no app is built here twice. Default true. */
  readonly lasting?: boolean;
  /** `auto`: bubblewrap where it works, else none with a warning; `required`: `recover` throws `unsupported_runtime` where it does not. */
  readonly isolation?: 'auto' | 'required' | 'none';
  /** Looks at each output's folder before it is stored. What it throws fails the deployment. */
  readonly onOutput?: ((directory: string, signal: AbortSignal) => Promise<void>) | undefined;
  /** The manifests that an organization's releases name. */
  readonly live?: (org: string) => readonly string[];
  readonly log: Log;
  readonly clock: Clock;
}

export interface Dispatch extends Builder, AsyncDisposable {
  /** Removes the objects that no release names. */
  collect(): Promise<void>;
  /** Has compressed forms of a release's files made, some time later, one release after another. */
  prepareVariants(org: string, manifestHash: string): void;
  /** What builds are isolated by, once `recover` has resolved. */
  readonly isolation: Isolation | undefined;
}

/** Milliseconds that an aborted worker may take to end its build, before it is killed. */
const ABORT_MS = 10_000;
/** Milliseconds that a worker may take to tidy up after its result. */
const TIDY_MS = 5 * 60_000;
/** Milliseconds that a stored release is safe from collection: it is about to be activated. */
const ACTIVATION_GRACE_MS = 60 * 60 * 1_000;

export function createDispatch(options: DispatchOptions): Dispatch {
  return new Dispatcher(options);
}

class Dispatcher implements Dispatch {
  readonly #options: DispatchOptions;
  readonly #path: string;
  readonly #locks = new Locks();
  readonly #sessions = new Set<Session>();
  /** Releases that may not be activated yet. */
  readonly #recent = new Set<{ readonly org: string; readonly manifestHash: string; readonly until: number }>();
  #spare: Session | undefined;
  #isolation: Isolation | undefined;
  #recovered: Promise<void> = Promise.resolve();
  #background: Promise<void> = Promise.resolve();
  #closing = false;

  constructor(options: DispatchOptions) {
    this.#options = options;
    this.#path = options.env.PATH ?? '/usr/local/bin:/usr/bin:/bin';
  }

  get isolation(): Isolation | undefined {
    return this.#isolation;
  }

  /** Does not wait for the cleaning up, unless the isolation has to be known: the first build does. */
  async recover(): Promise<void> {
    const session = this.#start();
    this.#recovered = this.#cleanUp(null, session).then(() => this.#refill());
    if (this.#options.isolation === 'required') this.#require(await session.ready);
  }

  async build(job: BuildJob, options: BuildOptions): Promise<Built> {
    const { signal } = options;
    await this.#recovered;
    signal.throwIfAborted();
    const session = this.#take();
    const abort = () => void this.#abort(session);
    signal.addEventListener('abort', abort, { once: true });
    try {
      const result = await session.run(
        { kind: 'deploy', job, look: this.#options.onOutput !== undefined },
        {
          ...listenerOf(options),
          onOutput: async (directory) => this.#options.onOutput?.(directory, signal),
        },
      );
      if (result.kind !== 'stored') throw result.kind === 'failed' ? new BuildFailure(result.facts) : unexpected();
      const { commit, release } = result;
      this.#recent.add({
        org: job.app.org,
        manifestHash: release.manifestHash,
        until: this.#options.clock.now() + ACTIVATION_GRACE_MS,
      });
      return { commit, release, [Symbol.asyncDispose]: () => this.#finish(session, job.deployID) };
    } catch (error) {
      await this.#finish(session, job.deployID);
      signal.throwIfAborted();
      throw error instanceof WorkerCrash ? await this.#crashed(error, session, job) : error;
    } finally {
      signal.removeEventListener('abort', abort);
    }
  }

  collect(): Promise<void> {
    return this.#alone({ kind: 'collect' });
  }

  prepareVariants(org: string, manifestHash: string): void {
    if (this.#options.lasting === false) return;
    this.#background = this.#background
      .then(() => this.#alone({ kind: 'variants', org, manifestHash }))
      .catch((error: unknown) => {
        if (!this.#closing) this.#options.log('warn', 'compressing_failed', { org, reason: String(error) });
      });
  }

  /** Ends every worker. The queue has waited for its builds by then. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#closing = true;
    await Promise.all([...this.#sessions].map((session) => this.#abort(session)));
    await this.#background;
  }

  /** A job of the platform's own, in a worker of its own. */
  async #alone(job: Job): Promise<void> {
    if (this.#closing) return;
    const session = this.#start();
    try {
      const result = await session.run(job);
      if (result.kind !== 'done') throw unexpected();
      await session.process.ended;
    } finally {
      await this.#abort(session);
    }
  }

  #cleanUp(deployID: string | null, session = this.#start()): Promise<void> {
    return session.run({ kind: 'clean', deployID }).then(
      () => {},
      (error: unknown) => {
        if (!this.#closing) this.#options.log('error', 'cleanup_failed', { deployID, reason: String(error) });
      },
    );
  }

  /** The worker that waits ready; another one takes its place. */
  #take(): Session {
    const ready = this.#spare?.alive ? this.#spare : this.#start();
    this.#spare = undefined;
    void ready.ready.then(
      () => this.#refill(),
      () => {},
    );
    return ready;
  }

  #refill(): void {
    if (!this.#closing && !this.#spare?.alive) this.#spare = this.#start();
  }

  #start(): Session {
    const session = new Session(new WorkerProcess(this.#path), {
      locks: this.#locks,
      live: (org) => this.#live(org),
      onNote: ({ level, event, text }) => this.#options.log(level, event, { reason: text }),
    });
    this.#sessions.add(session);
    void session.process.ended.then(() => this.#sessions.delete(session));
    session.ready.then(
      (isolation) => this.#learn(isolation),
      () => {},
    );
    session.process.send({ kind: 'prepare', settings: this.#settings() });
    return session;
  }

  #settings(): WorkerSettings {
    const { dataDir, env, gitUrlTemplate, allowLocalGit, limits, outputLimits, lasting, isolation } = this.#options;
    const settings: WorkerSettings = {
      dataDir: realpathSync(dataDir),
      env: passedOn(env),
      gitUrlTemplate: gitUrlTemplate ?? 'https://github.com/{repository}.git',
      allowLocalGit: allowLocalGit ?? false,
      limits: { ...DEFAULT_LIMITS, ...limits },
      outputLimits: outputLimits ?? OBJECT_LIMITS,
      lasting: lasting ?? true,
      isolation: isolation === 'none' ? 'none' : 'auto',
    };
    return this.#isolation ? { ...settings, known: this.#isolation } : settings;
  }

  #learn(isolation: Isolation): void {
    if (this.#isolation) return;
    this.#isolation = isolation;
    if (isolation.kind !== 'none') return;
    this.#options.log('warn', 'builds_not_isolated', {
      reason: isolation.reason,
      means: 'builds can read and write what the platform can, and the number of their processes is not bounded',
    });
  }

  #require(isolation: Isolation): void {
    if (isolation.kind !== 'none') return;
    throw new SlipwayError('unsupported_runtime', `Builds cannot be isolated: ${isolation.reason}`, {
      input: 'isolation',
      remedy: 'Install bubblewrap, or start with --isolation auto: builds then have the rights of the platform.',
    });
  }

  #live(org: string): readonly string[] {
    const now = this.#options.clock.now();
    for (const each of this.#recent) if (each.until < now) this.#recent.delete(each);
    const recent = [...this.#recent].filter((each) => each.org === org).map((each) => each.manifestHash);
    return [...new Set([...(this.#options.live?.(org) ?? []), ...recent])];
  }

  /** Waits until a worker has tidied up and is gone; cleans up after one that could not. */
  async #finish(session: Session, deployID: string): Promise<void> {
    const late = new AbortController();
    this.#options.clock.sleep(TIDY_MS, late.signal).then(
      () => session.process.kill('it did not end after its job'),
      () => {},
    );
    const { exitCode } = await session.process.ended;
    late.abort();
    if (exitCode !== 0 && !this.#closing) await this.#cleanUp(deployID);
  }

  async #abort(session: Session): Promise<void> {
    if (!session.alive) return;
    session.process.send({ kind: 'abort' });
    const late = setTimeout(() => session.process.kill('it did not end when it was told to'), ABORT_MS);
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
    return crashFailure(crash, stage, await tailOf(join(this.#options.dataDir, 'logs', `${deployID}.log`)));
  }
}

function listenerOf({ onStage, onCommit }: BuildOptions): Listener {
  return { onStage, onCommit };
}

function unexpected(): Error {
  return new Error('The worker gave the result of another job');
}
