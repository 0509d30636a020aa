import { closeSync, existsSync, openSync } from 'node:fs';
import { gatewayRules, gatewaySide, knownSources, LINKS, linkOf, loopbackRules, ownSide } from './gateway-rules.ts';
import { endHolder, find, requirePrograms, startHolder } from './holder.ts';
import { entering, loopbackPorts, type Pasta, startPasta } from './pasta.ts';
import { inside, type PrivateNetwork, type PrivateOptions, resolverFile } from './private.ts';
import { rulesFor } from './rules.ts';

/**
 * Has the namespace of pasta pass packets on, and sets its rules. Then removes each link whose number and sources it reads. Closed
 * connections are forgotten soon, and idle ones when pasta forgets them: the kernel's usual times would keep its table full.
 */
const KEEPER = `
for each in ipv4/ip_forward ipv4/conf/all/route_localnet \${2:+ipv6/conf/all/forwarding}; do
  echo 1 >/proc/sys/net/$each || exit 1
done
cd /proc/sys/net/netfilter && { echo 10 >nf_conntrack_tcp_timeout_time_wait; echo 7500 >nf_conntrack_tcp_timeout_established; } 2>/dev/null
printf %s "$1" | nft -f - || exit 1
echo ready
while read -r device sources; do
  ip link delete "$device"
  printf '%s\\n' "$sources" | nft -f -
done 2>/dev/null`;

/**
 * Joins a new network namespace to the gateway, and sets its rules. It ends with its input: a descriptor of the platform keeps the
 * namespace. Programs may listen at any port: all of them are the namespace's own.
 */
const JOINER = `set -e
printf %s "$1" | ip -batch -
[ -z "$3" ] || echo 1 >/proc/sys/net/ipv4/conf/internet/route_localnet
{ echo 0 >/proc/sys/net/ipv4/ip_unprivileged_port_start; } 2>/dev/null || :
printf '%s\\n' "$2" "$3" | nft -f -
gateway=$4 sides=$5 sources=$6
set -- nsenter --net="$gateway" --
printf %s "$sides" | "$@" ip -batch -
printf '%s\\n' "$sources" | "$@" nft -f -
echo ready
read -r end`;

export type Gateway = Awaited<ReturnType<typeof openGateway>>;

/**
 * Starts one pasta, whose namespace is the gateway of many private networks. What runs in one of them reaches what it would reach with a
 * pasta of its own, except for `[::1]` at an allowed port. Throws with the reason if it does not work here.
 */
export async function openGateway({ asRoot, folder, allowed }: PrivateOptions) {
  requirePrograms([
    ['ip', 'iproute2'],
    ['unshare', 'util-linux'],
  ]);
  const ports = loopbackPorts(allowed);
  const hasIPv6 = existsSync('/proc/net/if_inet6');
  const pasta = await startPasta({
    asRoot,
    folder,
    ports,
    script: KEEPER,
    words: [gatewayRules(ports), hasIPv6 ? 'yes' : ''],
  });
  const used = new Set<number>();
  let last = 0;
  const next = () => {
    if (used.size >= LINKS) throw new Error('the gateway has no address left');
    do last = (last % LINKS) + 1;
    while (used.has(last));
    used.add(last);
    return last;
  };
  return {
    /** Aborted when its pasta has ended: no network of it reaches anything. */
    lost: pasta.lost,
    /** Opens a network. Throws with the reason if it does not work. */
    async open(options: PrivateOptions): Promise<PrivateNetwork> {
      if (`${loopbackPorts(options.allowed)}` !== `${ports}`)
        throw new Error('other ports of the loopback are allowed');
      const number = next();
      const link = linkOf(number);
      const leave = () => {
        pasta.tell(`${link.device} ${knownSources(link, 'delete')}`);
        used.delete(number);
      };
      try {
        const rules = [rulesFor(options.allowed), loopbackRules(ports, link)];
        const sides = [gatewaySide(link, hasIPv6), knownSources(link, 'add')];
        const words = [ownSide(link, pasta.pid, hasIPv6), ...rules, `/proc/${pasta.pid}/ns/net`, ...sides];
        const kept = await join(pasta, options.asRoot, words);
        let isOpen = true;
        return {
          enter: inside(pasta.user, `/proc/${process.pid}/fd/${kept}`, asRoot),
          resolver: await resolverFile(folder),
          lost: pasta.lost,
          [Symbol.dispose]() {
            if (!isOpen) return;
            isOpen = false;
            closeSync(kept);
            leave();
          },
        };
      } catch (error) {
        leave();
        throw error;
      }
    },
    [Symbol.dispose]: () => pasta[Symbol.dispose](),
  };
}

/** Makes a namespace that is joined to the gateway. `words`: the arguments of `JOINER`. Resolves with a descriptor that keeps it. */
function join({ net, user }: Pasta, asRoot: boolean, words: readonly string[]): Promise<number> {
  const shell = ['/bin/sh', '-c', JOINER, 'sh', ...words];
  return startHolder([...entering(user, net, asRoot), find('unshare') ?? 'unshare', '--net', '--', ...shell], {
    name: 'a link to the gateway',
    reasonIn: (said, hasEnded) => (hasEnded ? said.trim().split('\n').at(-1) : undefined),
    found(child) {
      const kept = openSync(`/proc/${child.pid}/ns/net`, 'r');
      endHolder(child);
      return kept;
    },
  });
}
