import type { CallFacts } from '../base/errors.ts';
import { isObject } from '../base/json.ts';
import { ambiguous, fieldsOf, type Layer, layersIn, mapLine, membersOf, missing, normalName, text } from './reader.ts';
import { CURSOR_HOLDERS, CURSORS, ENVELOPES, type Kind, LISTS, NEXT_LINKS, OTHER_LISTS } from './rules.ts';

export interface FoundList {
  readonly entries: readonly unknown[];
  /** The layers around the list, the innermost first. */
  readonly around: readonly Layer[];
}

/** Finds the list in a body. Throws `unexpected_response` if there is none, or more than one. */
export function findList(body: unknown, kind: Kind, call: CallFacts, mapCall: string): FoundList {
  if (Array.isArray(body)) return { entries: body, around: [] };
  const what = `list of ${kind.label}s`;
  const around = layersIn(body, kind.lists);
  for (const layer of around) {
    const [only, ...more] = listsIn(layer, kind);
    if (only === undefined) continue;
    if (more.length === 0) return { entries: only.entries, around };
    const paths = [only, ...more].map(({ path }) => path);
    throw ambiguous(what, paths, call, mapLine(mapCall, 'list', only.path));
  }
  throw missing(what, body, call, mapLine(mapCall, 'list', kind.lists[0] ?? '$'));
}

/** Returns the lists of a layer with the best name: the kind's own, another service's for it, one for any list, or any other. */
function listsIn(layer: Layer, kind: Kind): readonly { readonly path: string; readonly entries: readonly unknown[] }[] {
  const all = Object.keys(layer.value).map(normalName);
  const own = kind.names.map((name) => `${name}s`);
  const any = [...LISTS, ...ENVELOPES];
  for (const names of [own, kind.lists, any, all]) {
    const fit = names.filter((name) => !OTHER_LISTS.includes(name));
    const found = membersOf(layer, fit).flatMap(({ path, member }) =>
      Array.isArray(member) ? [{ path, entries: member }] : [],
    );
    if (found.length > 0) return found;
    // Some servers write an empty list as null.
    const isNull = (names === own || names === kind.lists) && names.some((name) => layer.fields.get(name) === null);
    if (isNull) return [{ path: '', entries: [] }];
  }
  return [];
}

export function nextCursor({ around, entries }: FoundList): string | undefined {
  for (const { fields } of around) {
    for (const holder of [fields, ...CURSOR_HOLDERS.map((name) => fieldsOf(fields.get(name)))]) {
      if (['hasmore', 'hasnextpage'].some((name) => holder.get(name) === false)) return undefined;
      const cursor = text(holder, ...CURSORS);
      if (cursor !== undefined && !/^(?:https?:\/)?\//.test(cursor)) return cursor;
    }
  }
  return linkedCursor(around) ?? entryCursor(entries);
}

/** Returns the `cursor` of a link to the next page, as HAL, JSON:API and resource managers have it. */
function linkedCursor(around: readonly Layer[]): string | undefined {
  for (const { fields } of around) {
    const links = fieldsOf(fields.get('links'));
    for (const holder of [fields, links, fieldsOf(links.get('pages'))]) {
      for (const name of NEXT_LINKS) {
        const member = holder.get(name);
        const link = isObject(member) ? text(fieldsOf(member), 'href') : text(holder, name);
        const url = link === undefined ? null : URL.parse(link, 'https://next.invalid');
        const cursor = url?.searchParams.get('cursor') ?? url?.searchParams.get('page[cursor]');
        if (cursor) return cursor;
      }
    }
  }
  return undefined;
}

/** Returns the last entry's cursor, if each entry is wrapped with a cursor of its own. */
function entryCursor(entries: readonly unknown[]): string | undefined {
  const cursors = entries.map((entry) => (isObject(entry) ? text(fieldsOf(entry), 'cursor') : undefined));
  return cursors.every((cursor) => cursor !== undefined) ? cursors.at(-1) : undefined;
}
