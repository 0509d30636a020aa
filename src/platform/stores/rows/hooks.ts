import type { ForgeName, PushState } from '../../../contract/hooks.ts';
import { ofApp } from '../audit.ts';
import {
  type ClaimedPush,
  HOOKS_MOST,
  type HookStore,
  PUSH_CLAIM_MS,
  type ReceivedPush,
  type StoredHook,
  type StoredPush,
} from '../hooks.ts';
import { bytesOf, numberOf, type Row, textOf, textOrNull } from './columns.ts';
import { all, BY_KEY, counted, type Engine, first, keyOf, keyOfRow, LOCK_APP } from './engine.ts';

const NEWER = "'a newer push came'";
const NOT_DEPLOYED = "('checks', 'deploy')";

/** Keeps webhooks of forges. */
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

/** Returns the name that the secrets of a hook are sealed for. */
export function hookSealName(id: string): string {
  return `hook:${id}`;
}

function hookOf(row: Row): StoredHook {
  return {
    id: textOf(row, 'id'),
    ...keyOfRow(row),
    forge: textOf(row, 'forge') as ForgeName,
    waits: numberOf(row, 'waits') === 1,
    reports: numberOf(row, 'reports') === 1,
    sealed: bytesOf(row, 'sealed'),
    createdAt: numberOf(row, 'created_at'),
    createdBy: textOrNull(row, 'created_by'),
  };
}

function pushOf(row: Row): StoredPush {
  return {
    id: textOf(row, 'id'),
    hook: textOf(row, 'hook'),
    digest: textOf(row, 'digest'),
    branch: textOf(row, 'branch'),
    commit: textOf(row, 'commit_sha'),
    state: textOf(row, 'state') as PushState,
    deployID: textOrNull(row, 'deploy_id'),
    receivedAt: numberOf(row, 'received_at'),
    reported: textOrNull(row, 'reported'),
    problem: textOrNull(row, 'problem'),
  };
}

function claimedPushOf(row: Row): ClaimedPush {
  return {
    ...pushOf(row),
    org: textOf(row, 'org'),
    fence: numberOf(row, 'fence'),
    failures: numberOf(row, 'failures'),
  };
}
