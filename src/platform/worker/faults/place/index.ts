import { cleanLine } from '../../../../base/text.ts';
import type { Diagnostic } from '../../../../contract/control-plane.ts';
import { type Clues, cluesOf, type Mention } from '../../../../diagnosis/clues.ts';
import { type Focus, focusAt, focusOf } from '../../../../diagnosis/focus.ts';
import { isOfScript, type LogLine } from '../../../../diagnosis/lines.ts';
import { ABSOLUTE_PATH } from '../../../../diagnosis/paths.ts';
import { rankDiagnostics } from '../../../../diagnosis/rank.ts';
import { alsoAt } from '../../../../site/trace.ts';
import { moduleOf } from '../similar.ts';
import { linesWhere, type Place, type SourceIndex } from '../source-index.ts';
import { brokenFile, classicScript } from './broken.ts';
import { lineOfBuiltCode, sourceOfBuiltFile, useInBuiltFile } from './built-code.ts';
import { placeOfKey } from './data-key.ts';
import { linesOfRows } from './frames.ts';
import { lineOfMessage, placeOfNames } from './names.ts';
import { placeOfRoute } from './routes.ts';
import { firstOf, type Search } from './search.ts';

type Origin = Pick<Search, 'index' | 'root' | 'stage'>;

/**
 * Gives the first error a better place. If no format read an error, adds the log's message at the place that it is about. `built`: an
 * error in a file that the build wrote.
 */
export async function withPlaces(
  read: readonly Diagnostic[],
  lines: readonly LogLine[],
  origin: Origin,
  built?: Diagnostic,
): Promise<readonly Diagnostic[]> {
  const { index, root } = origin;
  const errors = read.filter(({ severity, file }) => severity === 'error' && index.has(file));
  const [first] = rankDiagnostics(errors, 1).shown;
  const known = first ?? built;
  const focus = known ? focusOn(lines, known) : focusOf(lines);
  if (!focus) return read;
  const search = searchFor(cluesOf(lines, focus), {
    ...origin,
    stage: isOfScript(lines, focus.at) ? 'build' : origin.stage,
  });
  const hasLine = first !== undefined && first.line !== null;
  const key = first && !hasLine ? await placeOfKey(first, index) : undefined;
  if (key) return read.map((each) => (each === first ? { ...first, ...key } : each));
  const broken = await brokenFile(search, first);
  const place =
    broken?.place ?? (hasLine ? await placeBehind(first, search) : await firstOf(WAYS, (way) => way(search)));
  if (!place) return read;
  if (!first) {
    // A script prints the whole path of a missing file, which package.json writes from its folder.
    const said = place.file.includes('/') ? focus.message : focus.message.replaceAll(`'${root}/`, "'./");
    const message = cleanLine(said + alsoAt(broken), 500);
    return [...read, { severity: 'error', code: null, message, ...place }];
  }
  const isBetter = hasLine || broken !== undefined || place.file === first.file;
  return isBetter || (place.line !== null && !(await hasName(first.file, search.clues, index)))
    ? read.map((each) => (each === first ? { ...first, ...place } : each))
    : read;
}

/** Returns the line of the log that a finding was read from. */
export function focusOn(lines: readonly LogLine[], { message }: Diagnostic): Focus | undefined {
  const at = lines.findIndex(({ text }) => text.includes(message.slice(0, 60)));
  return at === -1 ? focusOf(lines) : { ...focusAt(lines, at), message };
}

/** True if a file has a name of the message. Otherwise the file may only use what another file names wrongly. */
async function hasName(file: string, { names, isAbsence }: Clues, index: SourceIndex): Promise<boolean> {
  if (isAbsence) return true;
  const own = names.filter((name) => index.find(name) === undefined);
  if (own.some((name) => name.includes('/'))) return false;
  const text = (await index.lines(file)).join('\n');
  return own.length === 0 || own.some((name) => text.includes(name));
}

/** Files that say which packages a project has, and where they come from. An install reads no others. */
const MANIFEST = /(?:^|\/)(?:package\.json|pnpm-workspace\.yaml|\.npmrc|\.yarnrc(?:\.yml)?|bunfig\.toml)$/;
/** Many files have the same shorter lines. */
const DISTINCT_LENGTH = 8;

type Way = (search: Search) => Promise<Place | undefined>;

/** Ways by the frames of a stack: the source of code that the build wrote, the use of the message's name in it, and a frame in the sources. */
const OF_STACK: readonly Way[] = [lineOfBuiltCode, useInBuiltFile, existingPlace].map(
  (find) => (search) => firstMention(search, true, (mention) => find(mention, search)),
);

/** Ways to find the place of a fault, the surest first. Each returns nothing rather than one of several places. */
const WAYS: readonly Way[] = [
  async ({ clues, manifest }) => (clues.lacksScript ? manifest : undefined),
  classicScript,
  shownLine,
  mentionedPlace,
  lineOfMessage,
  (search) => firstOf(search.named, (file) => placeOfNames(search.clues.names, [file], search)),
  referencePlace,
  hintedPlace,
  ...OF_STACK,
  placeOfRoute,
  (search) => placeOfNames(search.clues.names, filesFor(search), search),
  (search) => placeOfNames(search.clues.details, filesFor(search), search),
  async ({ named: [file] }) => (file === undefined ? undefined : { file, line: null, column: null }),
  async ({ stage, manifest }) => (stage === 'install' ? manifest : undefined),
];
const WAYS_WITHOUT_STACK = WAYS.filter((way) => !OF_STACK.includes(way));

function searchFor(clues: Clues, origin: Origin): Search {
  const { index, root } = origin;
  // TypeScript leaves the ending of a module out.
  const modules = (clues.message.match(ABSOLUTE_PATH) ?? [])
    .filter((path) => path.startsWith(`${root}/`))
    .map((path) => moduleOf(path.slice(root.length + 1), '', index));
  const paths = clues.mentions
    .filter(({ inStack }) => !inStack)
    .map(({ path }) => index.find(path) ?? sourceOfBuiltFile(path, origin));
  const named = [...modules, ...paths].filter((file) => file !== undefined);
  const file = index.manifest;
  const manifest = file === undefined ? undefined : { file, line: null, column: null };
  return { ...origin, clues, manifest, named: [...new Set(named)] };
}

/** Finds a better place for a finding that only a stack names, below frames of packages: that line called what failed. */
async function placeBehind({ file, line }: Place, search: Search): Promise<Place | undefined> {
  const { clues, index } = search;
  const isThere = (mention: Mention) => mention.line === line && index.find(mention.path) === file;
  const frames = clues.mentions.filter(({ inStack, line }) => inStack && line !== null);
  if (clues.mentions.some((each) => !each.inStack && isThere(each))) return undefined;
  if (!frames.some(isThere) || isThere(frames[0] as Mention)) return undefined;
  const place = await firstOf(WAYS_WITHOUT_STACK, (way) => way(search));
  return place?.line === null ? undefined : place;
}

/** Finds the line that a code frame shows: in a file that the log names, else in the only file that has it. */
function shownLine({ clues, index, named }: Search): Promise<Place | undefined> {
  return firstOf(clues.shown, async (row) => {
    const { line, text } = row;
    const isRow = (source = '') => source.trim() === text;
    for (const file of named) if (isRow((await index.lines(file))[line - 1])) return { file, line, column: null };
    const found: Place[] = [];
    await index.load();
    for (const file of index.files) {
      const source = await index.lines(file);
      const isShort = text.length < DISTINCT_LENGTH;
      const lines = isShort ? linesOfRows(row, clues.rows, source) : linesWhere(source, isRow);
      found.push(...lines.map((each) => ({ file, line: each, column: null })));
    }
    const there = found.filter((each) => each.line === line);
    return index.onlyOf(there.length > 0 ? there : found);
  });
}

/** Finds the nearest place that the log names outside of a stack. A path that leads nowhere is at fault where it is written. */
async function mentionedPlace(search: Search): Promise<Place | undefined> {
  const place = await firstMention(search, false, (mention) => existingPlace(mention, search));
  const paths = search.clues.names.filter((name) => /^(?:\.{1,2}|@[\w-]+|~)\//.test(name));
  if (!place || paths.length === 0) return place;
  return (await placeOfNames(paths, [place.file], search)) ?? place;
}

function firstMention<R>({ clues }: Search, inStack: boolean, find: (mention: Mention) => Promise<R | undefined>) {
  return firstOf(
    clues.mentions.filter((each) => each.inStack === inStack),
    find,
  );
}

async function existingPlace({ path, line, column }: Omit<Mention, 'inStack'>, { index }: Search) {
  const file = line === null ? undefined : index.find(path);
  if (file === undefined || line === null) return undefined;
  const lines = await index.lines(file);
  if (line > lines.length) return undefined;
  // A file that ends too early is at fault in its last line, and not behind its last line end.
  if (line === lines.length && line > 1 && lines[line - 1] === '') return { file, line: line - 1, column: null };
  // Some compilers count the lines of front matter from below its first line.
  return /^---\s*$/.test(lines[line - 1] ?? '') ? { file, line: line + 1, column: null } : { file, line, column };
}

/** Finds the only line of a file of the message that refers to another file of it, as the message writes that. */
async function referencePlace({ clues: { message, names }, index, named }: Search): Promise<Place | undefined> {
  const quoted = names.filter(
    (name) => name.includes('/') && ['"', "'", '`'].some((q) => message.includes(q + name + q)),
  );
  return firstOf(named, async (file) => {
    const others = quoted.filter((name) => (index.find(name) ?? file) !== file);
    const refers = (text: string) => others.some((name) => text.includes(`"${name}"`) || text.includes(`'${name}'`));
    const [line, more] = linesWhere(await index.lines(file), refers);
    return line === undefined || more !== undefined ? undefined : { file, line, column: null };
  });
}

/** Finds a line that the log names without its file: in the nearest file that it names. */
async function hintedPlace(search: Search): Promise<Place | undefined> {
  const [hint] = search.clues.hints;
  const [path] = search.named;
  return hint && path !== undefined ? existingPlace({ path, ...hint }, search) : undefined;
}

/** What describes the project to people, and not to a tool. */
const DESCRIBES = /^(?:README|CONTRIBUTING|SECURITY)\b[^/]*$/i;

function filesFor({ index, stage }: Search): readonly string[] {
  return index.files.filter((file) => (stage === 'build' ? !DESCRIBES.test(file) : MANIFEST.test(file)));
}
