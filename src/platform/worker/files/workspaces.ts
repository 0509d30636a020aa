import { join, posix, resolve } from 'node:path';
import { isObject } from '../../../base/json.ts';
import type { Manifest } from './manifests.ts';
import { placeIn } from './package-json.ts';
import type { Lockfile } from './packages.ts';
import type { Sources } from './sources.ts';

/** Reads the workspaces that are installed with a lockfile, and where they are listed. */
export async function workspacesOf(lockfile: Lockfile, root: Manifest | undefined, sources: Sources) {
  if (!lockfile.file.endsWith('pnpm-lock.yaml')) {
    const { workspaces } = root?.value ?? {};
    const listed = isObject(workspaces) ? workspaces.packages : workspaces;
    const patterns = Array.isArray(listed) ? listed.filter((each) => typeof each === 'string') : [];
    return { file: root?.file, place: root && placeIn(root, ['workspaces']), patterns };
  }
  const path = pnpmFile(resolve(sources.root, lockfile.folder));
  const lines = (await sources.lines(path)) ?? [];
  const patterns = lines.flatMap((line) => /^\s{0,20}- {1,20}['"]?([^'"#\s]{1,200})/.exec(line)?.[1] ?? []);
  const at = lines.findIndex((line) => line.startsWith('packages:'));
  return { file: sources.pathOf(path), place: at < 0 ? undefined : { line: at + 1, column: 1 }, patterns };
}

/** A function of its own, because the bundler takes a longer path with a fixed name for a file to include. */
function pnpmFile(folder: string): string {
  return join(folder, 'pnpm-workspace.yaml');
}

const PATTERN_LENGTH = 300;
/** Patterns that are compared. No workspace has as many. */
const MOST_PATTERNS = 1_000;

/** True if a pattern of workspaces (`packages/*`, `apps/**`) names a folder. Takes `*`, `**` and `!`, as package managers do. */
export function isWorkspace(folder: string, all: readonly string[]): boolean {
  const patterns = all.slice(0, MOST_PATTERNS);
  const segments = folder.split('/');
  const fits = (pattern: string) => {
    const parts = posix.normalize(pattern.slice(0, PATTERN_LENGTH)).replace(/\/$/, '').split('/');
    return fitsPath(parts, segments);
  };
  const [left, taken] = [
    patterns.filter((each) => each.startsWith('!')),
    patterns.filter((each) => !each.startsWith('!')),
  ];
  return taken.some(fits) && !left.some((each) => fits(each.slice(1)));
}

/** True if the parts of a pattern stand for all segments of a path. `**` stands for any number of them. */
function fitsPath(parts: readonly string[], segments: readonly string[]): boolean {
  // How many segments the parts before can stand for.
  let counts: readonly number[] = [0];
  for (const part of parts) {
    const next = counts.flatMap((count) => {
      if (part === '**') return Array.from({ length: segments.length - count + 1 }, (_, more) => count + more);
      return count < segments.length && fitsName(part, segments[count] ?? '') ? [count + 1] : [];
    });
    counts = [...new Set(next)];
  }
  return counts.includes(segments.length);
}

/** A name with `*` in it, in linear time. */
function fitsName(pattern: string, name: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  const last = rest.pop();
  if (last === undefined) return pattern === name;
  if (!name.startsWith(first) || !name.endsWith(last) || name.length < first.length + last.length) return false;
  let at = first.length;
  for (const part of rest) {
    const found = name.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return at <= name.length - last.length;
}
