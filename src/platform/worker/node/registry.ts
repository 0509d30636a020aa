import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toolEnv } from '../environment.ts';
import { type Env, MARKER, SYSTEM_PATH } from '../names.ts';
import { runProgram } from '../process.ts';
import type { Build } from '../run.ts';
import { removeTree } from '../workspace.ts';

/** A package of the registry that the platform itself fetches. npm asks the registry that it is configured for. */
export interface ToolPackage {
  readonly name: string;
  readonly version: string;
}

/** Milliseconds that a list of versions is used. */
const LIST_MS = 60 * 60_000;
/** Milliseconds for one command of npm. */
export const NPM_MS = 5 * 60_000;
const MOST_LINES = 20_000;
const LAST_LINES = 10;

/** What npm prints beside the reason. */
const NO_REASON = /^(?:code |syscall |errno |network |type |A complete log |Log files |This is |\s|$)/;

/** npm failed. The message is its reason. */
export class RegistryError extends Error {
  /** Its last lines, for the log. */
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    const said = lines.flatMap((line) => /^npm (?:ERR!|error) (.*)/.exec(line)?.[1] ?? []);
    super(said.find((line) => !NO_REASON.test(line)) ?? said[0] ?? 'npm printed no reason');
    this.lines = lines;
  }
}

/**
 * Lists the versions of a package. Keeps the list for an hour, and longer if the registry does not answer. Throws
 * `RegistryError` if there is no list at all.
 */
export async function versionsOf(run: Build, name: string): Promise<readonly string[]> {
  const file = join(run.context.folders.tools, `${fileName(name)}.json`);
  const kept = await readList(file);
  const { clock } = run.context;
  if (kept && clock.now() - kept.at < LIST_MS && clock.now() >= kept.at) return kept.versions;
  try {
    const lines = await npm(run, ['view', '--json', name, 'versions']);
    const versions: unknown = JSON.parse(lines.join('\n'));
    const list = [versions].flat().filter((each) => typeof each === 'string');
    await writeFile(`${file}.new`, JSON.stringify({ at: clock.now(), versions: list }));
    await rename(`${file}.new`, file);
    return list;
  } catch (error) {
    run.signal.throwIfAborted();
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

/** Returns a name of a package as the name of a file. */
export function fileName(name: string): string {
  return name.replaceAll('/', '+');
}

/**
 * Installs one package into `folder`, which does not exist yet, by way of `fresh`. Does not run its scripts. npm checks the
 * integrity of what it downloads against the registry's. Builds can only read the folder.
 */
export async function fetchPackage(
  run: Build,
  { name, version }: ToolPackage,
  { folder, fresh }: { readonly folder: string; readonly fresh: string },
  check: (content: string) => Promise<void>,
): Promise<void> {
  await removeTree(fresh);
  await mkdir(fresh, { recursive: true, mode: 0o755 });
  try {
    const how = ['--ignore-scripts', '--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
    await npm(run, ['install', ...how, '--prefix', fresh, '--', `${name}@${version}`], join(fresh, 'cache'));
    await removeTree(join(fresh, 'cache'));
    // The platform's umask may forbid other users to read it.
    await runProgram('chmod', ['-R', 'a+rX,go-w', '--', fresh], { cwd: '/', env: { PATH: SYSTEM_PATH } });
    await check(join(fresh, 'node_modules', name));
    await rename(fresh, folder);
  } catch (error) {
    await removeTree(fresh);
    throw error;
  }
}

/** Runs the host's npm with the host's network settings alone, outside of the sandbox. Returns its output. */
async function npm(run: Build, args: readonly string[], cache?: string): Promise<readonly string[]> {
  const { context, signal } = run;
  const { tools } = context.folders;
  const output: string[] = [];
  const errors: string[] = [];
  const env: Env = { ...toolEnv(context.hostEnv, context.path, tools, cache), [MARKER]: context.markerOf(run.job) };
  const bounded = AbortSignal.any([signal, AbortSignal.timeout(NPM_MS)]);
  const ran = await runProgram('npm', args, {
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
