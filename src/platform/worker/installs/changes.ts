import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

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
  const folders = [''];
  try {
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
      for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
        if (seen.size >= MOST_PATHS) return undefined;
        const path = join(folder, entry.name);
        if (entry.isDirectory()) folders.push(path);
        seen.set(path, entry.isDirectory() ? undefined : stampOf(join(root, path)));
      }
    }
  } catch {
    return undefined;
  }
  return seen;
}

/** Compares a folder with its snapshot. Undefined if too much has changed, or it cannot be read. */
export function changesSince(before: Snapshot, root: string): Changes | undefined {
  const made: string[] = [];
  const changed: string[] = [];
  const folders = [''];
  let kept = 0;
  try {
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
      for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
        const path = join(folder, entry.name);
        const known = before.has(path);
        const was = before.get(path);
        if (!known) made.push(path);
        else {
          kept += 1;
          if (was === undefined && entry.isDirectory()) folders.push(path);
          else if (was === undefined || entry.isDirectory() || stampOf(join(root, path)) !== was) changed.push(path);
        }
        if (made.length + changed.length > MOST_CHANGES) return undefined;
      }
    }
  } catch {
    return undefined;
  }
  return { made, changed, removed: before.size - kept };
}

/** Leaves out the time of change: package managers set the mode of the programs of a workspace, also to what it was. */
function stampOf(path: string): string {
  const { ino, size, mode, mtimeNs } = lstatSync(path, { bigint: true });
  return `${ino}:${size}:${mode}:${mtimeNs}`;
}

/** True for a folder with nothing but folders in it. */
export function isHollow(path: string): boolean {
  try {
    return readdirSync(path, { withFileTypes: true, recursive: true }).every((entry) => entry.isDirectory());
  } catch {
    return false;
  }
}
