import { CONTROL_ERROR_STATUS } from '../../contract/control-plane.ts';
import { parseEnv } from '../../contract/dotenv.ts';
import { ENV_EDIT } from '../control/operations.ts';
import { checkBody } from '../control/validation.ts';
import type { HttpResponse } from '../shared/http.ts';
import { Refusal } from '../shared/refusal.ts';
import type { StoredApp } from '../stores/rows/records.ts';
import type { Page } from './layout.ts';
import { appPath, deploymentPath, queuePath, tablePath, tablesPath, variablesPath } from './paths.ts';
import { showTable, showTables, showVariables } from './reads.ts';
import { pastePage } from './variables-page.ts';
import { formOf, noted, redirect, type Visit, visitedApp, visitedDeployment } from './visit.ts';

/** The changes that visitors make. The caller has checked the form's origin and that the visitor is a deployer. */

export async function redeploy(visit: Visit): Promise<HttpResponse> {
  const { options, act, parts } = visit;
  const app = await visitedApp(visit);
  const made = await options.operations.redeploy(app, parts[3], act);
  return redirect(made.kind === 'done' ? noted(deploymentPath(app, made.made.deployID), 'queued') : appPath(app));
}

export async function cancel(visit: Visit): Promise<HttpResponse> {
  const app = await visitedApp(visit);
  const { deployID } = await visit.options.operations.cancel(app, visit.parts[3] ?? '', visit.act);
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

export async function restoreApp({ options, parts, act }: Visit): Promise<HttpResponse> {
  const [org = '', project = '', appID = ''] = parts;
  const app = await options.operations.restoreApp({ org, project, appID }, act);
  return redirect(noted(appPath(app), 'restored'));
}

export async function makeLive(visit: Visit): Promise<HttpResponse> {
  const app = await visitedApp(visit);
  const { deployID } = await visitedDeployment(visit, app);
  if (deployID !== app.liveRelease) await visit.options.operations.rollback(app, deployID, visit.act);
  return redirect(noted(appPath(app), 'live'));
}

type Answer = HttpResponse | Page;
type Field = Awaited<ReturnType<typeof formOf>>;
/** Shows the page of a form again, with a problem. */
type Show = (visit: Visit, status: number, problem: string, field: Field) => Promise<Page>;

/** Returns the handler of a form about an app. A refusal is shown on the page of the form, or on one with less if the store is away. */
function form(change: (visit: Visit, app: StoredApp, field: Field) => Promise<Answer>, show: Show) {
  return async (visit: Visit): Promise<Answer> => {
    const app = await visitedApp(visit);
    const field = await formOf(visit.request);
    try {
      return await change(visit, app, field);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === 'unavailable') throw error;
      return show(visit, CONTROL_ERROR_STATUS[error.code], error.message, field);
    }
  };
}

const onVariables: Show = (visit, status, problem) => showVariables(visit, status, { problem });

export const setVariable = form(
  async ({ options, act }, app, field) => {
    // Browsers send line ends of a text area as CR LF.
    const set = Object.fromEntries([[field('name').trim(), field('value').replaceAll('\r\n', '\n')]]);
    await options.operations.editEnv(app, checkBody({ set }, ENV_EDIT), act);
    return redirect(noted(variablesPath(app), 'set'));
  },
  (visit, status, problem, field) => showVariables(visit, status, { problem, name: field('name').trim() }),
);

/** Bytes of a pasted text. The page that shows what changes contains it sealed. */
const PASTED_BYTES = 32 * 1024;
const TOO_LONG = `A text of at most ${PASTED_BYTES / 1024} KiB can be pasted. Write it into a file, and store that: slipway env set --file FILE`;

/** Shows what a pasted `.env` would change. Stores nothing. */
export const pasteVariables = form(async (visit, app, field) => {
  const { operations, drafts } = visit.options;
  const text = field('text');
  if (Buffer.byteLength(text) > PASTED_BYTES) return showVariables(visit, 413, { problem: TOO_LONG });
  const { variables, errors } = parseEnv(text, { input: 'The text' });
  if (errors.length > 0) {
    const faults = errors.map(({ message, remedy }) => (remedy === undefined ? message : `${message}. ${remedy}`));
    return showVariables(visit, 422, { faults });
  }
  if (variables.length === 0)
    return showVariables(visit, 422, { problem: 'The text has no variables: write NAME=value.' });
  const pairs = Object.fromEntries(variables.map(({ name, value }) => [name, value]));
  const set = checkBody({ set: pairs }, ENV_EDIT).set ?? {};
  const compared = await operations.compareEnv(app, set);
  const draft = drafts.seal(app, visit.principal.email, set);
  if (draft === undefined) return showVariables(visit, 413, { problem: TOO_LONG });
  const pasted = compared.toSorted((one, other) => Number(one.change === 'same') - Number(other.change === 'same'));
  return pastePage({ app, pasted, draft });
}, onVariables);

/** Stores what `pasteVariables` has shown. */
export const storeVariables = form(async (visit, app, field) => {
  const { operations, drafts } = visit.options;
  const set = drafts.open(app, visit.principal.email, field('draft'));
  if (set === undefined) {
    return showVariables(visit, 422, {
      problem: 'The text is no longer known, because the page was open too long. Paste it again.',
    });
  }
  await operations.editEnv(app, checkBody({ set }, ENV_EDIT), visit.act);
  return redirect(noted(variablesPath(app), 'stored'));
}, onVariables);

export const removeVariable = form(async ({ options, act }, app, field) => {
  await options.operations.editEnv(app, checkBody({ unset: [field('name')] }, ENV_EDIT), act);
  return redirect(noted(variablesPath(app), 'removed'));
}, onVariables);

export const createTable = form(
  async (visit, app, field) =>
    showTables(visit, 201, { created: await visit.options.kvs.createTable(app, field('name'), visit.act) }),
  (visit, status, problem) => showTables(visit, status, { problem }),
);

export async function deleteTable(visit: Visit): Promise<HttpResponse> {
  const app = await visitedApp(visit);
  await visit.options.kvs.deleteTable(app, visit.parts[3] ?? '', visit.act);
  return redirect(tablesPath(app));
}

const writtenIn = (field: Field) => ({ key: field('key'), value: field('value'), ttlSeconds: field('ttl') });

export const putKey = form(
  async ({ options, act, parts: [, , , table = ''] }, app, field) => {
    await options.kvs.entries.put(app, table, writtenIn(field), act);
    return redirect(noted(tablePath(app, table), 'put', { key: field('key') }));
  },
  (visit, status, problem, field) => showTable(visit, status, { problem, written: writtenIn(field) }),
);

export const deleteKey = form(
  async ({ options, act, parts: [, , , table = ''] }, app, field) => {
    await options.kvs.entries.delete(app, table, field('key'), act);
    return redirect(noted(tablePath(app, table), 'deleted'));
  },
  (visit, status, problem) => showTable(visit, status, { problem }),
);
