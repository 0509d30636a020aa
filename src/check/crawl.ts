import { basePathOf } from './base-path.ts';
import { linksOfCss } from './css.ts';
import { eachOf } from './each.ts';
import { parsePage } from './html.ts';
import type { DeadLink, LinkKind, PageLink } from './link.ts';
import { type Answer, Prober, type Site } from './probe.ts';

/** Requests under way at once. */
const AT_ONCE = 16;
/** Pages and style sheets that are read. */
const MOST_READ = 20_000;
/** Longer ones are not read. Characters. */
const MOST_LENGTH = 16 * 1024 * 1024;

export interface Crawled {
  /** The answer to `/`. */
  readonly index: { readonly status: number; readonly empty: boolean };
  /** The folder of the output with the site, if it is not the output itself. */
  readonly folder: string | undefined;
  readonly pages: number;
  readonly links: number;
  readonly dead: readonly DeadLink[];
  /** The base path that the site was built for, if its links are dead because of it. */
  readonly basePath: string | undefined;
  /** Pages and style sheets that were not read: too many, or too long. */
  readonly unread: number;
}

/**
 * Reads every page and style sheet of a site through its edge, and asks for everything inside the site that they name.
 * `files`: the output's, by path. Links that scripts make are not seen.
 */
export async function crawl(site: Site, files: readonly string[]): Promise<Crawled> {
  const run = new Crawl(site);
  const readable = files.filter((path) => /\.(?:x?html?|css)$/i.test(path));
  await eachOf(readable.slice(0, MOST_READ), AT_ONCE, (path) => run.read(path));
  await run.follow();
  const index = await run.index();
  const result = run.result();
  const basePath = await basePathOf(result.dead, files, run.prober);
  const folder = index.status < 300 ? undefined : folderOf(files);
  const there = new Set(folder === undefined ? [] : files);
  const isThere = (path: string) => spellings(path).some((each) => there.has(`${folder}/${each}`));
  const dead = result.dead.filter(({ url }) => !isThere(decoded(url.pathname).slice(1)));
  return { index, ...result, dead, folder, basePath, unread: run.unread + Math.max(0, readable.length - MOST_READ) };
}

/** A dead link, and the files that contain it. */
interface Standing {
  readonly href: string;
  readonly kind: LinkKind;
  readonly url: URL;
  files: readonly string[];
  /** The file that was read last: a file that contains a link twice counts once. */
  latest: string;
  count: number;
}

const FILES_KEPT = 5;

class Crawl {
  readonly #site: Site;
  readonly prober: Prober;
  /** By address and wording. */
  readonly #standing = new Map<string, Standing>();
  /** The names that fragments may have, by file. */
  readonly #ids = new Map<string, ReadonlySet<string>>();
  readonly #dead: DeadLink[] = [];
  #pages = 0;
  unread = 0;

  constructor(site: Site) {
    this.#site = site;
    this.prober = new Prober(site);
  }

  async index(): Promise<Crawled['index']> {
    const { root, fetch, signal } = this.#site;
    const answer = await this.prober.probe(root);
    if (answer.kind !== 'there') return { status: statusOf(answer), empty: false };
    const response = await fetch(answer.url, { signal });
    const page = await response.text();
    return { status: response.status, empty: page.trim() === '' || (answer.page && parsePage(page).empty) };
  }

  async read(path: string): Promise<void> {
    const url = addressOf(path, this.#site.root);
    const response = await this.#site.fetch(url, { signal: this.#site.signal });
    const text = await response.text();
    // A rule of the site's own may answer something else here; 404.html answers by its name like every page.
    if (response.status >= 300) return;
    this.prober.know(url, response.headers);
    if (text.length > MOST_LENGTH) this.unread += 1;
    else if (/\.css$/i.test(path)) this.#note(linksOfCss(text), url, path);
    else this.#readPage(text, url, path);
  }

  #readPage(text: string, url: URL, path: string): void {
    const page = parsePage(text);
    this.#pages += 1;
    this.#ids.set(path, page.ids);
    const base = page.base !== undefined && URL.canParse(page.base, url.href) ? new URL(page.base, url) : url;
    this.#note(page.links, base, path);
  }

  /** Keeps links into the site. Skips links out of it, and texts that are not addresses. */
  #note(links: readonly PageLink[], base: URL, file: string): void {
    for (const { href, kind } of links) {
      const url = URL.canParse(href, base.href) ? new URL(href, base) : undefined;
      if (url?.origin !== this.#site.root.origin) continue;
      const key = `${kind} ${url.href} ${href}`;
      const standing = this.#standing.get(key) ?? { href, kind, url, files: [], latest: '', count: 0 };
      this.#standing.set(key, standing);
      if (standing.latest === file) continue;
      standing.latest = file;
      standing.count += 1;
      // The first by name: which page is read first is chance.
      standing.files = [...standing.files, file].sort(compare).slice(0, FILES_KEPT);
    }
  }

  async follow(): Promise<void> {
    await eachOf(this.#standing.values(), AT_ONCE, async (standing) => {
      const why = await this.#fault(standing);
      if (why === undefined) return;
      const { href, url, files, count } = standing;
      this.#dead.push({ href, url, files, count, ...why });
    });
  }

  async #fault({ url, kind }: Standing): Promise<Pick<DeadLink, 'kind' | 'why'> | undefined> {
    const answer = await this.prober.probe(url);
    switch (answer.kind) {
      case 'missing':
        return { kind, why: `answers ${answer.status}` };
      case 'circle':
        return { kind, why: 'redirects in a circle' };
      case 'external':
        return undefined;
      case 'there':
        // With `spaFallback` every path answers with the page; an image that is gone does too.
        if (kind === 'asset' && answer.page && /\.(?!x?html?$)\w+$/i.test(answer.url.pathname)) {
          return { kind, why: 'answers with a page' };
        }
        return this.#hasFragment(answer.url, url.hash) ? undefined : { kind: 'fragment', why: 'names no part of it' };
      default:
        return answer satisfies never;
    }
  }

  /** Also true if that is unknown: for files that are not pages, and if a script reads the fragment. */
  #hasFragment(url: URL, hash: string): boolean {
    const name = hash.slice(1);
    if (name === '' || /^(?:top$|[/!]|:~:)/i.test(name)) return true;
    const ids = this.#idsAt(decoded(url.pathname).slice(1));
    return ids === undefined || ids.has(name) || ids.has(decoded(name));
  }

  #idsAt(path: string): ReadonlySet<string> | undefined {
    return spellings(path)
      .map((each) => this.#ids.get(each))
      .find((each) => each !== undefined);
  }

  result(): Pick<Crawled, 'pages' | 'links' | 'dead'> {
    const dead = this.#dead.sort((a, b) => compare(a.files[0], b.files[0]) || compare(a.href, b.href));
    const links = new Set([...this.#standing.values()].map(({ url }) => url.href)).size;
    return { pages: this.#pages, links, dead };
  }
}

/** The files that a path may be answered with. */
function spellings(path: string): readonly string[] {
  const folder = path === '' || path.endsWith('/') ? path : `${path}/`;
  return [path, `${path}.html`, `${folder}index.html`];
}

/** Returns the folder of the topmost index page, if there is only one. */
function folderOf(files: readonly string[]): string | undefined {
  const depth = (path: string) => path.split('/').length;
  const indexes = files.filter((path) => path.endsWith('/index.html')).sort((a, b) => depth(a) - depth(b));
  const [first, second] = indexes;
  const alone = first !== undefined && (second === undefined || depth(second) > depth(first));
  return alone ? first.slice(0, -'/index.html'.length) : undefined;
}

function statusOf(answer: Exclude<Answer, { kind: 'there' }>): number {
  return answer.kind === 'missing' ? answer.status : 310;
}

/** A page's address as links name it: a folder for its index, so that relative links count from there. */
function addressOf(path: string, root: URL): URL {
  const shown = path.replace(/(^|\/)index\.html$/, '$1');
  return new URL(shown.split('/').map(encodeURIComponent).join('/'), root);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function compare(a = '', b = ''): number {
  return a < b ? -1 : Number(a > b);
}
