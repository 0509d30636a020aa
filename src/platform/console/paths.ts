import type { AppKey } from '../types.ts';

/** The addresses of the console's pages. */

export function organizationPath(org: string): string {
  return `/console/orgs/${encodeURIComponent(org)}`;
}

export function appPath({ org, project, appID }: AppKey): string {
  return `${organizationPath(org)}/projects/${encodeURIComponent(project)}/apps/${encodeURIComponent(appID)}`;
}

export function deploymentPath(app: AppKey, deployID: string): string {
  return `${appPath(app)}/deployments/${encodeURIComponent(deployID)}`;
}
