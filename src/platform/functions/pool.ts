/**
 * The instances of one app on this node, and the requests that wait for them.
 *
 * The app has at most one generation (a release with its variables and settings) that serves, and one that is coming. A coming one
 * serves when its instances are ready; the one before then drains. If it does not start, the one before goes on.
 */
import { hash } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import type { AppKey } from '../shared/types.ts';
import { Refused } from './refusals.ts';
import { type Lease, pauseAfter, Slot, type SlotParts, type SlotStatus } from './slot.ts';
import { type FailedStart, type FunctionSettings, type InstanceSpec, StartFailed } from './types.ts';

/** Requests that wait for an instance of the app, and the milliseconds that each may wait. */
const WAITING_MOST = 100;
const WAIT_MS = 10_000;
/** Milliseconds that requests wait for the next start of an instance that has crashed. */
const PATIENCE_MS = 2_000;
/** Milliseconds for which an instance that was started before its release is live is kept. */
const PREPARED_MS = 60_000;
/** Generations that drain at once. The streams of an older one end at once. */
const DRAINING_MOST = 3;
/** Failures in a row that are a crash loop. */
const LOOP = 3;

/** What shall serve. */
export type Target = Pick<InstanceSpec, 'deployID' | 'manifestHash' | 'settings'>;

export interface PoolParts extends Omit<SlotParts, 'changed'> {
  readonly app: AppKey;
  readonly host: string;
  /** Returns the variables of the instances. May reject with `StoreUnavailable`. */
  envOf(): Promise<Readonly<Record<string, string>>>;
}

export type PoolStatus = Pool['status'];

interface Waiter {
  readonly resolve: (lease: Lease) => void;
  readonly reject: (error: Refused) => void;
  readonly cancel: () => void;
}

interface Failed {
  readonly key: string;
  readonly failure: FailedStart;
  /** The time of the first failure of the row, in milliseconds since the Unix epoch. */
  readonly since: number;
  /** In a row. */
  readonly count: number;
  /** The monotonic time at which it may be tried again. */
  readonly until: number;
}

/** Instances of one release with the same variables and settings. */
class Generation {
  readonly key: string;
  readonly spec: InstanceSpec;
  readonly slots: Slot[] = [];
  readonly #parts: SlotParts;

  constructor(key: string, spec: InstanceSpec, parts: SlotParts) {
    this.key = key;
    this.spec = spec;
    this.#parts = parts;
  }

  /** Starts instances until there are `count`. Resolves when their first starts have ended: with the last failure if none is ready. */
  async grow(count: number): Promise<FailedStart | undefined> {
    while (this.slots.length < count) this.slots.push(new Slot(this.spec, this.#parts));
    await Promise.all(this.slots.map((slot) => slot.started));
    if (this.slots.some((slot) => slot.state === 'ready')) return undefined;
    return this.slots.map((slot) => slot.lastFailure).find((each) => each !== null) ?? undefined;
  }

  get isBusy(): boolean {
    return this.slots.some((slot) => slot.isBusy);
  }

  /** Returns the slot with the fewest requests, if one takes a further one. */
  pick(): Slot | undefined {
    let best: Slot | undefined;
    for (const slot of this.slots) if (slot.load < (best?.load ?? Number.POSITIVE_INFINITY)) best = slot;
    return best;
  }

  async drain(now = false): Promise<void> {
    await Promise.all(this.slots.map((slot) => slot.drain(now)));
  }
}

export class Pool {
  readonly app: AppKey;
  readonly #parts: PoolParts;
  #wanted: Target | undefined;
  #serving: Generation | undefined;
  #coming: Generation | undefined;
  #prepared: Generation | undefined;
  #forgetPrepared: () => void = () => {};
  readonly #draining = new Map<Generation, Promise<void>>();
  readonly #waiting = new Set<Waiter>();
  #failed: Failed | undefined;
  #planning: Promise<void> | undefined;
  #isPlanOld = false;
  #usedAt: number;
  #cancelIdle: (() => void) | undefined;
  #isClosed = false;

  constructor(parts: PoolParts) {
    this.app = parts.app;
    this.#parts = parts;
    this.#usedAt = parts.clock.monotonic();
  }

  /** True if it holds nothing, and can be forgotten. */
  get isEmpty(): boolean {
    return (
      !this.#serving &&
      !this.#coming &&
      !this.#prepared &&
      !this.#planning &&
      this.#draining.size === 0 &&
      this.#waiting.size === 0 &&
      !this.#isPaused
    );
  }

  /** What an operator sees of the functions of an app on this node. */
  get status() {
    const present = [this.#serving, this.#coming, this.#prepared, ...this.#draining.keys()];
    const slots = present.flatMap((each) => each?.slots ?? []);
    const instances: readonly SlotStatus[] = slots.map((slot) => slot.status);
    const failed = this.#failed;
    const { clock } = this.#parts;
    return {
      app: this.app,
      state: this.#state,
      waiting: this.#waiting.size,
      instances,
      /** Of the newest start that failed. */
      lastFailure: failed?.failure ?? instances.find((each) => each.lastFailure)?.lastFailure ?? null,
      /** Starts that failed in a row of the release that shall serve, and the time of the first one. Null: the last one did not. */
      failing: failed
        ? {
            count: failed.count,
            since: failed.since,
            nextStartAt: clock.now() + Math.max(0, failed.until - clock.monotonic()),
          }
        : null,
    };
  }

  get #state(): 'asleep' | 'starting' | 'running' | 'crash_loop' {
    const slots = this.#serving?.slots ?? [];
    const isLoop = slots.some((slot) => slot.failures >= LOOP && slot.state !== 'ready');
    if (isLoop || (this.#failed?.count ?? 0) >= LOOP) return 'crash_loop';
    if (slots.some((slot) => slot.state === 'ready')) return 'running';
    return this.#serving || this.#planning ? 'starting' : 'asleep';
  }

  /** True if this shall serve already, and `want` would change nothing. */
  isWanted({ deployID, manifestHash }: Omit<Target, 'settings'>, settings: FunctionSettings): boolean {
    const wanted = this.#wanted;
    if (wanted?.deployID !== deployID || wanted.manifestHash !== manifestHash || wanted.settings !== settings)
      return false;
    if (this.#serving && !this.#failed) return true;
    return this.#planning !== undefined || this.#coming !== undefined || this.#isPaused;
  }

  /** Has `target` serve soon, if it does not. What serves goes on until then. */
  want(target: Target): void {
    const isWanted = this.isWanted(target, target.settings);
    this.#wanted = target;
    if (!isWanted) this.#plan();
  }

  /** Looks whether the variables have changed, if anything serves. */
  refresh(target: Target): void {
    this.#wanted = target;
    const isPrepared = this.#prepared?.spec.deployID === target.deployID;
    if (this.#serving || this.#coming || isPrepared) this.#plan();
  }

  /** Starts one instance of a release that is not live yet, and keeps it for a while. Rejects with `StartFailed`. */
  async prepare(target: Target, env: Readonly<Record<string, string>>, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const generation = this.#generation(target, env);
    this.#forgetPrepared();
    this.#retire(this.#prepared);
    this.#prepared = generation;
    const forget = () => {
      if (this.#prepared === generation) this.#retire(generation);
    };
    signal.addEventListener('abort', forget, { once: true });
    const failure = await generation.grow(1);
    signal.removeEventListener('abort', forget);
    signal.throwIfAborted();
    if (failure) {
      forget();
      throw new StartFailed(failure);
    }
    this.#forgetPrepared = this.#parts.clock.after(PREPARED_MS, forget);
  }

  /** Returns a lease, or a promise of one. Throws `Refused`, or rejects with it. A request whose `outgoing` closes waits no more. */
  acquire(outgoing?: EventEmitter): Lease | Promise<Lease> {
    this.#usedAt = this.#parts.clock.monotonic();
    if (this.#isClosed) throw new Refused('stopping');
    const slot = this.#waiting.size === 0 ? this.#serving?.pick() : undefined;
    if (slot) return slot.lease();
    const refusal = this.#refusal();
    if (refusal) throw refusal;
    if (this.#waiting.size >= WAITING_MOST) throw new Refused('queue_full', undefined, 5);
    return new Promise((resolve, reject) => {
      const late = () => {
        this.#waiting.delete(waiter);
        reject(new Refused('queue_timeout', undefined, 5));
      };
      const waiter: Waiter = { resolve, reject, cancel: this.#parts.clock.after(WAIT_MS, late) };
      this.#waiting.add(waiter);
      outgoing?.once('close', () => {
        if (!this.#waiting.delete(waiter)) return;
        waiter.cancel();
        reject(new Refused('queue_timeout'));
      });
    });
  }

  /** Ends all instances. `now`: also their streams. Requests that wait are refused. */
  async stop(now = false): Promise<void> {
    this.#wanted = undefined;
    this.#refuse(new Refused('stopping'));
    for (const each of [this.#serving, this.#coming, this.#prepared]) this.#retire(each);
    this.#failed = undefined;
    this.#forgetPrepared();
    this.#cancelIdle?.();
    this.#cancelIdle = undefined;
    if (now) for (const each of this.#draining.keys()) void each.drain(true);
    await Promise.all(this.#draining.values());
  }

  endStreams(): void {
    for (const each of [this.#serving, ...this.#draining.keys()]) {
      for (const slot of each?.slots ?? []) slot.endStreams();
    }
  }

  close(): Promise<void> {
    this.#isClosed = true;
    return this.stop(true);
  }

  get #isPaused(): boolean {
    return this.#failed !== undefined && this.#parts.clock.monotonic() < this.#failed.until;
  }

  /** Returns why a request need not wait. */
  #refusal(): Refused | undefined {
    const { clock } = this.#parts;
    if (!this.#serving) {
      if (!this.#failed || !this.#isPaused || this.#planning) return undefined;
      return new Refused('start_failed', undefined, secondsOf(this.#failed.until - clock.monotonic()));
    }
    const pauses = this.#serving.slots.map((slot) => (slot.state === 'waiting' ? slot.pause : 0));
    const soonest = Math.min(...pauses);
    return soonest > PATIENCE_MS ? new Refused('start_failed', undefined, secondsOf(soonest)) : undefined;
  }

  #plan(): void {
    this.#isPlanOld = true;
    this.#planning ??= this.#plans().finally(() => {
      this.#planning = undefined;
    });
  }

  async #plans(): Promise<void> {
    while (this.#isPlanOld && !this.#isClosed) {
      this.#isPlanOld = false;
      try {
        const env = await this.#parts.envOf();
        const target = this.#wanted;
        if (!this.#isPlanOld && target && !this.#isClosed) this.#switchTo(this.#generation(target, env));
      } catch (error) {
        this.#parts.log('warn', 'function_not_planned', { app: this.app.appID, reason: String(error) });
        // What serves goes on. The next request tries again.
        if (!this.#serving) {
          this.#wanted = undefined;
          this.#refuse(new Refused('not_readable', error, 5));
        }
      }
    }
    if (!this.#serving) this.#refuse(new Refused('start_failed'));
  }

  /** Makes a generation, which has not started anything yet. */
  #generation(target: Target, env: Readonly<Record<string, string>>): Generation {
    const { app, host } = this.#parts;
    const { deployID, manifestHash, settings } = target;
    const sorted = Object.entries(env).sort(([one], [other]) => (one < other ? -1 : 1));
    // Not the variables themselves: they are secrets.
    const key = hash('sha256', JSON.stringify([deployID, manifestHash, host, settings, sorted]));
    return new Generation(
      key,
      { app, deployID, manifestHash, host, env, settings },
      { ...this.#parts, changed: () => this.#changed() },
    );
  }

  #switchTo(made: Generation): void {
    const { key } = made;
    if (this.#serving?.key === key) {
      this.#retire(this.#coming);
      this.#failed = undefined;
      return;
    }
    if (this.#coming?.key === key || (this.#failed?.key === key && this.#isPaused)) return;
    const next = this.#prepared?.key === key ? this.#prepared : made;
    if (next === this.#prepared) {
      this.#prepared = undefined;
      this.#forgetPrepared();
    }
    this.#retire(this.#coming);
    if (this.#serving?.slots.some((slot) => slot.state === 'ready')) this.#coming = next;
    else {
      this.#retire(this.#serving);
      this.#serving = next;
    }
    void this.#begin(next);
  }

  async #begin(next: Generation): Promise<void> {
    const { clock, log, app } = this.#parts;
    const failure = await next.grow(next.spec.settings.instances);
    if (next !== this.#coming && next !== this.#serving) return;
    if (failure) {
      const again = this.#failed?.key === next.key ? this.#failed : undefined;
      const count = (again?.count ?? 0) + 1;
      const since = again?.since ?? clock.now();
      this.#failed = { key: next.key, failure, since, count, until: clock.monotonic() + pauseAfter(count) };
      const { code, step } = failure;
      const isKept = next === this.#coming;
      log('error', 'function_switch_failed', {
        ...app,
        deployID: next.spec.deployID,
        code,
        step,
        keepsEarlier: isKept,
      });
      this.#retire(next);
      if (!isKept) this.#refuse(new Refused('start_failed', undefined, secondsOf(pauseAfter(count))));
      return;
    }
    this.#failed = undefined;
    if (next === this.#coming) {
      this.#retire(this.#serving);
      this.#serving = next;
      this.#coming = undefined;
    }
    this.#usedAt = clock.monotonic();
    this.#watchIdle();
    this.#changed();
  }

  /** Ends a generation, if there is one: it serves no more, and will not. */
  #retire(generation: Generation | undefined): void {
    if (!generation) return;
    if (this.#serving === generation) this.#serving = undefined;
    if (this.#coming === generation) this.#coming = undefined;
    if (this.#prepared === generation) this.#prepared = undefined;
    const draining = generation.drain().finally(() => this.#draining.delete(generation));
    this.#draining.set(generation, draining);
    if (this.#draining.size <= DRAINING_MOST) return;
    const [oldest] = this.#draining.keys();
    void oldest?.drain(true);
  }

  /** Gives requests that wait to instances that take some. */
  #changed(): void {
    for (const waiter of this.#waiting) {
      const slot = this.#serving?.pick();
      if (!slot) break;
      this.#waiting.delete(waiter);
      waiter.cancel();
      waiter.resolve(slot.lease());
    }
    const refusal = this.#waiting.size > 0 && this.#serving ? this.#refusal() : undefined;
    if (refusal) this.#refuse(refusal);
  }

  #refuse(refusal: Refused): void {
    for (const waiter of this.#waiting) {
      this.#waiting.delete(waiter);
      waiter.cancel();
      waiter.reject(refusal);
    }
  }

  /** Stops the instances when they have had no request for the time that the settings say. */
  #watchIdle(): void {
    this.#cancelIdle?.();
    this.#cancelIdle = undefined;
    const serving = this.#serving;
    const idleMs = serving?.spec.settings.idleTimeoutMs ?? null;
    if (!serving || idleMs === null) return;
    const { clock } = this.#parts;
    const look = () => {
      if (this.#serving !== serving) return;
      const left = serving.isBusy || this.#coming ? idleMs : this.#usedAt + idleMs - clock.monotonic();
      if (left > 0) {
        this.#cancelIdle = clock.after(left, look);
        return;
      }
      this.#cancelIdle = undefined;
      this.#retire(serving);
    };
    this.#cancelIdle = clock.after(idleMs, look);
  }
}

function secondsOf(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1_000));
}
