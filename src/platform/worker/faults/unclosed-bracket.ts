import type { Unclosed } from './unclosed.ts';

const PUG = /\.(?:pug|jade)$/i;
/** What parsers of Pug say at the end of a file. */
const SAYINGS = /\bno closing bracket\b|\bclosing (?:bracket|parenthesis)\b|\bend of the string reached\b/i;
/** A tag or a mixin that begins a list of attributes. */
const HEAD = /^(?<indent>\s*)[\w.#:+-]{1,200}(?=\()/;
const TEXT_LENGTH = 80;

/**
 * Finds the first list of attributes in a Pug template that has no end: a line below it is indented no more than its
 * tag. Undefined: the message is about something else, or all are closed. Linear time.
 */
export function unclosedBracketIn(file: string, lines: readonly string[], message: string): Unclosed | undefined {
  if (!PUG.test(file) || !SAYINGS.test(message)) return undefined;
  for (let at = 0; at < lines.length; at++) {
    const head = HEAD.exec(lines[at] ?? '');
    if (!head) continue;
    const end = endOf(lines, at, head[0].length, head.groups?.indent?.length ?? 0);
    if (end === undefined) {
      const text = (lines[at] ?? '').trim();
      return { line: at + 1, text: text.length > TEXT_LENGTH ? `${text.slice(0, TEXT_LENGTH)}…` : text, lacks: 'end' };
    }
    at = end;
  }
  return undefined;
}

/** Returns the index of the line that closes a bracket. Undefined: none does before the next tag. */
function endOf(lines: readonly string[], start: number, column: number, indent: number): number | undefined {
  let depth = 0;
  let quote = '';
  for (let at = start; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const own = line.search(/\S/);
    if (at > start && own >= 0 && own <= indent && !/^\s*[)\]}]/.test(line)) return undefined;
    for (const sign of line.slice(at === start ? column : 0)) {
      if (quote !== '') quote = sign === quote ? '' : quote;
      else if (/["'`]/.test(sign)) quote = sign;
      else if (/[([{]/.test(sign)) depth++;
      else if (/[)\]}]/.test(sign)) depth--;
      if (depth === 0) return at;
    }
  }
  return undefined;
}
