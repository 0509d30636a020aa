import type { ControlPlane } from '../api/control-plane.ts';
import type { Clock } from '../base/clock.ts';
import { SlipwayError } from '../base/errors.ts';
import { productionOf } from '../contract/answers.ts';
import type { CreateAppBody } from '../contract/control-plane.ts';
import { asStarted } from './endings.ts';
import type { DeployPlan } from './plan.ts';
import { sendOnce } from './send-once.ts';

/** An app that exists, and what the platform's answers said about it. */
export interface EnsuredApp {
  readonly appID: string;
  readonly created: boolean;
  readonly url: string | undefined;
  readonly subdomain: string | undefined;
}

export interface EnsureDeps {
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

/** Undefined if the platform knows none of the IDs that could be meant. */
export async function findApp(plan: DeployPlan, platform: ControlPlane): Promise<EnsuredApp | undefined> {
  for (const appID of new Set([plan.rememberedAppID ?? plan.app, plan.app])) {
    const found = await probe(platform, appID);
    if (found) return found;
  }
  return undefined;
}

/** No call reads an app (spec 4.A). If its environments can be read, it exists. */
async function probe(platform: ControlPlane, appID: string): Promise<EnsuredApp | undefined> {
  try {
    const environments = await platform.listEnvironments(appID);
    return { appID, created: false, url: productionOf(environments)?.url, subdomain: undefined };
  } catch (error) {
    if (statusOf(error) === 404) return undefined;
    // Whatever is in it: an answer with this status says that the app is there.
    if (isUnclear(error)) return { appID, created: false, url: undefined, subdomain: undefined };
    throw error;
  }
}

async function createApp(plan: DeployPlan, deps: EnsureDeps): Promise<EnsuredApp> {
  const { settings, ...configuration } = plan.configuration;
  // A new app has no settings that null could remove.
  const given = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== null));
  const body: CreateAppBody = { ...given, ...configuration, name: plan.app, type: plan.appType };
  const idempotencyKey = deps.uuid();
  try {
    return await sendOnce<EnsuredApp>({
      send: async () => ({ ...(await deps.platform.createApp(body, { idempotencyKey })), created: true }),
      find: async () => {
        const found = await probe(deps.platform, plan.app);
        return found && { ...found, created: true };
      },
      clock: deps.clock,
      signal: deps.signal,
    });
  } catch (error) {
    if (isUnclear(error)) throw asStarted('The app was created, but its ID cannot be read', error);
    // The name is free, but a custom domain is not.
    if (statusOf(error) !== 409 || isTakenDomain(error)) throw error;
    const found = await probe(deps.platform, plan.app);
    if (found) return found;
    throw unreachableByName(plan, error);
  }
}

function unreachableByName(plan: DeployPlan, cause: unknown): SlipwayError {
  const where = `${plan.org}/${plan.project}`;
  return new SlipwayError('app_unreachable_by_name', `${where} has an app named "${plan.app}", but under another ID`, {
    input: 'app',
    remedy: "Set the input app to the app's ID, as the platform's own pages show it.",
    cause,
  });
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
