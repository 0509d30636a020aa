import { type LookupAddress, type LookupAllOptions, lookup as systemLookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Dispatcher, request } from 'undici';
import { isClosed } from '../shared/closed-networks.ts';

function ownAddresses(): readonly string[] {
  return Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map(({ address }) => address));
}

/** A receiver is at an address that is not public. What the address is, is not said: it may be a name of the operator's network. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
  constructor() {
    super('its address is not public; an operator can allow it with --notify-allow');
  }
}

/** Decides which addresses receivers may have. */
export type Addresses = ReturnType<typeof createAddresses>;

type Resolve = (
  name: string,
  options: LookupAllOptions,
  done: (error: Error | null, found: LookupAddress[]) => void,
) => void;

/** Public addresses of other machines are allowed, and those of `allowed`. `own` is asked each time: interfaces come and go. */
export function createAddresses(allowed: BlockList, own = ownAddresses, resolve: Resolve = systemLookup) {
  const isOwn = (address: string, type: 'ipv4' | 'ipv6') => {
    const list = new BlockList();
    for (const each of own()) list.addAddress(each.replace(/%.*$/, ''), isIP(each) === 4 ? 'ipv4' : 'ipv6');
    return list.check(address, type);
  };
  const mayReach = (address: string) => {
    const [bare = ''] = address.split('%', 1);
    const family = isIP(bare);
    if (family !== 4 && family !== 6) return false;
    const type = family === 4 ? 'ipv4' : 'ipv6';
    if (allowed.check(bare, type)) return true;
    // An address of this machine that is public leads past the firewall before it.
    return !isClosed(bare, family) && !isOwn(bare, type);
  };
  /** Resolves a name for a socket, which connects to what was checked. Refuses a name that has an address which is not allowed. */
  const lookup: LookupFunction = (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      if (!found.every(({ address }) => mayReach(address))) return done(new AddressRefused(), []);
      const [first] = found;
      if (options.all === true || !first) return done(null, found);
      return done(null, first.address, first.family);
    });
  };
  return {
    lookup,
    /** Throws `AddressRefused` if the host of a URL is an address that is not allowed. A socket does not look such a host up. */
    check(hostname: string) {
      const bare = hostname.replace(/^\[|\]$/g, '');
      if (isIP(bare) !== 0 && !mayReach(bare)) throw new AddressRefused();
    },
  };
}

/** Bytes of the headers of an answer. */
const HEADER_BYTES = 16 * 1024;

/** Sends requests to allowed addresses alone, and follows no redirect. The first one loads the library. `requestMs`: for a connection. */
export function createOutgoing(addresses: Addresses, requestMs: number) {
  let opened: Promise<{ readonly agent: Dispatcher; readonly send: typeof request }> | undefined;
  const open = async () => {
    const { Agent, request } = await import('undici');
    const connect = { lookup: addresses.lookup, timeout: requestMs };
    return { send: request, agent: new Agent({ connect, keepAliveTimeout: 1_000, maxHeaderSize: HEADER_BYTES }) };
  };
  return {
    async request(url: URL, options: NonNullable<Parameters<typeof request>[1]>) {
      addresses.check(url.hostname);
      opened ??= open();
      const { agent, send } = await opened;
      return send(url, { ...options, dispatcher: agent });
    },
    async [Symbol.asyncDispose]() {
      await (await opened)?.agent.destroy();
    },
  };
}

/** Returns why `receiver` was not reached, without addresses, because names of the operator's network may have led there. */
export function unreachedWords(error: unknown, receiver: string, refused = ''): string {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof AddressRefused) return `${refused}${each.message}`;
    if (each.name === 'TimeoutError') return `${receiver} did not answer in time`;
    if ('code' in each && typeof each.code === 'string') return `${receiver} cannot be reached (${each.code})`;
  }
  return `${receiver} cannot be reached`;
}
