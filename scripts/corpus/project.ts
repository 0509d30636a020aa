import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildEnv } from '../../src/platform/sandbox/environment.ts';
import type { Env } from '../../src/platform/sandbox/names.ts';
import { type Outcome, runProgram } from '../../src/platform/sandbox/process.ts';
import type { Fault, Tool } from './spec.ts';

/** The folder of all builds, so that logs do not contain folders of this machine. */
const ROOT = process.env.CORPUS_ROOT ?? '/srv';
export const FOLDERS = {
  source: join(ROOT, 'app'),
  home: join(ROOT, 'home'),
  tmp: join(ROOT, 'tmp'),
  cache: join(ROOT, 'cache'),
  node: join(ROOT, 'node/bin'),
  store: join(ROOT, 'store'),
} as const;

const INSTALL_MS = 600_000;
const RUN_MS = 120_000;
/** Folders in node_modules with the caches of tools. */
const LEFT_BY_BUILDS = ['.cache', '.vite', '.vite-temp', '.astro'];

/** A tool whose packages are installed. */
export interface Ready {
  readonly folders: typeof FOLDERS;
  readonly store: string;
  readonly version: string;
  /** The requested packages, with their installed versions. */
  readonly versions: Readonly<Record<string, string>>;
  /** Undefined if the project does not have packages, or installs them itself. */
  readonly modules: string | undefined;
}

/** A project in its folder, ready to be built. */
export interface Project {
  readonly command: string;
  readonly cwd: string;
  readonly env: Env;
  readonly files: Readonly<Record<string, string>>;
}

export interface Recorded {
  readonly lines: readonly string[];
  readonly outcome: Outcome;
}

/** Installs a tool's packages once, in a folder next to the project. */
export async function prepare(tool: Tool): Promise<Ready> {
  for (const folder of Object.values(FOLDERS)) await mkdir(folder, { recursive: true });
  const node = join(FOLDERS.node, 'node');
  if (!existsSync(node)) await copyFile(process.execPath, node);
  const store = join(FOLDERS.store, tool.id);
  const wanted = tool.packages.join('\n');
  await mkdir(store, { recursive: true });
  const done = await readFile(join(store, '.done'), 'utf8').catch(() => undefined);
  if (done !== wanted && wanted !== '') await install(tool, store);
  await writeFile(join(store, '.done'), wanted);
  const modules = tool.beside || wanted === '' ? undefined : join(store, 'node_modules');
  const versions = Object.fromEntries(
    tool.packages.map((each) => [nameOf(each), `^${versionIn(store, nameOf(each))}`]),
  );
  return { folders: FOLDERS, store, version: await versionOf(tool, store), versions, modules };
}

async function install(tool: Tool, store: string): Promise<void> {
  await writeFile(join(store, 'package.json'), '{"private":true}');
  const flags = [
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--legacy-peer-deps',
    ...(tool.withoutScripts ? ['--ignore-scripts'] : []),
  ];
  const lines: string[] = [];
  const { exitCode } = await runProgram('npm', ['install', ...flags, ...tool.packages], {
    cwd: store,
    env: { ...definedOf(process.env), PATH: path([]) },
    signal: AbortSignal.timeout(INSTALL_MS),
    onLine: (line) => lines.push(line),
  });
  if (exitCode !== 0) throw new Error(`${tool.id} cannot be installed:\n${lines.join('\n')}`);
}

async function versionOf({ main, packages }: Tool, store: string): Promise<string> {
  const [first] = packages;
  if (main !== undefined || first !== undefined) return versionIn(store, main ?? nameOf(first ?? ''));
  let version = '';
  const env = { PATH: path([]), HOME: FOLDERS.home };
  await runProgram('npm', ['--version'], { cwd: store, env, onLine: (line) => (version ||= line) });
  return version;
}

function versionIn(store: string, name: string): string {
  return JSON.parse(readFileSync(join(store, 'node_modules', name, 'package.json'), 'utf8')).version;
}

/** Returns the name in `@scope/name@1`. */
function nameOf(asked: string): string {
  const at = asked.indexOf('@', 1);
  return at < 0 ? asked : asked.slice(0, at);
}

/** Writes the project, with the fault if one is given. */
export async function project(tool: Tool, fault: Fault | undefined, ready: Ready, registry: string): Promise<Project> {
  await rm(FOLDERS.source, { recursive: true, force: true });
  await rm(FOLDERS.tmp, { recursive: true, force: true });
  await rm(FOLDERS.home, { recursive: true, force: true });
  if (tool.registry) await rm(FOLDERS.cache, { recursive: true, force: true });
  for (const folder of [FOLDERS.home, FOLDERS.tmp, FOLDERS.cache]) await mkdir(folder, { recursive: true });
  const files = planted(tool, fault, ready);
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(FOLDERS.source, name)), { recursive: true });
    await writeFile(join(FOLDERS.source, name), text);
  }
  const cwd = fault?.cwd ?? '';
  const app = { ...tool.env, ...fault?.env };
  const host: Env = tool.registry ? registryVariables(registry) : {};
  const bins = [join(FOLDERS.source, cwd, 'node_modules/.bin'), join(FOLDERS.source, 'node_modules/.bin')];
  if (tool.beside) bins.push(join(ready.store, 'node_modules/.bin'));
  const env = buildEnv(host, app, { ...FOLDERS, isFirst: true }, path(bins), FOLDERS.tmp);
  const command = fault?.run ?? tool.run ?? 'npm run build';
  return { command, cwd, env, files };
}

/** The variables from which each package manager reads its registry. */
function registryVariables(url: string): Env {
  const bare = url.replace(/\/$/, '');
  const corepack = { COREPACK_NPM_REGISTRY: bare, COREPACK_ENABLE_DOWNLOAD_PROMPT: '0' };
  return { npm_config_registry: url, YARN_REGISTRY: url, YARN_NPM_REGISTRY_SERVER: bare, ...corepack };
}

/** Adds the lockfile to the files of the tool's project, as the package manager writes it. */
export async function withLockfile(tool: Tool, ready: Ready, registry: string): Promise<Tool> {
  if (!tool.lock) return tool;
  const [file, command] = tool.lock;
  const { lines } = await run({ ...(await project(tool, undefined, ready, registry)), command }, ready);
  const text = await readFile(join(FOLDERS.source, file), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${tool.id} did not write ${file}:\n${lines.join('\n')}`);
  return { ...tool, files: { ...tool.files, [file]: text } };
}

/** The member of a workspace that the variables of a build do not use. */
function path(bins: readonly string[]): string {
  return [...new Set(bins), FOLDERS.node, '/usr/local/bin', '/usr/bin', '/bin'].join(':');
}

function planted(tool: Tool, fault: Fault | undefined, ready: Ready): Record<string, string> {
  const files: Record<string, string> = { 'package.json': manifestOf(tool, fault, ready), ...tool.files };
  for (const [name, text] of Object.entries(fault?.put ?? {})) {
    if (text === null) delete files[name];
    else files[name] = text;
  }
  for (const [name, find, replacement] of fault?.edit ?? []) {
    const text = files[name] ?? '';
    if (!text.includes(find)) throw new Error(`${tool.id}-${fault?.name}: ${name} has no ${JSON.stringify(find)}`);
    files[name] = text.replace(find, () => replacement);
  }
  return files;
}

function manifestOf(tool: Tool, fault: Fault | undefined, ready: Ready): string {
  const dependencies = tool.beside || tool.packages.length === 0 ? {} : { dependencies: ready.versions };
  const fields = { name: 'site', version: '1.0.0', private: true, scripts: { build: tool.build }, ...dependencies };
  return `${JSON.stringify({ ...fields, ...tool.manifest, ...fault?.manifest }, null, 2)}\n`;
}

/** Runs the project's command as the platform does. Moves the packages into the project meanwhile. */
export async function run({ command, cwd, env }: Project, { modules }: Ready): Promise<Recorded> {
  const lines: string[] = [];
  const place = join(FOLDERS.source, 'node_modules');
  if (modules) {
    for (const name of LEFT_BY_BUILDS) await rm(join(modules, name), { recursive: true, force: true });
    await rename(modules, place);
  }
  try {
    const outcome = await runProgram('/bin/sh', ['-c', command], {
      cwd: join(FOLDERS.source, cwd),
      env,
      signal: AbortSignal.timeout(RUN_MS),
      onLine: (line) => lines.push(line),
    });
    return { lines, outcome };
  } finally {
    if (modules) await rename(place, modules);
  }
}

function definedOf(env: NodeJS.ProcessEnv): Env {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
