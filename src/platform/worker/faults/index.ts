import { basename, posix } from 'node:path';

/**
 * Finds the lines of a repository that made a command fail.
 *
 * 1. `findings.ts` turns what `diagnosis/` reads in the log into findings on files of the repository.
 * 2. `place/` finds a better place for the first error; if there is no error, it finds the place that the log's message is about.
 *    Its ways are ordered, the surest first. The first way that leads to exactly one place wins.
 * 3. `corrected.ts` compares the first 8 errors with their files: a tool can name the line where it gave up (`templates/`, `yaml.ts`),
 *    or a line of the code that it generated. `similar.ts` adds names that are nearly the missing one.
 * 4. `packages/` looks for the fault in package.json, the lockfile and settings. What it finds comes first.
 * 5. The first 10 findings get the lines around their line, for the console.
 *
 * Bounds: steps 1, 4 and 5 read at most `SOURCE_LIMITS` each. Steps 2 and 3 share a search of 1,000 files, 8 MiB and 200 ms of the
 * processor (`SEARCH_LIMITS`), or a second after a build that succeeded and after a start. When a bound is reached, the search claims nothing: a finding keeps the place that the tool named.
 */
import { type Clock, processorClock } from '../../../base/clock.ts';
import { cleanLine, withoutControls } from '../../../base/text.ts';
import { type BuildFault, FAULT_LENGTH, MOST_FAULTS } from '../../../contract/built-output.ts';
import type { Diagnostic, SourceLine } from '../../../contract/control-plane.ts';
import { FAILURE_LIMITS } from '../../../contract/limits.ts';
import type { FailureFacts } from '../../../diagnosis/cause.ts';
import { focusOf, saysFault } from '../../../diagnosis/focus.ts';
import { type LogLine, readLines } from '../../../diagnosis/lines.ts';
import { ABSOLUTE_PATH } from '../../../diagnosis/paths.ts';
import { RULES, type Rules } from '../../../diagnosis/rules.ts';
import type { Workspace } from '../../sandbox/workspace.ts';
import type { BuildFailureFacts } from '../../shared/types.ts';
import { Sources } from '../files/sources.ts';
import { commitFiles } from '../installs/commit-files.ts';
import type { Build } from '../run.ts';
import { misnamedFolder, missingTheme } from './empty-site.ts';
import { type Origin, readFindings } from './findings.ts';
import { packageFault } from './packages/index.ts';

/** Findings that get the lines around their line, and the number of lines before and after it. */
const MOST_SHOWN = 10;
const AROUND = 2;

/** Returns the findings of a failed build with the lines around them. Keeps those that the failure has already. */
export async function findingsOf(facts: BuildFailureFacts, run: Build): Promise<readonly Diagnostic[]> {
  const isCommand = facts.exitCode !== null || facts.signal !== null;
  const command = isCommand ? (run.stage === 'install' ? 'install' : 'build') : undefined;
  const known = facts.diagnostics;
  if (known.length > 0) return shownIn(known, run);
  const committed = new Set((await commitFiles(run).catch(() => undefined))?.map(({ path }) => path));
  const origin = originIn(run, committed.size > 0 ? { command, committed } : { command });
  return shownIn(await diagnosticsOf({ ...facts, log: run.log.recent() }, origin), run);
}

type Sought = Pick<Build, 'root' | 'context' | 'workspace' | 'log'>;

function originIn({ root: folder, context, workspace }: Sought, more: Partial<Origin>): Origin {
  const { clock } = context;
  return { root: workspace.source, folder, command: 'build', clock, processor: processorClock, ...more };
}

/** Returns findings for people: with the lines around them, and without the folders of the build. */
function shownIn(found: readonly Diagnostic[], { context, workspace }: Build): Promise<readonly Diagnostic[]> {
  const shown = found.map((each) => ({ ...each, message: withoutOwnFolders(each.message, workspace) }));
  return withLines(shown, new Sources(workspace.source, context.clock));
}

/** Shows paths as paths of the repository, and those of other folders by their last name: these are removed with the build. */
export function withoutOwnFolders(message: string, { source, app }: Pick<Workspace, 'source' | 'app'>): string {
  return message
    .replaceAll(`file://${source}/`, '')
    .replaceAll(`${source}/`, '')
    .replace(ABSOLUTE_PATH, (path) => (path.includes(`${app}/`) ? posix.basename(path) : path));
}

/** Returns the lines of the commit that made a start fail, none if memory ran out. `top`: what an instance sees as `/app`. */
export async function findingsOfStart(
  facts: BuildFailureFacts,
  run: Build,
  top: string,
): Promise<readonly Diagnostic[]> {
  if (facts.code === 'out_of_memory') return [];
  const log = facts.log.map((line) => line.replace(INSTANCE_ROOT, top));
  const own = new Set((await commitFiles(run))?.map(({ path }) => path));
  const found = await diagnosticsOf({ ...facts, log }, originIn(run, { own, searchMs: COLD_SEARCH_MS }));
  return shownIn(
    found.filter(({ severity, line }) => severity === 'error' && line !== null),
    run,
  );
}

/** The search begins with code that this worker has not run before, and a start that fails, or a whole build, has taken longer. */
const COLD_SEARCH_MS = 1_000;

/** The root of a release in the paths that an instance prints. */
const INSTANCE_ROOT = /(?<![\w.-])\/app(?=\/)/g;

/** Returns the findings of a failed command. `facts.log` ends before the platform's own message about the failure. */
export async function diagnosticsOf(
  facts: FailureFacts,
  origin: Origin,
  { formats, causes }: Rules = RULES,
): Promise<readonly Diagnostic[]> {
  const { read, guess } = await readFindings(facts.log, origin, formats);
  const diagnostics = guess ? [...read, guess] : read;
  const sources = new Sources(origin.root, origin.clock);
  const fault = await packageFault({ ...facts, diagnostics }, sources, origin.folder, causes);
  if (!fault) return diagnostics;
  const isSame = ({ file, line }: Diagnostic) => file === fault.file && (line === null || line === fault.line);
  return [fault, ...read.filter((each) => !isSame(each))];
}

/** Returns the errors that a build printed although it succeeded, the likeliest first. They count only if its site is broken. */
export async function faultsOfSuccess(
  run: Sought,
  processor: Pick<Clock, 'now'> = processorClock,
): Promise<readonly BuildFault[]> {
  const log = run.log.recent();
  const origin = originIn(run, { processor, searchMs: COLD_SEARCH_MS });
  const { root, folder, clock } = origin;
  const misnamed = await misnamedFolder(new Sources(root, clock), folder);
  const first = misnamed ? [misnamed] : [];
  // Without an error or a warning of a tool, the log is not searched.
  if (!log.some((line) => saysFault(line) || /^WARN\b/.test(line))) return first;
  const theme = await missingTheme(log, new Sources(root, clock), folder);
  if (theme) return [theme];
  const found = await diagnosticsOf({ stage: 'build', exitCode: 0, log }, origin);
  const errors = found.filter(({ severity }) => severity === 'error').slice(0, MOST_FAULTS);
  const lines = readLines(log);
  const shown = (each: BuildFault) => ({ ...each, message: withoutOwnFolders(each.message, run.workspace) });
  const printed = errors.map((each) => shown(printedFault(each, lines)));
  if (printed.length > 0) return [...first, ...printed].slice(0, MOST_FAULTS);
  const focus = focusOf(lines);
  return focus ? [...first, shown({ file: null, line: null, message: ownWords(focus.message) })] : first;
}

function printedFault({ file, line, message }: Diagnostic, lines: readonly LogLine[]): BuildFault {
  const fault = { file, line, message: ownWords(message) };
  return file !== null && line !== null && isMarked(message, basename(file), lines)
    ? { ...fault, isMarked: true }
    : fault;
}

/** The mark of an error, as loggers write it before its first line. */
const MARKED = /^\[?(?:ERROR|FATAL)\]?:?\s/;
/** Lines of an error below the marked one, and of an object that a logger writes for one. */
const MARKED_LINES = 12;
const OBJECT_LINES = 100;

/** True if a line has the mark of an error, and it or the lines below it contain the finding's first words and its file. */
function isMarked(message: string, file: string, lines: readonly LogLine[]): boolean {
  const words = message.slice(0, 40);
  return lines.some(({ text }, at) => {
    if (!MARKED.test(text)) return false;
    const object = text.endsWith('{') ? lines.slice(at, at + OBJECT_LINES) : [];
    // The name of the file is behind its last brace.
    const end = object.findIndex((line) => line.text.startsWith('}'));
    const below = end === -1 ? lines.slice(at, at + MARKED_LINES) : object.slice(0, end + 1);
    return [words, file].every((wanted) => below.some((each) => each.text.includes(wanted)));
  });
}

/** Returns a message as the words of a fault, within their bound. */
export function ownWords(message: string): string {
  return cleanLine(message, FAULT_LENGTH).toWellFormed();
}

/** Messages about a missing file, which the install can have left somewhere else. */
const MISSING =
  /not installed|can(?:not|'t) (?:find|resolve)|could not (?:find|resolve|load)|failed to resolve|no such file|unresolved/i;

/** Returns true if lines of the sources made a build fail, and not something that is missing from its install. */
export function isFaultOfSource(diagnostics: readonly Diagnostic[]): boolean {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return errors.length > 0 && errors.every(({ line, message }) => line !== null && !MISSING.test(message));
}

async function withLines(diagnostics: readonly Diagnostic[], sources: Sources): Promise<readonly Diagnostic[]> {
  const shown: Diagnostic[] = [];
  for (const each of diagnostics.slice(0, MOST_SHOWN)) {
    const lines = each.line === null ? undefined : await sources.lines(each.file);
    shown.push(lines && each.line !== null ? { ...each, source: linesAround(lines, each.line) } : each);
  }
  return [...shown, ...diagnostics.slice(MOST_SHOWN)];
}

function linesAround(lines: readonly string[], line: number): readonly SourceLine[] {
  const first = Math.max(1, line - AROUND);
  return lines.slice(first - 1, line + AROUND).map((text, index) => ({
    line: first + index,
    text: withoutControls(text.slice(0, FAILURE_LIMITS.sourceLine)).toWellFormed(),
  }));
}
