import type { FailureCode } from '../../../contract/control-plane.ts';
import type { ProcessTree } from '../tree.ts';

/** A bound that a build went over. */
export interface Breach {
  readonly code: Extract<FailureCode, 'out_of_memory' | 'disk_quota' | 'disk_full'>;
  /** What completes "The build command … was stopped because": what was used, and what may be. */
  readonly because: string;
}

/** Watches a tree of processes until it breaks a bound, or until the signal says that it ended. Never rejects. */
export type Watch = (tree: ProcessTree, over: AbortSignal) => Promise<Breach | undefined>;

/** What one look came to. */
export interface Look {
  readonly breach?: Breach | undefined;
  /** Bytes that can still be used before something has to be looked at more closely. */
  readonly room: number;
}

/**
 * The part of a reserve below which a build is ended, by its share of what is gone: the one that took most goes first,
 * without the builds knowing of one another, and each goes before nothing is left.
 */
export function dueAt(reserve: number, share: number): number {
  return reserve * (0.25 + 0.75 * Math.min(1, Math.max(0, share)));
}
