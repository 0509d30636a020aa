import type { SlipwayError } from '../../base/errors.ts';
import type { Secrets } from '../../base/secrets.ts';
import type { CheckReport } from '../../check/report.ts';
import { explain } from './errors.ts';

export interface ToldError {
  /** Undefined if Slipway reported no error: GitHub ended the run. */
  readonly code?: string;
  readonly message: string;
  /** The remedy and, of a fault, the call and its causes. Each entry is a line. */
  readonly explanation: readonly string[];
}

export function tellErrors(error: SlipwayError | undefined, secrets: Secrets): readonly ToldError[] {
  if (!error) return [];
  return [error, ...error.also].map((each) => ({
    code: each.code,
    message: secrets.redact(each.message),
    explanation: explain(each).map((line) => secrets.redact(line)),
  }));
}

/** Removes secrets from findings, which quote what a build wrote. */
export function redactFindings(report: CheckReport, secrets: Secrets): CheckReport {
  const redact = <T extends { readonly message: string }>(each: T): T => ({
    ...each,
    message: secrets.redact(each.message),
  });
  return { ...report, findings: report.findings.map(redact) };
}
