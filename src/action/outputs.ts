import type { Secrets } from '../base/secrets.ts';
import { cleanLine } from '../base/text.ts';
import type { DeployOutcome } from '../deploy/events.ts';
import { type FailureReport, redactFailure } from '../deploy/failure.ts';
import type { SeedOutcome } from '../seed/events.ts';
import type { Runner } from './runner.ts';

/** The outputs of a job may hold 1 MB together: of the log only its end is given out. */
const LOG_LINES = 100;
const LINE = 500;

/** The outputs of the action, each of them in every ending. */
export function writeOutputs(
  runner: Runner,
  outcome: DeployOutcome,
  seed: SeedOutcome | undefined,
  secrets: Secrets,
): void {
  runner.output('app-id', outcome.appID ?? '');
  runner.output('app-created', String(outcome.appCreated));
  runner.output('deploy-id', outcome.deployID ?? '');
  runner.output('status', outcome.status);
  runner.output('url', outcome.url ?? '');
  runner.output('failure', outcome.failure ? failureJson(redactFailure(outcome.failure, secrets)) : '');
  runner.output('kvs-written', seed ? String(seed.written) : '');
  runner.output('kvs-failed', seed ? String(seed.failed) : '');
}

function failureJson(report: FailureReport): string {
  return JSON.stringify({
    ...report,
    diagnostics: report.diagnostics.map((each) => ({ ...each, message: cleanLine(each.message, LINE) })),
    log: report.log.slice(-LOG_LINES).map((line) => cleanLine(line, LINE)),
  });
}
