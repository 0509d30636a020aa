import { randomBytes } from 'node:crypto';
import type { NotifyEvent } from '../../../contract/notify.ts';
import type { AuditEntry } from '../audit.ts';
import {
  CLAIM_MS,
  type ClaimedDelivery,
  CONFIRM_MS,
  LETTERS_MOST,
  type Message,
  type NewTarget,
  type NotifyStore,
  type StoredDelivery,
  type StoredTarget,
  TARGETS_MOST,
} from '../notify.ts';
import { bytesOf, numberOf, numberOrNull, type Row, textOf, textOrNull } from './columns.ts';
import { all, counted, type Engine, first, PRESENT_BY_KEY } from './engine.ts';

const OF_TARGET = ['org', 'kind', 'sealed'].map(
  (name) => `(SELECT t.${name} FROM notify_targets t WHERE t.id = target) AS ${name}`,
);

/** Keeps notifications. Triggers of the engines add the messages of deployments and apps. */
export function createNotifyStore(engine: Engine): NotifyStore {
  const count = engine.prepare('SELECT count(*) AS n FROM notify_targets WHERE org = $1');
  const app = engine.prepare(`SELECT 1 FROM apps WHERE ${PRESENT_BY_KEY} FOR SHARE`);
  const add =
    engine.prepare(`INSERT INTO notify_targets (id, org, project, app_id, kind, shown, events, sealed, created_by, created_at,
      confirmed_at, confirm_until, letters)
    SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, t, CASE WHEN $10::bigint IS NULL THEN t END, t + $10, CASE WHEN $10 IS NULL THEN 0 ELSE 1 END
    FROM (SELECT :now AS t) AS now RETURNING *`);
  const list = engine.prepare('SELECT * FROM notify_targets WHERE org = $1 ORDER BY created_at, id');
  const find = engine.prepare('SELECT * FROM notify_targets WHERE id = $1');
  const confirm = engine.prepare(`UPDATE notify_targets SET confirmed_at = :now, confirm_until = NULL
    WHERE id = $1 AND confirmed_at IS NULL AND confirm_until > :now RETURNING *`);
  const ask = engine.prepare(
    'UPDATE notify_targets SET confirm_until = :now + $2::bigint, letters = letters + 1 WHERE id = $1',
  );
  const locked = engine.prepare('SELECT * FROM notify_targets WHERE org = $1 AND id = $2 FOR UPDATE');
  const remove = engine.prepare('DELETE FROM notify_targets WHERE org = $1 AND id = $2 RETURNING *');
  const test = engine.prepare(`INSERT INTO notify_deliveries (id, target, event, project, app_id, by_whom, at, due_at)
    SELECT $5, id, $4, project, app_id, $3, :now, :now FROM notify_targets WHERE org = $1 AND id = $2`);
  const raise = engine.prepare(`INSERT INTO notify_deliveries (id, target, event, project, app_id, detail, at, due_at)
    SELECT 'msg_' || $1::text || '_' || id, id, $2, $4, $5, $6, :now, :now FROM notify_targets
    WHERE org = $3 AND coalesce(project, $4, '') = coalesce($4, '') AND coalesce(app_id, $5, '') = coalesce($5, '')
      AND strpos(events, ' ' || $2 || ' ') > 0 AND (kind <> 'email' OR confirmed_at IS NOT NULL)
    ON CONFLICT (id) DO NOTHING`);
  const page =
    engine.prepare(`SELECT d.*, t.org, t.kind, t.shown FROM notify_deliveries d JOIN notify_targets t ON t.id = d.target
    WHERE t.org = $1 AND d.seq < $2 AND d.target = coalesce($3, d.target) ORDER BY d.seq DESC LIMIT $4`);
  const again = engine.prepare(`UPDATE notify_deliveries SET due_at = :now, attempts = 0, fence = fence + 1
    WHERE id = $2 AND event <> 'confirm' AND target IN (SELECT id FROM notify_targets WHERE org = $1)`);
  const claim =
    engine.prepare(`UPDATE notify_deliveries SET due_at = :now + ${CLAIM_MS}, attempts = attempts + 1, fence = fence + 1
    WHERE id = (SELECT d.id FROM notify_deliveries d /* INDEXED BY notify_deliveries_due */ JOIN notify_targets t ON t.id = d.target
      WHERE d.due_at <= :now AND d.target <> ALL ($1::text[]) AND t.org <> ALL ($2::text[])
      ORDER BY d.due_at, d.seq LIMIT 1 FOR UPDATE OF d SKIP LOCKED) RETURNING *, ${OF_TARGET.join(', ')}`);
  const settle =
    engine.prepare(`UPDATE notify_deliveries SET due_at = :now + $5::bigint, tried_at = :now, status = $3, problem = $4
    WHERE id = $1 AND fence = $2 AND due_at IS NOT NULL`);
  const organizations =
    engine.prepare(`SELECT DISTINCT org FROM notify_targets WHERE strpos(events, ' ' || $1 || ' ') > 0 AND org > $2
    ORDER BY org LIMIT $3`);
  const beyond = engine.prepare(`DELETE FROM notify_deliveries WHERE seq IN (SELECT seq FROM (SELECT seq, at,
      row_number() OVER (PARTITION BY target ORDER BY seq DESC) AS place FROM notify_deliveries) ranked
    WHERE place > $1 OR at <= :now - $2::bigint LIMIT $3)`);
  return {
    add: ({ id, org, project, appID, kind, shown, events, sealed }, act, waits = false) =>
      engine.write(function* () {
        // Targets of an organization are added one after another, so that their number stays bounded.
        yield* engine.lock('notify', org);
        if (numberOf((yield* count(org)).rows[0] ?? {}, 'n') >= TARGETS_MOST) return 'full';
        if (appID !== null && (yield* app(org, project, appID)).count === 0) return 'no_app';
        const values = [id, org, project, appID, kind, shown, eventsText(events), sealed, act.by];
        const [row = {}] = (yield* add(...values, waits ? CONFIRM_MS : null)).rows;
        if (waits) yield* test(org, id, act.by, 'confirm', newMessageID());
        yield* engine.record(act, [ofTarget(targetOf(row), 'notify.add')]);
        return targetOf(row);
      }),
    list: (org) => all(engine, list(org), targetOf),
    find: (target) => first(engine, find(target), targetOf),
    confirm: (target, act) =>
      engine.write(function* () {
        const [row] = (yield* confirm(target)).rows;
        if (row) yield* engine.record(act, [ofTarget(targetOf(row), 'notify.confirm')]);
        return row !== undefined;
      }),
    remove: (org, target, act) =>
      engine.write(function* () {
        const [row] = (yield* remove(org, target)).rows;
        if (row) yield* engine.record(act, [ofTarget(targetOf(row), 'notify.remove')]);
        return row !== undefined;
      }),
    test: (org, target, act) => {
      const id = newMessageID();
      return engine.write(function* () {
        const [row] = (yield* locked(org, target)).rows;
        if (!row) return undefined;
        const waits = isUnconfirmed(row);
        if (waits && numberOf(row, 'letters') >= LETTERS_MOST) return 'no_letters';
        if (waits) yield* ask(target, CONFIRM_MS);
        yield* test(org, target, act.by, waits ? 'confirm' : 'test', id);
        yield* engine.record(act, [{ org, action: 'notify.test', object: target }]);
        return id;
      });
    },
    raise: ({ key, event, org, project, appID, detail }) =>
      counted(engine, raise(key, event, org, project, appID, detail)),
    deliveries: (org, { target, before = Number.MAX_SAFE_INTEGER, limit }) =>
      all(engine, page(org, before, target, limit), deliveryOf),
    redeliver: (org, delivery, act) =>
      engine.write(function* () {
        const isFound = (yield* again(org, delivery)).count === 1;
        if (isFound) yield* engine.record(act, [{ org, action: 'notify.redeliver', object: delivery }]);
        return isFound;
      }),
    claim: ({ targets, organizations: busy }) => first(engine, claim(targets, busy), claimedOf),
    settle: async ({ id, fence }, { status, problem, againMs }) =>
      (await counted(engine, settle(id, fence, status, problem, againMs))) === 1,
    organizations: (event, after, limit) =>
      all(engine, organizations(event, after, limit), (row) => textOf(row, 'org')),
    prune: ({ most, ageMs, limit }) => counted(engine, beyond(most, ageMs, limit)),
  };
}

function newMessageID(): string {
  return `msg_${randomBytes(16).toString('hex')}`;
}

/** Returns the events of a target as they are stored: a word is in it if ` word ` is. */
function eventsText(events: readonly NotifyEvent[]): string {
  return ` ${events.join(' ')} `;
}

/** Returns the name that the address of a target is sealed for. */
export function targetSealName(id: string): string {
  return `notify-target:${id}`;
}

function targetOf(row: Row): StoredTarget {
  return {
    id: textOf(row, 'id'),
    org: textOf(row, 'org'),
    project: textOrNull(row, 'project'),
    appID: textOrNull(row, 'app_id'),
    kind: textOf(row, 'kind') as NewTarget['kind'],
    shown: textOf(row, 'shown'),
    events: textOf(row, 'events').trim().split(' ') as NotifyEvent[],
    sealed: bytesOf(row, 'sealed'),
    createdAt: numberOf(row, 'created_at'),
    createdBy: textOrNull(row, 'created_by'),
    confirmedAt: numberOrNull(row, 'confirmed_at'),
    confirmUntil: numberOrNull(row, 'confirm_until'),
  };
}

/** Returns true if a target is an email address that nobody has confirmed. */
function isUnconfirmed(row: Row): boolean {
  return textOf(row, 'kind') === 'email' && numberOrNull(row, 'confirmed_at') === null;
}

function messageOf(row: Row): Message {
  return {
    id: textOf(row, 'id'),
    event: textOf(row, 'event') as Message['event'],
    org: textOf(row, 'org'),
    project: textOrNull(row, 'project'),
    appID: textOrNull(row, 'app_id'),
    deployID: textOrNull(row, 'deploy_id'),
    by: textOrNull(row, 'by_whom'),
    detail: textOrNull(row, 'detail'),
    at: numberOf(row, 'at'),
  };
}

function deliveryOf(row: Row): StoredDelivery {
  const [nextAt, problem] = [numberOrNull(row, 'due_at'), textOrNull(row, 'problem')];
  return {
    ...messageOf(row),
    seq: numberOf(row, 'seq'),
    target: textOf(row, 'target'),
    kind: textOf(row, 'kind') as NewTarget['kind'],
    shown: textOf(row, 'shown'),
    state: nextAt !== null ? 'pending' : problem === null ? 'delivered' : 'failed',
    attempts: numberOf(row, 'attempts'),
    triedAt: numberOrNull(row, 'tried_at'),
    nextAt,
    status: numberOrNull(row, 'status'),
    problem,
  };
}

function claimedOf(row: Row): ClaimedDelivery {
  return {
    ...messageOf(row),
    target: textOf(row, 'target'),
    kind: textOf(row, 'kind') as NewTarget['kind'],
    sealed: bytesOf(row, 'sealed'),
    fence: numberOf(row, 'fence'),
    attempts: numberOf(row, 'attempts'),
  };
}

/** Returns the entry of the audit log for a target that was added, or removed. */
function ofTarget(
  { org, project, appID, id, kind, shown, events }: StoredTarget,
  action: 'notify.add' | 'notify.confirm' | 'notify.remove',
): AuditEntry {
  const facts = { kind, to: shown, events };
  const change = action === 'notify.remove' ? { before: facts } : { after: facts };
  return { org, project: project ?? undefined, appID: appID ?? undefined, action, object: id, ...change };
}
