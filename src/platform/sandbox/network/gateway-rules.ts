import { OWN_ADDRESS } from './rules.ts';

/*
 * The addresses and the rules of a gateway: a network namespace that pasta joins to the internet, and that passes on the packets of
 * instances. Each instance has a network namespace of its own, whose only way out is a pair of devices (veth): `internet` there, and a
 * device of the gateway. Where an instance may connect to is decided by the rules of its own namespace (`rulesFor`), which it cannot
 * change. The gateway keeps instances apart.
 */

/** Begins the names of the gateway's devices. */
const DEVICES = 'app';
const ANY = `"${DEVICES}*"`;
/** Where the gateway has the allowed ports of the machine's loopback. pasta's network has this address, and no machine. */
const LOOPBACK_AT = '192.0.0.10';

/** Connections and exchanges of datagrams that an instance may have at once, so that others find room in pasta's table. */
export const CONNECTIONS = 2_048;
/** New ones in a second, and at once: pasta is one thread. */
const NEW_A_SECOND = 1_000;
const NEW_AT_ONCE = 2_000;
/** More instances than this cannot be open at once. */
export const LINKS = 32_767;
/** That of pasta's device, so that large packets pass in one piece. */
const MTU = 65_520;
const REJECT = 'reject with icmpx admin-prohibited';

/** The two ends of the link to an instance. */
type Link = ReturnType<typeof linkOf>;

/** Returns the link with a number from 1 to `LINKS`. RFC 2544 reserves its IPv4 network, so no server of the internet is there. */
export function linkOf(number: number) {
  const four = (at: number) => `198.18.${at >> 8}.${at & 255}`;
  const six = (at: number) => `fd5a:736c:6970:7761:1::${at.toString(16)}`;
  const ends = (at: number) => ({ 4: four(at), 6: six(at) });
  return { device: `${DEVICES}${number}`, gateway: ends(2 * number), own: ends(2 * number + 1) };
}

/** Returns the commands for `ip -batch` in the namespace of an instance. `pid`: a process in the gateway's. */
export function ownSide({ device, gateway, own }: Link, pid: number, hasIPv6: boolean): string {
  return lines([
    `link add internet mtu ${MTU} type veth peer name ${device} mtu ${MTU} netns ${pid}`,
    'link set lo up',
    `address add ${own[4]}/31 dev internet`,
    hasIPv6 && `address add ${own[6]}/127 dev internet nodad`,
    'link set internet up',
    `route add 0.0.0.0/0 via ${gateway[4]} dev internet`,
    hasIPv6 && `route add ::/0 via ${gateway[6]} dev internet`,
  ]);
}

/** Returns the commands for `ip -batch` in the gateway's namespace. */
export function gatewaySide({ device, gateway }: Link, hasIPv6: boolean): string {
  return lines([
    `address add ${gateway[4]}/31 dev ${device}`,
    hasIPv6 && `address add ${gateway[6]}/127 dev ${device} nodad`,
    `link set ${device} up`,
  ]);
}

/** Returns commands of nftables that let an instance send from its own addresses alone, or that forget them. */
export function knownSources({ device, own }: Link, verb: 'add' | 'delete'): string {
  return ([4, 6] as const)
    .map((family) => `${verb} element inet slipway known${family} { ${device} . ${own[family]} }`)
    .join('; ');
}

/** Returns rules for an instance, which take connections to these ports of its 127.0.0.1 to the gateway. *Gap*: none to ::1. */
export function loopbackRules(ports: readonly number[], { own }: Link): string {
  if (ports.length === 0) return '';
  return `table ip loopback {
chain asked {
type nat hook output priority -100; policy accept;
ip daddr 127.0.0.1 tcp dport { ${ports.join(', ')} } dnat to ${LOOPBACK_AT}
}
chain sent {
type nat hook postrouting priority 100; policy accept;
oifname "internet" ip saddr 127.0.0.0/8 snat to ${own[4]}
}
}
`;
}

/**
 * Returns the rules of a gateway.
 *
 * | chain       | for                                                                                                            |
 * | ----------- | -------------------------------------------------------------------------------------------------------------- |
 * | sources     | what an instance sends has its own address                                                                     |
 * | to_loopback | connections to `LOOPBACK_AT` go to pasta, which accepts them on the gateway's loopback                         |
 * | forward     | instances reach the internet's device, and get answers. Everything else is dropped: no instance reaches another |
 * | input       | nothing reaches the gateway itself, except for what `to_loopback` let in                                       |
 * | bounded     | what an instance may have open                                                                                 |
 * | refused     | the kernel limits how many refusals by ICMP it sends, and not resets                                           |
 * | masked      | pasta knows one address alone                                                                                  |
 *
 * pasta sends packets without flags, which belong to no connection for the kernel. They are dropped: an answer would end the connection.
 */
export function gatewayRules(ports: readonly number[]): string {
  const loopback =
    ports.length === 0
      ? ''
      : `chain to_loopback {
type nat hook prerouting priority -100; policy accept;
iifname ${ANY} ip daddr ${LOOPBACK_AT} tcp dport { ${ports.join(', ')} } dnat ip to 127.0.0.1
}
chain as_loopback {
type nat hook input priority 100; policy accept;
iifname ${ANY} ip daddr 127.0.0.1 snat ip to 127.0.0.1
}
`;
  return `table inet slipway {
set known4 { typeof iifname . ip saddr; }
set known6 { typeof iifname . ip6 saddr; }
set open { typeof iifname; flags dynamic; size ${2 * LINKS}; }
set begun { typeof iifname; flags dynamic, timeout; timeout 1m; size ${2 * LINKS}; }
chain sources {
type filter hook prerouting priority -300; policy accept;
iifname != ${ANY} accept
iifname . ip saddr @known4 accept
iifname . ip6 saddr @known6 accept
icmpv6 type { nd-neighbor-solicit, nd-neighbor-advert } ip6 saddr { ::, fe80::/10 } accept
drop
}
${loopback}chain refused {
meta l4proto tcp reject with tcp reset
${REJECT}
}
chain bounded {
ct state established, related accept
add @open { iifname ct count over ${CONNECTIONS} } goto refused
update @begun { iifname limit rate over ${NEW_A_SECOND}/second burst ${NEW_AT_ONCE} packets } goto refused
accept
}
chain input {
type filter hook input priority 0; policy drop;
iifname "lo" accept
icmpv6 type { nd-neighbor-solicit, nd-neighbor-advert } accept
iifname ${ANY} ct status dnat goto bounded
iifname ${ANY} ct state new goto refused
}
chain forward {
type filter hook forward priority 0; policy drop;
iifname ${ANY} oifname "internet" goto bounded
iifname "internet" oifname ${ANY} ct state established, related accept
}
chain masked {
type nat hook postrouting priority 100; policy accept;
oifname "internet" ip saddr != ${OWN_ADDRESS[4]} masquerade
oifname "internet" ip6 saddr != ${OWN_ADDRESS[6]} masquerade
}
}
`;
}

function lines(all: readonly (string | false)[]): string {
  return all.filter((each) => each !== false).join('\n');
}
