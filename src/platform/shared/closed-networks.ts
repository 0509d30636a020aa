import type { BlockList } from 'node:net';
import { networksOf } from './client-address.ts';

/** The networks that are not the internet, with the metadata services of clouds (169.254.169.254, 168.63.129.16, fd00:ec2::254). */
export const CLOSED = {
  4: [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '168.63.129.16/32',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '224.0.0.0/3',
  ],
  6: [
    '::/96',
    '::ffff:0:0/96',
    '64:ff9b:1::/48',
    'fc00::/7',
    'fe80::/10',
    'fec0::/10',
    'ff00::/8',
    // IPv4 networks that are written as IPv6 addresses (NAT64 and 6to4).
    '64:ff9b::a00:0/104',
    '64:ff9b::6440:0/106',
    '64:ff9b::7f00:0/104',
    '64:ff9b::a9fe:0/112',
    '64:ff9b::ac10:0/108',
    '64:ff9b::c0a8:0/112',
    '64:ff9b::a83f:8110/128',
    '2002::/16',
  ],
} as const;

/** Two lists, because a list with ::ffff:0:0/96 contains each IPv4 address. They are made when somebody asks. */
const lists: { 4?: BlockList; 6?: BlockList } = {};

/** True if an address of the family is in a closed network. */
export function isClosed(address: string, family: 4 | 6): boolean {
  lists[family] ??= networksOf(CLOSED[family], 'closed');
  return lists[family].check(address, family === 4 ? 'ipv4' : 'ipv6');
}
