const LITERALS = new WeakMap<RegExp, readonly string[]>();
/** Shorter texts are in most lines. */
const SHORTEST = 3;

/**
 * Returns what `pattern.exec(text)` returns. V8 compiles a pattern when it is first used, which takes longer than to
 * search a short text: a pattern whose literals are not in the text is not used.
 */
export function search(pattern: RegExp, text: string): RegExpExecArray | null {
  const literals = literalsOf(pattern);
  if (literals.length === 0) return pattern.exec(text);
  for (const literal of literals) if (text.includes(literal)) return pattern.exec(text);
  return null;
}

/** Returns texts of which everything that a pattern matches contains one. Empty if there are none for sure. */
export function literalsOf(pattern: RegExp): readonly string[] {
  let literals = LITERALS.get(pattern);
  if (literals === undefined) {
    const runs = pattern.ignoreCase ? [] : longestRuns(pattern.source);
    literals = runs.every((run) => run.length >= SHORTEST) ? runs : [];
    LITERALS.set(pattern, literals);
  }
  return literals;
}

/** Returns the longest literal text of each alternative, outside of all groups. */
function longestRuns(source: string): readonly string[] {
  const longest = [''];
  let run = '';
  let depth = 0;
  for (let at = 0; at <= source.length; at++) {
    const sign = source[at] ?? '';
    const escaped = sign === '\\' ? (source[++at] ?? '') : '';
    if (UNREAD.test(escaped)) return [];
    if (sign === '[') at = endOfClass(source, at);
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth > 0 && sign !== '(') continue;
    const literal = sign === '\\' ? escaped : sign;
    if (literal !== '' && !(sign === '\\' ? ESCAPES : SYNTAX).includes(literal)) {
      run += literal;
      continue;
    }
    // A quantifier may allow none of the character before it.
    if (sign === '*' || sign === '?' || sign === '{') run = run.slice(0, -1);
    if (run.length > (longest.at(-1) ?? '').length) longest[longest.length - 1] = run;
    run = '';
    if (sign === '{') at = source.indexOf('}', at);
    if (sign === '|') longest.push('');
  }
  return longest;
}

/** After a backslash: codes of characters, and references to groups. */
const UNREAD = /^[uxck\d]$/;
/** Characters that are not themselves, and characters that are not themselves after a backslash. */
const SYNTAX = '()[{*+?^$.|';
const ESCAPES = 'bBdDsSwWnrtfvpP';

function endOfClass(source: string, begin: number): number {
  let at = begin + 1;
  while (source[at] !== ']') at += source[at] === '\\' ? 2 : 1;
  return at;
}
