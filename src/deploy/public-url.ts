import type { ControlPlane } from '../api/control-plane.ts';
import { productionOf } from '../contract/answers.ts';
import type { EnsuredApp } from './ensure-app.ts';
import type { DeployPlan } from './plan.ts';

/**
 * The site's public URL: what the deployment names, else the production environment, else the app, else the user's
 * template. Undefined if none of them names one. Only http and https count.
 */
export async function publicUrl(
  deploymentUrl: string | undefined,
  app: EnsuredApp,
  plan: DeployPlan,
  platform: ControlPlane,
): Promise<string | undefined> {
  return (
    webUrl(deploymentUrl) ?? (await environmentUrl(app.appID, platform)) ?? webUrl(app.url) ?? fromTemplate(app, plan)
  );
}

async function environmentUrl(appID: string, platform: ControlPlane): Promise<string | undefined> {
  const environments = await platform.listEnvironments(appID).catch(() => []);
  return webUrl(productionOf(environments)?.url);
}

function fromTemplate(app: EnsuredApp, plan: DeployPlan): string | undefined {
  const template = plan.urlTemplate;
  if (template?.includes('{subdomain}') && !app.subdomain) return undefined;
  return webUrl(template?.replaceAll('{subdomain}', app.subdomain ?? '').replaceAll('{app}', app.appID));
}

function webUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.parse(text.includes('://') ? text : `https://${text}`);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : undefined;
}
