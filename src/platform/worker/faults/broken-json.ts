import { jsonSyntaxError, lineAndColumn } from '../../../base/json-text.ts';
import type { Diagnostic } from '../../../contract/control-plane.ts';
import type { Clues } from '../../../diagnosis/clues.ts';
import { saysJson } from '../../../diagnosis/identifier.ts';
import type { SourceIndex } from './source-index.ts';

type Place = Pick<Diagnostic, 'file' | 'line' | 'column'>;

/** Settings that may have comments, and commas behind the last member. */
const LENIENT =
  /(?:^|\/)(?:[jt]sconfig[\w.-]*|\.\w+rc|devcontainer|angular|nx|turbo)\.json$|(?:^|\/)\.(?:vscode|zed)\/|\.json[5c]$|(?:^|\/)\.\w{2,20}rc$/;
/** The line that a parser says. */
const SAID = [
  /\bat line (\d{1,7}),? column \d{1,7}\.?$/,
  /\(line (\d{1,7}) column \d{1,7}\)/,
  /\bat (\d{1,7}):\d{1,7}\.?$/,
];

/**
 * Finds the only JSON file of the sources that does not parse, if a message says that JSON does not. A stack names only
 * what read the file.
 */
export async function brokenJson(message: string, clues: Clues, index: SourceIndex): Promise<Place | undefined> {
  const said = SAID.map((pattern) => pattern.exec(message)?.[1]).find((line) => line !== undefined);
  const isJson = [message, ...clues.details].some(saysJson) || (said !== undefined && clues.isJson);
  if (!isJson || index.isPartial) return undefined;
  const strict = await brokenOf(index, (file) => file.endsWith('.json') && !LENIENT.test(file), faultIn, said);
  const broken =
    strict.length === 0 ? await brokenOf(index, (file) => LENIENT.test(file), lenientFaultIn, said) : strict;
  return broken.length === 1 && !index.isOver ? broken[0] : undefined;
}

async function brokenOf(
  index: SourceIndex,
  fits: (file: string) => boolean,
  faultOf: (text: string) => Pick<Place, 'line' | 'column'> | undefined,
  said: string | undefined,
): Promise<readonly Place[]> {
  const broken: Place[] = [];
  for (const file of index.files.filter(fits)) {
    const fault = faultOf((await index.lines(file)).join('\n'));
    if (fault && (said === undefined || fault.line === Number(said))) broken.push({ file, ...fault });
  }
  return broken;
}

/** Returns the place at which a text stops to be JSON. Undefined if it is JSON, or if it is empty. */
function faultIn(text: string): Pick<Place, 'line' | 'column'> | undefined {
  if (text.trim() === '') return undefined;
  const error = jsonSyntaxError(text);
  return error && lineAndColumn(text, Math.min(error.offset, text.trimEnd().length));
}

/** As `faultIn`, for JSON with comments, commas behind the last member, and names and strings as JavaScript has them. */
function lenientFaultIn(text: string): Pick<Place, 'line' | 'column'> | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  const { plain, strict } = withoutExtras(text);
  return faultIn(strict) && faultIn(plain);
}

const WORD = /[\w$]{1,100}/y;

/**
 * Returns a text without its comments and last commas, at the same length; and as strict JSON, if it has nothing else
 * that JSON does not allow.
 */
function withoutExtras(text: string): { readonly plain: string; readonly strict: string } {
  const [plain, strict]: [string[], string[]] = [[], []];
  for (let at = 0; at < text.length; ) {
    const end = endOfToken(text, at);
    const token = text.slice(at, end);
    const isExtra = /^\/[/*]/.test(token) || (token === ',' && /^[}\]]/.test(afterBlanks(text, end)));
    const blank = isExtra ? token.replace(/\S/g, ' ') : token;
    const isName = /^[\w$]/.test(token) && afterBlanks(text, end) === ':';
    plain.push(blank);
    strict.push(isName || token[0] === "'" ? '""' : blank);
    at = end;
  }
  return { plain: plain.join(''), strict: strict.join('') };
}

/** Returns the index behind a comment, a string or a word, else behind one character. */
function endOfToken(text: string, at: number): number {
  const sign = text[at] ?? '';
  if (text.startsWith('//', at)) return ends(text.indexOf('\n', at), text);
  if (text.startsWith('/*', at)) return ends(text.indexOf('*/', at + 2) + 1, text) + 1;
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

function ends(found: number, text: string): number {
  return found <= 0 ? text.length : found;
}

const LOOK_AHEAD = 200;

/** Returns the first character behind blanks. */
function afterBlanks(text: string, at: number): string {
  return text.slice(at, at + LOOK_AHEAD).trimStart()[0] ?? '';
}
