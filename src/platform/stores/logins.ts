import type { Act } from './audit.ts';

/**
 * The port for sign-ins of the command line (`slipway login`). The store knows hashes of codes and tokens alone.
 *
 * A sign-in has one of these states, and all secrets that a machine ever got for it are of one family, named by its `id`:
 *
 * | state    | the machine has            | ends                                                                        |
 * | -------- | -------------------------- | --------------------------------------------------------------------------- |
 * | asked    | a device code              | a person approves or denies it; or its time is over                         |
 * | approved | the same                   | the machine fetches its tokens: `open`; or its time is over                 |
 * | denied   | the same                   | its time is over                                                            |
 * | open     | a refresh token            | it is not used for a time, or is too old; the machine signs out             |
 * | reused   | a token that counts no more | its time is over. A token of the family was used twice, so one was stolen  |
 *
 * Each use of a secret replaces it. The one before counts again for a short time, because an answer can be lost: then its
 * successor was never used, and is replaced.
 *
 * Each method is one atomic command, also if two processes call it at once. Each one rejects with `StoreUnavailable` if the
 * store cannot be read or written; then nothing was changed.
 */
export interface LoginStore {
  /**
   * Begins a sign-in. `too_many`: as many are asked for as `bounds` allow. `code_taken`: another one has this user code. Also
   * removes some of those that ended long ago.
   */
  begin(login: NewLogin, bounds: LoginBounds): Promise<'begun' | 'too_many' | 'code_taken'>;
  /** Finds a sign-in that is asked for, by the hash of its user code. */
  asked(userCode: string): Promise<AskedLogin | undefined>;
  /**
   * Approves a sign-in for a person, or denies it. Undefined if it is not asked for. Of several calls, one gets it. The person's
   * sign-ins beyond `most` end, those that were used longest ago first.
   */
  decide(userCode: string, decision: Approval | 'denied', act: Act): Promise<AskedLogin | undefined>;
  /** Uses a secret of a family up, and replaces it by `next`. Answers what the machine may know. `act`: who ends a family that is reused. */
  advance(use: UsedSecret, act: Act): Promise<Advanced>;
  /** Finds a sign-in by its family. Undefined if it is over, and unless its state is `open` or `reused`. */
  find(id: string): Promise<OpenLogin | undefined>;
  /** Lists the sign-ins of a person that are approved or open, the last used first. Their number is bounded by `decide`. */
  list(person: string): Promise<readonly ListedLogin[]>;
  /** Ends a sign-in that is approved or open. False if there is none. */
  end(id: string, act: Act): Promise<boolean>;
}

export interface NewLogin {
  /** All hashes are SHA-256, hex. */
  readonly id: string;
  readonly userCode: string;
  readonly secret: string;
  /** The name that the machine says it has. One plain line. */
  readonly machine: string;
  /** The address that asks. */
  readonly address: string;
}

export interface LoginBounds {
  /** Milliseconds in which a person decides, and the machine fetches its tokens. */
  readonly lifetimeMs: number;
  /** Milliseconds between two questions of the machine. */
  readonly intervalMs: number;
  /** Sign-ins that are asked for at once, of an address and of all. */
  readonly perAddress: number;
  readonly inAll: number;
}

export interface AskedLogin {
  readonly machine: string;
  readonly address: string;
  readonly askedAt: number;
  readonly endsAt: number;
}

export interface Approval {
  /** Names the person: sign-ins of the same name are bounded together. */
  readonly person: string;
  /** The identity, as JSON. */
  readonly identity: string;
  readonly most: number;
}

export interface UsedSecret {
  readonly id: string;
  readonly secret: string;
  readonly next: string;
  /** Milliseconds in which the secret before counts again. */
  readonly graceMs: number;
  /** Milliseconds without a use, after which a sign-in ends. */
  readonly idleMs: number;
  /** Milliseconds after which every sign-in ends. */
  readonly mostMs: number;
}

export type Advanced =
  | { readonly kind: 'open'; readonly identity: string; readonly endsInMs: number }
  | { readonly kind: 'pending' | 'slow_down' | 'denied' | 'reused' | 'over' | 'unknown' };

export interface OpenLogin {
  readonly state: 'open' | 'reused';
  readonly identity: string;
  readonly machine: string;
}

export interface ListedLogin {
  readonly id: string;
  readonly machine: string;
  /** The address that asked. */
  readonly address: string;
  readonly askedAt: number;
  /** When it last got a token. Null: never. */
  readonly usedAt: number | null;
  readonly endsAt: number;
}

/** Milliseconds that the store remembers a sign-in after its end, so that its machine is told. */
export const OVER_KEPT_MS = 10 * 60_000;
/** Old sign-ins that one call removes at most. A call adds one, so all are removed in the end. */
export const OVER_BATCH = 100;
