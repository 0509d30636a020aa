import type { SlipwayError } from '../base/errors.ts';
import type { CheckReport } from '../check/index.ts';
import type { FailureReport } from '../deploy/failure.ts';
import { explain } from './errors.ts';
import type { Runner } from './runner.ts';
import type { Secrets } from './secrets.ts';

/** An error as pages show it. */
export interface ToldError {
  readonly message: string;
  /** The remedy, and of faults what is known; one line an entry. */
  readonly explanation: readonly string[];
}

/** An error and those found with it, without secrets. */
export function tellErrors(error: SlipwayError | undefined, secrets: Secrets): readonly ToldError[] {
  if (!error) return [];
  return [error, ...error.also].map((each) => ({
    message: secrets.redact(each.message),
    explanation: explain(each).map((line) => secrets.redact(line)),
  }));
}

/** Builds print what they are given: an env value may stand in any text of a failure. */
export function redactFailure(report: FailureReport, secrets: Secrets): FailureReport {
  const redact = (text: string) => secrets.redact(text);
  const perhaps = (text: string | undefined) => (text === undefined ? undefined : redact(text));
  return {
    ...report,
    headline: redact(report.headline),
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

/** The runner hides masked text in its log too; this does not rely on it. Outputs and state pass as they are. */
export function redactingRunner(runner: Runner, secrets: Secrets): Runner {
  const redact = (text: string) => secrets.redact(text);
  return {
    line: (text) => runner.line(redact(text)),
    group: (title) => runner.group(redact(title)),
    endGroup: () => runner.endGroup(),
    replay: (lines, token) => runner.replay(lines.map(redact), token),
    annotate: (kind, annotation) => {
      const title = annotation.title === undefined ? {} : { title: redact(annotation.title) };
      runner.annotate(kind, { ...annotation, ...title, message: redact(annotation.message) });
    },
    mask: (secret) => runner.mask(secret),
    output: (name, value) => runner.output(name, value),
    state: (name, value) => runner.state(name, value),
    summary: (markdown) => runner.summary(markdown),
  };
}

/** Findings quote what a build wrote. */
export function redactFindings(report: CheckReport, secrets: Secrets): CheckReport {
  const redact = <T extends { readonly message: string }>(each: T): T => ({
    ...each,
    message: secrets.redact(each.message),
  });
  return { ...report, findings: report.findings.map(redact) };
}
