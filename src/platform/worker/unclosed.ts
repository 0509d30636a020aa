/** What a template opens and does not close, or closes without having opened it. */
export interface Unclosed {
  /** From 1. */
  readonly line: number;
  /** As it is written, at most 80 characters. */
  readonly text: string;
  readonly lacks: 'end' | 'begin';
}

/** What the files of a language have: tags, blocks (`{#if}`, `{% if %}`, `{{#if}}`), or both. */
const LANGUAGES: readonly (readonly [RegExp, readonly Kind[]])[] = [
  [/\.(?:vue|astro|mdx|html?|webc)$/i, ['tag']],
  [/\.(?:svelte|svx|md|markdown)$/i, ['tag', 'block']],
  // Branches may begin different tags that one end closes.
  [/\.(?:njk|nunjucks|liquid|hbs|handlebars)$/i, ['block']],
];
/** What compilers say of a template that is not closed. */
const SAYINGS =
  /\b(?:missing (?:an? )?(?:end|closing) tag|(?:end|closing) tag\b|unclosed|not closed|left open|unterminated jsx|attempted to close|expected token|end of (?:the )?(?:file|input|template)|unexpected end|unexpected EOF|got ['"]?EOF)/i;

type Kind = 'tag' | 'block';

/** Returns whether a message says that a template opens something and does not close it. */
export function saysUnclosed(message: string): boolean {
  return SAYINGS.test(message);
}

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i;
/** Blocks of Nunjucks and Liquid that need an end. */
const BLOCK = /^(?:if|for|block|macro|call|filter|raw|unless|case|capture|tablerow|comment|verbatim)$/;
const TEXT_LENGTH = 80;
/** Characters in front of a tag in which its line begins, if it is the first of its line. */
const INDENT_LENGTH = 200;
const DEPTH = 500;

interface Token {
  readonly opens: boolean;
  readonly name: string;
  readonly at: number;
  readonly end: number;
}

interface Indented extends Token {
  readonly indent: string | undefined;
}

/**
 * Finds the first tag or block of a template that has no end, or end that has no begin. If an end fits several tags of
 * one name, the one with the same indentation is taken. Undefined: all are closed. Linear time.
 */
export function unclosedIn(file: string, lines: readonly string[]): Unclosed | undefined {
  const kinds = LANGUAGES.find(([name]) => name.test(file))?.[1];
  if (!kinds) return undefined;
  const text = withoutCode(file, lines);
  const stack: Indented[] = [];
  for (const read of tokensOf(text, kinds)) {
    const token = { ...read, indent: indentOf(text, read.at) };
    if (token.opens && stack.length >= DEPTH) return undefined;
    if (token.opens) stack.push(token);
    if (token.opens) continue;
    const mate = mateOf(token, stack);
    const top = stack.pop();
    if (mate === undefined || top === undefined) return told(token, 'begin', text);
    if (top !== mate) return told(top, 'end', text);
  }
  const last = stack.at(-1);
  return last && told(last, 'end', text);
}

function told({ at, end }: Token, lacks: Unclosed['lacks'], text: string): Unclosed {
  const written = text.slice(at, end).replace(/\s+/g, ' ');
  const shown = written.length > TEXT_LENGTH ? `${written.slice(0, TEXT_LENGTH)}…` : written;
  return { line: text.slice(0, at).split('\n').length, text: shown, lacks };
}

/** Finds what an end closes. */
function mateOf({ name, indent }: Indented, stack: readonly Indented[]): Indented | undefined {
  const nearest = stack.findLast((each) => each.name === name);
  if (indent === undefined || nearest?.indent === undefined) return nearest;
  return stack.findLast((each) => each.name === name && each.indent === indent) ?? nearest;
}

/** Returns what stands before the first word of a line. Undefined for another word. */
function indentOf(text: string, at: number): string | undefined {
  const before = text.slice(Math.max(0, at - INDENT_LENGTH), at);
  const begin = before.lastIndexOf('\n') + 1;
  if (begin === 0 && at > INDENT_LENGTH) return undefined;
  return before.slice(begin).trim() === '' ? before.slice(begin) : undefined;
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

const TAG = /<(?<slash>\/?)(?:(?<name>[A-Za-z][\w.-]{0,80}(?::[\w.-]{1,80})?)(?=[\s/>]|$)|(?=>))/y;
const SVELTE = /\{(?<sign>[#/])(?<name>if|each|await|key|snippet)\b/y;
const NUNJUCKS = /\{%-?\s{0,100}(?<end>end)?(?<name>\w{1,40})/y;
const HANDLEBARS = /\{\{~?(?<sign>[#/])\s{0,20}(?<name>\w{1,40})/y;
/** What nothing is read in, by how it begins and ends. */
const OPAQUE = [
  [/<!--/y, '-->'],
  [/\{\{!--/y, '--}}'],
  [/\{#[\s-]/y, '#}'],
  [/<script\b/iy, '</script'],
  [/<style\b/iy, '</style'],
] as const;

function* tokensOf(text: string, kinds: readonly Kind[]): Generator<Token> {
  const next = /[<{]/g;
  for (let found = next.exec(text); found; found = next.exec(text)) {
    const at = found.index;
    const opaque = OPAQUE.find(([begin]) => matchAt(begin, text, at));
    if (opaque) {
      const end = text.indexOf(opaque[1], at + 2);
      if (end < 0) return;
      next.lastIndex = end + 2;
      continue;
    }
    const token = kinds.includes('tag') && found[0] === '<' ? tagAt(text, at) : undefined;
    const read = token ?? (kinds.includes('block') && found[0] === '{' ? blockAt(text, at) : undefined);
    if (!read) continue;
    next.lastIndex = read.end;
    if (read.name !== '') yield read;
  }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Returns the tag at a place; its name is empty if it needs no other one. */
function tagAt(text: string, at: number): Token | undefined {
  const groups = matchAt(TAG, text, at)?.groups;
  if (!groups) return undefined;
  const end = endOfTag(text, at);
  const { name = '<>', slash } = groups;
  const isWhole = text[end - 2] === '/' || VOID.test(name);
  return { opens: slash === '', name: isWhole ? '' : name, at, end };
}

/** Returns the index behind a tag, or behind the text if it does not end. What is in quotes or braces does not end it. */
function endOfTag(text: string, start: number): number {
  let quote = '';
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (depth > 0 && text.startsWith('//', at)) at = lineEnd(text, at);
    else if (/["'`]/.test(sign)) quote = sign;
    else if (sign === '{') depth++;
    else if (sign === '}') depth--;
    else if (sign === '>' && depth <= 0) return at + 1;
  }
  return text.length;
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

function blockAt(text: string, at: number): Token | undefined {
  const svelte = (matchAt(SVELTE, text, at) ?? matchAt(HANDLEBARS, text, at))?.groups;
  const nunjucks = svelte ? undefined : matchAt(NUNJUCKS, text, at)?.groups;
  if (!(svelte || nunjucks)) return undefined;
  const close = text.indexOf(nunjucks ? '%}' : '}', at);
  const end = close < 0 ? text.length : close + (nunjucks || text[close + 1] === '}' ? 2 : 1);
  if (svelte) return { opens: svelte.sign === '#', name: `#${svelte.name}`, at, end };
  const name = nunjucks?.name ?? '';
  return { opens: nunjucks?.end === undefined, name: BLOCK.test(name) ? `%${name}` : '', at, end };
}
