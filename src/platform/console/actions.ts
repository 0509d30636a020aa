import { CONTROL_ERROR_STATUS } from '../../contract/control-plane.ts';
import { byOf } from '../control/once.ts';
import { ENV_EDIT } from '../control/operations.ts';
import { checkBody } from '../control/validation.ts';
import type { HttpResponse } from '../shared/http.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Page } from './layout.ts';
import { appPath, deploymentPath, tablePath, tablesPath, variablesPath } from './paths.ts';
import { showTable, showTables, showVariables } from './reads.ts';
import { formOf, noted, redirect, type Visit, visitedApp, visitedDeployment } from './visit.ts';

/** The changes that visitors make. The caller has checked the form's origin and that the visitor is a deployer. */

export async function redeploy(visit: Visit): Promise<HttpResponse> {
  const { options, principal, parts } = visit;
  const app = await visitedApp(visit);
  const made = await options.operations.redeploy(app, parts[3], byOf(principal));
  return redirect(made.kind === 'done' ? noted(deploymentPath(app, made.made.deployID), 'queued') : appPath(app));
}

export async function cancel(visit: Visit): Promise<HttpResponse> {
  const app = await visitedApp(visit);
  const { deployID } = await visit.options.operations.cancel(app, visit.parts[3] ?? '', byOf(visit.principal));
  return redirect(noted(deploymentPath(app, deployID), 'cancelled'));
}

export async function makeLive(visit: Visit): Promise<HttpResponse> {
  const app = await visitedApp(visit);
  const { deployID } = await visitedDeployment(visit, app);
  if (deployID !== app.liveRelease) await visit.options.operations.rollback(app, deployID);
  return redirect(noted(appPath(app), 'live'));
}

export async function setVariable(visit: Visit): Promise<HttpResponse | Page> {
  const app = await visitedApp(visit);
  const field = await formOf(visit.request);
  const name = field('name').trim();
  // Browsers send line ends of a text area as CR LF.
  const set = Object.fromEntries([[name, field('value').replaceAll('\r\n', '\n')]]);
  return orProblem(
    async () => {
      await visit.options.operations.editEnv(app, checkBody({ set }, ENV_EDIT));
      return redirect(noted(variablesPath(app), 'set'));
    },
    (status, problem) => showVariables(visit, status, { problem, name }),
  );
}

export async function removeVariable(visit: Visit): Promise<HttpResponse | Page> {
  const app = await visitedApp(visit);
  const name = (await formOf(visit.request))('name');
  return orProblem(
    async () => {
      await visit.options.operations.editEnv(app, checkBody({ unset: [name] }, ENV_EDIT));
      return redirect(noted(variablesPath(app), 'removed'));
    },
    (status, problem) => showVariables(visit, status, { problem }),
  );
}

export async function createTable(visit: Visit): Promise<HttpResponse | Page> {
  const app = await visitedApp(visit);
  const name = (await formOf(visit.request))('name');
  return orProblem(
    async () => showTables(visit, 201, { created: await visit.options.kvs.createTable(app, name) }),
    (status, problem) => showTables(visit, status, { problem }),
  );
}

export async function deleteTable(visit: Visit): Promise<HttpResponse> {
  const app = await visitedApp(visit);
  await visit.options.kvs.deleteTable(app, visit.parts[3] ?? '');
  return redirect(tablesPath(app));
}

export async function putKey(visit: Visit): Promise<HttpResponse | Page> {
  const app = await visitedApp(visit);
  const table = visit.parts[3] ?? '';
  const field = await formOf(visit.request);
  const written = { key: field('key'), value: field('value'), ttlSeconds: field('ttl') };
  return orProblem(
    async () => {
      await visit.options.kvs.entries.put(app, table, written);
      return redirect(noted(tablePath(app, table), 'put', { key: written.key }));
    },
    (status, problem) => showTable(visit, status, { problem, written }),
  );
}

export async function deleteKey(visit: Visit): Promise<HttpResponse | Page> {
  const app = await visitedApp(visit);
  const table = visit.parts[3] ?? '';
  const key = (await formOf(visit.request))('key');
  return orProblem(
    async () => {
      await visit.options.kvs.entries.delete(app, table, key);
      return redirect(noted(tablePath(app, table), 'deleted'));
    },
    (status, problem) => showTable(visit, status, { problem }),
  );
}

/** Shows a refusal on the page of the form. A page with less is used if the store is away. */
async function orProblem(
  work: () => Promise<HttpResponse | Page>,
  show: (status: number, problem: string) => Promise<Page>,
): Promise<HttpResponse | Page> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'unavailable') throw error;
    return show(CONTROL_ERROR_STATUS[error.code], error.message);
  }
}
