import type { Clock, Random } from '../base/clock.ts';
import type { SlipwayError } from '../base/errors.ts';
import { Secrets } from '../base/secrets.ts';
import type { CheckReport, Comparison } from '../check/index.ts';
import type { DeployEvent, DeployOutcome, Reporter } from '../deploy/events.ts';
import { redactFailure } from '../deploy/failure.ts';
import type { PlannedDeploy } from '../deploy/inputs/parse.ts';
import { INPUT_NAMES, INPUTS, OUTPUT_NAMES } from '../deploy/inputs/table.ts';
import type { DeployPlan } from '../deploy/plan.ts';
import type { SeedOutcome, SeedReporter } from '../seed/events.ts';
import { Annotations } from './annotations.ts';
import { showError } from './errors.ts';
import type { EndFacts } from './facts.ts';
import type { GitHubSide } from './github/side.ts';
import type { ActionRun } from './inputs.ts';
import { DeployLog } from './log.ts';
import { droppedOutputs, outputsOf } from './outputs.ts';
import { redactingRunner } from './redact.ts';
import { type Runner, SAVED } from './runner.ts';

export interface ActionReport {
  /** Shows the flow's events as they come. */
  readonly report: Reporter;
  /** Has the log and the pages hide `secret` from here on; called before it is used. */
  addSecret(secret: string): void;
  /** Hides the plan's secrets and tells its notices. */
  accept(planned: PlannedDeploy): void;
  /** The accepted plan with what earlier runs left at GitHub. Changes nothing there. */
  recall(fetcher: typeof fetch): Promise<DeployPlan>;
  /** Remembers, for the summary, which commit a check builds: on a pull request usually the merge commit. */
  checkedOut(commit: string): void;
  /** Annotates what a check found, and keeps it for the summary. */
  checked(report: CheckReport): Promise<void>;
  /** Keeps for the summary what a check was compared with. */
  compared(comparison: Comparison): Promise<void>;
  /** Tells the end everywhere: log, outputs, summary, GitHub deployment, comment. Returns the exit code. */
  finish(outcome: DeployOutcome, seed?: SeedOutcome): Promise<number>;
  /** Shows a seeding's events as they come. */
  seedReporter(): Promise<SeedReporter>;
  /** The end by an error that is no outcome of the flow: bad inputs, no platform for a check. Returns the exit code. */
  fail(error: SlipwayError): Promise<number>;
  /** The end of a run that has nothing to do, and why. Returns the exit code. */
  skip(reason: SlipwayError): Promise<number>;
}

export interface ReportParts {
  readonly runner: Runner;
  readonly run: ActionRun;
  readonly clock: Clock;
  readonly random: Random;
}

/** Milliseconds that GitHub's API is waited for at the end. After an interruption the runner soon kills the process. */
const FINISH_MS = 30_000;
const INTERRUPTED_MS = 4_000;

/** The action's reporter. The secrets among the inputs are masked before this returns. */
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
  #side: GitHubSide | undefined;
  #built: string | undefined;
  #checked: CheckReport | undefined;
  #compared = '';
  /** How far the flow came, for an end that is no outcome. */
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
    this.#side?.tell(event);
  };

  addSecret(secret: string): void {
    for (const form of this.#secrets.add(secret)) this.#runner.mask(form);
  }

  accept(planned: PlannedDeploy): void {
    this.#planned = planned;
    for (const secret of planned.secrets) this.addSecret(secret);
    for (const message of planned.notices) this.report({ type: 'notice', message });
  }

  async recall(fetcher: typeof fetch): Promise<DeployPlan> {
    const planned = this.#planned;
    if (!planned) throw new TypeError('A plan is accepted before it is recalled');
    const { plan, target, github } = planned;
    if (target.mode === 'check' || github.token === '') return plan;
    const [{ openGitHubSide }, { appKey }] = await Promise.all([import('./github/open.ts'), import('./facts.ts')]);
    const side = openGitHubSide({
      ...this.#parts,
      fetch: fetcher,
      token: github.token,
      context: this.#parts.run.context,
      open: { app: appKey(planned), environment: github.environment, comment: github.comment },
      save: (open) => this.#runner.state(SAVED, JSON.stringify(open)),
      warn: (message, remedy) => this.report({ type: 'warning', message, remedy }),
    });
    const memory = await side?.recall(plan.commit);
    this.#side = plan.dryRun ? undefined : side;
    return { ...plan, ...memory };
  }

  checkedOut(commit: string): void {
    this.#built = commit;
  }

  async checked(report: CheckReport): Promise<void> {
    this.#checked = report;
    const { tellFindings } = await import('./check-report.ts');
    tellFindings(this.#runner, this.#annotations, report);
  }

  async compared(comparison: Comparison): Promise<void> {
    const { comparisonSection } = await import(/* webpackChunkName: "check" */ './compare-report.ts');
    this.#compared = comparisonSection(comparison, (text) => this.#secrets.redact(text));
  }

  async finish(outcome: DeployOutcome, seed?: SeedOutcome): Promise<number> {
    this.#log.closeGroup();
    // A failed deployment has been told with its failure record.
    if (outcome.error && outcome.error.code !== 'deploy_failed') {
      showError(this.#runner, this.#annotations, outcome.error);
    }
    if (seed?.error) showError(this.#runner, this.#annotations, seed.error);
    this.#writeOutputs(outcome, seed);
    await this.#publish(outcome, seed);
    const failed = outcome.error !== undefined || outcome.status === 'failed' || outcome.status === 'cancelled';
    return failed || seed?.error ? 1 : 0;
  }

  async seedReporter(): Promise<SeedReporter> {
    const { seedLog } = await import('./seed-report.ts');
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

  /** The summary first, which needs nobody; it is written anew where GitHub's side had a warning to add. */
  async #publish(outcome: DeployOutcome, seed: SeedOutcome | undefined): Promise<void> {
    await this.#summarize(outcome, seed);
    if (!this.#side) return;
    const { briefComment, githubEnding, pageFacts } = await import('./facts.ts');
    const told = this.#warnings.length;
    const ms = outcome.error?.code === 'interrupted' ? INTERRUPTED_MS : FINISH_MS;
    const facts = pageFacts(this.#facts(outcome, seed));
    const closed = await within(ms, this.#side.finish(githubEnding(facts, outcome), briefComment(facts)));
    if (this.#warnings.length > told) await this.#summarize(outcome, seed);
    if (closed) this.#runner.state(SAVED, '');
  }

  /** What makes the pages is loaded here: a first error is told without it. */
  async #summarize(outcome: DeployOutcome, seed: SeedOutcome | undefined): Promise<void> {
    const [{ renderSummary }, { pageFacts }] = await Promise.all([import('./page.ts'), import('./facts.ts')]);
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

  /** The platform chooses the log's text, and its lines are masked as wholes only. */
  #withoutSecrets(event: DeployEvent): DeployEvent {
    return event.type === 'failure' ? { ...event, report: redactFailure(event.report, this.#secrets) } : event;
  }
}

/** True where `work` ended within `ms`; what has not ended by then is left alone. */
async function within(ms: number, work: Promise<void>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), ms);
  try {
    return await Promise.race([work.then(() => true), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
