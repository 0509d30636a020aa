import { systemEvery } from '../../base/clock.ts';
import { type CdnView, cdnState } from '../cdn/view.ts';
import { certificateOf } from '../dns/certificate.ts';
import { createHosts, type Hosts } from '../dns/hosts.ts';
import { openDns } from '../dns/open.ts';
import type { Dns } from '../dns/port.ts';
import { type HostRecords, keepHostRecords } from '../dns/records.ts';
import { createAddresses } from '../notify/addresses.ts';
import { networksOf } from '../shared/client-address.ts';
import { dnsOf, type Settings } from './options.ts';
import type { PlatformUrls } from './urls.ts';

/** Opens what makes the records of hosts. Undefined without `--dns`. Asks nobody. */
export function openDnsOf(settings: Settings): Dns | undefined {
  const dns = dnsOf(settings);
  return dns && openDns(dns, { fetch: settings.fetch, now: settings.clock.now });
}

/** Keeps the records of hosts on a node that builds. Undefined without `--dns`. */
export function openHostRecords(settings: Settings, stack: AsyncDisposableStack): HostRecords | undefined {
  const dns = openDnsOf(settings);
  if (!dns) return undefined;
  const { stores, sitesDomain, clock, log } = settings;
  const { state, audit, changes, usage } = stores;
  const parts = { state, audit, changes, usage, clock, log, every: systemEvery };
  return stack.use(keepHostRecords({ dns, sitesDomain: sitesDomain.toLowerCase(), ...parts }));
}

/** Opens what looks at the hosts of apps. */
export function openHosts(
  settings: Settings,
  { baseUrl, sitesDomain, siteUrl }: PlatformUrls,
  cdn: CdnView | undefined,
): Hosts {
  const { stores, resolveHost, notifyAllow, clock } = settings;
  // A public address of this machine is what visitors get too.
  const { lookup } = createAddresses(networksOf(notifyAllow, 'notify-allow'), () => []);
  return createHosts({
    dns: openDnsOf(settings),
    ownName: new URL(baseUrl).hostname,
    sitesDomain,
    siteUrl,
    resolveHost,
    certificateOf: (host, port) => certificateOf(host, { lookup, port }),
    cdnState: cdn && ((app) => cdnState(cdn, app)),
    audit: stores.audit,
    clock,
  });
}
