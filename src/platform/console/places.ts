import type { AppKey } from '../shared/types.ts';
import type { Crumb, Link } from './layout.ts';
import { appPath, appsPath, organizationPath, tablesPath, usagePath, variablesPath } from './paths.ts';

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
