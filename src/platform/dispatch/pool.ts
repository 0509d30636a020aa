import { realpathSync } from 'node:fs';
import { Locks } from '../../base/locks.ts';
import type { Log } from '../../base/log.ts';
import type { BuildNetworkChoice } from '../../contract/platform-start.ts';
import { GITHUB_TEMPLATE } from '../../contract/repository.ts';
import { OBJECT_LIMITS } from '../objects/limits.ts';
import { type Walls, wordsOfLimiter } from '../shared/types.ts';
import { type BuildLimits, DEFAULT_LIMITS } from './limits.ts';
import type { WorkerSettings } from './messages.ts';
import { WorkerProcess } from './process.ts';
import { passedOn, workerEnv, workerName } from './program.ts';
import { Session, type SessionParts } from './session.ts';

export interface PoolOptions
  extends Pick<WorkerSettings, 'dataDir' | 'blobs'>,
    Partial<Pick<WorkerSettings, 'gitUrlTemplate' | 'allowLocalGit' | 'outputLimits' | 'lasting' | 'cgroup'>>,
    // Without them, no app is known, and no cache ends because its app is gone.
    Partial<Pick<SessionParts, 'repositories' | 'apps'>> {
  /** The host's environment. An allowlist decides which variables a worker gets (environment.ts). */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly limits?: Partial<BuildLimits>;
  /** `auto`: bubblewrap if it works, else none and a warning. `required`: `recover` throws `unsupported_runtime` if it does not. */
  readonly isolation?: 'auto' | 'required' | 'none';
  /** `auto`: the best level that works here, and a warning if that is not private. Default `auto`. */
  readonly buildNetwork?: BuildNetworkChoice | undefined;
  /** Hosts and networks that builds may reach although they are private. */
  readonly buildNetworkAllow?: readonly string[] | undefined;
  readonly log: Log;
}

/** Starts workers with the platform's settings, and keeps one waiting for a job. */
export class WorkerPool {
  readonly #options: PoolOptions;
  readonly #env: Readonly<Record<string, string>>;
  readonly #locks = new Locks();
  readonly #sessions = new Set<Session>();
  #spare: Session | undefined;
  #walls: Walls | undefined;
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#env = workerEnv(options.env);
  }

  get walls(): Walls | undefined {
    return this.#walls;
  }

  /** Stops refilling. Returns the sessions of all running workers. */
  close(): readonly Session[] {
    this.#closed = true;
    return [...this.#sessions];
  }

  /**
   * Takes the waiting worker, or a new one. The next begins to wait when this one has ended, so that it does not slow the job. A platform
   * that builds each app once is about to end then, and gets none.
   */
  take(): { readonly session: Session; readonly waited: boolean } {
    const waited = this.#spare?.alive === true;
    const session = this.#spare?.alive ? this.#spare : this.start();
    this.#spare = undefined;
    if (this.#options.lasting !== false) void session.process.ended.then(() => !this.#closed && this.refill());
    return { session, waited };
  }

  /** Starts a waiting worker if there is none. Returns the waiting worker. */
  refill(): Session {
    if (!this.#spare?.alive) this.#spare = this.start();
    return this.#spare;
  }

  start(): Session {
    const settings = this.#settings();
    const name = workerName(settings.dataDir, process.pid);
    const session = new Session(new WorkerProcess(this.#env, name), {
      locks: this.#locks,
      repositories: this.#options.repositories ?? (async () => []),
      apps: this.#options.apps ?? (async () => []),
      onNote: ({ level, event, text }) => this.#options.log(level, event, { reason: text }),
    });
    this.#sessions.add(session);
    void session.process.ended.then(() => this.#sessions.delete(session));
    session.ready.then(
      (walls) => this.#learn(walls),
      () => {},
    );
    session.process.send({ kind: 'prepare', settings });
    return session;
  }

  #settings(): WorkerSettings {
    const { dataDir, blobs, env, gitUrlTemplate, allowLocalGit, limits, outputLimits, lasting, isolation, cgroup } =
      this.#options;
    const { buildNetwork: want = 'auto', buildNetworkAllow: networkAllow = [] } = this.#options;
    return {
      dataDir: realpathSync(dataDir),
      blobs,
      env: passedOn(env),
      gitUrlTemplate: gitUrlTemplate ?? GITHUB_TEMPLATE,
      allowLocalGit: allowLocalGit ?? false,
      limits: { ...DEFAULT_LIMITS, ...limits },
      outputLimits: outputLimits ?? OBJECT_LIMITS,
      lasting: lasting ?? true,
      isolation: isolation === 'none' ? 'none' : 'auto',
      cgroup: cgroup ?? 'auto',
      network: { want },
      networkAllow,
      known: this.#walls,
    };
  }

  #learn({ isolation, limiter, network, hasFailed }: Walls): void {
    if (this.#walls || hasFailed) return;
    this.#walls = { isolation, limiter, network };
    this.#options.log('info', 'builds_limited', { by: wordsOfLimiter(limiter) });
    if (network.level === 'private') this.#options.log('info', 'builds_network', { network: network.level });
    else
      this.#options.log(this.#options.buildNetwork === network.level ? 'info' : 'warn', 'builds_network', {
        network: network.level,
        reason: network.reason,
        means: MEANS[network.level],
      });
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

const MEANS = {
  filtered:
    'builds reach the internet, and the abstract UNIX sockets of this machine; rules of nftables refuse the rest',
  open: 'builds reach what this machine reaches: its loopback, private networks, and the metadata service of a cloud',
} as const;
