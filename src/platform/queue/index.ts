import { type Every, systemEvery } from '../../base/clock.ts';
import { messageOf } from '../../base/errors.ts';
import type { AppKey } from '../shared/types.ts';
import type { Changes } from '../stores/changes.ts';
import { LEASE_MS, type Lease } from '../stores/jobs.ts';
import { Run, type RunOptions } from './run.ts';

/**
 * The deployment queue: from `queued` to a final status. Any number of queues share one store.
 * *Mirrors* spec 1.3, 1.4 (build, sync, activate) and 3.1.
 * *Gaps*: organizations have equal shares of the builds, whatever the builds take.
 * *By design*: organizations take turns, so that one that queues many deployments does not delay another one. The store
 * knows all queued and running deployments, and this room knows only its own leases. After a stop or a crash, running
 * deployments have failed as `interrupted`, because a build that crashed the platform must not run again without its user's
 * knowledge. Another queue runs the queued deployments, or this one after the next start.
 */
export interface QueueOptions extends RunOptions {
  readonly changes: Changes;
  /** Names this process in its leases. */
  readonly node: string;
  /** Deployments under way at once. Default 2. */
  readonly workers?: number;
  readonly every?: Every;
  /** Asked before deployments are claimed. False if other nodes build them. Must end soon. Default: they are always claimed. */
  readonly mayClaim?: (() => Promise<boolean>) | undefined;
}

/** Milliseconds between two turns while deployments are queued or under way. */
const TURN_MS = 1_000;

export class Queue implements AsyncDisposable {
  readonly #options: QueueOptions;
  readonly #every: Every;
  readonly #workers: number;
  readonly #stopping = new AbortController();
  readonly #underWay = new Set<Run>();
  readonly #stops: (() => void)[] = [];
  readonly #idleWaiters: (() => void)[] = [];
  #stopTimer: (() => void) | undefined;
  #turn: Promise<void> | undefined;
  #again = false;
  #isStalled = false;
  #started = false;

  constructor(options: QueueOptions) {
    this.#options = options;
    this.#every = options.every ?? systemEvery;
    this.#workers = options.workers ?? 2;
  }

  get underWay(): number {
    return this.#underWay.size;
  }

  /** Recovers the builder, and begins to claim deployments. */
  async start(): Promise<void> {
    const { builder, changes } = this.#options;
    await builder.recover();
    this.#started = true;
    const subscription = changes.subscribe((change) => {
      if (change.kind === 'jobs' || change.kind === 'unknown') this.#wake();
      // A cancelled deployment ends at once. If its change was lost, its next renewal is refused.
      for (const run of this.#underWay) {
        if (change.kind === 'unknown' || (change.kind === 'ended' && run.deployID === change.deployID))
          void run.check();
      }
    });
    // Changes are delivered at most once. A regular turn finds deployments whose change was lost.
    this.#stops.push(
      () => subscription[Symbol.dispose](),
      this.#every(LEASE_MS, () => this.#wake()),
    );
    this.#wake();
    await this.#turn;
  }

  /** Claims no further deployments. Those under way go on. */
  pause(): void {
    this.#started = false;
  }

  /** Aborts this queue's deployments, and waits until their processes have ended. Queued deployments stay queued. */
  async stop(): Promise<void> {
    this.pause();
    for (const stop of this.#stops.splice(0)) stop();
    this.#stopping.abort(new Error('the platform stops'));
    await this.#turn;
    // Their leases are renewed until they have ended.
    await Promise.all([...this.#underWay].map((run) => run.ended));
    this.#runTimer(false);
    this.#endWaiting();
  }

  /** Resolves when no deployment is queued or under way, in this queue or another one, or when this queue has stopped. */
  async idle(): Promise<void> {
    if (this.#stopping.signal.aborted) return this.stop();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#idleWaiters.push(resolve);
    this.#wake();
    await promise;
  }

  #endWaiting(): void {
    for (const resolve of this.#idleWaiters.splice(0)) resolve();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.stop();
  }

  /** Takes a turn, or another one after the one that runs. */
  #wake(): void {
    if (this.#stopping.signal.aborted) return;
    this.#again = true;
    this.#turn ??= this.#turns();
  }

  async #turns(): Promise<void> {
    while (this.#again) {
      this.#again = false;
      try {
        await this.#takeTurn();
        if (this.#isStalled) this.#options.log('info', 'queue_resumed');
        this.#isStalled = false;
      } catch (error) {
        // The next turn is a second later, so one line for each would be too many.
        if (!this.#isStalled) this.#options.log('error', 'queue_stalled', { cause: messageOf(error) });
        this.#isStalled = true;
        this.#runTimer(true);
      }
    }
    this.#turn = undefined;
  }

  /** Ends leases whose time is over, claims deployments, and keeps the timer running while there is work. */
  async #takeTurn(): Promise<void> {
    const { jobs, log, onChange } = this.#options;
    // Renew before `expire`, so that a process that was suspended keeps leases that no other node has ended.
    await this.#renewLeases();
    if (this.#started) {
      for (const deployID of await jobs.expire()) {
        log('warn', 'deployment_lease_expired', { deployID });
        onChange?.(deployID);
      }
    }
    // Once for all claims of a turn, which take milliseconds.
    const mayClaim = this.#hasPlace && ((await this.#options.mayClaim?.()) ?? true);
    while (mayClaim && this.#hasPlace) {
      const lease = await jobs.claim(this.#options.node);
      if (!lease) break;
      this.#begin(lease);
    }
    const isBusy = this.#underWay.size > 0 || (await jobs.isBusy());
    this.#runTimer((isBusy && this.#started) || this.#underWay.size > 0);
    if (!isBusy) this.#endWaiting();
  }

  get #hasPlace(): boolean {
    return this.#started && this.#underWay.size < this.#workers;
  }

  #begin(lease: Lease): void {
    const before = [...this.#underWay].find((run) => isSameApp(run.app, lease.job.app));
    const run = new Run(lease, this.#options, this.#stopping.signal, before?.ended);
    this.#underWay.add(run);
    this.#runTimer(true);
    void run.ended.then(() => {
      this.#underWay.delete(run);
      this.#wake();
    });
  }

  /** Starts or stops the timer of the turns. An idle platform has none. */
  #runTimer(wanted: boolean): void {
    if (!wanted) this.#stopTimer?.();
    const start = () =>
      this.#every(TURN_MS, () => {
        // A turn may wait for a store that does not answer, so it must not be the only one that renews.
        void this.#renewLeases();
        this.#wake();
      });
    this.#stopTimer = wanted ? (this.#stopTimer ?? start()) : undefined;
  }

  async #renewLeases(): Promise<void> {
    await Promise.all([...this.#underWay].map((run) => run.renewIfDue()));
  }
}

function isSameApp(one: AppKey, other: AppKey): boolean {
  return one.org === other.org && one.project === other.project && one.appID === other.appID;
}
