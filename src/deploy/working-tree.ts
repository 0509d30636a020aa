import { readdirSync, statSync } from 'node:fs';
import { resolveInside } from '../base/paths.ts';

/** The files of the deployed repository, for findings. */
export type WorkingTree = ReturnType<typeof workingTree>;

/** Opens the working tree below `root`. Reads nothing outside of it. */
export function workingTree(root: string) {
  const orElse = <T>(fallback: T, read: () => T): T => {
    try {
      return read();
    } catch {
      return fallback;
    }
  };
  return {
    /** The absolute path. */
    root,
    /** True if the relative path is a file. */
    exists: (path: string) => orElse(false, () => statSync(resolveInside(root, path)).isFile()),
    /** Returns the names in a folder (`''`: the root). Empty if there is no such folder. */
    list: (folder: string): readonly string[] => orElse([], () => readdirSync(resolveInside(root, folder))),
  };
}
