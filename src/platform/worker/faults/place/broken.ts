import { posix } from 'node:path';
import { jsonSyntaxError, lineAndColumn } from '../../../../base/json-text.ts';
import type { Diagnostic } from '../../../../contract/control-plane.ts';
import { saysJson } from '../../../../diagnosis/clues.ts';
import type { Place } from '../source-index.ts';
import { brokenYaml, isYamlMessage } from '../yaml.ts';
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
const MOST_SHEETS = 200;

/** Finds the only `@import` of a missing file, in the style sheet that the log names and those that it imports. */
async function deadStyleImport({ clues: { message, mentions }, index }: Search) {
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
  const found = style ? { place: style, others: [] } : await brokenJson(search);
  if (found || !isYamlMessage(clues.message) || first?.line) return found;
  const yaml = await brokenYaml(index);
  return yaml && { place: { file: yaml.file, line: yaml.line, column: yaml.column }, others: [] };
}

/** Settings that can have comments, and a comma after the last member. */
const LENIENT =
  /(?:^|\/)(?:[jt]sconfig[\w.-]*|\.\w+rc|devcontainer|angular|nx|turbo)\.json$|(?:^|\/)\.(?:vscode|zed)\/|\.json[5c]$|(?:^|\/)\.\w{2,20}rc$/;
/** The line that a parser's message names. */
const LINE_IN_MESSAGE = [
  /\bat line (\d{1,7}),? column \d{1,7}\.?$/,
  /\(line (\d{1,7}) column \d{1,7}\)/,
  /\bat (\d{1,7}):\d{1,7}\.?$/,
];

/** `stop`: the line where a parser stops, if that is below the fault. */
type TextPlace = Pick<Place, 'line' | 'column'> & { readonly stop: number };

/** A fault, and the same one in other files. */
interface BrokenPlaces {
  readonly place: Place;
  readonly others: readonly Place[];
}

/** The same fault in more files says nothing about the one that was read. */
const MOST_SAME = 4;

/**
 * Finds the only file of the sources that is not JSON, if the message says that one is not. A stack names only its reader. If several
 * are not, or only settings, whose own tools allow comments, finds those with which a strict parser ends with this very message: each
 * of them has to be mended.
 */
async function brokenJson({ clues: { message, isJson }, index }: Search): Promise<BrokenPlaces | undefined> {
  const line = LINE_IN_MESSAGE.map((pattern) => pattern.exec(message)?.[1]).find((each) => each !== undefined);
  if (!(saysJson(message) || (line !== undefined && isJson)) || index.isPartial) return undefined;
  const search = async (isSearched: (file: string) => boolean, faultOf: (text: string) => TextPlace | undefined) => {
    const broken: Place[] = [];
    for (const file of index.files.filter(isSearched)) {
      const fault = faultOf((await index.lines(file)).join('\n'));
      if (!fault) continue;
      const { stop, ...place } = fault;
      if (line === undefined || stop === Number(line)) broken.push({ file, ...place });
    }
    return broken;
  };
  const strict = await search((file) => file.endsWith('.json') && !LENIENT.test(file), faultIn);
  const only = index.onlyOf(strict.length > 0 ? strict : await search((file) => LENIENT.test(file), lenientFaultIn));
  if (only) return { place: only, others: [] };
  const said = inOneLine(message);
  // Settings in the folder that is built are read by tools that allow comments.
  const project = posix.dirname(index.manifest ?? 'package.json');
  const isRead = (file: string) => file.endsWith('.json') && !(LENIENT.test(file) && posix.dirname(file) === project);
  const same = await search(isRead, (text) => (said.includes(strictMessage(text)) ? faultIn(text) : undefined));
  const isClear = !index.isPartial && same.length <= MOST_SAME;
  const [place, ...others] = isClear ? same.toSorted((one, other) => (one.file < other.file ? -1 : 1)) : [];
  return place && { place, others };
}

/** Returns what JSON.parse says of a text. A message that no log has, if the text is JSON. */
function strictMessage(text: string): string {
  try {
    JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return inOneLine(error.message);
  }
  return '\n';
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** Returns the place of the first fault in a text of JSON. An empty text has none. */
function faultIn(text: string): TextPlace | undefined {
  if (text.trim() === '') return undefined;
  const error = jsonSyntaxError(text);
  if (!error) return undefined;
  const end = text.trimEnd().length;
  const stop = lineAndColumn(text, Math.min(error.stop, end)).line;
  return { ...lineAndColumn(text, Math.min(error.offset, end)), stop };
}

/** Returns the fault in JSON that can have comments, commas after last members, names without quotes and single quotes. */
function lenientFaultIn(text: string): TextPlace | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  const { plain, strict } = withoutExtras(text);
  return faultIn(strict) && faultIn(plain);
}

const WORD = /[\w$]{1,100}/y;

/** Returns the text with blanks in place of comments and trailing commas (`plain`), and the same with all names and strings in double quotes. */
function withoutExtras(text: string): { readonly plain: string; readonly strict: string } {
  const plain: string[] = [];
  const strict: string[] = [];
  for (let at = 0; at < text.length; ) {
    const end = endOfToken(text, at);
    const token = text.slice(at, end);
    const isExtra = /^\/[/*]/.test(token) || (token === ',' && /^[}\]]/.test(nextSign(text, end)));
    const blank = isExtra ? token.replace(/\S/g, ' ') : token;
    const isName = /^[\w$]/.test(token) && nextSign(text, end) === ':';
    plain.push(blank);
    strict.push(isName || token[0] === "'" ? '""' : blank);
    at = end;
  }
  return { plain: plain.join(''), strict: strict.join('') };
}

/** Returns the index after a comment, a string or a word, else after one character. */
function endOfToken(text: string, at: number): number {
  const sign = text[at] ?? '';
  if (text.startsWith('//', at)) return endBefore(text.indexOf('\n', at), text);
  if (text.startsWith('/*', at)) return endBefore(text.indexOf('*/', at + 2) + 1, text) + 1;
  if (sign === '"' || sign === "'") {
    for (let end = at + 1; end < text.length && text[end] !== '\n'; end++) {
      if (text[end] === sign) return end + 1;
      if (text[end] === '\\') end++;
    }
    return at + 1;
  }
  WORD.lastIndex = at;
  return WORD.test(text) ? WORD.lastIndex : at + 1;
}

function endBefore(found: number, text: string): number {
  return found <= 0 ? text.length : found;
}

const LOOK_AHEAD = 200;

/** Returns the next character that is not a blank. */
function nextSign(text: string, at: number): string {
  return text.slice(at, at + LOOK_AHEAD).trimStart()[0] ?? '';
}
