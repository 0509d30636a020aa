import { randomInt } from 'node:crypto';
import type { AllowedAddress } from './allowed.ts';
import { endHolder, find, requirePrograms, startHolder } from './holder.ts';
import { resolverOfHost } from './private.ts';
import { filteredRules } from './rules.ts';

export type FilteredNetwork = Awaited<ReturnType<typeof openFilteredNetwork>>;

/** Group IDs above those of builds, which neither people nor systemd's containers have. */
const FIRST_GROUP = 2_000_000_000;
const GROUPS = 100_000_000;
/** Seconds that the rules outlive this process, whose builds the kernel and the platform end meanwhile. */
const LINGER_S = 10;
/** nftables keeps the rules as long as the program that set them runs, and that reads its commands to their end. */
const HOLDER = `{ printf '%s\\n' "$1" "list table inet $2"; cat; sleep ${LINGER_S}; } | exec "$3" -i`;

/**
 * Sets rules for what runs in a new group, which no other process has, in the machine's own network. They end a little after this process, or
 * after they are disposed of. Throws with the reason if it does not work here. *Gap*: abstract UNIX sockets of the machine are
 * reachable, because nftables does not see them, and a port that one build uses is not free for another.
 */
export async function openFilteredNetwork(allowed: readonly AllowedAddress[]) {
  if (process.getuid?.() !== 0) throw new Error('the platform does not run as root, so it cannot set rules for builds');
  requirePrograms([['nft', 'nftables']]);
  const group = FIRST_GROUP + randomInt(GROUPS);
  const table = `slipway_${group}`;
  const rules = filteredRules(table, group, allowed, resolverOfHost().addresses);
  return startHolder(['/bin/sh', '-c', HOLDER, 'sh', rules, table, find('nft') ?? 'nft'], {
    name: 'nftables',
    reasonIn: (words) => /Error: (.+)\n/.exec(words)?.[1],
    found: (child): Disposable & { readonly group: number } => ({ group, [Symbol.dispose]: () => endHolder(child) }),
  });
}
