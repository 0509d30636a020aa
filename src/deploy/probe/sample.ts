import { isObject } from '../../base/json.ts';
import { cleanLine } from '../../base/text.ts';
import { normalName, pathTo } from '../../contract/reader.ts';

const MOST_DEPTH = 8;
const MOST_MEMBERS = 60;

/** An answer that can be shown to anyone: every name is kept, every value is replaced by its kind; of a list the first entry stays. */
export function redacted(value: unknown, depth = 0): unknown {
  if (value === null) return null;
  if (Array.isArray(value)) {
    if (depth >= MOST_DEPTH) return [];
    const first = value.slice(0, 1).map((entry) => redacted(entry, depth + 1));
    return value.length > 1 ? [...first, `<${value.length - 1} more>`] : first;
  }
  if (isObject(value)) {
    if (depth >= MOST_DEPTH) return {};
    const members = Object.entries(value).slice(0, MOST_MEMBERS);
    return Object.fromEntries(members.map(([name, member]) => [cleanLine(name, 80), redacted(member, depth + 1)]));
  }
  return `<${kindOf(value)}>`;
}

function kindOf(value: unknown): string {
  if (typeof value !== 'string') return typeof value;
  if (value === '') return 'empty text';
  if (/^https?:\/\//i.test(value)) return 'address';
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return 'time';
  return value.includes('\n') ? 'text of several lines' : 'text';
}

/**
 * Returns the expression that finds a value in a part of an answer: `meta.branch`, or `$` for the part itself. Of several members
 * with the value, the one that is named as the field counts, else the first. Undefined if the value is not in it by itself.
 */
export function whereIs(part: unknown, value: string, field = ''): string | undefined {
  if (isSame(part, value)) return '$';
  const found = placesOf(part, value, '', 0);
  const isNamed = (at: string) => normalName(at.slice(at.lastIndexOf('.') + 1)).endsWith(normalName(field));
  return found.find(isNamed) ?? found[0];
}

/** Members of one object that are looked at, and entries of a list in it. */
const MOST_LOOKED_AT = 200;

/** The members that have the value, the outer ones first. An expression reads a list as its entries. */
function placesOf(part: unknown, value: string, path: string, depth: number): readonly string[] {
  if (depth > 5) return [];
  if (Array.isArray(part) && path !== '') {
    const entries = part.slice(0, MOST_LOOKED_AT);
    if (entries.some((entry) => isSame(entry, value))) return [path];
    return entries.flatMap((entry) => placesOf(entry, value, path, depth + 1)).slice(0, 1);
  }
  if (!isObject(part)) return [];
  const members = Object.entries(part)
    .slice(0, MOST_LOOKED_AT)
    .map(([name, member]) => ({ member, at: pathTo(path, name) }));
  const here = members.filter(({ member }) => isSame(member, value)).map(({ at }) => at);
  return [...here, ...members.flatMap(({ member, at }) => placesOf(member, value, at, depth + 1))];
}

function isSame(member: unknown, value: string): boolean {
  if (typeof member !== 'string' && typeof member !== 'number') return false;
  const text = String(member);
  if (text === '') return false;
  if (text.includes('\n')) return text.split(/\r?\n/).includes(value);
  return text === value || `https://${text}` === value || text.endsWith(`/${value}`) || text === `refs/heads/${value}`;
}

/** Returns the path and the first entry of an answer's list: the list that contains `value`, else the longest. `$` is the answer itself. */
export function listIn(
  body: unknown,
  value: string | undefined,
): { readonly path: string; readonly first: unknown } | undefined {
  const lists = listsIn(body, '', 0);
  const holding = lists.find(({ first }) => value !== undefined && whereIs(first, value) !== undefined);
  return holding ?? lists.toSorted((a, b) => b.length - a.length)[0];
}

function listsIn(
  value: unknown,
  path: string,
  depth: number,
): readonly { path: string; first: unknown; length: number }[] {
  if (Array.isArray(value)) return [{ path: path || '$', first: value[0], length: value.length }];
  if (!isObject(value) || depth > 3) return [];
  return Object.entries(value).flatMap(([name, member]) => listsIn(member, pathTo(path, name), depth + 1));
}
