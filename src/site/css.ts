/** `link`: a reader follows it. `asset`: a browser loads it by itself. `mention`: a script has it as a text. */
export type LinkKind = 'link' | 'asset' | 'mention';

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

export const BLOCK_TOKEN = new RegExp(`${CSS_TOKEN.source}|([{}])`, 'gi');

/** Returns the line (from 1) of the innermost block that a style sheet opens and does not close. Undefined if all are closed. */
export function unclosedBlock(css: string): number | undefined {
  const open: number[] = [];
  for (const match of css.matchAll(BLOCK_TOKEN)) {
    const sign = match.at(-1);
    if (sign === '{') open.push(match.index);
    else if (sign === '}') open.pop();
  }
  const last = open.at(-1);
  return last === undefined ? undefined : css.slice(0, last).split('\n').length;
}

/** Rules of Tailwind, PostCSS and Sass, which browsers ignore. */
export const TOOL_TOKEN = new RegExp(
  `${CSS_TOKEN.source}|(@(?:tailwind|apply|screen|include|mixin|extend|use|forward))(?=\\s)`,
  'gi',
);

/** Returns the first rule of a style sheet that a tool should have replaced: `@tailwind`. */
export function unprocessedRule(css: string): string | undefined {
  for (const match of css.matchAll(TOOL_TOKEN)) {
    const rule = match.at(-1);
    if (rule?.startsWith('@')) return rule;
  }
  return undefined;
}

/** `rule`: of a style sheet, or the tag of a template engine in a page. */
export function unprocessedWords(file: string, rule: string): string {
  return rule.startsWith('<')
    ? `The page ${file} has ${rule}, which browsers show as text: the template engine did not run`
    : `The style sheet ${file} has ${rule}, which browsers ignore: the tool that replaces it did not run`;
}

/** A text of a script that is the whole address of a file which a page shows. Markup in a script has other signs around it. */
const MENTIONED =
  /(?<=[=(,:[?|&{}\s]|return)(["'`])(\/(?!\/)[^"'`\s\\<>{}$?#*]{1,200}\.(?:avif|gif|jpe?g|mp[34]|otf|pdf|png|svg|ttf|webm|webp|woff2?))["'`](?=[,;:)\]}?\s])/gi;

/** Returns the addresses from the root of the site that a script has as texts: images, fonts, media and documents. */
export function mentionsOf(script: string): readonly PageLink[] {
  return [...script.matchAll(MENTIONED)].map(([, , href = '']) => ({ href, kind: 'mention' as const }));
}

/** A file that a script requests, by a call whose only purpose that is. */
const FETCHED =
  /\b(?:fetch|getJSON|importScripts|(?:Shared)?Worker)\(\s{0,9}["'`]((?!\/\/)[^"'`\s\\<>{}$?#*:]{1,200}\.(?:csv|geojson|html?|js|json|md|svg|txt|wasm|webmanifest|xml|ya?ml))["'`]\s{0,9}[,)]/g;

/** Returns the addresses of files that a script requests. They are from the page that loads the script, or from the root. */
export function fetchedBy(script: string): readonly PageLink[] {
  return [...script.matchAll(FETCHED)].map(([, href = '']) => ({ href, kind: 'mention' as const }));
}

function unescaped(text: string): string {
  return text.replace(ESCAPE, (_, hex?: string, lineEnd?: string, sign?: string) => {
    const code = hex === undefined ? Number.NaN : Number.parseInt(hex, 16);
    if (code <= 0x10ffff) return String.fromCodePoint(code);
    return lineEnd === undefined ? (sign ?? '') : '';
  });
}
