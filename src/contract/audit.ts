import { createHash } from 'node:crypto';
import { isObject, type JsonObject } from '../base/json.ts';
import { membersOf, type ReadBy } from '../base/readers.ts';

/** The audit log: who changed what. The platform writes its rows; clients show them, and check their chain of hashes. */

/** Everything that the log names, for people. A change without a name here cannot be recorded. */
export const AUDIT_ACTIONS = {
  'app.create': 'creates an app',
  'app.update': 'changes the settings of an app',
  'app.delete': 'deletes an app',
  'app.restore': 'restores a deleted app',
  'app.end': 'removes a deleted app with all that it had',
  'cache.clear': 'clears the caches of an app',
  'env.replace': 'replaces the variables of an app',
  'env.edit': 'sets and removes variables of an app',
  'deployment.create': 'queues a deployment',
  'deployment.redeploy': 'queues the commit of another deployment again',
  'deployment.cancel': 'cancels a deployment',
  'deployment.supersede': 'takes a deployment out of the queue, because a newer one replaces it',
  'deployment.live': 'makes a deployment live',
  'deployment.fail': 'ends a deployment that failed',
  'release.rollback': 'makes another kept release live',
  'table.create': 'creates a table',
  'table.delete': 'deletes a table',
  'key.put': 'stores a key of a table, on the pages of the console',
  'key.delete': 'deletes a key of a table, on the pages of the console',
  'credentials.issue': 'takes the variables and credentials of an app',
  'member.set': 'grants a role, or takes it away',
  'token.create': 'makes an access token',
  'token.revoke': 'ends an access token',
  'notify.add': 'adds an address that is told of what happens',
  'notify.confirm': 'confirms an email address that is told of what happens',
  'notify.remove': 'removes such an address',
  'notify.test': 'sends a message to try such an address',
  'notify.redeliver': 'sends a message again',
  'hook.add': 'adds a webhook of a forge',
  'hook.remove': 'removes a webhook of a forge',
  'dns.record': 'makes, changes or removes the DNS record of a host',
  'login.approve': 'lets a machine act for its person',
  'login.deny': 'does not let a machine act for its person',
  'login.end': 'signs a machine out',
  'login.reuse': 'ends the sign-in of a machine, because its refresh token was used twice',
  'session.open': 'signs in to the console',
  'session.close': 'signs out of the console',
  'link.create': 'makes a link that signs in to the console',
  'secret.rotate': 'makes another key seal what the platform keeps',
  'access.refuse': 'refused: requests without a valid identity, or without the role that they need',
} as const satisfies Readonly<Record<string, string>>;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

function string(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function stringOrNull(value: unknown): string | null {
  return string(value) ?? null;
}

function json(value: unknown): string | null | undefined {
  return value === null ? null : JSON.stringify(value);
}

/** Reads a row from its wire form. Undefined if it is none. */
export const readAuditRecord = membersOf({
  /** The organization. Empty: the platform itself. */
  org: string,
  /** Counts the rows of the organization from 1, without a gap. */
  n: (value) => (typeof value === 'number' ? value : undefined),
  /** Milliseconds since the Unix epoch, never less than in the row before. */
  at: (value) => (typeof value === 'string' ? Date.parse(value) : undefined),
  project: stringOrNull,
  appID: stringOrNull,
  action: string,
  /** The part of the app or organization that was changed: a deployment, a table, a key. */
  object: stringOrNull,
  /** The email address of the identity. Null: the platform itself, or nobody who is known. */
  by: stringOrNull,
  /** The kind of credential that proved the identity. */
  via: string,
  /** The name of the access token or of the webhook. */
  name: stringOrNull,
  /** The address of the client. */
  from: stringOrNull,
  requestID: stringOrNull,
  /** JSON texts of objects: what was, and what is since then. */
  before: json,
  after: json,
  /** SHA-256 of the hash before it and of this row, hex (`auditHash`). */
  hash: string,
});

export type AuditRow = ReadBy<typeof readAuditRecord>;

/** A value of a change, for people: `none` if there is none, and entries of a schedule as the settings take them. `between` joins a list. */
export function changedText(value: unknown, between: string): string {
  if (!Array.isArray(value)) return isObject(value) ? Object.values(value).join(' ') : String(value ?? 'none');
  return value.map((each) => changedText(each, between)).join(value.some(isObject) ? '; ' : between);
}

/** The hash before the first row. */
export const FIRST_HASH = '0'.repeat(64);

/**
 * Returns the hash of a row: SHA-256 of the hash of the row before and of each value behind its number of bytes, so that no two rows
 * have one text. The function `slipway_audit` of PostgreSQL computes the same.
 */
export function auditHash(previous: string, row: Omit<AuditRow, 'hash'>): string {
  const { org, n, at, project, appID, action, object, by, via, name, from, requestID, before, after } = row;
  const values = [org, n, at, project, appID, action, object, by, via, name, from, requestID, before, after];
  const text = values.map((value) => (value === null ? '-' : `${Buffer.byteLength(String(value))}:${value}`)).join('');
  return createHash('sha256').update(previous).update(text).digest('hex');
}

/** A place in a chain: the number of a row, and its hash. */
export type AuditMark = Pick<AuditRow, 'n' | 'hash'>;

/** Returns the first row that does not follow the one before it, or the mark of the last row. */
export function walkChain(
  from: AuditMark,
  rows: readonly AuditRow[],
): { readonly kind: 'fits'; readonly last: AuditMark } | { readonly kind: 'broken'; readonly n: number } {
  let last = from;
  for (const row of rows) {
    if (row.n !== last.n + 1 || auditHash(last.hash, row) !== row.hash) return { kind: 'broken', n: last.n + 1 };
    last = { n: row.n, hash: row.hash };
  }
  return { kind: 'fits', last };
}

/** The wire form of a row: its time as a date, and the changes as objects. */
export function auditRecord({ at, before, after, ...row }: AuditRow, parse: (text: string) => unknown): JsonObject {
  const objectOf = (text: string | null) => (text === null ? null : (parse(text) ?? null));
  return { ...row, at: new Date(at).toISOString(), before: objectOf(before), after: objectOf(after) };
}
