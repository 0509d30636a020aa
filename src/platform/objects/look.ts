import { MOST_SITE_WARNINGS } from '../../contract/built-output.ts';
import {
  linksOfCss,
  mentionsOf,
  type PageLink,
  unclosedBlock,
  unprocessedRule,
  unprocessedWords,
} from '../../site/css.ts';
import { parsePage } from '../../site/html.ts';
import { indexRemedy, insteadOfIndex } from '../../site/index-page.ts';
import { missingMount, mountsOf, unfilledWords } from '../../site/mounts.ts';
import { decodePath } from '../rules/path.ts';
import { AskedPath } from '../rules/pattern.ts';
import { readRules } from '../rules/rules.ts';
import { SitePaths } from '../rules/site-paths.ts';
import type { SeenFault } from '../shared/types.ts';
import { isErrorOfSite } from './failures.ts';
import { timeSlices } from './slice.ts';

/** The bounds of a look: the files that it reads, the addresses that it asks for, and redirects of the start page. */
export const LOOK_LIMITS = { files: 40, fileBytes: 2 * 1024 * 1024, bytes: 8 * 1024 * 1024, addresses: 5_000, hops: 5 };
/** Characters of an address in a message. */
const ADDRESS = 200;

/** A finished release that is not live yet. */
export interface NewRelease {
  readonly paths: readonly string[];
  readonly rules: Buffer;
  /** The setting of the app. */
  readonly spaFallback: boolean | undefined;
  /** False: an output without a start page is wanted. */
  readonly needsStart: boolean;
  /** Returns the content of a file, or undefined if it has more than `most` bytes or is not the stored one any more. */
  read(path: string, most: number): string | undefined;
  readonly signal: AbortSignal;
}

/**
 * Looks at the start page of a release, its style sheets and its scripts, as a browser would load them. Nothing of them runs.
 * Returns what the edge will not answer, errors first, at most 10 faults. Costs linear time within `LOOK_LIMITS`.
 */
export async function lookAtStart(release: NewRelease): Promise<readonly SeenFault[]> {
  const look = new Look(release);
  await look.run();
  const weight = (each: SeenFault) => Number(!isErrorOfSite(each));
  return look.faults.toSorted((a, b) => weight(a) - weight(b)).slice(0, MOST_SITE_WARNINGS);
}

type Answer =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'go'; readonly location: string }
  | { readonly kind: 'missing'; readonly status: 400 | 404 };

const ROOT = new URL('http://site.invalid/');

class Look {
  readonly faults: SeenFault[] = [];
  readonly #release: NewRelease;
  readonly #paths: SitePaths;
  readonly #asked = new Set<string>();
  readonly #waiting: { readonly path: string; readonly url: URL }[] = [];
  #files = 0;
  #bytes = 0;

  constructor(release: NewRelease) {
    const names = new Set(release.paths);
    this.#release = release;
    this.#paths = new SitePaths(readRules(release.rules), (name) => names.has(name));
  }

  async run(): Promise<void> {
    const start = this.#start();
    if (start === 'missing') {
      if (!this.#release.needsStart) return;
      const remedy = indexRemedy(insteadOfIndex(this.#release.paths));
      this.faults.push({ code: 'index_unanswered', message: `The site has no index page: / answers 404. ${remedy}` });
      return;
    }
    const text = start && this.#read(start.path);
    if (start === undefined || text === undefined) return;
    const page = parsePage(text);
    if (text.trim() === '' || page.empty) {
      const message = 'The index page is empty: it shows nothing and loads no script';
      this.faults.push({ code: 'index_empty', message, in: start.path });
    }
    const base =
      page.base !== undefined && URL.canParse(page.base, start.url.href) ? new URL(page.base, start.url) : start.url;
    this.#follow(page.links, base, start.path);
    const mounts = await this.#readAssets();
    const missing = page.blank ? missingMount(mounts, page.ids) : undefined;
    if (missing !== undefined) {
      this.faults.push({ code: 'index_unfilled', message: unfilledWords(missing), in: start.path });
    }
  }

  /** Finds the start page, through redirects of the site. Undefined if it is on another site, or not known. */
  #start(): { readonly path: string; readonly url: URL } | 'missing' | undefined {
    let url = ROOT;
    for (let hop = 0; hop < LOOK_LIMITS.hops; hop += 1) {
      const answer = this.#answer(url);
      if (answer.kind === 'file') return { path: answer.path, url };
      if (answer.kind === 'missing') return 'missing';
      const next = URL.canParse(answer.location, url.href) ? new URL(answer.location, url) : undefined;
      if (next?.origin !== ROOT.origin) return undefined;
      url = next;
    }
    return undefined;
  }

  /** Reads style sheets and scripts. Returns the elements that the scripts fill. */
  async #readAssets(): Promise<readonly string[]> {
    const mounts: string[] = [];
    const slice = timeSlices(this.#release.signal);
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const { path, url } = next;
      const text = this.#read(path);
      if (text === undefined) continue;
      if (!path.endsWith('.css')) {
        this.#follow(mentionsOf(text), url, path);
        mounts.push(...mountsOf(text));
      } else {
        this.#follow(linksOfCss(text), url, path);
        const line = unclosedBlock(text);
        if (line !== undefined) {
          const message = `The style sheet ${path} ends within the block that line ${line} opens: its rules from there on may not count`;
          this.faults.push({ code: 'unclosed_block', message, in: path });
        }
        const rule = unprocessedRule(text);
        if (rule !== undefined) {
          this.faults.push({ code: 'unprocessed_rule', message: unprocessedWords(path, rule), in: path });
        }
      }
      const pause = slice();
      if (pause) await pause;
    }
    return mounts;
  }

  /** Asks for the addresses that a file of the release names and a browser loads by itself. */
  #follow(links: readonly PageLink[], base: URL, file: string): void {
    for (const { href, kind } of links) {
      if (kind === 'link' || !URL.canParse(href, base.href) || this.#asked.size >= LOOK_LIMITS.addresses) continue;
      const url = new URL(href, base);
      if (url.origin !== ROOT.origin || this.#asked.has(url.pathname)) continue;
      this.#asked.add(url.pathname);
      const answer = this.#answer(url);
      if (answer.kind === 'file' && kind === 'asset' && /\.(?:css|m?js)$/i.test(answer.path)) {
        this.#waiting.push({ path: answer.path, url });
      }
      const why = whyDead(answer, url);
      if (why === undefined) continue;
      const shown = JSON.stringify(href.length > ADDRESS ? `${href.slice(0, ADDRESS - 1)}…` : href);
      this.faults.push(
        kind === 'asset'
          ? { code: 'dead_asset', message: `Missing file: ${shown} ${why} (in ${file})`, href, in: file }
          : { code: 'dead_mention', message: `A script names ${shown}, which ${why} (in ${file})`, href, in: file },
      );
    }
  }

  #answer(url: URL): Answer {
    const path = decodePath(url.pathname);
    if (path === undefined) return { kind: 'missing', status: 400 };
    const asked = new AskedPath(`/${path}`);
    const found = this.#paths.direct(asked).target ?? this.#paths.missing(asked, this.#release.spaFallback);
    if (found === undefined || (found.kind === 'file' && found.status === 404)) return { kind: 'missing', status: 404 };
    return found.kind === 'go' ? found : { kind: 'file', path: found.name };
  }

  #read(path: string): string | undefined {
    const { files, fileBytes, bytes } = LOOK_LIMITS;
    if (this.#files >= files) return undefined;
    this.#files += 1;
    const text = this.#release.read(path, Math.min(fileBytes, bytes - this.#bytes));
    this.#bytes += text === undefined ? 0 : Buffer.byteLength(text);
    return text;
  }
}

const HTML = /\.x?html?$/i;

function whyDead(answer: Answer, url: URL): string | undefined {
  if (answer.kind === 'missing') return `answers ${answer.status}`;
  // With a page for paths without a file, every path answers with it, also that of a missing image.
  const isOther = answer.kind === 'file' && HTML.test(answer.path) && /\.(?!x?html?$)\w+$/i.test(url.pathname);
  return isOther ? 'answers with a page' : undefined;
}
