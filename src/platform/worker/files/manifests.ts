import { join } from 'node:path';
import { isObject, objectIn } from '../../../base/json.ts';
import { type PackageJson, placeIn, type TextPlace } from './package-json.ts';
import type { Sources } from './sources.ts';

/** A package.json of the repository, and its folder from the root, separated by `/`. */
export interface Manifest extends PackageJson {
  readonly folder: string;
}

/** A dependency, or a script, as a package.json names it. */
export interface Dependency {
  readonly manifest: Manifest;
  readonly name: string;
  readonly wanted: string;
  readonly place: TextPlace | undefined;
}

/** Files that are read. */
export const MOST_MANIFESTS = 200;
const DEPENDENCIES = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const;

/** Reads the package.json files of a repository, as far as they are valid: that of `folder` first, then the others, nearest to the root first. */
export async function readManifests(sources: Sources, folder: string): Promise<readonly Manifest[]> {
  const first = join(folder, 'package.json');
  const paths = new Set([first]);
  // The search may use up the limits.
  await sources.lines(first);
  for await (const path of sources.walk(/^package\.json$/)) {
    paths.add(path);
    if (paths.size >= MOST_MANIFESTS) break;
  }
  const manifests: Manifest[] = [];
  for (const path of paths) {
    const text = (await sources.text(path)) ?? '';
    const value = objectIn(text);
    const file = sources.pathOf(path);
    if (value) manifests.push({ file, folder: file.replace(/\/?package\.json$/, ''), text, value });
  }
  return manifests;
}

/** Finds the first dependency that `fits`, in the order of the manifests. */
export function findDependency(
  manifests: readonly Manifest[],
  fits: (name: string, wanted: string) => boolean,
  groups: readonly string[] = DEPENDENCIES,
): Dependency | undefined {
  for (const manifest of manifests) {
    for (const group of groups) {
      const all = manifest.value[group];
      for (const [name, wanted] of Object.entries(isObject(all) ? all : {})) {
        if (typeof wanted !== 'string' || !fits(name, wanted)) continue;
        return { manifest, name, wanted, place: placeIn(manifest, [group, name]) };
      }
    }
  }
  return undefined;
}

export function findScript(manifests: readonly Manifest[], fits: (name: string, command: string) => boolean) {
  return findDependency(manifests, fits, ['scripts']);
}
