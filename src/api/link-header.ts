import type { AnswerFields } from './exchange.ts';

/** Characters of a `Link` header that are read. */
const MOST = 16_384;

const TARGET = /[\s,]*<([^>]*)>/y;
const PARAMETER = /\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;

/** Returns the target of the link to the next page in a `Link` header (RFC 8288), as it is written. Undefined if there is none. */
export function nextLink(header: string | null): string | undefined {
  const text = (header ?? '').slice(0, MOST);
  let at = 0;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  for (let target = take(TARGET); target; target = take(TARGET)) {
    const given = new Map<string, string>();
    for (let found = take(PARAMETER); found; found = take(PARAMETER)) {
      const [, name = '', quoted, plain = ''] = found;
      // Of several parameters with one name the first counts.
      if (!given.has(name.toLowerCase())) given.set(name.toLowerCase(), quoted ?? plain);
    }
    const relations = given.get('rel')?.toLowerCase().split(/\s+/) ?? [];
    // A link with an anchor is one of another resource.
    if (relations.includes('next') && !given.has('anchor')) return target[1];
  }
  return undefined;
}

/** Returns the address of the next page that the answer to a request for `asked` names. Undefined if it names none that can be read. */
export function nextPage(headers: AnswerFields, asked: URL): string | undefined {
  const link = nextLink(headers.get('link'));
  return link === undefined ? undefined : URL.parse(link, asked.href)?.href;
}
