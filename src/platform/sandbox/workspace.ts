import { hash, randomUUID } from 'node:crypto';
import { chownSync, constants, mkdirSync } from 'node:fs';
import {
  chmod,
  type FileHandle,
  lstat,
  mkdir,
  open,
  opendir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { basename, join } from 'node:path';
import { systemCode } from '../../base/errors.ts';
import { GIB } from '../../base/sizes.ts';
import type { AppKey } from '../shared/types.ts';
import { freeOn } from './guard/disk.ts';
import { SYSTEM_PATH } from './names.ts';
import { runProgram } from './process.ts';

/** The folders that last between the builds of a branch: the folder that its package managers and tools write, and its kept installs. */
export interface Kept {
  readonly cache: string;
  readonly installs: string;
}

/** The folders of branches on the disk of the platform. */
export interface Stored {
  /** The folders of the branch that is built. */
  readonly own: Kept;
  /** The folders of the app's own branch, which the build of another branch reads. */
  readonly shared: Kept | undefined;
}

export const SCOPES = 'scopes';

export function keptIn(folder: string): Kept {
  return { cache: join(folder, 'cache'), installs: join(folder, 'installs') };
}

/**
 * The folders of one build. `cache` and `installs` last between the builds of a branch: see `scopes.ts`. `root`, its contents and `tmp`
 * last as long as the build's output. In the data directory, a build sees only `cache`, `root` and `tmp`, its worker also `installs`.
 * Neither can write to `app` and `holder`, the folders above them, so neither can put a link in the place of one of them. A sandbox
 * shows the cache at the same path for all branches, because some tools write it to files that are kept.
 */
export interface Workspace extends Kept {
  readonly app: string;
  /** The folder around the workspace. */
  readonly holder: string;
  /** True if no build of the branch has left anything in its cache, and it reads that of no other. */
  readonly isFirst: boolean;
  /** The folders of the app's own branch, which the build can only read. Undefined for a build of that branch. */
  readonly shared: Kept | undefined;
  /** True if the cache is empty, and is to be filled from `shared`. */
  readonly isToFill: boolean;
  /** Where what lasts is on the disk of the platform. */
  readonly stored: Stored;
  readonly root: string;
  readonly source: string;
  readonly home: string;
  readonly tmp: string;
  /** The user ID of the build. Undefined if it is the platform's own. */
  readonly owner: number | undefined;
}

/** Returns a short name for an app that is safe as a folder name. */
export function appHash(app: AppKey): string {
  return hash('sha256', JSON.stringify([app.org, app.project, app.appID])).slice(0, 32);
}

/** The names of the folders beside a checkout. */
const BESIDE = ['home'];

/** Returns the name of the folder that `git clone` makes, after which some tools name files, or `source` if that is not an ordinary name. */
export function checkoutName(repository: string): string {
  const name = /([^/:]+?)(?:\/?\.git)?\/*$/.exec(repository)?.[1] ?? '';
  return /^\w[\w.-]{0,99}$/.test(name) && !BESIDE.includes(name) ? name : 'source';
}

export interface WorkspaceOptions {
  /** The name of the folder for the repository. Default `source`. */
  readonly checkout?: string;
  /** Where what lasts is. Default: a scope for all builds. */
  readonly stored?: Stored;
  /** True if a sandbox shows the cache at another path than that on the disk. Default false. */
  readonly isMapped?: boolean;
}

/** Makes the folders of a build below `buildsDir`. They belong to the user ID `owner`; the app's folder does not. */
export async function createWorkspace(
  buildsDir: string,
  app: AppKey,
  deployID: string,
  owner: number | undefined,
  { checkout = 'source', stored, isMapped = false }: WorkspaceOptions = {},
): Promise<Workspace> {
  await mkdir(join(buildsDir, appHash(app)), { recursive: true });
  const appDir = await realpath(join(buildsDir, appHash(app)));
  await setMode(appDir, 0o755); // An unsandboxed build may have changed it.
  const holder = await freeHolder(appDir, deployID);
  const root = join(holder, ROOT);
  const folders = { root, source: join(root, checkout), home: join(root, 'home'), tmp: join(holder, 'tmp') };
  const places = stored ?? { own: keptIn(join(appDir, SCOPES, 'all')), shared: undefined };
  makeFolders([...Object.values(folders), ...Object.values(places.own)], owner);
  const isEmpty = (await openCache(places.own.cache)) === 0;
  const shown = { ...places.own, ...(isMapped ? { cache: keptIn(appDir).cache } : {}), shared: places.shared };
  const fills = { isFirst: isEmpty && !places.shared, isToFill: isEmpty && places.shared !== undefined };
  return { app: appDir, holder, owner, stored: places, ...shown, ...fills, ...folders };
}

/** The usual name of the folder around a workspace. In it is the file that names the deployment, beside the root. */
const USUAL = 'work';
const OWNER = 'of';
const ROOT = 'root';

/**
 * Makes the folder around a workspace. All builds of an app get the same path, one after another, because some package managers
 * write it to files that are kept. A build that runs beside another one, or after a crash, gets a path of its own. The folder
 * gets its usual name in one step, with the name of its deployment in it.
 */
async function freeHolder(appDir: string, deployID: string): Promise<string> {
  const own = join(appDir, deployID);
  await removeTree(own);
  await mkdir(own);
  await writeFile(join(own, OWNER), deployID);
  const usual = join(appDir, USUAL);
  return rename(own, usual).then(
    () => usual,
    () => own,
  );
}

/** Returns the deployment of a workspace, from the path of the folder around it. */
export async function deploymentOf(holder: string): Promise<string> {
  if (basename(holder) !== USUAL) return basename(holder);
  return readFile(join(holder, OWNER), 'utf8').catch(() => '');
}

/** Removes all that is in a workspace, except what lasts. The folders that a sandbox shows stay themselves. */
export async function emptyWorkspace({ root, source, home, tmp, owner }: Workspace): Promise<void> {
  for (const folder of [root, tmp]) {
    for (const name of await readdir(folder)) await removeTree(join(folder, name));
  }
  makeFolders([source, home], isOther(owner) ? owner : undefined);
}

/** True if the build runs as another user than this process. */
function isOther(owner: number | undefined): boolean {
  return owner !== undefined && owner !== process.getuid?.();
}

function makeFolders(folders: readonly string[], owner: number | undefined): void {
  for (const folder of folders) {
    mkdirSync(folder, { recursive: true });
    if (owner !== undefined) chownSync(folder, owner, owner);
  }
}

/** Folders in the cache whose permissions are restored. Each package manager has one, but a build can make millions. */
const MOST_CACHES = 100;

/** Restores the permissions of the cache, which an earlier build may have removed. Follows no links. Counts up to `MOST_CACHES` entries. */
async function openCache(cache: string): Promise<number> {
  let seen = 0;
  if (!(await isFolder(cache))) return seen;
  await setMode(cache, 0o755);
  for await (const entry of await opendir(cache)) {
    if (entry.isDirectory()) await setMode(join(cache, entry.name), 0o755).catch(() => {});
    seen += 1;
    if (seen === MOST_CACHES) break;
  }
  return seen;
}

/** Linux's flag to open a path without any permission on it. Node.js does not name it. */
const O_PATH = 0o10000000;

/** Sets the mode of a folder. Fails for a link, even if a build puts it there meanwhile: the mode is set on what was opened. */
export async function setMode(folder: string, mode: number): Promise<void> {
  await using opened = await openFolder(folder);
  await changeMode(opened, mode);
}

/** Opens a folder itself, whatever its permissions. Fails for a link. */
function openFolder(folder: string): Promise<FileHandle> {
  const access = process.platform === 'linux' ? O_PATH : constants.O_RDONLY;
  return open(folder, access | constants.O_DIRECTORY | constants.O_NOFOLLOW);
}

/** Changes the mode of an opened folder. fchmod refuses a descriptor of O_PATH, but chmod takes its name below `/proc`. */
function changeMode(opened: FileHandle, mode: number): Promise<void> {
  return process.platform === 'linux' ? chmod(`/proc/self/fd/${opened.fd}`, mode) : opened.chmod(mode);
}

/** Removes a workspace. The next start removes the files that cannot be removed now, so a deployment does not fail. */
export async function removeWorkspace({ app, holder }: Workspace): Promise<void> {
  await setMode(app, 0o755).catch(() => {});
  await removeTree(holder);
}

/** The largest workspace that is left, and the free disk that the next builds still have. */
const MOST_LEFT = { bytes: GIB, files: 200_000 } as const;
const LEAST_FREE = 16 * GIB;

/**
 * Moves the workspace of an ended build aside, so that neither its app nor another build waits until its thousands of files are
 * removed. `removeAside` removes it later. A large one is removed at once, and each one if the disk runs short. `wrote`: upper
 * bounds. Once it was moved, its path can be that of the next build, so nothing is removed there.
 */
export async function leaveWorkspace(
  buildsDir: string,
  workspace: Workspace,
  wrote: { readonly bytes: number; readonly files: number },
): Promise<void> {
  const isUsual = wrote.bytes <= MOST_LEFT.bytes && wrote.files <= MOST_LEFT.files;
  const mayStay = isUsual && (freeOn(buildsDir)?.bytes ?? 0) >= LEAST_FREE;
  const isMoved = mayStay && (await setAside(buildsDir, [workspace.holder])).length === 0;
  if (!isMoved) await removeWorkspace(workspace);
}

/** The folder for workspaces that are to be removed, beside the folders of the apps. */
const ASIDE = '.removed';

/** Lists the folders around workspaces. After a start, they are from builds that a killed platform did not finish. */
export async function leftWorkspaces(buildsDir: string): Promise<readonly string[]> {
  const left: string[] = [];
  for (const app of await foldersIn(buildsDir)) {
    if (app !== ASIDE) left.push(...(await workspacesOf(join(buildsDir, app))));
  }
  return left;
}

/** Lists the folders around the workspaces of an app's builds. */
export async function workspacesOf(appDir: string): Promise<readonly string[]> {
  // An unsandboxed build may have removed the permissions of its app's folder.
  await setMode(appDir, 0o755).catch(() => {});
  // Earlier versions had `cache` and `installs` here. It is unknown which branch wrote them, so they are removed too.
  return (await foldersIn(appDir)).filter((name) => name !== SCOPES).map((name) => join(appDir, name));
}

/** Lists the folders in a folder. Empty if it cannot be read. */
export async function foldersIn(dir: string): Promise<readonly string[]> {
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

/** Moves workspaces aside, which is fast. Returns those that could not be. At the path of one that was, the next build may have its own. */
export async function setAside(buildsDir: string, workspaces: readonly string[]): Promise<readonly string[]> {
  const stay: string[] = [];
  for (const workspace of workspaces) {
    await mkdir(join(buildsDir, ASIDE), { recursive: true, mode: 0o700 }).catch(() => {});
    const aside = join(buildsDir, ASIDE, randomUUID());
    // Only the user that it belongs to needs permissions to move it.
    const code = await rename(workspace, aside).catch(async (error: unknown) => {
      if (systemCode(error) !== 'EACCES') return systemCode(error) ?? 'unknown';
      await setMode(workspace, 0o700).catch(() => {});
      return rename(workspace, aside).catch((again: unknown) => systemCode(again) ?? 'unknown');
    });
    if (code !== undefined && code !== 'ENOENT') stay.push(workspace);
  }
  return stay;
}

/** Removes all that was set aside, and workspaces that could not be moved. Returns the paths that could not be removed. */
export async function removeAside(
  buildsDir: string,
  workspaces: readonly string[],
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const aside = join(buildsDir, ASIDE);
  const names = await readdir(aside).catch(() => []);
  const stay: string[] = [];
  for (const folder of [...names.map((name) => join(aside, name)), ...workspaces]) {
    if (!(await removeTree(folder, { signal }))) stay.push(folder);
  }
  return stay;
}

/** Milliseconds for the removal of one folder. */
const MOST_REMOVAL_MS = 10 * 60_000;

/**
 * Removes a folder, even if it contains paths longer than the system's limit, folders without permissions, or a million
 * files. Does not follow links. Never rejects. False if something could not be removed in time.
 */
export async function removeTree(
  folder: string,
  { signal, ms = MOST_REMOVAL_MS }: { readonly signal?: AbortSignal | undefined; readonly ms?: number } = {},
): Promise<boolean> {
  if (!(await isThere(folder))) return true;
  const over = AbortSignal.any([AbortSignal.timeout(ms), ...(signal ? [signal] : [])]);
  // `rm` works with paths of any length, in its own process, and by descriptors. Not every `rm` has the option.
  for (const options of [['-rf', '--one-file-system'], ['-rf']]) {
    const ran = await runProgram('rm', [...options, '--', folder], { cwd: '/', env: TOOLS, signal: over }).catch(
      (error: unknown) => (systemCode(error) === 'ENOENT' ? 'missing' : undefined),
    );
    // For machines without `rm`.
    if (ran === 'missing') await rm(folder, { recursive: true, force: true }).catch(() => {});
    if (ran === 'missing' || over.aborted || !(await isThere(folder))) break;
    await unlockFolders(folder, over).catch(() => {});
  }
  return !(await isThere(folder));
}

/**
 * Gives the owner all permissions on the folders of a tree. *By design*: not `chmod -R`, which can follow a link that a process puts in
 * the place of a file meanwhile. Each folder is opened in the one above it, and changed by its descriptor.
 */
async function unlockFolders(path: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  await using opened = await openFolder(path);
  const own = process.platform === 'linux' ? `/proc/self/fd/${opened.fd}` : path;
  await changeMode(opened, 0o700);
  for await (const entry of await opendir(own)) {
    if (entry.isDirectory()) await unlockFolders(join(own, entry.name), signal).catch(() => {});
  }
}

const TOOLS = { PATH: SYSTEM_PATH, LC_ALL: 'C' };

/** False for a link to a folder. */
export async function isFolder(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined))?.isDirectory() ?? false;
}

async function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    (error) => systemCode(error) !== 'ENOENT',
  );
}

/** Gives a fresh checkout to the user of the build. Changes the owner of links, not of their targets. */
export async function giveAway(folder: string, owner: number | undefined): Promise<void> {
  if (!isOther(owner)) return;
  const { exitCode } = await runProgram('chown', ['-RhP', `${owner}:${owner}`, '--', folder], { env: {}, cwd: '/' });
  if (exitCode !== 0) throw new Error(`chown of ${folder} failed`);
}
