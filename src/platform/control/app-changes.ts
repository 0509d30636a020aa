import { randomUUID } from 'node:crypto';
import type { Clock } from '../../base/clock.ts';
import type { AppType } from '../../contract/limits.ts';
import { cronFault } from '../shared/cron.ts';
import { Refusal } from '../shared/refusal.ts';
import type { AppKey, AppSettings } from '../shared/types.ts';
import type { Act } from '../stores/audit.ts';
import type { AppConfig, AppPatch, StoredApp } from '../stores/rows/records.ts';
import { DomainTaken, type Done, type Once, type StateStore } from '../stores/state.ts';
import { appBodies, type BodyRules } from './bodies.ts';
import { type DomainOptions, domainFacts, permitDomains } from './domains.ts';
import { noApp, presentApp } from './operations.ts';
import { invalid } from './validation.ts';

interface AppChangeOptions extends BodyRules {
  readonly state: Pick<StateStore, 'apps'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly domains: DomainOptions;
}

export type AppChanges = ReturnType<typeof createAppChanges>;

/** The rules for creating and changing apps. The caller has checked the identity's role. Each method rejects with `Refusal`. */
export function createAppChanges(options: AppChangeOptions) {
  const {
    state: { apps },
    clock,
  } = options;
  return {
    bodies: appBodies(options),
    /** Creates an app. Its ID is its name. `app_exists`, `app_deleted`, `domain_not_verified`, `domain_taken`. */
    async create(
      key: AppKey,
      { type, config }: { readonly type: AppType; readonly config: AppConfig },
      act: Act,
      once?: Once<StoredApp>,
    ): Promise<Done<StoredApp>> {
      await checkSchedule(config.settings);
      await permit(options, key, undefined, config.settings.domains);
      // An app that had the name before may have left caches on nodes: no build of this one uses them.
      const fresh = { ...config, settings: { ...config.settings, cachesOf: randomUUID() } };
      const created = await apps.create({ key, type, config: fresh }, act, once).catch(refuseTaken);
      if (created.kind !== 'taken') return created;
      await presentApp(apps, key, clock);
      throw new Refusal('app_exists', `There is an app ${key.appID} in this project already.`);
    },
    /** Changes the fields of an app that the patch has. `app_not_found`, `app_deleted`, `domain_not_verified`, `domain_taken`. */
    async update(key: AppKey, patch: AppPatch, act: Act) {
      const app = await presentApp(apps, key, clock);
      await checkSchedule(patch.settings);
      await permit(options, key, app, patch.settings?.domains);
      const updated = await apps.update(key, patch, act).catch(refuseTaken);
      if (!updated) throw noApp(key);
      return updated;
    },
    /** Returns what lets the app have its domains. Reads DNS records. */
    domainsOf: ({ org, settings }: Pick<StoredApp, 'org' | 'settings'>) =>
      domainFacts(options.domains, org, settings.domains ?? []),
  };
}

/** Throws `validation_failed` if a line of the schedule names no time. */
export async function checkSchedule({
  schedule,
}: {
  readonly schedule?: AppSettings['schedule'] | null;
} = {}): Promise<void> {
  for (const [index, { cron }] of (schedule ?? []).entries()) {
    const fault = await cronFault(cron);
    if (fault !== undefined) throw invalid([`schedule[${index}].cron ${fault}`]);
  }
}

async function permit(
  options: AppChangeOptions,
  { org }: AppKey,
  app: AppConfig | undefined,
  domains: readonly string[] | null = null,
): Promise<void> {
  const added = (domains ?? []).filter((each) => !app?.settings.domains?.includes(each));
  await permitDomains(options.domains, org, added);
}

/** The answer does not name the app that has the domain. */
function refuseTaken(error: unknown): never {
  if (!(error instanceof DomainTaken)) throw error;
  const message = `Another app has the domain ${error.domain}. It is free when that app's domains no longer contain it.`;
  throw new Refusal('domain_taken', message);
}
