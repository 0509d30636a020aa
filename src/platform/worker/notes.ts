import { describeLeftOut } from '../objects/left-out.ts';
import type { Ingested } from '../types.ts';

type Told = Pick<Ingested, 'ignoredRules' | 'withheld' | 'leftOut'>;

/**
 * Lines for the deployment's log about what visitors do not get: rules that the edge cannot follow, and files that were
 * left out. The people who deploy read this log, not the platform's own.
 */
export function notesOf({ ignoredRules, withheld, leftOut }: Told): readonly string[] {
  const lines = ignoredRules.map(
    ({ file, line, reason }) => `Ignored: ${file}${line === undefined ? '' : `, line ${line}`}: ${reason}`,
  );
  if (withheld > 0) lines.push(`Left out: ${withheld} × .env*, because such files contain secrets`);
  if (leftOut.count > 0) lines.push(describeLeftOut(leftOut));
  return lines;
}
