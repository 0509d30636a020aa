import type { ControlPlane } from '../api/control-plane.ts';
import type { Clock } from '../base/clock.ts';
import { SlipwayError } from '../base/errors.ts';
import { cleanLine } from '../base/text.ts';
import { productionOf } from '../contract/answers.ts';
import type { CreateAppBody, UpdateAppBody } from '../contract/control-plane.ts';
import type { DeployPlan } from './plan.ts';
import { sendOnce } from './send-once.ts';

/** An app that exists, with what the platform's answers show of it. */
export interface EnsuredApp {
  readonly appID: string;
  readonly created: boolean;
  readonly url: string | undefined;
  readonly subdomain: string | undefined;
}

interface EnsureDeps {
  readonly platform: ControlPlane;
  readonly clock: Clock;
  readonly uuid: () => string;
  readonly signal: AbortSignal;
}

/**
 * Finds the app or creates it (spec 3.1). In this order: the ID that an earlier run was given, `app` taken as an ID,
 * then create under the name `app`. Throws `app_not_found` if it must not be created, and
 * `app_unreachable_by_name` if the platform has the name under an unknown ID.
 */
export async function ensureApp(plan: DeployPlan, deps: EnsureDeps): Promise<EnsuredApp> {
  const found = await findApp(plan, deps.platform);
  if (found) return found;
  if (plan.create) return createApp(plan, deps);
  throw new SlipwayError('app_not_found', `The platform knows no app "${plan.app}" in ${plan.org}/${plan.project}`, {
    input: 'app',
    remedy: 'Name the ID of an existing app, or have it created with "create: true".',
  });
}

/** Returns undefined if the platform knows none of the IDs that could be meant. */
export async function findApp(plan: DeployPlan, platform: ControlPlane): Promise<EnsuredApp | undefined> {
  for (const appID of new Set([plan.rememberedAppID ?? plan.app, plan.app])) {
    const found = await lookUp(platform, appID);
    if (found) return found;
  }
  return undefined;
}

/** No call reads an app (spec 4.A). If its environments can be read, it exists. */
async function lookUp(platform: ControlPlane, appID: string): Promise<EnsuredApp | undefined> {
  try {
    const environments = await platform.listEnvironments(appID);
    return { appID, created: false, url: productionOf(environments)?.url, subdomain: undefined };
  } catch (error) {
    if (statusOf(error) === 404) return undefined;
    // An answer of unknown shape is still the answer of an app that exists.
    if (isUnclear(error)) return { appID, created: false, url: undefined, subdomain: undefined };
    throw error;
  }
}

async function createApp(plan: DeployPlan, deps: EnsureDeps): Promise<EnsuredApp> {
  const { platform } = deps;
  const { settings, ...configuration } = plan.configuration;
  // A new app has no settings that null could remove.
  const given = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== null));
  const body: CreateAppBody = { ...given, ...configuration, name: plan.app, type: plan.appType };
  const idempotencyKey = deps.uuid();
  try {
    return await sendOnce<EnsuredApp>({
      ...deps,
      send: async () => ({ ...(await platform.createApp(body, { idempotencyKey })), created: true }),
      find: async () => {
        const found = await lookUp(platform, plan.app);
        return found && { ...found, created: true };
      },
    });
  } catch (error) {
    if (isUnclear(error)) throw afterward('The app was created, but its ID cannot be read', error);
    // If the name is free, a custom domain is taken.
    if (statusOf(error) !== 409 || isTakenDomain(error)) throw error;
    const found = await lookUp(platform, plan.app);
    if (found) return found;
    const where = `${plan.org}/${plan.project}`;
    throw new SlipwayError('app_unreachable_by_name', `${where} has an app named "${plan.app}", but under another ID`, {
      input: 'app',
      remedy: "Set the input app to the app's ID, as the platform's own pages show it.",
      cause: error,
    });
  }
}

function isUnclear(error: unknown): error is SlipwayError {
  return error instanceof SlipwayError && error.call?.unclear === true;
}

function isTakenDomain(error: unknown): boolean {
  return error instanceof SlipwayError && error.call?.serviceCode === 'domain_taken';
}

function statusOf(error: unknown): number | undefined {
  return error instanceof SlipwayError ? error.call?.status : undefined;
}

/** Puts what the platform has done already before the error's message, because a reader must know it first. */
export function afterward(done: string, error: SlipwayError): SlipwayError {
  return error.with({ message: `${done}: ${error.message}`, cause: error });
}

/** Settings that are sent only if they are given. `null` in app-settings removes them. */
const STICKY = ['buildCommand', 'outputDirectory', 'region'] as const;

/** Settings of an earlier deploy that this one does not change, if the platform's answer shows them. */
export type KeptSettings = Readonly<Partial<Record<(typeof STICKY)[number], string>>>;

interface Configured {
  readonly url: string | undefined;
  readonly subdomain: string | undefined;
  /** The names of the settings that were sent, and the settings that the app kept. */
  readonly detail: string;
  readonly kept: KeptSettings;
}

/** PATCHes an existing app with the given settings, and the run's repository and branch (spec 4.A, "Update app"). */
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
