import { posix } from 'node:path';
import type { Diagnostic } from '../../../contract/control-plane.ts';
import { rootsOf, specifierIn, unresolvedImport } from '../../../diagnosis/imports.ts';
import { misspelt } from '../../../diagnosis/nearest.ts';
import type { SourceIndex } from './source-index.ts';

const CONFIGURATION = /(?:^|\/)[jt]sconfig(?:\.[\w-]{1,40})?\.json$/;
const BASE = /^\s{0,40}"baseUrl"\s{0,4}:\s{0,4}"(?<base>[^"]{1,300})"/;
/** Folders of the repository that no import means. */
const FOREIGN = /^(?:\.|node_modules$|dist$|build$|out$)/;
/** A specifier, without the sign that an alias begins with. */
const SPECIFIER = /^(?<sign>[@~#$]?)(?<first>[A-Za-z][\w-]{2,60})(?:\/(?<rest>[\w./-]{1,300}))?$/;

/**
 * Finds the folders whose name is nearly that of an import which was taken for a package's, with a `/` at the end. A
 * folder counts if imports can lead to it: through `baseUrl`, because other files do, or because it has what is imported.
 * Empty if the lockfile has a package of that name.
 */
export async function foldersLike(found: Diagnostic, index: SourceIndex): Promise<readonly string[]> {
  const missing = unresolvedImport({ facts: { log: [], diagnostics: [found] }, lines: [] });
  const parts = SPECIFIER.exec(specifierIn(found.message) ?? '')?.groups;
  if (missing?.kind !== 'package' || !parts?.first) return [];
  const bases = await basesOf(index);
  const { sign = '', first, rest } = parts;
  for (const root of new Set([...bases, ...rootsOf(found.file)])) {
    for (const name of misspelt(first, foldersIn(root, index))) {
      const folder = posix.join(root, name);
      const leads =
        bases.includes(root) || hasModule(folder, rest, index) || (await isImported(`${sign}${name}`, index));
      if (leads) return (await isLocked(missing.specifier, index)) ? [] : [`${folder}/`];
    }
  }
  return [];
}

function foldersIn(root: string, { list }: SourceIndex): readonly string[] {
  return list(root).filter((name) => !FOREIGN.test(name) && list(posix.join(root, name)).length > 0);
}

/** Returns the folders that `baseUrl` names, other than that of its own file: this one is often there for `paths` alone. */
async function basesOf(index: SourceIndex): Promise<readonly string[]> {
  const bases: string[] = [];
  for (const file of index.files.filter((each) => CONFIGURATION.test(each))) {
    for (const text of await index.lines(file)) {
      const base = BASE.exec(text)?.groups?.base;
      const folder = base === undefined ? '' : posix.join(posix.dirname(file), base).replace(/\/$/, '');
      if (folder !== '' && folder !== posix.dirname(file) && !folder.startsWith('..')) bases.push(folder);
    }
  }
  return bases;
}

/** Returns whether a folder has the file or the folder that an import names below it. */
function hasModule(folder: string, rest: string | undefined, { list }: SourceIndex): boolean {
  if (rest === undefined) return false;
  const path = posix.join(folder, rest);
  const name = posix.basename(path);
  return list(posix.dirname(path)).some((each) => each === name || each.startsWith(`${name}.`));
}

/** Returns whether a source imports by the true name of a folder. */
async function isImported(name: string, index: SourceIndex): Promise<boolean> {
  await index.load();
  const written = ['"', "'"].flatMap((quote) => [`${quote}${name}/`, `${quote}${name}${quote}`]);
  for (const file of index.files) {
    for (const text of await index.lines(file)) {
      if (/\b(?:from|import|require)\b/.test(text) && written.some((each) => text.includes(each))) return true;
    }
  }
  return false;
}

/** Returns whether a lockfile of any package manager has an entry for a package. */
async function isLocked(name: string, index: SourceIndex): Promise<boolean> {
  const text = await index.lockfile();
  const entries = [`node_modules/${name}"`, `\n${name}@`, `\n  ${name}@`, `\n  /${name}`, `"${name}@`, `'${name}@`];
  return [...entries, `"${name}": [`].some((entry) => text.includes(entry));
}
