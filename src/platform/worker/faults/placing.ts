import type { Diagnostic } from '../../../contract/control-plane.ts';
import type { Clues, Mention } from '../../../diagnosis/clues.ts';
import { importIn } from '../../../diagnosis/imports.ts';
import { fileOfBuilt, lineOfBuilt, sourceOfBuilt } from './built.ts';
import { classicScript } from './classic-scripts.ts';
import { linesOfRows } from './frames.ts';
import { placeOfNames } from './named.ts';
import { routePlace } from './routes.ts';
import type { SourceIndex } from './source-index.ts';
import { writtenPlace } from './written.ts';

export type Place = Pick<Diagnostic, 'file' | 'line' | 'column'>;

/** What one search knows. */
export interface Search {
  readonly clues: Clues;
  readonly index: SourceIndex;
  readonly root: string;
  readonly stage: 'install' | 'build';
  /** Files that a log names beside the message, the nearest first. */
  readonly named: readonly string[];
  /** The project's package.json. */
  readonly manifest: Place | undefined;
}

type Given = Omit<Search, 'named' | 'manifest'>;

/** Files that say which packages a project has, and where from. */
const MANIFEST = /(?:^|\/)(?:package\.json|pnpm-workspace\.yaml|\.npmrc|\.yarnrc(?:\.yml)?|bunfig\.toml)$/;
/** Shorter lines of source are everywhere. */
const TELLING_LENGTH = 8;

/** Ways to find the place of a fault, the surest first. Each returns nothing rather than a guess. */
const WAYS: readonly ((search: Search) => Promise<Place | undefined>)[] = [
  async ({ clues, manifest }) => (clues.lacksScript ? manifest : undefined),
  ({ clues, index }) => classicScript(clues.message, index),
  shownPlace,
  mentionedPlace,
  ({ clues, index }) => writtenPlace(clues.message, index),
  (search) => firstOf(search.named, (file) => placeNamed(search, search.clues.names, [file])),
  hintedPlace,
  saidPlace,
  (search) => firstOf(search.named, (file) => placeNamed(search, search.clues.details, [file])),
  endPlace,
  builtPlace,
  builtFile,
  stackPlace,
  ({ clues, index }) => routePlace(clues, index),
  (search) => placeNamed(search, search.clues.names, filesFor(search)),
  (search) => placeNamed(search, search.clues.details, filesFor(search)),
  async ({ named: [file] }) => (file === undefined ? undefined : { file, line: null, column: null }),
  async ({ stage, manifest }) => (stage === 'install' ? manifest : undefined),
];
/** A stack says only who called what failed. */
const WAYS_WITHOUT_STACK = WAYS.filter((way) => way !== stackPlace && way !== builtPlace && way !== builtFile);

/** Finds where a fault is, by what the log says and what the sources contain. */
export async function placeOf(given: Given, ways = WAYS): Promise<Place | undefined> {
  const { clues, index } = given;
  const named = clues.mentions
    .filter(({ inStack }) => !inStack)
    .map(({ path }) => index.find(path) ?? fileOfBuilt(path, given.root, index));
  const file = index.manifest;
  const manifest = file === undefined ? undefined : { file, line: null, column: null };
  const search = { ...given, manifest, named: [...new Set(named.filter((each) => each !== undefined))] };
  return firstOf(ways, (way) => way(search));
}

/**
 * Finds a better place than that of a finding, if the log names that place only in a stack, below frames of packages.
 * Then the place only called what failed.
 */
export async function placeBehind({ file, line }: Place, given: Given): Promise<Place | undefined> {
  const { clues, index } = given;
  const isThere = (mention: Mention) => mention.line === line && index.find(mention.path) === file;
  const frames = clues.mentions.filter(({ inStack, line }) => inStack && line !== null);
  if (clues.mentions.some((each) => !each.inStack && isThere(each))) return undefined;
  if (!frames.some(isThere) || isThere(frames[0] as Mention)) return undefined;
  const place = await placeOf(given, WAYS_WITHOUT_STACK);
  return place?.line === null ? undefined : place;
}

/** Finds the only place that names a missing import, if the file of a finding does not: a setting may name a loader. */
export async function placeOfImport(
  { file, message }: Pick<Diagnostic, 'file' | 'message'>,
  index: SourceIndex,
): Promise<Place | undefined> {
  const wanted = importIn(message);
  if (!wanted || (await index.lines(file)).some((text) => wanted.test(text))) return undefined;
  await index.load();
  const found: Place[] = [];
  for (const each of index.files) {
    for (const [at, text] of (await index.lines(each)).entries()) {
      const column = text.search(wanted);
      if (column >= 0) found.push({ file: each, line: at + 1, column: column + 1 });
    }
  }
  return found.length === 1 && !index.isPartial ? found[0] : undefined;
}

async function firstOf<T, R>(all: readonly T[], find: (each: T) => Promise<R | undefined>): Promise<R | undefined> {
  for (const each of all) {
    const found = await find(each);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Finds the line that a code frame shows: in a file that the log names, else in the only one that has it. */
function shownPlace({ clues, index, named }: Search): Promise<Place | undefined> {
  return firstOf(clues.shown, async (row) => {
    const { line, text } = row;
    const fits = (source = '') => source.trim() === text || (text.length > 40 && source.trim().startsWith(text));
    const exact = await firstOf(named, async (file) => (fits((await index.lines(file))[line - 1]) ? file : undefined));
    if (exact !== undefined) return { file: exact, line, column: null };
    const found: Place[] = [];
    await index.load();
    for (const file of index.files) {
      if (index.isOver) return undefined;
      const source = await index.lines(file);
      const isShort = text.length < TELLING_LENGTH;
      const own = isShort
        ? linesOfRows(row, clues.rows, source)
        : source.flatMap((each, at) => (fits(each) ? at + 1 : []));
      found.push(...own.map((each) => ({ file, line: each, column: null })));
    }
    const there = found.filter((each) => each.line === line);
    const [only, more] = there.length > 0 ? there : found;
    return more === undefined && !index.isPartial ? only : undefined;
  });
}

/**
 * Finds the nearest place that is named outside of a stack. A path that does not resolve is only where it is written.
 */
async function mentionedPlace(search: Search): Promise<Place | undefined> {
  const { clues, index } = search;
  const told = await firstOf(clues.mentions, (mention) => (mention.inStack ? nowhere() : checked(mention, index)));
  const paths = clues.names.filter((name) => /^(?:\.{1,2}|@[\w-]+|~)\//.test(name));
  if (!told || paths.length === 0) return told;
  return (await placeNamed(search, paths, [told.file])) ?? told;
}

/** Finds the first frame of a stack that is in the sources. */
function stackPlace({ clues, index }: Search): Promise<Place | undefined> {
  return firstOf(clues.mentions, (mention) => (mention.inStack ? checked(mention, index) : nowhere()));
}

/** Finds the source of the first frame in code that the build wrote. */
function builtPlace({ clues, index, root }: Search): Promise<Place | undefined> {
  return firstOf(clues.mentions, (mention) =>
    mention.inStack ? sourceOfBuilt(mention, clues.identifier, root, index) : nowhere(),
  );
}

/** Finds the source of the first file of a stack that the build wrote, if it has the name that the message is about. */
function builtFile({ clues, index, root }: Search): Promise<Place | undefined> {
  return firstOf(clues.mentions, ({ inStack, path }) =>
    inStack ? lineOfBuilt(path, clues.identifier, root, index) : nowhere(),
  );
}

async function nowhere(): Promise<undefined> {
  return undefined;
}

async function checked({ path, line, column }: Mention, index: SourceIndex): Promise<Place | undefined> {
  const file = line === null ? undefined : index.find(path);
  if (file === undefined || line === null) return undefined;
  const lines = await index.lines(file);
  if (line > lines.length) return undefined;
  // Behind the last line end there is nothing to look at.
  if (line === lines.length && line > 1 && lines[line - 1] === '') return { file, line: line - 1, column: null };
  // Front matter is counted from below its first line.
  return /^---\s*$/.test(lines[line - 1] ?? '') ? { file, line: line + 1, column: null } : { file, line, column };
}

/** Finds a place that the log says without its file, in the file that it names nearest. */
async function hintedPlace({ clues, index, named }: Search): Promise<Place | undefined> {
  const [hint] = clues.hints;
  const [file] = named;
  return hint && file !== undefined ? checked({ path: file, inStack: false, ...hint }, index) : undefined;
}

/** Finds the place that a message says without its file: in the only file that has one of the message's words there. */
async function saidPlace({ clues, index }: Search): Promise<Place | undefined> {
  const { line, column } = clues.said ?? {};
  if (!line || !column || index.isPartial) return undefined;
  const found: Place[] = [];
  await index.load();
  for (const file of index.files) {
    if (index.isOver) return undefined;
    // Some count columns from 0.
    const there = (await index.lines(file))[line - 1]?.slice(Math.max(0, column - 2)) ?? '';
    const word = clues.words.find((each) => there.slice(0, each.length + 4).includes(each));
    if (word !== undefined) found.push({ file, line, column: column + there.indexOf(word) - 1 });
  }
  return found.length === 1 ? found[0] : undefined;
}

/** Finds the last line of a file that ends too early. */
async function endPlace({ clues, index, named: [file] }: Search): Promise<Place | undefined> {
  if (!clues.atEnd || file === undefined) return undefined;
  const line = (await index.lines(file)).findLastIndex((each) => each.trim() !== '') + 1;
  return line === 0 ? undefined : { file, line, column: null };
}

/** Finds the only place that fits these names. */
async function placeNamed(
  { index, root, clues: { words } }: Search,
  names: readonly string[],
  files: readonly string[],
): Promise<Place | undefined> {
  await index.load(files);
  const others = names.filter((name) => index.find(name) === undefined);
  const found = await placeOfNames(others, files, index, { root, words });
  if (!found?.spot || (index.isPartial && files.length > 1)) return undefined;
  return { file: found.file, line: found.spot.line, column: found.spot.column };
}

/** An install reads manifests alone. */
function filesFor({ index, stage }: Search): readonly string[] {
  return index.files.filter((file) => stage === 'build' || MANIFEST.test(file));
}
