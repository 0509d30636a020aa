import type { Clock } from '../../../../base/clock.ts';
import { ofApp } from '../../audit.ts';
import { HOOKS_MOST, type HookStore, PUSH_CLAIM_MS } from '../../hooks.ts';
import { numberOf } from '../../rows/columns.ts';
import { claimedPushOf, hookOf, pushOf } from '../../rows/hooks.ts';
import type { Database } from '../database/database.ts';
import { BY_KEY, found, keyOf, lockApp } from '../database/parts.ts';
import { record } from './audit.ts';

const NOW = (index: number) => `coalesce($${index}::bigint, slipway_now())`;
const ADD = `INSERT INTO hooks (id, org, project, app_id, forge, waits, reports, sealed, created_at, created_by)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, ${NOW(9)}, $10) RETURNING *`;
const ADDED_BY = 'SELECT * FROM hooks WHERE org = $1 AND created_by = $2 ORDER BY created_at, id LIMIT $3';
const REMOVE = `DELETE FROM hooks WHERE ${BY_KEY} AND id = $4 RETURNING id`;
const FIND = `SELECT h.* FROM hooks h JOIN apps a ON a.org = h.org AND a.project = h.project AND a.app_id = h.app_id
  WHERE h.id = $1 AND a.deleted_at IS NULL`;
const PUSH = `INSERT INTO hook_pushes (id, hook, digest, branch, commit_sha, state, received_at, due_at)
  VALUES ($1, $2, $3, $4, $5, $6, ${NOW(7)}, ${NOW(7)}) ON CONFLICT (hook, digest) DO NOTHING RETURNING *`;
const NEWER = "'a newer push came'";
const NOT_DEPLOYED = "('checks', 'deploy')";
// The pushes of a hook come one after another, so that each one knows those before it.
const LOCK = 'SELECT FROM hooks WHERE id = $1 FOR NO KEY UPDATE';
const DROP = `UPDATE hook_pushes SET state = 'dropped', due_at = NULL, problem = ${NEWER}, fence = fence + 1
  WHERE hook = $1 AND state IN ${NOT_DEPLOYED} AND id <> $2 AND coalesce(claimed_until, 0) <= ${NOW(3)}`;
const PUSHES = `SELECT p.* FROM hook_pushes p JOIN hooks h ON h.id = p.hook
  WHERE h.org = $1 AND h.project = $2 AND h.app_id = $3 ORDER BY p.seq DESC LIMIT $4`;
const CLAIM = `UPDATE hook_pushes SET due_at = ${NOW(1)} + ${PUSH_CLAIM_MS}, claimed_until = ${NOW(1)} + ${PUSH_CLAIM_MS},
  fence = fence + 1 WHERE id = (SELECT p.id FROM hook_pushes p JOIN hooks h ON h.id = p.hook WHERE p.due_at <= ${NOW(1)}
    AND p.id = coalesce($2, p.id) AND h.org <> ALL ($3::text[]) AND NOT EXISTS (SELECT FROM hook_pushes o WHERE o.hook = p.hook
      AND o.seq < p.seq AND o.state IN ${NOT_DEPLOYED} AND o.claimed_until > ${NOW(1)})
    ORDER BY p.due_at, p.seq LIMIT 1 FOR UPDATE OF p SKIP LOCKED)
  RETURNING *, (SELECT org FROM hooks WHERE id = hook) AS org`;
const DROP_OLDER = `UPDATE hook_pushes p SET state = 'dropped', due_at = NULL, problem = ${NEWER} WHERE id = $1
  AND state IN ${NOT_DEPLOYED} AND EXISTS (SELECT FROM hook_pushes o WHERE o.hook = p.hook AND o.seq > p.seq)`;
const SETTLE = `UPDATE hook_pushes SET state = $3, deploy_id = coalesce($4, deploy_id), claimed_until = NULL, reported = coalesce($5, reported),
  problem = $6, failures = $7, due_at = ${NOW(8)} + $9::bigint WHERE id = $1 AND fence = $2`;
const OLD = `DELETE FROM hook_pushes WHERE seq IN
  (SELECT seq FROM hook_pushes WHERE due_at IS NULL AND received_at <= ${NOW(1)} - $2::bigint LIMIT $3)`;

/** Keeps webhooks of forges in PostgreSQL. */
export function createClusterHooks(database: Database, clock?: Pick<Clock, 'now'>): HookStore {
  const now = () => clock?.now() ?? null;
  const rows = async (text: string, values: readonly unknown[]) => (await database.query(text, values)).rows;
  const counted = async (text: string, values: readonly unknown[]) => (await database.query(text, values)).count;
  return {
    add: ({ id, org, project, appID, forge, waits, reports, sealed }, act) =>
      database.transaction(async (within) => {
        const key = { org, project, appID };
        if (!(await lockApp(within, key))) return 'no_app' as const;
        const of = await within.query(`SELECT count(*) AS n FROM hooks WHERE ${BY_KEY}`, keyOf(key));
        if (numberOf(of.rows[0] ?? {}, 'n') >= HOOKS_MOST) return 'full' as const;
        const values = [id, org, project, appID, forge, Number(waits), Number(reports), sealed, now(), act.by];
        const made = hookOf((await within.query(ADD, values)).rows[0] ?? {});
        const after = { forge, waits, reports };
        await record(within, now(), act, [ofApp(key, 'hook.add', { object: id, after })]);
        return made;
      }),
    list: async (key) =>
      (await rows(`SELECT * FROM hooks WHERE ${BY_KEY} ORDER BY created_at, id`, keyOf(key))).map(hookOf),
    addedBy: async (org, by, limit) => (await found(database, ADDED_BY, [org, by, limit])).map(hookOf),
    remove: (key, hook, act) =>
      database.transaction(async (within) => {
        const removed = await found(within, REMOVE, [...keyOf(key), hook]);
        if (removed.length > 0) await record(within, now(), act, [ofApp(key, 'hook.remove', { object: hook })]);
        return removed.length > 0;
      }),
    find: async (hook) => (await found(database, FIND, [hook])).map(hookOf)[0],
    push: ({ id, hook, digest, branch, commit, state }) =>
      database.transaction(async (within) => {
        await within.query(LOCK, [hook]);
        const [row] = (await within.query(PUSH, [id, hook, digest, branch, commit, state, now()])).rows;
        if (row) {
          await within.query(DROP, [hook, id, now()]);
          return { kind: 'new' as const, push: pushOf(row) };
        }
        const before = await within.query('SELECT * FROM hook_pushes WHERE hook = $1 AND digest = $2', [hook, digest]);
        return { kind: 'known' as const, push: pushOf(before.rows[0] ?? {}) };
      }),
    pushes: async (key, limit) => (await rows(PUSHES, [...keyOf(key), limit])).map(pushOf),
    claim: async ({ push = null, without = [] } = {}) =>
      (await rows(CLAIM, [now(), push, without])).map(claimedPushOf)[0],
    settle: ({ id, fence }, { state, deployID, reported, problem, failures = 0, againMs }) =>
      database.transaction(async (within) => {
        const values = [id, fence, state, deployID ?? null, reported ?? null, problem ?? null, failures];
        const { count } = await within.query(SETTLE, values.concat(now(), againMs ?? null));
        if (count === 1) await within.query(DROP_OLDER, [id]);
        return count === 1;
      }),
    prune: ({ ageMs, limit }) => counted(OLD, [now(), ageMs, limit]),
  };
}
