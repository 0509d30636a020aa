import { chmod, realpath, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isInside } from '../../base/paths.ts';
import { MIB } from '../../base/sizes.ts';
import type { BuildLimits } from '../dispatch/limits.ts';
import type { AppKey, Isolation } from '../types.ts';
import { shellExports } from './environment.ts';
import { failure } from './failure.ts';
import { createGuard, type Guard } from './guard/index.ts';
import { type Env, MARKER, SYSTEM_PATH } from './names.ts';
import { type Outcome, type RunOptions, runProgram } from './process.ts';
import { lockMark } from './tree.ts';
import { withoutUserNamespaces } from './user-namespaces.ts';
import { appHash, type Workspace } from './workspace.ts';

export interface Sandbox {
  readonly isolation: Isolation;
  /** Returns the user ID that an app's builds run as. Undefined if it is the platform's own. */
  ownerOf(app: AppKey): number | undefined;
  /** Returns the path of the folder for temporary files, as the build sees it. */
  tmpOf(workspace: Workspace): string;
  /** Returns the guard of a build, one per workspace. It watches all commands of the build, and git. */
  guardOf(workspace: Workspace): Guard;
  /** Runs a shell command with these variables and no others, and waits until all of its processes are gone. */
  run(command: SandboxedCommand): Promise<Outcome>;
}

export interface SandboxedCommand {
  readonly script: string;
  readonly cwd: string;
  readonly app: AppKey;
  readonly workspace: Workspace;
  /** More folders that the command can read, but not write. */
  readonly readable: readonly string[];
  readonly env: Env;
  /** Variables of the programs around the build. They do not get the variables of the build. */
  readonly outerEnv: Env;
  readonly signal: AbortSignal;
  readonly onLine: NonNullable<RunOptions['onLine']>;
}

/** System folders of Linux distributions. No home, no data, no `/run`, no `/var`. */
const SYSTEM = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/etc', '/opt', '/nix'];
/** The folder that `/etc/resolv.conf` links to on machines with systemd-resolved. */
const RESOLVER = '/run/systemd/resolve';

/** User IDs of builds, if the platform runs as root. They are above those that systemd gives to containers. */
const FIRST_OWNER = 1_900_000_000;
const OWNERS = 100_000_000;

/**
 * Returns a script that sets the limits, reads the variables from descriptor 3 and becomes the command. The descriptor
 * keeps the variables out of the arguments of processes and out of programs outside of the sandbox. The guard limits
 * memory, because `ulimit` would count reserved memory, which is many times what is used.
 */
function launcher(limits: BuildLimits, isolated: boolean): string {
  return [
    // `ulimit` fails if the machine already allows less. Then the machine's limit applies.
    'ulimit -c 0 2>/dev/null',
    `ulimit -f ${Math.ceil(limits.fileBytes / 512)} 2>/dev/null`,
    // Counts all processes of a user, so it is only useful if the build has its own user or namespace.
    isolated
      ? `ulimit -u ${limits.processes} 2>/dev/null || ulimit -p ${limits.processes} 2>/dev/null`
      : // Marks the processes of the build, to find them later. The kernel ignores this limit (file locks).
        '[ -z "$2" ] || (ulimit -w "$2") 2>/dev/null && ulimit -w "$2" || { (ulimit -x "$2") 2>/dev/null && ulimit -x "$2"; }',
    // If the machine runs out of memory, the kernel kills builds first.
    'echo 1000 2>/dev/null >/proc/self/oom_score_adj',
    'eval "$(cat <&3)"',
    'exec 3<&-',
    'exec /bin/sh -c "$1"',
  ].join('\n');
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
}

const NOT_ASKED_FOR = { kind: 'none', reason: 'it was turned off' } as const;

/** Creates a sandbox. Probes once which isolation the machine supports, unless `want` is 'none'. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { want, limits, known } = options;
  const asRoot = process.getuid?.() === 0;
  const isolation = known ?? (want === 'none' ? NOT_ASKED_FOR : await probe(asRoot));
  const isolated = isolation.kind === 'bubblewrap';
  const ownerOf = (app: AppKey) =>
    isolated && asRoot ? FIRST_OWNER + (Number.parseInt(appHash(app).slice(0, 8), 16) % OWNERS) : undefined;
  const script = launcher(limits, isolated);
  const guards = new WeakMap<Workspace, Guard>();
  const guardOf = (workspace: Workspace) => {
    const guard = guards.get(workspace) ?? createGuard({ ...limits, root: workspace.root, cache: workspace.cache });
    guards.set(workspace, guard);
    return guard;
  };
  return {
    isolation,
    ownerOf,
    guardOf,
    tmpOf: (workspace) => (isolated ? '/tmp' : workspace.tmp),
    async run(command) {
      const around = isolated ? await bubblewrap(command, options, isolation, ownerOf(command.app)) : [];
      const mark = isolated ? '' : String(lockMark(command.outerEnv[MARKER] ?? ''));
      const [program = '/bin/sh', ...args] = [...around, '/bin/sh', '-c', script, 'sh', command.script, mark];
      return runProgram(program, args, {
        cwd: isolated ? '/' : command.cwd,
        env: { ...command.outerEnv, PATH: SYSTEM_PATH },
        channel: shellExports({ ...command.env, ...command.outerEnv }),
        signal: command.signal,
        sweep: !isolated,
        namespace: isolated,
        filter: isolated && isolation.deniesNamespaces ? FILTER : undefined,
        watch: guardOf(command.workspace).watch,
        onLine: command.onLine,
      });
    },
  };
}

const FILTER = withoutUserNamespaces();
/**
 * What bubblewrap may be able to do, the best first: it has the option `--size` since 0.7 (without it, only the guard
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

/** The part of a build's memory that `/dev/shm` may use. */
const SHM_SHARE = 1 / 4;

async function bubblewrap(
  command: SandboxedCommand,
  { tools, dataDir, limits }: SandboxOptions,
  { boundsFiles, deniesNamespaces }: Extract<Isolation, { kind: 'bubblewrap' }>,
  owner: number | undefined,
) {
  const { app, root, cache, tmp } = command.workspace;
  // An earlier command could have put a link there, and bubblewrap would follow it on the host.
  if ((await realpath(tmp).catch(() => '')) !== tmp) {
    throw failure('build', 'build_failed', 'A command of the build replaced its folder for temporary files');
  }
  const shown = tools.filter((path) => !SYSTEM.some((folder) => isInside(folder, path)));
  const hides = [...SYSTEM, ...shown].some((folder) => isInside(folder, dataDir));
  return [
    'bwrap',
    ...namespaces(owner !== undefined),
    ...(await systemBinds(boundsFiles ? Math.ceil(limits.memoryBytes * SHM_SHARE) : undefined)),
    ...(await account(app, owner ?? process.getuid?.(), command.workspace)),
    ...['--bind', tmp, '/tmp'],
    ...shown.flatMap((path) => [...parents(path), '--ro-bind-try', path, path]),
    ...(hides ? ['--tmpfs', dataDir] : []),
    ...command.readable.flatMap((path) => [...parents(path), '--ro-bind-try', path, path]),
    ...[root, cache].flatMap((path) => [...parents(path), '--bind', path, path]),
    // bubblewrap creates the folders above these in memory. A build must not fill that memory.
    ...(hides ? ['--remount-ro', dataDir] : []),
    ...['--remount-ro', '/', '--info-fd', '4', '--chdir', command.cwd],
    ...(deniesNamespaces ? ['--seccomp', '5'] : []),
    ...dropTo(owner),
  ];
}

function namespaces(asRoot: boolean): readonly string[] {
  const shared = ['--unshare-pid', '--unshare-ipc', '--unshare-uts', '--unshare-cgroup-try', '--die-with-parent'];
  if (!asRoot) return ['--unshare-user', ...shared];
  return [
    ...shared,
    '--cap-drop',
    'ALL',
    ...['SETUID', 'SETGID', 'SETPCAP'].flatMap((cap) => ['--cap-add', `CAP_${cap}`]),
  ];
}

/** Runs the command as another user. Needed if the platform is root, because process limits do not apply to root. */
function dropTo(owner: number | undefined): readonly string[] {
  if (owner === undefined) return [];
  const ids = ['--reuid', String(owner), '--regid', String(owner), '--clear-groups'];
  return ['setpriv', ...ids, '--no-new-privs', '--inh-caps=-all', '--bounding-set=-all'];
}

/** Writes an `/etc/passwd` with the user of the build, because some tools fail if the user has no name. */
async function account(app: string, user: number | undefined, workspace: Workspace): Promise<readonly string[]> {
  if (user === undefined) return [];
  const file = join(app, 'passwd');
  const line = user === 0 ? '' : `build:x:${user}:${user}::${workspace.home}:/bin/sh\n`;
  await writeFile(file, `root:x:0:0:root:/root:/bin/sh\n${line}`);
  await chmod(file, 0o644); // The platform's umask may forbid other users to read it.
  return ['--ro-bind', file, '/etc/passwd'];
}

async function systemBinds(shmBytes: number | undefined): Promise<readonly string[]> {
  const binds = await Promise.all(
    SYSTEM.map(async (folder) => {
      const real = await realpath(folder).catch(() => undefined);
      if (real === undefined) return [];
      return real === folder ? ['--ro-bind', folder, folder] : ['--symlink', real, folder];
    }),
  );
  const shm = shmBytes === undefined ? [] : ['--perms', '1777', '--size', String(shmBytes)];
  const devices = ['--dev', '/dev', ...shm, '--tmpfs', '/dev/shm', '--remount-ro', '/dev'];
  return [...binds.flat(), '--ro-bind-try', RESOLVER, RESOLVER, ...devices, '--proc', '/proc'];
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
    // …/lib/node_modules/npm/bin/npm-cli.js: npm is the folder two above.
    if (npm) found.push(folder, dirname(dirname(npm)));
  }
  return [...new Set(found)];
}
