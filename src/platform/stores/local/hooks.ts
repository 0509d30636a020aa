import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../../base/clock.ts';
import { ofApp as entryOf } from '../audit.ts';
import { HOOKS_MOST, type HookStore, PUSH_CLAIM_MS } from '../hooks.ts';
import { numberOf } from '../rows/columns.ts';
import { claimedPushOf, hookOf, pushOf } from '../rows/hooks.ts';
import { createRecorder } from './audit.ts';
import type { Commands } from './commands.ts';

const NEWER = "'a newer push came'";
const NOT_DEPLOYED = "('checks', 'deploy')";

/** Keeps webhooks of forges in the migrated `platform.db`. */
export function createLocalHooks(database: DatabaseSync, commands: Commands, clock: Pick<Clock, 'now'>): HookStore {
  const record = createRecorder(database, clock);
  const ofApp = 'org = ? AND project = ? AND app_id = ?';
  const app = database.prepare(`SELECT 1 FROM apps WHERE ${ofApp} AND deleted_at IS NULL`);
  const count = database.prepare(`SELECT count(*) AS n FROM hooks WHERE ${ofApp}`);
  const insert =
    database.prepare(`INSERT INTO hooks (id, org, project, app_id, forge, waits, reports, sealed, created_at, created_by)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`);
  const list = database.prepare(`SELECT * FROM hooks WHERE ${ofApp} ORDER BY created_at, id`);
  const addedBy = database.prepare(
    'SELECT * FROM hooks WHERE org = ? AND created_by = ? ORDER BY created_at, id LIMIT ?',
  );
  const remove = database.prepare(`DELETE FROM hooks WHERE ${ofApp} AND id = ?`);
  const find = database.prepare(`SELECT h.* FROM hooks h JOIN apps a ON a.org = h.org AND a.project = h.project
    AND a.app_id = h.app_id WHERE h.id = ? AND a.deleted_at IS NULL`);
  const known = database.prepare('SELECT * FROM hook_pushes WHERE hook = ? AND digest = ?');
  const add =
    database.prepare(`INSERT INTO hook_pushes (id, hook, digest, branch, commit_sha, state, received_at, due_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`);
  const drop =
    database.prepare(`UPDATE hook_pushes SET state = 'dropped', due_at = NULL, problem = ${NEWER}, fence = fence + 1
    WHERE hook = ? AND state IN ${NOT_DEPLOYED} AND id <> ? AND coalesce(claimed_until, 0) <= ?`);
  const pushes = database.prepare(`SELECT p.* FROM hook_pushes p JOIN hooks h ON h.id = p.hook
    WHERE h.org = ? AND h.project = ? AND h.app_id = ? ORDER BY p.seq DESC LIMIT ?`);
  const take = database.prepare(`UPDATE hook_pushes SET due_at = ?, claimed_until = ?, fence = fence + 1 WHERE id =
    (SELECT p.id FROM hook_pushes p JOIN hooks h ON h.id = p.hook WHERE p.due_at <= ? AND p.id = coalesce(?, p.id)
      AND h.org NOT IN (SELECT value FROM json_each(?)) AND NOT EXISTS (SELECT 1 FROM hook_pushes o WHERE o.hook = p.hook
        AND o.seq < p.seq AND o.state IN ${NOT_DEPLOYED} AND o.claimed_until > ?) ORDER BY p.due_at, p.seq LIMIT 1)
    RETURNING *, (SELECT org FROM hooks WHERE id = hook) AS org`);
  const settle =
    database.prepare(`UPDATE hook_pushes SET state = ?, deploy_id = coalesce(?, deploy_id), claimed_until = NULL,
    reported = coalesce(?, reported), problem = ?, failures = ?, due_at = ? WHERE id = ? AND fence = ?`);
  const dropOlder = database.prepare(`UPDATE hook_pushes SET state = 'dropped', due_at = NULL, problem = ${NEWER}
    WHERE id = ? AND state IN ${NOT_DEPLOYED} AND EXISTS (SELECT 1 FROM hook_pushes o WHERE o.hook = hook_pushes.hook
      AND o.seq > hook_pushes.seq)`);
  const old = database.prepare(`DELETE FROM hook_pushes WHERE seq IN
    (SELECT seq FROM hook_pushes WHERE due_at IS NULL AND received_at <= ? LIMIT ?)`);

  return {
    add: ({ id, org, project, appID, forge, waits, reports, sealed }, act) =>
      commands.write(() => {
        if (!app.get(org, project, appID)) return 'no_app';
        if (numberOf(count.get(org, project, appID) ?? {}, 'n') >= HOOKS_MOST) return 'full';
        const flags = [Number(waits), Number(reports)];
        const made = insert.get(id, org, project, appID, forge, ...flags, sealed, clock.now(), act.by) ?? {};
        const after = { forge, waits, reports };
        record(act, [entryOf({ org, project, appID }, 'hook.add', { object: id, after })]);
        return hookOf(made);
      }),
    list: ({ org, project, appID }) => commands.read(() => list.all(org, project, appID).map(hookOf)),
    addedBy: (org, by, limit) => commands.read(() => addedBy.all(org, by, limit).map(hookOf)),
    remove: ({ org, project, appID }, hook, act) =>
      commands.write(() => {
        const isFound = remove.run(org, project, appID, hook).changes === 1;
        if (isFound) record(act, [entryOf({ org, project, appID }, 'hook.remove', { object: hook })]);
        return isFound;
      }),
    find: (hook) => commands.first(find, [hook], hookOf),
    push: ({ id, hook, digest, branch, commit, state }) =>
      commands.write(() => {
        const before = known.get(hook, digest);
        if (before) return { kind: 'known', push: pushOf(before) };
        const now = clock.now();
        const push = pushOf(add.get(id, hook, digest, branch, commit, state, now, now) ?? {});
        drop.run(hook, id, now);
        return { kind: 'new', push };
      }),
    pushes: ({ org, project, appID }, limit) => commands.read(() => pushes.all(org, project, appID, limit).map(pushOf)),
    claim: ({ push = null, without = [] } = {}) => {
      const now = clock.now();
      const end = now + PUSH_CLAIM_MS;
      return commands.first(take, [end, end, now, push, JSON.stringify(without), now], claimedPushOf);
    },
    settle: ({ id, fence }, { state, deployID, reported, problem, failures = 0, againMs }) =>
      commands.write(() => {
        const due = againMs === undefined ? null : clock.now() + againMs;
        const values = [state, deployID ?? null, reported ?? null, problem ?? null, failures, due];
        const isSettled = settle.run(...values, id, fence).changes === 1;
        if (isSettled) dropOlder.run(id);
        return isSettled;
      }),
    prune: ({ ageMs, limit }) => commands.read(() => Number(old.run(clock.now() - ageMs, limit).changes)),
  };
}
