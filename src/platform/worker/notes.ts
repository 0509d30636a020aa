import { describeLeftOut } from '../objects/left-out.ts';
import type { Ingested } from '../types.ts';

type Noted = Pick<Ingested, 'ignoredRules' | 'withheld' | 'leftOut'>;

/**
 * Returns lines for the deployment's log about what visitors do not get: rules that the edge ignores, and files that
 * are not published. The people who deploy read this log, not the platform's own.
 */
export function notesOf({ ignoredRules, withheld, leftOut }: Noted): readonly string[] {
  const lines = ignoredRules.map(
    ({ file, line, reason }) => `Ignored: ${file}${line === undefined ? '' : `, line ${line}`}: ${reason}`,
  );
  if (withheld > 0) lines.push(`Left out: ${withheld} × .env*, because such files contain secrets`);
  if (leftOut.count > 0) lines.push(describeLeftOut(leftOut));
  return lines;
}
