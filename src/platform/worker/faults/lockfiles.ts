import { join } from 'node:path';
import { lineAndColumn } from '../../../base/json-text.ts';
import { MIB } from '../../../base/sizes.ts';
import { readInside } from '../inside.ts';
import { conflictOffset } from '../package-json.ts';
import { findLockfile } from '../packages.ts';
import { askersIn } from './lock-graph.ts';
import { type Dependency, findDependency, type Manifest, pathIn, type TextPlace } from './manifests.ts';
import type { Sources } from './sources.ts';

/** Bytes of a lockfile that is read to explain a failure. A larger one is not. */
const LOCKFILE_BYTES = 16 * MIB;

/** The lockfile that a build installed from. */
export interface FoundLockfile {
  /** The path from the repository's root, and that of its folder. */
  readonly file: string;
  readonly folder: string;
  /** Empty if it is too large. */
  readonly text: string;
}

/** Reads the lockfile of a folder, or the nearest above it. */
export async function readLockfile(sources: Sources, folder: string): Promise<FoundLockfile | undefined> {
  const found = await findLockfile(folder, sources.root);
  if (!found) return undefined;
  const path = join(found.dir, found.lockfile.file);
  const content = await readInside(sources.root, path, LOCKFILE_BYTES);
  return { file: pathIn(sources, path), folder: pathIn(sources, found.dir), text: content?.text ?? '' };
}

/** Finds the first marker of a merge that is not finished. */
export function conflictIn({ text }: FoundLockfile): TextPlace | undefined {
  const offset = conflictOffset(text);
  return offset === undefined ? undefined : lineAndColumn(text, offset);
}

/** Returns the first dependency whose range yarn.lock does not name. Yarn 1 says only that it has to be updated. */
export function lackingIn({ file, text }: FoundLockfile, manifests: readonly Manifest[]): Dependency | undefined {
  if (!file.endsWith('yarn.lock') || text === '') return undefined;
  const own = manifests.map(({ value }) => value.name);
  return findDependency(manifests, (name, wanted) => {
    if (own.includes(name) || !/^[\^~<>=*\d]/.test(wanted)) return false;
    return !text.includes(`${name}@${wanted}`) && !text.includes(`${name}@npm:${wanted}`);
  });
}

/**
 * Returns the dependency of the project that brings a package, as the lockfile names what each package depends on.
 * Undefined: none brings it.
 */
export function bringerOf(
  name: string,
  { file, text }: FoundLockfile,
  manifests: readonly Manifest[],
): Dependency | undefined {
  const askers = askersIn(file, text);
  const seen = new Set([name]);
  for (const each of seen) {
    const direct = each === name ? undefined : findDependency(manifests, (own) => own === each);
    if (direct) return direct;
    for (const asker of askers.get(each) ?? []) seen.add(asker);
  }
  return undefined;
}
