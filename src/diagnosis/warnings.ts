import type { LogLine } from './lines.ts';

/** How tools begin a report of what they only warn of. */
const WARNS = /^(?:[▲⚠!]\s{1,3})?(?:\[warn(?:ing)?\]|warning\b)/i;

/** Lines that a warning may have. */
const MOST_LINES = 12;

/** Returns the lines of a part of a log that belong to warnings: each with what is indented or empty below it. */
export function linesOfWarnings(lines: readonly LogLine[], begin: number, end: number): ReadonlySet<number> {
  const found = new Set<number>();
  let isWarning = false;
  for (let at = Math.max(0, begin - MOST_LINES); at < end; at++) {
    const text = lines[at]?.text ?? '';
    isWarning = WARNS.test(text) || (isWarning && /^(?:\s|$)/.test(text));
    if (isWarning) found.add(at);
  }
  return found;
}
