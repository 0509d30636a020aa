import type { AppKey } from '../shared/types.ts';
import type { Crumb, Link } from './layout.ts';

/** The addresses of the console's pages. */

export function organizationPath(org: string): string {
  return `/console/orgs/${encodeURIComponent(org)}`;
}

export function appsPath(org: string): string {
  return `${organizationPath(org)}/apps`;
}

export function appPath({ org, project, appID }: AppKey): string {
  return `${organizationPath(org)}/projects/${encodeURIComponent(project)}/apps/${encodeURIComponent(appID)}`;
}

export function variablesPath(app: AppKey): string {
  return `${appPath(app)}/variables`;
}

export function tablesPath(app: AppKey): string {
  return `${appPath(app)}/tables`;
}

export function tablePath(app: AppKey, table: string): string {
  return `${tablesPath(app)}/${encodeURIComponent(table)}`;
}

export function deploymentPath(app: AppKey, deployID: string): string {
  return `${appPath(app)}/deployments/${encodeURIComponent(deployID)}`;
}

/** The page of what the organization or the app at `path` has used. */
export function usagePath(path: string): string {
  return `${path}/usage`;
}

/** The breadcrumb and the tabs of the pages of an organization and of an app. */

export function organizationCrumbs(org: string): readonly Crumb[] {
  return [{ href: organizationPath(org), text: org }];
}

export function appCrumbs(app: AppKey): readonly Crumb[] {
  return [...organizationCrumbs(app.org), { text: app.project }, { href: appPath(app), text: app.appID }];
}

export function organizationTabs(org: string): readonly Link[] {
  return [
    { href: organizationPath(org), text: 'Overview' },
    { href: appsPath(org), text: 'Apps' },
    { href: usagePath(organizationPath(org)), text: 'Usage' },
  ];
}

export function appTabs(app: AppKey): readonly Link[] {
  return [
    { href: appPath(app), text: 'Deployments' },
    { href: variablesPath(app), text: 'Variables' },
    { href: tablesPath(app), text: 'Tables' },
    { href: usagePath(appPath(app)), text: 'Usage' },
  ];
}
