import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, readlink, realpath, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { isDiskFull, messageOf } from '../../base/errors.ts';
import { isInside } from '../../base/paths.ts';
import { GIB, MIB } from '../../base/sizes.ts';
import type { BuildNetwork, BuildNetworkChoice } from '../../contract/platform-start.ts';
import type { Allowed } from '../dispatch/allowed-places.ts';
import type { BuildLimits } from '../dispatch/limits.ts';
import type { AppKey, Isolation, Limiter } from '../shared/types.ts';
import { BuildGroup, type Group } from './cgroup/group.ts';
import { shellExports } from './environment.ts';
import { Guard } from './guard/index.ts';
import { CODE, type Env, MARKER, SYSTEM_PATH } from './names.ts';
import { type AllowedAddress, addressesOf } from './network/allowed.ts';
import { type FilteredNetwork, openFilteredNetwork } from './network/filtered.ts';
import { openPrivateNetwork, type PrivateNetwork, type PrivateOptions } from './network/private.ts';
import { rulesFor } from './network/rules.ts';
import { type Outcome, type RunOptions, runProgram } from './process.ts';
import { systemCallFilter } from './system-calls.ts';
import { lockMark } from './tree.ts';
import { appHash, type Kept, type Workspace } from './workspace.ts';

export type Sandbox = Awaited<ReturnType<typeof createSandbox>>;

/** The user of an instance: one that no other instance has. Undefined if it is the platform's own. */
export function instanceOwner(id: string, isolation: Isolation): number | undefined {
  if (isolation.kind === 'none' || !isolation.asRoot) return undefined;
  return FIRST_INSTANCE + (hash('sha256', id, 'buffer').readUInt32BE(0) % INSTANCES);
}

/** The folders that an instance sees, at places of their own. */
export const INSTANCE_PLACES = {
  app: '/app',
  programs: '/run/slipway/programs',
  node: '/run/slipway/node',
  bun: '/run/slipway/bun',
} as const;

export interface ConfinedInstance
  extends Required<Pick<RunOptions, 'watch' | 'descriptors' | 'signal' | 'onLine' | 'onStarted'>> {
  /** Its user, who must own `tmp`. */
  readonly owner: number | undefined;
  /** A shell script that sets the variables from descriptor 3 and becomes the command, as `$1`. */
  readonly script: string;
  readonly command: string;
  /** What that script reads. The script waits for it. */
  readonly variables: Promise<string>;
  /** The folder that is mounted as `/app`, the platform's programs for instances, and the folder with `node`. All are read-only. */
  readonly app: string;
  readonly programs: string;
  readonly node: string;
  /** The folder with Bun, if it runs that. Read-only. */
  readonly bun?: string | undefined;
  /** The folder that is mounted as `/tmp`. */
  readonly tmp: string;
  /** The file that is mounted as `/etc/passwd`. */
  readonly passwd: string;
  readonly group: BuildGroup | undefined;
  readonly marker: string;
}

export interface ConfinedWorker extends Required<Pick<RunOptions, 'env' | 'signal' | 'onLink' | 'onLine'>> {
  readonly workspace: Workspace;
  readonly args: readonly string[];
  /** Folders and files that the worker can read, but not write: its program, the mirror. */
  readonly readable: readonly string[];
  /** The folder with the compiled code of the program. */
  readonly code?: Mount | undefined;
}

/** A folder or file, and its place in a sandbox. */
interface Mount {
  readonly from: string;
  readonly to: string;
}

export interface SandboxedCommand
  extends Pick<RunOptions, 'cwd' | 'env' | 'taken'>,
    Required<Pick<RunOptions, 'signal' | 'onLine'>> {
  readonly script: string;
  readonly workspace: Workspace;
  /** More folders that the command can read, but not write. */
  readonly readable: readonly string[];
  /** Lets the command read the kept installs. Default false. */
  readonly showsInstalls?: boolean;
  /** Lets the command read the cache of the app's own branch. Default false. */
  readonly showsSharedCache?: boolean;
  /** Variables of the programs around the build. They do not get the variables of the build. */
  readonly outerEnv: Env;
}

/** System folders of Linux distributions. No home, no data, no `/run`, no `/var`, no `/opt`. */
const SYSTEM = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/nix'];
/**
 * The files of `/etc` that programs need: names of hosts, users and media types, certificates, the linker, fonts, the time zone. Not the whole
 * folder, because operators keep secrets there that their platform's user can read. Nor `ssl` and `pki`, which have private keys beside
 * the certificates.
 */
const CONFIGURATION = [
  'alternatives',
  'ld.so.cache',
  'ld.so.conf',
  'ld.so.conf.d',
  'ld.so.preload',
  'timezone',
  'terminfo',
  'ssl/certs',
  'ssl/cert.pem',
  'ssl/openssl.cnf',
  'ca-certificates',
  'ca-certificates.conf',
  'pki/ca-trust',
  'pki/tls/certs',
  'pki/tls/cert.pem',
  'pki/tls/openssl.cnf',
  'crypto-policies',
  'gnutls',
  'fonts',
  'mime.types',
  'resolv.conf',
  'hosts',
  'host.conf',
  'gai.conf',
  'nsswitch.conf',
  'protocols',
  'services',
  'group',
  'passwd',
  'os-release',
  'debian_version',
  'lsb-release',
  'alpine-release',
  'magic',
  'locale.conf',
  'default/locale',
].map((name) => `/etc/${name}`);

/** User IDs of builds, if the platform runs as root. They are above those that systemd gives to containers. */
const FIRST_OWNER = 1_900_000_000;
const OWNERS = 100_000_000;
/** User IDs of instances, above the groups of networks. */
const FIRST_INSTANCE = 2_100_000_000;
const INSTANCES = 40_000_000;

/**
 * Returns a script that sets the limits, reads the variables from descriptor 3 and becomes the command. The descriptor
 * keeps the variables out of the arguments of processes and out of programs outside of the sandbox. The guard limits
 * memory, because `ulimit` would count reserved memory, which is many times what is used. `become`: the lines that become the command,
 * which is `$1`. `score`: if the machine runs out of memory, the kernel kills those with the highest one first: builds, then their workers,
 * then instances, then the platform.
 */
export function launcher(
  { fileBytes, processes }: Pick<BuildLimits, 'fileBytes' | 'processes'>,
  { isIsolated, score, become }: { readonly isIsolated: boolean; readonly score: number; readonly become: string },
): string {
  return [
    // `ulimit` fails if the machine already allows less. Then the machine's limit applies.
    'ulimit -c 0 2>/dev/null',
    `ulimit -f ${Math.ceil(fileBytes / 512)} 2>/dev/null`,
    // Counts all processes of a user, so it is only useful if the command has its own user or namespace.
    isIsolated
      ? limitProcesses(processes)
      : // Marks the processes of the command, to find them later. The kernel ignores this limit (file locks).
        '[ -z "$2" ] || (ulimit -w "$2") 2>/dev/null && ulimit -w "$2" || { (ulimit -x "$2") 2>/dev/null && ulimit -x "$2"; }',
    `echo ${score} 2>/dev/null >/proc/self/oom_score_adj`,
    'eval "$(cat <&3)"',
    'exec 3<&-',
    become,
  ].join('\n');
}

function limitProcesses(most: number): string {
  return `ulimit -u ${most} 2>/dev/null || ulimit -p ${most} 2>/dev/null`;
}

/** Processes and threads of a worker, beside those of the commands that run at the same time as the same user. */
const WORKER_PROCESSES = 64;
/** Bytes that a worker may use in any case, with git and with what it reads. Its heap is bounded on its own. */
const WORKER_MEMORY = GIB;
/** The part of the disk's reserve that ends a worker: its build ends before it. */
const WORKER_RESERVE = 1 / 8;

const workerMemory = ({ memoryBytes }: BuildLimits) => Math.max(memoryBytes, WORKER_MEMORY);

/** Returns a script that sets the limits of a worker and becomes it. The kernel kills the commands of a build before it. */
function workerLauncher({ processes }: BuildLimits): string {
  const most = limitProcesses(processes + WORKER_PROCESSES);
  return `${most}\necho 900 2>/dev/null >/proc/self/oom_score_adj\nexec "$0" "$@"`;
}

/**
 * Returns the guard of a worker, whose bounds end one that was taken over before it harms others. What it writes is counted with what
 * its build has written, and the drafts of kept installs.
 */
function workerGuard(limits: BuildLimits, workspace: Workspace, group: Group | undefined): Guard {
  const memoryBytes = workerMemory(limits);
  const diskBytes = limits.diskBytes + 2 * limits.installBytes;
  const diskFiles = 2 * limits.diskFiles;
  const { root, tmp, stored } = workspace;
  const bounds = { memoryBytes, diskBytes, diskFiles, reservePart: WORKER_RESERVE };
  const guard = new Guard({ root, tmp, cache: stored.own.cache, ...bounds, group });
  guard.disk.include(stored.own.installs);
  return guard;
}

export interface SandboxOptions {
  readonly want: 'auto' | 'none';
  readonly limits: BuildLimits;
  /** Folders and files that every build may read, in addition to the system's. */
  readonly tools: readonly string[];
  /** Hidden from commands, except for the workspace and `readable`. */
  readonly dataDir: string;
  /** The isolation that another worker found. If it is set, the machine is not probed. */
  readonly known?: Isolation | undefined;
  readonly limiter: Limiter;
  readonly network: NetworkOptions;
}

export interface NetworkOptions {
  /** `auto`: the best level that works here. */
  readonly want: BuildNetworkChoice;
  /** The network that another worker found. It must be the same one again. */
  readonly known?: BuildNetwork | undefined;
  readonly allowed: readonly Allowed[];
  /** Opens a private network. Default: `openPrivateNetwork`, with a pasta of its own. */
  readonly openPrivate?: ((options: PrivateOptions) => Promise<PrivateNetwork>) | undefined;
}

/** Creates a sandbox. Probes once which isolation the machine supports, unless `want` is 'none'. */
export async function createSandbox(options: SandboxOptions) {
  const { want, limits, known, limiter } = options;
  const asRoot = process.getuid?.() === 0;
  const turnedOff: Isolation = { kind: 'none', reason: 'it was turned off' };
  const isolation = known ?? (want === 'none' ? turnedOff : await probe(asRoot));
  const isolated = isolation.kind === 'bubblewrap';
  /** Returns the user ID that an app's builds run as. Undefined if it is the platform's own. */
  const ownerOf = (app: AppKey): number | undefined =>
    isolated && asRoot ? FIRST_OWNER + (Number.parseInt(appHash(app).slice(0, 8), 16) % OWNERS) : undefined;
  const script = launcher(limits, { isIsolated: isolated, score: 1_000, become: 'exec /bin/sh -c "$1"' });
  const guards = new WeakMap<Workspace, Guard>();
  const groups = new WeakMap<Workspace, BuildGroup>();
  /** Returns the guard of a build, one per workspace. It watches all commands of the build, and git. */
  const guardOf = (workspace: Workspace): Guard => {
    const { root, tmp, stored } = workspace;
    const group = groups.get(workspace)?.commands;
    const guard = guards.get(workspace) ?? new Guard({ ...limits, root, tmp, cache: stored.own.cache, group });
    guards.set(workspace, guard);
    return guard;
  };
  const opened = await openNetwork(options, isolation);
  const around = isolated ? new Bubblewrap(options, isolation, opened) : undefined;
  return {
    isolation,
    limiter,
    network: opened.network,
    /** Aborted when its private network fails. Undefined if it has none. */
    networkLost: opened.private?.lost,
    /** True if a sandbox that is opened now would have a network with the same rules. */
    async hasSameNetwork(): Promise<boolean> {
      return opened.facts === undefined || opened.facts === factsOf(await addressesOf(options.network.allowed));
    },
    /** Ends its network, once no program runs in it. */
    [Symbol.dispose](): void {
      opened.private?.[Symbol.dispose]();
      opened.filtered?.[Symbol.dispose]();
    },
    /** Runs an instance of an app as `owner`, and waits until all of its processes are gone. */
    async runInstance(instance: ConfinedInstance): Promise<Outcome> {
      const { marker, variables, group, onStarted, onLine, signal, watch, descriptors } = instance;
      const shell = ['/bin/sh', '-c', instance.script, 'sh', instance.command, around ? '' : String(lockMark(marker))];
      const [program = '', ...args] = [...((await around?.instance(instance)) ?? []), ...shell];
      return runProgram(program, args, {
        cwd: '/',
        env: { PATH: SYSTEM_PATH, ...(around ? {} : { [MARKER]: marker }) },
        channel: around ? variables : variables.then((text) => text + shellExports({ [MARKER]: marker })),
        sweep: !around,
        ...(around && { ...around.optionsOf(), memory: ['/dev/shm'] }),
        group: group?.commands,
        signal,
        watch,
        descriptors,
        onStarted,
        onLine,
      });
    },
    ownerOf,
    guardOf,
    /** Makes the cgroup of a build, if builds have one. `name`: its name. Rejects if it cannot be made. Returns a function that removes it. */
    async limit(workspace: Workspace, name: string): Promise<() => Promise<void>> {
      if (limiter.kind === 'sampling') return async () => {};
      const { memoryBytes, processes } = limits;
      const group = await BuildGroup.make(limiter.folder, name, {
        memoryBytes,
        workerMemoryBytes: workerMemory(limits),
        processes,
        workerProcesses: processes + WORKER_PROCESSES,
      });
      groups.set(workspace, group);
      return async () => void (await group.end());
    },
    tmpOf: (workspace: Workspace): string => around?.tmpOf(workspace) ?? workspace.tmp,
    /** Runs a shell command with these variables and no others, and waits until all of its processes are gone. */
    async run(command: SandboxedCommand): Promise<Outcome> {
      const { workspace, cwd, signal, onLine, taken } = command;
      const mark = isolated ? '' : String(lockMark(command.outerEnv[MARKER] ?? ''));
      const shell = ['/bin/sh', '-c', script, 'sh', command.script, mark];
      const [program = '', ...args] = [...((await around?.command(command)) ?? []), ...shell];
      const { watch, group } = guardOf(workspace);
      return runProgram(program, args, {
        cwd: isolated ? '/' : cwd,
        env: { ...command.outerEnv, PATH: SYSTEM_PATH },
        channel: shellExports({ ...command.env, ...command.outerEnv }),
        sweep: !isolated,
        ...around?.optionsOf(workspace),
        signal,
        watch,
        group,
        onLine,
        ...(taken && { taken }),
      });
    },
    /** Returns `runProgram` for the platform's own programs, which write to these folders alone. `reachesHost`: in the machine's network. */
    confined(writable: readonly string[], readable: readonly string[] = [], reachesHost = false): typeof runProgram {
      if (!around) return runProgram;
      return async (program, args, given) => {
        const [bwrap = '', ...before] = await around.own(writable, readable, given.cwd, reachesHost);
        return runProgram(bwrap, [...before, program, ...args], { ...given, cwd: '/', ...around.optionsOf() });
      };
    },
    /** Runs the worker of a build, as the user of the build, and waits until all of its processes are gone. */
    async runWorker(worker: ConfinedWorker): Promise<Outcome> {
      const { workspace, args, readable, code, env, signal, onLink, onLine } = worker;
      if (!around) throw new Error('A worker cannot be confined without isolation');
      const [bwrap = '', ...before] = await around.worker(workspace, readable, code);
      const { watch, group } = workerGuard(limits, workspace, groups.get(workspace)?.worker);
      const given = { cwd: '/', env, signal, onLink, onLine, watch, group, ...around.optionsOf() };
      return runProgram(bwrap, [...before, '/bin/sh', '-c', workerLauncher(limits), process.execPath, ...args], given);
    },
  };
}

interface Opened {
  readonly network: BuildNetwork;
  readonly private?: PrivateNetwork;
  readonly filtered?: FilteredNetwork;
  /** What its rules were made of. Undefined: it has none. */
  readonly facts?: string;
}

function factsOf(allowed: readonly AllowedAddress[]): string {
  return JSON.stringify([allowed, rulesFor(allowed)]);
}

/** Opens the network of this process's builds. Throws if it must have a level that it cannot have. */
async function openNetwork(options: SandboxOptions, isolation: Isolation): Promise<Opened> {
  const { want, known, allowed, openPrivate = openPrivateNetwork } = options.network;
  if (known?.level === 'open') return { network: known };
  if (want === 'open') return { network: { level: 'open', reason: '--build-network is open' } };
  const level = known?.level ?? want;
  const fail = (reason: string): Opened => {
    if (level !== 'auto') throw new Error(`Builds have no ${level} network: ${reason}`);
    return { network: { level: 'open', reason } };
  };
  if (isolation.kind === 'none') return fail(isolation.reason);
  const addresses = await addressesOf(allowed);
  const facts = factsOf(addresses);
  let reason = '--build-network is filtered';
  if (level !== 'filtered') {
    const folder = join(options.dataDir, 'network');
    const opened = await openPrivate({ asRoot: isolation.asRoot, folder, allowed: addresses }).catch(reasonOf);
    if (typeof opened !== 'string') return { network: { level: 'private' }, private: opened, facts };
    if (level === 'private') return fail(opened);
    reason = opened;
  }
  // Some kinds of sockets have no process that nftables could know.
  if (!isolation.deniesNamespaces) return fail(`${reason}; and this kernel has no filters of system calls`);
  const filtered = await openFilteredNetwork(addresses).catch(reasonOf);
  if (typeof filtered === 'string') return fail(level === 'filtered' ? filtered : `${reason}; and ${filtered}`);
  return {
    network: { level: 'filtered', reason: known?.level === 'filtered' ? known.reason : reason },
    filtered,
    facts,
  };
}

/** Returns the reason of a failure. A full disk says nothing of what works here. */
function reasonOf(error: unknown): string {
  if (isDiskFull(error)) throw error;
  return messageOf(error);
}

const FILTER = systemCallFilter();
/**
 * The abilities that bubblewrap may have, the best first: it has the option `--size` since 0.7 (without it, only the guard
 * limits files in memory), and a kernel can lack filters of system calls.
 */
const VARIANTS = [FILTER, undefined].flatMap((filter) => [[true, filter] as const, [false, filter] as const]);

async function trial(asRoot: boolean, boundsFiles: boolean, filters: boolean): Promise<readonly string[]> {
  return [
    ...namespaces(asRoot),
    ...(await systemBinds(boundsFiles ? MIB : undefined)),
    ...(filters ? ['--seccomp', '5'] : []),
    ...dropTo(asRoot ? FIRST_OWNER : undefined),
    'true',
  ];
}

async function probe(asRoot: boolean): Promise<Isolation> {
  const lines: string[] = [];
  for (const [boundsFiles, filter] of VARIANTS) {
    const outcome = await runProgram('bwrap', await trial(asRoot, boundsFiles, filter !== undefined), {
      cwd: '/',
      env: { PATH: SYSTEM_PATH },
      filter,
      onLine: (line) => lines.push(line),
    }).catch(() => undefined);
    if (outcome === undefined) return { kind: 'none', reason: 'bubblewrap is not installed' };
    const deniesNamespaces = filter !== undefined;
    if (outcome.exitCode === 0) return { kind: 'bubblewrap', asRoot, boundsFiles, deniesNamespaces };
  }
  return { kind: 'none', reason: `bubblewrap does not work here: ${lines.at(-1) ?? 'no reason given'}` };
}

/** The part of a build's memory that `/dev/shm` may use, and `/tmp` if it is in memory. */
const SHM_SHARE = 1 / 4;

/** Returns the arguments that start bubblewrap around a program. The program and its own arguments come behind them. */
class Bubblewrap {
  readonly #tools: readonly string[];
  readonly #dataDir: string;
  readonly #shmBytes: number | undefined;
  readonly #asRoot: boolean;
  readonly #filter: Buffer | undefined;
  readonly #network: Opened;

  constructor(
    { tools, dataDir, limits }: SandboxOptions,
    { asRoot, boundsFiles, deniesNamespaces }: Extract<Isolation, { kind: 'bubblewrap' }>,
    network: Opened,
  ) {
    this.#network = network;
    this.#tools = tools.filter((path) => !SYSTEM.some((folder) => isInside(folder, path)));
    this.#dataDir = dataDir;
    this.#shmBytes = boundsFiles ? Math.ceil(limits.memoryBytes * SHM_SHARE) : undefined;
    this.#asRoot = asRoot;
    this.#filter = deniesNamespaces ? FILTER : undefined;
  }

  /** Returns the options of `runProgram` for a command of a build, or for another program. */
  optionsOf(workspace?: Workspace): Pick<RunOptions, 'namespace' | 'memory' | 'filter'> {
    const memory = workspace && !this.#showsInTmp(workspace) ? ['/dev/shm'] : ['/dev/shm', '/tmp'];
    return { namespace: true, memory, filter: this.#filter };
  }

  /** Returns the path of the folder for temporary files, as a command sees it. */
  tmpOf(workspace: Workspace): string {
    return this.#showsInTmp(workspace) ? workspace.tmp : '/tmp';
  }

  /** True if a command sees a folder below `/tmp`. Then `/tmp` cannot be a folder that it writes: see `#around`. */
  #showsInTmp({ root }: Workspace): boolean {
    return [root, this.#dataDir, ...this.#tools].some((path) => isInside('/tmp', path));
  }

  async command({ workspace, cwd, ...shows }: SandboxedCommand) {
    const { root, tmp, owner, stored, cache } = workspace;
    const own = await account(workspace);
    const readable = [...shows.readable];
    if (shows.showsInstalls) readable.push(stored.own.installs, ...sharedOf(workspace, 'installs'));
    if (shows.showsSharedCache) readable.push(...sharedOf(workspace, 'cache'));
    const writable = [root, { from: stored.own.cache, to: cache }];
    if (!this.#showsInTmp(workspace)) return this.#around({ own, readable, writable, tmp, cwd, owner });
    return this.#around({ own, readable, writable: [...writable, tmp], cwd, owner });
  }

  async worker(workspace: Workspace, readable: readonly string[], code: ConfinedWorker['code']) {
    const { root, tmp, stored } = workspace;
    const kept = [{ from: stored.own.cache, to: workspace.cache }, stored.own.installs];
    const compiled = code ? [...parents(code.to), '--ro-bind-try', code.from, code.to] : [];
    const own = [...(await account(workspace)), ...compiled];
    const shown = [...readable, ...sharedOf(workspace, 'installs')];
    return this.#around({ own, readable: shown, writable: [root, tmp, ...kept], cwd: '/', owner: workspace.owner });
  }

  /** For an instance of an app. It sees nothing of the data directory at the place that this has on the machine. */
  instance({ app, programs, node, bun, passwd, tmp, owner }: ConfinedInstance) {
    const { app: appAt, programs: programsAt, node: nodeAt, bun: bunAt } = INSTANCE_PLACES;
    const shown = [
      [app, appAt],
      [programs, programsAt],
      [node, nodeAt],
      ...(bun === undefined ? [] : [[bun, bunAt]]),
      [passwd, '/etc/passwd'],
    ].flatMap(([from = '', to = '']) => [...parents(to), '--ro-bind', from, to]);
    // Nothing is mounted below a folder that it writes.
    const tools = this.#tools.filter((path) => !isInside('/tmp', path));
    return this.#around({ own: shown, readable: [], tools, writable: [], tmp, cwd: '/', owner });
  }

  /** For a program of the platform itself. As root it keeps its user, and no right of it. */
  own(writable: readonly string[], readable: readonly string[], cwd: string, reachesHost: boolean) {
    return this.#around({ own: [], readable, writable, cwd, owner: undefined, keepsUser: true, reachesHost });
  }

  /**
   * bubblewrap resolves the place of each folder when it mounts it, and follows links there, with all rights of the platform. An earlier
   * command of the build can have made links in the folders that it writes. So they are mounted last, and none is inside another.
   */
  async #around(shown: Shown): Promise<readonly string[]> {
    const { own, readable, tools = this.#tools, tmp, cwd, owner, keepsUser = false, reachesHost = false } = shown;
    const network = reachesHost ? undefined : this.#network.private;
    const group = reachesHost ? undefined : this.#network.filtered?.group;
    const writable = shown.writable.map((each) => (typeof each === 'string' ? { from: each, to: each } : each));
    const places = [...writable.map(({ to }) => to), ...(tmp === undefined ? [] : ['/tmp'])];
    const hides = [...SYSTEM, ...tools].some((folder) => isInside(folder, this.#dataDir));
    const hidden = hides ? [this.#dataDir] : [];
    refuseNested(places, [...SYSTEM, ...CONFIGURATION, '/dev', '/proc', CODE, ...hidden, ...tools, ...readable]);
    return [
      ...(network?.enter ?? []),
      'bwrap',
      ...(keepsUser && this.#asRoot && group === undefined
        ? [...SHARED, '--cap-drop', 'ALL']
        : namespaces(this.#asRoot)),
      // Who enters the user namespace of pasta has the ID 0 there.
      ...(network && !this.#asRoot ? ['--uid', `${process.getuid?.()}`, '--gid', `${process.getgid?.()}`] : []),
      ...(await systemBinds(this.#shmBytes)),
      ...(network ? ['--ro-bind', network.resolver, '/etc/resolv.conf'] : []),
      ...(tmp === undefined ? [...bounded(this.#shmBytes), '--tmpfs', '/tmp'] : []),
      ...own,
      ...tools.flatMap((path) => [...parents(path), '--ro-bind-try', path, path]),
      ...(hides ? ['--tmpfs', this.#dataDir] : []),
      ...readable.flatMap((path) => [...parents(path), '--ro-bind-try', path, path]),
      ...writable.flatMap(({ from, to }) => [...parents(to), '--bind', from, to]),
      ...(tmp === undefined ? [] : ['--bind', tmp, '/tmp']),
      // bubblewrap creates the folders above these in memory. A build must not fill that memory.
      ...(hides ? ['--remount-ro', this.#dataDir] : []),
      '--remount-ro',
      '/',
      '--info-fd',
      '4',
      '--chdir',
      cwd,
      ...(this.#filter ? ['--seccomp', '5'] : []),
      ...dropTo(owner, group),
    ];
  }
}

/** Throws if a folder that a build writes contains one of the others, or a place that is mounted after it. */
function refuseNested(writable: readonly string[], others: readonly string[]): void {
  for (const [index, outer] of writable.entries()) {
    const inner = [...others, ...writable.toSpliced(index, 1)].find((path) => isInside(outer, path));
    if (inner !== undefined) throw new Error(`A sandbox cannot show ${inner} below ${outer}, which a build can write`);
  }
}

/** Returns a folder of the app's own branch, if the build reads it. */
function sharedOf({ stored: { shared } }: Workspace, name: keyof Kept): readonly string[] {
  return shared ? [shared[name]] : [];
}

interface Shown {
  /** Options for files of its own. */
  readonly own: readonly string[];
  readonly readable: readonly string[];
  /** Default: those of all sandboxes. */
  readonly tools?: readonly string[];
  /** A text has the same place in the sandbox. */
  readonly writable: readonly (string | Mount)[];
  /** The folder that it has as `/tmp`. Default: one in memory. */
  readonly tmp?: string | undefined;
  readonly cwd: string;
  readonly owner: number | undefined;
  /** True if root stays root, without any of its rights. Default false. */
  readonly keepsUser?: boolean;
  /** True if it has the network of the machine. Default false. */
  readonly reachesHost?: boolean;
}

const SHARED = ['--unshare-pid', '--unshare-ipc', '--unshare-uts', '--unshare-cgroup-try', '--die-with-parent'];

function namespaces(asRoot: boolean): readonly string[] {
  if (!asRoot) return ['--unshare-user', ...SHARED];
  return [
    ...SHARED,
    '--cap-drop',
    'ALL',
    ...['SETUID', 'SETGID', 'SETPCAP'].flatMap((cap) => ['--cap-add', `CAP_${cap}`]),
  ];
}

/** By its path: what finds it still has the rights of the platform. */
const SETPRIV =
  SYSTEM_PATH.split(':')
    .map((folder) => join(folder, 'setpriv'))
    .find((path) => existsSync(path)) ?? 'setpriv';

/** Runs the command as another user, in the group of the same number or in `group`: process limits do not apply to root. */
function dropTo(owner: number | undefined, group = owner): readonly string[] {
  if (group === undefined) return [];
  const user = owner === undefined ? [] : ['--reuid', String(owner)];
  const ids = [...user, '--regid', String(group), '--clear-groups'];
  return [SETPRIV, ...ids, '--no-new-privs', '--inh-caps=-all', '--bounding-set=-all'];
}

/** Returns an `/etc/passwd` with a user, the platform's by default, because some tools fail if the user has no name. */
export function passwdOf(name: string, home: string, user = process.getuid?.()): string {
  const line = user === undefined || user === 0 ? '' : `${name}:x:${user}:${user}::${home}:/bin/sh\n`;
  return `root:x:0:0:root:/root:/bin/sh\n${line}`;
}

async function account({ app, home, owner }: Workspace): Promise<readonly string[]> {
  const file = join(app, 'passwd');
  await writeFile(file, passwdOf('build', home, owner));
  await chmod(file, 0o644); // The platform's umask may forbid other users to read it.
  return ['--ro-bind', file, '/etc/passwd'];
}

/** Returns the options for a file system in memory that every user can write. Without `bytes`, bubblewrap is too old for them. */
function bounded(bytes: number | undefined): readonly string[] {
  return bytes === undefined ? [] : ['--perms', '1777', '--size', String(bytes)];
}

async function systemBinds(shmBytes: number | undefined): Promise<readonly string[]> {
  const binds = await Promise.all(
    SYSTEM.map(async (folder) => {
      const real = await realpath(folder).catch(() => undefined);
      if (real === undefined) return [];
      return real === folder ? ['--ro-bind', folder, folder] : ['--symlink', real, folder];
    }),
  );
  const devices = ['--dev', '/dev', ...bounded(shmBytes), '--tmpfs', '/dev/shm', '--remount-ro', '/dev'];
  const configuration = CONFIGURATION.flatMap((path) => [...parents(path), '--ro-bind-try', path, path]);
  return [...binds.flat(), ...configuration, ...(await timeZone()), ...devices, '--proc', '/proc'];
}

/**
 * Shows the time zone as the link that it is on most machines. From a file, Node.js would find its name by comparing it with all files
 * of the zones, which takes some 6 ms at the first date of each process.
 */
async function timeZone(): Promise<readonly string[]> {
  const path = '/etc/localtime';
  const target = await readlink(path).catch(() => undefined);
  const zone = target === undefined ? undefined : resolve(dirname(path), target);
  const isShown = zone !== undefined && SYSTEM.some((folder) => isInside(folder, zone)) && existsSync(zone);
  return isShown ? ['--symlink', zone, path] : ['--ro-bind-try', path, path];
}

/** Returns options that create the folders above a path with access for every user. */
function parents(path: string): readonly string[] {
  const above = dirname(path);
  return above === '/' ? [] : [...parents(above), '--dir', above];
}

/** Returns what a sandbox must show in addition to the system: this Node.js, npm, and the host's certificates. */
export async function toolFolders(hostPath: string, certificates: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [dirname(process.execPath), dirname(await realpath(process.execPath)), ...certificates];
  for (const folder of hostPath.split(':').filter((each) => each.startsWith('/'))) {
    const npm = await realpath(join(folder, 'npm')).catch(() => undefined);
    if (npm === undefined) continue;
    found.push(folder);
    // …/lib/node_modules/npm/bin/npm-cli.js: npm is the folder two above. Above another program can be somebody's home.
    const above = dirname(dirname(npm));
    if (basename(above) === 'npm') found.push(above);
  }
  return [...new Set(found)];
}
