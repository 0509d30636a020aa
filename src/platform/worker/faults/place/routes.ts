import type { Clues } from '../../../../diagnosis/clues.ts';
import { moduleOf } from '../similar.ts';
import { linesWhere, type Place, type SourceIndex } from '../source-index.ts';
import type { Search } from './search.ts';

/** Folders of pages whose address is their path. */
const PAGES = /^(?:.*\/)?(?:pages|routes|app|views|content(?:\/docs)?)\/(?<way>.+)$/;
const PAGE = /\.(?:vue|svelte|astro|[jt]sx?|mdx?|html)$/;
/** Names of the page of a folder. */
const INDEX = /(?:^|\/)(?:index|\+page(?:\.server)?|page|route|\+layout|_index)$/;
/** Files that a page imports and that are searched. */
const MOST_IMPORTED = 60;
const IMPORT = /\bfrom\s{0,4}["'](?<from>[^"']{1,300})["']|^\s{0,40}import\s{0,4}["'](?<bare>[^"']{1,300})["']/;

/**
 * Finds the page of an address that failed while it was rendered, and the only line that uses a name of the message: in the page,
 * else in the files that it imports. Returns the page alone if there is no such line.
 */
export async function placeOfRoute({ clues, index }: Search): Promise<Place | undefined> {
  for (const route of clues.routes) {
    const file = pageOf(route, index.files);
    if (file === undefined) continue;
    const own = linesUsing(clues, await index.lines(file));
    const uses = own.length > 0 ? own.map((line) => ({ file, line })) : await importedUses(file, clues, index);
    const [only, more] = uses;
    return only === undefined || more !== undefined || index.isOver
      ? { file, line: null, column: null }
      : { ...only, column: null };
  }
  return undefined;
}

const ASSIGNS = /^\s{0,80}[\w$.]{1,100}\s{0,4}=(?!=)/;

/** Returns the lines that call or read a name of the message, without those that check first whether it exists. */
function linesUsing({ identifier, names }: Clues, lines: readonly string[]): readonly number[] {
  const called = names.filter((name) => /^\w{4,80}$/.test(name));
  const uses = (text: string) => {
    if (/^\s*(?:\/\/|\*|import\b)|\btypeof\b/.test(text)) return false;
    // Handlers of events assign, and rendering reads.
    const isRead = identifier !== undefined && text.split(/[^\w$]+/).includes(identifier) && !ASSIGNS.test(text);
    return isRead || called.some((name) => text.includes(`${name}(`));
  };
  return linesWhere(lines, uses);
}

async function importedUses(page: string, clues: Clues, index: SourceIndex) {
  const files = [page];
  const found: { readonly file: string; readonly line: number }[] = [];
  for (let at = 0; at < files.length && files.length < MOST_IMPORTED; at++) {
    const file = files[at] ?? '';
    const lines = await index.lines(file);
    found.push(...linesUsing(clues, lines).map((line) => ({ file, line })));
    for (const text of lines) {
      const { from, bare } = IMPORT.exec(text)?.groups ?? {};
      const next = moduleOf(from ?? bare ?? '', file, index);
      if (next !== undefined && !files.includes(next)) files.push(next);
    }
  }
  return found;
}

/** Returns the only page with an address: the one with that path, else the one whose parameters fit. */
function pageOf(route: string, files: readonly string[]): string | undefined {
  const wanted = partsOf(route.replace(/[?#].*$/, '').replace(/\.html$/, ''));
  const pages = files.flatMap((file) => {
    const way = PAGE.test(file) ? PAGES.exec(file)?.groups?.way : undefined;
    if (way === undefined || /(?:^|\/)(?:api|components|layouts?)\//.test(way)) return [];
    const parts = partsOf(way.replace(PAGE, '').replace(INDEX, '')).filter((part) => !/^\(.*\)$/.test(part));
    return [{ file, parts }];
  });
  const exact = pages.filter(({ parts }) => parts.join('/') === wanted.join('/'));
  const [first, more] = exact.length > 0 ? exact : pages.filter(({ parts }) => fits(parts, wanted));
  return more === undefined ? first?.file : undefined;
}

function partsOf(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '');
}

function fits(parts: readonly string[], wanted: readonly string[]): boolean {
  const isParameter = (part: string) => /^(?:\[.*\]|[$:_]\w+)$/.test(part);
  return parts.length === wanted.length && parts.every((part, at) => isParameter(part) || part === wanted[at]);
}
