import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../base/clock.ts';
import { toolEnv } from '../sandbox/environment.ts';
import { RegistryError } from '../sandbox/link.ts';
import { type Env, fileName, MARKER, SYSTEM_PATH } from '../sandbox/names.ts';
import type { runProgram } from '../sandbox/process.ts';
import { removeTree } from '../sandbox/workspace.ts';
import type { ToolPackage } from '../worker/host.ts';
import { type AcquireLock, locked } from './channel.ts';

/** Versions that are kept although no build uses them. One of Node.js takes 120 MB. */
const MOST_KEPT = 8;

/** Has a folder for each version, with a file for each worker that uses it, named after its process. */
const USERS = '.users';
/** Has the folders that are not ready yet. */
const FRESH = '.fresh';

/**
 * Returns the folder of a package in the platform's cache of tools, which builds can only read. Fetches it if it is not there and
 * the registry lists it. Several supervisors can call it at once. What does not run on this machine is not kept.
 */
export async function keptPackage(
  tooling: Tooling,
  tool: ToolPackage,
  onLine: (line: string) => void,
): Promise<string> {
  const { tools, lock, clock } = tooling;
  const name = `${fileName(tool.name)}@${tool.version}`;
  const folder = join(tools, name);
  const content = join(folder, 'node_modules', tool.name);
  if (!(await isWhole(content)) && !(await versionsOf(tooling, tool.name)).includes(tool.version)) {
    throw new RegistryError([`npm error there is no ${tool.name} ${tool.version}`]);
  }
  await mkdir(join(tools, USERS, name), { recursive: true, mode: 0o755 });
  await locked(lock, `tool:${name}`, async () => {
    if (!(await isWhole(content))) {
      onLine(`Fetching ${tool.name} ${tool.version}`);
      await removeTree(folder);
      await fetchPackage(tooling, tool, { folder, fresh: join(tools, FRESH, name) });
    }
    await mkdir(join(tools, USERS, name), { recursive: true });
    await writeFile(join(tools, USERS, name, String(process.pid)), '');
    const now = clock.now() / 1_000;
    await utimes(folder, now, now);
  });
  await removeOld(tooling);
  return content;
}

async function isWhole(content: string): Promise<boolean> {
  const found = await stat(join(content, 'package.json')).catch(() => undefined);
  return found?.isFile() ?? false;
}

/** Removes the versions that were used longest ago, and fetches that a killed worker left. */
async function removeOld({ tools, lock, clock }: Tooling): Promise<void> {
  const kept: { readonly name: string; readonly at: number }[] = [];
  for (const name of await readdir(tools)) {
    const found = name.includes('@') ? await stat(join(tools, name)).catch(() => undefined) : undefined;
    if (found?.isDirectory()) kept.push({ name, at: found.mtimeMs });
  }
  for (const name of await readdir(join(tools, FRESH)).catch(() => [])) {
    const found = await stat(join(tools, FRESH, name)).catch(() => undefined);
    if (found && clock.now() - found.mtimeMs > 2 * NPM_MS) await removeTree(join(tools, FRESH, name));
  }
  kept.sort((a, b) => b.at - a.at);
  for (const { name } of kept.slice(MOST_KEPT)) {
    await locked(lock, `tool:${name}`, async () => {
      const users = join(tools, USERS, name);
      if (await isUsed(users)) return;
      await removeTree(join(tools, name));
      await removeTree(users);
    });
  }
}

async function isUsed(users: string): Promise<boolean> {
  let used = false;
  for (const name of await readdir(users).catch(() => [])) {
    if (isAlive(Number(name))) used = true;
    else await rm(join(users, name), { force: true });
  }
  return used;
}

/** A signal to a living process of another user fails too, with another code. */
function isAlive(id: number): boolean {
  try {
    return id > 0 && process.kill(id, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The parts of a supervisor that fetch tools. */
export interface Tooling {
  /** The folder of all tools. */
  readonly tools: string;
  /** The variables of the host that npm may see, its search path, and the mark of the build. */
  readonly hostEnv: Env;
  readonly path: string;
  readonly marker: string;
  readonly clock: Clock;
  readonly lock: AcquireLock;
  readonly signal: AbortSignal;
  /** Runs a program that can write to the folder of tools alone. */
  readonly run: typeof runProgram;
}

/** Milliseconds that a list of versions is used. */
const LIST_MS = 60 * 60_000;
/** Milliseconds for one command of npm. */
export const NPM_MS = 5 * 60_000;
const MOST_LINES = 20_000;
const LAST_LINES = 10;

/**
 * Lists the versions of a package. Keeps the list for an hour, and longer if the registry does not answer. Throws
 * `RegistryError` if there is no list at all.
 */
export async function versionsOf(tooling: Tooling, name: string): Promise<readonly string[]> {
  const { tools, clock, signal } = tooling;
  const file = join(tools, `${fileName(name)}.json`);
  const kept = await readList(file);
  if (kept && clock.now() - kept.at < LIST_MS && clock.now() >= kept.at) return kept.versions;
  try {
    const lines = await npm(tooling, ['view', '--json', name, 'versions']);
    const versions: unknown = JSON.parse(lines.join('\n'));
    const list = [versions].flat().filter((each) => typeof each === 'string');
    // Other supervisors may list the same versions now.
    const draft = `${file}.${process.pid}.new`;
    await writeFile(draft, JSON.stringify({ at: clock.now(), versions: list }));
    await rename(draft, file);
    return list;
  } catch (error) {
    signal.throwIfAborted();
    if (kept) return kept.versions;
    throw error instanceof RegistryError ? error : new RegistryError([`npm error ${String(error)}`]);
  }
}

async function readList(file: string) {
  try {
    const { at, versions }: { at: unknown; versions: unknown } = JSON.parse(await readFile(file, 'utf8'));
    if (typeof at !== 'number' || !Array.isArray(versions)) return undefined;
    return { at, versions: versions.filter((each) => typeof each === 'string') };
  } catch {
    return undefined;
  }
}

/**
 * Installs one package into `folder`, which does not exist yet, by way of `fresh`. Does not run its scripts. npm checks the
 * integrity of what it downloads against the registry's. Builds can only read the folder.
 */
export async function fetchPackage(
  tooling: Tooling,
  { name, version }: ToolPackage,
  { folder, fresh }: { readonly folder: string; readonly fresh: string },
): Promise<void> {
  await removeTree(fresh);
  await mkdir(fresh, { recursive: true, mode: 0o755 });
  try {
    const how = ['--ignore-scripts', '--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
    await npm(tooling, ['install', ...how, '--prefix', fresh, '--', `${name}@${version}`], join(fresh, 'cache'));
    await removeTree(join(fresh, 'cache'));
    // The platform's umask may forbid other users to read it.
    await tooling.run('chmod', ['-R', 'a+rX,go-w', '--', fresh], { cwd: '/', env: { PATH: SYSTEM_PATH } });
    const content = join(fresh, 'node_modules', name);
    if (name !== 'npm') await checkNode(tooling, content, version);
    await rename(fresh, folder);
  } catch (error) {
    await removeTree(fresh);
    throw error;
  }
}

/** Throws `RegistryError` if this Node.js does not run on this machine. */
async function checkNode({ run }: Tooling, content: string, version: string): Promise<void> {
  const lines: string[] = [];
  const node = join(content, 'bin/node');
  const env = { PATH: SYSTEM_PATH };
  const ran = await run(node, ['--version'], { cwd: '/', env, onLine: (line) => lines.push(line) }).catch(
    (error: unknown) => {
      throw new RegistryError([`npm error ${error instanceof Error ? error.message : String(error)}`]);
    },
  );
  if (ran.exitCode === 0 && lines[0] === `v${version}`) return;
  throw new RegistryError([`npm error it does not run on this machine: ${lines.at(-1) ?? 'no reason given'}`]);
}

/** Runs the host's npm with the host's network settings alone. Returns its output. */
async function npm(
  { tools, hostEnv, path, marker, signal, run }: Tooling,
  args: readonly string[],
  cache?: string,
): Promise<readonly string[]> {
  const output: string[] = [];
  const errors: string[] = [];
  const env: Env = { ...toolEnv(hostEnv, path, tools, cache), [MARKER]: marker };
  const bounded = AbortSignal.any([signal, AbortSignal.timeout(NPM_MS)]);
  const ran = await run('npm', args, {
    cwd: tools,
    env,
    signal: bounded,
    onLine(line, stream) {
      if (stream === 'stdout' && output.length < MOST_LINES) output.push(line);
      else if (stream === 'stderr') errors.push(line.slice(0, 2_000));
      if (errors.length > 2 * LAST_LINES) errors.splice(0, LAST_LINES);
    },
  }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw new RegistryError([`npm error ${error instanceof Error ? error.message : String(error)}`]);
  });
  if (ran.exitCode !== 0) throw new RegistryError(errors.slice(-LAST_LINES));
  return output;
}
