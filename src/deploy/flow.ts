import { isDeepStrictEqual } from 'node:util';
import type { ControlPlane } from '../api/control-plane.ts';
import { formatDuration } from '../base/durations.ts';
import { asSlipwayError, assertNever, SlipwayError } from '../base/errors.ts';
import type { JsonObject } from '../base/json.ts';
import { cleanLine } from '../base/text.ts';
import type { SeenDeployment } from '../contract/answers.ts';
import type { SiteWarning } from '../contract/built-output.ts';
import type { UpdateAppBody } from '../contract/control-plane.ts';
import { isFunctionType } from '../contract/limits.ts';
import { afterward, broughtType, configureApp, ensureApp, findApp } from './app.ts';
import type { DeployDeps } from './deps.ts';
import type { DeployEvent, DeployOutcome } from './events.ts';
import type { ExplainedPlan } from './explain.ts';
import type { FailureReport } from './failure.ts';
import { type Followed, follow, type LookAt } from './follow.ts';
import { createNarrator } from './narrator.ts';
import { type Terms, termsOf } from './ownership.ts';
import type { DeployPlan } from './plan.ts';
import { publicUrl, verifySite } from './site.ts';
import { type EnsuredApp, putBack, storedValue } from './stored.ts';
import { trigger } from './trigger.ts';

/**
 * The whole deploy: ensure the app → configure → env → trigger → follow → explain a failure → verify (spec 1, 3.1, 4.A).
 * Never throws: the outcome has the reason. An abort does not stop the platform's work.
 */
export async function deploy(given: DeployPlan, deps: DeployDeps): Promise<DeployOutcome> {
  const { platform, signal } = deps;
  const narrator = createNarrator(deps.reporter, deps.clock, signal);
  const { phase, report } = narrator;
  let plan: ExplainedPlan = given;
  let known: EnsuredApp | undefined;
  let terms: Terms = { takesOver: false, movesBranch: true };
  /** The settings that the deployment carries. */
  let brought: UpdateAppBody | undefined;
  /** What was changed before the deployment. */
  let changed: Changed = { sent: {}, before: {} };
  /** From here on a deployment may be under way, also if its ID is not known. */
  let triggering = false;
  let deployID: string | undefined;
  let url: string | undefined;
  let failure: FailureReport | undefined;
  const outcome = (status: DeployOutcome['status'], error?: SlipwayError): DeployOutcome => ({
    status,
    appID: known?.appID,
    appCreated: known?.created ?? false,
    deployID,
    url,
    failure,
    error,
    phases: narrator.phases,
  });

  /** Only reads, and reports what a deploy would do. */
  const rehearse = async (): Promise<DeployOutcome> => {
    const found = await findApp(plan, platform);
    const foundTerms = found ? termsOf(plan, found) : terms;
    known = found;
    const { rehearse } = await import(/* webpackChunkName: "rehearsal" */ './rehearsal.ts');
    const steps = await rehearse(plan, found, foundTerms, deps);
    for (const step of steps) report({ type: 'notice', message: `Dry run: would ${step}` });
    return { ...outcome('skipped'), steps };
  };

  const go = async (): Promise<DeployOutcome> => {
    await phase('identity', async () => [undefined, await deps.identify()]);
    if (plan.dryRun) return rehearse();

    const app = await phase('app', async () => {
      const ensured = await ensureApp(plan, deps);
      if (ensured.created && plan.verify === 'fail') {
        // A service that takes it with a deployment looks at the first release too.
        const found = await platform.lookUp(ensured.appID).catch(() => undefined);
        if (found?.takesConfiguration) brought = { verify: 'fail' };
      }
      terms = termsOf(plan, ensured);
      known = ensured;
      const { appID, created } = ensured;
      report({ type: 'app-known', appID, created });
      return [ensured, created ? `created ${appID}` : `found ${appID}`];
    });
    // A phase without anything to say would only be noise: the app was created with its configuration.
    if (!app.created) await phase('configure', () => configure(app));
    const { env } = plan;
    const variables = env.kind === 'replace' ? env.variables : undefined;
    if (variables) {
      await phase('env', async () => {
        // A platform that takes them with the deployment gets them there.
        if (!app.takesEnv) await platform.replaceEnv(app.appID, variables);
        return [undefined, variables.size === 1 ? '1 variable' : `${variables.size} variables`];
      });
    }
    const triggeredAt = deps.clock.now();
    const started = await phase('trigger', async () => {
      const onStart = () => {
        triggering = true;
      };
      const all = { ...brought, ...broughtType(plan, app) };
      const carried = {
        brought: Object.keys(all).length > 0 ? all : undefined,
        env: variables && app.takesEnv ? Object.fromEntries(variables) : undefined,
      };
      const made = await trigger(plan, app.appID, { ...deps, ...carried, onStart });
      deployID = made.deployID;
      report({ type: 'deployment-known', ...made });
      return [made.deployID, made.attached ? `attached to ${deployID}, which an earlier run started` : deployID];
    });
    if (!plan.follow.wait) return outcome('pending');

    const followed = await phase('follow', async () => {
      const look: LookAt = (late, onPage) => listBackTo(started, app.appID, platform, { signal: late, onPage });
      const { family, ...rest } = await follow(started, plan.follow, triggeredAt, { ...deps, look, narrator });
      const detached = family === 'pending' && plan.follow.onTimeout === 'detach';
      return [{ family, ...rest }, rest.deployment?.status ?? family, family !== 'success' && !detached];
    });
    await restore(app, followed.family);
    switch (followed.family) {
      case 'success':
        return succeed(followed, app);
      case 'failure':
        return fail(app, started);
      case 'cancelled':
        return outcome('cancelled', cancelled(started, followed.overtakenBy));
      case 'pending':
        return outcome('pending', plan.follow.onTimeout === 'fail' ? timedOut(started, plan) : undefined);
      default:
        return assertNever(followed.family);
    }
  };

  const configure = async (app: EnsuredApp): Promise<readonly [undefined, string]> => {
    const { detail, kept, ...made } = await configureApp(plan, app, terms, platform);
    brought = made.brought;
    changed = made;
    plan = { ...plan, kept };
    known = { ...app, url: made.url ?? app.url, subdomain: made.subdomain ?? app.subdomain };
    const { branch } = app.stored ?? {};
    if (!terms.movesBranch && branch !== undefined) {
      const shown = cleanLine(plan.configuration.branch, 200);
      const message = `This deployment is of ${shown}. The branch of the app stays ${cleanLine(branch, 200)}`;
      report({ type: 'notice', message });
    }
    return [undefined, detail];
  };

  /**
   * Takes back what a deployment that ended without going live has left in the app, and after each end the branch that only this
   * deployment was of. A platform that takes the configuration with the deployment keeps none of it.
   */
  const restore = async (app: EnsuredApp, family: Followed['family']): Promise<void> => {
    if (family === 'pending' || plan.isPassing) return;
    const isOver = family !== 'success';
    const { env } = plan;
    const variables = env.kind === 'replace' ? [...env.variables.keys()] : [];
    // `verify` is of the deployment alone.
    const gone = Object.keys(brought ?? {}).filter((name) => name !== 'verify');
    if (app.takesEnv && env.kind === 'replace') gone.push(`its variables (${variables.join(', ') || 'none'})`);
    if (isOver && gone.length > 0) report(notKept(gone));
    if (isOver && env.kind === 'replace' && !app.takesEnv) await restoreEnv(app, variables);
    const { sent, before } = app.created ? createdWith(plan) : changed;
    const names = Object.keys(sent).filter(
      (name) => before[name] !== undefined && (isOver || (name === 'branch' && !terms.movesBranch)),
    );
    if (names.length === 0) return;
    const part = Object.fromEntries(names.map((name) => [name, sent[name]]));
    try {
      const restored = await putBack(app, part, before, platform);
      if (isOver && restored.length > 0) report(notKept(restored));
    } catch (thrown) {
      signal.throwIfAborted();
      const { message, remedy } = asSlipwayError(thrown);
      narrator.warn(`The settings of this deployment could not be taken back: ${message}`, remedy);
    }
  };

  /** Takes back the variables of an app that this deploy created. Those that an app had before cannot be read, so they are gone. */
  const restoreEnv = async (app: EnsuredApp, names: readonly string[]): Promise<void> => {
    if (app.created) {
      const found = await platform.lookUp(app.appID).catch(() => undefined);
      signal.throwIfAborted();
      const isSame = isDeepStrictEqual([...(found?.stored?.variables ?? [])].sort(), [...names].sort());
      if (found?.takesEnv && isSame && names.length > 0) {
        await platform.replaceEnv(app.appID, new Map()).catch(() => undefined);
        signal.throwIfAborted();
        return report(notKept([`its variables (${names.join(', ')})`]));
      }
      if (found?.takesEnv) return;
    }
    report(variablesStay(names, app.stored?.variables));
  };

  const succeed = async ({ deployment }: Followed, app: EnsuredApp): Promise<DeployOutcome> => {
    url = await publicUrl(deployment?.url, known ?? app, plan, platform);
    const all = deployment?.warnings ?? [];
    const warnings = all.filter(({ code }) => NOT_OF_THE_SITE.has(code) || plan.verify !== 'off');
    /** The build made the app one of another type. */
    const becomesServer = warnings.some(({ code }) => code === 'type_detected');
    if (url) report({ type: 'url', url, ...(becomesServer && { isServer: true }) });
    for (const each of warnings) report(siteWarning(each));
    // It would answer 404, as the platform has said.
    if (warnings.some(({ code }) => code === 'index_unanswered')) return outcome('succeeded');
    const isFunction = becomesServer || isFunctionType(typeOf(app, plan));
    try {
      if (plan.verify !== 'off') await phase('verify', () => verify(isFunction));
    } catch (thrown) {
      signal.throwIfAborted();
      const error = asSlipwayError(thrown);
      if (plan.verify === 'fail') return outcome('succeeded', error);
      narrator.warn(`Deployed, but ${error.message}`, error.remedy);
    }
    return outcome('succeeded');
  };

  const verify = async (isFunction: boolean): Promise<readonly [undefined, string]> => {
    if (!url) {
      throw new SlipwayError('verify_failed', 'the platform named no public URL', {
        remedy: 'Set the input url-template, or set verify to "off".',
      });
    }
    const tries = await verifySite(url, { ...deps, deployID, isFunction });
    return [undefined, tries === 1 ? 'answers' : `answers, after ${tries} tries`];
  };

  const fail = async (app: EnsuredApp, failed: string): Promise<DeployOutcome> => {
    failure = await phase('explain', async () => {
      // 60 KB that a deploy needs only if it fails: loading them before the first request would double its code.
      const { explain } = await import(/* webpackChunkName: "failure" */ './explain.ts');
      const explained = await explain(failed, app.appID, plan, deps, narrator);
      return [explained, explained.code ?? 'no code given'];
    });
    report({ type: 'failure', report: failure });
    const { headline, remedy } = failure;
    return outcome('failed', new SlipwayError('deploy_failed', headline, { remedy }));
  };

  /** The outcome of an error on this side. If a deployment may be under way, it is pending and not failed. */
  const broken = (thrown: unknown): DeployOutcome => {
    const error = signal.aborted ? interrupted(deployID, triggering) : asSlipwayError(thrown);
    const refused = error.call?.outcome === 'refused' || error.call?.outcome === 'not-sent';
    const underWay = deployID !== undefined || (triggering && !refused);
    if (underWay) return outcome('pending', notFollowed(deployID, error));
    return outcome(error.code === 'interrupted' ? 'cancelled' : 'failed', error);
  };

  const stop = deps.every(2_000, () => narrator.heartbeat());
  return go().catch(broken).finally(stop);
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

type Changed = Pick<Awaited<ReturnType<typeof configureApp>>, 'sent' | 'before'>;

/** The settings that an app was created with, as putting them back needs them. The place of the site in its repository stays. */
function createdWith({ configuration }: DeployPlan): Changed {
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
