import { percentDecoded } from '../base/text.ts';
import {
  fetchedBy,
  type LinkKind,
  linksOfCss,
  mentionsOf,
  type PageLink,
  unclosedBlock,
  unprocessedRule,
} from '../site/css.ts';
import { parsePage } from '../site/html.ts';
import { insteadOfIndex } from '../site/index-page.ts';
import { missingMount, mountsOf } from '../site/mounts.ts';
import { Prober, type Site } from './probe.ts';

const AT_ONCE = 16;
const MOST_READ = 20_000;
/** Pages that a server makes. Its links may have no end. */
const MOST_MADE = 500;
/** Characters. Longer pages and style sheets are not read. */
const MOST_LENGTH = 16 * 1024 * 1024;

/** A dead link inside the site: one address in one spelling, in any number of files. */
export interface DeadLink {
  /** As the page has it. */
  readonly href: string;
  readonly url: URL;
  readonly kind: LinkKind | 'fragment';
  readonly why: string;
  /** The first few of the `count` files that contain it. */
  readonly files: readonly string[];
  readonly count: number;
}

export type Crawled = Awaited<ReturnType<typeof crawl>>;

/**
 * Reads every page and style sheet of a site through its edge, and requests every address inside the site that they name.
 * `files` are the paths of the output. Of scripts, only texts that are addresses of images, fonts, media and documents are checked,
 * and the files that they request.
 * `isServer`: pages are also made by a server. They are found by their links, from `/` on, which need not be a page.
 */
export async function crawl(site: Site, files: readonly string[], isServer = false) {
  const run = new Crawl(site, isServer, new Set(files));
  const readable = files.filter((path) => /\.(?:x?html?|css|m?js)$/i.test(path));
  await eachOf(readable.slice(0, MOST_READ), (path) => run.read(path));
  await run.follow();
  const index = await run.index();
  const dead = run.dead.sort((a, b) => compare(a.files[0], b.files[0]) || compare(a.href, b.href));
  const basePath = await basePathOf(dead, files, run.prober);
  const instead = index.status < 300 || isServer ? undefined : insteadOfIndex(files);
  const folder = instead?.folder;
  const there = new Set(folder === undefined ? [] : files);
  const isThere = (path: string) => spellings(path).some((each) => there.has(`${folder}/${each}`));
  return {
    /** The answer to `/`. */
    index,
    /** Files of the output that may be meant as the index page. Undefined if there is one, or if a server answers. */
    instead,
    /** Style sheets that end within a block, and the line where that begins. */
    unclosed: run.unclosed.sort((a, b) => compare(a.file, b.file)),
    /** Style sheets with a rule that a tool should have replaced, and pages with a tag that a template engine should have. */
    unprocessed: run.unprocessed.sort((a, b) => compare(a.file, b.file)),
    pages: run.pages,
    links: new Set([...run.found.values()].map(({ url }) => url.href)).size,
    dead: dead.filter(({ url }) => !isThere(percentDecoded(url.pathname).slice(1))),
    /** The base path that the site was built for, if its links are dead because of it. */
    basePath,
    /** The address on another host that most pages were built for, and their number. */
    elsewhere: mostOf(run.elsewhere),
    /** The number of pages and style sheets that were not read, because there are too many or they are too long. */
    unread: run.unread + Math.max(0, readable.length - MOST_READ),
  };
}

/** An address in one spelling, and the files that contain it. */
interface FoundLink extends Pick<DeadLink, 'href' | 'url'> {
  readonly kind: LinkKind;
  files: readonly string[];
  /** The file that was read last. A file that contains a link twice counts once. */
  latest: string;
  count: number;
}

const FILES_KEPT = 5;
/** Addresses of scripts and style sheets. */
const CODE = /\.(?:m?js|css)(?:[?#]|$)/i;

class Crawl {
  readonly #site: Site;
  readonly #isServer: boolean;
  /** The paths of the output. */
  readonly #files: ReadonlySet<string>;
  /** The paths of pages that the server made, and that were read. One with other queries is read once. */
  readonly #made = new Set<string>();
  readonly prober: Prober;
  /** By kind, address and spelling. */
  readonly found = new Map<string, FoundLink>();
  /** The names that fragments may have, by file. */
  readonly #ids = new Map<string, ReadonlySet<string>>();
  readonly dead: DeadLink[] = [];
  readonly unprocessed: { readonly file: string; readonly rule: string }[] = [];
  readonly unclosed: { readonly file: string; readonly line: number }[] = [];
  /** The addresses on other hosts that pages were built for, a page each. */
  readonly elsewhere: string[] = [];
  /** The elements that scripts fill, by file. */
  readonly #mounts = new Map<string, readonly string[]>();
  #knownEnds: ReadonlySet<string> | undefined;
  pages = 0;
  unread = 0;

  constructor(site: Site, isServer: boolean, files: ReadonlySet<string>) {
    this.#site = site;
    this.#isServer = isServer;
    this.#files = files;
    this.prober = new Prober(site);
  }

  async index() {
    const { root, fetch, signal } = this.#site;
    const answer = await this.prober.probe(root);
    if (answer.kind !== 'there')
      return { status: answer.kind === 'missing' ? answer.status : 310, empty: false, unfilled: undefined };
    const response = await fetch(answer.url, { signal });
    const text = await response.text();
    const page = answer.page ? parsePage(text) : undefined;
    return {
      status: response.status,
      // A server may answer programs with an empty text. Only an empty page is a fault.
      empty: (text.trim() === '' && !(this.#isServer && !answer.page)) || page?.empty === true,
      /** The element that a script of the page fills and that it does not have, as the script writes it. */
      unfilled: page?.blank ? this.#unfilled(page, answer.url) : undefined,
    };
  }

  #unfilled({ links, ids }: ReturnType<typeof parsePage>, url: URL): string | undefined {
    const mounts = links.flatMap(({ href, kind }) => {
      const script = kind === 'asset' && URL.canParse(href, url.href) ? new URL(href, url) : undefined;
      return script?.origin === url.origin ? (this.#mounts.get(percentDecoded(script.pathname).slice(1)) ?? []) : [];
    });
    return missingMount(mounts, ids);
  }

  async read(path: string): Promise<void> {
    const own = addressOf(path, this.#site.root);
    const url = path === 'index.html' ? await this.#indexAt(own) : own;
    const response = await this.#site.fetch(url, { signal: this.#site.signal });
    const text = await response.text();
    // A rule of the site may answer differently. 404.html answers by its name like every page.
    if (response.status >= 300) return;
    this.prober.know(url, response.headers);
    if (text.length > MOST_LENGTH) this.unread += 1;
    else if (/\.css$/i.test(path)) this.#readSheet(text, url, path);
    else if (/js$/i.test(path)) {
      this.#note(mentionsOf(text), url, path);
      this.#note(this.#missingOf(fetchedBy(text)), this.#site.root, path);
      this.#mounts.set(path, mountsOf(text));
    } else this.#readPage(text, url, path);
  }

  /** Returns the address of the index page. A site that was built for a base path is at that path, and `/` leads there. */
  async #indexAt(root: URL): Promise<URL> {
    const answer = await this.prober.probe(root);
    if (answer.kind !== 'there') return root;
    const isOther = spellings(percentDecoded(answer.url.pathname).slice(1)).some((each) => this.#files.has(each));
    return isOther ? root : answer.url;
  }

  #ends(): ReadonlySet<string> {
    this.#knownEnds ??= new Set(
      [...this.#files].flatMap((path) => {
        const parts = path.split('/');
        return parts.map((_, at) => parts.slice(at).join('/'));
      }),
    );
    return this.#knownEnds;
  }

  /** Returns what no page can mean, wherever it loads the script: files of which the output has none at the end of any path. */
  #missingOf(fetched: readonly PageLink[]): readonly PageLink[] {
    if (this.#isServer) return [];
    return fetched.filter(({ href }) => !this.#ends().has(percentDecoded(href).replace(/^(?:\.{0,2}\/)+/, '')));
  }

  #readSheet(text: string, url: URL, path: string): void {
    this.#note(linksOfCss(text), url, path);
    const line = unclosedBlock(text);
    if (line !== undefined) this.unclosed.push({ file: path, line });
    const rule = unprocessedRule(text);
    if (rule !== undefined) this.unprocessed.push({ file: path, rule });
  }

  #readPage(text: string, url: URL, path: string): void {
    const page = parsePage(text);
    this.pages += 1;
    this.#ids.set(path, page.ids);
    if (page.unrendered !== undefined) this.unprocessed.push({ file: path, rule: page.unrendered });
    const base = page.base !== undefined && URL.canParse(page.base, url.href) ? new URL(page.base, url) : url;
    this.#note(page.links, base, path);
    this.elsewhere.push(...this.#builtFor(page.links, base));
  }

  /** Returns the address on another host from which a page loads scripts and style sheets of the output, if it loads none from here. */
  #builtFor(links: readonly PageLink[], base: URL): readonly string[] {
    const loaded = links
      .filter(({ href, kind }) => kind === 'asset' && CODE.test(href) && URL.canParse(href, base.href))
      .map(({ href }) => new URL(href, base));
    if (loaded.some(({ origin }) => origin === this.#site.root.origin)) return [];
    for (const { origin, pathname } of loaded) {
      const parts = percentDecoded(pathname).slice(1).split('/');
      const near = parts.slice(0, MOST_SEGMENTS + 1);
      const folders = near.findIndex((_, at) => this.#files.has(parts.slice(at).join('/')));
      if (folders >= 0) return [[origin, ...parts.slice(0, folders), ''].join('/')];
    }
    return [];
  }

  /** Records links into the site. Skips links out of it, and texts that are no addresses. */
  #note(links: readonly PageLink[], base: URL, file: string): void {
    for (const { href, kind } of links) {
      const url = URL.canParse(href, base.href) ? new URL(href, base) : undefined;
      if (url?.origin !== this.#site.root.origin) continue;
      const key = `${kind} ${url.href} ${href}`;
      const link = this.found.get(key) ?? { href, kind, url, files: [], latest: '', count: 0 };
      this.found.set(key, link);
      if (link.latest === file) continue;
      link.latest = file;
      link.count += 1;
      // The first files by name, because the order in which pages are read is random.
      link.files = [...link.files, file].sort(compare).slice(0, FILES_KEPT);
    }
  }

  async follow(): Promise<void> {
    if (this.#isServer) await this.#readMade();
    await eachOf(this.found.values(), async (link) => {
      const why = await this.#fault(link);
      if (why === undefined) return;
      const { href, url, files, count } = link;
      this.dead.push({ href, url, files, count, ...why });
    });
  }

  /** Reads the pages that the server makes: the one at `/`, and those that pages have links to. */
  async #readMade(): Promise<void> {
    const seen = new Set<string>();
    for (let next: readonly URL[] = [this.#site.root]; next.length > 0; ) {
      for (const { pathname, search } of next) seen.add(pathname + search);
      await eachOf(next, (url) => this.#make(url));
      const linked = [...this.found.values()].filter(({ kind }) => kind === 'link').map(({ url }) => url);
      next = linked.filter(({ pathname, search }) => !seen.has(pathname + search));
    }
  }

  async #make(from: URL): Promise<void> {
    const answer = await this.prober.probe(from);
    if (answer.kind !== 'there' || !answer.page) return;
    const { url } = answer;
    const path = percentDecoded(url.pathname).slice(1);
    if (this.#idsAt(path) !== undefined || this.#made.has(path)) return;
    if (this.#made.size >= MOST_MADE) {
      this.unread += 1;
      return;
    }
    this.#made.add(path);
    const response = await this.#site.fetch(url, { signal: this.#site.signal });
    const text = await response.text();
    if (response.status >= 300) return;
    if (text.length > MOST_LENGTH) this.unread += 1;
    else this.#readPage(text, url, path === '' || path.endsWith('/') ? `${path}index.html` : path);
  }

  async #fault({ url, kind }: FoundLink): Promise<Pick<DeadLink, 'kind' | 'why'> | undefined> {
    const answer = await this.prober.probe(url);
    switch (answer.kind) {
      case 'missing':
        return { kind, why: `answers ${answer.status}` };
      case 'circle':
        return { kind, why: 'redirects in a circle' };
      case 'external':
        return undefined;
      case 'there':
        // With `spaFallback` every path answers with the page, also that of a missing image.
        if (kind !== 'link' && answer.page && /\.(?!x?html?$)\w+$/i.test(answer.url.pathname)) {
          return { kind, why: 'answers with a page' };
        }
        return this.#hasFragment(answer.url, url.hash) ? undefined : { kind: 'fragment', why: 'names no part of it' };
      default:
        return answer satisfies never;
    }
  }

  /** Also true if it is not known: for files that are no pages, and for fragments that a script reads. */
  #hasFragment(url: URL, hash: string): boolean {
    const name = hash.slice(1);
    if (name === '' || /^(?:top$|[/!]|:~:)/i.test(name)) return true;
    const ids = this.#idsAt(percentDecoded(url.pathname).slice(1));
    return ids === undefined || ids.has(name) || ids.has(percentDecoded(name));
  }

  #idsAt(path: string): ReadonlySet<string> | undefined {
    return spellings(path)
      .map((each) => this.#ids.get(each))
      .find((each) => each !== undefined);
  }
}

function spellings(path: string): readonly string[] {
  const folder = path === '' || path.endsWith('/') ? path : `${path}/`;
  return [path, `${path}.html`, `${folder}index.html`];
}

/** Returns a page's address as links name it. An index has the address of its folder, from which relative links count. */
function addressOf(path: string, root: URL): URL {
  const shown = path.replace(/(^|\/)index\.html$/, '$1');
  return new URL(shown.split('/').map(encodeURIComponent).join('/'), root);
}

function compare(a = '', b = ''): number {
  return a < b ? -1 : Number(a > b);
}

/** Runs `work` over the items, at most `AT_ONCE` at a time, in their order. The first error ends it. */
async function eachOf<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

const MOST_SEGMENTS = 3;

/** Returns the base path that a site was built for, ending with `/`: no file is below it, and most dead links answer without it. */
async function basePathOf(
  dead: readonly DeadLink[],
  files: readonly string[],
  prober: Prober,
): Promise<string | undefined> {
  let base = '/';
  for (let depth = 0; depth < MOST_SEGMENTS; depth += 1) {
    base = commonest(dead.flatMap(({ url }) => longer(base, url.pathname)));
    if (base === '' || files.some((path) => `/${path}`.startsWith(base))) return undefined;
    const below = dead.filter((each) => isBelow(each, base));
    const there = await Promise.all(below.map(({ url }) => isThere(url, base, prober)));
    const moved = there.filter(Boolean).length;
    if (moved > 1 && moved * 2 > below.length) return base;
  }
  return undefined;
}

/** True if a dead link is below the base path, or is the base path without its last `/`. */
export function isBelow({ url, kind }: DeadLink, base: string): boolean {
  return kind !== 'fragment' && `${url.pathname}/`.startsWith(base);
}

/** Returns the base path with one more segment of a path: `/a/` for `/` and `/a/b`. */
function longer(base: string, path: string): readonly string[] {
  const rest = path.startsWith(base) ? path.slice(base.length).split('/', 1)[0] : '';
  return rest ? [`${base}${rest}/`] : [];
}

/** Returns the commonest of the names, and how often it is there. */
function mostOf(names: readonly string[]) {
  const name = commonest(names);
  return name === '' ? undefined : { base: name, pages: names.filter((each) => each === name).length };
}

function commonest(names: readonly string[]): string {
  const groups = [...Map.groupBy(names, (name) => name).values()];
  return groups.toSorted((one, other) => other.length - one.length)[0]?.[0] ?? '';
}

async function isThere(url: URL, base: string, prober: Prober): Promise<boolean> {
  const { kind } = await prober.probe(new URL(`/${url.pathname.slice(base.length)}${url.search}`, url));
  return kind === 'there';
}
