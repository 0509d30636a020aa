import { isObject } from '../base/json.ts';
import { type Fields, fieldsOf, type Layer, text } from './reader.ts';
import { CURSOR_HOLDERS, CURSORS, NEXT_LINKS } from './rules.ts';

/** Returns the cursor of a list's next page, or undefined at its end. */
export function nextCursor(around: readonly Layer[], entries: readonly unknown[]): string | undefined {
  const places = around.flatMap(({ fields }) => [fields, ...CURSOR_HOLDERS.map((name) => fieldsOf(fields.get(name)))]);
  for (const fields of places) {
    if (['hasmore', 'hasnextpage'].some((name) => fields.get(name) === false)) return undefined;
    const cursor = text(fields, ...CURSORS);
    if (cursor !== undefined && !isLink(cursor)) return cursor;
  }
  return linkedCursor(around) ?? entryCursor(entries);
}

const isLink = (text: string) => /^(?:https?:\/)?\//.test(text);

/** The `cursor` of a link to the next page, as HAL, JSON:API and resource managers have it. */
function linkedCursor(around: readonly Layer[]): string | undefined {
  for (const { fields } of around) {
    const holders: readonly Fields[] = [fields, fieldsOf(fields.get('links')), fieldsOf(inPages(fields))];
    for (const holder of holders) {
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

function inPages(fields: Fields): unknown {
  return fieldsOf(fields.get('links')).get('pages');
}

/** Entries wrapped one by one, each with a cursor of its own: the last one's. */
function entryCursor(entries: readonly unknown[]): string | undefined {
  const cursors = entries.map((entry) => (isObject(entry) ? text(fieldsOf(entry), 'cursor') : undefined));
  return cursors.length > 0 && cursors.every((cursor) => cursor !== undefined) ? cursors.at(-1) : undefined;
}
