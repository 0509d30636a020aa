/** The tokens of a language that open and close something. `brace`: expressions and code. `control`: Angular's `@if (…) {`. */
export type Kind = 'tag' | 'block' | 'brace' | 'control';

export interface Token {
  readonly opens: boolean;
  /** The opening and the closing token have the same name. Empty if there is only one. */
  readonly name: string;
  readonly at: number;
  /** The index after it. */
  readonly end: number;
}

type Context = 'text' | 'code';

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i;
/** Blocks of Nunjucks and Liquid that need an end. */
const BLOCK = /^(?:if|for|block|macro|call|filter|raw|unless|case|capture|tablerow|comment|verbatim)$/;
const TAG = /<(?<slash>\/?)(?:(?<name>[A-Za-z][\w.-]{0,80}(?::[\w.-]{1,80})?)(?=[\s/>]|$)|(?=>))/y;
const SVELTE = /\{(?<sign>[#/])(?<name>if|each|await|key|snippet)\b/y;
const NUNJUCKS = /\{%-?\s{0,100}(?<end>end)?(?<name>\w{1,40})/y;
const HANDLEBARS = /\{\{~?(?<sign>[#/])\s{0,20}(?<name>\w{1,40})/y;
const CONTROL =
  /@(?:if|else(?:\sif)?|for|empty|switch|case|default|defer|loading|placeholder|error)\s{0,10}(?:\((?:[^()]|\((?:[^()]|\([^()]{0,200}\)){0,300}\)){0,500}\))?\s{0,10}\{/y;
const INTERPOLATION = /\{\{[^{}]{0,1000}\}\}/y;
const REGEX = /\/(?:[^\\/\n[]|\\.|\[(?:[^\]\\\n]|\\.){0,200}\]){1,400}\//y;
const TYPE_PARAMETER = /<\w{1,80}\sextends\b/y;
/** The beginnings and ends of parts without tokens. */
const OPAQUE = [
  [/<!--/y, '-->'],
  [/\{\{!--/y, '--}}'],
  [/\{#[\s-]/y, '#}'],
  [/<script\b/iy, '</script'],
  [/<style\b/iy, '</style'],
] as const;
/** Words that an expression can follow. */
const LEADING_WORD = /(?:^|\W)(?:return|default|yield|await|case|else)$/;
const LOOK_BACK = 200;

/** Yields the tokens of a template in their order. Linear time. `base`: the language outside of all tags and braces. */
export function* tokensOf(text: string, kinds: readonly Kind[], base: Context): Generator<Token> {
  const hasCode = kinds.includes('brace');
  const next = hasCode ? /[<{}"'`/]/g : kinds.includes('control') ? /[<{}@]/g : /[<{]/g;
  const contexts: Context[] = [];
  for (let found = next.exec(text); found; found = next.exec(text)) {
    const at = found.index;
    const inCode = hasCode && (contexts.at(-1) ?? base) === 'code';
    const skipped = inCode && /["'`/]/.test(found[0]) ? endOfLiteral(text, at) : endOfOpaque(text, at);
    if (skipped !== undefined) {
      if (skipped < 0) return;
      next.lastIndex = skipped;
      continue;
    }
    const read = tokenAt(text, at, kinds, inCode, contexts);
    if (!read) continue;
    next.lastIndex = read.name === '{' ? at + 1 : read.end;
    if (read.name === '') continue;
    enter(read, contexts);
    yield read;
  }
}

function enter({ opens, name }: Token, contexts: Context[]): void {
  if (opens) contexts.push(name === '{' ? 'code' : 'text');
  else if (name === '{') contexts.length = Math.max(0, contexts.lastIndexOf('code'));
  else if (contexts.at(-1) === 'text') contexts.pop();
}

function tokenAt(text: string, at: number, kinds: readonly Kind[], inCode: boolean, contexts: readonly Context[]) {
  const sign = text[at] ?? '';
  if (sign === '<') return kinds.includes('tag') && (!inCode || mayBeTag(text, at)) ? tagAt(text, at) : undefined;
  if (sign === '@' || kinds.includes('control')) return controlAt(text, at);
  const block = kinds.includes('block') && sign === '{' ? blockAt(text, at) : undefined;
  if (block || !kinds.includes('brace') || !/[{}]/.test(sign)) return block;
  // Outside of code, it is text.
  if (sign === '}' && !contexts.includes('code')) return undefined;
  return { opens: sign === '{', name: '{', at, end: lineEnd(text, at) };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Returns the index after a part without tokens, -1 if that part has no end, and undefined if none begins here. */
function endOfOpaque(text: string, at: number): number | undefined {
  const opaque = OPAQUE.find(([begin]) => matchAt(begin, text, at));
  if (!opaque) return undefined;
  if (/^<s/i.test(text.slice(at, at + 2))) {
    const end = endOfTag(text, at);
    if (text[end - 2] === '/') return end;
  }
  const end = text.indexOf(opaque[1], at + 2);
  return end < 0 ? -1 : end + 2;
}

/** Returns the index after a string, a comment or a regular expression. -1 if it has no end. */
function endOfLiteral(text: string, at: number): number {
  const sign = text[at] ?? '';
  if (sign === '/') return endOfSlash(text, at);
  for (let end = at + 1; end < text.length; end++) {
    if (text[end] === '\\') end++;
    else if (text[end] === sign) return end + 1;
    else if (text[end] === '\n' && sign !== '`') return end;
  }
  return -1;
}

function endOfSlash(text: string, at: number): number {
  if (text[at + 1] === '/') return lineEnd(text, at);
  if (text[at + 1] === '*') {
    const end = text.indexOf('*/', at + 2);
    return end < 0 ? -1 : end + 2;
  }
  return (mayBegin(text, at) && matchAt(REGEX, text, at) ? REGEX.lastIndex : 0) || at + 1;
}

/** False if the sign is a comparison, or begins the parameters of a type. */
function mayBeTag(text: string, at: number): boolean {
  return text[at + 1] === '/' || (mayBegin(text, at) && !matchAt(TYPE_PARAMETER, text, at));
}

/** True if an expression can begin at a place in code. */
function mayBegin(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - LOOK_BACK), at).trimEnd();
  return before === '' || /[({[}>,?:&|=;!]$/.test(before) || LEADING_WORD.test(before);
}

/** Returns the tag at a place. Its name is empty if it needs no closing tag. */
function tagAt(text: string, at: number): Token | undefined {
  const groups = matchAt(TAG, text, at)?.groups;
  if (!groups) return undefined;
  const end = endOfTag(text, at);
  const { name = '<>', slash } = groups;
  const isWhole = text[end - 2] === '/' || VOID.test(name);
  return { opens: slash === '', name: isWhole ? '' : name, at, end };
}

/** Returns the index after a tag. Signs in quotes and braces do not end it. */
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

function controlAt(text: string, at: number): Token | undefined {
  if (text[at] === '}') return { opens: false, name: '@', at, end: at + 1 };
  if (matchAt(INTERPOLATION, text, at)) return { opens: true, name: '', at, end: INTERPOLATION.lastIndex };
  return matchAt(CONTROL, text, at) ? { opens: true, name: '@', at, end: CONTROL.lastIndex } : undefined;
}
