import type { Secrets } from '../base/secrets.ts';
import { cleanLine } from '../base/text.ts';
import type { Diagnostic } from '../contract/control-plane.ts';

export interface FailureReport {
  /** One line: stage, cause, exit code. */
  readonly headline: string;
  /** The platform's own message. The headline may say more than it. */
  readonly message?: string | undefined;
  readonly stage: string | undefined;
  readonly code: string | undefined;
  readonly exitCode: number | undefined;
  /** The likely remedy, from the table of known causes. */
  readonly remedy: string | undefined;
  readonly cause?: string;
  /** Findings on files of the repository, at most ten of each kind, the most useful first. */
  readonly diagnostics: readonly Diagnostic[];
  readonly moreDiagnostics: number;
  /** The end of the build's log, as sent. It may be hostile. */
  readonly log: readonly string[];
}

/** Builds print what they receive, so any text of a failure may contain a value of the env. */
export function redactFailure(report: FailureReport, secrets: Secrets): FailureReport {
  const redact = (text: string) => secrets.redact(text);
  const perhaps = (text: string | undefined) => (text === undefined ? undefined : redact(text));
  return {
    ...report,
    headline: redact(report.headline),
    message: perhaps(report.message),
    stage: perhaps(report.stage),
    code: perhaps(report.code),
    remedy: perhaps(report.remedy),
    diagnostics: report.diagnostics.map((each) => ({
      ...each,
      file: redact(each.file),
      code: each.code === null ? null : redact(each.code),
      message: redact(each.message),
    })),
    log: report.log.map(redact),
  };
}

/** The outputs of a job may have 1 MB together, so a program gets only the end of a log. */
const LOG_LINES = 100;
const LINE = 500;

/** Returns a failure as programs get it, in the output `failure` and with `--json`: clean lines, of the log the last 100. */
export function boundedFailure(report: FailureReport): FailureReport {
  return {
    ...report,
    diagnostics: report.diagnostics.map((each) => ({ ...each, message: cleanLine(each.message, LINE) })),
    log: report.log.slice(-LOG_LINES).map((line) => cleanLine(line, LINE)),
  };
}
