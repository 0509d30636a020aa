import type { SlipwayError } from '../base/errors.ts';
import type { FailureReport } from '../deploy/failure.ts';
import { severityOf } from './finding.ts';
import type { CheckReport } from './report.ts';

/** Findings in the report of a failed check. */
const LISTED_MOST = 20;

/** Returns a failed check in the shape of a failed deployment, for the output `failure`. */
export function checkFailure(error: SlipwayError, { findings }: CheckReport): FailureReport {
  const placed = findings.flatMap((finding) => {
    const { code, message, place } = finding;
    if (!place) return [];
    const { file, line = null, column = null } = place;
    return [{ file, line, column, severity: severityOf(finding), code, message }];
  });
  return {
    headline: error.message,
    stage: 'check',
    code: error.code,
    exitCode: undefined,
    remedy: error.remedy,
    log: [],
    diagnostics: placed.slice(0, LISTED_MOST),
    moreDiagnostics: Math.max(0, placed.length - LISTED_MOST),
  };
}
