import { readdirSync, statSync } from 'node:fs';
import { attempt } from '../base/errors.ts';
import { resolveInside } from '../base/paths.ts';

/** The files of the deployed repository, for findings. */
export type WorkingTree = ReturnType<typeof workingTree>;

/** Opens the working tree below `root`. Reads nothing outside of it. */
export function workingTree(root: string) {
  return {
    /** The absolute path. */
    root,
    /** True if the relative path is a file. */
    exists: (path: string) => attempt(() => statSync(resolveInside(root, path)).isFile()) ?? false,
    /** Returns the names in a folder (`''`: the root). Empty if there is no such folder. */
    list: (folder: string): readonly string[] => attempt(() => readdirSync(resolveInside(root, folder))) ?? [],
  };
}
