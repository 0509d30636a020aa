import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../../base/clock.ts';
import { toolEnv } from '../../sandbox/environment.ts';
import { RegistryError } from '../../sandbox/link-errors.ts';
import { type Env, MARKER, SYSTEM_PATH } from '../../sandbox/names.ts';
import type { runProgram } from '../../sandbox/process.ts';
import { fileName } from '../../sandbox/tool-names.ts';
import { removeTree } from '../../sandbox/workspace.ts';
import type { ToolPackage } from '../../worker/host.ts';
import type { AcquireLock } from '../lock.ts';

/** What fetching tools needs of a supervisor. */
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
