import { readdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { isInside } from '../../base/paths.ts';
import type { Diagnostic } from '../../contract/control-plane.ts';
import { importIn } from '../../diagnosis/imports.ts';
import { readInside } from './packages.ts';

/** Files of one folder that are searched for an import. */
const MOST_FILES = 200;

/**
 * A finding with its path as the repository knows it, where the tool named one of the build's folders and no URL. An
 * import that was not found gets its line from the source, where the tool told none: bundlers count lines in what a
 * compiler made of it.
 */
export async function inRepository(diagnostic: Diagnostic, source: string, folder: string): Promise<Diagnostic> {
  if (/^[\w+.-]+:/.test(diagnostic.file)) return diagnostic;
  const path = resolve(folder, diagnostic.file);
  if (!isInside(source, path)) return diagnostic;
  const found = { ...diagnostic, file: relative(source, path) };
  const wanted = diagnostic.line === null ? importIn(diagnostic.message) : undefined;
  return wanted === undefined ? found : { ...found, ...(await placeOf(wanted, path, source)) };
}

/** Where the import is written: in the file, or in the one file of the folder that holds it. */
async function placeOf(
  wanted: string,
  path: string,
  source: string,
): Promise<Partial<Pick<Diagnostic, 'file' | 'line' | 'column'>>> {
  const names = await readdir(path).catch(() => ['']);
  const places: { readonly file: string; readonly line: number; readonly column: number }[] = [];
  for (const name of names.slice(0, MOST_FILES)) {
    const file = join(path, name);
    const lines = (await readInside(source, file))?.split('\n') ?? [];
    const index = lines.findIndex((line) => isWritten(wanted, line));
    const column = (lines[index]?.indexOf(wanted) ?? 0) + 1;
    if (index >= 0) places.push({ file: relative(source, file), line: index + 1, column });
  }
  const [place] = places;
  return place && places.length === 1 ? place : {};
}

/** In quotes or brackets; a query may follow. */
function isWritten(wanted: string, line: string): boolean {
  const [before, after] = [line.split(wanted, 1)[0] ?? '', line.slice(line.indexOf(wanted) + wanted.length)];
  return line.includes(wanted) && /["'`(]$/.test(before) && /^["'`)?#]/.test(after);
}
