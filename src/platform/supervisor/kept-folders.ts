import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isText, objectIn } from '../../base/json.ts';
import { FREE_SHARE } from '../dispatch/limits.ts';
import type { Kept } from '../keeping/beyond.ts';
import { folderCollector, type KindCollector } from '../keeping/collect.ts';
import { FOLDER_BOUNDS, type FolderBounds, MIRROR_REFS, ORPHAN_MS } from '../keeping/kinds.ts';
import { freeOn, measureFiles } from '../sandbox/guard/disk.ts';
import { foldersIn, keptIn as foldersOf, SCOPES, setAside, workspacesOf } from '../sandbox/workspace.ts';
import { type AcquireLock, locked } from './channel.ts';

/** The lock of those who begin to use a folder, and of the collection that moves folders aside. */
export const FOLDERS_LOCK = 'folders';
/** Beside what is kept: who used it last, when, and its bytes then. No command of a build sees it. */
const RECORD = 'kept.json';
const RECORD_BYTES = 4_096;
/** Bytes and files at which a measurement ends. */
const MOST_MEASURED = { bytes: 2 ** 45, files: 10_000_000 };

/** Records that an organization used what is kept in a folder, and its bytes now. Never rejects: then it counts as it did before. */
export async function recordUse(folder: string, owner: string, kept: readonly string[]): Promise<number> {
  const measured = await measureFiles({ whole: kept, changed: [], since: 0 }, MOST_MEASURED).catch(() => undefined);
  const bytes = measured?.bytes ?? 0;
  const record = JSON.stringify({ owner, bytes, usedMs: Date.now() });
  const fresh = join(folder, `${RECORD}.${process.pid}`);
  await writeFile(fresh, record, { mode: 0o600 })
    .then(() => rename(fresh, join(folder, RECORD)))
    .catch(() => {});
  return bytes;
}

export interface KeptFolder extends Kept {
  readonly folder: string;
}

/** Lists the folders in a folder, each with its record. One without a record was used when it was changed last. */
export async function keptIn(dir: string): Promise<readonly KeptFolder[]> {
  const found: KeptFolder[] = [];
  for (const name of await readdir(dir).catch(() => [])) {
    if (name.startsWith('.')) continue;
    const folder = join(dir, name);
    const facts = await stat(folder).catch(() => undefined);
    if (!facts?.isDirectory()) continue;
    found.push({ folder, ...((await readRecord(folder)) ?? { owner: '', bytes: 0, usedMs: facts.mtimeMs }) });
  }
  return found;
}

async function readRecord(folder: string): Promise<Kept | undefined> {
  const text = await readFile(join(folder, RECORD), 'utf8').catch(() => '');
  if (text === '' || text.length > RECORD_BYTES) return undefined;
  const { owner, bytes, usedMs } = objectIn(text) ?? {};
  const isWhole = isText(owner, 256) && typeof bytes === 'number' && typeof usedMs === 'number';
  return isWhole ? { owner, bytes, usedMs } : undefined;
}

/** The bounds on this disk: all together use at most a quarter of what is free without them. */
function boundsOn(dir: string, bounds: FolderBounds, items: readonly Kept[]): FolderBounds {
  const free = freeOn(dir)?.bytes ?? Number.POSITIVE_INFINITY;
  const used = items.reduce((sum, { bytes }) => sum + bytes, 0);
  return { ...bounds, allBytes: Math.min(bounds.allBytes, (used + free) * FREE_SHARE) };
}

export interface NodeFolders {
  readonly builds: string;
  readonly mirrors: string;
  readonly tools: string;
  readonly lock: AcquireLock;
  now(): number;
}

/**
 * The caches of the branches of apps. `apps`: the names of the folders of all apps. Those of an app that is gone end. One that was not used for long ends with the whole scope of its branch, which has its kept
 * installs too, and the folder of an app with its last scope. The caches of an app that builds now stay.
 */
export async function cacheCollector(
  { builds, lock, now }: Omit<NodeFolders, 'tools'>,
  apps: () => Promise<ReadonlySet<string>>,
): Promise<KindCollector> {
  const all: KeptFolder[] = [];
  let known: ReadonlySet<string> | undefined;
  for (const app of await foldersIn(builds)) {
    for (const each of await keptIn(join(builds, app, SCOPES))) {
      const isIdle = now() - each.usedMs > ORPHAN_MS;
      if (isIdle) known ??= await apps();
      // A platform has an app at least if it has caches: an empty list says nothing.
      all.push({ ...each, isDue: isIdle && known !== undefined && known.size > 0 && !known.has(app) });
    }
  }
  const bounds = boundsOn(builds, FOLDER_BOUNDS.caches, all);
  const end = ({ folder, usedMs, isDue }: KeptFolder) =>
    locked(lock, FOLDERS_LOCK, async () => {
      const app = join(folder, '../..');
      if ((await workspacesOf(app)).length > 0) return false;
      const isOld = isDue === true || now() - usedMs > bounds.ageMs;
      const stay = [...(await setAside(builds, [isOld ? folder : foldersOf(folder).cache]))];
      if (!isOld) await rm(join(folder, RECORD), { force: true });
      else if ((await foldersIn(join(app, SCOPES))).length === 0) stay.push(...(await setAside(builds, [app])));
      return stay.length === 0;
    });
  return folderCollector({ kind: 'caches', bounds, list: async () => all, end }, now);
}

/** `names`: the names of the mirrors of repositories that apps have. */
export async function mirrorCollector(
  { builds, mirrors, lock, now }: Omit<NodeFolders, 'tools'>,
  names: () => Promise<ReadonlySet<string>>,
): Promise<KindCollector> {
  const found = await keptIn(mirrors);
  const isIdle = ({ usedMs }: Kept) => now() - usedMs > ORPHAN_MS;
  const used = found.some(isIdle) ? await names() : new Set<string>();
  const all: KeptFolder[] = [];
  for (const each of found) {
    const name = each.folder.slice(mirrors.length + 1);
    const isOrphan = isIdle(each) && !used.has(name);
    const isFull = (await refsOf(each.folder)) > MIRROR_REFS;
    all.push({ ...each, isDue: isOrphan || isFull });
  }
  const end = ({ folder }: KeptFolder) =>
    locked(lock, FOLDERS_LOCK, async () => {
      if (await isUsed(join(folder, USERS))) return false;
      return (await setAside(builds, [folder])).length === 0;
    });
  await mkdir(builds, { recursive: true, mode: 0o700 });
  const bounds = boundsOn(mirrors, FOLDER_BOUNDS.mirrors, all);
  return folderCollector({ kind: 'mirrors', bounds, list: async () => all, end }, now);
}

async function refsOf(folder: string): Promise<number> {
  const repository = join(folder, 'repository.git');
  const loose = await readdir(join(repository, 'refs/slipway')).catch(() => []);
  const packed = await readFile(join(repository, 'packed-refs'), 'utf8').catch(() => '');
  return loose.length + packed.split('\n').filter((line) => line.includes(' refs/slipway/')).length;
}

/** The name of a folder with a file for each supervisor that uses what is beside it, named after its process. */
export const USERS = '.users';

/** Records that this process uses something, until it ends or `unuse` is called. */
export async function use(users: string): Promise<void> {
  await mkdir(users, { recursive: true, mode: 0o755 });
  await writeFile(join(users, String(process.pid)), '');
}

export async function unuse(users: string): Promise<void> {
  await rm(join(users, String(process.pid)), { force: true });
}

/** True if a living process uses it. Forgets those that have ended. */
export async function isUsed(users: string): Promise<boolean> {
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
