import { isObject } from '../../../base/json.ts';
import type { AuditAction } from '../../../contract/audit.ts';
import type { AuditEntry } from '../audit.ts';
import type { Advanced, AskedLogin, ListedLogin, OpenLogin, UsedSecret } from '../logins.ts';
import { numberOf, numberOrNull, type Row, textOf, textOrNull } from './columns.ts';

/** A change of a row: the columns that change, with their values. */
export type LoginChange = Readonly<Record<string, string | number | null>>;

/** Milliseconds by which a machine may ask too early: the network is not even. */
const EARLY_MS = 1_000;
/** RFC 8628, 3.5: each question that comes too early adds five seconds. */
const SLOWER_MS = 5_000;
const SLOWEST_MS = 60_000;

/** Returns the answer to a machine that uses a secret, and what changes (the table of `LoginStore`). */
export function advanced(
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

export function askedLoginOf(row: Row): AskedLogin {
  return {
    machine: textOf(row, 'machine'),
    address: textOf(row, 'address'),
    askedAt: numberOf(row, 'asked_at'),
    endsAt: numberOf(row, 'ends_at'),
  };
}

export function openLoginOf(row: Row): OpenLogin {
  const state = textOf(row, 'state') === 'open' ? 'open' : 'reused';
  return { state, identity: textOf(row, 'identity'), machine: textOf(row, 'machine') };
}

export function listedLoginOf(row: Row): ListedLogin {
  const { machine, address, askedAt, endsAt } = askedLoginOf(row);
  return { id: textOf(row, 'id'), machine, address, askedAt, usedAt: numberOrNull(row, 'changed_at'), endsAt };
}

/** The columns that `advanced` may change. */
export const CHANGED = [
  'state',
  'secret',
  'previous',
  'polled_at',
  'interval_ms',
  'opened_at',
  'changed_at',
  'ends_at',
] as const;

/** Returns the entry of the audit log for the sign-in of a machine. It belongs to no organization. */
export function ofLogin(row: Row, action: Extract<AuditAction, `login.${string}`>): AuditEntry {
  const identity: unknown = JSON.parse(textOrNull(row, 'identity') ?? 'null');
  const after = isObject(identity) && typeof identity.email === 'string' ? { person: identity.email } : undefined;
  return { action, object: textOf(row, 'machine'), after };
}
