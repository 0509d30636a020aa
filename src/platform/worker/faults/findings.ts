import { relative, resolve } from 'node:path';
import type { Clock } from '../../../base/clock.ts';
import { isInside } from '../../../base/paths.ts';
import { MIB } from '../../../base/sizes.ts';
import type { Diagnostic } from '../../../contract/control-plane.ts';
import { cluesOf } from '../../../diagnosis/clues.ts';
import { missingExport } from '../../../diagnosis/exports.ts';
import { importIn } from '../../../diagnosis/imports.ts';
import { type LogLine, readLines } from '../../../diagnosis/lines.ts';
import type { Format } from '../../../diagnosis/matching.ts';
import { type Parsed, parseDiagnostics } from '../../../diagnosis/parse.ts';
import { BODY } from '../../../diagnosis/paths.ts';
import { SOURCE_LIMITS, Sources } from '../files/sources.ts';
import { corrected } from './corrected.ts';
import { focusOn, withPlaces } from './place/index.ts';
import { withSimilarNames } from './similar.ts';
import { frontMatterOf, isCopyOfConfiguration, isOfOutput, type Place, SourceIndex } from './source-index.ts';

/** Files of one folder that are searched for an import. */
const MOST_FILES = 200;
/** Longer lines are not searched, because people do not write them. */
const MOST_CHARACTERS = 2_000;
const TYPESCRIPT = /\.[cm]?tsx?$/;
/** A block of a Vue component as bundlers name it: `App.vue?vue&type=style&index=0&lang.scss`. */
const STYLE_BLOCK = /\?vue&type=style&index=(\d{1,3})/;

/** In these files, bundlers can count the lines of the code that they generated. */
const GENERATED = /\.(?:vue|svelte|astro)(?:$|\?)/;

/** Bounds of the search, because a build that fails is late already. `ms` counts processor time, because other builds use the processor too. */
export const SEARCH_LIMITS = {
  ...SOURCE_LIMITS,
  bytes: 8 * MIB,
  fileBytes: MIB / 4,
  files: 1_500,
  entries: 20_000,
  ms: 200,
};

/** The command and the repository that a log comes from. */
export interface Origin {
  readonly root: string;
  readonly folder: string;
  /** The command that failed. Undefined if the build failed after its commands had succeeded. */
  readonly command: 'install' | 'build' | undefined;
  readonly clock: Clock;
  /** The files of the commit, if what runs is mostly what the build wrote. Others are left out. */
  readonly own?: ReadonlySet<string>;
  /** The files of the commit, if they are known. Of the folders of an output, no others count. */
  readonly committed?: ReadonlySet<string>;
  /** Milliseconds of the search for places. Default: those of `SEARCH_LIMITS`. */
  readonly searchMs?: number;
  /** Measures the search for places. Default: `clock`. */
  readonly processor?: Pick<Clock, 'now'>;
}

export interface Findings {
  readonly read: readonly Diagnostic[];
  /** The message of the log at the place that it is about, if no format read an error. */
  readonly guess: Diagnostic | undefined;
}

/** Returns the findings of a log on files of the repository, errors first. If the commands succeeded, only the errors. */
export async function readFindings(
  log: readonly string[],
  { root, folder, clock, command, own, committed, processor = clock, searchMs = SEARCH_LIMITS.ms }: Origin,
  formats: readonly Format[],
): Promise<Findings> {
  const all = await inRepository(parseDiagnostics(log, formats), new Sources(root, clock), folder);
  const isSource = (file: string) => own?.has(file) ?? (!isOfOutput(file) || (committed?.has(file) ?? true));
  const read = all.filter(({ file }) => !isCopyOfConfiguration(file) && isSource(file));
  if (command === undefined) return { read: read.filter(isError), guess: undefined };
  const index = await SourceIndex.read(new Sources(root, processor, { ...SEARCH_LIMITS, ms: searchMs }), folder, own);
  const lines = readLines(log);
  // Errors first, because a record keeps the first findings.
  const found = [...read.filter(isError), ...read.filter((each) => !isError(each))].map((each) => ({
    ...each,
    file: index.find(each.file) ?? each.file,
  }));
  // An error that only names code which the build wrote is about a line of the sources.
  const built = all.find((each) => isError(each) && isOfOutput(each.file) && !isSource(each.file));
  const placed = await withPlaces(found, lines, { index, root, stage: command }, built);
  const errors = new Set(placed.filter(isError).slice(0, MOST_CORRECTED));
  const better = await Promise.all(placed.map((each) => (errors.has(each) ? correctedIn(each, lines, index) : each)));
  return { read: await definersFirst(better.slice(0, found.length), index), guess: better[found.length] };
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}

/** Errors that are compared with their sources. */
const MOST_CORRECTED = 8;

async function correctedIn(finding: Diagnostic, lines: readonly LogLine[], index: SourceIndex): Promise<Diagnostic> {
  const focus = focusOn(lines, finding);
  if (!focus) return finding;
  return withSimilarNames(await corrected(finding, cluesOf(lines, focus).rows, index), index);
}

const WORD = /[`'"](?<word>[\w$@:.[\]()/-]{3,100})[`'"]/;

/** If one error is reported for several files, puts those first that contain the word of its message. The other files import them. */
async function definersFirst(all: readonly Diagnostic[], index: SourceIndex): Promise<readonly Diagnostic[]> {
  const [first] = all;
  const word = first && isError(first) ? WORD.exec(first.message)?.groups?.word : undefined;
  if (word === undefined) return all;
  const same = all.filter((each) => isError(each) && each.message === first?.message);
  if (same.length < 2 || same.length > MOST_CORRECTED) return all;
  const has = await Promise.all(same.map(async ({ file }) => (await index.lines(file)).join('\n').includes(word)));
  const definers = new Set(same.filter((_, at) => has[at]));
  return [...definers, ...all.filter((each) => !definers.has(each))];
}

/**
 * Returns the findings with paths in the repository. Drops a finding without a file, unless exactly one file contains
 * its line. If the limits of `sources` are used up, a finding keeps the place that the tool named.
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

/** Finds the script that contains the line that a finding shows. Keys are indexes of findings. Empty if several do. */
async function filesOfFrames(found: readonly Parsed[], sources: Sources): Promise<ReadonlyMap<number, string>> {
  const frames = [...found.entries()].filter(([, { frame }]) => frame !== undefined);
  const files = new Map<number, string>();
  if (frames.length === 0) return files;
  for await (const path of sources.walk(TYPESCRIPT)) {
    const lines = (await sources.lines(path)) ?? [];
    for (const [at, { frame, line }] of frames) {
      const text = lines[(line ?? 0) - 1] ?? '';
      if (text.length > MOST_CHARACTERS || text.trim() !== frame?.trim()) continue;
      files.set(at, files.has(at) ? '' : relative(sources.root, path));
    }
  }
  // A file that was not searched can contain the line too.
  return sources.isOver ? new Map() : files;
}

/**
 * Returns a finding with its path in the repository, if the tool named a path in the build's folders and not a URL. A
 * missing import gets its line from the source, if the tool's line is missing or does not contain the import. If the
 * tool counts lines from a style block or from the end of front matter, the finding gets the line in the file.
 */
async function placedIn(diagnostic: Diagnostic, sources: Sources, folder: string): Promise<Diagnostic> {
  if (/^[\w+.-]+:/.test(diagnostic.file)) return diagnostic;
  const [written = ''] = diagnostic.file.split('?', 1);
  const path = resolve(folder, written);
  if (!isInside(sources.root, path)) return diagnostic;
  const place = (await inPart(diagnostic, path, sources)) ?? (await importPlace(diagnostic, path, sources));
  return { ...diagnostic, file: relative(sources.root, path), ...place };
}

/** Finds the line of a missing import or export. Empty if the finding can keep the tool's line. */
async function importPlace({ file, line, message }: Diagnostic, path: string, sources: Sources) {
  const [wanted, name] = [importIn(message), missingExport(message)?.name];
  if (wanted === undefined && name === undefined) return {};
  const columnIn = (text: string) => {
    if (text.length > MOST_CHARACTERS) return -1;
    return wanted ? text.search(wanted) : text.split(/[^\w$]+/).includes(name ?? '') ? text.indexOf(name ?? '') : -1;
  };
  const named = line === null || sources.isOver ? undefined : (await sources.lines(path))?.[line - 1];
  if (named !== undefined && columnIn(named) >= 0) return {};
  const columnOf = (text: string) => (wanted || /^\s*(?:import|export)\b/.test(text) ? columnIn(text) : -1);
  const place = await writtenIn(columnOf, path, sources);
  return place ?? (GENERATED.test(file) ? { line: null, column: null } : {});
}

/** Returns the first matching place in a file, or in the only file of a folder that has one. */
async function writtenIn(columnOf: (line: string) => number, path: string, sources: Sources) {
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

/** Returns the place in a file of a line that a tool counts from the beginning of a part. Undefined if it counts from the top. */
async function inPart({ file, line, column }: Diagnostic, path: string, sources: Sources) {
  const style = STYLE_BLOCK.exec(file)?.[1];
  if (style === undefined && !file.endsWith(BODY)) return undefined;
  const lines = sources.isOver ? undefined : await sources.lines(path);
  // The first line of a style block is the line of its tag.
  const tagsIn = (all: readonly string[]) =>
    all.flatMap((text, at) => (text.length <= MOST_CHARACTERS && /^\s*<style\b/.test(text) ? [at] : []));
  const start = lines && (style === undefined ? frontMatterOf(lines) : tagsIn(lines)[Number(style)]);
  return start === undefined || line === null ? { line: null, column: null } : { line: start + line, column };
}
