import { isIP, isIPv6 } from 'node:net';
import { isLoopback } from './client-address.ts';
import { ANY_ADDRESS } from './urls.ts';

/** True for a `Host` header that names the platform itself, not a name that a stranger lets point to it. */
export type OwnHost = (host: string | undefined) => boolean;

export interface OwnNames {
  /** The address that it listens on. */
  readonly host: string;
  /** Where clients reach it: the public URL, else the address itself. */
  readonly baseUrl: string;
}

/**
 * The public URL's host, the name or address that the platform listens on, and loopback. Ports of the last two do not
 * count: they may be forwarded ones. Where it listens on every address, each address counts, since DNS rebinding needs
 * a name.
 */
export function ownHosts({ host, baseUrl }: OwnNames): OwnHost {
  const { host: publicHost, protocol } = new URL(baseUrl);
  const defaultPort = protocol === 'https:' ? ':443' : ':80';
  const listen = host.toLowerCase();
  const anyAddress = ANY_ADDRESS.includes(listen);
  return (header) => {
    const given = header?.toLowerCase() ?? '';
    if (given === publicHost || given === `${publicHost}${defaultPort}`) return true;
    const name = nameOf(given);
    if (name === undefined) return false;
    return name === 'localhost' || name === listen || isLoopback(name) || (anyAddress && isIP(name) !== 0);
  };
}

/** A Host header's name or address without its port, brackets and closing dot; undefined where it has no such form. */
function nameOf(host: string): string | undefined {
  const [, address, name] = /^(?:\[([0-9a-f:.]+)\]|([^:[\]/@]+))(?::\d{1,5})?$/.exec(host) ?? [];
  if (address !== undefined) return isIPv6(address) ? address : undefined;
  return name?.replace(/\.$/, '');
}
