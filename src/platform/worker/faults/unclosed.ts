import { type Kind, type Token, tokensOf } from './template-tokens.ts';

/** What a template opens and does not close, or closes without having opened it. */
export interface Unclosed {
  /** From 1. */
  readonly line: number;
  /** As it is written, at most 80 characters. */
  readonly text: string;
  readonly lacks: 'end' | 'begin';
}

interface Language {
  readonly name: RegExp;
  readonly kinds: readonly Kind[];
  /** What is outside of all tags and braces. */
  readonly base: 'text' | 'code';
  /** What its compilers say of what is not closed. */
  readonly says: RegExp;
}

/** What compilers say of a template that is not closed. */
const SAYINGS =
  /\b(?:missing (?:an? )?(?:end|closing) tag|(?:end|closing) tag\b|unclosed|not closed|left open|unterminated jsx|attempted to close|expected token|end of (?:the )?(?:file|input|template)|unexpected end|unexpected EOF|got ['"]?EOF)/i;
/** What is said of the code that a template was made to. */
const COMPILED = /\bExpected "[})]"|\bUnexpected "(?:\}|\)|\$\$\w{1,40})"|\$\$render\b|"\$\$\w/;
/** What is said of the tags in a script. */
const IN_SCRIPT =
  /\bclosing tag\b|\bunterminated (?:jsx|regexp|regular expression)\b|\bunexpected token\b|\bExpected ['"`]<\//i;
/** Blocks of Angular. */
const CONTROL = /@(?:if|for|switch|defer)\s{0,10}[({]/;

/** Ordered: what a file has. */
const LANGUAGES: readonly Language[] = [
  { name: /\.astro$/i, kinds: ['tag', 'brace'], base: 'text', says: COMPILED },
  { name: /\.(?:vue|astro|mdx|html?|webc)$/i, kinds: ['tag'], base: 'text', says: SAYINGS },
  { name: /\.(?:svelte|svx|md|markdown)$/i, kinds: ['tag', 'block'], base: 'text', says: SAYINGS },
  // Branches may begin different tags that one end closes.
  { name: /\.(?:njk|nunjucks|liquid|hbs|handlebars)$/i, kinds: ['block'], base: 'text', says: SAYINGS },
  { name: /\.[cm]?[jt]sx?$/i, kinds: ['tag', 'brace'], base: 'code', says: IN_SCRIPT },
];

const TEXT_LENGTH = 80;
/** Characters in front of a tag in which its line begins, if it is the first of its line. */
const INDENT_LENGTH = 200;
const DEPTH = 500;

interface Indented extends Token {
  readonly indent: string | undefined;
}

/**
 * Finds the first tag, block or brace of a template that has no end, or end that has no begin, if a message says that
 * there is one. If an end fits several of one name, the one with the same indentation is taken. Undefined: all are
 * closed. Linear time.
 */
export function unclosedIn(file: string, lines: readonly string[], message: string): Unclosed | undefined {
  const language = LANGUAGES.find(({ name, says }) => name.test(file) && says.test(message));
  if (!language) return undefined;
  const text = withoutCode(file, lines);
  const kinds = language.kinds.concat(/\.html?$/i.test(file) && CONTROL.test(text) ? 'control' : []);
  const stack: Indented[] = [];
  for (const read of tokensOf(text, kinds, language.base)) {
    const token = { ...read, indent: indentOf(text, read) };
    if (token.opens && stack.length >= DEPTH) return undefined;
    if (token.opens) stack.push(token);
    if (token.opens) continue;
    const mate = mateOf(token, stack);
    const top = stack.pop();
    if (mate === undefined || top === undefined) return told(token, 'begin', text);
    if (top !== mate) return isMeant(top, message) ? told(top, 'end', text) : undefined;
  }
  const last = stack.at(-1);
  return last && isMeant(last, message) ? told(last, 'end', text) : undefined;
}

/** An unexpected token may be one of many faults. If a tag is not closed, it is that one. */
function isMeant({ name }: Token, message: string): boolean {
  return !VAGUE.test(message) || name !== '{';
}

const VAGUE = /\bunexpected token\b/i;

function told({ at, end, name }: Token, lacks: Unclosed['lacks'], text: string): Unclosed {
  const begin = name === '{' && text.slice(at + 1, end).trim() === '' ? text.lastIndexOf('\n', at) + 1 : at;
  const written = text
    .slice(Math.max(begin, at - INDENT_LENGTH), end)
    .replace(/\s+/g, ' ')
    .trim();
  const shown = written.length > TEXT_LENGTH ? `${written.slice(0, TEXT_LENGTH)}…` : written;
  return { line: text.slice(0, at).split('\n').length, text: shown, lacks };
}

/** Finds what an end closes. */
function mateOf({ name, indent }: Indented, stack: readonly Indented[]): Indented | undefined {
  const nearest = stack.findLast((each) => each.name === name);
  if (indent === undefined || nearest?.indent === undefined) return nearest;
  return stack.findLast((each) => each.name === name && each.indent === indent) ?? nearest;
}

/** Returns what stands before the first word of a line. Undefined for another word, other than a brace that opens. */
function indentOf(text: string, { at, name, opens }: Token): string | undefined {
  const before = text.slice(Math.max(0, at - INDENT_LENGTH), at);
  const begin = before.lastIndexOf('\n') + 1;
  if (begin === 0 && at > INDENT_LENGTH) return undefined;
  const line = before.slice(begin);
  if (name === '{' && opens) return /^\s*/.exec(line)?.[0];
  return line.trim() === '' ? line : undefined;
}

/** Blanks front matter, and what Markdown shows as code. */
function withoutCode(file: string, lines: readonly string[]): string {
  const isMarkdown = /\.(?:mdx?|markdown|svx)$/i.test(file);
  const begin = /^---\s*$/.test(lines[0] ?? '') ? lines.findIndex((line, at) => at > 0 && /^---\s*$/.test(line)) : -1;
  let fence: string | undefined;
  const kept = lines.map((line, at) => {
    if (at <= begin) return '';
    const mark = isMarkdown ? /^\s{0,12}(`{3,}|~{3,})/.exec(line)?.[1] : undefined;
    const inside = fence !== undefined;
    if (mark !== undefined && fence === undefined) fence = mark;
    else if (mark !== undefined && fence !== undefined && mark.startsWith(fence)) fence = undefined;
    if (inside || mark !== undefined) return '';
    return isMarkdown ? line.replace(/`[^`]*`/g, (code) => ' '.repeat(code.length)) : line;
  });
  return kept.join('\n');
}
