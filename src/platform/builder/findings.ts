import { readdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { isInside } from '../../base/paths.ts';
import type { Diagnostic } from '../../contract/control-plane.ts';
import { exportIn, importIn } from '../../diagnosis/imports.ts';
import { readInside } from './packages.ts';

/** Files of one folder that are searched for an import. */
const MOST_FILES = 200;
/** A block of a Vue component as bundlers name it: `App.vue?vue&type=style&index=0&lang.scss`. */
const STYLE_BLOCK = /\?vue&type=style&index=(\d{1,3})/;
/** Bundlers count the lines of these in what a compiler made of them. */
const COMPILED = /\.(?:vue|svelte|astro)(?:$|\?)/;

type Place = Pick<Diagnostic, 'file' | 'line' | 'column'>;

/**
 * A finding with its path as the repository knows it, where the tool named one of the build's folders and no URL. What
 * an import asks for in vain gets its line from the source, where the tool told none or one that does not hold it; so
 * does what stands in a style block of a component, whose lines count from there.
 */
export async function inRepository(diagnostic: Diagnostic, source: string, folder: string): Promise<Diagnostic> {
  if (/^[\w+.-]+:/.test(diagnostic.file)) return diagnostic;
  const [written = ''] = diagnostic.file.split('?', 1);
  const path = resolve(folder, written);
  if (!isInside(source, path)) return diagnostic;
  const file = relative(source, path);
  const index = STYLE_BLOCK.exec(diagnostic.file)?.[1];
  const place =
    index === undefined
      ? await sought(diagnostic, path, source)
      : await inStyleBlock(Number(index), diagnostic, path, source);
  return { ...diagnostic, file, ...place };
}

/** Nothing where the place that the tool told may stand. */
async function sought({ file, line, message }: Diagnostic, path: string, source: string): Promise<Partial<Place>> {
  const [wanted, name] = [importIn(message), exportIn(message)];
  const what = wanted ?? name;
  if (what === undefined) return {};
  const isWords = wanted === undefined;
  const told = line === null ? undefined : (await readInside(source, path))?.split('\n')[line - 1];
  if (told !== undefined && (isWords ? isNamed(what, told) : isWritten(what, told))) return {};
  const holds = (text: string) =>
    isWords ? /^\s*(?:import|export)\b/.test(text) && isNamed(what, text) : isWritten(what, text);
  const place = await placeOf(what, holds, path, source);
  return place ?? (COMPILED.test(file) ? { line: null, column: null } : {});
}

/** Where it is written: in the file, or in the one file of the folder that holds it. */
async function placeOf(
  what: string,
  holds: (line: string) => boolean,
  path: string,
  source: string,
): Promise<Place | undefined> {
  const names = await readdir(path).catch(() => ['']);
  const places: Place[] = [];
  for (const name of names.slice(0, MOST_FILES)) {
    const file = join(path, name);
    const lines = (await readInside(source, file))?.split('\n') ?? [];
    const index = lines.findIndex(holds);
    const column = (lines[index]?.indexOf(what) ?? 0) + 1;
    if (index >= 0) places.push({ file: relative(source, file), line: index + 1, column });
  }
  return places.length === 1 ? places[0] : undefined;
}

/** In quotes or brackets; a query may follow. */
function isWritten(wanted: string, line: string): boolean {
  const [before, after] = [line.split(wanted, 1)[0] ?? '', line.slice(line.indexOf(wanted) + wanted.length)];
  return line.includes(wanted) && /["'`(]$/.test(before) && /^["'`)?#]/.test(after);
}

function isNamed(name: string, line: string): boolean {
  return line.split(/[^\w$]+/).includes(name);
}

/** A line of the component's style block of that number: the block's first line is that of its tag. */
async function inStyleBlock(
  index: number,
  { line, column }: Diagnostic,
  path: string,
  source: string,
): Promise<Pick<Place, 'line' | 'column'>> {
  const lines = (await readInside(source, path))?.split('\n') ?? [];
  const tag = lines.flatMap((text, at) => (/^\s*<style\b/.test(text) ? [at] : []))[index];
  return tag === undefined || line === null ? { line: null, column: null } : { line: tag + line, column };
}
