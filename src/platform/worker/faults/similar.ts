import { posix } from 'node:path';
import { misspelt, nearest } from '../../../base/near.ts';
import type { Diagnostic } from '../../../contract/control-plane.ts';
import { exportsOf, missingExport } from '../../../diagnosis/exports.ts';
import { misspeltImport, rootsOf, specifierIn, unresolvedImport } from '../../../diagnosis/imports.ts';
import { likeImport } from '../../../diagnosis/like-import.ts';
import { withNearest } from '../../../diagnosis/nearest.ts';
import type { SourceIndex } from './source-index.ts';

/** Endings that an import leaves out. */
const ENDINGS = ['', ...'ts tsx js jsx mjs cjs mts cts d.ts vue svelte astro'.split(' ').map((each) => `.${each}`)];
const FOLDER_ENDINGS = ['ts', 'tsx', 'js', 'jsx', 'mjs'].map((each) => `/index.${each}`);
/** If no export has a similar name, all are named, unless there are more. */
const FEW_EXPORTS = 3;

/** Adds to the message of a missing file, folder or export the names that the sources have and that are nearly the missing one. */
export async function withSimilarNames(finding: Diagnostic, index: SourceIndex): Promise<Diagnostic> {
  const { message } = finding;
  const files = similarFiles(finding, index);
  if (files.length > 0) return { ...finding, message: withNearest(message, files) };
  const folder = await similarFolder(finding, index);
  if (folder !== undefined) return { ...finding, message: withNearest(message, [folder]) };
  const missing = missingExport(message);
  if (missing?.from === undefined || /\bDid you mean\b|\bpossible exports\b/.test(message)) return finding;
  const file = moduleOf(missing.from, finding.file, index);
  if (file === undefined) return finding;
  const { own, from } = exportsOf(await index.lines(file));
  const like = nearest(missing.name, own);
  const all = from.length === 0 && own.length <= FEW_EXPORTS ? own : [];
  return { ...finding, message: withNearest(message, like.length > 0 ? like : all) };
}

/** Finds the files that a failed import can mean. Names with a comma cannot be listed. */
function similarFiles(finding: Diagnostic, index: SourceIndex): readonly string[] {
  const seen = { facts: { log: [], diagnostics: [finding], list: index.list }, lines: [] };
  const misspelt = misspeltImport(seen);
  const like = misspelt ? [misspelt.actual] : likeImport(seen);
  // A file that the message names exists, so something in it is wrong.
  const isNamed = (path: string) => finding.message.includes(`/${path}`);
  return like.some((path) => /[,;]/.test(path) || isNamed(path)) ? [] : like;
}

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

const CONFIGURATION = /(?:^|\/)[jt]sconfig(?:\.[\w-]{1,40})?\.json$/;
const BASE = /^\s{0,40}"baseUrl"\s{0,4}:\s{0,4}"(?<base>[^"]{1,300})"/;
/** Folders that no import leads to. */
const FOREIGN = /^(?:\.|node_modules$|dist$|build$|out$)/;
/** The sign of an alias, the first folder of the path, and the rest of the path. */
const SPECIFIER = /^(?<sign>[@~#$]?)(?<first>[A-Za-z][\w-]{2,60})(?:\/(?<rest>[\w./-]{1,300}))?$/;

/**
 * Finds the folder that an import means, if a tool took the import for one of a package: a folder whose name is nearly the first part
 * of the import. It counts if an import can lead to it: through `baseUrl`, because other files import from it, or because it has the
 * imported file. Returns its path with a `/` at the end, or undefined if the lockfile has a package of that name.
 */
export async function similarFolder(finding: Diagnostic, index: SourceIndex): Promise<string | undefined> {
  const missing = unresolvedImport({ facts: { log: [], diagnostics: [finding] }, lines: [] });
  const parts = SPECIFIER.exec(specifierIn(finding.message) ?? '')?.groups;
  if (missing?.kind !== 'package' || !parts?.first) return undefined;
  const bases = await basesOf(index);
  const { sign = '', first, rest } = parts;
  for (const root of new Set([...bases, ...rootsOf(finding.file)])) {
    for (const name of misspelt(first, foldersIn(root, index))) {
      const folder = posix.join(root, name);
      const isReached =
        bases.includes(root) || hasModule(folder, rest, index) || (await isImported(`${sign}${name}`, index));
      if (isReached) return (await isLocked(missing.specifier, index)) ? undefined : `${folder}/`;
    }
  }
  return undefined;
}

function foldersIn(root: string, { list }: SourceIndex): readonly string[] {
  return list(root).filter((name) => !FOREIGN.test(name) && list(posix.join(root, name)).length > 0);
}

/** Returns the folders that `baseUrl` names, without those of its own file: many have that for `paths` alone. */
async function basesOf(index: SourceIndex): Promise<readonly string[]> {
  const files = index.files.filter((each) => CONFIGURATION.test(each));
  return index.collect(files, (text, _, file) => {
    const base = BASE.exec(text)?.groups?.base;
    const folder = base === undefined ? '' : posix.join(posix.dirname(file), base).replace(/\/$/, '');
    return folder === '' || folder === posix.dirname(file) || folder.startsWith('..') ? undefined : folder;
  });
}

function hasModule(folder: string, rest: string | undefined, { list }: SourceIndex): boolean {
  if (rest === undefined) return false;
  const path = posix.join(folder, rest);
  const name = posix.basename(path);
  return list(posix.dirname(path)).some((each) => each === name || each.startsWith(`${name}.`));
}

async function isImported(folder: string, index: SourceIndex): Promise<boolean> {
  const written = ['"', "'"].flatMap((quote) => [`${quote}${folder}/`, `${quote}${folder}${quote}`]);
  const isImport = (text: string) =>
    /\b(?:from|import|require)\b/.test(text) && written.some((each) => text.includes(each));
  return (await index.collect(index.files, (text) => isImport(text) || undefined)).length > 0;
}

/** True if the lockfile, of any package manager, has a package. */
async function isLocked(name: string, index: SourceIndex): Promise<boolean> {
  const text = await index.lockfile();
  const entries = [`node_modules/${name}"`, `\n${name}@`, `\n  ${name}@`, `\n  /${name}`, `"${name}@`, `'${name}@`];
  return [...entries, `"${name}": [`].some((entry) => text.includes(entry));
}
