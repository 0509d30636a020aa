import type { Secrets } from '../../base/secrets.ts';
import type { DnsStart } from '../../contract/platform-start.ts';
import type { Io } from '../terminal/io.ts';
import { type Given, missingInput, textOf } from './flags.ts';

/**
 * Reads who makes the DNS records from `--dns` and `SLIPWAY_DNS_KEY`. Undefined without `--dns`. The platform checks the texts. Adds the
 * key to `secrets`. Throws `missing_input`.
 */
export function dnsOf(given: Given, io: Io, secrets: Secrets): DnsStart | undefined {
  const url = textOf(given, 'dns');
  const [target, owner] = [textOf(given, 'dns-target'), textOf(given, 'dns-owner')];
  const key = io.env.SLIPWAY_DNS_KEY || undefined;
  for (const each of [key, key?.split(':').at(-1)]) secrets.add(each ?? '');
  if (url !== undefined) return { url, key, target, owner };
  const other = target === undefined ? (owner === undefined ? undefined : 'dns-owner') : 'dns-target';
  if (other === undefined) return undefined;
  const remedy = 'Name the DNS server and the zone: --dns rfc2136://ns1.example.com/sites.example';
  throw missingInput(`--${other} needs --dns too`, remedy, 'dns');
}
