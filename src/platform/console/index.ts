/**
 * The console: a small site for people, at `/console`.
 *
 * Mirrors: spec 1.10, 2.3 and 3.2 ("Services > Databases").
 * Gaps: the console does not deploy or configure apps; the action and the command line do.
 * By design: the server renders whole pages. They work without scripts, but then a growing log is not followed. A page has at most
 * 50 rows and 100 KB. The console accepts forms from its own origin only. Its cookie opens these pages, and no API.
 */

import { CONTROL_ERROR_STATUS } from '../../contract/control-plane.ts';
import { CONTROL_LIMITS, IDENTIFIER, KVS_APP_TYPES } from '../../contract/limits.ts';
import { siteNameOf } from '../control/records.ts';
import { asRefusal } from '../control/unavailable.ts';
import { BodyTooLarge, type Handler, type HttpRequest, type HttpResponse, pathOf } from '../http.ts';
import type { Principal } from '../identity/verifier.ts';
import { Refusal } from '../refusal.ts';
import type { StoredApp } from '../stores/records.ts';
import type { AppKey } from '../types.ts';
import { appOf, authorize, type ConsoleOptions, matchPath } from './access.ts';
import { type AppView, appPage } from './app-page.ts';
import { ASSETS } from './assets.ts';
import { readLog, streamLog } from './logs.ts';
import { isSameOrigin } from './origin.ts';
import { appsPage, deploymentPage, organizationsPage, problemPage, signInPage } from './pages.ts';
import { pageOf, queryOf, rowsOf, sliceOf } from './paging.ts';
import { appPath } from './paths.ts';
import { Sessions } from './sessions.ts';
import { createSignIn, SIGN_IN_PATH } from './sign-in.ts';

export type { ConsoleOptions } from './access.ts';

interface Visit {
  readonly request: HttpRequest;
  readonly options: ConsoleOptions;
  readonly principal: Principal;
  /** The values of the path's parameters, in order. */
  readonly parts: readonly string[];
}

const APP = '/console/orgs/{org}/projects/{project}/apps/{app}';

/** Method, path and page. A POST makes a change, so it needs a deployer and the console's own origin. */
const PAGES: readonly (readonly ['GET' | 'POST', string, (visit: Visit) => HttpResponse | Promise<HttpResponse>])[] = [
  ['GET', '/console', organizations],
  ['GET', '/console/orgs/{org}', apps],
  ['GET', APP, (visit) => showApp(visit, 200, {})],
  ['POST', `${APP}/tables`, createTable],
  ['POST', `${APP}/tables/{name}/delete`, deleteTable],
  ['GET', `${APP}/deployments/{deployment}`, deployment],
  ['GET', `${APP}/deployments/{deployment}/log`, log],
];

/** The handler of `/console` and of all paths below it. */
export function createConsole(options: ConsoleOptions): Handler {
  const sessions = new Sessions(options.sessions, options.consoleUrl);
  const signIn = createSignIn({ options, sessions, page: signInPage });
  return async (request) => {
    const path = pathOf(request.target).replace(/(?<=.)\/$/, '');
    const asset = ASSETS.get(path);
    if (asset) return asset;
    let principal: Principal | undefined;
    try {
      principal = await sessions.find(request);
      if (request.method === 'POST' && !isSameOrigin(request, options.consoleUrl)) {
        throw new Refusal('forbidden', 'Another site sent this form. Send it from a page of the console.');
      }
      if (path === SIGN_IN_PATH || path.startsWith(`${SIGN_IN_PATH}/`)) return await signIn(request);
      if (path === '/console/sign-out' && request.method === 'POST')
        return redirect(SIGN_IN_PATH, await sessions.close(request));
      if (!principal) return redirect(SIGN_IN_PATH);
      return await visit(path, request, options, principal);
    } catch (error) {
      const refusal = asRefusal(error);
      if (!refusal) throw error;
      const shown = problemPage(CONTROL_ERROR_STATUS[refusal.code], principal?.email, refusal.message);
      return { ...shown, headers: { ...shown.headers, ...refusal.headers } };
    }
  };
}

async function visit(path: string, request: HttpRequest, options: ConsoleOptions, principal: Principal) {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  for (const [wanted, template, show] of PAGES) {
    const parts = wanted === method ? matchPath(template, path) : undefined;
    if (!parts) continue;
    if (parts[0] !== undefined) authorize(options, principal, parts[0], method === 'POST');
    return await show({ request, options, principal, parts });
  }
  throw new Refusal('not_found', 'The console has no such page.');
}

async function organizations({ request, options, principal }: Visit): Promise<HttpResponse> {
  const page = pageOf(queryOf(request), identifier);
  const own = options.organizationsOf(principal.email);
  const found = own ? sliceOf(own, page) : await options.state.apps.organizations(page);
  return organizationsPage(principal.email, rowsOf(found, page), own ? NO_ROLE : NO_ORGANIZATION);
}

const NO_ROLE = 'You have no role in an organization. The operator of the platform grants roles.';
const NO_ORGANIZATION = 'No organizations yet. The first deploy creates one.';

async function apps({ request, options, principal, parts: [org = ''] }: Visit): Promise<HttpResponse> {
  const query = queryOf(request);
  const page = pageOf(query, appCursor);
  // A longer text than a name can be finds nothing, so one character more is enough.
  const prefix = (query.get('name') ?? '').trim().slice(0, NAME_CHARACTERS + 1);
  const found = await options.state.apps.list(org, { ...page, prefix });
  return appsPage(principal.email, { org, prefix, apps: rowsOf(found, page) });
}

const NAME_CHARACTERS = 63;

function identifier(text: string): string | undefined {
  return IDENTIFIER.test(text) ? text : undefined;
}

function appCursor(text: string): Pick<AppKey, 'appID' | 'project'> | undefined {
  const [appID = '', project = '', ...more] = text.split('/');
  return more.length === 0 && IDENTIFIER.test(appID) && IDENTIFIER.test(project) ? { appID, project } : undefined;
}

/** The `seq` of a deployment. */
function deploymentCursor(text: string): number | undefined {
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

async function showApp(
  visit: Visit,
  status: number,
  more: Pick<AppView, 'created' | 'problem'>,
): Promise<HttpResponse> {
  const { request, options, principal } = visit;
  const app = await visitedApp(visit);
  const { state, kvs } = options;
  const page = pageOf(queryOf(request), deploymentCursor);
  // The list begins with the newest, so the deployments after one in the list are older.
  const { after: before, before: since, limit } = page;
  return appPage(status, principal.email, {
    app,
    url: app.liveRelease === null ? undefined : options.siteUrl(siteNameOf(app)),
    deployments: rowsOf(await state.deployments.list(app, { before, since, limit }), page),
    envNames: Object.keys(await state.apps.env(app)),
    tables: KVS_APP_TYPES.some((type) => type === app.type) ? await kvs.listTables(app) : undefined,
    mayChange: options.roleOf(principal.email, app.org) === 'deployer',
    ...more,
  });
}

async function createTable(visit: Visit): Promise<HttpResponse> {
  const app = await visitedApp(visit);
  const name = await fieldOf(visit.request, 'name');
  try {
    return await showApp(visit, 201, { created: await visit.options.kvs.createTable(app, name) });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return showApp(visit, CONTROL_ERROR_STATUS[error.code], { problem: error.message });
  }
}

async function deleteTable(visit: Visit): Promise<HttpResponse> {
  const app = await visitedApp(visit);
  await visit.options.kvs.deleteTable(app, visit.parts[3] ?? '');
  return redirect(appPath(app));
}

async function deployment(visit: Visit): Promise<HttpResponse> {
  const { options, principal } = visit;
  const app = await visitedApp(visit);
  const found = await visitedDeployment(visit, app);
  const log = await readLog(options.logs, found.deployID, undefined, found.finishedAt !== null);
  const failure = await options.state.deployments.failure(app, found.deployID);
  return deploymentPage(principal.email, { app, deployment: found, failure, log });
}

/** Returns plain text: the whole log for people, or the part from byte `from` for the script that follows the log. */
async function log(visit: Visit): Promise<HttpResponse> {
  const found = await visitedDeployment(visit, await visitedApp(visit));
  const { logs } = visit.options;
  const plain = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  const from = /[?&]from=(\d{1,12})(?:&|$)/.exec(visit.request.target)?.[1];
  if (from === undefined) return { status: 200, headers: plain, body: streamLog(logs, found.deployID) };
  const ended = found.finishedAt !== null;
  const { text, next, atEnd } = await readLog(logs, found.deployID, Number(from), ended);
  const headers = {
    ...plain,
    'x-log-next': String(next),
    'x-log-ended': String(ended && atEnd),
    'x-deployment-status': found.status,
  };
  return { status: 200, headers, body: text };
}

/** Reads a field of a form. Empty: the form does not have it. */
async function fieldOf(request: HttpRequest, name: string): Promise<string> {
  try {
    const body = await request.body(CONTROL_LIMITS.bodyBytes);
    return new URLSearchParams(body.toString('utf8')).get(name) ?? '';
  } catch (error) {
    if (!(error instanceof BodyTooLarge)) throw error;
    throw new Refusal('body_too_large', 'The form is too large.');
  }
}

function visitedApp({ options, parts: [org = '', project = '', appID = ''] }: Visit): Promise<StoredApp> {
  return appOf(options, org, project, appID);
}

async function visitedDeployment({ options, parts }: Visit, app: StoredApp) {
  const found = await options.state.deployments.find(app, parts[3] ?? '');
  if (!found) throw new Refusal('not_found', `The app ${app.appID} has no such deployment.`);
  return found;
}

/** Redirects by 303, so that the browser requests the next page by GET. */
function redirect(location: string, cookie?: string): HttpResponse {
  return {
    status: 303,
    headers: { location, 'cache-control': 'no-store', ...(cookie ? { 'set-cookie': cookie } : {}) },
  };
}
