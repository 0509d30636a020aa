import type { SlipwayError } from '../../base/errors.ts';
import type { Secrets } from '../../base/secrets.ts';
import type { CheckReport } from '../../check/report.ts';
import { type DeployOutcome, PHASE_TITLES } from '../../deploy/events.ts';
import { redactFailure } from '../../deploy/failure.ts';
import type { PlannedDeploy } from '../../deploy/inputs/parse.ts';
import { appKey, type OutcomeStatus } from '../../deploy/plan.ts';
import type { SeedOutcome } from '../../seed/events.ts';
import type { RecordState } from '../forge/forge.ts';
import type { RecordEnd } from '../forge/open-record.ts';
import type { Previous } from '../forge/recorder.ts';
import type { ActionRun } from '../inputs.ts';
import { explain } from './annotations.ts';
import { type PageCommit, type PageFacts, type PageStatus, renderComment, resultLine, type Told } from './page.ts';

/** What a run learns on its way. */
export interface KnownFacts {
  readonly planned: PlannedDeploy | undefined;
  /** The commit that a check built. Undefined if none was checked out. */
  readonly built: string | undefined;
  readonly checked: CheckReport | undefined;
  /** The page's part about what the check was compared with. */
  readonly compared: string;
  readonly skippedApp?: string | undefined;
  readonly previous?: Previous | 'none' | undefined;
}

interface EndFacts extends KnownFacts, Pick<PageFacts, 'updatedAt' | 'unannotated'> {
  readonly outcome: DeployOutcome;
  readonly seeded: SeedOutcome | undefined;
  readonly run: ActionRun;
  readonly warnings: readonly { readonly message: string; readonly remedy: string | undefined }[];
  readonly secrets: Secrets;
}

export function pageFacts({ outcome, run, planned, built, checked, secrets, ...rest }: EndFacts): PageFacts {
  const { context } = run;
  const env = planned?.plan.env;
  return {
    ...rest,
    status: pageStatus(outcome, planned),
    app: planned ? appKey(planned.plan) : (rest.skippedApp ?? run.raw.app),
    appID: outcome.appID,
    appCreated: outcome.appCreated,
    deployID: outcome.deployID,
    url: outcome.url,
    repository: planned?.plan.configuration.repository ?? context.repository,
    branch: planned?.plan.configuration.branch ?? context.pullRequest?.headBranch ?? context.refName,
    commit: commitFacts(context, planned?.plan.commit),
    built: commitFacts(context, built),
    runUrl: context.runUrl,
    variables: env?.kind === 'replace' ? [...env.variables.keys()] : undefined,
    steps: outcome.steps?.map((step) => secrets.redact(step)),
    phases: outcome.phases.map(({ phase, ms }) => ({ title: PHASE_TITLES[phase], ms })),
    // The findings of a check have a part of the page of their own.
    failure: outcome.failure && !checked ? redactFailure(outcome.failure, secrets) : undefined,
    errors: [outcome.error, rest.seeded?.error].flatMap((error) => tellErrors(error, secrets)),
    checked: checked && redactFindings(checked, secrets),
    warnings: rest.warnings.map(({ message, remedy }) => ({
      message: secrets.redact(message),
      explanation: remedy === undefined ? [] : secrets.redact(remedy).split('\n'),
    })),
  };
}

export function tellErrors(error: SlipwayError | undefined, secrets: Secrets): readonly Told[] {
  if (!error) return [];
  return [error, ...error.also].map((each) => ({
    code: each.code,
    message: secrets.redact(each.message),
    explanation: explain(each).map((line) => secrets.redact(line)),
  }));
}

/** Removes secrets from findings, which quote what a build wrote. */
function redactFindings(report: CheckReport, secrets: Secrets): CheckReport {
  const findings = report.findings.map((each) => ({ ...each, message: secrets.redact(each.message) }));
  return { ...report, findings };
}

function commitFacts({ serverUrl, repository }: ActionRun['context'], id: string | undefined): PageCommit | undefined {
  if (id === undefined) return undefined;
  const known = repository && /^[0-9a-f]{7,64}$/.test(id);
  return { id, url: known ? `${serverUrl}/${repository}/commit/${id}` : undefined };
}

function pageStatus({ status, error }: DeployOutcome, planned: PlannedDeploy | undefined): PageStatus {
  if (error?.code === 'interrupted') return 'interrupted';
  if (planned?.plan.dryRun && !error) return 'dry-run';
  const verdicts: Partial<Record<OutcomeStatus, PageStatus>> = { succeeded: 'check-passed', failed: 'check-failed' };
  return (planned?.target.mode === 'check' && verdicts[status]) || status;
}

/** Renders the comment without its log, short enough for the state. */
export function briefComment(facts: PageFacts): string {
  return renderComment({ ...facts, failure: facts.failure && { ...facts.failure, log: [] } });
}

export function endingOf(facts: PageFacts, outcome: DeployOutcome): RecordEnd {
  return { state: stateOf(outcome), description: resultLine(facts), url: outcome.url, comment: renderComment(facts) };
}

/**
 * A deploy that came to its end is a success or a failure. It is an `error` if the platform may go on without a run
 * that follows it (interrupted, timed out, lost): a re-run finds it and follows. Undefined if nothing was deployed.
 */
function stateOf({ status, error, failure, deployID }: DeployOutcome): RecordState | undefined {
  switch (status) {
    case 'succeeded':
      return error ? 'failure' : 'success';
    case 'failed':
      return failure || error?.code === 'deploy_failed' || deployID === undefined ? 'failure' : 'error';
    case 'cancelled':
      return deployID === undefined ? undefined : 'inactive';
    case 'pending':
      return error ? 'error' : 'in_progress';
    case 'skipped':
      return undefined;
    default:
      return status satisfies never;
  }
}
