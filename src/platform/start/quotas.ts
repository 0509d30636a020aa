import type { Policy } from '../identity/policy.ts';
import { type BoundQuotas, createQuotas } from '../metering/quotas.ts';
import type { Stores } from '../stores/index.ts';
import type { Jobs } from '../stores/jobs.ts';
import type { Settings } from './options.ts';

/** Returns the settings with stores that keep the quotas of organizations, whichever room asks. */
export function withQuotas(settings: Settings, policy: Policy): Settings & { readonly quotas: BoundQuotas } {
  const { stores, organizationApps: apps, organizationBuilds: buildsAtOnce, clock } = settings;
  const quotas = createQuotas({ policy, defaults: { apps, buildsAtOnce }, usage: stores.usage, clock });
  return { ...settings, stores: keeping(stores, quotas), quotas };
}

export function keeping<S extends Pick<Stores, 'state'>>(stores: S, quotas: BoundQuotas): S {
  const { apps, deployments } = stores.state;
  return {
    ...stores,
    state: {
      ...stores.state,
      apps: {
        ...apps,
        create: (command, act, once) =>
          apps.create({ ...command, bounds: quotas.appBounds(command.key.org) }, act, once),
        restore: (key, act) => apps.restore(key, act, quotas.appBounds(key.org)),
      },
      deployments: {
        ...deployments,
        create: (key, request, act, once) => deployments.create(key, request, act, once, quotas.timeBound(key.org)),
        redeploy: (key, of, act, once) => deployments.redeploy(key, of, act, once, quotas.timeBound(key.org)),
      },
    },
  };
}

/** The same for builds, which nodes without the role build do not claim. */
export function keepingBuilds(jobs: Jobs, quotas: BoundQuotas): Jobs {
  return { ...jobs, claim: (node) => jobs.claim(node, quotas.buildBounds()) };
}
