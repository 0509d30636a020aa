import { isIP, isIPv4 } from 'node:net';
import { type HttpRequest, header } from './http.ts';

/** True for an address of this machine alone. */
export function isLoopback(address: string): boolean {
  return address === '::1' || (isIPv4(address) && address.startsWith('127.'));
}

/**
 * Who sent a request, for limits: an address, of IPv6 the network of 64 bits that one client has; at most 40 characters.
 * Of what comes from this machine the proxy's word counts: the last address of `X-Forwarded-For`, which it wrote itself.
 */
export function clientOf(request: HttpRequest): string {
  const peer = plain(request.remoteAddress ?? '');
  if (!isLoopback(peer)) return networkOf(peer);
  const forwarded = header(request, 'x-forwarded-for') ?? '';
  const last = plain(forwarded.slice(forwarded.lastIndexOf(',') + 1).trim());
  return isIP(last) === 0 || isLoopback(last) ? 'loopback' : networkOf(last);
}

/** An IPv4 address that came over an IPv6 socket, as IPv4. */
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
