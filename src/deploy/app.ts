import type { ControlPlane } from '../api/control-plane.ts';
import { SlipwayError } from '../base/errors.ts';
import type { JsonObject } from '../base/json.ts';
import { cleanLine } from '../base/text.ts';
import type { SeenUpdate } from '../contract/answers.ts';
import { productionOf } from '../contract/answers.ts';
import type { CreateAppBody, UpdateAppBody } from '../contract/control-plane.ts';
import { DETECTED_TYPE, isFunctionType } from '../contract/limits.ts';
import type { DeployDeps } from './deps.ts';
import type { Terms } from './ownership.ts';
import type { DeployPlan } from './plan.ts';
import { isUnclear, sendOnce } from './send-once.ts';
import { type EnsuredApp, type KeptSettings, keptOf, storedValue } from './stored.ts';

export type EnsureDeps = Pick<DeployDeps, 'platform' | 'clock' | 'uuid' | 'signal'>;

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
    const { environments, ...known } = await platform.lookUp(appID);
    const url = productionOf(environments)?.url;
    return { appID, created: false, url, subdomain: undefined, ...known };
  } catch (error) {
    if (statusOf(error) === 404) return undefined;
    // An answer of unknown shape is still the answer of an app that exists.
    if (isUnclear(error)) return { appID, created: false, url: undefined, subdomain: undefined };
    throw error;
  }
}

/** The type of a new app that the run names none for. A platform that detects it changes it with the first release. */
const NEW_APP_TYPE = 'web-landing';

async function createApp(plan: DeployPlan, deps: EnsureDeps): Promise<EnsuredApp> {
  const { platform } = deps;
  const { settings, ...configuration } = plan.configuration;
  // A new app has no settings that null could remove.
  const given = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== null));
  const body: CreateAppBody = { ...given, ...configuration, name: plan.app, type: plan.appType ?? NEW_APP_TYPE };
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

/**
 * Returns what a deployment says of the type of its app, for a platform that takes it: what the run names, if the app has another one.
 * Where it names none, the build decides for a static app that was never live.
 */
export function broughtType({ appType }: DeployPlan, { created, stored, takesType }: EnsuredApp): UpdateAppBody {
  if (takesType !== true) return {};
  const type = created ? (appType ?? NEW_APP_TYPE) : storedValue(stored, 'type');
  if (appType !== undefined) return appType === type ? {} : { type: appType };
  const isNew = created || stored?.state === 'created';
  return isNew && !isFunctionType(String(type)) ? { type: DETECTED_TYPE } : {};
}

/**
 * Gives an app that exists the configuration of a deploy. A platform that takes it with the deployment gets only what must be
 * changed before that: domains. Any other gets a PATCH with all of it (spec 4.A, "Update app").
 */
export async function configureApp(plan: DeployPlan, app: EnsuredApp, terms: Terms, platform: ControlPlane) {
  const { appID, stored } = app;
  const body = updateOf(plan, app, terms);
  const { domains, ...rest } = body;
  const sent: UpdateAppBody = !app.takesConfiguration ? body : domains === undefined ? {} : { domains };
  const answer = Object.keys(sent).length > 0 ? await platform.updateApp(appID, sent) : undefined;
  const brought = app.takesConfiguration && Object.keys(rest).length > 0 ? rest : undefined;
  const kept = stored && app.takesConfiguration ? keptOf(stored, body) : keptIn(answer, body);
  const shown = STICKY.flatMap((name) => (kept[name] ? [`${name} "${cleanLine(kept[name], 60)}"`] : []));
  const names = Object.keys(body).sort().join(', ') || 'as it is';
  return {
    /** Settings that the deployment carries, and that the app gets when it goes live. Undefined if it has them already. */
    brought,
    /** The fields that were sent before the deployment, and their values before that, as far as an answer showed them. */
    sent,
    before: Object.fromEntries(Object.keys(sent).map((name) => [name, storedValue(stored, name)])),
    url: answer?.url,
    subdomain: answer?.subdomain,
    detail: shown.length === 0 ? names : `${names}; kept from before: ${shown.join(', ')}`,
    kept,
  };
}

/** Returns the fields of an existing app that a deploy gives it. A service that shows no app gets repository and branch each time. */
export function updateOf(
  { configuration, verify }: DeployPlan,
  { stored, takesConfiguration }: EnsuredApp,
  { movesBranch }: Terms,
): UpdateAppBody {
  const { settings, repository, branch, ...named } = configuration;
  const own = { ...settings, ...named };
  if (!takesConfiguration) return { ...own, repository, branch };
  return {
    // Only this platform looks at a release before it goes live.
    ...(verify === 'warn' ? {} : { verify }),
    ...own,
    ...(stored?.repository === repository ? {} : { repository }),
    ...(stored?.branch === branch || !movesBranch ? {} : { branch }),
  };
}

/** Settings that are shown if a deploy does not give them. */
const STICKY = ['buildCommand', 'outputDirectory', 'region'] as const;

function keptIn(answer: SeenUpdate | undefined, body: JsonObject): KeptSettings {
  const names = STICKY.filter((name) => answer?.[name] && body[name] === undefined);
  return Object.fromEntries(names.map((name) => [name, answer?.[name] ?? '']));
}
