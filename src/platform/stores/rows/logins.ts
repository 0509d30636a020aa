import { isObject } from '../../../base/json.ts';
import type { AuditAction } from '../../../contract/audit.ts';
import type { AuditEntry } from '../audit.ts';
import {
  type Advanced,
  type AskedLogin,
  type ListedLogin,
  type LoginStore,
  type OpenLogin,
  OVER_BATCH,
  OVER_KEPT_MS,
  type UsedSecret,
} from '../logins.ts';
import { numberOf, numberOrNull, type Row, textOf, textOrNull } from './columns.ts';
import { all, type Engine, first, NO_LIMIT } from './engine.ts';

/** The columns that `advanced` may change. */
const CHANGED = [
  'state',
  'secret',
  'previous',
  'polled_at',
  'interval_ms',
  'opened_at',
  'changed_at',
  'ends_at',
] as const;
const IS_ASKED = "user_code = $1 AND state = 'asked' AND ends_at > :now";

/** Keeps sign-ins of the command line. */
export function createLoginStore(engine: Engine): LoginStore {
  // Rows that another call removes at this moment are left to it.
  const removeOver = engine.prepare(`DELETE FROM logins WHERE id IN (SELECT id FROM logins
    WHERE ends_at <= :now - ${OVER_KEPT_MS} ORDER BY ends_at LIMIT ${OVER_BATCH} FOR UPDATE SKIP LOCKED)`);
  const count = engine.prepare(`SELECT count(*) AS in_all, count(*) FILTER (WHERE address = $1) AS of_address
    FROM logins WHERE state = 'asked' AND ends_at > :now`);
  const insert = engine.prepare(`INSERT INTO logins
    (id, state, user_code, secret, machine, address, asked_at, interval_ms, ends_at)
    SELECT $1, 'asked', $2, $3, $4, $5, t, $6, t + $7 FROM (SELECT :now AS t) AS now WHERE true
    ON CONFLICT (user_code) DO NOTHING`);
  const asked = engine.prepare(`SELECT * FROM logins WHERE ${IS_ASKED}`);
  const decide = engine.prepare(`UPDATE logins SET state = $2, person = $3, identity = $4, user_code = NULL
    WHERE ${IS_ASKED} RETURNING *`);
  const endOldest = engine.prepare(`DELETE FROM logins WHERE id IN (SELECT id FROM logins
    WHERE person = $1 AND state = 'open' ORDER BY changed_at DESC LIMIT ${NO_LIMIT} OFFSET $2)`);
  const locked = engine.prepare('SELECT *, :now AS now FROM logins WHERE id = $1 FOR UPDATE');
  const change = engine.prepare(
    `UPDATE logins SET ${CHANGED.map((name, index) => `${name} = $${index + 2}`).join(', ')} WHERE id = $1`,
  );
  const living = engine.prepare(
    "SELECT * FROM logins WHERE id = $1 AND state IN ('open', 'reused') AND ends_at > :now",
  );
  const list = engine.prepare(`SELECT * FROM logins WHERE person = $1 AND state IN ('approved', 'open')
    AND ends_at > :now ORDER BY coalesce(changed_at, asked_at) DESC, id`);
  const end = engine.prepare("DELETE FROM logins WHERE id = $1 AND state IN ('approved', 'open') RETURNING *");
  return {
    begin: ({ id, userCode, secret, machine, address }, { lifetimeMs, intervalMs, perAddress, inAll }) =>
      engine.write(function* () {
        // Sign-ins begin one after another, so that their number stays bounded.
        yield* engine.lock('logins');
        yield* removeOver();
        const [row = {}] = (yield* count(address)).rows;
        if (numberOf(row, 'in_all') >= inAll || numberOf(row, 'of_address') >= perAddress) return 'too_many';
        const begun = yield* insert(id, userCode, secret, machine, address, intervalMs, lifetimeMs);
        return begun.count > 0 ? 'begun' : 'code_taken';
      }),
    asked: (userCode) => first(engine, asked(userCode), askedLoginOf),
    decide: (userCode, decision, act) =>
      engine.write(function* () {
        const isDenied = decision === 'denied';
        const values = isDenied ? ['denied', null, null] : ['approved', decision.person, decision.identity];
        const [row] = (yield* decide(userCode, ...values)).rows;
        if (row && !isDenied) yield* endOldest(decision.person, decision.most - 1);
        if (row) yield* engine.record(act, [ofLogin(row, isDenied ? 'login.deny' : 'login.approve')]);
        return row && askedLoginOf(row);
      }),
    advance: ({ id, ...use }, act) =>
      engine.write<Advanced>(function* () {
        const [row] = (yield* locked(id)).rows;
        if (!row) return { kind: 'unknown' };
        const { answer, change: changed } = advanced(row, use, numberOf(row, 'now'));
        if (changed)
          yield* change(id, ...CHANGED.map((name) => changed[name] ?? (row[name] as string | number | null)));
        if (changed?.state === 'reused') yield* engine.record(act, [ofLogin(row, 'login.reuse')]);
        return answer;
      }),
    find: (id) => first(engine, living(id), openLoginOf),
    list: (person) => all(engine, list(person), listedLoginOf),
    end: (id, act) =>
      engine.write(function* () {
        const [row] = (yield* end(id)).rows;
        if (row) yield* engine.record(act, [ofLogin(row, 'login.end')]);
        return row !== undefined;
      }),
  };
}

/** A change of a row: the columns that change, with their values. */
type LoginChange = Readonly<Record<string, string | number | null>>;

/** Milliseconds by which a machine may ask too early: the network is not even. */
const EARLY_MS = 1_000;
/** RFC 8628, 3.5: each question that comes too early adds five seconds. */
const SLOWER_MS = 5_000;
const SLOWEST_MS = 60_000;

/** Returns the answer to a machine that uses a secret, and what changes (the table of `LoginStore`). */
function advanced(
  row: Row,
  { secret, next, graceMs, idleMs, mostMs }: Omit<UsedSecret, 'id'>,
  now: number,
): { readonly answer: Advanced; readonly change?: LoginChange } {
  const state = textOf(row, 'state');
  const isCurrent = textOf(row, 'secret') === secret;
  const open = (change: LoginChange, openedAt: number) => {
    const endsAt = Math.min(now + idleMs, openedAt + mostMs);
    const identity = textOf(row, 'identity');
    const changed = { ...change, secret: next, ends_at: endsAt };
    return { answer: { kind: 'open', identity, endsInMs: endsAt - now } as const, change: changed };
  };
  if (state !== 'open' && state !== 'reused' && !isCurrent) return { answer: { kind: 'unknown' } };
  if (numberOf(row, 'ends_at') <= now) return { answer: { kind: 'over' } };
  switch (state) {
    case 'asked': {
      const polledAt = numberOrNull(row, 'polled_at');
      const interval = numberOf(row, 'interval_ms');
      if (polledAt === null || now >= polledAt + interval - EARLY_MS)
        return { answer: { kind: 'pending' }, change: { polled_at: now } };
      const slower = Math.min(interval + SLOWER_MS, SLOWEST_MS);
      return { answer: { kind: 'slow_down' }, change: { polled_at: now, interval_ms: slower } };
    }
    case 'denied':
      return { answer: { kind: 'denied' } };
    case 'approved':
      return open({ state: 'open', previous: secret, opened_at: now, changed_at: now }, now);
    case 'open': {
      const openedAt = numberOf(row, 'opened_at');
      if (isCurrent) return open({ previous: secret, changed_at: now }, openedAt);
      const isLost = textOrNull(row, 'previous') === secret && now - numberOf(row, 'changed_at') <= graceMs;
      if (isLost) return open({}, openedAt);
      return { answer: { kind: 'reused' }, change: { state: 'reused' } };
    }
    default:
      return { answer: { kind: 'reused' } };
  }
}

function askedLoginOf(row: Row): AskedLogin {
  return {
    machine: textOf(row, 'machine'),
    address: textOf(row, 'address'),
    askedAt: numberOf(row, 'asked_at'),
    endsAt: numberOf(row, 'ends_at'),
  };
}

function openLoginOf(row: Row): OpenLogin {
  const state = textOf(row, 'state') === 'open' ? 'open' : 'reused';
  return { state, identity: textOf(row, 'identity'), machine: textOf(row, 'machine') };
}

function listedLoginOf(row: Row): ListedLogin {
  const { machine, address, askedAt, endsAt } = askedLoginOf(row);
  return { id: textOf(row, 'id'), machine, address, askedAt, usedAt: numberOrNull(row, 'changed_at'), endsAt };
}

/** Returns the entry of the audit log for the sign-in of a machine. It belongs to no organization. */
function ofLogin(row: Row, action: Extract<AuditAction, `login.${string}`>): AuditEntry {
  const identity: unknown = JSON.parse(textOrNull(row, 'identity') ?? 'null');
  const after = isObject(identity) && typeof identity.email === 'string' ? { person: identity.email } : undefined;
  return { action, object: textOf(row, 'machine'), after };
}
