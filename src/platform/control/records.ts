import { CONTROL_LIMITS } from '../../contract/limits.ts';
import type { FunctionsView } from '../functions/view.ts';
import type { BuildFailureFacts } from '../shared/types.ts';
import { phasesOf } from '../stores/rows/phases.ts';
import type { AppDeployment, StoredApp, StoredDeployment } from '../stores/rows/records.ts';

/** The records of answers. `answerBy` leaves out what the schema of an answer does not have, and writes the moments. */

/** Returns the public URL of a subdomain, such as `http://shop-a2b3c4.localhost:4400/`, or of a custom domain. */
export type SiteUrl = (name: string) => string;

/** Returns the name that an app's URL has: its first custom domain, else its subdomain. */
export function siteNameOf({ subdomain, settings }: Pick<StoredApp, 'subdomain' | 'settings'>): string {
  return settings.domains?.[0] ?? subdomain;
}

const ENVIRONMENT = 'production';

function stateOf(app: StoredApp) {
  return app.liveRelease === null ? 'created' : 'live';
}

/** Returns null before the first successful deploy, because the URL may not work before (spec 1.3). */
export function urlOf(app: StoredApp, siteUrl: SiteUrl): string | null {
  return app.liveRelease === null ? null : siteUrl(siteNameOf(app));
}

export function appRecord(app: StoredApp, siteUrl: SiteUrl) {
  const environments = [{ environmentID: app.environmentID, name: ENVIRONMENT }];
  return { ...app, state: stateOf(app), url: urlOf(app, siteUrl), environments };
}

/** Returns the configuration of an app in the form of the body that changes it, and the names of its variables. */
export function configurationRecord(app: StoredApp, variables: readonly string[]) {
  return { ...app, ...app.settings, state: stateOf(app), variables };
}

export function environmentRecord(app: StoredApp, siteUrl: SiteUrl) {
  return { environmentID: app.environmentID, name: ENVIRONMENT, url: urlOf(app, siteUrl), state: stateOf(app) };
}

export function deploymentRecord(deployment: StoredDeployment, app: StoredApp, siteUrl: SiteUrl) {
  const url = deployment.status === 'succeeded' ? siteUrl(siteNameOf(app)) : null;
  return { ...withoutNone(deployment), url };
}

/** Leaves `warnings` out if there are none. */
export function withoutNone<Warned extends Pick<StoredDeployment, 'warnings'>>(warned: Warned) {
  return { ...warned, warnings: warned.warnings.length > 0 ? warned.warnings : undefined };
}

/** Returns a failure record with the end of the log. Long lines are cut. */
export function failureRecord(deployID: string, facts: BuildFailureFacts) {
  const { failureLogLines, failureLogLine } = CONTROL_LIMITS;
  return { deployID, ...facts, log: facts.log.slice(-failureLogLines).map((line) => line.slice(0, failureLogLine)) };
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
  const { at, by, endsAt: until } = app.deletion ?? {};
  return {
    ...appRecord(app, siteUrl),
    settings,
    liveDeployID: app.liveRelease,
    newest: newest && operatorDeployment(newest, app),
    functions: state,
    functionsNode: state && functions?.node,
    deleted: app.deletion && { at, by, until },
  };
}

export function operatorDeployment(deployment: StoredDeployment, app: StoredApp) {
  return {
    ...withoutNone(deployment),
    ...deployment.commitFacts,
    isLive: deployment.deployID === app.liveRelease,
    phases: phasesOf(deployment).map(({ name, startedAt, finishedAt }) => ({
      name,
      startedAt,
      ms: finishedAt === null ? null : finishedAt - startedAt,
    })),
  };
}

/** Returns a deployment of a queue. `position`: its place among those of the organization that wait, from 1. */
export function queuedDeployment({ app: { project, appID }, deployment }: AppDeployment, position?: number) {
  return { ...withoutNone(deployment), project, appID, position };
}
