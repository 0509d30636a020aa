import { CONTROL_LIMITS, IDENTIFIER, KVS_LIMITS, LOG_LIMITS } from '../../contract/limits.ts';
import { PRINTED_LINES } from '../../contract/operator.ts';
import { printedCursor } from '../functions/printed-feed.ts';
import type { AppKey } from '../shared/types.ts';
import type { LogPage } from '../stores/build-logs.ts';
import type { MemberKey } from '../stores/members.ts';
import type { StoredDeployment } from '../stores/rows/records.ts';
import { type JsonSchema, string } from './answers.ts';
import { invalid } from './validation.ts';

/** Reads the parameters of lists: `limit` and `cursor`. All functions throw `validation_failed`. */

/** Parameters of the calls that answer a page of a list. */
export const PAGE: Readonly<Record<string, JsonSchema>> = {
  limit: {
    type: 'integer',
    minimum: 1,
    maximum: CONTROL_LIMITS.pageMost,
    default: CONTROL_LIMITS.pageDefault,
  },
  cursor: string,
};

/** Returns `?limit=`, by default `CONTROL_LIMITS.pageDefault`. */
export function limitOf(query: URLSearchParams): number {
  return whole(query, 'limit', CONTROL_LIMITS.pageDefault, CONTROL_LIMITS.pageMost);
}

/** Returns a page of a list. `read` gets the most items to read: one more than a page has. `nextCursor` is null on the last one. */
export async function pageOf<T>(
  query: URLSearchParams,
  cursorOf: (last: T) => string,
  read: (limit: number) => readonly T[] | Promise<readonly T[]>,
) {
  const limit = limitOf(query);
  const found = await read(limit + 1);
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: last !== undefined && found.length > limit ? cursorOf(last) : null };
}

/** The cursors of lists: each names the last row of a page. New rows come before a number, so they do not change the next page. */
export const numberCursorOf = (number: number) => encoded(`before:${number}`);
export const cursorOf = ({ seq }: Pick<StoredDeployment, 'seq'>) => numberCursorOf(seq);
export const nameCursorOf = (name: string) => encoded(`after:${name}`);
export const keyCursorOf = ({ key }: { readonly key: string }) => nameCursorOf(key);
export const appCursorOf = ({ project, appID }: Pick<AppKey, 'project' | 'appID'>) =>
  nameCursorOf(`${project}/${appID}`);
export const memberCursorOf = ({ project = '', appID = '', who }: Omit<MemberKey, 'org'>) =>
  nameCursorOf(`${project}/${appID}/${who}`);

export function seqOf(query: URLSearchParams): number | undefined {
  const seq = readCursor(query, /^before:(\d{1,15})$/)?.[0];
  return seq === undefined ? undefined : Number(seq);
}

export function appAfter(query: URLSearchParams): Pick<AppKey, 'project' | 'appID'> | undefined {
  const found = readCursor(query, /^after:([^/]+)\/([^/]+)$/);
  if (!found) return undefined;
  const [project = '', appID = ''] = found;
  if (!IDENTIFIER.test(project) || !IDENTIFIER.test(appID)) throw badCursor();
  return { project, appID };
}

export function nameAfter(query: URLSearchParams): string | undefined {
  const name = readCursor(query, /^after:(.+)$/)?.[0];
  if (name !== undefined && !IDENTIFIER.test(name)) throw badCursor();
  return name;
}

export function memberAfter(query: URLSearchParams, org: string): MemberKey | undefined {
  const [project = '', appID = '', who = ''] = readCursor(query, /^after:([^/]*)\/([^/]*)\/([!-~]+)$/) ?? [];
  return who === '' ? undefined : { org, project, appID, who };
}

/** Returns `?prefix=` of an app's ID. */
export function prefixOf(query: URLSearchParams): string | undefined {
  const prefix = query.get('prefix') ?? '';
  if (prefix === '') return undefined;
  if (/^[A-Za-z0-9._-]{1,63}$/.test(prefix)) return prefix;
  throw invalid(['prefix must be the beginning of an app ID: letters, digits, ".", "_" and "-"']);
}

/** Returns `?prefix=&cursor=` of a list of keys. */
export function keysOf(query: URLSearchParams): { readonly prefix: string; readonly after: string | undefined } {
  const prefix = query.get('prefix') ?? '';
  if (Buffer.byteLength(prefix) > KVS_LIMITS.keyBytes) {
    throw invalid([`prefix must have at most ${KVS_LIMITS.keyBytes} bytes`]);
  }
  return { prefix, after: readCursor(query, /^after:([\s\S]{1,512})$/)?.[0] };
}

/** Returns `?from=&limit=` of a log. A negative `from` counts from its end. */
export function logPageOf(query: URLSearchParams): Pick<LogPage, 'from' | 'limit'> {
  const from = query.get('from') ?? '0';
  if (!/^-?\d{1,15}$/.test(from)) throw invalid(['from must be a number of bytes; a negative one counts from the end']);
  return { from: Number(from), limit: whole(query, 'limit', LOG_LIMITS.pageDefault, LOG_LIMITS.pageMost) };
}

/** Returns `?lines=&after=` of what an app prints. */
export function printedPageOf(query: URLSearchParams) {
  const given = query.get('after');
  const after = given === null ? undefined : printedCursor(given);
  if (given !== null && !after) throw invalid(['after must be the next of an earlier answer']);
  return { lines: whole(query, 'lines', PRINTED_LINES.default, PRINTED_LINES.most), after };
}

export function isTrue(query: URLSearchParams, name: string): boolean {
  const given = query.get(name) ?? 'false';
  if (given === 'true' || given === 'false') return given === 'true';
  throw invalid([`${name} must be true or false`]);
}

function whole(query: URLSearchParams, name: string, fallback: number, most: number): number {
  const given = query.get(name);
  if (given === null) return fallback;
  const number = /^\d{1,9}$/.test(given) ? Number(given) : 0;
  if (number < 1 || number > most) throw invalid([`${name} must be 1 to ${most}`]);
  return number;
}

function encoded(text: string): string {
  return Buffer.from(text).toString('base64url');
}

/** Returns the groups of a pattern that the cursor of the query must match. */
function readCursor(query: URLSearchParams, pattern: RegExp): readonly string[] | undefined {
  const cursor = query.get('cursor');
  if (cursor === null) return undefined;
  const text = Buffer.from(cursor, 'base64url').toString();
  const found = pattern.exec(text);
  if (!found || encoded(text) !== cursor) throw badCursor();
  return found.slice(1);
}

function badCursor() {
  return invalid(['cursor must be a nextCursor of this list']);
}
