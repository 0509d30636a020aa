import type { ControlPlane } from '../api/control-plane.ts';
import type { UpdateAppBody } from '../contract/control-plane.ts';
import type { DeployPlan } from './plan.ts';

export interface Configured {
  readonly url: string | undefined;
  readonly subdomain: string | undefined;
  /** The names that were sent. */
  readonly detail: string;
}

/** PATCHes an existing app with what was given, and the run's repository and branch (spec 4.A, "Update app"). */
export async function configureApp(plan: DeployPlan, appID: string, platform: ControlPlane): Promise<Configured> {
  const { settings, ...named } = plan.configuration;
  const body: UpdateAppBody = { ...settings, ...named };
  const app = await platform.updateApp(appID, body);
  return { url: app?.url, subdomain: app?.subdomain, detail: Object.keys(body).sort().join(', ') };
}
