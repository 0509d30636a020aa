import { isObject } from './json.ts';
import { type JsonMember, JsonScanner, JsonTextError } from './json-scanner.ts';

export { type JsonMember, JsonTextError, jsonString } from './json-scanner.ts';

/**
 * JSON as text: its faults, and the exact text of each member. `JSON.parse` silently rounds numbers beyond 2^53, drops
 * the sign of `-0`, and keeps only the last of two equal names.
 */

/** Returns the line and the column of an offset. Both count from 1. */
export function lineAndColumn(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/**
 * Checks that `text` is one JSON value: the grammar, no name twice in an object, no lone surrogates.
 * Throws `JsonTextError`. Nesting may be as deep as the text is long.
 */
export function checkJsonText(text: string): void {
  new JsonScanner(text).document();
}

/** Returns the syntax error in `text`, or undefined if `JSON.parse` accepts it. */
export function jsonSyntaxError(text: string): JsonTextError | undefined {
  try {
    new JsonScanner(text, false).document();
  } catch (error) {
    if (error instanceof JsonTextError) return error;
    throw error;
  }
  return undefined;
}

/**
 * Returns the members of the object in `text`, or undefined if it is another value. Throws as `checkJsonText` does. If not
 * `strict`, throws only for what `JSON.parse` refuses.
 */
export function jsonMembers(text: string, strict = true): readonly JsonMember[] | undefined {
  const members: JsonMember[] = [];
  const kind = new JsonScanner(text, strict, (member) => members.push(member)).document();
  return kind === 'object' ? members : undefined;
}

/** Removes the spaces between tokens. `text` must be valid. */
export function compactJsonText(text: string): string {
  return text.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g, '$1');
}

/**
 * True if two valid JSON texts are the same value. The order of names does not count, and `1.0` equals `1`. Numbers
 * are compared digit by digit, and `-0` differs from `0`.
 */
export function sameJsonText(one: string, other: string): boolean {
  return one === other || normalText(one) === normalText(other);
}

/** Returns one spelling for each value. The reviver builds it from the leaves up. */
function normalText(text: string): string {
  try {
    return String(JSON.parse(text, normalValue));
  } catch (error) {
    // Thousands of levels are too deep for the engine's recursion.
    if (error instanceof RangeError) return compactJsonText(text);
    throw error;
  }
}

function normalValue(_name: string, value: unknown, context?: { readonly source?: string }): string {
  if (typeof value === 'number') return normalNumber(context?.source ?? String(value));
  if (Array.isArray(value)) return `[${value.join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, text]) => `${JSON.stringify(name)}:${text}`);
  return `{${members.sort().join(',')}}`;
}

/** Returns one spelling for each number: the sign, the digits without zeros at either end, and the power of ten. */
function normalNumber(source: string): string {
  const [, sign, whole = '', fraction = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(source) ?? [];
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  const kept = digits.replace(/0+$/, '');
  if (kept === '') return `${sign}0`;
  const exponent = BigInt(power) - BigInt(fraction.length) + BigInt(digits.length - kept.length);
  return `${sign}${kept}e${exponent}`;
}
