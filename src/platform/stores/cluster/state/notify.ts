import type { Clock } from '../../../../base/clock.ts';
import { CLAIM_MS, CONFIRM_MS, LETTERS_MOST, type NotifyStore, TARGETS_MOST } from '../../notify.ts';
import { numberOf, textOf } from '../../rows/columns.ts';
import {
  claimedOf,
  DELIVERY_COLUMNS,
  deliveryOf,
  eventsText,
  isUnconfirmed,
  ofTarget,
  targetOf,
} from '../../rows/notify.ts';
import { ADVISORY_LOCKS } from '../database/advisory-locks.ts';
import type { Database } from '../database/database.ts';
import { found, PRESENT_BY_KEY } from '../database/parts.ts';
import { record } from './audit.ts';

const NOW = (index: number) => `coalesce($${index}::bigint, slipway_now())`;
const NEW_ID = "'msg_' || replace(gen_random_uuid()::text, '-', '')";

// Targets of an organization are added one after another, so that their number stays bounded.
const LOCK = 'SELECT pg_advisory_xact_lock($1, hashtext($2))';
const ADD = `INSERT INTO notify_targets (id, org, project, app_id, kind, shown, events, sealed, created_at, created_by,
    confirmed_at, confirm_until, letters)
  SELECT $1, $2, $3, $4, $5, $6, $7, $8, t, $10, CASE WHEN $11::bigint IS NULL THEN t END, t + $11, CASE WHEN $11 IS NULL THEN 0 ELSE 1 END
  FROM (SELECT ${NOW(9)} AS t) AS now RETURNING *`;
const CONFIRM = `UPDATE notify_targets SET confirmed_at = ${NOW(2)}, confirm_until = NULL
  WHERE id = $1 AND confirmed_at IS NULL AND confirm_until > ${NOW(2)} RETURNING *`;
const ASK = `UPDATE notify_targets SET confirm_until = ${NOW(2)} + $3::bigint, letters = letters + 1 WHERE id = $1`;
const FOUND = 'SELECT * FROM notify_targets WHERE org = $1 AND id = $2 FOR UPDATE';
const REMOVE = 'DELETE FROM notify_targets WHERE org = $1 AND id = $2 RETURNING *';
const TEST = `INSERT INTO notify_deliveries (id, target, event, project, app_id, by_whom, at, due_at)
  SELECT ${NEW_ID}, id, $5, project, app_id, $3, ${NOW(4)}, ${NOW(4)} FROM notify_targets WHERE org = $1 AND id = $2
  RETURNING id`;
const RAISE = `INSERT INTO notify_deliveries (id, target, event, project, app_id, detail, at, due_at)
  SELECT 'msg_' || $1::text || '_' || id, id, $2, $4, $5, $6, ${NOW(7)}, ${NOW(7)} FROM notify_targets
  WHERE org = $3 AND coalesce(project, $4, '') = coalesce($4, '') AND coalesce(app_id, $5, '') = coalesce($5, '') AND position(' ' || $2 || ' ' IN events) > 0
  ON CONFLICT (id) DO NOTHING`;
const PAGE = `SELECT ${DELIVERY_COLUMNS} FROM notify_deliveries d JOIN notify_targets t ON t.id = d.target
  WHERE t.org = $1 AND d.seq < $2 AND d.target = coalesce($3, d.target) ORDER BY d.seq DESC LIMIT $4`;
const AGAIN = `UPDATE notify_deliveries SET due_at = ${NOW(3)}, attempts = 0, fence = fence + 1
  WHERE id = $2 AND event <> 'confirm' AND target IN (SELECT id FROM notify_targets WHERE org = $1) RETURNING id`;
const CLAIM = `WITH next AS MATERIALIZED (SELECT d.id FROM notify_deliveries d JOIN notify_targets t ON t.id = d.target
    WHERE d.due_at <= ${NOW(1)} AND d.target <> ALL ($2::text[]) AND t.org <> ALL ($3::text[])
    ORDER BY d.due_at, d.seq LIMIT 1 FOR UPDATE OF d SKIP LOCKED)
  UPDATE notify_deliveries d SET due_at = ${NOW(1)} + ${CLAIM_MS}, attempts = d.attempts + 1, fence = d.fence + 1
  FROM next, notify_targets t WHERE d.id = next.id AND t.id = d.target RETURNING ${DELIVERY_COLUMNS}`;
const SETTLE = `UPDATE notify_deliveries SET due_at = ${NOW(5)} + $6::bigint, tried_at = ${NOW(5)}, status = $3, problem = $4
  WHERE id = $1 AND fence = $2 AND due_at IS NOT NULL`;
const ORGANIZATIONS = `SELECT DISTINCT org FROM notify_targets WHERE position(' ' || $1 || ' ' IN events) > 0 AND org > $2
  ORDER BY org LIMIT $3`;
const BEYOND = `DELETE FROM notify_deliveries WHERE id IN (SELECT id FROM (SELECT id, at,
    row_number() OVER (PARTITION BY target ORDER BY seq DESC) AS place FROM notify_deliveries) ranked
  WHERE place > $1 OR at <= ${NOW(3)} - $2::bigint LIMIT $4)`;

/** Keeps notifications in PostgreSQL, whose triggers add the messages of deployments and apps. */
export function createClusterNotify(database: Database, clock?: Pick<Clock, 'now'>): NotifyStore {
  const now = () => clock?.now() ?? null;
  const counted = async (text: string, values: readonly unknown[]) => (await database.query(text, values)).count;
  return {
    add: ({ id, org, project, appID, kind, shown, events, sealed }, act, waits = false) =>
      database.transaction(async (within) => {
        await within.query(LOCK, [ADVISORY_LOCKS.notify, org]);
        const { rows } = await within.query('SELECT count(*) AS n FROM notify_targets WHERE org = $1', [org]);
        if (numberOf(rows[0] ?? {}, 'n') >= TARGETS_MOST) return 'full' as const;
        if (appID !== null) {
          const app = await within.query(`SELECT FROM apps WHERE ${PRESENT_BY_KEY} FOR SHARE`, [org, project, appID]);
          if (app.count === 0) return 'no_app' as const;
        }
        const values: unknown[] = [id, org, project, appID, kind, shown, eventsText(events), sealed, now(), act.by];
        const made = targetOf((await within.query(ADD, values.concat(waits ? CONFIRM_MS : null))).rows[0] ?? {});
        if (waits) await within.query(TEST, [org, id, act.by, now(), 'confirm']);
        await record(within, now(), act, [ofTarget(made, 'notify.add')]);
        return made;
      }),
    list: async (org) =>
      (await database.query('SELECT * FROM notify_targets WHERE org = $1 ORDER BY created_at, id', [org])).rows.map(
        targetOf,
      ),
    find: async (target) =>
      (await found(database, 'SELECT * FROM notify_targets WHERE id = $1', [target])).map(targetOf)[0],
    confirm: (target, act) =>
      database.transaction(async (within) => {
        const [row] = await found(within, CONFIRM, [target, now()]);
        if (row) await record(within, now(), act, [ofTarget(targetOf(row), 'notify.confirm')]);
        return row !== undefined;
      }),
    remove: (org, target, act) =>
      database.transaction(async (within) => {
        const [row] = await found(within, REMOVE, [org, target]);
        if (row) await record(within, now(), act, [ofTarget(targetOf(row), 'notify.remove')]);
        return row !== undefined;
      }),
    test: (org, target, act) =>
      database.transaction(async (within) => {
        const [known] = await found(within, FOUND, [org, target]);
        const waits = known !== undefined && isUnconfirmed(known);
        if (waits && numberOf(known, 'letters') >= LETTERS_MOST) return 'no_letters' as const;
        if (waits) await within.query(ASK, [target, now(), CONFIRM_MS]);
        const [row] = await found(within, TEST, [org, target, act.by, now(), waits ? 'confirm' : 'test']);
        if (row) await record(within, now(), act, [{ org, action: 'notify.test', object: target }]);
        return row && textOf(row, 'id');
      }),
    raise: ({ key, event, org, project, appID, detail }) =>
      counted(RAISE, [key, event, org, project, appID, detail, now()]),
    deliveries: async (org, { target = null, before = Number.MAX_SAFE_INTEGER, limit }) =>
      (await found(database, PAGE, [org, before, target, limit])).map(deliveryOf),
    redeliver: (org, delivery, act) =>
      database.transaction(async (within) => {
        const isFound = (await found(within, AGAIN, [org, delivery, now()])).length === 1;
        if (isFound) await record(within, now(), act, [{ org, action: 'notify.redeliver', object: delivery }]);
        return isFound;
      }),
    async claim({ targets, organizations }) {
      const [row] = (await database.query(CLAIM, [now(), targets, organizations])).rows;
      return row && claimedOf(row);
    },
    settle: async ({ id, fence }, { status = null, problem = null, againMs = null }) =>
      (await counted(SETTLE, [id, fence, status, problem, now(), againMs])) === 1,
    organizations: async (event, after, limit) =>
      (await database.query(ORGANIZATIONS, [event, after, limit])).rows.map((row) => textOf(row, 'org')),
    prune: ({ most, ageMs, limit }) => counted(BEYOND, [most, ageMs, now(), limit]),
  };
}
