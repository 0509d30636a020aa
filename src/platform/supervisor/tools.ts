import { createHash } from 'node:crypto';
import { closeSync, constants, fstatSync, lstatSync, openSync, readdirSync, readlinkSync, readSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { messageOf } from '../../base/errors.ts';
import { objectIn } from '../../base/json.ts';
import { folderCollector, type KindCollector } from '../keeping/collect.ts';
import { FOLDER_BOUNDS, TOOL_VERSIONS } from '../keeping/kinds.ts';
import { toolEnv } from '../sandbox/environment.ts';
import { RegistryError } from '../sandbox/link.ts';
import { type Env, fileName, MARKER, SYSTEM_PATH } from '../sandbox/names.ts';
import type { runProgram } from '../sandbox/process.ts';
import { removeTree } from '../sandbox/workspace.ts';
import { MANAGERS, type ToolPackage } from '../worker/host.ts';
import type { Context } from '../worker/run.ts';
import { type AcquireLock, locked } from './channel.ts';
import { isUsed, type KeptFolder, keptIn, type NodeFolders, USERS, unuse, use } from './kept-folders.ts';

/** Has the folders that are not ready yet. */
const FRESH = '.fresh';
/** Has a file for each version, with the hash of its folder. */
const HASHES = '.hashes';

/**
 * Returns the folder of a package in the platform's cache of tools, which builds can only read. Checks its hash at each call, because all
 * apps run it. Fetches it if it is not there, or is not what was fetched, and the registry lists it. Several supervisors can call it at
 * once. What does not run on this machine is not kept.
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
  await mkdir(join(tools, HASHES), { recursive: true, mode: 0o755 });
  let isNew = false;
  await locked(lock, `tool:${name}`, async () => {
    const file = join(tools, HASHES, name);
    const kept = await readFile(file, 'utf8').catch(() => undefined);
    if (!(await isWhole(content)) || kept === undefined || hashOfTree(folder) !== kept) {
      isNew = true;
      onLine(`Fetching ${tool.name} ${tool.version}`);
      await removeTree(folder);
      await fetchPackage(tooling, tool, { folder, fresh: join(tools, FRESH, name) });
      await writeFile(file, hashOfTree(folder) ?? '');
    }
    await use(join(tools, USERS, name));
    const now = clock.now() / 1_000;
    await utimes(folder, now, now);
  });
  if (isNew) await toolCollector({ tools, lock, now: () => clock.now() }).collect();
  return content;
}

/** Says that this process does not use a package any more, so that a collection can end it. */
export async function releasePackage(
  { tools, lock }: Pick<Tooling, 'tools' | 'lock'>,
  tool: ToolPackage,
): Promise<void> {
  const name = `${fileName(tool.name)}@${tool.version}`;
  // Whoever asks for it again waits, and says afterwards that it is used.
  await locked(lock, `tool:${name}`, () => unuse(join(tools, USERS, name)));
}

async function isWhole(content: string): Promise<boolean> {
  const found = await stat(join(content, 'package.json')).catch(() => undefined);
  return found?.isFile() ?? false;
}

/** The versions of tools. Those that a build uses stay. Fetches that a killed worker left end too. */
export function toolCollector({ tools, lock, now }: Pick<NodeFolders, 'tools' | 'lock' | 'now'>): KindCollector {
  const list = async () => {
    const kept = (await keptIn(tools)).filter(({ folder }) => basename(folder).includes('@'));
    for (const name of await readdir(join(tools, FRESH)).catch(() => [])) {
      const found = await stat(join(tools, FRESH, name)).catch(() => undefined);
      if (found && now() - found.mtimeMs > 2 * NPM_MS) await removeTree(join(tools, FRESH, name));
    }
    const newestFirst = kept.sort((one, other) => other.usedMs - one.usedMs);
    const versions = Map.groupBy(newestFirst, ({ folder }) => folder.slice(0, folder.lastIndexOf('@')));
    return [...versions.values()].flatMap((each) =>
      each.map((tool, index) => ({ ...tool, isDue: index >= TOOL_VERSIONS })),
    );
  };
  const end = ({ folder }: KeptFolder) => {
    const name = basename(folder);
    return locked(lock, `tool:${name}`, async () => {
      const users = join(tools, USERS, name);
      if (await isUsed(users)) return false;
      await removeTree(folder);
      await removeTree(users);
      await rm(join(tools, HASHES, name), { force: true });
      return true;
    });
  };
  return folderCollector({ kind: 'tools', bounds: FOLDER_BOUNDS.tools, list, end }, now);
}

export interface Tooling extends Pick<Context, 'tools' | 'hostEnv' | 'path' | 'clock'> {
  readonly marker: string;
  readonly lock: AcquireLock;
  readonly signal: AbortSignal;
  /** Returns what runs programs that can write to one folder alone. */
  runIn(folder: string): typeof runProgram;
}

/** Milliseconds that a list of versions is used: of Node.js, and of a package manager, whose list is long. */
const LIST_MS = 60 * 60_000;
const MANAGER_LIST_MS = 24 * LIST_MS;
/** Milliseconds for one command of npm. */
const NPM_MS = 5 * 60_000;
const MOST_LINES = 20_000;
const LAST_LINES = 10;

/** Lists the versions of a package. Keeps the list, and longer if the registry does not answer. Throws `RegistryError` without one. */
export async function versionsOf(tooling: Tooling, name: string): Promise<readonly string[]> {
  const { tools, clock, signal } = tooling;
  const file = join(tools, `${fileName(name)}.json`);
  const kept = await readList(file);
  const lasts = MANAGERS.some((each) => each === name) ? MANAGER_LIST_MS : LIST_MS;
  if (kept && clock.now() - kept.at < lasts && clock.now() >= kept.at) return kept.versions;
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
  const { at, versions } = objectIn(await readFile(file, 'utf8').catch(() => '')) ?? {};
  if (typeof at !== 'number' || !Array.isArray(versions)) return undefined;
  return { at, versions: versions.filter((each) => typeof each === 'string') };
}

/**
 * Installs one package into `folder`, which does not exist yet, by way of `fresh`. Does not run its scripts, except that of Bun, which
 * chooses the program of the machine and can write to `fresh` alone. npm checks the integrity of what it downloads against the registry's. Builds can only read the folder.
 */
async function fetchPackage(
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
    const content = join(fresh, 'node_modules', name);
    if (name === 'bun') await chooseBun(tooling, content, fresh);
    // The platform's umask may forbid other users to read it.
    await tooling.runIn(tooling.tools)('chmod', ['-R', 'a+rX,go-w', '--', fresh], {
      cwd: '/',
      env: { PATH: SYSTEM_PATH },
    });
    if (!MANAGERS.some((each) => each === name)) await checkNode(tooling, content, version);
    await rename(fresh, folder);
  } catch (error) {
    await removeTree(fresh);
    throw error;
  }
}

/** Has Bun's package put the program for this machine in its place. */
async function chooseBun({ runIn, path, hostEnv }: Tooling, content: string, fresh: string): Promise<void> {
  const env = { ...hostEnv, PATH: path, HOME: fresh, TMPDIR: fresh };
  const lines: string[] = [];
  const given = { cwd: content, env, onLine: (line: string) => void lines.push(line.slice(0, 2_000)) };
  const { exitCode } = await runIn(fresh)(process.execPath, ['install.js'], given);
  if (exitCode !== 0)
    throw new RegistryError([`npm error Bun does not run on this machine: ${lines.at(-1) ?? 'no reason given'}`]);
}

/** Throws `RegistryError` if this Node.js does not run on this machine. */
async function checkNode({ runIn, tools }: Tooling, content: string, version: string): Promise<void> {
  const lines: string[] = [];
  const node = join(content, 'bin/node');
  const env = { PATH: SYSTEM_PATH };
  const ran = await runIn(tools)(node, ['--version'], { cwd: '/', env, onLine: (line) => lines.push(line) }).catch(
    (error: unknown) => {
      throw new RegistryError([`npm error ${messageOf(error)}`]);
    },
  );
  if (ran.exitCode === 0 && lines[0] === `v${version}`) return;
  throw new RegistryError([`npm error it does not run on this machine: ${lines.at(-1) ?? 'no reason given'}`]);
}

/** Runs the host's npm with the host's network settings alone. Returns its output. */
async function npm(
  { tools, hostEnv, path, marker, signal, runIn }: Tooling,
  args: readonly string[],
  cache?: string,
): Promise<readonly string[]> {
  const output: string[] = [];
  const errors: string[] = [];
  const env: Env = { ...toolEnv(hostEnv, path, tools, cache), [MARKER]: marker };
  const bounded = AbortSignal.any([signal, AbortSignal.timeout(NPM_MS)]);
  const ran = await runIn(tools)('npm', args, {
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
    throw new RegistryError([`npm error ${messageOf(error)}`]);
  });
  if (ran.exitCode !== 0) throw new RegistryError(errors.slice(-LAST_LINES));
  return output;
}

const CHUNK_BYTES = 1024 * 1024;

/**
 * Returns the hash of a folder: SHA-256, hex, of the names, kinds, permissions and contents of all that is in it. Does not follow links.
 * Undefined if it cannot be read. Reads without a pause: 120 MB take about 100 ms.
 */
function hashOfTree(root: string): string | undefined {
  const sum = createHash('sha256');
  const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
  try {
    const paths = readdirSync(root, { recursive: true }).map(String).sort();
    for (const path of paths) {
      const found = lstatSync(join(root, path));
      const kind = found.isFile() ? 'file' : found.isSymbolicLink() ? 'link' : found.isDirectory() ? 'folder' : 'other';
      const target = kind === 'link' ? readlinkSync(join(root, path)) : '';
      sum.update(`${JSON.stringify([path, kind, kind === 'link' ? 0 : found.mode, found.size, target])}\n`);
      if (kind === 'file') addFile(sum, join(root, path), buffer);
    }
    return sum.digest('hex');
  } catch {
    return undefined;
  }
}

function addFile(sum: ReturnType<typeof createHash>, path: string, buffer: Buffer): void {
  const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    for (let left = fstatSync(file).size; left > 0; ) {
      const read = readSync(file, buffer, 0, Math.min(left, CHUNK_BYTES), null);
      if (read === 0) break;
      sum.update(buffer.subarray(0, read));
      left -= read;
    }
  } finally {
    closeSync(file);
  }
}
