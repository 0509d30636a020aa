import type { NotifyEvent } from '../../contract/notify.ts';
import type { Act } from './audit.ts';

/**
 * The port for notifications: who is told of what, and the messages to them.
 *
 * The store itself adds a message for each target in the transaction of the change that it tells of: the end of a deployment, or the
 * deletion of an app. So no change is lost, and none is told of that did not happen. A node claims a message for `CLAIM_MS`, and
 * settles it. A message whose node died is due again after that time, so it may be sent twice, with the same ID.
 *
 * Each method is one atomic command, also if two processes call it at once. Each one rejects with `StoreUnavailable` if the store
 * cannot be read or written; then nothing was changed.
 */
export interface NotifyStore {
  /**
   * Adds a target. `full`: the organization has `TARGETS_MOST`. `no_app`: there is no app of the name. `waits`: an email address gets a
   * message `confirm`, and is told of nothing until it is confirmed, within `CONFIRM_MS`.
   */
  add(target: NewTarget, act: Act, waits?: boolean): Promise<StoredTarget | 'full' | 'no_app'>;
  find(target: string): Promise<StoredTarget | undefined>;
  /** Confirms an email address. Once, and before its time is over: else false. */
  confirm(target: string, act: Act): Promise<boolean>;
  /** Lists the targets of an organization, the oldest first. */
  list(org: string): Promise<readonly StoredTarget[]>;
  /** Removes a target with its messages. False if the organization has none of this ID. */
  remove(org: string, target: string, act: Act): Promise<boolean>;
  /**
   * Adds a message `test` for one target, or `confirm` if it waits for that: then its time begins again. Returns the ID of the message.
   * `no_letters`: the target had `LETTERS_MOST` of these. Undefined if the organization has no such target.
   */
  test(org: string, target: string, act: Act): Promise<string | 'no_letters' | undefined>;
  /** Adds a message for each target that wants it, unless it has one of the same `key`. Returns their number. */
  raise(message: RaisedMessage): Promise<number>;
  /** Lists the messages of an organization, the newest first. */
  deliveries(org: string, page: DeliveryPage): Promise<readonly StoredDelivery[]>;
  /** Makes a message due now, with all its attempts before it. False if the organization has none of this ID. Not one of `confirm`. */
  redeliver(org: string, delivery: string, act: Act): Promise<boolean>;
  /**
   * Claims the message that is due the longest. Counts an attempt. `without`: targets and organizations whose messages stay. Undefined
   * if none is due.
   */
  claim(without: Busy): Promise<ClaimedDelivery | undefined>;
  /** Records the result of an attempt. False if the claim has ended, and nothing was changed. */
  settle(claim: Pick<ClaimedDelivery, 'id' | 'fence'>, result: AttemptResult): Promise<boolean>;
  /** Lists the organizations with a target that wants an event, by name, after `after`. */
  organizations(event: NotifyEvent, after: string, limit: number): Promise<readonly string[]>;
  /** Removes messages beyond `most` of their target, and those older than `ageMs`. At most `limit`. Returns their number. */
  prune(bounds: { readonly most: number; readonly ageMs: number; readonly limit: number }): Promise<number>;
}

/** Milliseconds in which somebody at an email address can confirm it. */
export const CONFIRM_MS = 86_400_000;
/** Messages `confirm` to a target. */
export const LETTERS_MOST = 3;
/** Targets of an organization. */
export const TARGETS_MOST = 20;
/** Milliseconds of a claim. It is longer than any attempt. */
export const CLAIM_MS = 60_000;

export interface NewTarget {
  readonly id: string;
  readonly org: string;
  /** Only apps of this project, if it is there. */
  readonly project: string | null;
  /** Only this app, if it is there. Then `project` is too. */
  readonly appID: string | null;
  readonly kind: 'webhook' | 'email';
  /** What people see of its address. */
  readonly shown: string;
  readonly events: readonly NotifyEvent[];
  /** Its address and secret, sealed for `targetSealName(id)`. */
  readonly sealed: Uint8Array;
}

export interface StoredTarget extends NewTarget {
  readonly createdAt: number;
  readonly createdBy: string | null;
  /** Null: somebody at the address has to confirm it, until `confirmUntil`. */
  readonly confirmedAt: number | null;
  readonly confirmUntil: number | null;
}

export interface RaisedMessage {
  /** The same for the same occasion, so that it is told of once. */
  readonly key: string;
  readonly event: NotifyEvent;
  readonly org: string;
  /** Null for both: of the organization, and told to targets for all of it. */
  readonly project: string | null;
  readonly appID: string | null;
  /** Facts as JSON. */
  readonly detail: string;
}

export interface Message {
  /** The ID that receivers get with each attempt. */
  readonly id: string;
  readonly event: NotifyEvent | 'test' | 'confirm';
  readonly org: string;
  readonly project: string | null;
  readonly appID: string | null;
  readonly deployID: string | null;
  /** The email address of who caused it. Null: not known. */
  readonly by: string | null;
  readonly detail: string | null;
  /** When it happened. */
  readonly at: number;
}

export interface StoredDelivery extends Message {
  /** Grows with every message. */
  readonly seq: number;
  readonly target: string;
  readonly kind: NewTarget['kind'];
  readonly shown: string;
  readonly state: 'pending' | 'delivered' | 'failed';
  readonly attempts: number;
  /** When the last attempt ended. */
  readonly triedAt: number | null;
  /** When it is tried again. Null: it is not. */
  readonly nextAt: number | null;
  /** The status of the last answer, if there was one. */
  readonly status: number | null;
  /** Why the last attempt failed. */
  readonly problem: string | null;
}

export interface DeliveryPage {
  readonly target?: string | undefined;
  /** Only messages with a lower `seq`. */
  readonly before?: number | undefined;
  readonly limit: number;
}

export interface Busy {
  readonly targets: readonly string[];
  readonly organizations: readonly string[];
}

export interface ClaimedDelivery extends Message {
  readonly target: string;
  readonly kind: NewTarget['kind'];
  readonly sealed: Uint8Array;
  readonly fence: number;
  /** Attempts, with this one. */
  readonly attempts: number;
}

/** `problem`: why it failed. Undefined: it was delivered. `againMs`: milliseconds until the next attempt. Undefined: there is none. */
export interface AttemptResult {
  readonly status?: number | undefined;
  readonly problem?: string | undefined;
  readonly againMs?: number | undefined;
}
