import { percentDecoded } from '../base/text.ts';
import { unclosedBlock } from './css.ts';

/** A line of the sources. Lines and columns count from 1. */
export interface SourceHit {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A place, and others that are as good. */
export interface Traced {
  readonly place: SourceHit;
  /** At most 3. */
  readonly others: readonly SourceHit[];
}

/** Returns the lines of the sources that contain a text as an address. */
export type FindText = (needle: string) => Promise<readonly SourceHit[]>;

/**
 * Returns the place where `href` of the output's file `page` was written: as it is, decoded, from the root or from the page. If
 * several files have it and none belongs to the page, the likeliest with the others. Undefined if none or too many have it.
 * `output`: the output directory. If the repository contains it, its files are copies, which count if no other file has the address.
 * `isShared`: more files of the output have the address, so that it is likely in what they share.
 */
export async function trace(
  href: string,
  page: string,
  output: string | undefined,
  find: FindText,
  isShared = false,
): Promise<Traced | undefined> {
  let several: Traced | undefined;
  let copied: SourceHit | undefined;
  let content: SourceHit | undefined;
  const whole = href.replace(/^(?:\.{0,2}\/)+/, '');
  for (const needle of spellings(href, page)) {
    const hits = (await find(needle)).filter(({ file }) => !NO_SOURCE.test(file));
    const written = hits.filter(({ file }) => !isInside(file, output));
    if (content) {
      const place = needle === whole ? onlyFile(written.filter(({ file }) => !CONTENT.test(file))) : undefined;
      if (place) return { place, others: [content] };
      continue;
    }
    const place = onlyFile(written) ?? onlyFile(written.filter(({ file }) => isNamedAs(file, page)));
    if (place && !(isShared && CONTENT.test(place.file))) return { place, others: [] };
    content = place;
    several ??= likeliest(written, page, isShared);
    copied ??= onlyFile(hits);
  }
  const only = content ?? (several ? undefined : copied);
  return only ? { place: only, others: [] } : several;
}

/** Output that a build printed, and what tells hosts where addresses lead. No page is made of them. */
const NO_SOURCE = /\.log$|(?:^|\/)(?:netlify\.toml|(?:vercel|firebase)\.json|_redirects)$/;

/** True for the text of a page. Scripts of generators may contain it, with the examples of code that it shows. */
export function isContent(file: string): boolean {
  return CONTENT.test(file);
}

/** Texts of pages. If more pages have an address of one, a setting may have it too, without the slash. */
const CONTENT = /\.(?:mdx?|markdown)$/;

const SHARED = /(?:^|\/)_?(?:layouts?|includes?|partials?|components?|themes?)\//i;

interface Also {
  readonly others: readonly { readonly file: string; readonly line: number | null }[];
}

/** Returns `; also in a.md:3 and b.md:9`. Empty if there is one place. */
export function alsoAt(traced: Also | undefined): string {
  if (!traced || traced.others.length === 0) return '';
  return `; also in ${traced.others.map(({ file, line }) => (line === null ? file : `${file}:${line}`)).join(', ')}`;
}

/**
 * The characters before and after an address in a source: quotes, brackets, spaces, the end of a variable
 * (`%PUBLIC_URL%/a.png`, `${base}/a.png`). A query or fragment may follow. `<` opens an address of Markdown (`](<a b.png>)`,
 * `]: <a b.png>`), and with a slash else the end of an element.
 */
const BEFORE = /(?:[\s"'`(=[{}>,:%]|(?:\(|:\s)<|<(?=\.))\.{0,2}\/?$/;
const AFTER = /^[\s"'`)\]}<>,;#?]/;

/** Returns the column (from 1) at which a line has a text as an address. Undefined if it does not. */
export function addressIn(text: string, needle: string): number | undefined {
  for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + 1)) {
    const [before, after] = [
      text.slice(Math.max(0, at - 4), at),
      text.slice(at + needle.length, at + needle.length + 1),
    ];
    if ((at === 0 || BEFORE.test(before)) && (after === '' || AFTER.test(after))) return at + 1;
  }
  return undefined;
}

/** Folders whose style sheets may be broken on purpose. */
const OF_TESTS = /(?:^|\/)(?:__\w+__|tests?|specs?|fixtures?|examples?|node_modules|vendor)\//;

/** Returns the line that opens the block in which a style sheet of the sources ends. Undefined if it has none, or is of tests. */
export function unclosedIn(file: string, text: string, output: string | undefined): number | undefined {
  return isInside(file, output) || OF_TESTS.test(file) ? undefined : unclosedBlock(text);
}

export function isInside(file: string, output: string | undefined): boolean {
  return output !== undefined && file.startsWith(`${output}/`);
}

/** Returns the spelling of the page, and those that a source may have, because some builders make addresses relative. */
function spellings(href: string, page: string): readonly string[] {
  const [bare = ''] = href.split(/[?#]/, 1);
  const escaped = href.replaceAll('&', '&amp;');
  const absolute = /^\.{1,2}\//.test(bare) ? new URL(bare, `http://site/${encodeURI(page)}`).pathname : '';
  const spelt = [href, escaped, bare, absolute];
  // Some builders encode addresses, make them absolute, or end every one with a slash.
  const plain = (absolute || bare).replace(/^\/+/, '');
  const fromRoot = isFile(plain) ? [plain, ...segmentsBelow(plain)] : [];
  const all = [...spelt, ...spelt.map((each) => each.replace(/\/$/, '')), ...fromRoot];
  return [...new Set([...all, ...all.map(percentDecoded)])].filter((each) => each.length > 1);
}

function isFile(path: string): boolean {
  return /\.\w{2,5}$/.test(path);
}

/** Returns a path without its first folders, the longest first: `b/c.png` and `c.png` for `a/b/c.png`. */
function segmentsBelow(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, at) => parts.slice(at + 1).join('/'));
}

/** More places than these say nothing. */
const MOST_PLACES = 4;

/** Returns the place whose file is nearest to the page by its folders (of a shared address: what pages share), and the others. */
function likeliest(written: readonly SourceHit[], page: string, isShared: boolean): Traced | undefined {
  if (written.length === 0 || written.length > MOST_PLACES) return undefined;
  const names = new Set(page.replace(/(?:(?:^|\/)index)?\.[^/.]+$/, '').split('/'));
  const common = ({ file }: SourceHit) => file.split(/[/.]/).filter((part) => names.has(part)).length;
  const points = (hit: SourceHit) => (isShared && SHARED.test(hit.file) ? names.size + 1 : 0) + common(hit);
  const [place, ...others] = written.toSorted((a, b) => points(b) - points(a));
  return place && { place, others };
}

function onlyFile(hits: readonly SourceHit[]): SourceHit | undefined {
  const [first] = hits;
  return first && hits.every(({ file }) => file === first.file) ? first : undefined;
}

/** True for a file with the page's name: `src/pages/about.astro` and `about/index.html` are both `about`. */
function isNamedAs(file: string, page: string): boolean {
  const name = nameOf(page.replace(/\/index\.[^/]+$/, ''));
  return nameOf(file) === name || nameOf(file.replace(/\/index\.[^/]+$/, '')) === name;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/(?<=.)\..*$/, '');
}
