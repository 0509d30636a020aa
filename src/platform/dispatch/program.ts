import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { CheckoutOfApp } from '../../contract/checkout-type.ts';

/*
 * The program of supervisors and workers: its files, its name in the list of processes, and its environment variables.
 */

const isSource = import.meta.filename.endsWith('.ts');
/** The root of the checkout, or of the package, whose bundles have a folder each below `dist`. */
const ROOT = join(import.meta.dirname, isSource ? '../../..' : '../..');

/** The program: the source file, or the bundle. */
export const PROGRAM = join(ROOT, isSource ? 'src/worker.ts' : 'dist/worker/index.js');
/** Changes if the program changes: its sources, or the bundle. */
export const PROGRAM_SOURCE = isSource ? join(ROOT, 'src') : PROGRAM;
/** The files and folders that a confined worker reads. It sees no others of this package. */
export const PROGRAM_PARTS: readonly string[] = (
  isSource ? ['src', 'node_modules', 'package.json'] : ['dist', 'package.json']
).map((name) => join(ROOT, name));

/** Where Node.js keeps compiled code of supervisors. If the program itself set it, its first file would load the type stripper. */
const CODE_CACHE = join(ROOT, 'node_modules', '.cache', 'slipway');

/** The bits of a mode by which other users can read a file, and can use a folder or run a program. */
const READABLE = 0o004;
const USABLE = 0o005;

/**
 * Finds a file or folder of the program, or of Node.js, that other users cannot read, because it was made with a umask such as 027.
 * `command` makes all of them readable. In `node_modules`, checks only the folders of packages: there are thousands of files.
 */
export function unreadablePart(): { readonly path: string; readonly command: string } | undefined {
  const bin = dirname(process.execPath);
  const node = [bin, process.execPath].find((path) => (statSync(path).mode & USABLE) !== USABLE);
  const path = node ?? PROGRAM_PARTS.map(unreadableIn).find((each) => each !== undefined);
  if (path === undefined) return undefined;
  return { path, command: `chmod -R a+rX ${node ? bin : PROGRAM_PARTS.join(' ')}` };
}

function unreadableIn(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return undefined;
  const needed = found.isDirectory() ? USABLE : READABLE;
  if ((found.mode & needed) !== needed) return path;
  const isPackage = basename(dirname(path)) === 'node_modules';
  if (!found.isDirectory() || isPackage) return undefined;
  const names = readdirSync(path).filter((name) => !name.startsWith('.'));
  for (const name of names) {
    const inner = unreadableIn(join(path, name));
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** Returns the prefix of the marks of all builds and workers of a data directory. `dataDir` is its real path. */
export function markOf(dataDir: string): string {
  return `${hash('sha256', dataDir).slice(0, 16)}/`;
}

/** Returns the argument that names a worker. It identifies the data directory and the platform's process. */
export function workerName(dataDir: string, platform: number): string {
  return `slipway-worker:${markOf(dataDir)}${platform}`;
}

export function functionsName(dataDir: string, platform: number): string {
  return `slipway-functions:${markOf(dataDir)}${platform}`;
}

/** The variables of the host that a build may see: the language, and those that it needs to reach a registry. */
const PASSED_ON = [
  /^(?:LANG|LC_\w+|TZ)$/,
  /^(?:https?|no|all)_proxy$/i,
  /^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,
  /^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i,
];

/** Returns the host's variables that a worker process gets, and passes on to git and builds. */
export function passedOn(host: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(host)) {
    if (value !== undefined && value !== '' && PASSED_ON.some((pattern) => pattern.test(name))) kept[name] = value;
  }
  return kept;
}

/** Returns the variables of a worker process. It trusts the authorities of the platform: Node.js reads them only at its start. */
export function workerEnv(host: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  const { PATH = '/usr/local/bin:/usr/bin:/bin', NODE_EXTRA_CA_CERTS: file, NODE_USE_SYSTEM_CA: system } = host;
  return {
    PATH,
    LC_ALL: 'C.UTF-8',
    NODE_COMPILE_CACHE: CODE_CACHE,
    // A worker has another working directory.
    ...(file && { NODE_EXTRA_CA_CERTS: resolve(file) }),
    ...(system && { NODE_USE_SYSTEM_CA: system }),
  };
}

/** Milliseconds, at most, to tell the type of a checkout. */
const TYPE_MS = 60_000;

/** A `TypeInCheckout` that asks the program of workers: the bundle of the action has nothing that detects frameworks. */
export async function typeByProgram(
  checkout: CheckoutOfApp,
  env: Readonly<Record<string, string | undefined>>,
  signal: AbortSignal,
): Promise<string> {
  const options = { env: workerEnv({ PATH: env.PATH }), signal, timeout: TYPE_MS };
  return (await promisify(execFile)(process.execPath, [PROGRAM, 'type', JSON.stringify(checkout)], options)).stdout;
}
