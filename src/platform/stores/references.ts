import type { StoreTime } from './blobs.ts';

/**
 * The port for what releases refer to, and for the collection of objects, which alone writes it. Each release that must stay has
 * one record of its objects, and each object the number of releases that have it. So a collection reads the index of a release
 * once, and not again as long as the release does not change.
 *
 * The store notes each release that was stored, kept or removed, in the transaction that does so. A collection works these notes
 * off (`due`). Each method is one atomic command, and rejects with `StoreUnavailable` if the store cannot be read or written; then
 * nothing was changed. Two collections at once harm nothing, but one node after another does the work by a lease.
 */
export interface References {
  /** Takes the lease of the collection for `LEASE_MS`. Undefined if another one has it. A lease whose time is over can be taken. */
  hold(node: string): Promise<CollectionLease | undefined>;
  /** Extends the lease to `LEASE_MS` from now. False if another one has taken it. */
  renew(lease: CollectionLease): Promise<boolean>;
  /** Ends the lease, if it has not ended. */
  release(lease: CollectionLease): Promise<void>;
  /**
   * Returns releases that have changed, with the notes above `after` of each, at most `limit` notes in their order. Rejects if it cannot know
   * all releases, as while the database is being restored.
   */
  due(after: number, limit: number): Promise<readonly DueRelease[]>;
  /**
   * Records what a release refers to, and removes its notes. `objects`: their SHA-256, 32 bytes each, each once. Does nothing if
   * another collection has removed the notes.
   */
  add(release: DueRelease, objects: Uint8Array): Promise<void>;
  /** Removes what was recorded of a release, if anything, and its notes. Does nothing if another collection has removed the notes. */
  end(release: DueRelease): Promise<void>;
  /** Removes the notes of a release whose record is right as it is. */
  keep(release: DueRelease): Promise<void>;
  /** Returns those of the hashes to which no recorded release of the organization refers. */
  unused(org: string, hashes: readonly string[]): Promise<readonly string[]>;
  /** Lists remembered objects to which no release refers, in ascending order after `after`. Those of ended releases are remembered. */
  waiting(after: NamedObject | undefined, limit: number): Promise<readonly NamedObject[]>;
  /** Remembers objects to which no release refers, so that later collections look at them again. */
  remember(org: string, hashes: readonly string[]): Promise<void>;
  /** Forgets objects that do not exist any more. Those to which a release refers stay recorded. */
  forget(org: string, hashes: readonly string[]): Promise<void>;
  /** Returns the time of the last whole collection. It has looked at all objects that were stored before it. */
  sweptBefore(): Promise<StoreTime | undefined>;
  recordSweep(time: StoreTime): Promise<void>;
}

export interface CollectionLease {
  /** Rises with each lease. */
  readonly fence: number;
}

export interface NamedObject {
  readonly org: string;
  /** SHA-256, hex. */
  readonly hash: string;
}

/** A release that has changed since the collection looked at it. */
export interface DueRelease {
  readonly org: string;
  readonly manifestHash: string;
  /** True: its objects must stay, because an app keeps it, or a deployment under way has stored it. */
  readonly isKept: boolean;
  /** True: its objects are recorded. */
  readonly isRecorded: boolean;
  /** The numbers of its notes, ascending. */
  readonly notes: readonly number[];
}
