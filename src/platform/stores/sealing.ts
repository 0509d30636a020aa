import type { Act } from './audit.ts';

/**
 * The port for the keys that seal what the stores keep: which one seals, and what is not sealed by it yet. The engine seals again in
 * the background, in bounded batches, and goes on after a kill.
 */
export interface Sealing {
  status(): Promise<SealingStatus>;
  /**
   * Makes another key seal: on one machine a new one, in a cluster the first of this node's list. Records it. Repeating it in a cluster
   * changes nothing. Rejects with `RotationRefused`.
   */
  rotate(act: Act): Promise<Rotated>;
}

/** What a key is used for. `next`: it would seal after a rotation. `unneeded`: nothing is sealed with it, so it can be removed. */
export type KeyUse = 'seals' | 'needed' | 'next' | 'unneeded';

export interface SealingStatus {
  readonly keys: readonly { readonly id: string; readonly use: KeyUse }[];
  /** Rows and logs that are still to be looked at. 0: all are sealed with the key that seals. */
  readonly remaining: number;
  /** Nodes that do not seal with this key yet. What is left is sealed again when they do. */
  readonly awaited: readonly string[];
  /** Where the keys are, for people: a file or a variable. */
  readonly place: string;
}

export interface Rotated {
  readonly from: string;
  readonly to: string;
}

/** Why another key must not seal now. The message names what is missing, and `remedy` what to do. */
export class RotationRefused extends Error {
  override readonly name = 'RotationRefused';
  readonly remedy: string;

  constructor(message: string, remedy: string) {
    super(message);
    this.remedy = remedy;
  }
}
