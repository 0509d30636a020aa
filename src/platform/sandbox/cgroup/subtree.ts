import { constants, existsSync } from 'node:fs';
import { access, mkdir, readFile, statfs, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { systemCode } from '../../../base/errors.ts';
import { isInside } from '../../../base/paths.ts';
import type { CgroupChoice, Limiter } from '../../shared/types.ts';
import { SYSTEM_PATH } from '../names.ts';
import { readProc } from '../proc.ts';
import { runProgram } from '../process.ts';
import { BuildGroup } from './group.ts';

/**
 * Finds a subtree of cgroup v2 that this machine has delegated to the platform, and makes it ready:
 *
 *     <subtree>/platform                the processes of the platform. The kernel allows none in a cgroup with limited children
 *     <subtree>/builds/<mark>-<deployID>  one build: see `BuildGroup`
 *
 * By design: only what was delegated is used. systemd and container managers own the other cgroups, and change them as they
 * like, also if the platform runs as root and can write there.
 */
const PLATFORM = 'platform';
const BUILDS = 'builds';

/** The controllers without which the subtree is of no use, and those that are used if they are there. */
const NEEDED = ['memory', 'pids'] as const;
const WANTED = ['cpu'] as const;

/** The part of the processors that all builds get while the platform, whose cgroup has 100, needs them too. Each build gets the same. */
const BUILDS_WEIGHT = '10';

/** `f_type` of a mounted cgroup v2. */
const CGROUP2_MAGIC = 0x63677270;
/** Rounds of moving processes, because one that is moved can have started another before. */
const MOST_ROUNDS = 20;

/** Returns what limits builds here: a cgroup for each, or else the sampling of `/proc`, with the reason. Never rejects. */
export async function findLimiter(choice: CgroupChoice, mark: string): Promise<Limiter> {
  try {
    if (choice === 'none') throw new NoSubtree('cgroups were turned off');
    const found = choice === 'auto' ? await ownSubtree(ownCgroup()) : { folder: choice, holdsPlatform: false };
    const builds = await prepare(found);
    await tryOut(builds, mark);
    return { kind: 'cgroup', folder: builds };
  } catch (error) {
    return { kind: 'sampling', reason: reasonOf(error) };
  }
}

/** The machine has no subtree for the platform. The message completes "because". */
class NoSubtree extends Error {
  override readonly name = 'NoSubtree';
}

function reasonOf(error: unknown): string {
  if (error instanceof NoSubtree) return error.message;
  const code = systemCode(error);
  if (code === 'EROFS') return 'the cgroups are mounted read-only';
  if (code === 'EACCES' || code === 'EPERM') return 'the platform may not write to its cgroup';
  if (code === 'EBUSY') return 'the cgroup has processes of its own';
  return `its cgroup cannot be used (${code ?? String(error)})`;
}

/** Returns the cgroup of this process, and its path in its cgroup namespace, from `/proc/self/cgroup` and `/proc/self/mountinfo`. */
export function ownCgroup(status = readProc('/proc/self/cgroup'), mounts = readProc('/proc/self/mountinfo')) {
  const path = /^0::(\/.*)$/m.exec(status)?.[1];
  if (path === undefined) throw new NoSubtree('this system has no cgroup v2');
  for (const line of mounts.split('\n')) {
    const [, , , root = '', place = ''] = line.split(' ');
    if (!line.includes(' - cgroup2 ') || !isInside(unescaped(root), path)) continue;
    return { path, folder: resolve(unescaped(place), `.${path.slice(root === '/' ? 0 : unescaped(root).length)}`) };
  }
  throw new NoSubtree('its cgroup is not mounted');
}

/** Undoes how `/proc` writes spaces in paths. */
function unescaped(path: string): string {
  return path.replace(/\\([0-7]{3})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 8)));
}

interface Subtree {
  readonly folder: string;
  /** True if its processes are the platform's own. */
  readonly holdsPlatform: boolean;
}

/** Returns the delegated subtree that the platform was started in. Throws `NoSubtree`. */
async function ownSubtree({ folder, path }: ReturnType<typeof ownCgroup>): Promise<Subtree> {
  // Another process of the platform has made it ready, or systemd has (`DelegateSubgroup=platform`).
  const isReady = basename(path) === PLATFORM;
  const top = isReady ? dirname(folder) : folder;
  const topPath = isReady ? dirname(path) : path;
  await requireControllers(top);
  // No cgroup but the root of all has no such file.
  if (!existsSync(join(top, 'cgroup.events'))) throw new NoSubtree('the platform runs in the root cgroup');
  await requireDelegated(top, topPath);
  return { folder: top, holdsPlatform: !isReady };
}

async function requireControllers(folder: string): Promise<readonly string[]> {
  const given = (await readFile(join(folder, 'cgroup.controllers'), 'utf8')).trim().split(/\s+/);
  const missing = NEEDED.filter((name) => !given.includes(name));
  if (missing.length === 0) return given;
  throw new NoSubtree(`its cgroup does not have what limits ${missing.join(' and ')}`);
}

async function requireDelegated(folder: string, path: string): Promise<void> {
  for (const file of ['', 'cgroup.procs', 'cgroup.subtree_control']) await access(join(folder, file), constants.W_OK);
  const unit = basename(path);
  if (/\.(?:service|scope)$/.test(unit)) {
    if (await isDelegatedUnit(unit, path)) return;
    throw new NoSubtree(`the unit ${unit} of systemd does not have Delegate=yes`);
  }
  // The root of a cgroup namespace belongs to the container. Elsewhere, only root can write to what was not delegated.
  if (path === '/' || process.getuid?.() !== 0) return;
  throw new NoSubtree('its cgroup was not delegated');
}

async function isDelegatedUnit(unit: string, path: string): Promise<boolean> {
  const manager = path.includes('/user@') ? ['--user'] : [];
  const lines: string[] = [];
  const XDG_RUNTIME_DIR = `/run/user/${process.getuid?.() ?? 0}`;
  await runProgram('systemctl', [...manager, 'show', '--property=Delegate', '--', unit], {
    cwd: '/',
    env: { PATH: SYSTEM_PATH, XDG_RUNTIME_DIR },
    signal: AbortSignal.timeout(ASK_MS),
    onLine: (line) => lines.push(line),
  }).catch(() => undefined);
  return lines.includes('Delegate=yes');
}

const ASK_MS = 2_000;

/** Makes the folders of a subtree, and gives its controllers to builds. Returns the folder of builds. */
async function prepare({ folder, holdsPlatform }: Subtree): Promise<string> {
  if ((await statfs(folder)).type !== CGROUP2_MAGIC) throw new NoSubtree('--cgroup is not a folder of cgroup v2');
  const given = await requireControllers(folder);
  const builds = join(folder, BUILDS);
  await mkdir(builds, { recursive: true });
  if (holdsPlatform) await moveAll(folder, join(folder, PLATFORM));
  await enable(folder, given);
  await enable(builds, given);
  await writeFile(join(builds, 'cpu.weight'), BUILDS_WEIGHT).catch(() => {});
  return builds;
}

async function moveAll(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const pids = (await readFile(join(from, 'cgroup.procs'), 'utf8')).split('\n').filter((line) => line !== '');
    if (pids.length === 0) return;
    // The kernel takes one at a time. One that has just ended is none of them any more.
    for (const pid of pids) await writeFile(join(to, 'cgroup.procs'), pid).catch(unlessGone);
  }
  throw new NoSubtree('the cgroup has processes that cannot be moved');
}

function unlessGone(error: unknown): void {
  if (systemCode(error) !== 'ESRCH') throw error;
}

async function enable(folder: string, given: readonly string[]): Promise<void> {
  const file = join(folder, 'cgroup.subtree_control');
  await writeFile(file, NEEDED.map((name) => `+${name}`).join(' '));
  for (const name of WANTED.filter((each) => given.includes(each))) await writeFile(file, `+${name}`).catch(() => {});
}

/** Runs a program in a cgroup of its own: to put a process there needs more rights than to make it. */
async function tryOut(builds: string, mark: string): Promise<void> {
  const limits = { memoryBytes: TRIAL_BYTES, workerMemoryBytes: TRIAL_BYTES, processes: 8, workerProcesses: 8 };
  const group = await BuildGroup.make(builds, `${groupPrefix(mark)}try-${process.pid}`, limits);
  try {
    const { exitCode } = await runProgram('true', [], {
      cwd: '/',
      env: { PATH: SYSTEM_PATH },
      group: group.commands,
    });
    if (exitCode !== 0) throw new NoSubtree('the platform may not put processes into it');
  } finally {
    await group.end();
  }
}

const TRIAL_BYTES = 64 * 1024 * 1024;

/** Returns the first part of the names of cgroups of a data directory. `mark`: see `markOf`. */
export function groupPrefix(mark: string): string {
  return `${mark.replaceAll('/', '')}-`;
}
