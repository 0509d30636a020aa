import { closeSync, openSync, readlinkSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { attempt } from '../../../base/errors.ts';
import { isLoopback } from '../../dispatch/allowed-places.ts';
import { readProc } from '../proc.ts';
import { runProgram } from '../process.ts';
import type { AllowedAddress } from './allowed.ts';
import { descendants, endHolder, find, PATH, requirePrograms, startHolder } from './holder.ts';
import { OWN_ADDRESS, RESOLVER } from './rules.ts';

export interface PastaOptions {
  /** True if the platform runs as root. */
  readonly asRoot: boolean;
  /** A folder that no build sees. It is created if it does not exist. */
  readonly folder: string;
  /** Ports of the machine's loopback that are reached at the namespace's own. */
  readonly ports: readonly number[];
  /**
   * A shell script that runs in the namespace, with all rights there, and keeps it until its input ends. It prints something when the
   * namespace is ready. `words`: its arguments.
   */
  readonly script: string;
  readonly words: readonly string[];
}

/** A network namespace that pasta joins to the internet, and the user namespace whose root may change it. */
export type Pasta = Awaited<ReturnType<typeof startPasta>>;

/** The user of pasta if the platform runs as root: not one that a build has. */
const NETWORK_USER = '1899999999';
const TUN = '/dev/net/tun';

/** Starts pasta. Throws with the reason if it does not work here. */
export async function startPasta({ asRoot, folder, ports, script, words }: PastaOptions) {
  requirePrograms([
    ['pasta', 'passt'],
    ['nft', 'nftables'],
    ['nsenter', 'util-linux'],
  ]);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await using device = asRoot ? await tunFor(folder) : undefined;
  const shell = ['/bin/sh', '-c', script, 'sh', ...words];
  const { child, pid } = await startHolder([...around(device?.path), ...optionsFor(ports), '--', ...shell], {
    name: 'pasta',
    // The last line that is not about the system's log, which pasta also writes to.
    reasonIn: (errors, hasEnded) =>
      hasEnded ? errors.split('\n').findLast((line) => line.trim() !== '' && !/syslog/.test(line)) : undefined,
    found(started) {
      const holder = holderBelow(started.pid);
      if (holder === undefined) throw new Error('the namespace of pasta was not found');
      return { child: started, pid: holder };
    },
  });
  const over = new AbortController();
  child.once('exit', () => over.abort(new Error('pasta has ended')));
  if (child.exitCode !== null || child.signalCode !== null) over.abort(new Error('pasta has ended'));
  child.stdin?.on('error', () => {});
  // Descriptors keep the namespaces, so that no other process can come to have the name.
  const kept = ['net', 'user'].map((name) => openSync(`/proc/${pid}/ns/${name}`, 'r'));
  const [net = '', user = ''] = kept.map((descriptor) => `/proc/${process.pid}/fd/${descriptor}`);
  return {
    // Paths that stay those of the namespaces until it is disposed of.
    net,
    user,
    /** The process that keeps the namespace. */
    pid,
    /** Aborted when pasta has ended: nothing is reached any more. */
    lost: over.signal,
    /** Writes a line to the script. */
    tell: (line: string) => void child.stdin?.write(`${line}\n`),
    [Symbol.dispose]() {
      kept.splice(0).forEach((descriptor) => void closeSync(descriptor));
      endHolder(child);
    },
  };
}

/** Returns the words that start a program as root of pasta's user namespace, in a network namespace that belongs to it. */
export function entering(user: string, net: string, asRoot: boolean): readonly string[] {
  const nsenter = find('nsenter') ?? 'nsenter';
  return [nsenter, `--user=${user}`, `--net=${net}`, ...(asRoot ? [] : ['--preserve-credentials']), '--'];
}

/** Returns the ports of the machine's loopback that are allowed, in ascending order. */
export function loopbackPorts(allowed: readonly AllowedAddress[], family?: 4 | 6): readonly number[] {
  const ports = allowed.flatMap((each) => {
    const isWanted = isLoopback(each.address) && (family ?? each.family) === each.family;
    return isWanted && each.port !== undefined ? [each.port] : [];
  });
  return [...new Set(ports)].sort((one, other) => one - other);
}

/** Returns the options that forward nothing, except these ports of the machine's loopback. */
function optionsFor(ports: readonly number[]): readonly string[] {
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
    ports.length > 0 ? ports.join() : 'none',
    '--no-map-gw',
    '--no-dhcp',
    '--no-dhcpv6',
    '--no-ra',
    '--netmask',
    '30',
    ...([4, 6] as const).flatMap((family) => {
      const [own, gateway] = [OWN_ADDRESS[family], RESOLVER[family]];
      return ['--address', own, '--gateway', gateway, '--dns-forward', gateway];
    }),
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

/** Finds the shell in the new namespace. */
function holderBelow(root: number): number | undefined {
  const here = readlinkSync('/proc/self/ns/net');
  return descendants(root).find((pid) =>
    attempt(
      () => readProc(`/proc/${pid}/cmdline`).startsWith('/bin/sh\0') && readlinkSync(`/proc/${pid}/ns/net`) !== here,
    ),
  );
}
