import type { AppKey } from '../shared/types.ts';
import type { JourneyStep, StartFailure } from './types.ts';

/**
 * `starting`: not healthy yet. `ready`: gets requests. `draining`: gets no new ones, and stops when its open ones have ended.
 */
export type InstanceState = 'starting' | 'ready' | 'draining';

/** One instance of an app as its pool knows it. Times are milliseconds since the Unix epoch. */
export interface InstanceStatus {
  /** `Instance.id`. */
  readonly id: string;
  readonly deployID: string;
  readonly state: InstanceState;
  /** When it got into this state. */
  readonly since: number;
  /** Null: not measured yet. */
  readonly memoryBytes: number | null;
  /** Requests that it was given since its start. */
  readonly requests: number;
  /** Crashes of earlier instances that this one stands for. 0: the first one in its place. */
  readonly restarts: number;
  readonly journey: readonly JourneyStep[];
}

export interface FunctionStatus {
  readonly app: AppKey;
  /** The oldest first. None: the app sleeps until the next request, or its last start failed. */
  readonly instances: readonly InstanceStatus[];
  /** The last start that failed or instance that crashed, while the release that it was of is still live. */
  readonly lastFailure: FailedStart | null;
  /** Present while instances crash again and again. */
  readonly crashLoop: CrashLoop | null;
}

export interface FailedStart extends StartFailure {
  readonly at: number;
  readonly deployID: string;
  /** `Instance.id`. Its lines in the log have it. Null: it had none yet. */
  readonly instance: string | null;
}

export interface CrashLoop {
  readonly crashes: number;
  /** The time of the first one. */
  readonly since: number;
  /** When the next instance starts. Null: it does now. */
  readonly nextStartAt: number | null;
}

/** An app, and the subdomain by which its functions are found. */
export type SiteKey = AppKey & { readonly subdomain: string };
