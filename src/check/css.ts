/** `link`: a reader follows it. `asset`: a browser loads it by itself. */
export type LinkKind = 'link' | 'asset';

export interface PageLink {
  /** As the page has it, with entities decoded. */
  readonly href: string;
  readonly kind: LinkKind;
}

/** An escape can be read in one way only, so that hostile sheets cost linear time. */
const ESCAPED = String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})(?:\s|(?!\s))|[^\da-f])`;
const DOUBLE = String.raw`"([^"\\\n]*(?:${ESCAPED}[^"\\\n]*)*)"`;
const SINGLE = String.raw`'([^'\\\n]*(?:${ESCAPED}[^'\\\n]*)*)'`;
const BARE = String.raw`((?:[^()"'\s\\]|${ESCAPED})+)\s*\)`;
/** Comments, escapes and other strings are tokens too, so that no address is found in them. */
export const CSS_TOKEN = new RegExp(
  [
    String.raw`/\*[\s\S]*?(?:\*/|$)`,
    ESCAPED,
    String.raw`(?:url\(\s*|@import\s+)(?:${DOUBLE}|${SINGLE})`,
    String.raw`url\(\s*${BARE}`,
    DOUBLE.replace('(', '(?:'),
    SINGLE.replace('(', '(?:'),
  ].join('|'),
  'gi',
);
const ESCAPE = /\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;

/** Returns the links of a style sheet: `url()` and `@import`. A bare fragment names a part of the page itself. */
export function linksOfCss(css: string): readonly PageLink[] {
  return [...css.matchAll(CSS_TOKEN)].flatMap((match) => {
    const written = match.slice(1).find((each) => each !== undefined);
    if (written === undefined || written === '' || written.startsWith('#')) return [];
    return [{ href: unescaped(written), kind: 'asset' as const }];
  });
}

function unescaped(text: string): string {
  return text.replace(ESCAPE, (_, hex?: string, lineEnd?: string, sign?: string) => {
    const code = hex === undefined ? Number.NaN : Number.parseInt(hex, 16);
    if (code <= 0x10ffff) return String.fromCodePoint(code);
    return lineEnd === undefined ? (sign ?? '') : '';
  });
}
