import type { Clock } from '../../../base/clock.ts';
import { withoutControls } from '../../../base/text.ts';
import type { Diagnostic, SourceLine } from '../../../contract/control-plane.ts';
import { FAILURE_LIMITS } from '../../../contract/limits.ts';
import { Sources } from './sources.ts';

/** Findings that get their source lines. */
const PLACED = 10;
/** Lines before and after the line of a finding. */
const AROUND = 2;

/** Adds to each of the first findings the lines around its line, for the console. Reads within `SourceLimits`. */
export async function withSources(
  diagnostics: readonly Diagnostic[],
  root: string,
  clock: Clock,
): Promise<readonly Diagnostic[]> {
  const sources = new Sources(root, clock);
  const placed: Diagnostic[] = [];
  for (const [index, each] of diagnostics.entries()) {
    const { file, line } = each;
    const lines = index < PLACED && line !== null ? await sources.lines(file) : undefined;
    placed.push(lines && line !== null ? { ...each, source: around(lines, line) } : each);
  }
  return placed;
}

function around(lines: readonly string[], line: number): readonly SourceLine[] {
  const first = Math.max(1, line - AROUND);
  return lines.slice(first - 1, line + AROUND).map((text, index) => ({
    line: first + index,
    text: withoutControls(text.slice(0, FAILURE_LIMITS.sourceLine)).toWellFormed(),
  }));
}
