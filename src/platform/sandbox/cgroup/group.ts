import { mkdir, readdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { systemCode } from '../../../base/errors.ts';
import { readProc } from '../proc.ts';
import { kill } from '../tree.ts';

/** The bounds that the kernel enforces on a build. */
export interface GroupLimits {
  /** Bytes of the commands and of git. */
  readonly memoryBytes: number;
  readonly workerMemoryBytes: number;
  /** Processes and threads. */
  readonly processes: number;
  readonly workerProcesses: number;
}

/** Milliseconds that killed processes have to end. */
const END_MS = 10_000;
const PAUSE_MS = 5;

export class Group {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The file that a process writes itself to. */
  get procs(): string {
    return join(this.#folder, 'cgroup.procs');
  }

  /** Bytes that its processes have, with the kernel's own for them, and files that the kernel keeps in memory as long as it can. */
  get used(): number {
    return Number(readProc(join(this.#folder, 'memory.current')).trim() || 0);
  }

  /**
   * Its counters, which only grow: processes that the kernel has killed for lack of memory, whoever lacked it; times at which the cgroup itself
   * had none left; processes and threads that it could not start, because it had too many.
   */
  get events() {
    const memory = countersIn(join(this.#folder, 'memory.events'));
    const pids = countersIn(join(this.#folder, 'pids.events'));
    return { killed: memory('oom_kill'), full: memory('oom'), refused: pids('max') };
  }
}

function countersIn(file: string): (name: string) => number {
  const lines = readProc(file).split('\n');
  return (name) => Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1] ?? 0);
}

/**
 * The cgroup of one build. Its commands and git are in one below it, its worker in another: if the commands need too much, the kernel
 * ends all of them, and the worker reports that.
 */
export class BuildGroup {
  readonly commands: Group;
  readonly worker: Group;
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
    this.commands = new Group(join(folder, 'commands'));
    this.worker = new Group(join(folder, 'worker'));
  }

  /** Makes the cgroup of a build. `builds`: the folder of all. */
  static async make(builds: string, name: string, limits: GroupLimits): Promise<BuildGroup> {
    const folder = join(builds, name);
    // A supervisor that crashed can have left it.
    await endGroup(folder);
    await mkdir(folder);
    await writeFile(join(folder, 'cgroup.subtree_control'), '+memory +pids');
    const { memoryBytes, workerMemoryBytes, processes, workerProcesses } = limits;
    await limit(join(folder, 'commands'), memoryBytes, processes);
    await limit(join(folder, 'worker'), workerMemoryBytes, workerProcesses);
    return new BuildGroup(folder);
  }

  /** Kills the processes that are left in it, and removes it. False if it is still there after `END_MS`. */
  end(): Promise<boolean> {
    return endGroup(this.#folder);
  }
}

async function limit(folder: string, memoryBytes: number, processes: number): Promise<void> {
  await mkdir(folder);
  const set = (file: string, value: string | number) => writeFile(join(folder, file), String(value));
  await set('memory.max', memoryBytes);
  // A build ends as a whole: without a part of its processes, it would go on in ways that nobody expects.
  await set('memory.oom.group', 1);
  await set('pids.max', processes);
  // Without it, the kernel would move memory to the swap instead. A kernel without swap does not have the file.
  await set('memory.swap.max', 0).catch(unlessMissing);
}

function unlessMissing(error: unknown): void {
  const code = systemCode(error);
  if (code !== 'ENOENT' && code !== 'EACCES') throw error;
}

/** Ends the cgroups of a platform's builds, or of one build. `prefix`: that of their names. Others in the folder stay. */
export async function endGroups(builds: string, prefix: string, deployID?: string): Promise<void> {
  const names = await readdir(builds).catch(() => []);
  const wanted = names.filter((name) =>
    deployID === undefined ? name.startsWith(prefix) : name === `${prefix}${deployID}`,
  );
  for (const name of wanted) await endGroup(join(builds, name));
}

/** Kills the processes of a cgroup and of those below it, and removes them. True if it is gone. */
async function endGroup(folder: string): Promise<boolean> {
  for (const until = Date.now() + END_MS; ; await delay(PAUSE_MS)) {
    await killAll(folder);
    const code = await removeAll(folder);
    if (code === undefined || code === 'ENOENT') return true;
    if (Date.now() >= until) return false;
  }
}

async function killAll(folder: string): Promise<void> {
  const isDone = await writeFile(join(folder, 'cgroup.kill'), '1', { flag: 'r+' }).then(
    () => true,
    () => false,
  );
  if (isDone) return;
  // Before Linux 5.14.
  for (const each of [folder, ...(await foldersIn(folder))]) {
    const pids = await readFile(join(each, 'cgroup.procs'), 'utf8').catch(() => '');
    for (const pid of pids.split('\n')) if (Number(pid) > 1) kill(Number(pid));
  }
}

/** Removes cgroups from below. Returns the code of the error if one is left. */
async function removeAll(folder: string): Promise<string | undefined> {
  for (const each of await foldersIn(folder)) await removeAll(each);
  return rmdir(folder).then(
    () => undefined,
    (error: unknown) => systemCode(error) ?? 'unknown',
  );
}

async function foldersIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map((entry) => join(folder, entry.name));
}
