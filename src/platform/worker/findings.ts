import { readdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { isInside } from '../../base/paths.ts';
import type { Diagnostic } from '../../contract/control-plane.ts';
import { exportIn, importIn } from '../../diagnosis/imports.ts';
import type { Parsed } from '../../diagnosis/parse.ts';
import { BODY } from '../../diagnosis/paths.ts';
import { readInside } from './packages.ts';

/** Files of one folder that are searched for an import. */
const MOST_FILES = 200;
/** Files of the repository that are searched for a line. */
const MOST_SEARCHED = 2_000;
/** A block of a Vue component as bundlers name it: `App.vue?vue&type=style&index=0&lang.scss`. */
const STYLE_BLOCK = /\?vue&type=style&index=(\d{1,3})/;
/** Bundlers count the lines of these in what a compiler made of them. */
const COMPILED = /\.(?:vue|svelte|astro)(?:$|\?)/;

type Place = Pick<Diagnostic, 'file' | 'line' | 'column'>;

/** The findings as the repository knows their files. One without a file is dropped where no single file holds its line. */
export async function inRepository(
  found: readonly Parsed[],
  source: string,
  folder: string,
): Promise<readonly Diagnostic[]> {
  const scripts = found.some(({ frame }) => frame !== undefined) ? await scriptsOf(source) : [];
  const placed = found.map(({ frame, ...diagnostic }) => {
    if (frame === undefined) return placedIn(diagnostic, source, folder);
    const holding = scripts.filter(({ lines }) => lines[(diagnostic.line ?? 0) - 1]?.trim() === frame.trim());
    return { ...diagnostic, file: (holding.length === 1 && holding[0]?.file) || '' };
  });
  return (await Promise.all(placed)).filter(({ file }) => file !== '');
}

interface Script {
  /** From the repository's root. */
  readonly file: string;
  readonly lines: readonly string[];
}

/** The repository's own TypeScript. */
async function scriptsOf(source: string): Promise<readonly Script[]> {
  const scripts: Script[] = [];
  const folders = [source];
  for (let folder = folders.shift(); folder !== undefined && scripts.length < MOST_SEARCHED; folder = folders.shift()) {
    for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name)) folders.push(path);
      if (!entry.isFile() || !/\.[cm]?tsx?$/.test(entry.name)) continue;
      const text = (await readInside(source, path)) ?? '';
      scripts.push({ file: relative(source, path), lines: text.split('\n') });
    }
  }
  return scripts;
}

/**
 * A finding with its path as the repository knows it, where the tool named one of the build's folders and no URL. What
 * an import asks for in vain gets its line from the source, where the tool told none or one that does not hold it; so
 * does what stands in a style block of a component or below front matter, whose lines count from there.
 */
async function placedIn(diagnostic: Diagnostic, source: string, folder: string): Promise<Diagnostic> {
  if (/^[\w+.-]+:/.test(diagnostic.file)) return diagnostic;
  const [written = ''] = diagnostic.file.split('?', 1);
  const path = resolve(folder, written);
  if (!isInside(source, path)) return diagnostic;
  const file = relative(source, path);
  const beginIn = partOf(diagnostic.file);
  const place = beginIn ? await inPart(beginIn, diagnostic, path, source) : await sought(diagnostic, path, source);
  return { ...diagnostic, file, ...place };
}

/** Nothing where the place that the tool told may stand. */
async function sought({ file, line, message }: Diagnostic, path: string, source: string): Promise<Partial<Place>> {
  const [wanted, name] = [importIn(message), exportIn(message)];
  if (wanted === undefined && name === undefined) return {};
  const columnIn = (text: string) =>
    wanted ? text.search(wanted) : isNamed(name ?? '', text) ? text.indexOf(name ?? '') : -1;
  const told = line === null ? undefined : (await readInside(source, path))?.split('\n')[line - 1];
  if (told !== undefined && columnIn(told) >= 0) return {};
  const columnOf = (text: string) => (wanted || /^\s*(?:import|export)\b/.test(text) ? columnIn(text) : -1);
  const place = await placeOf(columnOf, path, source);
  return place ?? (COMPILED.test(file) ? { line: null, column: null } : {});
}

/** Where it is written: in the file, or in the one file of the folder that holds it. */
async function placeOf(columnOf: (line: string) => number, path: string, source: string): Promise<Place | undefined> {
  const names = await readdir(path).catch(() => ['']);
  const places: Place[] = [];
  for (const name of names.slice(0, MOST_FILES)) {
    const file = join(path, name);
    const lines = (await readInside(source, file))?.split('\n') ?? [];
    const index = lines.findIndex((line) => columnOf(line) >= 0);
    const column = columnOf(lines[index] ?? '') + 1;
    if (index >= 0) places.push({ file: relative(source, file), line: index + 1, column });
  }
  return places.length === 1 ? places[0] : undefined;
}

function isNamed(name: string, line: string): boolean {
  return line.split(/[^\w$]+/).includes(name);
}

/** The lines of a file that are above one of its parts; undefined: it has no such part. */
type Begin = (lines: readonly string[]) => number | undefined;

/** What the lines of a finding count from, where that is a part of the file. */
function partOf(file: string): Begin | undefined {
  const index = STYLE_BLOCK.exec(file)?.[1];
  // A style block's first line is its tag's.
  if (index !== undefined) return (lines) => [...lines.keys()].filter((at) => isStyleTag(lines[at]))[Number(index)];
  return file.endsWith(BODY) ? bodyOf : undefined;
}

function isStyleTag(line = ''): boolean {
  return /^\s*<style\b/.test(line);
}

async function inPart(
  beginIn: Begin,
  { line, column }: Diagnostic,
  path: string,
  source: string,
): Promise<Pick<Place, 'line' | 'column'>> {
  const lines = (await readInside(source, path))?.split('\n') ?? [];
  const begin = beginIn(lines);
  return begin === undefined || line === null ? { line: null, column: null } : { line: begin + line, column };
}

/** The lines above a page's body. */
function bodyOf(lines: readonly string[]): number {
  return /^---/.test(lines[0] ?? '') ? lines.findIndex((line, at) => at > 0 && /^---\s*$/.test(line)) + 1 : 0;
}
