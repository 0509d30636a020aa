import type { AuditAction, AuditMark, AuditRow } from '../../contract/audit.ts';
import type { AppKey } from '../shared/types.ts';

/** Who makes a change, and how. A method of a port that changes something for somebody takes it. */
export interface Act {
  /** The email address of the identity. Null: the platform itself. */
  readonly by: string | null;
  /** How the identity was proven. */
  readonly via: 'id-token' | 'console' | 'login' | 'access-token' | 'webhook' | 'platform';
  /** The name of the access token or of the webhook, if it came by one. */
  readonly name?: string | undefined;
  /** The address of the client. Null: none is known. */
  readonly from: string | null;
  readonly requestID?: string | undefined;
}

/** What the platform does by itself. */
export const BY_PLATFORM: Act = { by: null, via: 'platform', from: null };

/** A change, as it is recorded. */
export interface AuditEntry {
  /** The organization. Absent: the platform itself. */
  readonly org?: string | undefined;
  readonly project?: string | undefined;
  readonly appID?: string | undefined;
  readonly action: AuditAction;
  /** What was changed of it: a deployment, a table, a key. */
  readonly object?: string | undefined;
  /** Settings, and names of variables. Never a value of one. */
  readonly before?: Readonly<Record<string, unknown>> | undefined;
  readonly after?: Readonly<Record<string, unknown>> | undefined;
}

/** Only rows that have all that is given. */
export interface AuditFilter {
  readonly project?: string | undefined;
  readonly appID?: string | undefined;
  readonly by?: string | undefined;
  readonly action?: string | undefined;
  /** Milliseconds since the Unix epoch: not before, and before. */
  readonly since?: number | undefined;
  readonly until?: number | undefined;
}

/** The chain of an organization: the mark of its newest row, and that of the row before its oldest one. */
export interface AuditChain {
  readonly head: AuditMark;
  readonly anchor: AuditMark;
}

/** Rows that one command removes. */
export const AUDIT_TRIMMED = 1_000;

/**
 * The port for the audit log. The other ports write its rows, in the transaction of each change. Rows are never changed, and only the
 * oldest ones are removed. `org`: empty for the platform's own rows.
 */
export interface AuditStore {
  /** Appends rows of what is not in the state: sign-ins, refusals, keys of tables. */
  append(act: Act, entries: readonly AuditEntry[]): Promise<void>;
  /**
   * Lists the newest rows below the number `before`. It reads a bounded number of rows, so it may return fewer than `limit` although
   * more are there. `next`: the `before` of the next page. Null: this is the last one.
   */
  list(
    org: string,
    filter: AuditFilter,
    page: { readonly before?: number | undefined; readonly limit: number },
  ): Promise<{ readonly rows: readonly AuditRow[]; readonly next: number | null }>;
  /** Lists rows above the number `after`, the oldest first. */
  after(org: string, after: number, limit: number): Promise<readonly AuditRow[]>;
  /** Undefined: the organization has no row. */
  chain(org: string): Promise<AuditChain | undefined>;
  /**
   * Removes the oldest rows of an organization that has some older than `keepMs`, at most `AUDIT_TRIMMED`. Returns their number. The
   * engines refuse to remove rows that are younger than 30 days.
   */
  trim(keepMs: number): Promise<number>;
}

/** Returns the entry of an app. */
export function ofApp(
  { org, project, appID }: AppKey,
  action: AuditAction,
  more: Pick<AuditEntry, 'object' | 'before' | 'after'> = {},
): AuditEntry {
  return { org, project, appID, action, ...more };
}
