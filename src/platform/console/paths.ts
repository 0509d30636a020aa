import { isFunctionType, IDENTIFIER as NAME } from '../../contract/limits.ts';
import type { AppKey } from '../shared/types.ts';

/** The addresses of the console's pages. */

export interface Link {
  readonly href: string;
  readonly text: string;
}

/** A part of the breadcrumb. A project has no page. */
export interface Crumb {
  readonly href?: string;
  readonly text: string;
}

export function organizationPath(org: string): string {
  return `/console/orgs/${encodeURIComponent(org)}`;
}

const inOrganization = (page: string) => (org: string) => `${organizationPath(org)}/${page}`;
export const appsPath = inOrganization('apps');
export const membersPath = inOrganization('members');
export const queuePath = inOrganization('queue');
export const notifyPath = inOrganization('notify');
export const tokensPath = inOrganization('tokens');

export function projectPath(org: string, project: string): string {
  return `${organizationPath(org)}/projects/${encodeURIComponent(project)}`;
}

export function newAppPath(org: string, project?: string): string {
  const query = project === undefined ? '' : `?${new URLSearchParams({ project })}`;
  return `${organizationPath(org)}/new${query}`;
}

export function appPath({ org, project, appID }: AppKey): string {
  return `${projectPath(org, project)}/apps/${encodeURIComponent(appID)}`;
}

const inApp = (page: string) => (app: AppKey) => `${appPath(app)}/${page}`;
export const runtimePath = inApp('runtime');
export const runtimeLogPath = inApp('runtime/log');
export const settingsPath = inApp('settings');
export const variablesPath = inApp('variables');
export const hooksPath = inApp('hooks');
export const domainsPath = inApp('domains');
export const tablesPath = inApp('tables');

export function tablePath(app: AppKey, table: string): string {
  return `${tablesPath(app)}/${encodeURIComponent(table)}`;
}

export function deploymentPath(app: AppKey, deployID: string): string {
  return `${appPath(app)}/deployments/${encodeURIComponent(deployID)}`;
}

/** The text of the tab that admins alone see. */
export const AUDIT_TAB = 'Audit';

/** The breadcrumb and the tabs of the pages of an organization and of an app. */

function organizationCrumbs(org: string): readonly Crumb[] {
  return [{ href: organizationPath(org), text: org }];
}

export function appCrumbs(app: AppKey): readonly Crumb[] {
  return [
    ...organizationCrumbs(app.org),
    { href: projectPath(app.org, app.project), text: app.project },
    { href: appPath(app), text: app.appID },
  ];
}

export function organizationTabs(org: string): readonly Link[] {
  return [
    { href: organizationPath(org), text: 'Overview' },
    { href: appsPath(org), text: 'Apps' },
    { href: queuePath(org), text: 'Queue' },
    { href: `${organizationPath(org)}/usage`, text: 'Usage' },
    { href: notifyPath(org), text: 'Notifications' },
    { href: membersPath(org), text: 'Members' },
    { href: tokensPath(org), text: 'Tokens' },
    { href: newAppPath(org), text: 'New app' },
    { href: `${organizationPath(org)}/audit`, text: AUDIT_TAB },
  ];
}

/** `type`: if it is known. An app of files has nothing that runs. */
export function appTabs(app: AppKey & { readonly type?: string }): readonly Link[] {
  return [
    { href: appPath(app), text: 'Deployments' },
    ...(isFunctionType(app.type) ? [{ href: runtimePath(app), text: 'Runtime' }] : []),
    { href: variablesPath(app), text: 'Variables' },
    { href: tablesPath(app), text: 'Tables' },
    { href: `${appPath(app)}/usage`, text: 'Usage' },
    { href: hooksPath(app), text: 'Push' },
    { href: domainsPath(app), text: 'Domains' },
    { href: settingsPath(app), text: 'Settings' },
    { href: `${appPath(app)}/audit`, text: AUDIT_TAB },
  ];
}

/** The frame of a page of an organization, and of one of an app. The tab with the text `tab` is the page. */

export function ofOrganization(org: string, tab = '') {
  return { crumbs: organizationCrumbs(org), tabs: organizationTabs(org), tab };
}

export function ofApp(app: AppKey & { readonly type?: string }, tab: string) {
  return { crumbs: appCrumbs(app), tabs: appTabs(app), tab };
}

/** The paths of signing in. All paths below it belong to it too. */
export const SIGN_IN_PATH = '/console/sign-in';
/** The page on which people approve `slipway login`. */
export const DEVICE_PATH = '/console/device';
export const MACHINES_PATH = '/console/machines';
export const CONFIRM_PATH = '/console/confirm';
export const FIND_PATH = '/console/find';
export const SHORTCUTS_PATH = '/console/shortcuts';

/** Characters of an address that a visitor returns to. */
const RETURN_MOST = 2_000;

/** Returns the address of a page of the console, except those of signing in. Anything else becomes its first page. */
export function ownPath(path: string): string {
  const isOwn = path.length <= RETURN_MOST && /^\/console(?:[/?][\w\-.~%/?=&+:]*)?$/.test(path);
  return isOwn && path !== '/console/' && !path.startsWith(SIGN_IN_PATH) ? path : '/console';
}

/** Returns the address of a page of signing in, after which the visitor gets the page `to`. `hasEnded`: the page says that the session has ended. */
export function signInFor(to: string, path: string = SIGN_IN_PATH, hasEnded = false): string {
  const own = ownPath(to);
  const query = new URLSearchParams({ ...(own !== '/console' && { to: own }), ...(hasEnded && { ended: '1' }) });
  return query.size === 0 ? path : `${path}?${query}`;
}

export function placeOf(path: string): { readonly org: string; readonly app: AppKey | undefined } | undefined {
  const [, org, project, appID] =
    /^\/console\/orgs\/([^/?]+)(?:\/projects\/([^/?]+)\/apps\/([^/?]+))?/.exec(path) ?? [];
  const names = [org, project, appID].map((name) => (name === undefined || !NAME.test(name) ? undefined : name));
  if (names[0] === undefined) return undefined;
  const isApp = names[1] !== undefined && names[2] !== undefined;
  return { org: names[0], app: isApp ? { org: names[0], project: names[1] ?? '', appID: names[2] ?? '' } : undefined };
}

/** Gives each tab a letter that leads to it: the first of its name that no tab before it has. */
export function withKeys(tabs: readonly Link[]): readonly (Link & { readonly key: string })[] {
  const taken = new Set<string>();
  return tabs.map((tab) => {
    const key = [...tab.text.toLowerCase().replace(/[^a-z]/g, '')].find((letter) => !taken.has(letter)) ?? '';
    taken.add(key);
    return { ...tab, key };
  });
}
