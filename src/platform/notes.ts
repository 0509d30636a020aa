import type { IgnoredRule } from './edge/rules.ts';

/** Lines of a log that name rules. */
const LINES_MOST = 50;

/**
 * What visitors will not get of a stored output: rules that the edge cannot follow, and files that were withheld. It is
 * for the deployment's log, which whoever deployed reads; the platform's own log they do not.
 */
export function notesOf(ignored: readonly IgnoredRule[], withheld: number): readonly string[] {
  const lines = ignored
    .slice(0, LINES_MOST)
    .map(({ file, line, reason }) => `Ignored: ${file}${line === undefined ? '' : `, line ${line}`}: ${reason}`);
  if (ignored.length > LINES_MOST) lines.push(`Ignored: ${ignored.length - LINES_MOST} rules more`);
  if (withheld > 0) lines.push(`Left out: ${withheld} × .env*, for such files hold secrets`);
  return lines;
}
