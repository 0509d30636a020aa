import type { Clock } from '../../base/clock.ts';
import { messageOf } from '../../base/errors.ts';
import type { Log } from '../../base/log.ts';
import { MOST_SITE_WARNINGS, type SiteWarning } from '../../contract/built-output.ts';
import type { BuildStage } from '../../contract/control-plane.ts';
import { type AppType, isFunctionType } from '../../contract/limits.ts';
import { overWords } from '../../contract/quotas.ts';
import type { Quotas } from '../shared/quotas.ts';
import {
  type AppKey,
  BuildCancelled,
  type Builder,
  BuildFailure,
  type BuildFailureFacts,
  type BuildJob,
  type BuildOptions,
  type Built,
  platformFailure,
  type StoredRelease,
} from '../shared/types.ts';
import { type DeploymentEnd, type Jobs, LEASE_MS, type Lease, RENEW_MS } from '../stores/jobs.ts';
import { OverQuota } from '../stores/organization-quotas.ts';
import type { Release } from '../stores/rows/records.ts';
import { insist, StoreUnavailable } from '../stores/rows/unavailable.ts';
import { factsOf, withoutFolder } from './failure.ts';

/*
 * The states of a run, and what ends each:
 *
 *   building    The builder works. Ends with a stored release or an error (recording), or with the lease (lost).
 *   recording   The end of the deployment is being recorded, repeatedly while the store is away. Ends when it is recorded
 *               (ended), or when the store answers that the lease has ended (lost). After a stop, the first failure of the
 *               store ends the run in this state: the lease expires, and the deployment fails as interrupted.
 *   ended       The end is recorded. The lease has ended with it.
 *   lost        The lease has ended otherwise, as by a cancellation. The build is aborted, and nothing is written any more.
 *
 * The lease is renewed every `RENEW_MS` in the first two states. A run that builds loses its lease if a renewal is refused,
 * because another node has ended the lease, or `GIVE_UP_MS` after the last renewal that succeeded. A run that records its
 * end does neither, because the answer to that write decides.
 */
type RunState = 'building' | 'recording' | 'ended' | 'lost';

export interface RunOptions {
  readonly jobs: Jobs;
  readonly quotas?: Pick<Quotas, 'of' | 'near'> | undefined;
  readonly builder: Builder;
  /** The real path of the data directory, which no failure shows. */
  readonly dataDir: string;
  readonly log: Log;
  readonly clock: Clock;
  /** Waits before a stored release goes live, so that caches can fetch it. Must not reject, and must end soon. */
  readonly onComing?: ((app: AppKey, release: Release) => Promise<void>) | undefined;
  /** Tries a stored release before it goes live. If it rejects, the deployment fails at the stage `activate`. */
  readonly activate?: ((activation: Activation) => Promise<void>) | undefined;
  /** Called when a release is live, before its deployment ends, with what it adds to the warnings. Must not reject, and must end soon. */
  readonly onSwitched?: ((activation: Activation) => Promise<readonly SiteWarning[]>) | undefined;
  /** Called after a release went live. Must not throw. */
  readonly onLive?: (app: AppKey, release: StoredRelease) => void;
  /** Called after each change of a deployment that this queue made. Must not throw. */
  readonly onChange?: (deployID: string) => void;
}

/** A stored release that goes live next. */
export interface Activation {
  /** With the type that the build gave the app. */
  readonly job: BuildJob;
  readonly release: StoredRelease;
  /** Aborted when the deployment has ended otherwise, or the platform stops. */
  readonly signal: AbortSignal;
}

/** Milliseconds without a renewal after which a build is aborted, so that it ends before its lease does. */
const GIVE_UP_MS = LEASE_MS - 10_000;
/** Milliseconds between attempts to record how a deployment ended, if the state cannot be written (a full disk). */
const RECORD_AGAIN_MS = 1_000;

/** One deployment under a lease, from its claim to its final status. */
export class Run {
  /** Resolves when the deployment has ended and its build's processes and files are gone. Never rejects. */
  readonly ended: Promise<void>;
  readonly #lease: Lease;
  readonly #options: RunOptions;
  readonly #stop: AbortSignal;
  /** Aborted when the run enters `lost`. */
  readonly #lost = new AbortController();
  /** Resolves at the same time. */
  readonly #gone = Promise.withResolvers<void>();
  /** Aborted by a stop, and with `#lost`. */
  readonly #signal: AbortSignal;
  #state: RunState = 'building';
  #stage: BuildStage = 'clone';
  #logBytes: number | undefined;
  /** The type of the app after the build, which may have detected it. */
  #type: AppType;
  /** The beginning of the last renewal that succeeded. */
  #renewedAt: number;
  /** The beginning of the last renewal. The store measures leases with the wall clock. */
  #triedAt: { readonly monotonic: number; readonly wall: number };
  #renewal: Promise<void> | undefined;

  /** `after` resolves when the last build of the app on this machine is cleaned up. */
  constructor(lease: Lease, options: RunOptions, stop: AbortSignal, after: Promise<void> | undefined) {
    this.#lease = lease;
    this.#type = lease.job.type;
    this.#options = options;
    this.#stop = stop;
    this.#signal = AbortSignal.any([stop, this.#lost.signal]);
    this.#triedAt = { monotonic: options.clock.monotonic(), wall: options.clock.now() };
    this.#renewedAt = this.#triedAt.monotonic;
    this.ended = this.#deploy(after);
  }

  get app(): AppKey {
    return this.#lease.job.app;
  }

  get deployID(): string {
    return this.#lease.deployID;
  }

  get #isOver(): boolean {
    return this.#state === 'ended' || this.#state === 'lost';
  }

  /** Renews the lease if it is time, or loses it. Call it once a second. Resolves after the renewal, and never rejects. */
  async renewIfDue(): Promise<void> {
    const { clock } = this.#options;
    const now = clock.monotonic();
    const { monotonic, wall } = this.#triedAt;
    // A process that was suspended has not tried to renew yet, and may still have its lease.
    const isFailing = monotonic > this.#renewedAt && now > monotonic;
    const isLate = isFailing && now - this.#renewedAt >= GIVE_UP_MS;
    if (isLate && this.#state === 'building') this.#lose('it could not be renewed');
    if (this.#isOver) return;
    // The wall clock alone runs ahead when it is set, and when a machine that slept wakes up.
    if (Math.max(now - monotonic, clock.now() - wall) >= RENEW_MS) this.#renewal ??= this.#renew(now);
    await Promise.race([this.#renewal, this.#gone.promise]);
  }

  /** Finds out whether the lease goes on, also if it is not time to renew it. Resolves then, and never rejects. */
  async check(): Promise<void> {
    await Promise.race([this.#renewal, this.#gone.promise]);
    if (this.#isOver) return;
    this.#renewal ??= this.#renew(this.#options.clock.monotonic());
    await Promise.race([this.#renewal, this.#gone.promise]);
  }

  async #renew(now: number): Promise<void> {
    const { jobs, log, clock } = this.#options;
    this.#triedAt = { monotonic: now, wall: clock.now() };
    try {
      if (await jobs.renew(this.#lease)) this.#renewedAt = now;
      else if (this.#state === 'building') await this.#loseEnded();
    } catch (error) {
      log('error', 'lease_not_renewed', { deployID: this.#lease.deployID, cause: messageOf(error) });
    } finally {
      this.#renewal = undefined;
    }
  }

  #lose(reason: string | BuildCancelled): void {
    if (this.#isOver) return;
    this.#state = 'lost';
    const isCancelled = reason instanceof BuildCancelled;
    this.#lost.abort(isCancelled ? reason : new Error(`The lease of the deployment has ended: ${reason}`));
    this.#gone.resolve();
  }

  /** Loses the lease, which the store has refused. */
  async #loseEnded(): Promise<void> {
    const end = await this.#options.jobs.endOf(this.#lease).catch(() => undefined);
    this.#lose(end === 'cancelled' ? new BuildCancelled() : 'another node has ended it');
  }

  /** Makes a write under the lease. Throws if the lease has ended. */
  async #write(write: () => Promise<boolean>): Promise<void> {
    this.#lost.signal.throwIfAborted();
    if (!(await write())) await this.#loseEnded();
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
    let outcome = 'succeeded';
    try {
      await after;
      await this.#pipeline();
    } catch (error) {
      const facts = withoutFolder(factsOf(error, this.#stage, this.#stop.aborted), this.#options.dataDir);
      outcome = facts.code;
      if (error instanceof StoreUnavailable) {
        log('error', 'deployment_not_stored', { deployID, stage: this.#stage, cause: error.message });
      }
      await this.#recordFailure(facts);
    }
    if (this.#lost.signal.reason instanceof BuildCancelled) outcome = 'cancelled';
    else if (this.#state !== 'ended') {
      const reason = this.#lost.signal.aborted ? messageOf(this.#lost.signal.reason) : 'the platform stops';
      return log('error', 'deployment_not_ended', { deployID, reason });
    }
    onChange?.(deployID);
    log('info', 'deployment_ended', { deployID, ending: outcome, ms: clock.now() - began });
  }

  /** Builds, syncs and activates (spec 1.3). The live release changes in the last step or not at all. */
  async #pipeline(): Promise<void> {
    const { jobs, builder, onLive, onComing, activate } = this.#options;
    const lease = this.#lease;
    const { job } = lease;
    const signal = this.#signal;
    await using built = await builder.build(job, {
      signal,
      fence: lease.fence,
      onStage: (stage) => this.#enter(stage),
      onCommit: (commit, facts) => this.#insist(() => jobs.recordCommit(lease, commit, facts)),
      onStored: (...stored) => this.#recordStored(...stored),
      onLogged: (bytes) => {
        this.#logBytes = bytes;
      },
    });
    signal.throwIfAborted();
    await onComing?.(job.app, { deployID: job.deployID, manifestHash: built.release.manifestHash });
    await this.#enter('activate');
    const activation = { job: { ...job, type: this.#type }, release: built.release, signal };
    await activate?.(activation).catch((error: unknown) => withPlaces(error, built));
    signal.throwIfAborted();
    await this.#goLive(activation);
    onLive?.(job.app, built.release);
  }

  /** Enters a stage and records it. The claim has already recorded the first one. */
  async #enter(stage: BuildStage): Promise<void> {
    const { jobs, onChange } = this.#options;
    if (stage === this.#stage) return this.#lost.signal.throwIfAborted();
    await this.#insist(() => jobs.advance(this.#lease, stage));
    this.#stage = stage;
    onChange?.(this.#lease.deployID);
  }

  /** Records a stored release. Returns the warnings that it adds, of quotas nearly used. Throws `BuildFailure` at a quota's limit. */
  async #recordStored(
    ...[manifestHash, size, warnings = [], detected]: Parameters<NonNullable<BuildOptions['onStored']>>
  ): Promise<readonly string[]> {
    const { jobs, quotas } = this.#options;
    const { job } = this.#lease;
    const { org } = job.app;
    // A worker is not trusted with the type of an app that has one.
    const type = isFunctionType(job.type) ? job.type : job.detectsType ? detected : undefined;
    const bytes = quotas?.of(org, 'disk');
    const disk = bytes === undefined ? undefined : { org, bytes };
    this.#type = type ?? job.type;
    const record = (all: readonly SiteWarning[]) =>
      this.#insist(() => jobs.recordRelease(this.#lease, manifestHash, size, all, type, disk)).catch(refuseOver);
    await record(warnings);
    // After it, so that they count this release.
    const near = (await quotas?.near(org).catch(noneIfAway)) ?? [];
    if (near.length === 0) return [];
    const said = near.map(({ message }): SiteWarning => ({ code: 'quota_near', file: null, line: null, message }));
    await record([...said, ...warnings].slice(0, MOST_SITE_WARNINGS));
    return near.map(({ message }) => message);
  }

  async #goLive(activation: Activation): Promise<void> {
    const { jobs, onSwitched } = this.#options;
    const { manifestHash } = activation.release;
    const lease = this.#lease;
    this.#state = 'recording';
    if (onSwitched) await this.#insist(() => jobs.goLive(lease, manifestHash));
    const warnings = await onSwitched?.(activation);
    await this.#insist(async (attempt) => {
      const end = { kind: 'live', manifestHash, logBytes: this.#logBytes, ...(warnings && { warnings }) } as const;
      const isLive = await jobs.finish(lease, end);
      return isLive || (attempt > 1 && (await jobs.endOf(lease)) === 'succeeded');
    });
    this.#state = 'ended';
  }

  /** Records a failure, and repeats that while the store fails. After a stop it tries once. */
  async #recordFailure(facts: BuildFailureFacts): Promise<void> {
    const { jobs, log, clock } = this.#options;
    const end: DeploymentEnd = { kind: 'failed', facts, logBytes: this.#logBytes };
    let isLogged = false;
    while (!this.#isOver) {
      this.#state = 'recording';
      try {
        await this.#write(() => jobs.finish(this.#lease, end));
        this.#state = 'ended';
      } catch (error) {
        if (this.#isOver) return;
        const fields = { deployID: this.#lease.deployID, cause: messageOf(error) };
        if (!isLogged) log('error', 'deployment_not_recorded', fields);
        isLogged = true;
        if (this.#stop.aborted) return;
        await clock.sleep(RECORD_AGAIN_MS, this.#stop).catch(() => {});
      }
    }
  }
}

async function withPlaces(error: unknown, { place }: Built): Promise<never> {
  if (!(error instanceof BuildFailure) || !place) throw error;
  const diagnostics = await place(error.facts);
  throw diagnostics.length === 0 ? error : new BuildFailure({ ...error.facts, diagnostics });
}

function refuseOver(error: unknown): never {
  throw error instanceof OverQuota ? platformFailure('sync', 'disk_quota', overWords(error.over)) : error;
}

/** A warning is not worth a failed deployment. */
function noneIfAway(error: unknown): readonly [] {
  if (error instanceof StoreUnavailable) return [];
  throw error;
}
