import { frontMatterOf } from '../source-index.ts';
import { type Kind, type Token, tokensOf } from './tokens.ts';

/** A tag, block or bracket that a template opens and does not close, or closes and did not open. */
export interface Unclosed {
  /** From 1. */
  readonly line: number;
  /** At most 80 characters of the source. */
  readonly text: string;
  readonly lacks: 'end' | 'begin';
}

interface Language {
  readonly name: RegExp;
  readonly kinds: readonly Kind[];
  /** The language outside of all tags and braces. */
  readonly base: 'text' | 'code';
  /** Messages of its compilers about something that is not closed. */
  readonly message: RegExp;
}

const UNCLOSED =
  /\b(?:missing (?:an? )?(?:end|closing) tag|(?:end|closing) tag\b|unclosed|not closed|left open|unterminated jsx|attempted to close|expected token|end of (?:the )?(?:file|input|template)|unexpected end|unexpected EOF|got ['"]?EOF)/i;
/** Messages about the code that a compiler generated from a template. */
const IN_GENERATED = /\bExpected "[})]"|\bUnexpected "(?:\}|\)|\$\$\w{1,40})"|\$\$render\b|"\$\$\w/;
const IN_SCRIPT =
  /\bclosing tag\b|\bunterminated (?:jsx|regexp|regular expression)\b|\bunexpected token\b|\bExpected ['"`]<\//i;
const CONTROL = /@(?:if|for|switch|defer)\s{0,10}[({]/;

/** The first language that fits the file and the message is taken. */
const LANGUAGES: readonly Language[] = [
  { name: /\.astro$/i, kinds: ['tag', 'brace'], base: 'text', message: IN_GENERATED },
  { name: /\.(?:vue|astro|mdx|html?|webc)$/i, kinds: ['tag'], base: 'text', message: UNCLOSED },
  { name: /\.(?:svelte|svx|md|markdown)$/i, kinds: ['tag', 'block'], base: 'text', message: UNCLOSED },
  // Not tags: the branches of a block can open different tags that one end closes.
  { name: /\.(?:njk|nunjucks|liquid|hbs|handlebars)$/i, kinds: ['block'], base: 'text', message: UNCLOSED },
  { name: /\.[cm]?[jt]sx?$/i, kinds: ['tag', 'brace'], base: 'code', message: IN_SCRIPT },
];

const TEXT_LENGTH = 80;
/** Characters before a tag in which the start of its line is looked for. */
const INDENT_LENGTH = 200;
const DEPTH = 500;

interface Indented extends Token {
  /** The blanks before it, if it is the first of its line. */
  readonly indent: string | undefined;
}

/**
 * Finds the first tag, block or brace of a template without an end, or end without a begin, if the message is about one. An end
 * that fits several of one name closes the one with the same indentation. Linear time.
 */
export function unclosedIn(file: string, lines: readonly string[], message: string): Unclosed | undefined {
  if (PUG.test(file)) return UNCLOSED_IN_PUG.test(message) ? unclosedInPug(lines) : undefined;
  const language = LANGUAGES.find((each) => each.name.test(file) && each.message.test(message));
  if (!language) return undefined;
  const text = withoutCodeBlocks(file, lines);
  const kinds = language.kinds.concat(/\.html?$/i.test(file) && CONTROL.test(text) ? 'control' : []);
  const stack: Indented[] = [];
  for (const read of tokensOf(text, kinds, language.base)) {
    const token = { ...read, indent: indentOf(text, read) };
    if (token.opens) {
      if (stack.length >= DEPTH) return undefined;
      stack.push(token);
      continue;
    }
    const opening = openingOf(token, stack);
    const top = stack.pop();
    if (opening === undefined || top === undefined) return found(token, 'begin', text);
    if (top !== opening) return withoutEnd(top, message, text);
  }
  const last = stack.at(-1);
  return last && withoutEnd(last, message, text);
}

/** An unexpected token has many causes. A tag without an end is one of them, and a brace is not surely. */
function withoutEnd(token: Token, message: string, text: string): Unclosed | undefined {
  return /\bunexpected token\b/i.test(message) && token.name === '{' ? undefined : found(token, 'end', text);
}

function found({ at, end, name }: Token, lacks: Unclosed['lacks'], text: string): Unclosed {
  const isBare = name === '{' && text.slice(at + 1, end).trim() === '';
  const begin = isBare ? Math.max(text.lastIndexOf('\n', at) + 1, at - INDENT_LENGTH) : at;
  const shown = cut(text.slice(begin, end).replace(/\s+/g, ' ').trim());
  return { line: text.slice(0, at).split('\n').length, text: shown, lacks };
}

function cut(text: string): string {
  return text.length > TEXT_LENGTH ? `${text.slice(0, TEXT_LENGTH)}…` : text;
}

/** Finds the token that an end closes. */
function openingOf({ name, indent }: Indented, stack: readonly Indented[]): Indented | undefined {
  const nearest = stack.findLast((each) => each.name === name);
  if (indent === undefined || nearest?.indent === undefined) return nearest;
  return stack.findLast((each) => each.name === name && each.indent === indent) ?? nearest;
}

/** Returns the indentation of a token that is the first of its line. A brace that opens has that of its line in any case. */
function indentOf(text: string, { at, name, opens }: Token): string | undefined {
  const before = text.slice(Math.max(0, at - INDENT_LENGTH), at);
  const begin = before.lastIndexOf('\n') + 1;
  if (begin === 0 && at > INDENT_LENGTH) return undefined;
  const line = before.slice(begin);
  if (name === '{' && opens) return /^\s*/.exec(line)?.[0];
  return line.trim() === '' ? line : undefined;
}

/** Blanks front matter, and the code that Markdown shows. */
function withoutCodeBlocks(file: string, lines: readonly string[]): string {
  const isMarkdown = /\.(?:mdx?|markdown|svx)$/i.test(file);
  const begin = frontMatterOf(lines);
  let fence: string | undefined;
  const kept = lines.map((line, at) => {
    if (at < begin) return '';
    if (!isMarkdown) return line;
    const mark = /^\s{0,12}(`{3,}|~{3,})/.exec(line)?.[1];
    const isInside = fence !== undefined;
    if (fence === undefined) fence = mark;
    else if (mark?.startsWith(fence)) fence = undefined;
    return isInside || mark !== undefined ? '' : line.replace(/`[^`]*`/g, (code) => ' '.repeat(code.length));
  });
  return kept.join('\n');
}

const PUG = /\.(?:pug|jade)$/i;
const UNCLOSED_IN_PUG = /\bno closing bracket\b|\bclosing (?:bracket|parenthesis)\b|\bend of the string reached\b/i;
/** A tag or a mixin before its list of attributes. */
const PUG_TAG = /^(?<indent>\s*)[\w.#:+-]{1,200}(?=\()/;

/** Finds the first list of attributes without an end: a line below it is indented no more than its tag. */
function unclosedInPug(lines: readonly string[]): Unclosed | undefined {
  for (let at = 0; at < lines.length; at++) {
    const text = lines[at] ?? '';
    const tag = PUG_TAG.exec(text);
    if (!tag) continue;
    const end = endOfAttributes(lines, at, tag[0].length, tag.groups?.indent?.length ?? 0);
    if (end === undefined) return { line: at + 1, text: cut(text.trim()), lacks: 'end' };
    at = end;
  }
  return undefined;
}

/** Returns the index of the line that closes a list of attributes, if a line before the next tag does. */
function endOfAttributes(lines: readonly string[], start: number, column: number, indent: number): number | undefined {
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
