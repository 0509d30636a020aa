import type { HostFacts, Hosts } from '../dns/hosts.ts';
import type { StoredApp } from '../stores/rows/records.ts';
import { list, moment, object, oneOf, orNull, string } from './answers.ts';
import { describing } from './api.ts';
import type { AppChanges } from './app-changes.ts';
import type { Operations } from './operations.ts';

export interface HostParts {
  readonly operations: Operations;
  readonly hosts: Hosts;
  readonly changes: Pick<AppChanges, 'domainsOf'>;
}

const HOST = object({
  host: string,
  url: string,
  proof: orNull(oneOf(['listed', 'recorded', 'missing', 'unknown'])),
  record: object({
    state: oneOf(['right', 'elsewhere', 'missing', 'unknown']),
    found: list(string),
    wanted: string,
    by: orNull(oneOf(['platform', 'hand'])),
    problem: orNull(string),
  }),
  certificate: object({
    state: oneOf(['valid', 'invalid', 'none', 'http', 'unknown']),
    endsAt: orNull(moment),
    issuer: orNull(string),
    reason: orNull(string),
  }),
  cdn: orNull(
    object({
      name: string,
      state: oneOf(['ready', 'pending', 'refused', 'unknown']),
      reason: orNull(string),
      purgedAt: orNull(moment),
      waitsSince: orNull(moment),
      problem: orNull(string),
    }),
  ),
  changedAt: orNull(moment),
});

const REMOVAL = object({ host: string, waitsSince: moment, problem: orNull(string) });

/** A host, with what lets the organization have it. Null: it is the name below the sites domain. */
export type ProvedHost = HostFacts & { readonly proof: 'listed' | 'recorded' | 'missing' | 'unknown' | null };

export async function hostsOf(
  { hosts, changes }: Omit<HostParts, 'operations'>,
  app: StoredApp,
): Promise<readonly ProvedHost[]> {
  const [facts, proofs] = await Promise.all([hosts.of(app), changes.domainsOf(app)]);
  return facts.map((each) => ({ ...each, proof: proofs.find(({ domain }) => domain === each.host)?.proof ?? null }));
}

export const HOST_ENDPOINTS = {
  listHosts: describing<HostParts>()({
    summary:
      'Lists the hosts of an app with their DNS records, certificates and the CDN before the platform, as they are now. `record.by`: who made the record. `cdn.purgedAt`: when the CDN last took a purge of the app; `cdn.waitsSince`: since when one waits. `changedAt`: when the platform last changed it. `removals`: hosts that no app has any more, whose records the platform could not remove yet.',
    answer: object({ hosts: list(HOST), removals: list(REMOVAL) }),
    async run({ key }, parts) {
      const app = await parts.operations.app(key);
      const [found, removals] = await Promise.all([hostsOf(parts, app), parts.hosts.removals(key)]);
      const hosts = found.map(({ cdn, ...host }) => ({ ...host, cdn: cdn && { ...cdn, name: cdn.cdn } }));
      return { hosts, removals };
    },
  }),
};
