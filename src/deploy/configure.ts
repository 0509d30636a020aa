import type { ControlPlane } from '../api/control-plane.ts';
import { cleanLine } from '../base/text.ts';
import type { UpdateAppBody } from '../contract/control-plane.ts';
import type { DeployPlan } from './plan.ts';

export interface Configured {
  readonly url: string | undefined;
  readonly subdomain: string | undefined;
  /** The settings that were sent, and those that the app keeps from an earlier deploy. */
  readonly detail: string;
  readonly kept: KeptSettings;
}

/** Settings of an earlier deploy that this one leaves as they are. Absent if the platform does not report them. */
export type KeptSettings = Readonly<Partial<Record<(typeof STICKY)[number], string>>>;

/** Settings that are sent only if they are given. `null` in app-settings removes them. */
const STICKY = ['buildCommand', 'outputDirectory', 'region'] as const;

/** PATCHes an existing app with what was given, and the run's repository and branch (spec 4.A, "Update app"). */
export async function configureApp(plan: DeployPlan, appID: string, platform: ControlPlane): Promise<Configured> {
  const { settings, ...named } = plan.configuration;
  const body: UpdateAppBody = { ...settings, ...named };
  const app = await platform.updateApp(appID, body);
  const kept = STICKY.flatMap((name) => (app?.[name] && body[name] === undefined ? [[name, app[name]] as const] : []));
  const keptTexts = kept.map(([name, value]) => `${name} "${cleanLine(value, 60)}"`);
  const sent = Object.keys(body).sort().join(', ');
  return {
    url: app?.url,
    subdomain: app?.subdomain,
    detail: keptTexts.length === 0 ? sent : `${sent}; kept from before: ${keptTexts.join(', ')}`,
    kept: Object.fromEntries(kept),
  };
}
