import type { Diagnostic } from '../../../contract/control-plane.ts';
import type { FailureFacts } from '../../../diagnosis/cause.ts';
import { RULES, type Rules } from '../../../diagnosis/rules.ts';
import { type Origin, readFindings } from './findings.ts';
import { packageFault } from './package-faults.ts';
import { Sources } from './sources.ts';

/**
 * Returns the findings of a failed build: a place in the package files first, if they are at fault. `facts.log` has the
 * last lines of the log, before the platform's own words about the failure.
 */
export async function diagnosticsOf(
  facts: FailureFacts,
  origin: Origin,
  { formats, causes }: Rules = RULES,
): Promise<readonly Diagnostic[]> {
  const { read, guess } = await readFindings(facts.log, origin, formats);
  const diagnostics = guess ? [...read, guess] : read;
  const sources = new Sources(origin.root, origin.clock);
  const fault = await packageFault({ ...facts, diagnostics }, sources, origin.folder, causes);
  // What only the log's words placed, and what names no other place, is the same fault in poorer words.
  const isSame = ({ file, line }: Diagnostic) => file === fault?.file && (line === null || line === fault.line);
  return fault ? [fault, ...read.filter((each) => !isSame(each))] : diagnostics;
}
