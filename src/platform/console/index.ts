/**
 * The console: a site for people, at `/console`.
 *
 * Mirrors: spec 1.10, 2.3 and 3.2 ("Services > Databases").
 * By design: the server renders whole pages. They work without scripts, but then a growing log is not followed. A page has at most
 * 50 rows and 100 KB. The console accepts forms from its own origin only. Its cookie opens these pages, and no API.
 */

import { CONTROL_ERROR_STATUS } from '../../contract/control-plane.ts';
import { actOf, isStranger } from '../control/acts.ts';
import { checkRole, ownOrganization, partsAt, roleFor } from '../control/api.ts';
import { createMatcher } from '../control/match.ts';
import { isRestorable } from '../control/operations.ts';
import { asRefusal } from '../control/unavailable.ts';
import { includes, type Principal, type Role } from '../identity/access.ts';
import { type Handler, type HttpRequest, type HttpResponse, header, pathOf } from '../shared/http.ts';
import { Refusal } from '../shared/refusal.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';
import { app } from './app-page.ts';
import { apps } from './apps-page.ts';
import { ASSETS } from './assets/index.ts';
import { audit } from './audit.ts';
import * as deployments from './deployment-page.ts';
import { decideDevice, device, endMachine, machines } from './device.ts';
import { domains } from './domains.ts';
import { createDrafts } from './draft.ts';
import { find, shortcutsPage } from './find-page.ts';
import * as hooks from './hooks.ts';
import { framed, type Page } from './layout.ts';
import { log } from './logs.ts';
import { changeMember, members } from './members.ts';
import { createOrLook, newApp } from './new-app.ts';
import * as notify from './notify.ts';
import { project, queue } from './organization.ts';
import { isSameOrigin } from './origin.ts';
import { organizations, overview } from './overview-page.ts';
import { confirmAddress, problemPage } from './pages.ts';
import { queryOf } from './paging.ts';
import {
  AUDIT_TAB,
  appPath,
  CONFIRM_PATH,
  DEVICE_PATH,
  FIND_PATH,
  MACHINES_PATH,
  placeOf,
  SHORTCUTS_PATH,
  SIGN_IN_PATH,
} from './paths.ts';
import { runtime, runtimeLog } from './runtime.ts';
import { createSessions } from './sessions.ts';
import { changeSettings, deleteApp, restoreApp, settings } from './settings.ts';
import { createSignIn, toSignIn } from './sign-in.ts';
import * as tables from './tables.ts';
import { keysOf, setKeys, setTheme, themeOf } from './theme.ts';
import { createToken, revokeToken, tokens } from './tokens.ts';
import { appUsage, organizationUsage } from './usage.ts';
import * as variables from './variables.ts';
import { type AppVisit, type ConsoleOptions, formOf, NO_FORM, noteOf, orShown, redirect, type Visit } from './visit.ts';

export type { ConsoleOptions } from './visit.ts';

type Shown = HttpResponse | Page;

const ORG = '/console/orgs/{org}';
const APP = `${ORG}/projects/{project}/apps/{app}`;
const DEPLOYMENT = `${APP}/deployments/{deployment}`;
const TABLE = `${APP}/tables/{name}`;

interface Route<Visited = Visit> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** The least role. Default: `viewer` for a GET, else `deployer`. */
  readonly needs?: Role;
  /** True: a role in a part of the place is enough, and the page shows only `Visit.within`. */
  readonly partly?: true;
  readonly show: (visit: Visited) => Shown | Promise<Shown>;
  /** The page that shows what `show` refuses. Absent: a page of its own. */
  readonly refused?: (visit: Visited) => Page | Promise<Page>;
}

const PLAIN: readonly Route[] = [
  { method: 'GET', path: '/console', show: organizations },
  { method: 'GET', path: FIND_PATH, show: find },
  { method: 'GET', path: DEVICE_PATH, show: device },
  { method: 'POST', path: DEVICE_PATH, show: decideDevice },
  { method: 'GET', path: MACHINES_PATH, show: machines },
  { method: 'POST', path: `${MACHINES_PATH}/end`, show: endMachine },
  { method: 'GET', path: ORG, partly: true, show: overview },
  { method: 'GET', path: `${ORG}/apps`, partly: true, show: apps },
  { method: 'GET', path: `${ORG}/usage`, partly: true, show: organizationUsage },
  { method: 'GET', path: `${ORG}/queue`, partly: true, show: queue },
  { method: 'GET', path: `${ORG}/members`, partly: true, show: members },
  // Of the place that the form names, the visitor is an admin.
  { method: 'POST', path: `${ORG}/members`, partly: true, needs: 'admin', show: changeMember },
  { method: 'GET', path: `${ORG}/new`, partly: true, show: newApp },
  // Of the project that the form names, the visitor is a deployer.
  { method: 'POST', path: `${ORG}/new`, partly: true, show: createOrLook },
  { method: 'GET', path: `${ORG}/projects/{project}`, partly: true, show: project },
  { method: 'GET', path: `${ORG}/notify`, show: notify.notifications },
  { method: 'POST', path: `${ORG}/notify`, show: notify.addTarget, refused: notify.notifications },
  { method: 'POST', path: `${ORG}/notify/{target}/test`, show: notify.testTarget },
  { method: 'POST', path: `${ORG}/notify/{target}/remove`, show: notify.removeTarget },
  { method: 'POST', path: `${ORG}/deliveries/{delivery}/redeliver`, show: notify.redeliver },
  { method: 'GET', path: `${ORG}/audit`, needs: 'admin', show: audit },
  { method: 'GET', path: `${ORG}/tokens`, partly: true, show: tokens },
  // Of the place that the form names, the visitor is a deployer.
  { method: 'POST', path: `${ORG}/tokens`, partly: true, needs: 'viewer', show: createToken, refused: tokens },
  { method: 'POST', path: `${ORG}/tokens/revoke`, partly: true, needs: 'viewer', show: revokeToken },
  { method: 'GET', path: `${APP}/audit`, needs: 'admin', show: audit },
  { method: 'POST', path: `${APP}/restore`, show: restoreApp },
];

const OF_APPS: readonly Route<AppVisit>[] = [
  { method: 'GET', path: APP, show: app },
  { method: 'GET', path: `${APP}/usage`, show: appUsage },
  { method: 'GET', path: `${APP}/runtime`, show: runtime },
  { method: 'GET', path: `${APP}/runtime/log`, show: runtimeLog },
  { method: 'POST', path: `${APP}/redeploy`, show: deployments.redeploy },
  { method: 'GET', path: DEPLOYMENT, show: deployments.deployment },
  { method: 'GET', path: `${DEPLOYMENT}/log`, show: log },
  { method: 'POST', path: `${DEPLOYMENT}/redeploy`, show: deployments.redeploy },
  { method: 'POST', path: `${DEPLOYMENT}/cancel`, show: deployments.cancel },
  { method: 'POST', path: `${DEPLOYMENT}/rollback`, show: deployments.makeLive },
  { method: 'GET', path: `${APP}/variables`, show: variables.variables },
  { method: 'POST', path: `${APP}/variables`, show: variables.setVariable, refused: variables.refused },
  { method: 'POST', path: `${APP}/variables/remove`, show: variables.removeVariable, refused: variables.refused },
  { method: 'POST', path: `${APP}/variables/paste`, show: variables.pasteVariables, refused: variables.refused },
  { method: 'POST', path: `${APP}/variables/store`, show: variables.storeVariables, refused: variables.refused },
  { method: 'GET', path: `${APP}/settings`, show: settings },
  { method: 'POST', path: `${APP}/settings`, show: changeSettings },
  { method: 'POST', path: `${APP}/delete`, show: deleteApp },
  { method: 'GET', path: `${APP}/domains`, show: domains },
  { method: 'GET', path: `${APP}/hooks`, show: hooks.hooks },
  { method: 'POST', path: `${APP}/hooks`, show: hooks.addHook, refused: hooks.hooks },
  { method: 'POST', path: `${APP}/hooks/{hook}/remove`, show: hooks.removeHook },
  { method: 'GET', path: `${APP}/tables`, show: tables.tables },
  { method: 'POST', path: `${APP}/tables`, show: tables.createTable, refused: tables.tables },
  { method: 'GET', path: TABLE, show: tables.table, refused: tables.bareTable },
  { method: 'POST', path: `${TABLE}/delete`, show: tables.deleteTable },
  { method: 'POST', path: `${TABLE}/keys`, show: tables.putKey, refused: tables.writtenKey },
  { method: 'POST', path: `${TABLE}/keys/delete`, show: tables.deleteKey, refused: tables.bareTable },
];

/** Returns the answer of a route, on which a refusal is shown where it says so. */
function shown<Visited>({ show, refused }: Route<Visited>, visit: Visited) {
  return orShown(() => show(visit), refused && (() => refused(visit)));
}

/** The pages. A POST makes a change, so it needs the console's own origin too. */
export const PAGES: readonly Route[] = [
  ...PLAIN.map((route): Route => {
    const { refused: _, ...rest } = route;
    return { ...rest, show: (visit) => shown(route, visit) };
  }),
  ...OF_APPS.map((route): Route => {
    const { refused: _, ...rest } = route;
    const show = async (visit: Visit) => shown(route, { ...visit, app: await visit.options.operations.app(visit.key) });
    return { ...rest, show };
  }),
];

const match = createMatcher(Object.fromEntries(PAGES.entries()));

/** The message of a page that made no change. */
const AWAY = 'It cannot read its state. It usually can again after a few seconds.';

export function createConsole(options: ConsoleOptions): Handler {
  const sessions = createSessions(options.sessions, options.consoleUrl);
  const signIn = createSignIn(options, sessions);
  const visitOptions = { ...options, drafts: createDrafts({ key: options.draftKey, clock: options.clock }) };
  const signedOut = async (request: HttpRequest) => {
    const principal = await sessions.find(request);
    const cookie = await sessions.close(request);
    if (principal && !(await isStranger(options, principal)))
      await options.audit.append(actOf(principal, request, 'console'), [{ action: 'session.close' }]);
    return cookie;
  };
  return async (request) => {
    const path = pathOf(request.target).replace(/(?<=.)\/$/, '');
    const asset = ASSETS.get(path);
    if (asset) return asset;
    let principal: Principal | undefined;
    let viewerOf: string | undefined;
    let isAdmin = false;
    const framedFor = (shown: Shown) => {
      if (!('content' in shown)) return shown;
      // The query of an answer of an identity provider is of no use again.
      const isSignIn = path.startsWith(`${SIGN_IN_PATH}/`);
      const address = isSignIn ? SIGN_IN_PATH : request.method === 'GET' ? request.target : path;
      const tabs = isAdmin ? shown.tabs : shown.tabs?.filter(({ text }) => text !== AUDIT_TAB);
      const [theme, keys] = [themeOf(request), keysOf(request)];
      const note = principal && (shown.status ?? 200) === 200 ? noteOf(request) : undefined;
      const frame = { email: principal?.email, theme, keys, address, viewerOf, note };
      return framed({ ...shown, ...(tabs && { tabs }) }, frame);
    };
    try {
      const found = await sessions.find(request);
      principal = found && options.trusts(found.issuer) ? found : undefined;
      if (request.method === 'POST' && !isSameOrigin(request, options.consoleUrl)) {
        throw new Refusal('forbidden', 'Another site sent this form. Send it from a page of the console.');
      }
      if (path === '/console/theme' && request.method === 'POST') return await setTheme(request, options.consoleUrl);
      if (path === '/console/keys' && request.method === 'POST') return await setKeys(request, options.consoleUrl);
      if (path === SIGN_IN_PATH || path.startsWith(`${SIGN_IN_PATH}/`)) return framedFor(await signIn(request));
      if (path === '/console/sign-out' && request.method === 'POST')
        return redirect(SIGN_IN_PATH, [await signedOut(request)]);
      if (path === CONFIRM_PATH) return framedFor(await confirmAddress(request, options));
      if (!principal) return toSignIn(addressOf(request), options.consoleUrl, request.method === 'POST');
      if (path === SHORTCUTS_PATH) return framedFor(shortcutsPage(keysOf(request)));
      const asked = match(request.method, path);
      const { org, project, app: appID } = asked.parameters;
      let role: Role | undefined;
      let within: Visit['within'];
      if (org !== undefined) {
        const place = { org, project, appID };
        within = asked.route.partly && (await partsAt(options, principal, place));
        if (within?.length === 0) within = undefined;
        role = within
          ? undefined
          : await checkRole(options, principal, place, asked.route.needs ?? roleFor(request.method));
        if (role === 'viewer') viewerOf = [org, project, appID].filter((each) => each !== undefined).join('/');
      }
      isAdmin = role === 'admin';
      const visit = {
        request,
        options: visitOptions,
        principal,
        act: actOf(principal, request, 'console'),
        within,
        key: { org: org ?? '', project: project ?? '', appID: appID ?? '' },
        parameters: asked.parameters,
        may: includes(role, 'deployer'),
        query: queryOf(request),
        field: request.method === 'POST' ? await formOf(request) : NO_FORM,
        now: options.clock.now(),
      };
      return framedFor(await asked.route.show(visit));
    } catch (error) {
      const refusal = asRefusal(error);
      if (!refusal) throw error;
      if (principal && refusal.code === 'forbidden') {
        const org = await ownOrganization(options, principal, request);
        options.refusals?.note({ code: refusal.code, request, via: 'console', by: principal.email, org });
      }
      const isRead = request.method !== 'POST';
      // A browser that loads the answer to a form again asks for its address by GET.
      if (['GET', 'HEAD'].includes(request.method) && refusal.code === 'method_not_allowed')
        return redirect(pageAbove(path));
      const message = isRead && error instanceof StoreUnavailable && !error.isFull ? AWAY : refusal.message;
      const deleted = isRestorable(refusal) && isRead ? placeOf(path)?.app : undefined;
      const mayRestore = deleted && principal && includes(await options.roleOf(principal, deleted), 'deployer');
      const problem = problemPage(CONTROL_ERROR_STATUS[refusal.code], message, {
        again: isRead ? request.target : undefined,
        // It would be no page either, or none for this visitor.
        back: isRead || [403, 404].includes(CONTROL_ERROR_STATUS[refusal.code]) ? undefined : pageAbove(path),
        restore: mayRestore ? `${appPath(deleted)}/restore` : undefined,
      });
      const shown = framedFor(problem);
      return { ...shown, headers: { ...shown.headers, ...refusal.headers } };
    }
  };
}

/** Returns the nearest page above the address of a form: that of the form, or of what it is about. */
function pageAbove(path: string): string {
  const above = path.slice(0, path.lastIndexOf('/'));
  if (above === '') return '/console';
  try {
    match('GET', above);
    return above;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return pageAbove(above);
  }
}

/** Returns the address that a visitor wants to see: of a form, that of its page. */
function addressOf(request: HttpRequest): string {
  if (request.method === 'GET') return request.target;
  const page = header(request, 'referer') ?? '';
  return URL.canParse(page) ? pathOf(new URL(page).pathname) : '/console';
}
