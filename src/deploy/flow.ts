import { isDeepStrictEqual } from 'node:util';
import type { ControlPlane } from '../api/control-plane.ts';
import { formatDuration } from '../base/durations.ts';
import { asSlipwayError, assertNever, SlipwayError } from '../base/errors.ts';
import type { JsonObject } from '../base/json.ts';
import { cleanLine } from '../base/text.ts';
import type { SeenDeployment } from '../contract/answers.ts';
import type { SiteWarning } from '../contract/built-output.ts';
import { isFunctionType } from '../contract/limits.ts';
import { afterward, broughtType, type Configured, configureApp, ensureApp, findApp } from './app.ts';
import type { DeployDeps } from './deps.ts';
import type { DeployEvent, DeployOutcome } from './events.ts';
import type { ExplainedPlan } from './explain.ts';
import type { FailureReport } from './failure.ts';
import { type Followed, follow, type LookAt } from './follow.ts';
import { createNarrator, type Narrator } from './narrator.ts';
import { type Terms, termsOf } from './ownership.ts';
import type { DeployPlan } from './plan.ts';
import { publicUrl, verifySite } from './site.ts';
import { type EnsuredApp, putBack, storedValue } from './stored.ts';
import { trigger } from './trigger.ts';

/**
 * The whole deploy: ensure the app → configure → env → trigger → follow → explain a failure → verify (spec 1, 3.1, 4.A).
 * Never throws: the outcome has the reason. An abort does not stop the platform's work.
 */
export async function deploy(plan: DeployPlan, deps: DeployDeps): Promise<DeployOutcome> {
  const run = new Run(plan, deps);
  const stop = deps.every(2_000, () => run.narrator.heartbeat());
  return run
    .go()
    .catch((thrown) => run.broken(thrown))
    .finally(stop);
}

class Run {
  #plan: ExplainedPlan;
  readonly #deps: DeployDeps;
  readonly narrator: Narrator;
  #app: EnsuredApp | undefined;
  #terms: Terms = { takesOver: false, movesBranch: true };
  /** The settings that the deployment carries. */
  #brought: Configured['brought'];
  /** What was changed before the deployment. */
  #changed: Pick<Configured, 'sent' | 'before'> = { sent: {}, before: {} };
  /** From here on a deployment may be under way, also if its ID is not known. */
  #triggering = false;
  #deployID: string | undefined;
  #url: string | undefined;
  /** The build made the app one of another type. */
  #becomesServer = false;
  #failure: FailureReport | undefined;

  constructor(plan: DeployPlan, deps: DeployDeps) {
    this.#plan = plan;
    this.#deps = deps;
    this.narrator = createNarrator(deps.reporter, deps.clock, deps.signal);
  }

  async go(): Promise<DeployOutcome> {
    const { phase } = this.narrator;
    await phase('identity', async () => [undefined, await this.#deps.identify()]);
    if (this.#plan.dryRun) return this.#rehearse();

    const app = await phase('app', () => this.#ensure());
    const { env } = this.#plan;
    // A phase without anything to say would only be noise: the app was created with its configuration.
    if (!app.created) await phase('configure', () => this.#configure(app));
    const variables = env.kind === 'replace' ? env.variables : undefined;
    if (variables) await phase('env', () => this.#replaceEnv(app, variables));
    const triggeredAt = this.#deps.clock.now();
    const deployID = await phase('trigger', () => this.#trigger(app));
    if (!this.#plan.follow.wait) return this.outcome('pending');

    const followed = await phase('follow', () => this.#follow(app, deployID, triggeredAt));
    await this.#restore(app, followed.family);
    return this.#conclude(followed, app, deployID);
  }

  /** Finds or creates the app. Asks a service that created it whether it takes what decides about the first release. */
  async #ensure(): Promise<readonly [EnsuredApp, string]> {
    const app = await ensureApp(this.#plan, this.#deps);
    if (app.created && this.#plan.verify === 'fail') {
      const found = await this.#deps.platform.lookUp(app.appID).catch(() => undefined);
      if (found?.takesConfiguration) this.#brought = { verify: 'fail' };
    }
    this.#terms = termsOf(this.#plan, app);
    this.#app = app;
    this.narrator.report({ type: 'app-known', appID: app.appID, created: app.created });
    return [app, app.created ? `created ${app.appID}` : `found ${app.appID}`];
  }

  async #configure(app: EnsuredApp): Promise<readonly [undefined, string]> {
    const { detail, kept, url, subdomain, brought, ...changed } = await configureApp(
      this.#plan,
      app,
      this.#terms,
      this.#deps.platform,
    );
    this.#brought = brought;
    this.#changed = changed;
    this.#plan = { ...this.#plan, kept };
    this.#app = { ...app, url: url ?? app.url, subdomain: subdomain ?? app.subdomain };
    const { branch } = app.stored ?? {};
    if (!this.#terms.movesBranch && branch !== undefined) {
      const shown = cleanLine(this.#plan.configuration.branch, 200);
      const message = `This deployment is of ${shown}. The branch of the app stays ${cleanLine(branch, 200)}`;
      this.narrator.report({ type: 'notice', message });
    }
    return [undefined, detail];
  }

  async #replaceEnv(app: EnsuredApp, variables: ReadonlyMap<string, string>): Promise<readonly [undefined, string]> {
    // Such a platform takes them with the deployment.
    if (!app.takesEnv) await this.#deps.platform.replaceEnv(app.appID, variables);
    return [undefined, variables.size === 1 ? '1 variable' : `${variables.size} variables`];
  }

  async #trigger(app: EnsuredApp): Promise<readonly [string, string]> {
    const onStart = () => {
      this.#triggering = true;
    };
    const all = { ...this.#brought, ...broughtType(this.#plan, app) };
    const brought = Object.keys(all).length > 0 ? all : undefined;
    const { env } = this.#plan;
    const carried = env.kind === 'replace' && app.takesEnv ? { env: Object.fromEntries(env.variables) } : {};
    const parts = { ...this.#deps, ...carried, onStart, brought };
    const { deployID, attached } = await trigger(this.#plan, app.appID, parts);
    this.#deployID = deployID;
    this.narrator.report({ type: 'deployment-known', deployID, attached });
    return [deployID, attached ? `attached to ${deployID}, which an earlier run started` : deployID];
  }

  async #follow(app: EnsuredApp, deployID: string, triggeredAt: number): Promise<readonly [Followed, string, boolean]> {
    const look: LookAt = (signal, onPage) => listBackTo(deployID, app.appID, this.#deps.platform, { signal, onPage });
    const followed = await follow(deployID, this.#plan.follow, triggeredAt, {
      ...this.#deps,
      look,
      narrator: this.narrator,
    });
    const detached = followed.family === 'pending' && this.#plan.follow.onTimeout === 'detach';
    return [followed, followed.deployment?.status ?? followed.family, followed.family !== 'success' && !detached];
  }

  /**
   * Takes back what a deployment that ended without going live has left in the app, and after each end the branch that only this
   * deployment was of. A platform that takes the configuration with the deployment keeps none of it.
   */
  async #restore(app: EnsuredApp, family: Followed['family']): Promise<void> {
    if (family === 'pending' || this.#plan.isPassing) return;
    const isOver = family !== 'success';
    const { env } = this.#plan;
    const variables = env.kind === 'replace' ? [...env.variables.keys()] : [];
    // `verify` is of the deployment alone.
    const brought = Object.keys(this.#brought ?? {}).filter((name) => name !== 'verify');
    if (app.takesEnv && env.kind === 'replace') brought.push(`its variables (${variables.join(', ') || 'none'})`);
    if (isOver && brought.length > 0) this.narrator.report(notKept(brought));
    if (isOver && env.kind === 'replace' && !app.takesEnv) await this.#restoreEnv(app, variables);
    const { sent, before } = app.created ? createdWith(this.#plan) : this.#changed;
    const names = Object.keys(sent).filter(
      (name) => before[name] !== undefined && (isOver || (name === 'branch' && !this.#terms.movesBranch)),
    );
    if (names.length === 0) return;
    const part = Object.fromEntries(names.map((name) => [name, sent[name]]));
    try {
      const restored = await putBack(app, part, before, this.#deps.platform);
      if (isOver && restored.length > 0) this.narrator.report(notKept(restored));
    } catch (thrown) {
      this.#deps.signal.throwIfAborted();
      const { message, remedy } = asSlipwayError(thrown);
      this.narrator.warn(`The settings of this deployment could not be taken back: ${message}`, remedy);
    }
  }

  /** Takes back the variables of an app that this deploy created. Those that an app had before cannot be read, so they are gone. */
  async #restoreEnv(app: EnsuredApp, names: readonly string[]): Promise<void> {
    const { platform, signal } = this.#deps;
    if (app.created) {
      const found = await platform.lookUp(app.appID).catch(() => undefined);
      signal.throwIfAborted();
      const isSame = isDeepStrictEqual([...(found?.stored?.variables ?? [])].sort(), [...names].sort());
      if (found?.takesEnv && isSame && names.length > 0) {
        await platform.replaceEnv(app.appID, new Map()).catch(() => undefined);
        signal.throwIfAborted();
        return this.narrator.report(notKept([`its variables (${names.join(', ')})`]));
      }
      if (found?.takesEnv) return;
    }
    this.narrator.report(variablesStay(names, app.stored?.variables));
  }

  async #conclude(followed: Followed, app: EnsuredApp, deployID: string): Promise<DeployOutcome> {
    switch (followed.family) {
      case 'success':
        return this.#succeed(followed, app);
      case 'failure':
        return this.#fail(app, deployID);
      case 'cancelled':
        return this.outcome('cancelled', cancelled(deployID, followed.overtakenBy));
      case 'pending':
        return this.outcome(
          'pending',
          this.#plan.follow.onTimeout === 'fail' ? timedOut(deployID, this.#plan) : undefined,
        );
      default:
        return assertNever(followed.family);
    }
  }

  async #succeed(followed: Followed, app: EnsuredApp): Promise<DeployOutcome> {
    this.#url = await publicUrl(followed.deployment?.url, this.#app ?? app, this.#plan, this.#deps.platform);
    const all = followed.deployment?.warnings ?? [];
    const warnings = all.filter(({ code }) => NOT_OF_THE_SITE.has(code) || this.#plan.verify !== 'off');
    this.#becomesServer = warnings.some(({ code }) => code === 'type_detected');
    if (this.#url) {
      this.narrator.report({ type: 'url', url: this.#url, ...(this.#becomesServer && { isServer: true }) });
    }
    for (const each of warnings) this.narrator.report(siteWarning(each));
    // It would answer 404, as the platform has said.
    if (warnings.some(({ code }) => code === 'index_unanswered')) return this.outcome('succeeded');
    try {
      if (this.#plan.verify !== 'off') await this.narrator.phase('verify', () => this.#verify(app));
    } catch (thrown) {
      this.#deps.signal.throwIfAborted();
      const error = asSlipwayError(thrown);
      if (this.#plan.verify === 'fail') return this.outcome('succeeded', error);
      this.narrator.warn(`Deployed, but ${error.message}`, error.remedy);
    }
    return this.outcome('succeeded');
  }

  async #verify(app: EnsuredApp): Promise<readonly [undefined, string]> {
    if (!this.#url) {
      throw new SlipwayError('verify_failed', 'the platform named no public URL', {
        remedy: 'Set the input url-template, or set verify to "off".',
      });
    }
    const isFunction = this.#becomesServer || isFunctionType(typeOf(app, this.#plan));
    const tries = await verifySite(this.#url, { ...this.#deps, deployID: this.#deployID, isFunction });
    return [undefined, tries === 1 ? 'answers' : `answers, after ${tries} tries`];
  }

  async #fail(app: EnsuredApp, deployID: string): Promise<DeployOutcome> {
    this.#failure = await this.narrator.phase('explain', async () => {
      // 60 KB that a deploy needs only if it fails: loading them before the first request would double its code.
      const { explain } = await import(/* webpackChunkName: "failure" */ './explain.ts');
      const report = await explain(deployID, app.appID, this.#plan, this.#deps, this.narrator);
      return [report, report.code ?? 'no code given'];
    });
    this.narrator.report({ type: 'failure', report: this.#failure });
    const { headline, remedy } = this.#failure;
    return this.outcome('failed', new SlipwayError('deploy_failed', headline, { remedy }));
  }

  /** The outcome of an error on this side. If a deployment may be under way, it is pending and not failed. */
  broken(thrown: unknown): DeployOutcome {
    const isAborted = this.#deps.signal.aborted;
    const error = isAborted ? interrupted(this.#deployID, this.#triggering) : asSlipwayError(thrown);
    const refused = error.call?.outcome === 'refused' || error.call?.outcome === 'not-sent';
    const underWay = this.#deployID !== undefined || (this.#triggering && !refused);
    if (underWay) return this.outcome('pending', notFollowed(this.#deployID, error));
    return this.outcome(error.code === 'interrupted' ? 'cancelled' : 'failed', error);
  }

  /** Only reads, and reports what a deploy would do. */
  async #rehearse(): Promise<DeployOutcome> {
    const found = await findApp(this.#plan, this.#deps.platform);
    const terms = found ? termsOf(this.#plan, found) : this.#terms;
    this.#app = found;
    const { rehearse } = await import(/* webpackChunkName: "rehearsal" */ './rehearsal.ts');
    const steps = await rehearse(this.#plan, found, terms, this.#deps);
    for (const step of steps) this.narrator.report({ type: 'notice', message: `Dry run: would ${step}` });
    return { ...this.outcome('skipped'), steps };
  }

  outcome(status: DeployOutcome['status'], error?: SlipwayError): DeployOutcome {
    return {
      status,
      appID: this.#app?.appID,
      appCreated: this.#app?.created ?? false,
      deployID: this.#deployID,
      url: this.#url,
      failure: this.#failure,
      error,
      phases: this.narrator.phases,
    };
  }
}

/** Returns the deployments from the newest back to `deployID`, or all in the list if it is not among them. */
async function listBackTo(
  deployID: string,
  appID: string,
  platform: ControlPlane,
  options: { readonly signal: AbortSignal; readonly onPage: () => void },
): Promise<readonly SeenDeployment[]> {
  const list: SeenDeployment[] = [];
  for await (const each of platform.allDeployments(appID, options)) {
    list.push(each);
    if (each.deployID === deployID) break;
  }
  return list;
}

/** The settings that an app was created with, as putting them back needs them. The place of the site in its repository stays. */
function createdWith({ configuration }: DeployPlan): Pick<Configured, 'sent' | 'before'> {
  const { settings, repository: _, branch: __, ...named } = configuration;
  const all: JsonObject = { ...settings, ...named };
  const sent = Object.fromEntries(Object.entries(all).filter(([name]) => !['rootDirectory', 'domains'].includes(name)));
  return { sent, before: Object.fromEntries(Object.keys(sent).map((name) => [name, null])) };
}

/** An app keeps its type, unless the deployment brings another one. A service that does not show it has it from the body that created the app. */
function typeOf({ stored, takesType }: EnsuredApp, { appType }: DeployPlan): string | undefined {
  const type = storedValue(stored, 'type');
  const known = typeof type === 'string' ? type : undefined;
  return takesType === true ? (appType ?? known) : (known ?? appType);
}

/** Warnings that the look at the site does not find. */
const NOT_OF_THE_SITE: ReadonlySet<SiteWarning['code']> = new Set(['type_detected', 'quota_near', 'cdn_behind']);

function siteWarning({ message, file, line }: SiteWarning): DeployEvent {
  const place = file === null ? {} : { place: { file, ...(line === null ? {} : { line }) } };
  return { type: 'warning', message: cleanLine(message, 500), remedy: undefined, ...place };
}

function notKept(names: readonly string[]): DeployEvent {
  const shown = names.map((name) => cleanLine(name, 300)).join(', ');
  return { type: 'notice', message: `The app does not keep what this deployment brought: ${shown}` };
}

/** A service that takes no variables with a deployment has replaced them before the build. Nothing can read the values of before. */
function variablesStay(names: readonly string[], before: readonly string[] | undefined): DeployEvent {
  const set = names.map((name) => cleanLine(name, 60)).join(', ') || 'none';
  const had = before?.map((name) => cleanLine(name, 60)).join(', ') || undefined;
  return {
    type: 'notice',
    message: `The app keeps the variables of this deployment, although it was not a success: ${set}. The service takes them before the build${had === undefined ? '' : `, and had ${had}`}. To go back, deploy again with the variables of before`,
  };
}

function timedOut(deployID: string, { follow }: DeployPlan): SlipwayError {
  const limit = formatDuration(follow.timeoutMs);
  const message = `The deployment ${deployID} has not ended within ${limit}; the platform goes on with it`;
  return new SlipwayError('deploy_timeout', message, {
    input: 'timeout',
    remedy: 'Raise timeout, or let the job end without it: on-timeout: detach. A re-run follows the same deployment.',
  });
}

/** `deployID`: the deployment that is under way. `triggering`: one may be under way although its ID is not known. */
function interrupted(deployID: string | undefined, triggering: boolean): SlipwayError {
  if (deployID) {
    return new SlipwayError('interrupted', `Interrupted; the platform goes on with ${deployID}`, {
      remedy: 'A re-run for the same commit follows the same deployment.',
    });
  }
  return triggering
    ? new SlipwayError('interrupted', 'Interrupted while starting a deployment; the platform may go on with it', {
        remedy: 'Look at the app in the platform before the next run: that one starts another deployment.',
      })
    : new SlipwayError('interrupted', 'Interrupted before a deployment was started', { remedy: 'Run again.' });
}

/** Errors whose message says already that the deployment goes on. */
const COMPLETE: ReadonlySet<string> = new Set(['interrupted', 'deployment_lost', 'deploy_timeout', 'internal']);

/** Makes the error of a deployment that is under way and cannot be followed any more. */
function notFollowed(deployID: string | undefined, error: SlipwayError): SlipwayError {
  if (COMPLETE.has(error.code)) return error;
  const which = deployID ? `The deployment ${deployID}` : 'A deployment';
  return afterward(`${which} was started and goes on, but cannot be followed`, error);
}

function cancelled(deployID: string, overtakenBy: string | undefined): SlipwayError {
  const by = overtakenBy ? `: ${overtakenBy} overtook it` : '';
  return new SlipwayError('deploy_cancelled', `The deployment ${deployID} was cancelled${by}`, {
    remedy: overtakenBy ? `Follow ${overtakenBy} instead; it deploys a newer state.` : 'Run again to deploy anew.',
  });
}
