import type { Clock, Random } from '../../base/clock.ts';
import type { SlipwayError } from '../../base/errors.ts';
import { Secrets } from '../../base/secrets.ts';
import { cleanLine } from '../../base/text.ts';
import type { Comparison } from '../../check/compare.ts';
import type { CheckReport } from '../../check/report.ts';
import type { CheckListener } from '../../check/run.ts';
import { type DeployOutcome, type Reporter, shownAt } from '../../deploy/events.ts';
import { redactFailure } from '../../deploy/failure.ts';
import type { PlannedDeploy } from '../../deploy/inputs/parse.ts';
import { INPUT_NAMES, INPUTS } from '../../deploy/inputs/table.ts';
import type { SeedOutcome, SeedReporter } from '../../seed/events.ts';
import type { Limits, Recorder } from '../forge/recorder.ts';
import type { ActionRun } from '../inputs.ts';
import { type Runner, redactingRunner } from '../runner/runner.ts';
import { type Annotations, createAnnotations } from './annotations.ts';
import type { EndFacts, KnownFacts } from './facts.ts';
import { createDeployLog } from './log.ts';
import { droppedOutputs, outputsOf } from './outputs.ts';

/** A follower of a deploy, beside the log. */
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

/** Shows what a run does. Annotates what a check found, and keeps it for the summary. Masks the secrets among the inputs at once. */
export class ActionReport implements CheckListener {
  readonly #parts: ReportParts;
  readonly #secrets = new Secrets();
  readonly #runner: Runner;
  readonly #annotations: Annotations;
  readonly #log: ReturnType<typeof createDeployLog>;
  readonly #warnings: { readonly message: string; readonly remedy: string | undefined }[] = [];
  #follower: Follower | undefined;
  /** What the pages show beside the outcome, as far as it is known. */
  #known: KnownFacts = { planned: undefined, built: undefined, checked: undefined, compared: '' };
  /** The facts that are known so far, for an end outside the flow. */
  #story: Pick<DeployOutcome, 'appID' | 'deployID' | 'url' | 'failure'> = {};

  constructor(parts: ReportParts) {
    this.#parts = parts;
    this.#runner = redactingRunner(parts.runner, this.#secrets);
    this.#annotations = createAnnotations(this.#runner);
    this.#log = createDeployLog(this.#runner, this.#annotations);
    const { raw, context } = parts.run;
    for (const name of INPUT_NAMES) if (INPUTS[name].kind === 'secret') this.addSecret(raw[name]);
    this.addSecret(context.idTokenRequest?.token ?? '');
  }

  readonly report: Reporter = (event) => {
    if (event.type === 'app-known') this.#story = { ...this.#story, appID: event.appID };
    if (event.type === 'deployment-known') this.#story = { ...this.#story, deployID: event.deployID };
    if (event.type === 'url') this.#story = { ...this.#story, url: event.url };
    if (event.type === 'failure') this.#story = { ...this.#story, failure: event.report };
    if (event.type === 'warning') {
      const message = shownAt(event.place) + event.message;
      if (!this.#warnings.some((each) => each.message === message)) {
        this.#warnings.push({ message, remedy: event.remedy });
      }
    }
    // The platform chooses the log's text, and the runner masks whole lines only.
    const isFailure = event.type === 'failure';
    this.#log.tell(isFailure ? { ...event, report: redactFailure(event.report, this.#secrets) } : event);
    this.#follower?.tell(event);
  };

  readonly addSecret = (secret: string): void => {
    for (const form of this.#secrets.add(secret)) this.#runner.mask(form);
  };

  /** Hides the plan's secrets and shows its notices. */
  accept(planned: PlannedDeploy): void {
    this.#known = { ...this.#known, planned };
    for (const secret of planned.secrets) this.addSecret(secret);
    for (const message of planned.notices) this.report({ type: 'notice', message });
  }

  /** Gives `follower` every event from now on, and the end. */
  follow(follower: Follower): void {
    this.#follower = follower;
  }

  checkedOut(built: string): void {
    this.#known = { ...this.#known, built };
  }

  async checked(checked: CheckReport): Promise<void> {
    this.#known = { ...this.#known, checked };
    const { tellFindings } = await pages();
    tellFindings(this.#runner, this.#annotations, checked);
  }

  async compared(comparison: Comparison): Promise<void> {
    const { comparisonSection } = await pages();
    const compared = comparisonSection(comparison, (text) => this.#secrets.redact(text));
    this.#known = { ...this.#known, compared };
  }

  /** Reports the end everywhere: log, outputs, summary, record, comment. Returns the exit code. */
  async finish(outcome: DeployOutcome, seed?: SeedOutcome): Promise<number> {
    this.#log.closeGroup();
    const { error } = outcome;
    // The findings of a failed check have been annotated, and the failure event has shown a failed deployment.
    if (error?.code === 'check_failed') this.#runner.line(`✗ ${cleanLine(error.message, 500)}`);
    else if (error && error.code !== 'deploy_failed') this.#annotations.addError(error);
    if (seed?.error) this.#annotations.addError(seed.error);
    this.#writeOutputs(outcome, seed);
    await this.#publish(outcome, seed);
    const failed = outcome.error !== undefined || outcome.status === 'failed' || outcome.status === 'cancelled';
    return failed || seed?.error ? 1 : 0;
  }

  async seedReporter(): Promise<SeedReporter> {
    const { seedLog } = await pages();
    this.#runner.line('Keys');
    return seedLog(this.#runner, this.#annotations, this.#parts.clock);
  }

  /** Reports an error outside the flow: bad inputs, or a check without a platform. Returns the exit code. */
  fail(error: SlipwayError): Promise<number> {
    return this.finish({ ...this.#story, status: 'failed', appCreated: false, phases: [], error });
  }

  /** Reports that the run has nothing to do with the app, and why. Returns the exit code. */
  async skip(app: string, reason: SlipwayError): Promise<number> {
    this.#known = { ...this.#known, skippedApp: app };
    const message = `${cleanLine(app, 200)}: ${reason.message}`;
    this.#annotations.add('notice', { title: 'Deploy skipped', message }, reason.remedy?.split('\n'));
    const skipped = { ...this.#story, status: 'skipped', appCreated: false, phases: [], error: reason } as const;
    this.#writeOutputs(skipped);
    await this.#summarize(skipped);
    return 0;
  }

  #writeOutputs(outcome: DeployOutcome, seed?: SeedOutcome): void {
    const outputs = outputsOf(outcome, seed, this.#secrets);
    for (const [name, value] of Object.entries(outputs)) this.#runner.output(name, value);
    const warning = droppedOutputs(outputs, this.#known.planned?.secretVariables ?? new Map());
    if (warning) this.report({ type: 'warning', ...warning });
  }

  /** Writes the summary first, because it needs no network, and again if the recorder had a warning to add. */
  async #publish(outcome: DeployOutcome, seed: SeedOutcome | undefined): Promise<void> {
    await this.#summarize(outcome, seed);
    if (!this.#follower) return;
    const { briefComment, endingOf, pageFacts } = await pages();
    const told = this.#warnings.length;
    const isInterrupted = outcome.error?.code === 'interrupted';
    const previous = outcome.status === 'succeeded' || isInterrupted ? undefined : await this.#follower.previous();
    this.#known = { ...this.#known, previous };
    const facts = pageFacts(this.#facts(outcome, seed));
    const limits = isInterrupted ? INTERRUPTED : undefined;
    await this.#follower.finish(endingOf(facts, outcome), briefComment(facts), limits);
    if (this.#warnings.length > told || previous) await this.#summarize(outcome, seed);
  }

  async #summarize(outcome: DeployOutcome, seed?: SeedOutcome): Promise<void> {
    const { pageFacts, renderSummary } = await pages();
    this.#runner.summary(renderSummary(pageFacts(this.#facts(outcome, seed))));
  }

  #facts(outcome: DeployOutcome, seed: SeedOutcome | undefined): EndFacts {
    return {
      ...this.#known,
      outcome,
      seeded: seed,
      run: this.#parts.run,
      warnings: this.#warnings,
      updatedAt: this.#parts.clock.now(),
      unannotated: this.#annotations.dropped(),
      secrets: this.#secrets,
    };
  }
}
