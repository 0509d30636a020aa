import { posix } from 'node:path';
import type { Diagnostic } from '../../../contract/control-plane.ts';
import { exportsOf, missingExport } from '../../../diagnosis/exports.ts';
import { misspeltImport, unresolvedImport } from '../../../diagnosis/imports.ts';
import { likeImport } from '../../../diagnosis/like-import.ts';
import { misspelt, nearest, withNearest } from '../../../diagnosis/nearest.ts';
import { dependenciesIn, parsed } from './manifests.ts';
import { foldersLike } from './near-folder.ts';
import type { SourceIndex } from './source-index.ts';

const ENDINGS = [
  '',
  '.ts',
  '.tsx',
  '.js',
  '.jsx',
  '.mjs',
  '.cjs',
  '.mts',
  '.cts',
  '.d.ts',
  '.vue',
  '.svelte',
  '.astro',
];
const FOLDER_ENDINGS = ['/index.ts', '/index.tsx', '/index.js', '/index.jsx', '/index.mjs'];
/** Exports that are named if none is like the one that is asked for. */
const FEW = 3;

/** Returns a finding whose message names what the sources have under a similar name. */
export async function suggested(found: Diagnostic, index: SourceIndex): Promise<Diagnostic> {
  const files = filesLike(found, index);
  if (files.length > 0) return { ...found, message: withNearest(found.message, files) };
  const packages = await packagesLike(found, index);
  if (packages.length > 0) return { ...found, message: withNearest(found.message, packages) };
  const folders = await foldersLike(found, index);
  if (folders.length > 0) return { ...found, message: withNearest(found.message, folders) };
  const missing = missingExport(found.message);
  if (!missing || /\bDid you mean\b|\bpossible exports\b/.test(found.message)) return found;
  const file = missing.from === undefined ? undefined : moduleOf(missing.from, found.file, index);
  if (file === undefined) return found;
  const [names, isWhole] = await exportsIn(file, index);
  const like = nearest(missing.name, names);
  const shown = like.length > 0 ? like : isWhole && names.length <= FEW ? names : [];
  return { ...found, message: withNearest(found.message, shown) };
}

/** Files that are read for what one of them exports. */
const MOST_MODULES = 12;

/** Returns what a module exports by name, with what it has from others, and whether all of these were read. */
async function exportsIn(
  file: string,
  index: SourceIndex,
): Promise<readonly [names: readonly string[], isWhole: boolean]> {
  const names: string[] = [];
  const files = [file];
  let isWhole = true;
  for (let at = 0; at < files.length; at++) {
    const each = files[at] ?? '';
    const { own, from } = exportsOf(await index.lines(each));
    names.push(...own.filter((name) => at === 0 || name !== 'default'));
    for (const specifier of from) {
      const next = moduleOf(specifier, each, index);
      if (next === undefined || files.length >= MOST_MODULES) isWhole = false;
      else if (!files.includes(next)) files.push(next);
    }
  }
  return [names, isWhole];
}

/** Finds the dependencies whose name is nearly that of a package which could not be found. */
async function packagesLike(found: Diagnostic, index: SourceIndex): Promise<readonly string[]> {
  const missing = unresolvedImport({ facts: { log: [], diagnostics: [found] }, lines: [] });
  const { manifest } = index;
  if (missing?.kind !== 'package' || manifest === undefined) return [];
  const value = parsed((await index.lines(manifest)).join('\n')) ?? {};
  const names = dependenciesIn(value).map(({ name }) => name);
  return names.includes(missing.specifier) ? [] : misspelt(missing.specifier, names);
}

/** Finds the files that an import means which could not be found. Names with a comma cannot be listed. */
function filesLike(found: Diagnostic, index: SourceIndex): readonly string[] {
  const seen = { facts: { log: [], diagnostics: [found], list: index.list }, lines: [] };
  const misspelt = misspeltImport(seen);
  const like = misspelt ? [misspelt.actual] : likeImport(seen);
  // A file that the message names is there: something in it is wrong.
  const isNamed = (path: string) => found.message.includes(`/${path}`);
  return like.some((path) => /[,;]/.test(path) || isNamed(path)) ? [] : like;
}

/** Finds the file of a module, as a message or an import names it. */
export function moduleOf(from: string, importer: string, index: SourceIndex): string | undefined {
  const relative = /^\.{1,2}\//.test(from) ? posix.join(posix.dirname(importer), from) : undefined;
  const rest = /^(?:[@~#]|\$\w{1,20})\/(?<rest>.{1,300})$/.exec(from)?.groups?.rest;
  const aliased = rest === undefined ? [] : [rest, `src/${rest}`, `src/lib/${rest}`, `app/${rest}`];
  for (const path of [relative ?? from, ...aliased]) {
    const names = [...ENDINGS, ...FOLDER_ENDINGS].map((ending) => path + ending);
    const file = names.find((each) => index.has(each));
    if (file !== undefined) return file;
  }
  return relative === undefined ? index.find(from) : undefined;
}
