import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { isLoopback } from '../../dispatch/allowed-places.ts';
import { readProc } from '../proc.ts';
import { runProgram } from '../process.ts';
import type { AllowedAddress } from './allowed.ts';
import { descendants, endHolder, find, PATH, requirePrograms, startHolder } from './holder.ts';
import { OWN_ADDRESS, RESOLVER, rulesFor } from './rules.ts';

/** A network of a build's own: the internet, and what the operator allowed. It ends with this process, or when it is disposed of. */
export interface PrivateNetwork extends Disposable {
  /** The program and the arguments that start another one in this network. */
  readonly enter: readonly string[];
  /** A file for `/etc/resolv.conf`. */
  readonly resolver: string;
}

export interface PrivateOptions {
  readonly asRoot: boolean;
  /** A folder that no build sees. It is created if it does not exist. */
  readonly folder: string;
  readonly allowed: readonly AllowedAddress[];
}

/** The user of pasta if the platform runs as root: not one that a build has. */
const NETWORK_USER = '1899999999';
const TUN = '/dev/net/tun';

/**
 * Sets the rules, while it still may, and keeps the namespace until this process ends. Programs may listen at any port: all of them are
 * the namespace's own.
 */
const HOLDER =
  '{ echo 0 >/proc/sys/net/ipv4/ip_unprivileged_port_start; } 2>/dev/null; printf %s "$1" | nft -f - && echo ready && read -r end';

/**
 * Opens a network namespace, which pasta joins to the internet. Neither the namespace's rules nor its devices can be changed by
 * what runs in it, because only pasta's own user namespace has the right. Throws with the reason if it does not work here.
 */
export async function openPrivateNetwork({ asRoot, folder, allowed }: PrivateOptions): Promise<PrivateNetwork> {
  requirePrograms([
    ['pasta', 'passt'],
    ['nft', 'nftables'],
    ['nsenter', 'util-linux'],
  ]);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await using device = asRoot ? await tunFor(folder) : undefined;
  const holder = await start([
    ...around(device?.path),
    ...pasta(allowed),
    '--',
    '/bin/sh',
    '-c',
    HOLDER,
    'sh',
    rulesFor(allowed),
  ]);
  // Descriptors keep the namespaces, so that no other process can come to have the name.
  const kept = ['net', 'user'].map((name) => openSync(`/proc/${holder.pid}/ns/${name}`, 'r'));
  const [net, user] = kept.map((descriptor) => `/proc/${process.pid}/fd/${descriptor}`);
  const nsenter = find('nsenter') ?? 'nsenter';
  const enter = asRoot
    ? [nsenter, `--net=${net}`]
    : [nsenter, `--user=${user}`, `--net=${net}`, '--preserve-credentials'];
  const end = () => {
    kept.splice(0).forEach((descriptor) => void closeSync(descriptor));
    endHolder(holder.child);
  };
  return { enter: [...enter, '--'], resolver: await resolverFile(folder), [Symbol.dispose]: end };
}

/** Returns the options that forward nothing, except the allowed ports of the machine's loopback. */
function pasta(allowed: readonly AllowedAddress[]): readonly string[] {
  const ports = allowed.flatMap(({ address, port }) => (isLoopback(address) && port !== undefined ? [port] : []));
  return [
    find('pasta') ?? 'pasta',
    '--foreground',
    '--stderr',
    '--config-net',
    '--ns-ifname',
    'internet',
    '--tcp-ports',
    'none',
    '--udp-ports',
    'none',
    '--udp-ns',
    'none',
    '--tcp-ns',
    ports.length > 0 ? [...new Set(ports)].join() : 'none',
    '--no-map-gw',
    '--no-dhcp',
    '--no-dhcpv6',
    '--no-ra',
    '--address',
    OWN_ADDRESS[4],
    '--netmask',
    '30',
    '--gateway',
    RESOLVER[4],
    '--dns-forward',
    RESOLVER[4],
    '--address',
    OWN_ADDRESS[6],
    '--gateway',
    RESOLVER[6],
    '--dns-forward',
    RESOLVER[6],
  ];
}

/** Returns the program that becomes another user, with a device for networks that this user can open. */
function around(device: string | undefined): readonly string[] {
  if (process.getuid?.() !== 0) return [];
  const ids = ['--reuid', NETWORK_USER, '--regid', NETWORK_USER, '--clear-groups'];
  const drop = [find('setpriv') ?? 'setpriv', ...ids, '--no-new-privs', '--inh-caps=-all', '--bounding-set=-all'];
  if (device === undefined) return drop;
  // pasta writes its map of users below `/proc`.
  const shown = [
    '--ro-bind',
    '/',
    '/',
    '--bind',
    '/proc',
    '/proc',
    '--dev',
    '/dev',
    '--dir',
    '/dev/net',
    '--dev-bind',
    device,
    TUN,
  ];
  return ['bwrap', ...shown, '--', ...drop];
}

/** Makes a device that pasta's user can open, if the machine's is root's alone. Disposing removes the name. */
async function tunFor(folder: string): Promise<(AsyncDisposable & { readonly path: string }) | undefined> {
  if (((statSync(TUN, { throwIfNoEntry: false })?.mode ?? 0) & 0o006) === 0o006) return undefined;
  const own = await mkdtemp(join(folder, 'tun-'));
  const path = join(own, 'tun');
  const { exitCode } = await runProgram('mknod', ['-m', '666', path, 'c', '10', '200'], { cwd: '/', env: { PATH } });
  if (exitCode !== 0) throw new Error(`pasta cannot use ${TUN}`);
  return { path, [Symbol.asyncDispose]: () => rm(own, { recursive: true, force: true }) };
}

/** Starts pasta. Resolves with it, and with the process that keeps the namespace, when its rules are set. */
function start(words: readonly string[]): Promise<{ readonly child: ChildProcess; readonly pid: number }> {
  return startHolder(words, {
    name: 'pasta',
    reasonIn: (errors, hasEnded) => (hasEnded ? reasonIn(errors) : undefined),
    found(child) {
      const pid = holderBelow(child.pid);
      if (pid === undefined) throw new Error('the namespace of pasta was not found');
      return { child, pid };
    },
  });
}

/** Returns the last line that is not about the system's log, which pasta also writes to. */
function reasonIn(words: string): string | undefined {
  return words
    .split('\n')
    .filter((line) => line.trim() !== '' && !/syslog/.test(line))
    .at(-1);
}

/** Finds the shell in the new namespace. */
function holderBelow(root: number): number | undefined {
  const here = readlinkSync('/proc/self/ns/net');
  return descendants(root).find((pid) => {
    try {
      return readProc(`/proc/${pid}/cmdline`).startsWith('/bin/sh\0') && readlinkSync(`/proc/${pid}/ns/net`) !== here;
    } catch {
      return false;
    }
  });
}

/** Reads the machine's `resolv.conf`: its lines, and the addresses of its resolvers. */
export function resolverOfHost(): { readonly lines: readonly string[]; readonly addresses: readonly string[] } {
  const lines = existsSync('/etc/resolv.conf') ? readFileSync('/etc/resolv.conf', 'utf8').split('\n') : [];
  return { lines, addresses: lines.flatMap((line) => /^\s*nameserver\s+([^\s%]+)/.exec(line)?.[1] ?? []) };
}

/** Writes the file that names the resolver, with the machine's search domains. */
async function resolverFile(folder: string): Promise<string> {
  const { lines, addresses } = resolverOfHost();
  const servers = addresses.map(isIP);
  const own = ([4, 6] as const)
    .filter((family) => servers.includes(family))
    .map((family) => `nameserver ${RESOLVER[family]}`);
  const kept = lines.filter((line) => /^\s*(?:search|domain|options)\s/.test(line));
  const file = join(folder, 'resolv.conf');
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${[...own, ...kept].join('\n')}\n`, { mode: 0o644 });
  await rename(draft, file);
  return file;
}
