import type { AppKey } from '../shared/types.ts';

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
