import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { isLoopback } from '../../dispatch/allowed-places.ts';
import { CLOSED, isClosed } from '../../shared/closed-networks.ts';
import { readProc } from '../proc.ts';
import type { AllowedAddress } from './allowed.ts';

/**
 * The address where a build asks for names, and the gateway of its network. pasta passes questions on to the machine's resolver.
 * RFC 7600 reserves the address, so no machine has it.
 */
export const RESOLVER = { 4: '192.0.0.8', 6: 'fd5a:736c:6970:7761::1' } as const;
export const OWN_ADDRESS = { 4: '192.0.0.9', 6: 'fd5a:736c:6970:7761::2' } as const;

/**
 * Returns rules for nftables that let the programs of a network namespace reach the internet, `allowed`, and each other. They are
 * checked for each packet that leaves the namespace. *By design*: not routes, because a program without any rights can leave them out
 * by `SO_BINDTODEVICE` or `IP_PKTINFO`.
 */
export function rulesFor(allowed: readonly AllowedAddress[]): string {
  const lines = [
    'type filter hook output priority 0; policy accept;',
    'oifname "lo" accept',
    `ip daddr ${RESOLVER[4]} udp dport 53 accept`,
    `ip6 daddr ${RESOLVER[6]} udp dport 53 accept`,
    ...addressRules(allowed),
  ];
  return `table inet slipway {\nchain output {\n${lines.join('\n')}\n}\n}\n`;
}

/** Accepts what is allowed, and refuses all other addresses that are not the internet's. */
function addressRules(allowed: readonly AllowedAddress[]): readonly string[] {
  const own = ownAddresses();
  const accept = allowed
    .filter(({ address }) => !isLoopback(address))
    .map(({ address, family, port }) => {
      const to = `${protocolOf(family)} daddr ${address}`;
      return port === undefined ? `${to} accept` : `${to} tcp dport ${port} accept`;
    });
  const reject = ([4, 6] as const).map((family) => {
    const closed = [...CLOSED[family], ...own[family]].join(', ');
    return `${protocolOf(family)} daddr { ${closed} } ${REJECT}`;
  });
  // The kernel asks for the neighbour that is the gateway.
  return ['icmpv6 type { nd-neighbor-solicit, nd-neighbor-advert } accept', ...accept, ...reject];
}

const REJECT = 'reject with icmpx type admin-prohibited';
const protocolOf = (family: 4 | 6) => (family === 6 ? 'ip6' : 'ip');

/** The loopback of each family, and how nftables names the type of its addresses. */
const LOOPBACK = [
  { family: 4, network: '127.0.0.0/8', type: 'ipv4_addr' },
  { family: 6, network: '::1', type: 'ipv6_addr' },
] as const;
/** Connections on loopback that are remembered, and for how long. Their answer comes at once. A build that opens more waits. */
const MOST_OPENED = 65_536;
const OPENED = '1m';
/** For so long an attempt to reach a server of others is refused again at once. The client repeats it after a second. */
const REFUSED = '5s';
const MASK = 'tcp flags & (fin | syn | rst | ack)';

/**
 * Returns rules for nftables that let the processes of one group reach the internet, `allowed`, the machine's resolvers and each other,
 * in the machine's own network. nftables forgets them when the program that set them ends, and nobody else can remove them.
 *
 * A rule cannot see who listens at a port of the loopback. So the first packet of a connection passes, and the answer is stopped if it
 * does not come from the same group: then there is no connection. Only TCP is possible there, because a datagram needs no answer.
 * By the same rule nobody outside of the group gets an answer of its servers.
 */
export function filteredRules(
  table: string,
  group: number,
  allowed: readonly AllowedAddress[],
  resolvers: readonly string[],
): string {
  const ports = new Set(
    allowed.flatMap(({ address, port }) => (isLoopback(address) && port !== undefined ? [port] : [])),
  );
  const sets = LOOPBACK.flatMap(({ family, type }) =>
    [
      [`opened${family}`, OPENED],
      [`refused${family}`, REFUSED],
    ].map(([name, timeout]) => {
      const key = `${type} . inet_service . ${type} . inet_service`;
      return `set ${name} { type ${key}; flags dynamic, timeout; timeout ${timeout}; size ${MOST_OPENED}; };`;
    }),
  );
  const asked = LOOPBACK.flatMap(({ family, network }) => {
    const ip = protocolOf(family);
    const [to, ends] = [`oifname "lo" ${ip} daddr ${network}`, `${ip} saddr . tcp sport . ${ip} daddr . tcp dport`];
    return [
      ...(ports.size === 0 ? [] : [`${to} tcp dport { ${[...ports].join(', ')} } accept`]),
      `${ends} @refused${family} ${REJECT}`,
      `${to} ${MASK} == syn update @opened${family} { ${ends} } accept`,
      `${to} ${MASK} != syn accept`,
    ];
  });
  const answers = LOOPBACK.flatMap(({ family }) => {
    const ip = protocolOf(family);
    const ends = `${ip} daddr . tcp dport . ${ip} saddr . tcp sport`;
    return [
      `meta skgid ${group} ${ends} @opened${family} accept`,
      `${ends} @opened${family} update @refused${family} { ${ends} } reject with tcp reset`,
    ];
  });
  const named = resolvers.map((address) => {
    return `${protocolOf(isIP(address) === 6 ? 6 : 4)} daddr ${address} meta l4proto { tcp, udp } th dport 53 accept`;
  });
  const chains = {
    answers: [...answers, `meta skgid ${group} reject with tcp reset`],
    asked: [...named, ...asked, ...addressRules(allowed)],
    output: [
      'type filter hook output priority 0; policy accept',
      'tcp flags & (syn | ack) == (syn | ack) jump answers',
      `meta skgid ${group} jump asked`,
    ],
  };
  const bodies = Object.entries(chains).map(([name, lines]) => `chain ${name} { ${lines.join('; ')}; };`);
  // On one line, which nftables takes as a whole.
  return `table inet ${table} { flags owner; ${[...sets, ...bodies].join(' ')} }`;
}

/** Returns the addresses of this machine, and of its gateways. Some are not private. */
function ownAddresses(): { readonly 4: readonly string[]; readonly 6: readonly string[] } {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const v4 = all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
  const v6 = all.filter(({ family, internal }) => family === 'IPv6' && !internal).map(({ address }) => address);
  return { 4: outside([...v4, ...gateways()], 4), 6: outside(v6, 6) };
}

/** Leaves out what a closed network contains: the sets of nftables must not overlap. */
function outside(addresses: readonly string[], family: 4 | 6): readonly string[] {
  return [...new Set(addresses)].filter((each) => !isClosed(each, family));
}

/** Returns the gateways of IPv4 routes, which the kernel lists as hexadecimal numbers in the order of the processor's bytes. */
function gateways(): readonly string[] {
  return readProc('/proc/net/route')
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[2] ?? '')
    .filter((hex) => /^[\dA-F]{8}$/.test(hex) && hex !== '00000000')
    .map((hex) => [...Buffer.from(hex, 'hex').reverse()].join('.'));
}
