import type { Clock } from '../../base/clock.ts';
import type { Log } from '../../base/log.ts';
import type { BuildStage } from '../../contract/control-plane.ts';
import type { AppKey, Builder, StoredRelease } from '../shared/types.ts';
import { type Ending, type Jobs, LEASE_MS, type Lease, RENEW_MS } from '../stores/jobs.ts';
import { insist } from '../stores/rows/insist.ts';
import type { Release } from '../stores/rows/records.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';
import { factsOf, messageOf, StageError } from './failure.ts';

export interface RunOptions {
  readonly jobs: Jobs;
  readonly builder: Builder;
  readonly log: Log;
  readonly clock: Clock;
  readonly onComing?: ((app: AppKey, release: Release) => Promise<void>) | undefined;
  readonly onLive?: (app: AppKey, release: StoredRelease) => void;
  readonly onChange?: (deployID: string) => void;
}

/** Milliseconds without a renewal after which a build is aborted, so that it ends before its lease does. */
const GIVE_UP_MS = LEASE_MS - 10_000;
/** Milliseconds between attempts to record how a deployment ended, if the state cannot be written (a full disk). */
const RECORD_AGAIN_MS = 1_000;

/** Thrown into a build whose lease has ended. */
class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** One deployment under a lease, from its claim to its final status. After its lease has ended it writes nothing. */
export class Run {
  /** Resolves when the deployment has ended and its build's processes and files are gone. Never rejects. */
  readonly ended: Promise<void>;
  readonly #lease: Lease;
  readonly #options: RunOptions;
  readonly #stop: AbortSignal;
  readonly #lost = new AbortController();
  /** Aborted by a stop, and with the lease. */
  readonly #signal: AbortSignal;
  /** Resolves when the lease is lost. */
  readonly #gone = Promise.withResolvers<void>();
  #stage: BuildStage = 'clone';
  /** `finishing`: the end is being recorded. `finished`: the end is recorded, so the lease has ended. */
  #phase: 'building' | 'finishing' | 'finished' = 'building';
  #renewedAt: number;
  #triedAt: number;
  /** The same moment by the wall clock, which the store measures leases with. */
  #triedAtTime: number;
  /** The beginning of the first renewal that has not succeeded. Undefined: the last renewal succeeded. */
  #failingSince: number | undefined;
  #renewal: Promise<void> | undefined;

  /** `after` resolves when the last build of the app on this machine is cleaned up. */
  constructor(lease: Lease, options: RunOptions, stop: AbortSignal, after: Promise<void> | undefined) {
    this.#lease = lease;
    this.#options = options;
    this.#stop = stop;
    this.#signal = AbortSignal.any([stop, this.#lost.signal]);
    this.#renewedAt = options.clock.monotonic();
    this.#triedAt = this.#renewedAt;
    this.#triedAtTime = options.clock.now();
    this.ended = this.#deploy(after);
  }

  get app(): AppKey {
    return this.#lease.job.app;
  }

  /**
   * Renews the lease if the last renewal is old enough. Aborts the build if renewals have failed for too long. Call it once
   * a second. Resolves after the renewal, and never rejects.
   */
  async keep(): Promise<void> {
    const now = this.#options.clock.monotonic();
    // A process that was suspended has not tried to renew yet, and may still have its lease.
    const isFailing = this.#failingSince !== undefined && now > this.#failingSince;
    const isLate = isFailing && now - this.#renewedAt >= GIVE_UP_MS;
    if (isLate && this.#phase === 'building') this.#lose('it could not be renewed');
    if (this.#phase === 'finished' || this.#lost.signal.aborted) return;
    // The wall clock alone runs ahead when it is set, and when a machine that slept wakes up.
    const age = Math.max(now - this.#triedAt, this.#options.clock.now() - this.#triedAtTime);
    if (age >= RENEW_MS) this.#renewal ??= this.#renew(now);
    await Promise.race([this.#renewal, this.#gone.promise]);
  }

  async #renew(now: number): Promise<void> {
    const { jobs, log, clock } = this.#options;
    this.#triedAt = now;
    this.#triedAtTime = clock.now();
    this.#failingSince ??= now;
    try {
      if (await jobs.renew(this.#lease)) {
        this.#renewedAt = now;
        this.#failingSince = undefined;
      } else if (this.#phase === 'building') {
        // While the end is being recorded, that call finds out whether the lease has ended.
        this.#lose('another node has ended it');
      }
    } catch (error) {
      log('error', 'lease_not_renewed', { deployID: this.#lease.deployID, cause: messageOf(error) });
    } finally {
      this.#renewal = undefined;
    }
  }

  #lose(reason: string): void {
    if (!this.#lost.signal.aborted) this.#lost.abort(new LeaseLost(`The lease of the deployment has ended: ${reason}`));
    this.#gone.resolve();
  }

  /** Makes a write under the lease. Throws if the lease has ended. */
  async #write(write: () => Promise<boolean>): Promise<void> {
    this.#lost.signal.throwIfAborted();
    if (!(await write())) this.#lose('another node has ended it');
    this.#lost.signal.throwIfAborted();
  }

  /** The same, and repeats the write while the store is away. */
  #insist(write: (attempt: number) => Promise<boolean>): Promise<void> {
    return this.#write(() => insist(write, this.#options.clock, this.#signal));
  }

  async #deploy(after: Promise<void> | undefined): Promise<void> {
    const { log, clock, onChange } = this.#options;
    const { deployID } = this.#lease;
    const began = clock.now();
    onChange?.(deployID);
    let ending = 'succeeded';
    try {
      await after;
      await this.#pipeline();
    } catch (error) {
      const facts = factsOf(error);
      ending = facts.code;
      if (error instanceof StageError && error.cause instanceof StoreUnavailable) {
        log('error', 'deployment_not_stored', { deployID, stage: error.stage, cause: error.message });
      }
      await this.#record({ kind: 'failed', facts });
    }
    if (this.#phase !== 'finished') {
      const reason = this.#lost.signal.aborted ? messageOf(this.#lost.signal.reason) : 'the platform stops';
      return log('error', 'deployment_not_ended', { deployID, reason });
    }
    onChange?.(deployID);
    log('info', 'deployment_ended', { deployID, ending, ms: clock.now() - began });
  }

  /** Builds, syncs and activates (spec 1.3). The live release changes in the last step or not at all. */
  async #pipeline(): Promise<void> {
    const { jobs, builder, onLive, onComing } = this.#options;
    const lease = this.#lease;
    const { job } = lease;
    const signal = this.#signal;
    try {
      await using built = await builder.build(job, {
        signal,
        onStage: (stage) => this.#enter(stage),
        onCommit: (commit, facts) => this.#insist(() => jobs.recordCommit(lease, commit, facts)),
        onStored: (manifestHash, size) => this.#insist(() => jobs.recordRelease(lease, manifestHash, size)),
      });
      signal.throwIfAborted();
      await onComing?.(job.app, { deployID: job.deployID, manifestHash: built.release.manifestHash });
      await this.#enter('activate');
      await this.#goLive(built.release.manifestHash);
      onLive?.(job.app, built.release);
    } catch (error) {
      throw new StageError(this.#stage, this.#stop.aborted, error);
    }
  }

  /** Enters a stage and records it. The claim has already recorded the first one. */
  async #enter(stage: BuildStage): Promise<void> {
    const { jobs, onChange } = this.#options;
    if (stage === this.#stage) return this.#lost.signal.throwIfAborted();
    await this.#insist(() => jobs.advance(this.#lease, stage));
    this.#stage = stage;
    onChange?.(this.#lease.deployID);
  }

  async #goLive(manifestHash: string): Promise<void> {
    const { jobs } = this.#options;
    const lease = this.#lease;
    this.#phase = 'finishing';
    await this.#insist(async (attempt) => {
      const isLive = await jobs.finish(lease, { kind: 'live', manifestHash });
      return isLive || (attempt > 1 && (await jobs.hasSucceeded(lease)));
    });
    this.#phase = 'finished';
  }

  async #finish(ending: Ending): Promise<void> {
    this.#phase = 'finishing';
    await this.#write(() => this.#options.jobs.finish(this.#lease, ending));
    this.#phase = 'finished';
  }

  /** Records an ending, and repeats that if the state cannot be written. After a stop it gives up, and the lease expires. */
  async #record(ending: Ending): Promise<void> {
    const { log, clock } = this.#options;
    let isLogged = false;
    while (this.#phase !== 'finished' && !this.#lost.signal.aborted) {
      try {
        await this.#finish(ending);
      } catch (error) {
        if (this.#lost.signal.aborted) return;
        const fields = { deployID: this.#lease.deployID, cause: messageOf(error) };
        if (!isLogged) log('error', 'deployment_not_recorded', fields);
        isLogged = true;
        if (this.#stop.aborted) return;
        await clock.sleep(RECORD_AGAIN_MS, this.#stop).catch(() => {});
      }
    }
  }
}
