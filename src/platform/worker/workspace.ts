import { createHash, randomUUID } from 'node:crypto';
import { chmod, chown, lstat, mkdir, readdir, realpath, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { systemCode } from '../../base/errors.ts';
import type { AppKey } from '../types.ts';
import { runProgram } from './process.ts';

/**
 * The folders of one build. `cache` lasts between the builds of an app, `root` and what is in it lives as long as
 * the build's output. A sandboxed build sees these two of the data directory and nothing else: `app`, which holds them, it
 * can neither write nor change.
 */
export interface Workspace extends AsyncDisposable {
  readonly app: string;
  readonly cache: string;
  readonly root: string;
  readonly source: string;
  readonly home: string;
  readonly tmp: string;
}

const CACHE = 'cache';

/** A short name for an app that is safe as a folder's. */
export function appHash(app: AppKey): string {
  return createHash('sha256')
    .update(JSON.stringify([app.org, app.project, app.appID]))
    .digest('hex')
    .slice(0, 32);
}

/** Makes the folders of a build below `buildsDir`. With `owner` they belong to that user ID; the app's folder never does. */
export async function createWorkspace(
  buildsDir: string,
  app: AppKey,
  deployID: string,
  owner: number | undefined,
): Promise<Workspace> {
  await mkdir(join(buildsDir, appHash(app)), { recursive: true });
  const appDir = await realpath(join(buildsDir, appHash(app)));
  await chmod(appDir, 0o755); // Whatever an unsandboxed build made of it.
  const root = join(appDir, deployID);
  await removeTree(root);
  const folders = {
    cache: join(appDir, CACHE),
    root,
    source: join(root, 'source'),
    home: join(root, 'home'),
    tmp: join(root, 'tmp'),
  };
  for (const folder of Object.values(folders)) {
    await mkdir(folder, { recursive: true });
    if (owner !== undefined) await chown(folder, owner, owner);
  }
  return { app: appDir, ...folders, [Symbol.asyncDispose]: () => dispose(appDir, root) };
}

/** What cannot be removed now is removed by the next start: a deployment that succeeded shall not fail of it. */
async function dispose(appDir: string, root: string): Promise<void> {
  await chmod(appDir, 0o755).catch(() => {});
  await removeTree(root);
}

/** Where what is to be removed waits, beside the folders of the apps. */
const ASIDE = '.removed';

/**
 * The workspaces that are there: after a start, those of builds that a killed platform had under way. What is no folder
 * of an app is passed over, and so is what cannot be read.
 */
export async function leftWorkspaces(buildsDir: string): Promise<readonly string[]> {
  const left: string[] = [];
  for (const app of await foldersIn(buildsDir)) {
    if (app !== ASIDE) left.push(...(await workspacesOf(join(buildsDir, app))));
  }
  return left;
}

async function workspacesOf(appDir: string): Promise<readonly string[]> {
  // An unsandboxed build may have taken the permissions of its app's folder away.
  await chmod(appDir, 0o755).catch(() => {});
  return (await foldersIn(appDir)).filter((name) => name !== CACHE).map((name) => join(appDir, name));
}

async function foldersIn(dir: string): Promise<readonly string[]> {
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

/** Moves workspaces out of the way, which takes no time however large they are. What cannot be moved is removed later. */
export async function setAside(buildsDir: string, workspaces: readonly string[]): Promise<void> {
  for (const workspace of workspaces) {
    await mkdir(join(buildsDir, ASIDE), { recursive: true, mode: 0o700 }).catch(() => {});
    // Without permissions a folder cannot change its place.
    await chmod(workspace, 0o700).catch(() => {});
    await rename(workspace, join(buildsDir, ASIDE, randomUUID())).catch(() => {});
  }
}

/** Removes what was set aside, and workspaces that could not be: the paths of those that stay. */
export async function removeAside(
  buildsDir: string,
  workspaces: readonly string[],
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const aside = join(buildsDir, ASIDE);
  const stay: string[] = [];
  for (const folder of [...(await foldersIn(aside)).map((name) => join(aside, name)), ...workspaces]) {
    if (!(await removeTree(folder, { signal }))) stay.push(folder);
  }
  await rmdir(aside).catch(() => {});
  return stay;
}

/** Milliseconds that the removal of one folder may take. */
const MOST_REMOVAL_MS = 10 * 60_000;

/**
 * Removes a folder whatever a build left in it: paths longer than the system takes, folders without permissions, a
 * million files. Links are not followed. Never rejects; false: not all of it could be removed, or not in the time.
 */
export async function removeTree(
  folder: string,
  { signal, ms = MOST_REMOVAL_MS }: { readonly signal?: AbortSignal | undefined; readonly ms?: number } = {},
): Promise<boolean> {
  if (!(await isThere(folder))) return true;
  const over = AbortSignal.any([AbortSignal.timeout(ms), ...(signal ? [signal] : [])]);
  // `rm` goes down by descriptors, and in a process of its own. Not each knows the option.
  for (const [program, ...args] of [
    ['rm', '-rf', '--one-file-system'],
    ['chmod', '-R', 'u+rwX'],
    ['rm', '-rf'],
  ] as const) {
    const ran = await runProgram(program, [...args, '--', folder], { cwd: '/', env: TOOLS, signal: over }).catch(
      isMissing,
    );
    if (ran === 'missing') return removeHere(folder);
    if (over.aborted || !(await isThere(folder))) break;
  }
  return !(await isThere(folder));
}

const TOOLS = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C' };

function isMissing(error: unknown): 'missing' | undefined {
  return systemCode(error) === 'ENOENT' ? 'missing' : undefined;
}

/** Where there is no `rm`. */
async function removeHere(folder: string): Promise<boolean> {
  await rm(folder, { recursive: true, force: true }).catch(() => {});
  return !(await isThere(folder));
}

async function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    (error) => systemCode(error) !== 'ENOENT',
  );
}

/** Gives a fresh checkout to the user that the build runs as. Links themselves change hands, not what they name. */
export async function giveAway(folder: string, owner: number): Promise<void> {
  const { exitCode } = await runProgram('chown', ['-RhP', `${owner}:${owner}`, '--', folder], { env: {}, cwd: '/' });
  if (exitCode !== 0) throw new Error(`chown of ${folder} failed`);
}
