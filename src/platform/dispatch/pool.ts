import { realpathSync } from 'node:fs';
import { Locks } from '../../base/locks.ts';
import type { Log } from '../../base/log.ts';
import { GITHUB_TEMPLATE } from '../../contract/repository.ts';
import { OBJECT_LIMITS, type ObjectLimits } from '../objects/limits.ts';
import type { Isolation } from '../shared/types.ts';
import type { BlobsDescription } from '../stores/blobs.ts';
import { type BuildLimits, DEFAULT_LIMITS } from './limits.ts';
import type { WorkerSettings } from './messages.ts';
import { WorkerProcess } from './process.ts';
import { passedOn, workerEnv, workerName } from './program.ts';
import { Session } from './session.ts';

export interface PoolOptions {
  readonly dataDir: string;
  /** The place of the objects of releases. */
  readonly blobs: BlobsDescription;
  /** The host's environment. An allowlist decides which variables a worker gets (environment.ts). */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The clone URL of a repository `owner/name`. Default: on github.com. */
  readonly gitUrlTemplate?: string;
  /** True: repositories may be local paths, `file://` and plain http. Default false. */
  readonly allowLocalGit?: boolean;
  readonly limits?: Partial<BuildLimits>;
  readonly outputLimits?: ObjectLimits;
  /** False: each app is built at most once, so nothing is kept for later builds. Default true. */
  readonly lasting?: boolean;
  readonly isolation?: 'auto' | 'required' | 'none';
  readonly log: Log;
}

/** Starts workers with the platform's settings, and keeps one waiting for a job. */
export class WorkerPool {
  readonly #options: PoolOptions;
  readonly #live: (org: string) => Promise<readonly string[]>;
  readonly #env: Readonly<Record<string, string>>;
  readonly #locks = new Locks();
  readonly #sessions = new Set<Session>();
  #spare: Session | undefined;
  #isolation: Isolation | undefined;
  #closed = false;

  /** `live` returns the releases of an organization whose objects must stay. */
  constructor(options: PoolOptions, live: (org: string) => Promise<readonly string[]>) {
    this.#options = options;
    this.#live = live;
    this.#env = workerEnv(options.env);
  }

  /** Stops refilling. Returns the sessions of all running workers. */
  close(): readonly Session[] {
    this.#closed = true;
    return [...this.#sessions];
  }

  /**
   * Takes the waiting worker, or a new one. Another one starts to wait when the job has its result: before, it would only slow the
   * job.
   */
  take(): { readonly session: Session; readonly waited: boolean } {
    const waited = this.#spare?.alive === true;
    const session = this.#spare?.alive ? this.#spare : this.start();
    this.#spare = undefined;
    void session.settled.then(() => !this.#closed && this.refill());
    return { session, waited };
  }

  /** Starts a waiting worker if there is none. Returns the waiting worker. */
  refill(): Session {
    if (!this.#spare?.alive) this.#spare = this.start();
    return this.#spare;
  }

  /** Starts a worker and sends it its settings. */
  start(): Session {
    const settings = this.#settings();
    const name = workerName(settings.dataDir, process.pid);
    const session = new Session(new WorkerProcess(this.#env, name), {
      locks: this.#locks,
      live: this.#live,
      onNote: ({ level, event, text }) => this.#options.log(level, event, { reason: text }),
    });
    this.#sessions.add(session);
    void session.process.ended.then(() => this.#sessions.delete(session));
    session.ready.then(
      (isolation) => this.#learn(isolation),
      () => {},
    );
    session.process.send({ kind: 'prepare', settings });
    return session;
  }

  #settings(): WorkerSettings {
    const { dataDir, blobs, env, gitUrlTemplate, allowLocalGit, limits, outputLimits, lasting, isolation } =
      this.#options;
    const settings: WorkerSettings = {
      dataDir: realpathSync(dataDir),
      blobs,
      env: passedOn(env),
      gitUrlTemplate: gitUrlTemplate ?? GITHUB_TEMPLATE,
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
    if (isolation.kind === 'bubblewrap') {
      if (isolation.deniesNamespaces) return;
      this.#options.log('warn', 'builds_not_filtered', {
        means: 'builds can make user namespaces and hide memory there',
      });
      return;
    }
    this.#options.log('warn', 'builds_not_isolated', {
      reason: isolation.reason,
      means:
        'builds can read and write everything that the platform can, and the number of their processes is not limited',
    });
  }
}
