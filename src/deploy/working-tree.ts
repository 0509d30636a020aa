import { readdirSync, statSync } from 'node:fs';
import { resolveInside } from '../base/paths.ts';

/** The checkout of the deployed repository. Findings are shown on its files. */
export interface WorkingTree {
  /** Returns true if the relative path is a file there. */
  exists(path: string): boolean;
  /** Names in a folder (`''`: the root); empty if there is no such folder. */
  list(folder: string): readonly string[];
}

/** The working tree below `root`. Nothing outside of it is ever looked at. */
export function workingTree(root: string): WorkingTree {
  const orElse = <T>(fallback: T, read: () => T): T => {
    try {
      return read();
    } catch {
      return fallback;
    }
  };
  return {
    exists: (path) => orElse(false, () => statSync(resolveInside(root, path)).isFile()),
    list: (folder) => orElse([], () => readdirSync(resolveInside(root, folder))),
  };
}
