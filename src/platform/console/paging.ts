import { IDENTIFIER } from '../../contract/limits.ts';
import type { HttpRequest } from '../shared/http.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Page } from '../stores/state.ts';

/** Rows of a list on one page. */
export const ROWS = 50;

/** The part of a list on a page. `previous` and `next` say whether the list continues before and after it. */
export interface Rows<Item> {
  readonly items: readonly Item[];
  readonly previous: boolean;
  readonly next: boolean;
}

export function queryOf({ target }: Pick<HttpRequest, 'target'>): URLSearchParams {
  const start = target.indexOf('?');
  return new URLSearchParams(start === -1 ? '' : target.slice(start + 1));
}

/** Returns the page that `?after=…` or `?before=…` requests, and one item more, which shows whether the list goes on. Throws `validation_failed`. */
export function pageOf<Cursor>(query: URLSearchParams, read: (text: string) => Cursor | undefined): Page<Cursor> {
  const cursor = (name: string) => {
    const text = query.get(name);
    const found = text === null ? undefined : read(text);
    if (text === null || found !== undefined) return found;
    throw new Refusal(
      'validation_failed',
      `The parameter "${name}" of the address is not valid for this list. Open the list again.`,
    );
  };
  const after = cursor('after');
  return { limit: ROWS + 1, after, before: after === undefined ? cursor('before') : undefined };
}

/** The cursors of lists of names, and of what has a number, as a deployment has its `seq`. */
export function identifier(text: string): string | undefined {
  return IDENTIFIER.test(text) ? text : undefined;
}

export function sequence(text: string): number | undefined {
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** Makes the rows of a page from the items that a store found for `pageOf`, which may be one more. */
export function rowsOf<Item>(found: readonly Item[], { after, before }: Page<unknown>): Rows<Item> {
  const more = found.length > ROWS;
  if (before !== undefined) return { items: found.slice(-ROWS), previous: more, next: true };
  return { items: found.slice(0, ROWS), previous: after !== undefined, next: more };
}

/** Returns a page of a sorted list in memory. */
export function sliceOf(sorted: readonly string[], { after, before, limit }: Page<string>): readonly string[] {
  if (before !== undefined) return sorted.filter((each) => each < before).slice(-limit);
  return sorted.filter((each) => after === undefined || each > after).slice(0, limit);
}
