import { systemEvery } from '../../base/clock.ts';
import { openDns } from '../dns/open.ts';
import type { Dns } from '../dns/port.ts';
import { type HostRecords, keepHostRecords } from '../dns/records.ts';
import { ownerOf, type Settings } from './options.ts';

/** Opens what makes the records of hosts. Undefined without `--dns`. Asks nobody. */
export function openDnsOf({ dns, publicUrl, fetch, clock }: Settings): Dns | undefined {
  if (!dns) return undefined;
  return openDns({ ...dns, owner: dns.owner ?? ownerOf(publicUrl) }, { fetch, now: clock.now });
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
