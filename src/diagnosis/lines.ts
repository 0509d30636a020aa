import { cleanLine, stripEscapes } from '../base/text.ts';

/**
 * The part of a log that is read: its last lines, where the errors are, the end of each entry, and the beginning of each line.
 * Each pattern takes bounded time per character, so these limits bound the time of a diagnosis.
 */
const LIMITS = { lines: 5_000, characters: 256 * 1024, lineLength: 1_000, entryLength: 64 * 1024 } as const;

/** A clean line of a build's log, without the prefixes of runners and package managers. */
export interface LogLine {
  readonly text: string;
  /** The folder that the tool ran in, if a monorepo runner names it. Relative paths begin there. */
  readonly folder: string | undefined;
}

/** Prefixes of a tool's output. They are removed until none is left, at most `ROUNDS` times. */
const PREFIXES: readonly RegExp[] = [
  // ISO time (CI runners, container logs), then the time of day (Vite, Astro), with or without brackets.
  /^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,
  /^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,
  // pnpm: `packages/web build: `, `packages/web build$ `; `. prepare: ` of the project itself.
  /^(?<folder>\.|[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,
  // turbo: `web:build: `, `@scope/web:build: `.
  /^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,
  // Yarn workspaces: `[@scope/web]: `, `➤ YN0000: `.
  /^\[@?[\w./-]{1,80}\]: /,
  /^➤ YN\d{4}: (?:[│┌└] ?)?/,
  // Yarn 2 and later, of a script that runs at the install: `site@workspace:. STDERR `.
  /^@?[^\s@]{1,100}@(?:workspace:(?<folder>[\w@./-]{1,200})|\w{1,20}:\S{1,200}) STD(?:ERR|OUT)(?: |$)/,
  // concurrently: `[0] `; BuildKit: `#12 3.456 `; compose: `web-1  | `.
  /^\[\d{1,2}\] /,
  /^#\d{1,4} \d{1,5}\.\d{1,3} /,
  /^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,
  /^npm (?:ERR!|error)(?: |$)/,
  /^\[(?:11ty|webpack-cli)\](?: |$)/,
  /^Original error stack trace: (?=\S)/,
  // Tailwind's box.
  /^│ (?=\w*Error: )/,
  // Nuxt and Storybook: the box of their terminal, and the server that renders Nuxt's pages.
  /^[│└■▲●◆◇](?: {2}|$)/u,
  /^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/,
];
const ROUNDS = 4;

/** Lines that name the folder of a task: pnpm and yarn before its output, turbo and npm after a failure. */
const FOLDERS: readonly RegExp[] = [
  /^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,
  /^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,
  /^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,
  /^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,
];

/**
 * Returns the lines of a log: entries split at line ends, progress overwritten by `\r` dropped, escapes and controls removed,
 * prefixes of runners stripped. Reads the last 5,000 lines, 1,000 characters of each and 256 Ki characters of all.
 * Linear time.
 */
export function readLines(log: readonly string[]): readonly LogLine[] {
  const lines: string[] = [];
  let room: number = LIMITS.characters;
  for (let at = log.length - 1; at >= 0 && lines.length < LIMITS.lines && room > 0; at--) {
    const entry = log[at] ?? '';
    const bounded = entry.length > LIMITS.entryLength ? entry.slice(-LIMITS.entryLength) : entry;
    const parts = bounded.split('\n');
    for (let part = parts.length - 1; part >= 0 && lines.length < LIMITS.lines && room > 0; part--) {
      const raw = parts[part] ?? '';
      const line = withoutUnknownPlace(cleanLine(lastOverwrite(stripEscapes(raw)), LIMITS.lineLength).trimEnd());
      // Characters that are dropped take time too, though less.
      room -= Math.max(line.length, raw.length / 16);
      lines.push(line);
    }
  }
  const projects = announcedPrefixes(lines);
  const read = unwrapped(unbroken(lines.reverse().map((line) => withoutPrefixes(line, projects))));
  const folders = taskFolders(read);
  return read.map(({ text, folder, task }) => ({ text, folder: folder ?? folders.get(task ?? '') }));
}

function withoutUnknownPlace(line: string): string {
  return line.includes(':undefined') ? line.replace(/(?<=\.\w{1,10})(?::undefined){1,2}(?!\S)/g, '') : line;
}

/** Returns the prefixes that a runner announces: nx `project: `, and pnpm `folder script: `, which other lines may have too. */
function announcedPrefixes(lines: readonly string[]): ReadonlySet<string> {
  const names = lines.map((line) =>
    line.includes('nx run ')
      ? /\bnx run ([@\w./-]{1,100}):/.exec(line)?.[1]
      : /^([\w@.-]{1,100} [a-z][\w:-]{0,60})\$ /.exec(line)?.[1],
  );
  return new Set(names.filter((name) => name !== undefined));
}

/** Returns the folders that the log names, by task; '' is the output without a prefix. */
function taskFolders(lines: readonly TaskLine[]): ReadonlyMap<string, string> {
  const folders = new Map<string, string>();
  for (const { text, task } of lines) {
    for (const pattern of FOLDERS) {
      const groups = pattern.exec(text)?.groups;
      if (groups?.folder) folders.set(task ?? groups.task?.replace('#', ':') ?? '', groups.folder);
    }
  }
  return folders;
}

interface TaskLine extends LogLine {
  readonly task: string | undefined;
  /** The line continues a box that a tool draws. */
  readonly boxed: boolean;
}

/** V8 quotes a text that is no JSON with its line ends. */
const QUOTE = /^(?:.{0,200}\s)?Unexpected (?:token|non-whitespace)\b.{0,60}, (?:\.\.\.)?".{0,100}$/;
const QUOTE_END = /"(?:\.\.\.)? is not valid JSON\b/;
const MOST_QUOTED = 12;

/** Joins the lines of a message that quotes several lines. */
function unbroken(lines: readonly TaskLine[]): readonly TaskLine[] {
  const whole: TaskLine[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as TaskLine;
    const isBroken = line.text.includes('Unexpected ') && QUOTE.test(line.text) && !QUOTE_END.test(line.text);
    const end = isBroken ? lines.slice(at + 1, at + 1 + MOST_QUOTED).findIndex(({ text }) => QUOTE_END.test(text)) : -1;
    if (end === -1) {
      whole.push(line);
      continue;
    }
    const parts = lines.slice(at, at + end + 2).map(({ text }) => text.trim());
    whole.push({ ...line, text: parts.join(' ').slice(0, LIMITS.lineLength) });
    at += end + 1;
  }
  return whole;
}

const BOX_WIDTH = 71;

function unwrapped(lines: readonly TaskLine[]): readonly TaskLine[] {
  if (!lines.some(({ text }) => text.startsWith('┌  Building storybook'))) return lines;
  const whole: TaskLine[] = [];
  let length = 0;
  for (const line of lines) {
    const before = whole.at(-1);
    const [word = ''] = line.text.split(' ', 1);
    const isBroken = line.boxed && length > 0 && length <= BOX_WIDTH && length + 1 + word.length > BOX_WIDTH;
    if (before && isBroken && /^[\w("'`./@-]/.test(word)) {
      whole[whole.length - 1] = { ...before, text: `${before.text} ${line.text}`.slice(0, LIMITS.lineLength) };
    } else whole.push(line);
    length = line.text.length;
  }
  return whole;
}

function withoutPrefixes(line: string, projects: ReadonlySet<string>): TaskLine {
  let text = line;
  let folder: string | undefined;
  let task: string | undefined;
  let boxed = false;
  for (let round = 0; round < ROUNDS; round++) {
    const match = firstPrefix(text) ?? projectPrefix(text, projects);
    if (!match) break;
    folder ??= match.groups?.folder;
    task ??= match.groups?.task;
    boxed ||= match[0] === '│  ';
    text = text.slice(match[0].length);
  }
  return { text, folder, task, boxed };
}

function projectPrefix(text: string, projects: ReadonlySet<string>): RegExpExecArray | undefined {
  if (projects.size === 0) return undefined;
  const match = /^(?<name>[@\w./-]{1,100}|(?<folder>[\w@.-]{1,100}) [a-z][\w:-]{0,60})(?::(?: |$)|\$ )/.exec(text);
  return match && projects.has(match.groups?.name ?? '') ? match : undefined;
}

function firstPrefix(text: string): RegExpExecArray | undefined {
  for (const prefix of PREFIXES) {
    const match = prefix.exec(text);
    if (match) return match;
  }
  return undefined;
}

/** Returns what a terminal shows of `a\rb\r`: the last part that is not empty. */
function lastOverwrite(text: string): string {
  if (!text.includes('\r')) return text;
  return text.split('\r').findLast((part) => part.trim() !== '') ?? '';
}

/** The line by which npm, Yarn 1 or Bun shows a script of the project that it runs. */
const OWN_SCRIPT =
  /^> @?[^\s@]{1,150}@\S{1,60} (?:pre|post)?(?:install|prepare)$|^\$ (?!(?:npm|pnpm|yarn|bun|corepack) )/;

export function isOfScript(lines: readonly LogLine[], at: number): boolean {
  const folder = lines[at]?.folder;
  if (folder !== undefined) return !folder.includes('node_modules');
  return lines.slice(0, at).some(({ text }) => OWN_SCRIPT.test(text));
}

/** Removes the help that npm prints below some errors. It would push the errors out of the lines that are shown. */
export function withoutHelp(log: readonly string[]): readonly string[] {
  const begin = log.findIndex((line) => /\bnpm (?:ERR!|error) Usage:\s*$/.test(line));
  const end = log.findIndex((line, at) => at > begin && /\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(line));
  return begin === -1 || end === -1 ? log : log.toSpliced(begin, end - begin);
}
