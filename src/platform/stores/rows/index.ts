import type { Random } from '../../../base/clock.ts';
import { createAccessTokenStore } from '../access-tokens.ts';
import { createCdnStore } from '../cdn.ts';
import { createDnsStore } from '../dns.ts';
import { createHookStore } from '../hooks.ts';
import { createKeeping } from '../keeping.ts';
import { createLoginStore } from '../logins.ts';
import { createMemberStore } from '../members.ts';
import { createNotifyStore } from '../notify.ts';
import { createReferences } from '../references.ts';
import { createRoleStore } from '../roles.ts';
import { createSchedules } from '../schedules.ts';
import { createTableStore } from '../tables.ts';
import { createUsageStore } from '../usage.ts';
import { createActivityStore } from './activity.ts';
import { createAppStore } from './apps.ts';
import { createAuditStore } from './audit.ts';
import { createDeletions } from './deletions.ts';
import { createDeploymentStore, type EngineRows } from './deployment-store.ts';
import type { Engine } from './engine.ts';
import { createJobs } from './jobs.ts';
import type { Keyring } from './keyring.ts';
import { secureRandom } from './names.ts';
import { createReleaseStore } from './releases.ts';

export const KEEP_RELEASES = 10;

export interface RowStoresOptions {
  readonly keyring: Keyring;
  readonly random?: Random | undefined;
  /** Releases kept per app, including the live one. Default `KEEP_RELEASES`. */
  readonly keepReleases?: number | undefined;
  /** Queued deployments of an organization at once. Default `ORGANIZATION_QUEUE`. */
  readonly organizationQueue?: number | undefined;
}

/** The stores that are written once for both databases. Gaps: an app has only the production environment. */
export function createRowStores(engine: Engine, rows: EngineRows, options: RowStoresOptions) {
  const { keyring, random = secureRandom, keepReleases = KEEP_RELEASES, organizationQueue } = options;
  return {
    state: {
      apps: { ...createAppStore(engine, rows.env, random), ...createDeletions(engine) },
      deployments: createDeploymentStore(engine, rows, keyring, random, organizationQueue),
      releases: createReleaseStore(engine, rows.releaseSeq),
      activity: createActivityStore(engine, keyring),
    },
    jobs: createJobs(engine, rows, keyring, keepReleases),
    tables: createTableStore(engine),
    roles: createRoleStore(engine),
    members: createMemberStore(engine),
    logins: createLoginStore(engine),
    accessTokens: createAccessTokenStore(engine),
    usage: createUsageStore(engine, rows.addUsage),
    keeping: createKeeping(engine),
    audit: createAuditStore(engine),
    references: createReferences(engine),
    schedules: createSchedules(engine),
    notify: createNotifyStore(engine),
    hooks: createHookStore(engine),
    cdn: createCdnStore(engine),
    dns: createDnsStore(engine),
  };
}
