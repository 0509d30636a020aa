import type { ForgeName, PushState } from '../../contract/hooks.ts';
import type { AppKey } from '../shared/types.ts';
import type { Act } from './audit.ts';

/**
 * The port for webhooks of forges, and the pushes that they brought. A push is stored once, whatever a forge or somebody else sends again. A
 * node claims a push that has something to do for `PUSH_CLAIM_MS`, does it, and settles it. What a node that died was doing is done again:
 * each step may be repeated.
 *
 * Each method is one atomic command, also if two processes call it at once. Each one rejects with `StoreUnavailable` if the store
 * cannot be read or written; then nothing was changed. A hook of a deleted app is not found, and ends with the app.
 */
export interface HookStore {
  /** Adds a hook. `full`: the app has `HOOKS_MOST`. `no_app`: there is no app of the name. */
  add(hook: NewHook, act: Act): Promise<StoredHook | 'full' | 'no_app'>;
  /** Lists the hooks of an app, the oldest first. */
  list(key: AppKey): Promise<readonly StoredHook[]>;
  /** Lists hooks of an organization that somebody has added, the oldest first. */
  addedBy(org: string, by: string, limit: number): Promise<readonly StoredHook[]>;
  /** Removes a hook with its pushes. False if the app has none of this ID. */
  remove(key: AppKey, hook: string, act: Act): Promise<boolean>;
  find(hook: string): Promise<StoredHook | undefined>;
  /**
   * Stores a push. It is due now. Those of the hook that are not deployed yet are dropped, because it is newer. One whose step is being done
   * is dropped if it still is not deployed after that step. `known`: the hook has had a push of this digest, and nothing was changed.
   */
  push(push: NewPush): Promise<ReceivedPush>;
  /** Lists the pushes of an app, the newest first. */
  pushes(key: AppKey, limit: number): Promise<readonly StoredPush[]>;
  /**
   * Claims the push that is due the longest: the one named, or any of other organizations than `without`. Not one while an older one of its
   * hook is claimed, so that the newest is deployed last. Undefined if none is due.
   */
  claim(wanted?: { readonly push?: string; readonly without?: readonly string[] }): Promise<ClaimedPush | undefined>;
  /** Records what was done. False if the claim has ended, and nothing was changed. */
  settle(claim: Pick<ClaimedPush, 'id' | 'fence'>, step: PushStep): Promise<boolean>;
  /** Removes pushes that are done and older than `ageMs`. At most `limit`. Returns their number. */
  prune(bounds: { readonly ageMs: number; readonly limit: number }): Promise<number>;
}

/** Hooks of an app. */
export const HOOKS_MOST = 5;
/** Milliseconds of a claim. It is longer than any step. */
export const PUSH_CLAIM_MS = 60_000;

export interface NewHook extends AppKey {
  readonly id: string;
  readonly forge: ForgeName;
  /** True: a commit is deployed when its checks have succeeded. */
  readonly waits: boolean;
  /** True: the states of deployments are written to the forge. */
  readonly reports: boolean;
  /** Its secret, and the token for the forge if there is one, sealed for `hookSealName(id)`. */
  readonly sealed: Uint8Array;
}

export interface StoredHook extends NewHook {
  readonly createdAt: number;
  readonly createdBy: string | null;
}

export interface NewPush {
  readonly id: string;
  readonly hook: string;
  /** SHA-256 of what was sent, hex. */
  readonly digest: string;
  readonly branch: string;
  readonly commit: string;
  readonly state: Extract<PushState, 'checks' | 'deploy'>;
}

export interface StoredPush extends Omit<NewPush, 'state'> {
  readonly state: PushState;
  readonly deployID: string | null;
  readonly receivedAt: number;
  /** The last state that the forge got. */
  readonly reported: string | null;
  /** Why it was dropped, or what did not succeed. */
  readonly problem: string | null;
}

export interface ReceivedPush {
  readonly kind: 'new' | 'known';
  readonly push: StoredPush;
}

export interface ClaimedPush extends StoredPush {
  readonly org: string;
  readonly fence: number;
  /** Attempts in this state that failed. */
  readonly failures: number;
}

export interface PushStep {
  readonly state: PushState;
  readonly deployID?: string | null;
  readonly reported?: string | null;
  readonly problem?: string | null;
  readonly failures?: number;
  /** Milliseconds until there is something to do again. Undefined: there is nothing. */
  readonly againMs?: number | undefined;
}
