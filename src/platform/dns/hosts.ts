import { isIP } from 'node:net';
import { BoundedMap } from '../../base/bounded-map.ts';
import type { Clock } from '../../base/clock.ts';
import { recordLeadingTo } from '../../base/record-of.ts';
import type { CdnHost } from '../shared/cdn-host.ts';
import type { AppKey } from '../shared/types.ts';
import type { AuditStore } from '../stores/audit.ts';
import type { DnsStore, WaitingRemoval } from '../stores/dns.ts';
import type { StoredApp } from '../stores/rows/records.ts';
import { type CertificateFacts, NO_CERTIFICATE } from './certificate.ts';
import { type Dns, DnsFault, type RecordOwner, recordsOf, targetText } from './port.ts';
import type { ResolveHost } from './resolve.ts';

/**
 * What is known of a host of an app.
 *
 * `right`: it leads where the platform's records lead, or else where the platform's own name does. `elsewhere`: it has other
 * addresses, as those of a CDN. `unknown`: DNS gives no answer now.
 */
export interface HostFacts {
  readonly host: string;
  readonly url: string;
  readonly record: {
    readonly state: 'right' | 'elsewhere' | 'missing' | 'unknown';
    /** Addresses. */
    readonly found: readonly string[];
    /** The record that it needs, as `shop.example.com CNAME platform.example.com`. */
    readonly wanted: string;
    /** Who made it, where the platform makes records. */
    readonly by: 'platform' | 'hand' | null;
    /** Why the platform does not make it, with the next step. */
    readonly problem: string | null;
  };
  readonly certificate: CertificateFacts;
  /** The host in the CDN before the platform. Null: there is none. */
  readonly cdn: CdnHost | null;
  /** When the platform last changed the record. Null: never, or so long ago that the audit log does not say. */
  readonly changedAt: number | null;
}

export interface HostsOptions {
  /** Absent: records are made by hand. */
  readonly dns: Dns | undefined;
  readonly ownName: string;
  readonly sitesDomain: string;
  readonly siteUrl: (name: string) => string;
  readonly resolveHost: ResolveHost;
  readonly certificateOf: (host: string, port: number) => Promise<CertificateFacts>;
  /** Says what is known of an app in the CDN. Absent: there is none. */
  readonly cdnState?: ((app: AppKey) => Promise<CdnHost | undefined>) | undefined;
  readonly audit: Pick<AuditStore, 'list'>;
  readonly removals: DnsStore['removals'];
  readonly clock: Pick<Clock, 'monotonic'>;
}

/** Looks at the hosts of apps, and changes nothing. */
export interface Hosts {
  /** Returns what is known of the hosts of an app: its custom domains in their order, and the name below the sites domain. */
  of(app: StoredApp): Promise<readonly HostFacts[]>;
  /** Returns the hosts that the app had last, and whose records the platform has not removed yet. */
  removals(app: AppKey): Promise<readonly WaitingRemoval[]>;
}

/** Milliseconds for which an answer is given again, so that callers cannot make the platform ask others all the time. */
const FRESH_MS = 10_000;
const REMEMBERED = 1_000;
/** Rows of the audit log that are searched for the last change. */
const ROWS = 100;

export function createHosts(options: HostsOptions): Hosts {
  const { dns, ownName, sitesDomain, siteUrl, resolveHost, clock } = options;
  const known = new BoundedMap<string, { readonly at: number; readonly facts: Promise<Looked> }>(REMEMBERED);

  const look = (host: string) => {
    const before = known.get(host);
    if (before && clock.monotonic() - before.at < FRESH_MS) return before.facts;
    const facts = lookAt(host);
    known.set(host, { at: clock.monotonic(), facts });
    return facts;
  };
  const lookAt = async (host: string): Promise<Looked> => {
    const url = siteUrl(host);
    const { protocol, port } = new URL(url);
    const [record, certificate] = await Promise.all([
      recordOf(host),
      protocol === 'https:'
        ? options.certificateOf(host, Number(port || 443))
        : { ...NO_CERTIFICATE, state: 'http' as const },
    ]);
    return { host, url, record, certificate };
  };

  const recordOf = async (host: string): Promise<HostFacts['record']> => {
    const name = host.endsWith(`.${sitesDomain}`) ? `*.${sitesDomain}` : host;
    const none = { found: [], by: null, problem: null };
    // Browsers resolve these names to the machine that they run on.
    if (host === 'localhost' || host.endsWith('.localhost')) return { ...none, state: 'right', wanted: '' };
    const wanted = `${name} ${dns ? targetText(dns.target) : recordLeadingTo(ownName)}`;
    const [found, goal, made] = await Promise.all([
      resolveHost(host).catch(() => undefined),
      goalOf().catch(() => undefined),
      madeBy(name),
    ]);
    if (!found || !goal) return { ...made, state: 'unknown', found: found ?? [], wanted };
    const isRight = found.some((address) => goal.includes(address));
    return { ...made, state: isRight ? 'right' : found.length === 0 ? 'missing' : 'elsewhere', found, wanted };
  };
  const goalOf = async (): Promise<readonly string[]> => {
    if (dns?.target.kind === 'addresses') return recordsOf(dns.target).map(({ value }) => value);
    const name = dns?.target.kind === 'name' ? dns.target.CNAME : ownName.replace(/^\[|\]$/g, '');
    return isIP(name) === 0 ? resolveHost(name) : [name];
  };
  const madeBy = async (name: string): Promise<Pick<HostFacts['record'], 'by' | 'problem'>> => {
    try {
      if (!dns || !(await dns.covers(name))) return { by: null, problem: null };
      return MADE_BY[await dns.look(name)];
    } catch (error) {
      if (!(error instanceof DnsFault)) throw error;
      return { by: null, problem: `${error.message}. ${error.remedy}` };
    }
  };

  return {
    removals: async (app) => (dns ? options.removals(app) : []),
    async of({ org, project, appID, subdomain, settings }) {
      const site = `${subdomain}.${sitesDomain}`;
      const hosts = [...(settings.domains ?? []), site];
      const [facts, cdn, { rows }] = await Promise.all([
        Promise.all(hosts.map(look)),
        options.cdnState?.({ org, project, appID }),
        options.audit.list(org, { project, appID, action: 'dns.record' }, { limit: ROWS }),
      ]);
      const changedAt = (host: string) => rows.find(({ object }) => object === host)?.at ?? null;
      // All hosts are purged together. What the CDN says of a host is stored for that of the site alone.
      const cdnOf = (host: string) =>
        cdn ? { ...cdn, ...(host !== site && { state: 'unknown' as const, reason: null }) } : null;
      return facts.map((each) => ({ ...each, cdn: cdnOf(each.host), changedAt: changedAt(each.host) }));
    },
  };
}

const MADE_BY: Readonly<Record<RecordOwner, Pick<HostFacts['record'], 'by' | 'problem'>>> = {
  own: { by: 'platform', problem: null },
  'by-hand': { by: 'hand', problem: null },
  foreign: { by: 'hand', problem: `Its record is not this platform's. Remove it, and the platform makes one.` },
  none: { by: null, problem: 'The platform makes it within the hour, and with the next deploy.' },
};

type Looked = Omit<HostFacts, 'cdn' | 'changedAt'>;
