import type { HttpRequest } from '../http.ts';
import { Refusal } from '../refusal.ts';
import type { Page } from '../stores/state.ts';

/** Rows of a list on one page. */
export const ROWS = 50;

/** The part of a list that a page shows, and whether the list goes on before and after it. */
export interface Rows<Item> {
  readonly items: readonly Item[];
  readonly previous: boolean;
  readonly next: boolean;
}

/** The query of a request. */
export function queryOf({ target }: Pick<HttpRequest, 'target'>): URLSearchParams {
  const start = target.indexOf('?');
  return new URLSearchParams(start === -1 ? '' : target.slice(start + 1));
}

/**
 * The page that `?after=…` or `?before=…` asks for. Its limit is one item more than a page shows, which says whether the
 * list goes on. Throws `validation_failed`.
 */
export function pageOf<Cursor>(query: URLSearchParams, read: (text: string) => Cursor | undefined): Page<Cursor> {
  const cursor = (name: string) => {
    const text = query.get(name);
    const found = text === null ? undefined : read(text);
    if (text === null || found !== undefined) return found;
    throw new Refusal(
      'validation_failed',
      `The address has a "${name}" that this list does not know. Open the list again.`,
    );
  };
  const after = cursor('after');
  return { limit: ROWS + 1, after, before: after === undefined ? cursor('before') : undefined };
}

/** The rows of a page of which a store found up to one more. */
export function rowsOf<Item>(found: readonly Item[], { after, before }: Page<unknown>): Rows<Item> {
  const more = found.length > ROWS;
  if (before !== undefined) return { items: found.slice(-ROWS), previous: more, next: true };
  return { items: found.slice(0, ROWS), previous: after !== undefined, next: more };
}

/** A page of a sorted list in memory. */
export function sliceOf(sorted: readonly string[], { after, before, limit }: Page<string>): readonly string[] {
  if (before !== undefined) return sorted.filter((each) => each < before).slice(-limit);
  return sorted.filter((each) => after === undefined || each > after).slice(0, limit);
}
