import { lineAndColumn } from '../../../../base/json-text.ts';
import { type Dependency, findDependency, type Manifest, type TextPlace } from '../../files/manifests.ts';
import { conflictOffset } from '../../files/package-json.ts';
import type { Lockfile } from '../../files/packages.ts';
import { askersIn } from './lock-graph.ts';

/** Finds the first marker of an unfinished merge. */
export function conflictIn({ text }: Lockfile): TextPlace | undefined {
  const offset = conflictOffset(text);
  return offset === undefined ? undefined : lineAndColumn(text, offset);
}

/** Returns the first dependency whose range yarn.lock does not have. Yarn 1 prints only that the file needs to be updated. */
export function lackingIn({ file, text }: Lockfile, manifests: readonly Manifest[]): Dependency | undefined {
  if (!file.endsWith('yarn.lock') || text === '') return undefined;
  const own = manifests.map(({ value }) => value.name);
  return findDependency(manifests, (name, wanted) => {
    if (own.includes(name) || !/^[\^~<>=*\d]/.test(wanted)) return false;
    return !text.includes(`${name}@${wanted}`) && !text.includes(`${name}@npm:${wanted}`);
  });
}

/** Returns the dependency of the project that brings a package, by the dependencies that the lockfile lists. */
export function bringerOf(
  name: string,
  { file, text }: Lockfile,
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
