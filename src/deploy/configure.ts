import type { ControlPlane } from '../api/control-plane.ts';
import { cleanLine } from '../base/text.ts';
import type { UpdateAppBody } from '../contract/control-plane.ts';
import type { DeployPlan } from './plan.ts';

export interface Configured {
  readonly url: string | undefined;
  readonly subdomain: string | undefined;
  /** The names that were sent, and what the app keeps from before. */
  readonly detail: string;
  readonly kept: KeptSettings;
}

/** What an earlier deploy set, and this one leaves as it is: absent where the platform does not tell. */
export type KeptSettings = Readonly<Partial<Record<(typeof STICKY)[number], string>>>;

/** Settings that are not sent where nothing was given; an app-settings of null takes them back. */
const STICKY = ['buildCommand', 'outputDirectory', 'region'] as const;

/** PATCHes an existing app with what was given, and the run's repository and branch (spec 4.A, "Update app"). */
export async function configureApp(plan: DeployPlan, appID: string, platform: ControlPlane): Promise<Configured> {
  const { settings, ...named } = plan.configuration;
  const body: UpdateAppBody = { ...settings, ...named };
  const app = await platform.updateApp(appID, body);
  const kept = STICKY.flatMap((name) => (app?.[name] && body[name] === undefined ? [[name, app[name]] as const] : []));
  const told = kept.map(([name, value]) => `${name} "${cleanLine(value, 60)}"`);
  const sent = Object.keys(body).sort().join(', ');
  return {
    url: app?.url,
    subdomain: app?.subdomain,
    detail: told.length === 0 ? sent : `${sent}; kept from before: ${told.join(', ')}`,
    kept: Object.fromEntries(kept),
  };
}
