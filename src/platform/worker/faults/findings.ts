import { relative, resolve } from 'node:path';
import type { Clock } from '../../../base/clock.ts';
import { isInside } from '../../../base/paths.ts';
import { MIB } from '../../../base/sizes.ts';
import type { Diagnostic } from '../../../contract/control-plane.ts';
import { cluesOf } from '../../../diagnosis/clues.ts';
import { missingExport } from '../../../diagnosis/exports.ts';
import { FORMATS } from '../../../diagnosis/formats.ts';
import { importIn } from '../../../diagnosis/imports.ts';
import { type LogLine, readLines } from '../../../diagnosis/lines.ts';
import type { Format } from '../../../diagnosis/matching.ts';
import { type Parsed, parseDiagnostics } from '../../../diagnosis/parse.ts';
import { BODY } from '../../../diagnosis/paths.ts';
import { checked } from './checked.ts';
import { focusOn, withPlaces } from './located.ts';
import { SourceIndex } from './source-index.ts';
import { SOURCE_LIMITS, Sources } from './sources.ts';
import { suggested } from './suggested.ts';

/** Files of one folder that are searched for an import. */
const MOST_FILES = 200;
/** Longer lines are not searched, because people do not write them. */
const MOST_CHARACTERS = 2_000;
/** The repository's own TypeScript. */
const SCRIPT = /\.[cm]?tsx?$/;
/** A block of a Vue component as bundlers name it: `App.vue?vue&type=style&index=0&lang.scss`. */
const STYLE_BLOCK = /\?vue&type=style&index=(\d{1,3})/;
/** In these files, bundlers can count the lines of the compiled code. */
const COMPILED = /\.(?:vue|svelte|astro)(?:$|\?)/;

type Place = Pick<Diagnostic, 'file' | 'line' | 'column'>;

/**
 * What the search for a fault may take: a build that fails is late already. Bytes and files bound its work, and
 * milliseconds of the processor: on a busy machine, other builds take most of the time.
 */
export const SEARCH_LIMITS = {
  ...SOURCE_LIMITS,
  bytes: 8 * MIB,
  fileBytes: MIB / 4,
  files: 1_500,
  entries: 20_000,
  ms: 200,
};

/** Where a log comes from. */
export interface Origin {
  /** The repository's root. */
  readonly root: string;
  /** The folder that the command ran in. */
  readonly folder: string;
  /** The command that failed. Undefined: what failed is no command, so its log is one of success. */
  readonly command: 'install' | 'build' | undefined;
  readonly clock: Clock;
  /** What the search for a fault is measured with. Default: `clock`. */
  readonly processor?: Pick<Clock, 'now'>;
}

/** What a log says is wrong. */
export interface Findings {
  readonly read: readonly Diagnostic[];
  /** What no format read: the log's words at the place that fits them best. */
  readonly guess: Diagnostic | undefined;
}

/** Returns the findings of a failed command as `readFindings` does, in one list. */
export async function findingsIn(
  log: readonly string[],
  origin: Origin,
  formats: readonly Format[] = FORMATS,
): Promise<readonly Diagnostic[]> {
  const { read, guess } = await readFindings(log, origin, formats);
  return guess ? [...read, guess] : read;
}

/**
 * Returns the findings of a failed command, on files of the repository: those that `formats` read, and if they name no
 * line of an error, what the log's words and the sources say together. Of a command that succeeded, only the errors.
 */
export async function readFindings(
  log: readonly string[],
  origin: Origin,
  formats: readonly Format[] = FORMATS,
): Promise<Findings> {
  const { root, folder, clock, command, processor = clock } = origin;
  const read = await inRepository(parseDiagnostics(log, formats), new Sources(root, clock), folder);
  if (command === undefined) return { read: read.filter(({ severity }) => severity === 'error'), guess: undefined };
  const index = await SourceIndex.read(new Sources(root, processor, SEARCH_LIMITS), folder);
  const lines = readLines(log);
  const found = errorsFirst(read).map((each) => ({ ...each, file: index.find(each.file) ?? each.file }));
  const placed = await withPlaces(found, lines, { index, root, stage: command });
  const errors = new Set(placed.filter(({ severity }) => severity === 'error').slice(0, MOST_CHECKED));
  const all = await Promise.all(placed.map((each) => (errors.has(each) ? checkedIn(each, lines, index) : each)));
  return { read: await holdersFirst(all.slice(0, found.length), index), guess: all[found.length] };
}

/** A record keeps the first findings. */
function errorsFirst(found: readonly Diagnostic[]): readonly Diagnostic[] {
  const isError = ({ severity }: Diagnostic) => severity === 'error';
  return [...found.filter(isError), ...found.filter((each) => !isError(each))];
}

/** Errors whose place is compared with the source. Readers begin with the first. */
const MOST_CHECKED = 8;

/** What a message quotes as a single word. */
const WORD = /[`'"](?<word>[\w$@:.[\]()/-]{3,100})[`'"]/;

/**
 * Of an error that is reported at several places, those come first whose files have the word that it quotes: the others
 * may only use these.
 */
async function holdersFirst(all: readonly Diagnostic[], index: SourceIndex): Promise<readonly Diagnostic[]> {
  const [first] = all;
  const word = first?.severity === 'error' ? WORD.exec(first.message)?.groups?.word : undefined;
  if (word === undefined) return all;
  const same = all.filter(({ severity, message }) => severity === 'error' && message === first?.message);
  if (same.length < 2 || same.length > MOST_CHECKED) return all;
  const has = await Promise.all(same.map(async ({ file }) => (await index.lines(file)).join('\n').includes(word)));
  const isFirst = new Set(same.filter((_, at) => has[at]));
  return isFirst.size === 0 ? all : [...isFirst, ...all.filter((each) => !isFirst.has(each))];
}

async function checkedIn(found: Diagnostic, lines: readonly LogLine[], index: SourceIndex): Promise<Diagnostic> {
  const focus = focusOn(lines, found);
  return focus ? suggested(await checked(found, cluesOf(lines, focus).rows, index), index) : found;
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
 * Returns a finding with its path in the repository, if the tool named a path in the build's folders and not a URL. A
 * missing import gets its line from the source, if the tool's line is missing or does not contain the import. If the
 * tool counts lines from a style block or from the end of front matter, the finding gets the line in the file.
 */
async function placedIn(diagnostic: Diagnostic, sources: Sources, folder: string): Promise<Diagnostic> {
  if (/^[\w+.-]+:/.test(diagnostic.file)) return diagnostic;
  const [written = ''] = diagnostic.file.split('?', 1);
  const path = resolve(folder, written);
  if (!isInside(sources.root, path)) return diagnostic;
  const file = relative(sources.root, path);
  const startIn = partOf(diagnostic.file);
  const place = startIn ? await inPart(startIn, diagnostic, path, sources) : await sought(diagnostic, path, sources);
  return { ...diagnostic, file, ...place };
}

/** Searches the source for a missing import or export. Empty if the finding can keep the tool's place. */
async function sought({ file, line, message }: Diagnostic, path: string, sources: Sources): Promise<Partial<Place>> {
  const [wanted, name] = [importIn(message), missingExport(message)?.name];
  if (wanted === undefined && name === undefined) return {};
  const columnIn = (text: string) => {
    if (text.length > MOST_CHARACTERS) return -1;
    return wanted ? text.search(wanted) : isNamed(name ?? '', text) ? text.indexOf(name ?? '') : -1;
  };
  const named = line === null || sources.isOver ? undefined : (await sources.lines(path))?.[line - 1];
  if (named !== undefined && columnIn(named) >= 0) return {};
  const columnOf = (text: string) => (wanted || /^\s*(?:import|export)\b/.test(text) ? columnIn(text) : -1);
  const place = await writtenIn(columnOf, path, sources);
  return place ?? (COMPILED.test(file) ? { line: null, column: null } : {});
}

/** Returns the first matching place in a file, or in the only file of a folder that has one. */
async function writtenIn(
  columnOf: (line: string) => number,
  path: string,
  sources: Sources,
): Promise<Place | undefined> {
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

/** Returns the number of lines above a part of a file. Undefined if the file does not have the part. */
type StartOfPart = (lines: readonly string[]) => number | undefined;

/** Finds the part of a file that a finding counts lines from. Undefined if the lines count from the top. */
function partOf(file: string): StartOfPart | undefined {
  const index = STYLE_BLOCK.exec(file)?.[1];
  // The first line of a style block is the line of its tag.
  if (index !== undefined) return (lines) => [...lines.keys()].filter((at) => isStyleTag(lines[at]))[Number(index)];
  return file.endsWith(BODY) ? bodyOf : undefined;
}

function isStyleTag(line = ''): boolean {
  return line.length <= MOST_CHARACTERS && /^\s*<style\b/.test(line);
}

async function inPart(
  startIn: StartOfPart,
  { line, column }: Diagnostic,
  path: string,
  sources: Sources,
): Promise<Pick<Place, 'line' | 'column'>> {
  const lines = sources.isOver ? undefined : await sources.lines(path);
  const start = lines && startIn(lines);
  return start === undefined || line === null ? { line: null, column: null } : { line: start + line, column };
}

/** Returns the number of lines above a page's body. */
function bodyOf(lines: readonly string[]): number {
  return /^---/.test(lines[0] ?? '') ? lines.findIndex((line, at) => at > 0 && /^---\s*$/.test(line)) + 1 : 0;
}
