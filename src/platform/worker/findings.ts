import { relative, resolve } from 'node:path';
import { isInside } from '../../base/paths.ts';
import type { Diagnostic } from '../../contract/control-plane.ts';
import { exportIn, importIn } from '../../diagnosis/imports.ts';
import type { Parsed } from '../../diagnosis/parse.ts';
import { BODY } from '../../diagnosis/paths.ts';
import type { Sources } from './sources.ts';

/** Files of one folder that are searched for an import. */
const MOST_FILES = 200;
/** Longer lines are not searched: people do not write them. */
const MOST_CHARACTERS = 2_000;
/** The repository's own TypeScript. */
const SCRIPT = /\.[cm]?tsx?$/;
/** A block of a Vue component as bundlers name it: `App.vue?vue&type=style&index=0&lang.scss`. */
const STYLE_BLOCK = /\?vue&type=style&index=(\d{1,3})/;
/** Bundlers count the lines of these in what a compiler made of them. */
const COMPILED = /\.(?:vue|svelte|astro)(?:$|\?)/;

type Place = Pick<Diagnostic, 'file' | 'line' | 'column'>;

/**
 * The findings with paths in the repository. A finding without a file is dropped, unless exactly one file contains its
 * line. If the limits of `sources` are used up, a finding keeps the place that the tool named.
 */
export async function inRepository(
  found: readonly Parsed[],
  sources: Sources,
  folder: string,
): Promise<readonly Diagnostic[]> {
  const placed: Diagnostic[] = [];
  for (const { frame, ...diagnostic } of found) {
    placed.push(frame === undefined ? await placedIn(diagnostic, sources, folder) : diagnostic);
  }
  const files = await filesOfFrames(found, sources);
  return placed
    .map((each, at) => (found[at]?.frame === undefined ? each : { ...each, file: files.get(at) ?? '' }))
    .filter(({ file }) => file !== '');
}

/** The one script that contains the line that a finding shows, by the finding's index. */
async function filesOfFrames(found: readonly Parsed[], sources: Sources): Promise<ReadonlyMap<number, string>> {
  const frames = [...found.entries()].filter(([, { frame }]) => frame !== undefined);
  const files = new Map<number, string>();
  if (frames.length === 0) return files;
  for await (const path of sources.walk(SCRIPT)) {
    const lines = (await sources.lines(path)) ?? [];
    for (const [at, { frame, line }] of frames) {
      const text = lines[(line ?? 0) - 1] ?? '';
      if (text.length > MOST_CHARACTERS || text.trim() !== frame?.trim()) continue;
      files.set(at, files.has(at) ? '' : relative(sources.root, path));
    }
  }
  // A file that was not searched may contain the line too.
  return sources.isOver ? new Map() : files;
}

/**
 * A finding with its path as the repository knows it, where the tool named one of the build's folders and no URL. What
 * an import asks for in vain gets its line from the source, where the tool told none or one that does not hold it; so
 * does what stands in a style block of a component or below front matter, whose lines count from there.
 */
async function placedIn(diagnostic: Diagnostic, sources: Sources, folder: string): Promise<Diagnostic> {
  if (/^[\w+.-]+:/.test(diagnostic.file)) return diagnostic;
  const [written = ''] = diagnostic.file.split('?', 1);
  const path = resolve(folder, written);
  if (!isInside(sources.root, path)) return diagnostic;
  const file = relative(sources.root, path);
  const beginIn = partOf(diagnostic.file);
  const place = beginIn ? await inPart(beginIn, diagnostic, path, sources) : await sought(diagnostic, path, sources);
  return { ...diagnostic, file, ...place };
}

/** Nothing where the place that the tool told may stand. */
async function sought({ file, line, message }: Diagnostic, path: string, sources: Sources): Promise<Partial<Place>> {
  const [wanted, name] = [importIn(message), exportIn(message)];
  if (wanted === undefined && name === undefined) return {};
  const columnIn = (text: string) => {
    if (text.length > MOST_CHARACTERS) return -1;
    return wanted ? text.search(wanted) : isNamed(name ?? '', text) ? text.indexOf(name ?? '') : -1;
  };
  const told = line === null || sources.isOver ? undefined : (await sources.lines(path))?.[line - 1];
  if (told !== undefined && columnIn(told) >= 0) return {};
  const columnOf = (text: string) => (wanted || /^\s*(?:import|export)\b/.test(text) ? columnIn(text) : -1);
  const place = await placeOf(columnOf, path, sources);
  return place ?? (COMPILED.test(file) ? { line: null, column: null } : {});
}

/** Where it is written: in the file, or in the one file of the folder that holds it. */
async function placeOf(columnOf: (line: string) => number, path: string, sources: Sources): Promise<Place | undefined> {
  const files = (await sources.filesIn(path, MOST_FILES)) ?? [path];
  const places: Place[] = [];
  for (const file of files) {
    if (sources.isOver) return undefined;
    const lines = (await sources.lines(file)) ?? [];
    const index = lines.findIndex((line) => columnOf(line) >= 0);
    const column = columnOf(lines[index] ?? '') + 1;
    if (index >= 0) places.push({ file: relative(sources.root, file), line: index + 1, column });
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
  return line.length <= MOST_CHARACTERS && /^\s*<style\b/.test(line);
}

async function inPart(
  beginIn: Begin,
  { line, column }: Diagnostic,
  path: string,
  sources: Sources,
): Promise<Pick<Place, 'line' | 'column'>> {
  const lines = sources.isOver ? undefined : await sources.lines(path);
  const begin = lines && beginIn(lines);
  return begin === undefined || line === null ? { line: null, column: null } : { line: begin + line, column };
}

/** The lines above a page's body. */
function bodyOf(lines: readonly string[]): number {
  return /^---/.test(lines[0] ?? '') ? lines.findIndex((line, at) => at > 0 && /^---\s*$/.test(line)) + 1 : 0;
}
