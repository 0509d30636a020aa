import type { Clock, Random } from '../../base/clock.ts';
import type { SlipwayError } from '../../base/errors.ts';
import { Secrets } from '../../base/secrets.ts';
import { cleanLine } from '../../base/text.ts';
import type { Comparison } from '../../check/compare.ts';
import type { CheckReport } from '../../check/report.ts';
import type { CheckListener } from '../../check/run.ts';
import type { DeployEvent, DeployOutcome, Reporter } from '../../deploy/events.ts';
import { redactFailure } from '../../deploy/failure.ts';
import type { PlannedDeploy } from '../../deploy/inputs/parse.ts';
import { INPUT_NAMES, INPUTS, OUTPUT_NAMES } from '../../deploy/inputs/table.ts';
import type { SeedOutcome, SeedReporter } from '../../seed/events.ts';
import type { Recorder } from '../forge/recorder.ts';
import type { ActionRun } from '../inputs.ts';
import { redactingRunner } from '../runner/redacting.ts';
import type { Runner } from '../runner/runner.ts';
import { Annotations } from './annotations.ts';
import { showError } from './errors.ts';
import type { EndFacts } from './facts.ts';
import { DeployLog } from './log.ts';
import { droppedOutputs, outputsOf } from './outputs.ts';

/** Shows what a run does. Annotates what a check found, and keeps it for the summary. */
export interface ActionReport extends CheckListener {
  /** Hides the plan's secrets and shows its notices. */
  accept(planned: PlannedDeploy): void;
  /** Gives `follower` every event from now on, and the end. */
  follow(follower: Follower): void;
  /** Reports the end everywhere: log, outputs, summary, record, comment. Returns the exit code. */
  finish(outcome: DeployOutcome, seed?: SeedOutcome): Promise<number>;
  /** Returns what shows the events of a seeding. */
  seedReporter(): Promise<SeedReporter>;
  /** Reports an error outside the flow: bad inputs, or a check without a platform. Returns the exit code. */
  fail(error: SlipwayError): Promise<number>;
  /** Reports that the run has nothing to do, and why. Returns the exit code. */
  skip(reason: SlipwayError): Promise<number>;
}

/** A follower of a deploy, beside the log. */
type Follower = Pick<Recorder, 'tell' | 'finish'>;

export interface ReportParts {
  readonly runner: Runner;
  readonly run: ActionRun;
  readonly clock: Clock;
  readonly random: Random;
}

const pages = () => import('./pages.ts');

/** Milliseconds that the end waits for the forge. After an interruption the runner soon kills the process. */
const FINISH_MS = 30_000;
const INTERRUPTED_MS = 4_000;

/** Makes the action's reporter. Masks the secrets among the inputs before it returns. */
export function createReport(parts: ReportParts): ActionReport {
  return new Report(parts);
}

class Report implements ActionReport {
  readonly #parts: ReportParts;
  readonly #secrets = new Secrets();
  readonly #runner: Runner;
  readonly #annotations: Annotations;
  readonly #log: DeployLog;
  readonly #warnings: string[] = [];
  #planned: PlannedDeploy | undefined;
  #follower: Follower | undefined;
  #built: string | undefined;
  #checked: CheckReport | undefined;
  #compared = '';
  /** The facts that are known so far, for an end outside the flow. */
  #story: Pick<DeployOutcome, 'appID' | 'deployID' | 'url' | 'failure'> = {
    appID: undefined,
    deployID: undefined,
    url: undefined,
    failure: undefined,
  };

  constructor(parts: ReportParts) {
    this.#parts = parts;
    this.#runner = redactingRunner(parts.runner, this.#secrets);
    this.#annotations = new Annotations(this.#runner);
    this.#log = new DeployLog(this.#runner, this.#annotations);
    const { raw, context } = parts.run;
    for (const name of INPUT_NAMES) if (INPUTS[name].kind === 'secret') this.addSecret(raw[name]);
    this.addSecret(context.idTokenRequest?.token ?? '');
  }

  readonly report: Reporter = (event) => {
    if (event.type === 'app-known') this.#story = { ...this.#story, appID: event.appID };
    if (event.type === 'deployment-known') this.#story = { ...this.#story, deployID: event.deployID };
    if (event.type === 'url') this.#story = { ...this.#story, url: event.url };
    if (event.type === 'failure') this.#story = { ...this.#story, failure: event.report };
    if (event.type === 'warning' && !this.#warnings.includes(event.message)) this.#warnings.push(event.message);
    this.#log.tell(this.#withoutSecrets(event));
    this.#follower?.tell(event);
  };

  addSecret(secret: string): void {
    for (const form of this.#secrets.add(secret)) this.#runner.mask(form);
  }

  accept(planned: PlannedDeploy): void {
    this.#planned = planned;
    for (const secret of planned.secrets) this.addSecret(secret);
    for (const message of planned.notices) this.report({ type: 'notice', message });
  }

  follow(follower: Follower): void {
    this.#follower = follower;
  }

  checkedOut(commit: string): void {
    this.#built = commit;
  }

  async checked(report: CheckReport): Promise<void> {
    this.#checked = report;
    const { tellFindings } = await pages();
    tellFindings(this.#runner, this.#annotations, report);
  }

  async compared(comparison: Comparison): Promise<void> {
    const { comparisonSection } = await pages();
    this.#compared = comparisonSection(comparison, (text) => this.#secrets.redact(text));
  }

  async finish(outcome: DeployOutcome, seed?: SeedOutcome): Promise<number> {
    this.#log.closeGroup();
    const { error } = outcome;
    // The findings of a failed check have been annotated, and the failure event has shown a failed deployment.
    if (error?.code === 'check_failed') this.#runner.line(`✗ ${cleanLine(error.message, 500)}`);
    else if (error && error.code !== 'deploy_failed') showError(this.#runner, this.#annotations, error);
    if (seed?.error) showError(this.#runner, this.#annotations, seed.error);
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

  fail(error: SlipwayError): Promise<number> {
    return this.finish({ ...this.#story, status: 'failed', appCreated: false, phases: [], error });
  }

  async skip(reason: SlipwayError): Promise<number> {
    this.#annotations.add('notice', { title: 'Deploy skipped', message: reason.message });
    const skipped = { ...this.#story, status: 'skipped', appCreated: false, phases: [], error: reason } as const;
    this.#writeOutputs(skipped, undefined);
    await this.#summarize(skipped, undefined);
    return 0;
  }

  #writeOutputs(outcome: DeployOutcome, seed: SeedOutcome | undefined): void {
    const outputs = outputsOf(outcome, seed, this.#secrets);
    for (const name of OUTPUT_NAMES) this.#runner.output(name, outputs[name]);
    const warning = droppedOutputs(outputs, this.#planned?.secretVariables ?? new Map());
    if (warning) this.report({ type: 'warning', ...warning });
  }

  /** Writes the summary first, because it needs no network, and again if the recorder had a warning to add. */
  async #publish(outcome: DeployOutcome, seed: SeedOutcome | undefined): Promise<void> {
    await this.#summarize(outcome, seed);
    if (!this.#follower) return;
    const { briefComment, endingOf, pageFacts } = await pages();
    const told = this.#warnings.length;
    const ms = outcome.error?.code === 'interrupted' ? INTERRUPTED_MS : FINISH_MS;
    const facts = pageFacts(this.#facts(outcome, seed));
    await within(ms, this.#follower.finish(endingOf(facts, outcome), briefComment(facts)));
    if (this.#warnings.length > told) await this.#summarize(outcome, seed);
  }

  async #summarize(outcome: DeployOutcome, seed: SeedOutcome | undefined): Promise<void> {
    const { pageFacts, renderSummary } = await pages();
    this.#runner.summary(renderSummary(pageFacts(this.#facts(outcome, seed))));
  }

  #facts(outcome: DeployOutcome, seed: SeedOutcome | undefined): EndFacts {
    return {
      outcome,
      seeded: seed,
      run: this.#parts.run,
      planned: this.#planned,
      built: this.#built,
      checked: this.#checked,
      compared: this.#compared,
      warnings: this.#warnings,
      unannotated: this.#annotations.dropped,
      secrets: this.#secrets,
    };
  }

  /** The platform chooses the log's text, and the runner masks whole lines only. */
  #withoutSecrets(event: DeployEvent): DeployEvent {
    return event.type === 'failure' ? { ...event, report: redactFailure(event.report, this.#secrets) } : event;
  }
}

/** Waits until `work` ends, at most `ms`. What has not ended by then goes on alone. */
async function within(ms: number, work: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, ms);
  try {
    await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
