import { posix } from 'node:path';
import type { Diagnostic } from '../../../../contract/control-plane.ts';
import { type BrokenPlaces, brokenJson } from '../data/json.ts';
import { brokenYaml, isYamlMessage } from '../data/yaml.ts';
import type { Place } from '../source-index.ts';
import type { Search } from './search.ts';

const CLASSIC = /\bscripts? cannot have (?:imports|exports)\b|\bimport statement outside (?:of )?a module\b/i;
const SCRIPT = /<script\b(?<attributes>[^<>]{0,500})>/i;
const SOURCE = /\bsrc=["']?(?<path>[^"'\s>]{1,300})/i;
const MODULE = /^\s{0,40}(?:import\s{0,4}["'{*\w]|export\s)/;

/** Finds the only tag of a page that loads a module as a classic script, if the message says that a script is a module. */
export async function classicScript({ clues, index }: Search): Promise<Place | undefined> {
  if (!CLASSIC.test(clues.message)) return undefined;
  const found: Place[] = [];
  const pages = index.files.filter((each) => /\.html?$/.test(each));
  const tags = await index.collect(pages, (text, line, file) => {
    const { attributes = '' } = SCRIPT.exec(text)?.groups ?? {};
    const path = SOURCE.exec(attributes)?.groups?.path;
    if (path === undefined || /\btype=["']?module\b/i.test(attributes)) return undefined;
    const script = path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(file), path);
    return { script, place: { file, line, column: text.search(SCRIPT) + 1 } };
  });
  for (const { script, place } of tags) {
    if (index.has(script) && (await index.lines(script)).some((each) => MODULE.test(each))) found.push(place);
  }
  return index.onlyOf(found);
}

const NOT_FOUND = /\bNo such file or directory \(os error 2\)$/;
const IMPORT = /^\s{0,40}@import\s{1,4}(?:url\()?\s{0,4}["'](?<path>[\w./-]{1,300}\.css)["']/;
/** Style sheets that are read. */
const MOST_SHEETS = 200;

/**
 * Finds the only `@import` of a missing file, in the style sheet that the log names and in those that it imports, if the message
 * says that a file is missing and does not name it.
 */
async function deadStyleImport({
  clues: { message, mentions },
  index,
}: Search): Promise<(Place & Pick<Diagnostic, 'message'>) | undefined> {
  if (!NOT_FOUND.test(message)) return undefined;
  const named = mentions.filter(({ inStack }) => !inStack).map(({ path }) => index.find(path));
  const sheets = [named.find((file) => file?.endsWith('.css'))].filter((file) => file !== undefined);
  const found: (Place & Pick<Diagnostic, 'message'>)[] = [];
  for (let at = 0; at < sheets.length && at < MOST_SHEETS; at++) {
    const file = sheets[at] ?? '';
    for (const [row, text] of (await index.lines(file)).entries()) {
      const path = IMPORT.exec(text)?.groups?.path;
      if (path === undefined) continue;
      const target = posix.join(posix.dirname(file), path);
      if (!index.has(target)) {
        const column = text.indexOf(path) + 1;
        found.push({ file, line: row + 1, column, message: `${message}: @import "${path}"` });
      } else if (!sheets.includes(target)) sheets.push(target);
    }
  }
  return index.onlyOf(found);
}

/** Finds the file that is broken, and others with the same fault, if the message says that one is but does not name it. */
export async function brokenFile(search: Search, first: Diagnostic | undefined): Promise<BrokenPlaces | undefined> {
  const { clues, index } = search;
  const style = await deadStyleImport(search);
  const found = style ? { place: style, others: [] } : await brokenJson(clues, index);
  if (found || !isYamlMessage(clues.message) || first?.line) return found;
  const yaml = await brokenYaml(index);
  return yaml && { place: { file: yaml.file, line: yaml.line, column: yaml.column }, others: [] };
}
