import { randomBytes } from 'node:crypto';
import type { NotifyEvent } from '../../contract/notify.ts';
import type { Act, AuditEntry } from './audit.ts';
import {
  bytesOf,
  column,
  numberOf,
  numberOrNull,
  type Row,
  type Shaped,
  shape,
  textOf,
  textOrNull,
  wordOf,
} from './rows/columns.ts';
import { all, counted, type Engine, first, PRESENT_BY_KEY } from './rows/engine.ts';
import type { NewestPage } from './state.ts';

/**
 * The port for notifications: who is told of what, and the messages to them.
 *
 * The store itself adds a message for each target in the transaction of the change that it tells of: the end of a deployment, or the
 * deletion of an app. So no change is lost, and none is told of that did not happen. A node claims a message for `CLAIM_MS`, and
 * settles it. A message whose node died is due again after that time, so it may be sent twice, with the same ID.
 */
export interface NotifyStore {
  /**
   * Adds a target. `full`: the organization has `TARGETS_MOST`. `no_app`: there is no app of the name. `waits`: an email address gets a
   * message `confirm`, and is told of nothing until it is confirmed, within `CONFIRM_MS`.
   */
  add(target: NewTarget, act: Act, waits?: boolean): Promise<StoredTarget | 'full' | 'no_app'>;
  find(target: string): Promise<StoredTarget | undefined>;
  /** Confirms an email address. Once, and before its time is over: else false. */
  confirm(target: string, act: Act): Promise<boolean>;
  /** Lists the targets of an organization, the oldest first. */
  list(org: string): Promise<readonly StoredTarget[]>;
  /** Removes a target with its messages. False if the organization has none of this ID. */
  remove(org: string, target: string, act: Act): Promise<boolean>;
  /**
   * Adds a message `test` for one target, or `confirm` if it waits for that: then its time begins again. Returns the ID of the message.
   * `no_letters`: the target had `LETTERS_MOST` of these. Undefined if the organization has no such target.
   */
  test(org: string, target: string, act: Act): Promise<string | 'no_letters' | undefined>;
  /** Adds a message for each target that wants it, unless it has one of the same `key`. Returns their number. */
  raise(message: RaisedMessage): Promise<number>;
  /** Lists the messages of an organization, the newest first. */
  deliveries(org: string, page: DeliveryPage): Promise<readonly StoredDelivery[]>;
  /** Makes a message due now, with all its attempts before it. False if the organization has none of this ID. Not one of `confirm`. */
  redeliver(org: string, delivery: string, act: Act): Promise<boolean>;
  /**
   * Claims the message that is due the longest. Undefined if none is due. Counts an attempt. `without`: targets and organizations whose
   * messages stay.
   */
  claim(without: Busy): Promise<ClaimedDelivery | undefined>;
  /** Records the result of an attempt. False if the claim has ended, and nothing was changed. */
  settle(claim: Pick<ClaimedDelivery, 'id' | 'fence'>, result: AttemptResult): Promise<boolean>;
  /** Lists the organizations with a target that wants an event, by name, after `after`. */
  organizations(event: NotifyEvent, after: string, limit: number): Promise<readonly string[]>;
  /** Removes messages beyond `most` of their target, and those older than `ageMs`. At most `limit`. Returns their number. */
  prune(bounds: { readonly most: number; readonly ageMs: number; readonly limit: number }): Promise<number>;
}

/** Milliseconds in which somebody at an email address can confirm it. */
export const CONFIRM_MS = 86_400_000;
/** Messages `confirm` to a target. */
export const LETTERS_MOST = 3;
/** Targets of an organization. */
export const TARGETS_MOST = 20;
/** Milliseconds of a claim. It is longer than any attempt. */
export const CLAIM_MS = 60_000;

const targetOf = shape({
  id: textOf,
  org: textOf,
  /** Only apps of this project, if it is there. */
  project: textOrNull,
  /** Only this app, if it is there. Then `project` is too. */
  appID: textOrNull,
  kind: wordOf<'webhook' | 'email'>(),
  /** What people see of its address. */
  shown: textOf,
  events: eventsOf,
  /** Its address and secret, sealed for `targetSealName(id)` (`rows/sealing.ts`). */
  sealed: bytesOf,
  createdAt: numberOf,
  createdBy: textOrNull,
  /** Null: somebody at the address has to confirm it, until `confirmUntil`. */
  confirmedAt: numberOrNull,
  confirmUntil: numberOrNull,
});
export type StoredTarget = ReturnType<typeof targetOf>;
export type NewTarget = Omit<StoredTarget, 'createdAt' | 'createdBy' | 'confirmedAt' | 'confirmUntil'>;

export interface RaisedMessage {
  /** The same for the same occasion, so that it is told of once. */
  readonly key: string;
  readonly event: NotifyEvent;
  readonly org: string;
  /** Null for both: of the organization, and told to targets for all of it. */
  readonly project: string | null;
  readonly appID: string | null;
  /** Facts as JSON. */
  readonly detail: string;
}

const MESSAGE = {
  /** The ID that receivers get with each attempt. */
  id: textOf,
  event: wordOf<NotifyEvent | 'test' | 'confirm'>(),
  org: textOf,
  project: textOrNull,
  appID: textOrNull,
  deployID: textOrNull,
  /** The email address of who caused it. Null: not known. */
  by: column('by_whom', textOrNull),
  detail: textOrNull,
  at: numberOf,
};
export type Message = Shaped<typeof MESSAGE>;

const deliveryOf = shape({
  ...MESSAGE,
  /** Grows with every message. */
  seq: numberOf,
  target: textOf,
  kind: wordOf<NewTarget['kind']>(),
  shown: textOf,
  state: deliveryStateOf,
  attempts: numberOf,
  /** When the last attempt ended. */
  triedAt: numberOrNull,
  /** When it is tried again. Null: it is not. */
  nextAt: column('due_at', numberOrNull),
  /** The status of the last answer, if there was one. */
  status: numberOrNull,
  /** Why the last attempt failed. */
  problem: textOrNull,
});
export type StoredDelivery = ReturnType<typeof deliveryOf>;

export type DeliveryPage = NewestPage & { readonly target?: string | undefined };

export interface Busy {
  readonly targets: readonly string[];
  readonly organizations: readonly string[];
}

const claimedOf = shape({
  ...MESSAGE,
  target: textOf,
  kind: wordOf<NewTarget['kind']>(),
  sealed: bytesOf,
  fence: numberOf,
  /** Attempts, with this one. */
  attempts: numberOf,
});
export type ClaimedDelivery = ReturnType<typeof claimedOf>;

/** `problem`: why it failed. Undefined: it was delivered. `againMs`: milliseconds until the next attempt. Undefined: there is none. */
export interface AttemptResult {
  readonly status?: number | undefined;
  readonly problem?: string | undefined;
  readonly againMs?: number | undefined;
}

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
        const waits = textOf(row, 'kind') === 'email' && numberOrNull(row, 'confirmed_at') === null;
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

function eventsOf(row: Row): readonly NotifyEvent[] {
  return textOf(row, 'events').trim().split(' ') as NotifyEvent[];
}

function deliveryStateOf(row: Row): 'pending' | 'delivered' | 'failed' {
  if (row.due_at !== null) return 'pending';
  return row.problem === null ? 'delivered' : 'failed';
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
