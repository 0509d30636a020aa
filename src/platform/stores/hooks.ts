import type { ForgeName, PushState } from '../../contract/hooks.ts';
import type { AppKey } from '../shared/types.ts';
import { type Act, ofApp } from './audit.ts';
import { APP_KEY, booleanOf, bytesOf, column, numberOf, shape, textOf, textOrNull, wordOf } from './rows/columns.ts';
import { all, BY_KEY, counted, type Engine, first, keyOf, LOCK_APP } from './rows/engine.ts';

/**
 * The port for webhooks of forges, and the pushes that they brought. A push is stored once, whatever a forge or somebody else sends again. A
 * node claims a push that has something to do for `PUSH_CLAIM_MS`, does it, and settles it. What a node that died was doing is done again:
 * each step may be repeated. A hook of a deleted app is not found, and ends with the app.
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

const hookOf = shape({
  id: textOf,
  ...APP_KEY,
  forge: wordOf<ForgeName>(),
  /** True: a commit is deployed when its checks have succeeded. */
  waits: booleanOf,
  /** True: the states of deployments are written to the forge. */
  reports: booleanOf,
  /** Its secret, and the token for the forge if there is one, sealed for `hookSealName(id)` (`rows/sealing.ts`). */
  sealed: bytesOf,
  createdAt: numberOf,
  createdBy: textOrNull,
});
export type StoredHook = ReturnType<typeof hookOf>;
export type NewHook = Omit<StoredHook, 'createdAt' | 'createdBy'>;

const PUSH = {
  id: textOf,
  hook: textOf,
  /** SHA-256 of what was sent, hex. */
  digest: textOf,
  branch: textOf,
  commit: column('commit_sha', textOf),
  state: wordOf<PushState>(),
  deployID: textOrNull,
  receivedAt: numberOf,
  /** The last state that the forge got. */
  reported: textOrNull,
  /** Why it was dropped, or what did not succeed. */
  problem: textOrNull,
};
const pushOf = shape(PUSH);
export type StoredPush = ReturnType<typeof pushOf>;

export interface NewPush extends Pick<StoredPush, 'id' | 'hook' | 'digest' | 'branch' | 'commit'> {
  readonly state: Extract<PushState, 'checks' | 'deploy'>;
}

const claimedPushOf = shape({
  ...PUSH,
  org: textOf,
  fence: numberOf,
  /** Attempts in this state that failed. */
  failures: numberOf,
});
export type ClaimedPush = ReturnType<typeof claimedPushOf>;

export interface ReceivedPush {
  readonly kind: 'new' | 'known';
  readonly push: StoredPush;
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

const NEWER = "'a newer push came'";
const NOT_DEPLOYED = "('checks', 'deploy')";

export function createHookStore(engine: Engine): HookStore {
  const lockApp = engine.prepare(LOCK_APP);
  const count = engine.prepare(`SELECT count(*) AS n FROM hooks WHERE ${BY_KEY}`);
  const add = engine.prepare(`INSERT INTO hooks
    (id, org, project, app_id, forge, waits, reports, sealed, created_at, created_by)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, :now, $9) RETURNING *`);
  const list = engine.prepare(`SELECT * FROM hooks WHERE ${BY_KEY} ORDER BY created_at, id`);
  const addedBy = engine.prepare(
    'SELECT * FROM hooks WHERE org = $1 AND created_by = $2 ORDER BY created_at, id LIMIT $3',
  );
  const remove = engine.prepare(`DELETE FROM hooks WHERE ${BY_KEY} AND id = $4`);
  const find = engine.prepare(`SELECT h.* FROM hooks h
    JOIN apps a ON a.org = h.org AND a.project = h.project AND a.app_id = h.app_id WHERE h.id = $1 AND a.deleted_at IS NULL`);
  // The pushes of a hook come one after another, so that each one knows those before it.
  const lock = engine.prepare('SELECT 1 FROM hooks WHERE id = $1 FOR NO KEY UPDATE');
  const push =
    engine.prepare(`INSERT INTO hook_pushes (id, hook, digest, branch, commit_sha, state, received_at, due_at)
    VALUES ($1, $2, $3, $4, $5, $6, :now, :now) ON CONFLICT (hook, digest) DO NOTHING RETURNING *`);
  const known = engine.prepare('SELECT * FROM hook_pushes WHERE hook = $1 AND digest = $2');
  const drop =
    engine.prepare(`UPDATE hook_pushes SET state = 'dropped', due_at = NULL, problem = ${NEWER}, fence = fence + 1
    WHERE hook = $1 AND state IN ${NOT_DEPLOYED} AND id <> $2 AND coalesce(claimed_until, 0) <= :now`);
  const pushes = engine.prepare(`SELECT p.* FROM hook_pushes p JOIN hooks h ON h.id = p.hook
    WHERE h.org = $1 AND h.project = $2 AND h.app_id = $3 ORDER BY p.seq DESC LIMIT $4`);
  const claim =
    engine.prepare(`UPDATE hook_pushes SET due_at = :now + ${PUSH_CLAIM_MS}, claimed_until = :now + ${PUSH_CLAIM_MS},
    fence = fence + 1 WHERE id = (SELECT p.id FROM hook_pushes p JOIN hooks h ON h.id = p.hook WHERE p.due_at <= :now
      AND p.id = coalesce($1, p.id) AND h.org <> ALL ($2::text[]) AND NOT EXISTS (SELECT 1 FROM hook_pushes o WHERE o.hook = p.hook
        AND o.seq < p.seq AND o.state IN ${NOT_DEPLOYED} AND o.claimed_until > :now)
      ORDER BY p.due_at, p.seq LIMIT 1 FOR UPDATE OF p SKIP LOCKED)
    RETURNING *, (SELECT org FROM hooks WHERE id = hook) AS org`);
  const settle =
    engine.prepare(`UPDATE hook_pushes SET state = $3, deploy_id = coalesce($4, deploy_id), claimed_until = NULL,
    reported = coalesce($5, reported), problem = $6, failures = $7, due_at = :now + $8::bigint WHERE id = $1 AND fence = $2`);
  const dropOlder =
    engine.prepare(`UPDATE hook_pushes AS p SET state = 'dropped', due_at = NULL, problem = ${NEWER} WHERE id = $1
    AND state IN ${NOT_DEPLOYED} AND EXISTS (SELECT 1 FROM hook_pushes o WHERE o.hook = p.hook AND o.seq > p.seq)`);
  const old = engine.prepare(`DELETE FROM hook_pushes WHERE seq IN
    (SELECT seq FROM hook_pushes WHERE due_at IS NULL AND received_at <= :now - $1::bigint LIMIT $2)`);
  return {
    add: ({ id, org, project, appID, forge, waits, reports, sealed }, act) =>
      engine.write(function* () {
        const key = { org, project, appID };
        if ((yield* lockApp(...keyOf(key))).count === 0) return 'no_app';
        const [of = {}] = (yield* count(...keyOf(key))).rows;
        if (numberOf(of, 'n') >= HOOKS_MOST) return 'full';
        const made = yield* add(id, org, project, appID, forge, Number(waits), Number(reports), sealed, act.by);
        yield* engine.record(act, [ofApp(key, 'hook.add', { object: id, after: { forge, waits, reports } })]);
        return hookOf(made.rows[0] ?? {});
      }),
    list: (key) => all(engine, list(...keyOf(key)), hookOf),
    addedBy: (org, by, limit) => all(engine, addedBy(org, by, limit), hookOf),
    remove: (key, hook, act) =>
      engine.write(function* () {
        const isFound = (yield* remove(...keyOf(key), hook)).count === 1;
        if (isFound) yield* engine.record(act, [ofApp(key, 'hook.remove', { object: hook })]);
        return isFound;
      }),
    find: (hook) => first(engine, find(hook), hookOf),
    push: ({ id, hook, digest, branch, commit, state }) =>
      engine.write<ReceivedPush>(function* () {
        yield* lock(hook);
        const [row] = (yield* push(id, hook, digest, branch, commit, state)).rows;
        if (!row) return { kind: 'known', push: pushOf((yield* known(hook, digest)).rows[0] ?? {}) };
        yield* drop(hook, id);
        return { kind: 'new', push: pushOf(row) };
      }),
    pushes: (key, limit) => all(engine, pushes(...keyOf(key), limit), pushOf),
    claim: ({ push: one, without = [] } = {}) => first(engine, claim(one, without), claimedPushOf),
    settle: ({ id, fence }, { state, deployID, reported, problem, failures = 0, againMs }) =>
      engine.write(function* () {
        const { count: changed } = yield* settle(id, fence, state, deployID, reported, problem, failures, againMs);
        if (changed === 1) yield* dropOlder(id);
        return changed === 1;
      }),
    prune: ({ ageMs, limit }) => counted(engine, old(ageMs, limit)),
  };
}
