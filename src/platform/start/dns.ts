import { inBackground } from '../../base/background.ts';
import { systemEvery } from '../../base/clock.ts';
import { type CdnView, cdnState } from '../cdn/view.ts';
import { certificateOf } from '../dns/certificate.ts';
import { CERTIFICATES_EVERY_MS, tellCertificates } from '../dns/certificate-watch.ts';
import { createHosts, type Hosts } from '../dns/hosts.ts';
import { openDns } from '../dns/open.ts';
import type { Dns } from '../dns/port.ts';
import { type HostRecords, keepHostRecords } from '../dns/records.ts';
import { createAddresses } from '../notify/addresses.ts';
import { networksOf } from '../shared/client-address.ts';
import { secureRandom } from '../stores/rows/names.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';
import { dnsOf, hasRole, type Settings } from './options.ts';
import type { PlatformUrls } from './urls.ts';

/** Opens what makes the records of hosts. Undefined without `--dns`. Asks nobody. */
export function openDnsOf(settings: Settings): Dns | undefined {
  const dns = dnsOf(settings);
  return dns && openDns(dns, { fetch: settings.fetch, now: settings.clock.now });
}

/** From now on the store adds a change with each domain that an app gets or loses. Nodes that control or build wait for it, so that none is missed. */
export async function useDns(settings: Settings): Promise<void> {
  if (settings.dns && (hasRole(settings, 'control') || hasRole(settings, 'build'))) await settings.stores.dns.use();
}

/** Keeps the records of hosts on a node that builds. Undefined without `--dns`. */
export function openHostRecords(settings: Settings, stack: AsyncDisposableStack): HostRecords | undefined {
  const dns = openDnsOf(settings);
  if (!dns) return undefined;
  const { stores, sitesDomain, clock, log } = settings;
  const { dns: store, state, audit, changes, usage } = stores;
  const parts = { store, state, audit, changes, usage, clock, random: secureRandom, log, every: systemEvery };
  return stack.use(keepHostRecords({ dns, sitesDomain: sitesDomain.toLowerCase(), ...parts }));
}

/** Opens what looks at the hosts of apps. */
export function openHosts(
  settings: Settings,
  { baseUrl, sitesDomain, siteUrl }: PlatformUrls,
  cdn: CdnView | undefined,
): Hosts {
  const { stores, resolveHost, clock } = settings;
  return createHosts({
    dns: openDnsOf(settings),
    ownName: new URL(baseUrl).hostname,
    sitesDomain,
    siteUrl,
    resolveHost,
    certificateOf: handshakes(settings),
    cdnState: cdn && ((app) => cdnState(cdn, app)),
    audit: stores.audit,
    removals: (app) => stores.dns.removals(app),
    clock,
  });
}

/** Looks at the certificates of custom domains, if sites are served by https, and tells those who want to know. */
export function watchCertificates(settings: Settings, { siteUrl }: PlatformUrls, stack: AsyncDisposableStack): void {
  const { protocol, port } = new URL(siteUrl('any'));
  if (protocol !== 'https:') return;
  const { stores, clock, log } = settings;
  const { notify: store, state, usage } = stores;
  const handshake = handshakes(settings);
  const certificateOf = (host: string) => handshake(host, Number(port || 443));
  stack.use(
    inBackground({
      everyMs: CERTIFICATES_EVERY_MS,
      run: () => tellCertificates({ store, releases: state.releases, usage, clock, certificateOf }),
      onFailure(error) {
        if (!(error instanceof StoreUnavailable)) log('error', 'certificates_not_told', { reason: String(error) });
      },
    }),
  );
}

/** Returns what makes handshakes with hosts. A public address of this machine is what visitors get too. */
function handshakes({ notifyAllow }: Settings) {
  const { lookup } = createAddresses(networksOf(notifyAllow, 'notify-allow'), () => []);
  return (host: string, port: number) => certificateOf(host, { lookup, port });
}
