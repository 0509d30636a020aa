/**
 * The caches of an app have the scopes that GitHub's have. Each branch has a folder of its own with all that its builds leave. A build
 * of the app's own branch reads and writes that of its branch alone. A build of another branch reads that of the app's own branch too,
 * and writes its own. So what one branch leaves is run by no build of another one, unless it is the app's own branch.
 * *By design*: a scope is named after the repository and the branch, and never after what the branch is to the app: if the app gets
 * another branch, what the last one left stays with that. A branch that has been the app's own once reads no other scope. A branch
 * that becomes the app's own begins without a cache, because it may have read that of another one.
 * *Gaps*: without a sandbox there are the same folders, and no walls between them.
 */
import { hash } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../base/clock.ts';
import { parsedJson } from '../../base/json.ts';
import { withoutCredentials } from '../../contract/repository.ts';
import { measureFiles } from '../sandbox/guard/disk.ts';
import { foldersIn, isFolder, type Kept, keptIn, SCOPES, type Stored, setAside } from '../sandbox/workspace.ts';
import type { BuildJob } from '../shared/types.ts';

/** The file in a scope that says whose it is. No build sees it. */
const LABEL = 'of';
/** The file in the folder of an app with the names of the scopes that were of its own branch, the last one first. */
const OWN = 'own-branches';
/** Branches that are remembered as an app's own. One that is forgotten begins without a cache. */
const MOST_OWN = 64;
/** Scopes of an app beside that of its own branch. */
const MOST_OTHERS = 16;

/**
 * Lists the scopes of an app on this node, those that were used last first. Measures their bytes (blocks of the disk), which reads all their
 * folders. `folder` can be set aside as a whole. `isOwn`: the branch was the app's own at its last build. `usedMs`: when that build began.
 */
export async function listScopes(appDir: string) {
  const [own] = await ownIn(appDir);
  const scopes: Awaited<ReturnType<typeof scopeIn>>[] = [];
  for (const name of await foldersIn(join(appDir, SCOPES))) {
    scopes.push(await scopeIn(join(appDir, SCOPES, name), name === own));
  }
  return scopes.sort((one, other) => other.usedMs - one.usedMs);
}

async function scopeIn(folder: string, isOwn: boolean) {
  const label = join(folder, LABEL);
  const usedMs = (await stat(label).catch(() => undefined))?.mtimeMs ?? 0;
  const measured = await measureFiles({ whole: [folder], changed: [], since: 0 }, ENDLESS);
  return { folder, kept: keptIn(folder), isOwn, bytes: measured?.bytes ?? 0, usedMs };
}

const ENDLESS = { bytes: Number.POSITIVE_INFINITY, files: Number.POSITIVE_INFINITY };

/**
 * Returns the folders that a build keeps things in, and the one that it reads. `appDir`: of a real path. The branch is that of the
 * deployment, and the app's own is that of its settings: the repository decides neither.
 */
export async function openScope(
  buildsDir: string,
  appDir: string,
  { repository, branch, appBranch }: Pick<BuildJob, 'repository' | 'branch' | 'appBranch'>,
  clock: Clock,
): Promise<Stored> {
  const name = scopeName(repository, branch);
  const folder = join(appDir, SCOPES, name);
  let own = await ownIn(appDir);
  if (branch === appBranch && own[0] !== name) {
    if (!own.includes(name)) await setAside(buildsDir, [folder]);
    own = [name, ...own.filter((each) => each !== name)].slice(0, MOST_OWN);
    await replace(join(appDir, OWN), JSON.stringify(own));
  }
  await mkdir(folder, { recursive: true });
  const label = join(folder, LABEL);
  await replace(label, JSON.stringify({ repository: withoutCredentials(repository), branch }));
  const now = clock.now() / 1_000;
  await utimes(label, now, now);
  const ownName = scopeName(repository, appBranch);
  // Only a scope that was always that of the app's own branch counts.
  if (own.includes(name) || !own.includes(ownName)) return { own: keptIn(folder), shared: undefined };
  const shared = keptIn(join(appDir, SCOPES, ownName));
  const isThere = (await isFolder(shared.cache)) && (await isFolder(shared.installs));
  return { own: keptIn(folder), shared: isThere ? shared : undefined };
}

/** Removes the scopes of other branches beyond their number and `mostBytes`, the longest unused first. `current` stays. */
export async function boundScopes(buildsDir: string, appDir: string, current: Kept, mostBytes: number): Promise<void> {
  let [count, bytes] = [0, 0];
  const over: string[] = [];
  for (const scope of await listScopes(appDir)) {
    if (scope.isOwn) continue;
    count += 1;
    bytes += scope.bytes;
    const isOver = count > MOST_OTHERS || bytes > mostBytes;
    if (isOver && scope.kept.cache !== current.cache) over.push(scope.folder);
  }
  await setAside(buildsDir, over);
}

export async function dropScopes(buildsDir: string, appDir: string): Promise<void> {
  await setAside(buildsDir, [join(appDir, SCOPES)]);
  await rm(join(appDir, OWN), { force: true });
}

/** The folder of an app with what it keeps: for all scopes of it, those of its installs. */
export async function installsOf(appDir: string): Promise<readonly string[]> {
  const names = await foldersIn(join(appDir, SCOPES));
  return names.map((name) => keptIn(join(appDir, SCOPES, name)).installs);
}

function scopeName(repository: string, branch: string): string {
  return hash('sha256', JSON.stringify([repository, branch])).slice(0, 32);
}

async function ownIn(appDir: string): Promise<readonly string[]> {
  const value = parsedJson(await readFile(join(appDir, OWN), 'utf8').catch(() => ''));
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

async function replace(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text, { mode: 0o600 });
  await rename(`${file}.new`, file);
}
