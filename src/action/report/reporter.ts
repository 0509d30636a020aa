import type { Clock, Random } from '../../base/clock.ts';
import type { SlipwayError } from '../../base/errors.ts';
import { Secrets } from '../../base/secrets.ts';
import { cleanLine } from '../../base/text.ts';
import type { Comparison } from '../../check/compare.ts';
import type { CheckReport } from '../../check/report.ts';
import { type DeployOutcome, type Reporter, shownAt } from '../../deploy/events.ts';
import { redactFailure } from '../../deploy/failure.ts';
import type { PlannedDeploy } from '../../deploy/inputs/parse.ts';
import { INPUT_NAMES, INPUTS } from '../../deploy/inputs/table.ts';
import type { SeedOutcome, SeedReporter } from '../../seed/events.ts';
import type { Limits, Recorder } from '../forge/recorder.ts';
import type { ActionRun } from '../inputs.ts';
import { type Runner, redactingRunner } from '../runner/runner.ts';
import { createAnnotations } from './annotations.ts';
import type { KnownFacts } from './facts.ts';
import { createDeployLog } from './log.ts';
import { droppedOutputs, outputsOf } from './outputs.ts';

type Follower = Pick<Recorder, 'tell' | 'finish' | 'previous'>;

export interface ReportParts {
  readonly runner: Runner;
  readonly run: ActionRun;
  readonly clock: Clock;
  readonly random: Random;
}

const pages = () => import('./pages.ts');

/** After an interruption the runner soon kills the process. A request that still hangs then shows that the forge does. */
const INTERRUPTED: Limits = { settleMs: 2_500, totalMs: 3_500 };

export type ActionReport = ReturnType<typeof createReport>;

/** Shows what a run does. Annotates what a check found, and keeps it for the summary. Masks the secrets among the inputs at once. */
export function createReport({ run, clock, ...parts }: ReportParts) {
  const secrets = new Secrets();
  const runner = redactingRunner(parts.runner, secrets);
  const annotations = createAnnotations(runner);
  const log = createDeployLog(runner, annotations);
  const warnings: { readonly message: string; readonly remedy: string | undefined }[] = [];
  let follower: Follower | undefined;
  /** What the pages show beside the outcome, as far as it is known. */
  let known: KnownFacts = { planned: undefined, built: undefined, checked: undefined, compared: '' };
  /** The facts that are known so far, for an end outside the flow. */
  let story: Pick<DeployOutcome, 'appID' | 'deployID' | 'url' | 'failure'> = {};

  const addSecret = (secret: string): void => {
    for (const form of secrets.add(secret)) runner.mask(form);
  };
  for (const name of INPUT_NAMES) if (INPUTS[name].kind === 'secret') addSecret(run.raw[name]);
  addSecret(run.context.idTokenRequest?.token ?? '');

  const report: Reporter = (event) => {
    if (event.type === 'app-known') story = { ...story, appID: event.appID };
    if (event.type === 'deployment-known') story = { ...story, deployID: event.deployID };
    if (event.type === 'url') story = { ...story, url: event.url };
    if (event.type === 'failure') story = { ...story, failure: event.report };
    if (event.type === 'warning') {
      const message = shownAt(event.place) + event.message;
      if (!warnings.some((each) => each.message === message)) warnings.push({ message, remedy: event.remedy });
    }
    // The platform chooses the log's text, and the runner masks whole lines only.
    log.tell(event.type === 'failure' ? { ...event, report: redactFailure(event.report, secrets) } : event);
    follower?.tell(event);
  };
  const factsOf = async (outcome: DeployOutcome, seeded: SeedOutcome | undefined) => {
    const { pageFacts } = await pages();
    const [updatedAt, unannotated] = [clock.now(), annotations.dropped()];
    return pageFacts({ ...known, outcome, seeded, run, warnings, updatedAt, unannotated, secrets });
  };
  const summarize = async (outcome: DeployOutcome, seed?: SeedOutcome) => {
    const { renderSummary } = await pages();
    runner.summary(renderSummary(await factsOf(outcome, seed)));
  };
  const writeOutputs = (outcome: DeployOutcome, seed?: SeedOutcome) => {
    const outputs = outputsOf(outcome, seed, secrets);
    for (const [name, value] of Object.entries(outputs)) runner.output(name, value);
    const warning = droppedOutputs(outputs, known.planned?.secretVariables ?? new Map());
    if (warning) report({ type: 'warning', ...warning });
  };

  /** Reports the end everywhere: log, outputs, summary, record, comment. Returns the exit code. */
  const finish = async (outcome: DeployOutcome, seed?: SeedOutcome): Promise<number> => {
    log.closeGroup();
    const { error, status } = outcome;
    // The findings of a failed check have been annotated, and the failure event has shown a failed deployment.
    if (error?.code === 'check_failed') runner.line(`✗ ${cleanLine(error.message, 500)}`);
    else if (error && error.code !== 'deploy_failed') annotations.addError(error);
    if (seed?.error) annotations.addError(seed.error);
    writeOutputs(outcome, seed);
    // The summary first, because it needs no network, and again if the recorder had a warning to add.
    await summarize(outcome, seed);
    if (follower) {
      const { briefComment, endingOf } = await pages();
      const told = warnings.length;
      const isInterrupted = error?.code === 'interrupted';
      const previous = status === 'succeeded' || isInterrupted ? undefined : await follower.previous();
      known = { ...known, previous };
      const facts = await factsOf(outcome, seed);
      await follower.finish(endingOf(facts, outcome), briefComment(facts), isInterrupted ? INTERRUPTED : undefined);
      if (warnings.length > told || previous) await summarize(outcome, seed);
    }
    const failed = error !== undefined || status === 'failed' || status === 'cancelled';
    return failed || seed?.error ? 1 : 0;
  };

  return {
    report,
    addSecret,
    finish,
    /** Hides the plan's secrets and shows its notices. */
    accept(planned: PlannedDeploy): void {
      known = { ...known, planned };
      for (const secret of planned.secrets) addSecret(secret);
      for (const message of planned.notices) report({ type: 'notice', message });
    },
    /** Gives `next` every event from now on, and the end. */
    follow(next: Follower): void {
      follower = next;
    },
    checkedOut(built: string): void {
      known = { ...known, built };
    },
    async checked(checked: CheckReport): Promise<void> {
      known = { ...known, checked };
      const { tellFindings } = await pages();
      tellFindings(runner, annotations, checked);
    },
    async compared(comparison: Comparison): Promise<void> {
      const { comparisonSection } = await pages();
      known = { ...known, compared: comparisonSection(comparison, (text) => secrets.redact(text)) };
    },
    async seedReporter(): Promise<SeedReporter> {
      const { seedLog } = await pages();
      runner.line('Keys');
      return seedLog(runner, annotations, clock);
    },
    /** Reports an error outside the flow: bad inputs, or a check without a platform. Returns the exit code. */
    fail: (error: SlipwayError): Promise<number> =>
      finish({ ...story, status: 'failed', appCreated: false, phases: [], error }),
    /** Reports that the run has nothing to do with the app, and why. Returns the exit code. */
    async skip(app: string, reason: SlipwayError): Promise<number> {
      known = { ...known, skippedApp: app };
      const message = `${cleanLine(app, 200)}: ${reason.message}`;
      annotations.add('notice', { title: 'Deploy skipped', message }, reason.remedy?.split('\n'));
      const skipped = { ...story, status: 'skipped', appCreated: false, phases: [], error: reason } as const;
      writeOutputs(skipped);
      await summarize(skipped);
      return 0;
    },
  };
}
