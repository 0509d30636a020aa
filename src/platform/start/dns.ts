import { type CdnView, cdnState } from '../cdn/view.ts';
import { certificateOf } from '../dns/certificate.ts';
import { createHosts, type Hosts } from '../dns/hosts.ts';
import { type HostRecords, keepHostRecords } from '../dns/records.ts';
import { createAddresses } from '../notify/addresses.ts';
import { networksOf } from '../shared/client-address.ts';
import { secureRandom } from '../stores/rows/names.ts';
import { openDnsOf, type Settings } from './options.ts';
import type { NodeParts } from './parts.ts';

export function openHostRecords(parts: NodeParts): HostRecords | undefined {
  const dns = openDnsOf(parts);
  const { stores, stack } = parts;
  return dns && stack.use(keepHostRecords({ ...parts, ...stores, store: stores.dns, dns, random: secureRandom }));
}

export function openHosts(parts: NodeParts, cdn: CdnView | undefined): Hosts {
  const { audit, dns } = parts.stores;
  return createHosts({
    ...parts,
    dns: openDnsOf(parts),
    ownName: new URL(parts.baseUrl).hostname,
    certificateOf: handshakes(parts),
    cdnState: cdn && ((app) => cdnState(cdn, app)),
    audit,
    removals: (app) => dns.removals(app),
  });
}

/** A public address of this machine is what visitors get too. */
export function handshakes({ notifyAllow }: Settings) {
  const { lookup } = createAddresses(networksOf(notifyAllow, 'notify-allow'), () => []);
  return (host: string, port: number) => certificateOf(host, { lookup, port });
}
