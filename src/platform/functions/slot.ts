import type { Clock } from '../../base/clock.ts';
import { messageOf } from '../../base/errors.ts';
import type { Log } from '../../base/log.ts';
import type { TurnShare } from './turn-share.ts';
import {
  type FailedStart,
  type Instance,
  type InstanceSpec,
  type Instances,
  StartFailed,
  type StartFailure,
  startFailed,
} from './types.ts';
import type { Upstream } from './upstream.ts';

/*
 * The states of a place for an instance, and what ends each:
 *
 *   starting   An instance was started. Ends when it is ready (ready), or when it fails or is gone (waiting).
 *   ready      It gets requests. Ends when it is gone (waiting).
 *   waiting    The instance has failed or crashed. Ends when its pause is over (starting).
 *   draining   Entered from any other state by `drain`: no request more. Ends when the requests have ended and the instance is
 *              gone (ended).
 *   ended      Nothing is left.
 */
export type SlotState = 'starting' | 'ready' | 'waiting' | 'draining' | 'ended';

/** Milliseconds before a crashed instance starts again: the first pause, and the longest. Each is twice the one before. */
export const BACKOFF_MS = 1_000;
export const BACKOFF_MOST_MS = 30_000;
/** Milliseconds that an instance lives after which a crash is the first one again. */
const STEADY_MS = 60_000;
/** Milliseconds after which the event streams and WebSockets of an instance that is replaced are ended. */
const DRAIN_MS = 10_000;
/** Milliseconds that requests have to end if they have no limit. */
const DRAIN_REQUESTS_MS = 30_000;
/** Milliseconds from SIGTERM to SIGKILL. */
const STOP_MS = 10_000;
/** Requests of an instance at once: first, and at most. Each that ends makes room for two more. They double with each period of ms. */
const AT_ONCE_FIRST = 8;
const AT_ONCE_MOST = 256;
const DOUBLE_MS = 1_000;
/** Event streams and WebSockets of an instance at once. */
const STREAMS_MOST = 2_000;

/** Returns the pause after `failures` failures in a row, in milliseconds. */
export function pauseAfter(failures: number): number {
  return Math.min(BACKOFF_MOST_MS, BACKOFF_MS * 2 ** Math.max(0, failures - 1));
}

export interface SlotParts {
  readonly instances: Instances;
  readonly clock: Clock;
  readonly log: Log;
  readonly turns: TurnShare;
  /** Called when the slot may take a request, has failed, or has ended. */
  readonly changed: () => void;
}

export type SlotStatus = Slot['status'];

/** A request that an instance answers. */
export interface Lease {
  readonly upstream: Upstream;
  readonly deployID: string;
  /** The request is an event stream or a WebSocket from now on, which `end` ends. False: there are too many, and it must end. */
  stream(end: () => void): boolean;
  /** The request has ended. May be called again. */
  release(): void;
}

/** Loads the client of instances at the first start. Its error names no file of this machine: tenants read it. */
function loadUpstream() {
  return import('./upstream.ts').catch((cause: unknown) => {
    throw new Error('The platform could not load its client of instances', { cause });
  });
}

/** A place for one instance of a release, which is filled again when its instance crashes. */
export class Slot {
  readonly #spec: InstanceSpec;
  readonly #parts: SlotParts;
  /** Resolves when the first start has succeeded or failed. */
  readonly started: Promise<void>;
  #state: SlotState = 'starting';
  #since: number;
  #instance: Instance | undefined;
  #upstream: Upstream | undefined;
  #active = 0;
  #atOnce = AT_ONCE_FIRST;
  readonly #streams = new Set<() => void>();
  #requests = 0;
  #starts = 0;
  /** Failures and crashes in a row. */
  failures = 0;
  #failingSince: number | null = null;
  lastFailure: FailedStart | null = null;
  /** The monotonic time at which the pause ends. */
  #until = 0;
  #cancelTimer: () => void = () => {};
  #quiet = Promise.withResolvers<void>();
  readonly #hurry = Promise.withResolvers<void>();
  #ending: Promise<void> | undefined;

  constructor(spec: InstanceSpec, parts: SlotParts) {
    this.#spec = spec;
    this.#parts = parts;
    this.#since = parts.clock.now();
    this.started = this.#run();
  }

  get state(): SlotState {
    return this.#state;
  }
  /** The requests under way. Infinite: it takes no further one. */
  get load(): number {
    return this.#state === 'ready' && this.#active < this.#atOnce ? this.#active : Number.POSITIVE_INFINITY;
  }
  get isBusy(): boolean {
    return this.#active > 0 || this.#streams.size > 0;
  }
  /** Milliseconds until it starts again, if it waits for that. */
  get pause(): number {
    return this.#state === 'waiting' ? Math.max(0, this.#until - this.#parts.clock.monotonic()) : 0;
  }
  /** What an operator sees of a place, and of the instance in it (`InstanceStatus`). */
  get status() {
    const instance = this.#instance;
    return {
      /** Null: no instance has started in it yet. */
      id: instance?.id ?? null,
      deployID: this.#spec.deployID,
      state: this.#state,
      /** When it got into this state, in milliseconds since the Unix epoch. */
      since: this.#since,
      /** Null: not measured yet. */
      memoryBytes: instance?.memoryBytes ?? null,
      /** Requests under way, with event streams and WebSockets. */
      open: this.#active + this.#streams.size,
      requests: this.#requests,
      /** Crashes of earlier instances in its place. */
      restarts: Math.max(0, this.#starts - 1),
      journey: instance?.journey ?? this.lastFailure?.journey ?? [],
      lastFailure: this.lastFailure,
      /** Failures and crashes in a row. */
      failures: this.failures,
      /** The time of the first one of them, in milliseconds since the Unix epoch. Null: there are none. */
      failingSince: this.failures === 0 ? null : this.#failingSince,
      /** When it starts again, if it waits for that. */
      nextStartAt: this.#state === 'waiting' ? this.#parts.clock.now() + this.pause : null,
    };
  }

  /** Takes a request. Call it only if `load` is finite. */
  lease(): Lease {
    const upstream = this.#upstream;
    if (!upstream) throw new TypeError('The instance is not ready');
    this.#requests += 1;
    this.#active += 1;
    let held: 'request' | 'nothing' | (() => void) = 'request';
    return {
      upstream,
      deployID: this.#spec.deployID,
      stream: (end) => {
        if (held !== 'request') return true;
        if (this.#streams.size >= STREAMS_MOST) return false;
        held = end;
        this.#active -= 1;
        this.#streams.add(end);
        this.#moved();
        return true;
      },
      release: () => {
        if (held === 'nothing') return;
        if (held === 'request') this.#active -= 1;
        else this.#streams.delete(held);
        held = 'nothing';
        this.#atOnce = Math.min(AT_ONCE_MOST, this.#atOnce + 2);
        this.#moved();
      },
    };
  }

  /** Ends the instance after its requests. Streams have a while, or end `now`. May be called again. Resolves when it is gone. Never rejects. */
  drain(now = false): Promise<void> {
    if (now) this.#hurry.resolve();
    this.#ending ??= this.#drain();
    return this.#ending;
  }

  endStreams(): void {
    for (const end of [...this.#streams]) end();
  }

  #enter(state: SlotState): void {
    this.#state = state;
    this.#since = this.#parts.clock.now();
  }

  #moved(): void {
    if (!this.isBusy) this.#quiet.resolve();
    if (this.#state === 'ready') this.#parts.changed();
  }

  async #run(): Promise<void> {
    const { instances, clock, turns } = this.#parts;
    this.#starts += 1;
    // A start that throws is not that of the instance before.
    this.#instance = undefined;
    try {
      const instance = instances.start(this.#spec);
      this.#instance = instance;
      const [socketPath, { Upstream }] = await Promise.all([instance.ready, loadUpstream()]);
      const upstream = new Upstream({ socketPath, turns, org: this.#spec.app.org });
      if (this.#state !== 'starting') return upstream.close();
      this.#upstream = upstream;
      this.#atOnce = AT_ONCE_FIRST;
      const readyAt = clock.monotonic();
      this.#enter('ready');
      this.#widen();
      this.#parts.changed();
      void instance.ended.then(() => this.#gone(instance, clock.monotonic() - readyAt));
    } catch (error) {
      if (error instanceof StartFailed) return this.#failed(error.failure);
      // It may run, but the platform cannot reach it.
      void this.#instance?.stop(0);
      this.#failed(startFailed(messageOf(error), this.#instance?.journey ?? []));
    }
  }

  #widen(): void {
    this.#cancelTimer = this.#parts.clock.after(DOUBLE_MS, () => {
      if (this.#state !== 'ready') return;
      this.#atOnce = Math.min(AT_ONCE_MOST, 2 * this.#atOnce);
      this.#parts.changed();
      if (this.#atOnce < AT_ONCE_MOST) this.#widen();
    });
  }

  /** The instance is gone, although nobody stopped it. */
  #gone(instance: Instance, livedMs: number): void {
    if (this.#instance !== instance) return;
    this.#upstream?.close();
    this.#upstream = undefined;
    this.endStreams();
    if (this.#state !== 'ready') return;
    if (livedMs >= STEADY_MS) this.failures = 0;
    this.#parts.log('warn', 'function_crashed', { ...this.#named, livedMs: Math.round(livedMs) });
    this.#pause();
  }

  #failed(failure: StartFailure): void {
    const { clock } = this.#parts;
    const instance = this.#instance?.id ?? null;
    this.lastFailure = { ...failure, at: clock.now(), deployID: this.#spec.deployID, instance };
    if (this.#state !== 'starting') return;
    this.#parts.log('warn', 'function_not_started', { ...this.#named, code: failure.code, step: failure.step });
    this.#pause();
  }

  #pause(): void {
    const { clock, changed } = this.#parts;
    // The first crash of an instance that worked does not keep visitors waiting.
    const ms = this.failures === 0 && this.#requests > 0 ? 0 : pauseAfter(this.failures);
    if (this.failures === 0) this.#failingSince = clock.now();
    this.failures += 1;
    this.#until = clock.monotonic() + ms;
    this.#enter('waiting');
    this.#cancelTimer();
    this.#cancelTimer = clock.after(ms, () => {
      if (this.#state !== 'waiting') return;
      this.#enter('starting');
      void this.#run();
    });
    changed();
  }

  get #named() {
    const { app, deployID } = this.#spec;
    return { org: app.org, project: app.project, app: app.appID, deployID, instance: this.#instance?.id ?? null };
  }

  async #drain(): Promise<void> {
    const { clock } = this.#parts;
    const wasRunning = this.#state === 'ready' || this.#state === 'starting';
    this.#enter('draining');
    this.#cancelTimer();
    const instance = this.#instance;
    if (wasRunning && instance) {
      this.#quiet = Promise.withResolvers<void>();
      if (!this.isBusy) this.#quiet.resolve();
      const endStreams = () => this.endStreams();
      void this.#hurry.promise.then(endStreams);
      const cancels = [
        clock.after(DRAIN_MS, endStreams),
        clock.after(this.#spec.settings.requestTimeoutMs ?? DRAIN_REQUESTS_MS, () => {
          endStreams();
          this.#quiet.resolve();
        }),
      ];
      await Promise.race([this.#quiet.promise, instance.ended]);
      for (const cancel of cancels) cancel();
      // A server that stops waits for its connections.
      this.#upstream?.close();
      await instance.stop(STOP_MS);
    }
    this.#upstream?.close();
    this.#upstream = undefined;
    this.#enter('ended');
    this.#parts.changed();
  }
}
