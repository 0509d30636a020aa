import type { HttpResponse } from '../shared/http.ts';
import { appPath, deploymentPath, queuePath } from './paths.ts';
import { formOf, noted, redirect, type Visit, visitedApp, visitedDeployment } from './visit.ts';

/** The changes that visitors make. The caller has checked the form's origin and that the visitor is a deployer. */

export async function redeploy(visit: Visit): Promise<HttpResponse> {
  const { options, act, parameters } = visit;
  const app = await visitedApp(visit);
  const made = await options.operations.redeploy(app, parameters.deployment, act);
  return redirect(made.kind === 'done' ? noted(deploymentPath(app, made.made.deployID), 'queued') : appPath(app));
}

export async function cancel(visit: Visit): Promise<HttpResponse> {
  const app = await visitedApp(visit);
  const { deployID } = await visit.options.operations.cancel(app, visit.parameters.deployment ?? '', visit.act);
  // Only to the page of the organization's queue: a form says nothing else.
  const back = (await formOf(visit.request))('back') === queuePath(app.org);
  return redirect(noted(back ? queuePath(app.org) : deploymentPath(app, deployID), 'cancelled'));
}

/** Deletes an app. Its page then says until when it can be restored. */
export async function deleteApp(visit: Visit): Promise<HttpResponse> {
  const app = await visitedApp(visit);
  await visit.options.operations.deleteApp(app, visit.act);
  return redirect(appPath(app));
}

export async function restoreApp({ options, key, act }: Visit): Promise<HttpResponse> {
  const app = await options.operations.restoreApp(key, act);
  return redirect(noted(appPath(app), 'restored'));
}

export async function makeLive(visit: Visit): Promise<HttpResponse> {
  const app = await visitedApp(visit);
  const { deployID } = await visitedDeployment(visit, app);
  const { operations } = visit.options;
  const isLive = deployID === app.liveRelease;
  const { warnings } = isLive ? { warnings: [] } : await operations.rollback(app, deployID, visit.act);
  return redirect(noted(appPath(app), warnings.length === 0 ? 'live' : 'behind'));
}
