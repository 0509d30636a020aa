import { isObject } from '../../base/json.ts';
import type { AuditAction } from '../../contract/audit.ts';
import type { Act, AuditEntry } from './audit.ts';
import { column, numberOf, numberOrNull, type Row, shape, textOf, textOrNull, wordOf } from './rows/columns.ts';
import { all, type Engine, first, NO_LIMIT } from './rows/engine.ts';

/**
 * The port for sign-ins of the command line (`slipway login`). The store knows hashes of codes and tokens alone.
 *
 * A sign-in has one of these states, and all secrets that a machine ever got for it are of one family, named by its `id`:
 *
 * | state    | the machine has            | ends                                                                        |
 * | -------- | -------------------------- | --------------------------------------------------------------------------- |
 * | asked    | a device code              | a person approves or denies it; or its time is over                         |
 * | approved | the same                   | the machine fetches its tokens: `open`; or its time is over                 |
 * | denied   | the same                   | its time is over                                                            |
 * | open     | a refresh token            | it is not used for a time, or is too old; the machine signs out             |
 * | reused   | a token that counts no more | its time is over. A token of the family was used twice, so one was stolen  |
 *
 * Each use of a secret replaces it. The one before counts again for a short time, because an answer can be lost: then its
 * successor was never used, and is replaced.
 */
export interface LoginStore {
  /**
   * Begins a sign-in. `too_many`: as many are asked for as `bounds` allow. `code_taken`: another one has this user code. Also
   * removes some of those that ended long ago.
   */
  begin(login: NewLogin, bounds: LoginBounds): Promise<'begun' | 'too_many' | 'code_taken'>;
  /** Finds a sign-in that is asked for, by the hash of its user code. */
  asked(userCode: string): Promise<AskedLogin | undefined>;
  /**
   * Approves a sign-in for a person, or denies it. Undefined if it is not asked for. Of several calls, one gets it. The person's
   * sign-ins beyond `most` end, those that were used longest ago first.
   */
  decide(userCode: string, decision: Approval | 'denied', act: Act): Promise<AskedLogin | undefined>;
  /** Uses a secret of a family up, and replaces it by `next`. Answers what the machine may know. `act`: who ends a family that is reused. */
  advance(use: UsedSecret, act: Act): Promise<Advanced>;
  /** Finds a sign-in by its family. Undefined if it is over, and unless its state is `open` or `reused`. */
  find(id: string): Promise<OpenLogin | undefined>;
  /** Lists the sign-ins of a person that are approved or open, the last used first. Their number is bounded by `decide`. */
  list(person: string): Promise<readonly ListedLogin[]>;
  /** Ends a sign-in that is approved or open. False if there is none. */
  end(id: string, act: Act): Promise<boolean>;
}

export interface NewLogin {
  /** All hashes are SHA-256, hex. */
  readonly id: string;
  readonly userCode: string;
  readonly secret: string;
  /** The name that the machine says it has. One plain line. */
  readonly machine: string;
  /** The address that asks. */
  readonly address: string;
}

export interface LoginBounds {
  /** Milliseconds in which a person decides, and the machine fetches its tokens. */
  readonly lifetimeMs: number;
  /** Milliseconds between two questions of the machine. */
  readonly intervalMs: number;
  /** Sign-ins that are asked for at once, of an address and of all. */
  readonly perAddress: number;
  readonly inAll: number;
}

const ASKED = {
  machine: textOf,
  /** The address that asked. */
  address: textOf,
  askedAt: numberOf,
  endsAt: numberOf,
};
const askedLoginOf = shape(ASKED);
export type AskedLogin = ReturnType<typeof askedLoginOf>;

export interface Approval {
  /** Names the person: sign-ins of the same name are bounded together. */
  readonly person: string;
  /** The identity, as JSON. */
  readonly identity: string;
  readonly most: number;
}

export interface UsedSecret {
  readonly id: string;
  readonly secret: string;
  readonly next: string;
  /** Milliseconds in which the secret before counts again. */
  readonly graceMs: number;
  /** Milliseconds without a use, after which a sign-in ends. */
  readonly idleMs: number;
  /** Milliseconds after which every sign-in ends. */
  readonly mostMs: number;
}

export type Advanced =
  | { readonly kind: 'open'; readonly identity: string; readonly endsInMs: number }
  | { readonly kind: 'pending' | 'slow_down' | 'denied' | 'reused' | 'over' | 'unknown' };

const openLoginOf = shape({ state: wordOf<'open' | 'reused'>(), identity: textOf, machine: textOf });
export type OpenLogin = ReturnType<typeof openLoginOf>;

const listedLoginOf = shape({
  ...ASKED,
  id: textOf,
  /** When it last got a token. Null: never. */
  usedAt: column('changed_at', numberOrNull),
});
export type ListedLogin = ReturnType<typeof listedLoginOf>;

/** Milliseconds that the store remembers a sign-in after its end, so that its machine is told. */
export const OVER_KEPT_MS = 10 * 60_000;
/** Old sign-ins that one call removes at most. A call adds one, so all are removed in the end. */
export const OVER_BATCH = 100;

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

/** Returns the entry of the audit log for the sign-in of a machine. It belongs to no organization. */
function ofLogin(row: Row, action: Extract<AuditAction, `login.${string}`>): AuditEntry {
  const identity: unknown = JSON.parse(textOrNull(row, 'identity') ?? 'null');
  const after = isObject(identity) && typeof identity.email === 'string' ? { person: identity.email } : undefined;
  return { action, object: textOf(row, 'machine'), after };
}
