import { isIP } from 'node:net';

/** Returns the DNS record that leads to a host, as `A 203.0.113.7` or `CNAME platform.example.com`. An IPv6 address may have brackets. */
export function recordLeadingTo(host: string): string {
  const bare = host.replace(/^\[|\]$/g, '');
  return `${{ 4: 'A', 6: 'AAAA' }[isIP(bare)] ?? 'CNAME'} ${bare}`;
}
