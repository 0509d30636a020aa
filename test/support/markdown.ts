import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** A fenced block: the words after the fence, and the text in the block. */
export interface Block {
  /** `docs/builds.md:12`, for the messages of tests. */
  readonly place: string;
  readonly language: string;
  /** Words after the language: `run`, `output`. */
  readonly marks: readonly string[];
  readonly text: string;
}

export interface Page {
  readonly path: string;
  readonly text: string;
  readonly blocks: readonly Block[];
  /** The page without its fenced blocks. */
  readonly prose: string;
}

/** The pages for users, in the order of their names. */
export const PAGES: readonly Page[] = globSync(['*.md', 'docs/*.md', 'examples/*/*.md'], { cwd: ROOT })
  .sort()
  .map((path) => readPage(path, readFileSync(join(ROOT, path), 'utf8')));

/** Returns the page at a path of the repository. */
export function page(path: string): Page {
  const found = PAGES.find((each) => each.path === path);
  if (!found) throw new Error(`There is no ${path}`);
  return found;
}

/** Splits a page at its fences. Fences in quotations are not examples, and remain in the prose. */
export function readPage(path: string, text: string): Page {
  const blocks: Block[] = [];
  const prose: string[] = [];
  let open:
    | { readonly fence: string; readonly info: string; readonly line: number; readonly lines: string[] }
    | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const [, fence = '', info = ''] = /^ {0,3}(`{3,})(.*)$/.exec(line) ?? [];
    if (open === undefined) {
      if (fence) open = { fence, info: info.trim(), line: index + 1, lines: [] };
      else prose.push(line);
    } else if (fence.length >= open.fence.length && info.trim() === '') {
      const [language = '', ...marks] = open.info.split(/\s+/);
      blocks.push({ place: `${path}:${open.line}`, language, marks, text: `${open.lines.join('\n')}\n` });
      open = undefined;
    } else {
      open.lines.push(line);
    }
  }
  if (open) throw new Error(`${path}:${open.line}: the fence is never closed`);
  return { path, text, blocks, prose: prose.join('\n') };
}

/** Returns the anchors that GitHub gives to a page's headings. */
export function anchorsOf({ prose }: Page): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of prose.matchAll(/^(?:> )?#{1,6} +(.+?)(?: +#+)?$/gm)) {
    const slug = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}\p{Pc} -]/gu, '')
      .replaceAll(' ', '-');
    let anchor = slug;
    for (let again = 1; anchors.has(anchor); again++) anchor = `${slug}-${again}`;
    anchors.add(anchor);
  }
  return anchors;
}

/** Returns the targets of a page's links and images. Ignores quotations, which show output. */
export function linksOf({ prose }: Page): readonly string[] {
  const live = prose.replace(/^>.*$/gm, '').replace(/`[^`]*`/g, (span) => 'x'.repeat(span.length));
  return [...live.matchAll(/\]\(<?([^)\s>]+)>?(?: "[^"]*")?\)/g)].map(([, target = '']) => target);
}

/** Returns the first column of the tables below the heading `under`, or of all tables, without code marks. */
export function codesIn({ prose }: Page, under?: string): readonly string[] {
  const from = under === undefined ? 0 : prose.indexOf(`\n## ${under}\n`);
  if (from === -1) throw new Error(`There is no heading "${under}"`);
  const end = under === undefined ? -1 : prose.indexOf('\n## ', from + 4);
  const part = prose.slice(from, end === -1 ? undefined : end);
  return [...part.matchAll(/^\| `([a-z_]+)` \|/gm)].map(([, code = '']) => code);
}
