import { posix } from 'node:path';
import { misspelt } from '../../../../base/near.ts';
import type { Diagnostic } from '../../../../contract/control-plane.ts';
import { rootsOf, specifierIn, unresolvedImport } from '../../../../diagnosis/imports.ts';
import type { SourceIndex } from '../source-index.ts';

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
