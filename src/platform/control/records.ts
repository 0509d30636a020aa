import { present } from '../../base/json.ts';
import { CONTROL_LIMITS } from '../../contract/limits.ts';
import type { FunctionsView } from '../functions/view.ts';
import type { BuildFailureFacts } from '../shared/types.ts';
import { phasesOf } from '../stores/rows/phases.ts';
import type { AppDeployment, StoredApp, StoredDeployment } from '../stores/rows/records.ts';
import { iso } from './answers.ts';

/** The records of answers. `answers.ts` leaves out what the schema of an answer does not have. */

/** Returns the public URL of a subdomain, such as `http://shop-a2b3c4.localhost:4400/`, or of a custom domain. */
export type SiteUrl = (name: string) => string;

/** Returns the name that an app's URL has: its first custom domain, else its subdomain. */
export function siteNameOf({ subdomain, settings }: Pick<StoredApp, 'subdomain' | 'settings'>): string {
  return settings.domains?.[0] ?? subdomain;
}

const ENVIRONMENT = 'production';

/** Spec 3.1. */
function stateOf(app: StoredApp) {
  return app.liveRelease === null ? 'created' : 'live';
}

/** Returns null before the first successful deploy, because the URL may not work before (spec 1.3). */
export function urlOf(app: StoredApp, siteUrl: SiteUrl): string | null {
  return app.liveRelease === null ? null : siteUrl(siteNameOf(app));
}

export function appRecord(app: StoredApp, siteUrl: SiteUrl) {
  return {
    ...app,
    state: stateOf(app),
    url: urlOf(app, siteUrl),
    environments: [{ environmentID: app.environmentID, name: ENVIRONMENT }],
    createdAt: iso(app.createdAt),
    updatedAt: iso(app.updatedAt),
  };
}

/** Returns the configuration of an app in the form of the body that changes it, and the names of its variables. */
export function configurationRecord(app: StoredApp, variables: readonly string[]) {
  return { ...app, ...app.settings, state: stateOf(app), variables };
}

export function environmentRecord(app: StoredApp, siteUrl: SiteUrl) {
  return { environmentID: app.environmentID, name: ENVIRONMENT, url: urlOf(app, siteUrl), state: stateOf(app) };
}

export function acceptedRecord(deployment: StoredDeployment) {
  const { deployID, status, branch, commit, createdAt } = deployment;
  return { deployID, status, branch, commit, createdAt: iso(createdAt) };
}

/** Returns one deployment of the list. It has `supersededBy` only if a newer deployment replaced it in the queue. */
export function deploymentRecord(deployment: StoredDeployment, app: StoredApp, siteUrl: SiteUrl) {
  const { status, stage, startedAt, finishedAt, supersededBy } = deployment;
  return {
    ...acceptedRecord(deployment),
    stage,
    startedAt: iso(startedAt),
    finishedAt: iso(finishedAt),
    url: status === 'succeeded' ? siteUrl(siteNameOf(app)) : null,
    ...(deployment.warnings.length > 0 && { warnings: deployment.warnings }),
    ...present({ supersededBy: supersededBy ?? undefined }),
  };
}

/** Returns a failure record with the end of the log. Long lines are cut. */
export function failureRecord(deployID: string, facts: BuildFailureFacts) {
  const { stage, code, message, exitCode, signal, log, diagnostics } = facts;
  const tail = log.slice(-CONTROL_LIMITS.failureLogLines).map((line) => line.slice(0, CONTROL_LIMITS.failureLogLine));
  // The caller has the sources, and a record must stay small.
  const findings = diagnostics.map(({ source: _, ...each }) => each);
  return { deployID, stage, code, message, exitCode, signal, log: tail, diagnostics: findings };
}

/** Returns an app as the operator's calls do: the record of the control plane with further facts. */
export function operatorApp(
  app: StoredApp,
  newest: StoredDeployment | null,
  siteUrl: SiteUrl,
  functions?: Pick<FunctionsView, 'node' | 'stateOf'>,
) {
  // Nobody sets it: it only says which caches are old.
  const { cachesOf: _, ...settings } = app.settings;
  const state = functions?.stateOf(app);
  return {
    ...app,
    ...appRecord(app, siteUrl),
    settings,
    liveDeployID: app.liveRelease,
    newest: newest && operatorDeployment(newest, app, siteUrl),
    ...(functions && state && { functions: state, functionsNode: functions.node }),
    ...(app.deletion && {
      // `by` is null if its lifetime was over.
      deleted: { at: iso(app.deletion.at), by: app.deletion.by, until: iso(app.deletion.endsAt) },
    }),
  };
}

export function operatorDeployment(deployment: StoredDeployment, app: StoredApp, siteUrl: SiteUrl) {
  const { commitFacts, size, triggeredBy, cancelledBy, redeployOf, supersededBy } = deployment;
  const { url: _, ...record } = deploymentRecord(deployment, app, siteUrl);
  return {
    ...record,
    ...commitFacts,
    triggeredBy,
    size,
    isLive: deployment.deployID === app.liveRelease,
    ...present({
      redeployOf: redeployOf ?? undefined,
      cancelledBy: cancelledBy ?? undefined,
      supersededBy: supersededBy ?? undefined,
    }),
    phases: phasesOf(deployment).map(({ name, startedAt, finishedAt }) => ({
      name,
      startedAt: iso(startedAt),
      ms: finishedAt === null ? null : finishedAt - startedAt,
    })),
  };
}

/** Returns a deployment of a queue. `position`: its place among those of the organization that wait, from 1. */
export function queuedDeployment({ app, deployment }: AppDeployment, position?: number) {
  const { stage, startedAt, triggeredBy } = deployment;
  return {
    project: app.project,
    appID: app.appID,
    ...acceptedRecord(deployment),
    stage,
    triggeredBy,
    startedAt: iso(startedAt),
    finishedAt: null,
    ...present({ position }),
  };
}
