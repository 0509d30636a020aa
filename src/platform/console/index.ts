/**
 * The console: a site for people, at `/console`.
 *
 * Mirrors: spec 1.10, 2.3 and 3.2 ("Services > Databases").
 * Gaps: the console does not create or configure apps; the action and the command line do.
 * By design: the server renders whole pages. They work without scripts, but then a growing log is not followed. A page has at most
 * 50 rows and 100 KB. The console accepts forms from its own origin only. Its cookie opens these pages, and no API.
 */

import { CONTROL_ERROR_STATUS } from '../../contract/control-plane.ts';
import { checkRole } from '../control/api.ts';
import { asRefusal } from '../control/unavailable.ts';
import type { Principal } from '../identity/verifier.ts';
import { type Handler, type HttpRequest, type HttpResponse, pathOf } from '../shared/http.ts';
import { Refusal } from '../shared/refusal.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';
import { type ConsoleOptions, matchPath } from './access.ts';
import * as actions from './actions.ts';
import { ASSETS } from './assets/index.ts';
import { framed, type Page } from './layout.ts';
import { isSameOrigin } from './origin.ts';
import { problemPage } from './pages.ts';
import * as reads from './reads.ts';
import { Sessions } from './sessions.ts';
import { SIGN_IN_PATH, SignIn } from './sign-in.ts';
import { setTheme, themeOf } from './theme.ts';
import { appUsage, organizationUsage } from './usage.ts';
import { redirect, type Visit } from './visit.ts';

export type { ConsoleOptions } from './access.ts';

type Shown = HttpResponse | Page;

const ORG = '/console/orgs/{org}';
const APP = `${ORG}/projects/{project}/apps/{app}`;
const DEPLOYMENT = `${APP}/deployments/{deployment}`;
const TABLE = `${APP}/tables/{name}`;

/** Method, path and page. A POST makes a change, so it needs a deployer and the console's own origin. */
const PAGES: readonly (readonly ['GET' | 'POST', string, (visit: Visit) => Shown | Promise<Shown>])[] = [
  ['GET', '/console', reads.organizations],
  ['GET', ORG, reads.overview],
  ['GET', `${ORG}/apps`, reads.apps],
  ['GET', `${ORG}/usage`, organizationUsage],
  ['GET', APP, reads.app],
  ['GET', `${APP}/usage`, appUsage],
  ['POST', `${APP}/redeploy`, actions.redeploy],
  ['GET', DEPLOYMENT, reads.deployment],
  ['GET', `${DEPLOYMENT}/log`, reads.log],
  ['POST', `${DEPLOYMENT}/redeploy`, actions.redeploy],
  ['POST', `${DEPLOYMENT}/cancel`, actions.cancel],
  ['POST', `${DEPLOYMENT}/rollback`, actions.makeLive],
  ['GET', `${APP}/variables`, reads.variables],
  ['POST', `${APP}/variables`, actions.setVariable],
  ['POST', `${APP}/variables/remove`, actions.removeVariable],
  ['GET', `${APP}/tables`, reads.tables],
  ['POST', `${APP}/tables`, actions.createTable],
  ['GET', TABLE, reads.table],
  ['POST', `${TABLE}/delete`, actions.deleteTable],
  ['POST', `${TABLE}/keys`, actions.putKey],
  ['POST', `${TABLE}/keys/delete`, actions.deleteKey],
];

/** The message of a page that made no change. */
const AWAY = 'It cannot read its state. It usually can again after a few seconds.';

export function createConsole(options: ConsoleOptions): Handler {
  const sessions = new Sessions(options.sessions, options.consoleUrl);
  const signIn = new SignIn(options, sessions);
  return async (request) => {
    const path = pathOf(request.target).replace(/(?<=.)\/$/, '');
    const asset = ASSETS.get(path);
    if (asset) return asset;
    let principal: Principal | undefined;
    const framedFor = (shown: Shown) => {
      if (!('content' in shown)) return shown;
      // The query of an answer of an identity provider is of no use again.
      const isSignIn = path.startsWith(`${SIGN_IN_PATH}/`);
      const address = isSignIn ? SIGN_IN_PATH : request.method === 'GET' ? request.target : path;
      return framed(shown, { email: principal?.email, theme: themeOf(request), address });
    };
    try {
      principal = await sessions.find(request);
      if (request.method === 'POST' && !isSameOrigin(request, options.consoleUrl)) {
        throw new Refusal('forbidden', 'Another site sent this form. Send it from a page of the console.');
      }
      if (path === '/console/theme' && request.method === 'POST') return await setTheme(request, options.consoleUrl);
      if (path === SIGN_IN_PATH || path.startsWith(`${SIGN_IN_PATH}/`)) return framedFor(await signIn.answer(request));
      if (path === '/console/sign-out' && request.method === 'POST')
        return redirect(SIGN_IN_PATH, [await sessions.close(request)]);
      if (!principal) return redirect(SIGN_IN_PATH);
      return framedFor(await visit(path, request, options, principal));
    } catch (error) {
      const refusal = asRefusal(error);
      if (!refusal) throw error;
      const isRead = request.method !== 'POST';
      const message = isRead && error instanceof StoreUnavailable && !error.isFull ? AWAY : refusal.message;
      const problem = problemPage(CONTROL_ERROR_STATUS[refusal.code], message, isRead ? request.target : undefined);
      const shown = framedFor(problem);
      return { ...shown, headers: { ...shown.headers, ...refusal.headers } };
    }
  };
}

async function visit(path: string, request: HttpRequest, options: ConsoleOptions, principal: Principal) {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  for (const [wanted, template, show] of PAGES) {
    const parts = wanted === method ? matchPath(template, path) : undefined;
    if (!parts) continue;
    if (parts[0] !== undefined) checkRole(options, principal.email, parts[0], method === 'POST');
    return await show({ request, options, principal, parts });
  }
  throw new Refusal('not_found', 'The console has no such page.');
}
