import { isIP, isIPv6 } from 'node:net';
import { isLoopbackAddress } from '../../base/loopback.ts';

/** Addresses that mean "every address" to a server. Clients cannot connect to them. */
export const ANY_ADDRESS = ['0.0.0.0', '::'];

/** Returns true if a `Host` header names the platform itself. Foreign names can point to its address too. */
export type OwnHost = (host: string | undefined) => boolean;

interface OwnNames {
  readonly host: string;
  /** The public URL, else the address itself. */
  readonly baseUrl: string;
}

/**
 * Returns a check that accepts the public URL's host, the name or address that the platform listens on, and loopback.
 * It accepts the last two with any port, because ports may be forwarded. If the platform listens on every address, it
 * accepts each IP address, because DNS rebinding needs a name.
 */
export function ownHosts({ host, baseUrl }: OwnNames): OwnHost {
  const listen = host.toLowerCase();
  const anyAddress = ANY_ADDRESS.includes(listen);
  return (header) => {
    const given = header?.toLowerCase() ?? '';
    if (isHostOf(given, baseUrl)) return true;
    const name = nameOf(given);
    if (name === undefined) return false;
    return name === 'localhost' || name === listen || isLoopbackAddress(name) || (anyAddress && isIP(name) !== 0);
  };
}

/** Returns true if a `Host` header in lower case names the host of a URL, with or without its default port. */
export function isHostOf(given: string, url: string): boolean {
  const { host, protocol } = new URL(url);
  return given === host || given === `${host}${protocol === 'https:' ? ':443' : ':80'}`;
}

/** Without port, brackets and closing dot. Undefined if it is not well-formed. */
function nameOf(host: string): string | undefined {
  const [, address, name] = /^(?:\[([0-9a-f:.]+)\]|([^:[\]/@]+))(?::\d{1,5})?$/.exec(host) ?? [];
  if (address !== undefined) return isIPv6(address) ? address : undefined;
  return name?.replace(/\.$/, '');
}
