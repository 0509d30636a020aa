import type { PageLink } from './link.ts';

const URL_TOKEN = /url\(\s*(?:"([^"\n]*)"|'([^'\n]*)'|([^)"'\s]+))\s*\)|@import\s+(?:"([^"\n]*)"|'([^'\n]*)')/gi;

/** What a style sheet loads: `url()` and `@import`. Fragments alone name parts of the page itself. */
export function linksOfCss(css: string): readonly PageLink[] {
  const found = css.replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, '').matchAll(URL_TOKEN);
  return [...found].flatMap((match) => {
    const href = match.slice(1).find((each) => each !== undefined);
    return href === undefined || href === '' || href.startsWith('#') ? [] : [{ href, kind: 'asset' as const }];
  });
}
