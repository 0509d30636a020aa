import { SlipwayError } from '../base/errors.ts';
import { JsonTextError, jsonMembers, lineAndColumn } from '../base/json-text.ts';
import { ENV_NAME, KVS_VARIABLE_PREFIX } from './limits.ts';

/** The input that variables come from, and the file that it names. */
export interface EnvSource {
  readonly input: string;
  readonly file?: string;
}

export interface EnvVariable {
  readonly name: string;
  readonly value: string;
  readonly source: EnvSource;
  /** Counts from 1. */
  readonly line: number;
}

interface ParsedEnv {
  readonly variables: readonly EnvVariable[];
  readonly errors: readonly SlipwayError[];
}

/**
 * Reads variables from dotenv lines or a JSON object of strings. Nothing in a value is expanded. Each error names its line, and no
 * error repeats a value.
 *
 * - `'…'` is literal and may span lines; `"…"` may too, and knows `\n`, `\r`, `\"` and `\\` (other backslashes stay).
 * - Without quotes a value ends with its line; spaces around it go, and ` #` begins a comment.
 * - `export ` before a name, blank lines, comment lines, CRLF and a BOM are allowed.
 */
export function parseEnv(text: string, source: EnvSource): ParsedEnv {
  const plain = text.startsWith('\ufeff') ? text.slice(1) : text;
  const read = /^\s*\{/.test(plain) ? readJson(plain, source) : readDotenv(plain, source);
  return { variables: read.variables, errors: [...read.errors, ...findDuplicates(read.variables)] };
}

/** Returns an error for each name that is set twice, in one text or in several. */
export function findDuplicates(variables: readonly EnvVariable[]): readonly SlipwayError[] {
  const first = new Map<string, EnvVariable>();
  return variables.flatMap((variable) => {
    const before = first.get(variable.name);
    if (before) return [wrong(variable.source, variable.line, ...twice(variable.name, before))];
    first.set(variable.name, variable);
    return [];
  });
}

function twice(name: string, before: EnvVariable): readonly [string, string] {
  const where = `${before.source.file ?? before.source.input}, line ${before.line}`;
  return [`${name} is set a second time (first in ${where})`, 'Keep one of the two.'];
}

/** Reads a JSON object of strings. Numbers and booleans count as they are written. */
function readJson(text: string, source: EnvSource): ParsedEnv {
  const variables: EnvVariable[] = [];
  const errors: SlipwayError[] = [];
  try {
    for (const member of jsonMembers(text) ?? []) {
      const { line } = lineAndColumn(text, member.offset);
      const value = jsonScalar(member.text);
      const fault = faultOfName(member.name) ?? faultOfValue(member.name, value);
      if (fault) errors.push(wrong(source, line, ...fault));
      else variables.push({ name: member.name, value: value ?? '', source, line });
    }
  } catch (error) {
    if (!(error instanceof JsonTextError)) throw error;
    const { line, column } = lineAndColumn(text, error.offset);
    const message = `not valid JSON at column ${column}: ${error.message}`;
    errors.push(wrong(source, line, message, 'Write a JSON object of strings, or dotenv lines.'));
  }
  return { variables, errors };
}

function jsonScalar(text: string): string | undefined {
  const value: unknown = JSON.parse(text);
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? text : undefined;
}

type Fault = readonly [message: string, remedy: string];

function faultOfValue(name: string, value: string | undefined): Fault | undefined {
  if (value === undefined) return [`${name} is not a string`, 'Write the value in double quotes.'];
  if (value.includes('\0')) return [`${name} contains a NUL character`, 'An environment variable cannot contain one.'];
  return undefined;
}

function faultOfName(name: string): Fault | undefined {
  if (!ENV_NAME.test(name)) {
    return [
      `${presentable(name) ? `"${name}"` : 'the text before "="'} is not a variable's name`,
      'Use letters, digits and "_", not a digit first. Put a value of several lines in quotes.',
    ];
  }
  if (name.toUpperCase().startsWith(KVS_VARIABLE_PREFIX)) {
    return [`${name} is reserved: the platform sets ${KVS_VARIABLE_PREFIX}* itself`, 'Use another name.'];
  }
  return undefined;
}

/** True if a wrong name is safe to repeat. A line of a key without its quotes would look like a name too. */
function presentable(name: string): boolean {
  return /^(?:[A-Z0-9_.-]{1,40}|[a-z0-9_.-]{1,40})$/.test(name);
}

function wrong(source: EnvSource, line: number, message: string, remedy: string): SlipwayError {
  const where = source.file === undefined ? source.input : `${source.input}: ${source.file}`;
  const text = `${where}, line ${line}: ${message}`;
  const details = { input: source.input, remedy };
  if (source.file === undefined) return new SlipwayError('invalid_input', text, details);
  return new SlipwayError('invalid_file', text, { ...details, place: { file: source.file, line } });
}

const BLANK = /[ \t]*(?:#[^\n]*)?(?:\r?\n|\r?$)/y;
const NAME = /[ \t]*(?:export[ \t]+)?([^=\n]*?)[ \t]*=/y;
const OPENING = /[ \t]*(["'])/y;
const SINGLE = /[ \t]*'([^']*)'/y;
const DOUBLE = /[ \t]*"([^"\\]*(?:\\[\s\S][^"\\]*)*)"/y;
/** The rest of a line after a closing quote: blanks, a comment. */
const REST = /(?:[ \t]+#[^\n]*|[ \t]*)(?:\r?\n|\r?$)/y;
const LINE = /([^\n]*?)\r?(?:\n|$)/y;

/** Reads dotenv lines in one pass. Every pattern is sticky: it matches at the end of the last match, or not at all. */
function readDotenv(text: string, source: EnvSource): ParsedEnv {
  const variables: EnvVariable[] = [];
  const errors: SlipwayError[] = [];
  let at = 0;
  let line = 1;
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    return found && found[0] !== '' ? found : undefined;
  };
  const take = (pattern: RegExp) => {
    const found = match(pattern);
    at += found?.[0].length ?? 0;
    line += (found?.[0].split('\n').length ?? 1) - 1;
    return found;
  };
  const value = (): string | Fault => {
    const quote = match(OPENING)?.[1];
    if (quote === undefined)
      return (take(LINE)?.[1] ?? '').replace(/(?<=[ \t])#.*$/s, '').replace(/^[ \t]+|[ \t]+$/g, '');
    const quoted = take(quote === '"' ? DOUBLE : SINGLE)?.[1];
    if (quoted === undefined) {
      return [`the quote ${quote} is never closed`, 'Close it, or write the value in the other kind of quotes.'];
    }
    if (at < text.length && !take(REST)) {
      return ['text follows the closing quote', 'Write a quote inside double quotes as \\".'];
    }
    return quote === '"' ? unescaped(quoted) : quoted;
  };
  const assignment = (start: number): Fault | undefined => {
    const name = take(NAME)?.[1];
    if (name === undefined) {
      take(LINE);
      return ['this is not a NAME=value line', 'Put a value of several lines in quotes.'];
    }
    const read = value();
    if (typeof read !== 'string') {
      take(LINE);
      return read;
    }
    const fault = faultOfName(name) ?? faultOfValue(name, read);
    if (!fault) variables.push({ name, value: read, source, line: start });
    return fault;
  };
  while (at < text.length) {
    if (take(BLANK)) continue;
    const start = line;
    const fault = assignment(start);
    if (fault) errors.push(wrong(source, start, ...fault));
  }
  return { variables, errors };
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', '"': '"', '\\': '\\' };

function unescaped(text: string): string {
  return text.replace(/\\([nr"\\])/g, (whole, char: string) => ESCAPED[char] ?? whole);
}
