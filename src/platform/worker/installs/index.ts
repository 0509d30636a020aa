/**
 * Installs are not repeated: the result of an install is kept as one archive, and unpacked for the next build of the same
 * branch, or for one of another branch if it is the app's own, if nothing that decides the result has changed.
 * *Gaps*: each node keeps its own. Without a lockfile nothing is kept, because the registry decides the result.
 * *By design*: the archive is written after the install and before the build, so a build cannot change it, and unpacked
 * by a command in the build's sandbox, so a link in a checkout leads it nowhere else. Its hash is checked each
 * time, while it is unpacked. If anything fails, the install runs in a new checkout.
 */
import { lstatSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { attempt } from '../../../base/errors.ts';
import type { Project } from '../files/packages.ts';
import type { Build, DoneInstall, Settled } from '../run.ts';
import { bringBack } from './bring-back.ts';
import { type InstallKey, type InstallStep, installKey } from './key.ts';
import type { InstallStore } from './store.ts';

/** Brings the result of an install back, or runs it and keeps a copy of its result. Throws what `install` throws. */
export async function installOnce(
  run: Build,
  project: Project,
  step: InstallStep,
  install: () => Promise<void>,
): Promise<DoneInstall | undefined> {
  const store = run.installs;
  const key = store && (await installKey(run, project, step));
  if (!store || !key) {
    await install();
    return undefined;
  }
  const entry = await store.find(key.key);
  const back = entry && (await bringBack(run, entry, 'install', () => store.isWhole(entry, run.signal)));
  if (back === 'there') {
    const settle: Settled = async (end) => void (end === 'suspicious' && (await store.drop(key.key)));
    return { key, settle };
  }
  if (back === 'failed') {
    run.log.line('The kept install could not be brought back: installing again');
    await run.renew();
  }
  const before = snapshotOf(run.workspace.root);
  await install();
  return { key, settle: (before && (await keep(run, key, before, store))) ?? (async () => {}) };
}

/** Copies what the install wrote. The copy becomes an entry when the build has ended, which takes no time of the build. */
async function keep(run: Build, { key, bound, files }: InstallKey, before: Snapshot, store: InstallStore) {
  const { workspace, job, log, signal } = run;
  const changes = changesSince(before, workspace.root);
  // An install of one commit may change its files. Another may not, because other commits have other files there.
  const mayChange = (path: string) => {
    const inCheckout = relative(workspace.source, join(workspace.root, path));
    return bound !== undefined || inCheckout === '.git/config' || files.has(inCheckout);
  };
  if (!changes || changes.removed > 0 || !changes.changed.every(mayChange)) return undefined;
  // A command of the app's own can leave there what its build uses. It is not kept, so the install is not either.
  if (job.settings.installCommand !== undefined && !isHollow(workspace.tmp)) return undefined;
  const { made } = changes;
  const paths = [...made, ...changes.changed];
  if (paths.length === 0) return undefined;
  run.step = 'keeping the install';
  const draft = await store.pack(job.deployID, workspace.root, paths, { mostBytes: Number.POSITIVE_INFINITY, signal });
  if (draft === undefined) return undefined;
  if (bound !== undefined) log.line(`The install is kept for this commit only, because ${bound}`);
  return () => store.keep(draft, { key, deployID: job.deployID, made }, workspace.root);
}

/** A folder before an install: each path below it, with what changes if its content does. Folders have no value. */
export type Snapshot = ReadonlyMap<string, string | undefined>;

/** The changes of an install to a folder. Paths are relative to it. */
export interface Changes {
  /** New files and folders. A new folder stands for all that is in it. */
  readonly made: readonly string[];
  readonly changed: readonly string[];
  readonly removed: number;
}

/** Paths of a checkout. With more, nothing is kept. */
const MOST_PATHS = 200_000;
/** Changes of an install outside of new folders. Each name is stored. */
const MOST_CHANGES = 10_000;

/** Reads a folder. Does not follow links. Undefined if it has too many paths, or cannot be read. */
export function snapshotOf(root: string): Snapshot | undefined {
  const seen = new Map<string, string | undefined>();
  const isRead = walk(root, (path, isFolder) => {
    if (seen.size >= MOST_PATHS) throw new Error('There are too many paths');
    seen.set(path, isFolder ? undefined : stampOf(join(root, path)));
    return isFolder;
  });
  return isRead ? seen : undefined;
}

/** Calls `see` with each path below a folder, which says whether what is below that is seen too. False if something throws. */
function walk(root: string, see: (path: string, isFolder: boolean) => boolean): boolean {
  const folders = [''];
  try {
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
      for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
        const path = join(folder, entry.name);
        if (see(path, entry.isDirectory())) folders.push(path);
      }
    }
  } catch {
    return false;
  }
  return true;
}

/** Compares a folder with its snapshot. Undefined if too much has changed, or it cannot be read. */
export function changesSince(before: Snapshot, root: string): Changes | undefined {
  const made: string[] = [];
  const changed: string[] = [];
  let kept = 0;
  const isRead = walk(root, (path, isFolder) => {
    const isKnown = before.has(path);
    const now = isFolder || !isKnown ? undefined : stampOf(join(root, path));
    if (isKnown) kept += 1;
    if (!isKnown) made.push(path);
    else if (now !== before.get(path)) changed.push(path);
    if (made.length + changed.length > MOST_CHANGES) throw new Error('There are too many changes');
    return isKnown && isFolder && before.get(path) === undefined;
  });
  return isRead ? { made, changed, removed: before.size - kept } : undefined;
}

/** Leaves out the time of change: package managers set the mode of the programs of a workspace, also to what it was. */
function stampOf(path: string): string {
  const { ino, size, mode, mtimeNs } = lstatSync(path, { bigint: true });
  return `${ino}:${size}:${mode}:${mtimeNs}`;
}

export function isHollow(path: string): boolean {
  return (
    attempt(() => readdirSync(path, { withFileTypes: true, recursive: true }).every((entry) => entry.isDirectory())) ??
    false
  );
}
