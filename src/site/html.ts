import { Parser } from 'htmlparser2';
import { type LinkKind, linksOfCss, type PageLink } from './css.ts';

/** The attributes with addresses, in the order in which those of a tag are read. */
const URLS: readonly (readonly [tags: string, attribute: string, kind: LinkKind])[] = [
  ['a area', 'href', 'link'],
  ['a', 'xlink:href', 'link'],
  ['iframe frame', 'src', 'link'],
  ['script img source video audio track embed input', 'src', 'asset'],
  ['video', 'poster', 'asset'],
  ['object', 'data', 'asset'],
  ['use image', 'href', 'asset'],
  ['use image', 'xlink:href', 'asset'],
];
const URLS_OF = Map.groupBy(
  URLS.flatMap(([tags, attribute, kind]) => tags.split(' ').map((tag) => ({ tag, attribute, kind }))),
  ({ tag }) => tag,
);

/** Elements that show something without text, or that may add it. */
const CONTENT = new Set(['script', 'img', 'svg', 'iframe', 'video', 'audio', 'canvas', 'object', 'embed', 'input']);
const UNSEEN = new Set(['title', 'style', 'script', 'template']);
/** Elements that may show code as it is. */
const QUOTES = new Set(['pre', 'code', 'samp', 'kbd', 'textarea', 'xmp']);
/** A tag of EJS, ERB and Lodash. A page that means to show one escapes its first sign, which the parser then gives alone. */
const TAG = /<%[-=_#]?\s[^<>%]{1,60}(?:%>)?/;
/** The kinds of `<link>` by relation. Other relations are hints and names. */
const RELATIONS: readonly (readonly [RegExp, LinkKind])[] = [
  [/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i, 'asset'],
  [/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i, 'link'],
];

/** `5; url=/next`. Each space can be read in one way only, so that hostile pages cost linear time. */
export const REFRESH = /^\s*(?:[\d.]+\s*)?(?:[;,]\s*)?url\s*=\s*["']?([^"']+)/i;

/** Returns the links and fragments of a page, in their order. Accepts whatever a browser accepts. */
export function parsePage(html: string): ParsedPage {
  return new ParsedPage(html);
}

class ParsedPage {
  readonly links: PageLink[] = [];
  /** The names that a `#fragment` may have. */
  readonly ids = new Set<string>();
  /** The `href` of `<base>`. */
  base: string | undefined;
  /** The page shows nothing, and has nothing that could make it show something. */
  empty = true;
  /** The page shows nothing until a script fills it. */
  blank = true;
  /** The first tag of a template engine that the page shows as text: `<%- partial('head') %>`. */
  unrendered: string | undefined;
  /** The elements of `QUOTES`, of `UNSEEN` and `<noscript>` around the current place. */
  #quotes = 0;
  readonly #unseen: string[] = [];
  #unscripted = 0;

  constructor(html: string) {
    const parser = new Parser({
      onopentag: (name, attributes) => this.#open(name, attributes),
      ontext: (text) => this.#text(text),
      onclosetag: (name) => {
        if (this.#unseen.at(-1) === name) this.#unseen.pop();
        if (name === 'noscript') this.#unscripted -= 1;
        if (QUOTES.has(name)) this.#quotes -= 1;
      },
    });
    parser.write(html);
    parser.end();
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (UNSEEN.has(name) && attributes.shadowrootmode === undefined) this.#unseen.push(name);
    if (name === 'noscript') this.#unscripted += 1;
    if (QUOTES.has(name)) this.#quotes += 1;
    if (CONTENT.has(name)) this.empty = false;
    if (this.#unscripted === 0 && CONTENT.has(name) && name !== 'script') this.blank = false;
    for (const id of [attributes.id, name === 'a' ? attributes.name : undefined]) if (id) this.ids.add(id);
    if (attributes.style?.includes('url(')) this.#add(linksOfCss(attributes.style));
    switch (name) {
      case 'base':
        this.base ??= attributes.href;
        return;
      case 'meta':
        this.#refresh(attributes);
        return;
      case 'link':
        this.#link(attributes);
        return;
      case 'a':
      case 'area':
        // HTML's word for a link out of the site, which another application may serve at the same origin.
        if (/\bexternal\b/.test(attributes.rel ?? '')) return;
        break;
    }
    const found = (URLS_OF.get(name) ?? []).flatMap(({ attribute, kind }) => {
      const href = attributes[attribute];
      return href === undefined ? [] : [{ href, kind }];
    });
    this.#add([...found, ...linksOfSrcset(attributes.srcset ?? '')]);
  }

  #link({ rel = '', href, imagesrcset = '' }: Readonly<Record<string, string>>): void {
    const kind = RELATIONS.find(([relation]) => relation.test(rel))?.[1];
    if (kind === undefined) return;
    this.#add([...(href === undefined ? [] : [{ href, kind }]), ...linksOfSrcset(imagesrcset)]);
  }

  #refresh(attributes: Readonly<Record<string, string>>): void {
    if (attributes['http-equiv']?.toLowerCase() !== 'refresh') return;
    this.empty = false;
    const href = REFRESH.exec(attributes.content ?? '')?.[1];
    if (href) this.#add([{ href: href.trim(), kind: 'link' }]);
  }

  #text(text: string): void {
    if (this.#unseen.at(-1) === 'style') this.#add(linksOfCss(text));
    if (this.#unseen.length > 0 || text.trim() === '') return;
    this.empty = false;
    if (this.#unscripted === 0) this.blank = false;
    if (this.#quotes === 0) this.unrendered ??= TAG.exec(text)?.[0].trim();
  }

  #add(links: readonly PageLink[]): void {
    // The content of a template is not in the page until a script puts it there.
    if (this.#unseen.includes('template')) return;
    this.links.push(...links.filter(({ href }) => !isTemplate(href)));
  }
}

/** True for `{{ url }}` and the like, which a script replaces. */
function isTemplate(href: string): boolean {
  return /\{\{|\$\{|<%/.test(href);
}

/** Returns the URLs of `a.png 1x, b.png 2x`. A URL may contain a comma. */
export function linksOfSrcset(text: string): readonly PageLink[] {
  const candidates = text.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/);
  return candidates.flatMap((each) => {
    const [href = ''] = each.trim().split(/\s/, 1);
    return href === '' ? [] : [{ href: href.replace(/(?<!,),+$/, ''), kind: 'asset' as const }];
  });
}
