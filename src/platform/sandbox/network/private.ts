import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';
import type { AllowedAddress } from './allowed.ts';
import { find } from './holder.ts';
import { entering, loopbackPorts, startPasta } from './pasta.ts';
import { RESOLVER, rulesFor } from './rules.ts';

/** A network of a build's or an instance's own: the internet, and what is allowed. It ends with this process, or when it is disposed of. */
export interface PrivateNetwork extends Disposable {
  /** The program and the arguments that start another one in this network. */
  readonly enter: readonly string[];
  /** A file for `/etc/resolv.conf`. */
  readonly resolver: string;
  /** Aborted when what joins it to the internet has ended. */
  readonly lost: AbortSignal;
}

export interface PrivateOptions {
  readonly asRoot: boolean;
  /** A folder that no build sees. It is created if it does not exist. */
  readonly folder: string;
  readonly allowed: readonly AllowedAddress[];
}

/** Sets the rules, while it still may, and keeps the namespace. Programs may listen at any port: all of them are its own. */
const HOLDER =
  '{ echo 0 >/proc/sys/net/ipv4/ip_unprivileged_port_start; } 2>/dev/null; printf %s "$1" | nft -f - && echo ready && read -r end';

/**
 * Opens a network namespace, which a pasta of its own joins to the internet. Neither the namespace's rules nor its devices can be
 * changed by what runs in it, because only pasta's own user namespace has the right. Throws with the reason if it does not work here.
 */
export async function openPrivateNetwork({ asRoot, folder, allowed }: PrivateOptions): Promise<PrivateNetwork> {
  const ports = loopbackPorts(allowed);
  const pasta = await startPasta({ asRoot, folder, ports, script: HOLDER, words: [rulesFor(allowed)] });
  return {
    enter: inside(pasta.user, pasta.net, asRoot),
    resolver: await resolverFile(folder),
    lost: pasta.lost,
    [Symbol.dispose]: () => pasta[Symbol.dispose](),
  };
}

/** Returns the words that start a program in a private network. bubblewrap takes the rights from it that it still has there. */
export function inside(user: string, net: string, asRoot: boolean): readonly string[] {
  // Root stays in its own user namespace, so it has no right in the network's.
  return asRoot ? [find('nsenter') ?? 'nsenter', `--net=${net}`, '--'] : entering(user, net, asRoot);
}

/** Reads the machine's `resolv.conf`: its lines, and the addresses of its resolvers. */
export function resolverOfHost(): { readonly lines: readonly string[]; readonly addresses: readonly string[] } {
  const lines = existsSync('/etc/resolv.conf') ? readFileSync('/etc/resolv.conf', 'utf8').split('\n') : [];
  return { lines, addresses: lines.flatMap((line) => /^\s*nameserver\s+([^\s%]+)/.exec(line)?.[1] ?? []) };
}

/**
 * Writes the file that names the resolver, with the machine's search domains. One that says the same stays: bubblewrap cannot mount a file
 * that is replaced just then, and all instances of a node have the same one.
 */
export async function resolverFile(folder: string): Promise<string> {
  const { lines, addresses } = resolverOfHost();
  const servers = addresses.map(isIP);
  const own = ([4, 6] as const)
    .filter((family) => servers.includes(family))
    .map((family) => `nameserver ${RESOLVER[family]}`);
  const kept = lines.filter((line) => /^\s*(?:search|domain|options)\s/.test(line));
  const file = join(folder, 'resolv.conf');
  const text = `${[...own, ...kept].join('\n')}\n`;
  const isThere = async () => (await readFile(file, 'utf8').catch(() => undefined)) === text;
  if (await isThere()) return file;
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, text, { mode: 0o644 });
  // Fails if another one was faster, or an older text is there.
  await link(draft, file).catch(() => {});
  await ((await isThere()) ? rm(draft) : rename(draft, file));
  return file;
}
