import { BlockList, isIP } from 'node:net';
import { SlipwayError } from '../../base/errors.ts';
import { isLoopbackAddress } from '../../base/loopback.ts';
import type { HttpRequest } from './http.ts';

/** Reads addresses and networks (CIDR), as `10.0.0.5` and `2001:db8::/32`. Throws `invalid_input` with the first that is neither. */
export function networksOf(list: readonly string[], input: string): BlockList {
  const networks = new BlockList();
  for (const entry of list) {
    const [, address = '', bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
    const version = isIP(address);
    const most = version === 4 ? 32 : 128;
    if (version === 0 || address.includes('%') || Number(bits ?? 0) > most) {
      throw new SlipwayError('invalid_input', `--${input}: "${entry}" is not an address or a network`, {
        input,
        remedy: 'Write addresses and networks with commas between them, as 10.0.0.5,10.1.0.0/16,2001:db8::/32.',
      });
    }
    networks.addSubnet(address, Number(bits ?? most), version === 4 ? 'ipv4' : 'ipv6');
  }
  return networks;
}

/**
 * Returns the address of the client of a connection: the peer, or if the peer is a trusted proxy, the rightmost address of
 * `X-Forwarded-For` that is not one. Loopback is trusted only if `proxies` has it. Each proxy adds its own client at the right, so a client
 * cannot choose that address.
 */
export function clientAddress(peer: string, forwarded: string | undefined, proxies: BlockList): string {
  let client = plain(peer);
  if (forwarded === undefined) return client;
  for (const hop of forwarded.split(',').reverse()) {
    if (!isIn(proxies, client)) break;
    const next = plain(hop.trim());
    if (isIP(next) === 0) break;
    client = next;
  }
  return client;
}

/** Returns the client to count a request for: its IPv4 address, or its IPv6 network of 64 bits. At most 40 characters. */
export function clientOf({ remoteAddress }: Pick<HttpRequest, 'remoteAddress'>): string {
  const address = plain(remoteAddress ?? '');
  return isLoopbackAddress(address) ? 'loopback' : networkOf(address);
}

function isIn(proxies: BlockList, address: string): boolean {
  const [bare = ''] = address.split('%', 1);
  const version = isIP(bare);
  return version !== 0 && proxies.check(bare, version === 4 ? 'ipv4' : 'ipv6');
}

function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

function networkOf(address: string): string {
  if (isIP(address) !== 6) return address.slice(0, 40);
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const filled = tail === undefined ? groups : [...groups, '0', '0', '0', '0'];
  return `${filled.slice(0, 4).join(':')}::/64`;
}
