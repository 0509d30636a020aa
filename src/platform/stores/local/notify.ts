import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../../base/clock.ts';
import { CLAIM_MS, CONFIRM_MS, LETTERS_MOST, type NotifyStore, TARGETS_MOST } from '../notify.ts';
import { numberOf, textOf } from '../rows/columns.ts';
import {
  claimedOf,
  DELIVERY_COLUMNS,
  deliveryOf,
  eventsText,
  isUnconfirmed,
  ofTarget,
  targetOf,
} from '../rows/notify.ts';
import { createRecorder } from './audit.ts';
import type { Commands } from './commands.ts';

const JOINED = 'notify_deliveries d JOIN notify_targets t ON t.id = d.target';

function newMessageId(): string {
  return `msg_${randomBytes(16).toString('hex')}`;
}

/** Keeps notifications in the migrated `platform.db`, whose triggers add the messages of deployments and apps. */
export function createLocalNotify(database: DatabaseSync, commands: Commands, clock: Pick<Clock, 'now'>): NotifyStore {
  const record = createRecorder(database, clock);
  const count = database.prepare('SELECT count(*) AS n FROM notify_targets WHERE org = ?');
  const app = database.prepare(
    'SELECT 1 FROM apps WHERE org = ? AND project = ? AND app_id = ? AND deleted_at IS NULL',
  );
  const insert = database.prepare(`INSERT INTO notify_targets
    (id, org, project, app_id, kind, shown, events, sealed, created_at, created_by, confirmed_at, confirm_until, letters)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`);
  const find = database.prepare('SELECT * FROM notify_targets WHERE id = ?');
  const confirm = database.prepare(`UPDATE notify_targets SET confirmed_at = ?, confirm_until = NULL
    WHERE id = ? AND confirmed_at IS NULL AND confirm_until > ? RETURNING *`);
  const ask = database.prepare('UPDATE notify_targets SET confirm_until = ?, letters = letters + 1 WHERE id = ?');
  const list = database.prepare('SELECT * FROM notify_targets WHERE org = ? ORDER BY created_at, id');
  const remove = database.prepare('DELETE FROM notify_targets WHERE org = ? AND id = ? RETURNING *');
  const test = database.prepare(`INSERT INTO notify_deliveries (id, target, event, project, app_id, by_whom, at, due_at)
    SELECT ?, id, ?, project, app_id, ?, ?, ? FROM notify_targets WHERE org = ? AND id = ?`);
  const raise =
    database.prepare(`INSERT OR IGNORE INTO notify_deliveries (id, target, event, project, app_id, detail, at, due_at)
    SELECT 'msg_' || ? || '_' || id, id, ?, ?, ?, ?, ?, ? FROM notify_targets
    WHERE org = ? AND coalesce(project, ?) = ? AND coalesce(app_id, ?) = ? AND instr(events, ?) > 0
    AND (kind <> 'email' OR confirmed_at IS NOT NULL)`);
  const page = database.prepare(`SELECT ${DELIVERY_COLUMNS} FROM ${JOINED}
    WHERE t.org = ? AND d.seq < ? AND d.target = coalesce(?, d.target) ORDER BY d.seq DESC LIMIT ?`);
  const again = database.prepare(`UPDATE notify_deliveries SET due_at = ?, attempts = 0, fence = fence + 1
    WHERE id = ? AND event <> 'confirm' AND target IN (SELECT id FROM notify_targets WHERE org = ?)`);
  const next = database.prepare(`SELECT ${DELIVERY_COLUMNS} FROM notify_deliveries d INDEXED BY notify_deliveries_due
    JOIN notify_targets t ON t.id = d.target WHERE d.due_at <= ? AND d.target NOT IN (SELECT value FROM json_each(?))
    AND t.org NOT IN (SELECT value FROM json_each(?)) ORDER BY d.due_at, d.seq LIMIT 1`);
  const take = database.prepare(`UPDATE notify_deliveries SET due_at = ?, attempts = attempts + 1, fence = fence + 1
    WHERE id = ? RETURNING attempts, fence`);
  const settle = database.prepare(`UPDATE notify_deliveries SET due_at = ?, tried_at = ?, status = ?, problem = ?
    WHERE id = ? AND fence = ? AND due_at IS NOT NULL`);
  const organizations = database.prepare(`SELECT DISTINCT org FROM notify_targets WHERE instr(events, ?) > 0 AND org > ?
    ORDER BY org LIMIT ?`);
  const beyond = database.prepare(`DELETE FROM notify_deliveries WHERE seq IN (SELECT seq FROM (SELECT seq, at,
    row_number() OVER (PARTITION BY target ORDER BY seq DESC) AS place FROM notify_deliveries)
    WHERE place > ? OR at <= ? LIMIT ?)`);

  return {
    add: ({ id, org, project, appID, kind, shown, events, sealed }, act, waits = false) =>
      commands.write(() => {
        if (numberOf(count.get(org) ?? {}, 'n') >= TARGETS_MOST) return 'full';
        if (appID !== null && !app.get(org, project, appID)) return 'no_app';
        const now = clock.now();
        const values = [id, org, project, appID, kind, shown, eventsText(events), sealed, now, act.by];
        const confirmed = waits ? [null, now + CONFIRM_MS, 1] : [now, null, 0];
        const made = targetOf(insert.get(...values, ...confirmed) ?? {});
        if (waits) test.run(newMessageId(), 'confirm', act.by, now, now, org, id);
        record(act, [ofTarget(made, 'notify.add')]);
        return made;
      }),
    list: (org) => commands.read(() => list.all(org).map(targetOf)),
    find: (target) => commands.first(find, [target], targetOf),
    confirm: (target, act) =>
      commands.write(() => {
        const now = clock.now();
        const row = confirm.get(now, target, now);
        if (row) record(act, [ofTarget(targetOf(row), 'notify.confirm')]);
        return row !== undefined;
      }),
    remove: (org, target, act) =>
      commands.write(() => {
        const row = remove.get(org, target);
        if (row) record(act, [ofTarget(targetOf(row), 'notify.remove')]);
        return row !== undefined;
      }),
    test: (org, target, act) =>
      commands.write(() => {
        const row = find.get(target);
        if (!row || textOf(row, 'org') !== org) return undefined;
        const [id, now] = [newMessageId(), clock.now()];
        const waits = isUnconfirmed(row);
        if (waits && numberOf(row, 'letters') >= LETTERS_MOST) return 'no_letters';
        if (waits) ask.run(now + CONFIRM_MS, target);
        test.run(id, waits ? 'confirm' : 'test', act.by, now, now, org, target);
        record(act, [{ org, action: 'notify.test', object: target }]);
        return id;
      }),
    raise: ({ key, event, org, project, appID, detail }) =>
      commands.read(() => {
        const now = clock.now();
        const of = [org, project ?? '', project ?? '', appID ?? '', appID ?? '', ` ${event} `];
        return Number(raise.run(key, event, project, appID, detail, now, now, ...of).changes);
      }),
    deliveries: (org, { target = null, before = Number.MAX_SAFE_INTEGER, limit }) =>
      commands.read(() => page.all(org, before, target, limit).map(deliveryOf)),
    redeliver: (org, delivery, act) =>
      commands.write(() => {
        const isFound = again.run(clock.now(), delivery, org).changes === 1;
        if (isFound) record(act, [{ org, action: 'notify.redeliver', object: delivery }]);
        return isFound;
      }),
    claim: ({ targets, organizations: orgs }) =>
      commands.write(() => {
        const now = clock.now();
        const row = next.get(now, JSON.stringify(targets), JSON.stringify(orgs));
        return row && claimedOf({ ...row, ...take.get(now + CLAIM_MS, textOf(row, 'id')) });
      }),
    settle: ({ id, fence }, { status, problem, againMs }) =>
      commands.read(() => {
        const now = clock.now();
        const due = againMs === undefined ? null : now + againMs;
        return settle.run(due, now, status ?? null, problem ?? null, id, fence).changes === 1;
      }),
    organizations: (event, after, limit) =>
      commands.read(() => organizations.all(` ${event} `, after, limit).map((row) => textOf(row, 'org'))),
    prune: ({ most, ageMs, limit }) =>
      commands.read(() => Number(beyond.run(most, clock.now() - ageMs, limit).changes)),
  };
}
