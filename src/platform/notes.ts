import { describeLeftOut } from './objects/left-out.ts';
import type { Ingested } from './types.ts';

type Told = Pick<Ingested, 'ignoredRules' | 'withheld' | 'leftOut'>;

/**
 * What visitors will not get of a stored output: rules that the edge cannot follow, and files that were withheld. It is
 * for the deployment's log, which whoever deployed reads; the platform's own log they do not.
 */
export function notesOf({ ignoredRules, withheld, leftOut }: Told): readonly string[] {
  const lines = ignoredRules.map(
    ({ file, line, reason }) => `Ignored: ${file}${line === undefined ? '' : `, line ${line}`}: ${reason}`,
  );
  if (withheld > 0) lines.push(`Left out: ${withheld} × .env*, for such files hold secrets`);
  if (leftOut.count > 0) lines.push(describeLeftOut(leftOut));
  return lines;
}
