import type { Diagnostic } from '../../src/contract/control-plane.ts';
import { FORMATS } from '../../src/diagnosis/formats.ts';
import { type Origin, readFindings } from '../../src/platform/worker/faults/findings.ts';

/** Returns the findings of a failed command in one list. */
export async function findingsIn(log: readonly string[], origin: Origin): Promise<readonly Diagnostic[]> {
  const { read, guess } = await readFindings(log, origin, FORMATS);
  return guess ? [...read, guess] : read;
}
