import type { Diagnostic } from '../../../contract/control-plane.ts';
import type { Clues } from '../../../diagnosis/clues.ts';
import type { SourceIndex } from './source-index.ts';
import { moduleOf } from './suggested.ts';

type Place = Pick<Diagnostic, 'file' | 'line' | 'column'>;

/** Folders whose files are pages, each at the address that its path says. */
const PAGES = /^(?:.*\/)?(?:pages|routes|app|views)\/(?<way>.+)$/;
const PAGE = /\.(?:vue|svelte|astro|[jt]sx?|mdx?|html)$/;
/** The name of a page in its folder, as frameworks have it. */
const INDEX = /(?:^|\/)(?:index|\+page(?:\.server)?|page|route|\+layout|_index)$/;

/** Files that a page may load, and that are searched. */
const MOST_LOADED = 60;
const IMPORT = /\bfrom\s{0,4}["'](?<from>[^"']{1,300})["']|^\s{0,40}import\s{0,4}["'](?<bare>[^"']{1,300})["']/;

/**
 * Finds the source of a page by its address: what a message names where pages are rendered. In the page and in what it
 * loads, the only line that uses what the message names. The page alone if there is none.
 */
export async function routePlace(clues: Clues, index: SourceIndex): Promise<Place | undefined> {
  for (const route of clues.routes) {
    const file = fileOfRoute(route, index.files);
    if (file === undefined) continue;
    const own = linesWith(clues, await index.lines(file));
    const uses = own.length > 0 ? own.map((line) => ({ file, line })) : await usesBelow(file, clues, index);
    const [only, more] = uses;
    return only === undefined || more !== undefined || index.isOver
      ? { file, line: null, column: null }
      : { ...only, column: null };
  }
  return undefined;
}

/** Returns the lines that call or read a name of a message, other than those that ask first whether it is there. */
function linesWith({ identifier, names }: Clues, lines: readonly string[]): readonly number[] {
  const called = names.filter((name) => /^\w{4,80}$/.test(name));
  const uses = (text: string) => {
    if (/^\s*(?:\/\/|\*|import\b)|\btypeof\b/.test(text)) return false;
    // Handlers of events assign, and rendering reads.
    const isRead = identifier !== undefined && text.split(/[^\w$]+/).includes(identifier) && !ASSIGNS.test(text);
    return isRead || called.some((name) => text.includes(`${name}(`));
  };
  return lines.flatMap((text, at) => (uses(text) ? [at + 1] : []));
}

const ASSIGNS = /^\s{0,80}[\w$.]{1,100}\s{0,4}=(?!=)/;

/** Finds the uses in what a page loads. */
async function usesBelow(
  page: string,
  clues: Clues,
  index: SourceIndex,
): Promise<readonly Pick<Place, 'file' | 'line'>[]> {
  const files = [page];
  const found: Pick<Place, 'file' | 'line'>[] = [];
  for (let at = 0; at < files.length && files.length < MOST_LOADED; at++) {
    const file = files[at] ?? '';
    const lines = await index.lines(file);
    found.push(...linesWith(clues, lines).map((line) => ({ file, line })));
    for (const text of lines) {
      const { from, bare } = IMPORT.exec(text)?.groups ?? {};
      const next = moduleOf(from ?? bare ?? '', file, index);
      if (next !== undefined && !files.includes(next)) files.push(next);
    }
  }
  return found;
}

/** Returns the only file whose address is a route, by its name as the file has it, or else one whose parameters fit. */
export function fileOfRoute(route: string, files: readonly string[]): string | undefined {
  const wanted = partsOf(route.replace(/[?#].*$/, '').replace(/\.html$/, ''));
  const pages = files.flatMap((file) => {
    const way = PAGE.test(file) ? PAGES.exec(file)?.groups?.way : undefined;
    return way === undefined || /(?:^|\/)(?:api|components|layouts?)\//.test(way)
      ? []
      : [{ file, parts: routeOf(way) }];
  });
  const exact = pages.filter(({ parts }) => parts.join('/') === wanted.join('/'));
  const fitting = pages.filter(({ parts }) => fits(parts, wanted));
  const [first, more] = exact.length > 0 ? exact : fitting;
  return more === undefined ? first?.file : undefined;
}

function routeOf(way: string): readonly string[] {
  return partsOf(way.replace(PAGE, '').replace(INDEX, '')).filter((part) => !/^\(.*\)$/.test(part));
}

function partsOf(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '');
}

function fits(parts: readonly string[], wanted: readonly string[]): boolean {
  const isParameter = (part: string) => /^(?:\[.*\]|[$:_]\w+)$/.test(part);
  return parts.length === wanted.length && parts.every((part, at) => isParameter(part) || part === wanted[at]);
}
