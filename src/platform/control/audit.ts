import { parsedJson } from '../../base/json.ts';
import { AUDIT_ACTIONS, type AuditMark, auditRecord } from '../../contract/audit.ts';
import { IDENTIFIER } from '../../contract/limits.ts';
import type { AuditFilter, AuditStore } from '../stores/audit.ts';
import { count, list, moment, object, oneOf, orNull, string } from './answers.ts';
import { limitOf, numberCursorOf, PAGE, seqOf } from './list-pages.ts';
import { invalid } from './validation.ts';

const MARK = object({ n: count, hash: string });
const ROW = object({
  org: string,
  n: count,
  at: moment,
  project: orNull(string),
  appID: orNull(string),
  action: string,
  object: orNull(string),
  by: orNull(string),
  via: string,
  name: orNull(string),
  from: orNull(string),
  requestID: orNull(string),
  before: orNull({ type: 'object' }),
  after: orNull({ type: 'object' }),
  hash: string,
});

/** The answer of the calls that read the audit log. */
export const AUDIT = object({ rows: list(ROW), nextCursor: orNull(string), head: MARK, anchor: MARK });

export const AUDIT_QUERY = {
  ...PAGE,
  project: string,
  app: string,
  by: string,
  action: oneOf(Object.keys(AUDIT_ACTIONS)),
  since: moment,
  until: moment,
  after: {
    type: 'integer',
    minimum: 0,
    description: 'Lists the rows above this number, the oldest first, without filters.',
  },
};

/** Characters of a filter. */
const TEXT = 254;

/** Reads the audit log of an organization, or of the platform itself if `org` is empty. Throws `validation_failed`. */
export async function readAudit(org: string, query: URLSearchParams, audit: AuditStore): Promise<object> {
  const limit = limitOf(query);
  const after = afterOf(query);
  const filter = filterOf(query);
  if (after !== undefined && Object.values(filter).some((each) => each !== undefined)) {
    throw invalid(['after lists all rows: leave the filters out']);
  }
  // Before the rows, so that each of them leads to the head or is newer.
  const { head = NONE, anchor = NONE } = (await audit.chain(org)) ?? {};
  const { rows, next } =
    after === undefined
      ? await audit.list(org, filter, { before: seqOf(query), limit })
      : { rows: await audit.after(org, after, limit), next: null };
  const records = rows.map((row) => auditRecord(row, parsedJson));
  return { rows: records, nextCursor: next === null ? null : numberCursorOf(next), head, anchor };
}

const NONE: AuditMark = { n: 0, hash: '0'.repeat(64) };

function afterOf(query: URLSearchParams): number | undefined {
  const given = query.get('after');
  if (given === null) return undefined;
  if (/^\d{1,15}$/.test(given)) return Number(given);
  throw invalid(['after must be the number of a row']);
}

/** Reads the filters of a query. Empty ones count as absent. */
export function filterOf(query: URLSearchParams): AuditFilter {
  const textOf = (name: string) => {
    const text = (query.get(name) ?? '').trim();
    if (text.length > TEXT || text.includes('\0')) throw invalid([`${name} must have at most ${TEXT} characters`]);
    return text === '' ? undefined : text;
  };
  const nameOf = (name: string) => {
    const text = textOf(name);
    if (text !== undefined && !IDENTIFIER.test(text)) throw invalid([`${name} is not an identifier`]);
    return text;
  };
  const momentOf = (name: string) => {
    const text = textOf(name);
    const at = text === undefined ? undefined : Date.parse(text);
    if (Number.isNaN(at)) throw invalid([`${name} must be a date and time, as 2030-01-31T12:00:00Z`]);
    return at;
  };
  const action = textOf('action');
  if (action !== undefined && !Object.hasOwn(AUDIT_ACTIONS, action)) {
    throw invalid([`action must be one of ${Object.keys(AUDIT_ACTIONS).join(', ')}`]);
  }
  return {
    project: nameOf('project'),
    appID: nameOf('app'),
    by: textOf('by')?.toLowerCase(),
    action,
    since: momentOf('since'),
    until: momentOf('until'),
  };
}
