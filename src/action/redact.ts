import type { SlipwayError } from '../base/errors.ts';
import type { Secrets } from '../base/secrets.ts';
import type { CheckReport } from '../check/index.ts';
import { explain } from './errors.ts';
import type { Runner } from './runner.ts';

/** An error as pages show it. */
export interface ToldError {
  /** Undefined if Slipway reported no error: GitHub ended the run. */
  readonly code?: string;
  readonly message: string;
  /** The remedy, and of faults what is known; one line an entry. */
  readonly explanation: readonly string[];
}

/** An error and those found with it, without secrets. */
export function tellErrors(error: SlipwayError | undefined, secrets: Secrets): readonly ToldError[] {
  if (!error) return [];
  return [error, ...error.also].map((each) => ({
    code: each.code,
    message: secrets.redact(each.message),
    explanation: explain(each).map((line) => secrets.redact(line)),
  }));
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
