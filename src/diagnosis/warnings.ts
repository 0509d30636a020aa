import type { LogLine } from './lines.ts';

/** The first line of a warning: the word, or a place and the word. */
const WARNS =
  /^\s{0,8}⚠|^(?:[▲!]\s{1,3})?(?:\[(?:warn(?:ing)?|hint|info)\]|(?:deprecation )?warning\b(?! as error))|^\s{0,4}(?![-*])[^\s:"']{1,400}(?::\d{1,7}){1,2}:?\s(?:-\s)?(?:warning|hint|info|note|message|suggestion)\b|^\s{0,4}[^\s:"']{1,400}\(\d{1,7},\d{1,7}\): (?:warning|info|message)\b|^\s*\d{1,7}:\d{1,7}\s{1,40}(?:warning|hint|info)\b/i;
/** The first line of an error. It ends a warning even if it is indented. */
const FAILS =
  /^\s*(?:[✘✖✗×⨯]|x\s|\[?(?:error|fatal)\b|\w{0,60}(?:Error|Exception)\b.{0,40}:\s|\d{1,7}:\d{1,7}\s{1,40}error\b)/i;

/** A line that continues a warning: indented, empty, or a row of a code frame. */
const GOES_ON = /^(?:\s|$|\d{1,7}(?:\s|$))/;
/** Warnings that end at an empty line. */
const BLOCK = /^(?:WARNING in \S|\(!\) Some chunks\b)/;

/** Lines that a warning may have. */
const MOST_LINES = 12;

/** Returns the numbers of the lines between `begin` and `end` that belong to warnings. */
export function linesOfWarnings(
  lines: readonly Pick<LogLine, 'text'>[],
  begin: number,
  end: number,
): ReadonlySet<number> {
  const found = new Set<number>();
  let isWithin = false;
  let isBlock = false;
  for (let at = Math.max(0, begin - MOST_LINES); at < end; at++) {
    const text = lines[at]?.text ?? '';
    isBlock = BLOCK.test(text) || (isBlock && text.trim() !== '' && !/^ERROR in /.test(text));
    isWithin = isBlock || WARNS.test(text) || (isWithin && GOES_ON.test(text) && !FAILS.test(text));
    if (isWithin) found.add(at);
  }
  return found;
}
