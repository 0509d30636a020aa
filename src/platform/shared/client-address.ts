import { isIP } from 'node:net';
import { isLoopbackAddress } from '../../base/loopback.ts';
import { type HttpRequest, header } from './http.ts';

/**
 * Returns the client to count a request for: its IPv4 address, or its IPv6 network of 64 bits. At most 40 characters. If
 * a request comes from loopback, the client is the last address of `X-Forwarded-For`, which the proxy added.
 */
export function clientOf(request: HttpRequest): string {
  const peer = plain(request.remoteAddress ?? '');
  if (!isLoopbackAddress(peer)) return networkOf(peer);
  const forwarded = header(request, 'x-forwarded-for') ?? '';
  const last = plain(forwarded.slice(forwarded.lastIndexOf(',') + 1).trim());
  return isIP(last) === 0 || isLoopbackAddress(last) ? 'loopback' : networkOf(last);
}

/** Removes the IPv6 prefix of an IPv4 address. */
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
