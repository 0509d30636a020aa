import { createHash } from 'node:crypto';
import { chmod, chown, mkdir, readdir, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { systemCode } from '../../base/errors.ts';
import type { AppKey } from '../types.ts';
import { runProgram } from './process.ts';

/**
 * The folders of one build. `app` belongs to the app and is all that a sandboxed build sees of the data directory;
 * `cache` in it lasts between builds, the rest lives as long as the build's output.
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
  await chmod(appDir, 0o755); // Inside the sandbox another user passes through it.
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
  // What cannot be removed now is removed by the next start: a deployment that succeeded shall not fail of it.
  return { app: appDir, ...folders, [Symbol.asyncDispose]: () => removeTree(root).catch(() => {}) };
}

/** The workspaces that are there: after a start, those of builds that a killed platform had under way. */
export async function leftWorkspaces(buildsDir: string): Promise<readonly string[]> {
  const left: string[] = [];
  for (const app of await readdir(buildsDir).catch(() => [])) {
    for (const entry of await readdir(join(buildsDir, app), { withFileTypes: true })) {
      if (entry.isDirectory() && entry.name !== CACHE) left.push(join(buildsDir, app, entry.name));
    }
  }
  return left;
}

/** Removes a folder whatever a build left in it: folders without permissions too. Links are not followed. */
export async function removeTree(folder: string): Promise<void> {
  try {
    await rm(folder, { recursive: true, force: true });
  } catch (error) {
    if (!['EACCES', 'EPERM', 'ENOTEMPTY'].includes(systemCode(error) ?? '')) throw error;
    await unlock(folder);
    await rm(folder, { recursive: true, force: true });
  }
}

async function unlock(folder: string): Promise<void> {
  await chmod(folder, 0o700);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) await unlock(join(folder, entry.name));
  }
}

/** Gives a fresh checkout to the user that the build runs as. Links themselves change hands, not what they name. */
export async function giveAway(folder: string, owner: number): Promise<void> {
  const { exitCode } = await runProgram('chown', ['-RhP', `${owner}:${owner}`, '--', folder], { env: {}, cwd: '/' });
  if (exitCode !== 0) throw new Error(`chown of ${folder} failed`);
}
