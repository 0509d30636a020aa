import type { Diagnostic } from '../../../../contract/control-plane.ts';
import { frontMatterOf, type Place, type SourceIndex } from '../source-index.ts';

const DATA = /\.(?:json|ya?ml|mdx?|markdown)$/i;
/** A key of the data, as schemas name it before what is wrong with it: `seo.description: Required`, `tags.1: Expected …`. */
const COMPLAINT =
  /(?:^|[\s*])(?!\w*(?:Error|Exception): )(?<path>[\w$-]{1,60}(?:\.[\w$-]{1,60}){0,9})(?:\*\*)?: (?:Invalid|Required|Expected|Too (?:big|small)|Unrecognized|Did not match|Duplicate|\w{1,20} must)\b/;
/** The entry of a file with many, as Astro names it: `team → ben`. */
const ENTRY = /→ (?<entry>\S{1,200}) /;

/** Finds the key that a schema complains about, in the file of the finding. Of a missing key, the object that lacks it; else the file alone. */
export async function placeOfKey({ file, message }: Diagnostic, index: SourceIndex): Promise<Place | undefined> {
  const path = COMPLAINT.exec(message)?.groups?.path?.split('.');
  if (path === undefined || !DATA.test(file)) return undefined;
  const { isMap, isScalar, isSeq, LineCounter, parseDocument } = await import('yaml');
  const lines = await index.lines(file);
  const isPage = !/\.(?:json|ya?ml)$/i.test(file);
  const counter = new LineCounter();
  const text = isPage ? lines.slice(1, Math.max(1, frontMatterOf(lines) - 1)) : lines;
  const { contents } = parseDocument(text.join('\n'), { lineCounter: counter, prettyErrors: false, uniqueKeys: false });
  const entry = ENTRY.exec(message)?.groups?.entry;
  const own = isSeq(contents)
    ? contents.items.find((item) => isMap(item) && ['id', 'slug'].some((key) => String(item.get(key)) === entry))
    : isMap(contents) && !isPage
      ? (contents.get(entry, true) ?? contents)
      : contents;
  const isEntry = own !== contents && isMap(own);
  let [node, at]: [unknown, number | undefined] = [own, isEntry ? own.range?.[0] : undefined];
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((each) => isScalar(each.key) && String(each.key.value) === key);
      if (!pair) break;
      [node, at] = [pair.value, isScalar(pair.key) ? pair.key.range?.[0] : at];
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      at = isScalar(node) || isMap(node) || isSeq(node) ? (node.range?.[0] ?? at) : at;
    } else break;
  }
  if (at === undefined) return { file, line: null, column: null };
  const { line, col } = counter.linePos(at);
  return { file, line: isPage ? line + 1 : line, column: col };
}
