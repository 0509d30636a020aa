import { readdirSync, statSync } from 'node:fs';
import { resolveInside } from '../base/paths.ts';

/** The files of the deployed repository, for findings. */
export interface WorkingTree {
  /** The absolute path of its root. */
  readonly root: string;
  /** True if the relative path is a file. */
  exists(path: string): boolean;
  /** Returns the names in a folder (`''`: the root). Empty if there is no such folder. */
  list(folder: string): readonly string[];
}

/** Opens the working tree below `root`. Reads nothing outside of it. */
export function workingTree(root: string): WorkingTree {
  const orElse = <T>(fallback: T, read: () => T): T => {
    try {
      return read();
    } catch {
      return fallback;
    }
  };
  return {
    root,
    exists: (path) => orElse(false, () => statSync(resolveInside(root, path)).isFile()),
    list: (folder) => orElse([], () => readdirSync(resolveInside(root, folder))),
  };
}
