import { posix } from 'node:path';
import { cleanLine } from '../base/text.ts';
import type { Diagnostic, Severity } from '../contract/control-plane.ts';
import { inFull } from './focus.ts';
import { FORMATS } from './formats.ts';
import { readLines } from './lines.ts';
import { type Format, matchFormat, ReadLog } from './matching.ts';
import { BODY } from './paths.ts';

/** Findings kept, from the first. */
const MOST_FINDINGS = 500;
/** Characters of a message. */
const MESSAGE_LENGTH = 500;

export interface Parsed extends Diagnostic {
  /** The source line, if the tool shows it but names no file. Then `file` is empty. */
  readonly frame?: string | undefined;
}

const SEVERITIES: readonly (readonly [Severity, RegExp])[] = [
  ['warning', /^(?:warn|warning|deprecation warning|!|⚠)/i],
  ['notice', /^(?:hint|info|note|message|i$)/i],
  ['error', /./],
];

/** The headings of reports of builds that succeed, and of builds that fail. */
const COMPILED = /^Compiled with warnings\.?$/;
const FAILED = /\bfail(?:ed)?\b|^error\b|^Treating warnings as errors/i;

/**
 * Returns the findings in a build's log, in its order, each once. Paths and places are as the tool wrote them: `mapPaths`
 * finds them in the repository. Messages are plain lines (`cleanLine`), but may be hostile as Markdown or HTML. Reads
 * as much of the log as `readLines` does, in linear time, and never throws.
 */
export function parseDiagnostics(log: readonly string[], formats: readonly Format[] = FORMATS): readonly Parsed[] {
  const lines = new ReadLog(readLines(log));
  const found = new Map<string, Parsed>();
  let isWarned = false;
  for (let at = 0; at < lines.length && found.size < MOST_FINDINGS; ) {
    const text = lines.text(at);
    isWarned = COMPILED.test(text) || (isWarned && !FAILED.test(text));
    const report = readReport(lines, at, formats);
    for (const read of report?.diagnostics ?? []) {
      const diagnostic: Parsed = isWarned && read.severity === 'error' ? { ...read, severity: 'warning' } : read;
      const { file, line, column, message } = diagnostic;
      const key = JSON.stringify([file, line, column, message]);
      if (!found.has(key) && found.size < MOST_FINDINGS) found.set(key, diagnostic);
    }
    at = report?.next ?? at + 1;
  }
  return [...found.values()];
}

function readReport(lines: ReadLog, at: number, formats: readonly Format[]) {
  if (lines.text(at).trim() === '') return undefined;
  for (const format of formats) {
    const match = matchFormat(format, lines, at);
    if (!match) continue;
    const diagnostics = match.groups
      .map((groups) => {
        const found = toDiagnostic(groups, format, lines.all[at]?.folder);
        if (!found) return undefined;
        const full = inFull(found.message, lines.all, lineOf(found.message, lines, at, match.next));
        const test = groups.test === undefined ? '' : `, in the test "${groups.test.slice(0, 120)}"`;
        return { ...found, message: cleanLine(full + test, MESSAGE_LENGTH) };
      })
      .filter((each) => each !== undefined);
    return { diagnostics, next: match.next };
  }
  return undefined;
}

function lineOf(message: string, lines: ReadLog, from: number, end: number): number {
  for (let at = from; at < end; at++) if (lines.text(at).includes(message.slice(0, 60))) return at;
  return end - 1;
}

function toDiagnostic(
  groups: Readonly<Record<string, string | undefined>>,
  format: Format,
  folder: string | undefined,
): Parsed | undefined {
  const { message, frame } = groups;
  // The module that a compiler makes of Markdown has other line numbers.
  const file = (groups.file ?? '').replace(/(?<=\.mdx?)\.js(?=$|\?)/, '');
  if (!(file || frame) || !message) return undefined;
  const line = (file === (groups.file ?? '') && positive(groups.line)) || null;
  const column = line === null ? null : positive(groups.column);
  return {
    file: file && inFolder(file.trim(), folder) + partOf(format, file, line),
    line,
    column: column === null ? null : format.zeroColumn ? column + 1 : column || null,
    severity: severityOf(groups.severity, format),
    code: groups.code ?? null,
    message: cleanLine(asWritten(withoutPlace(message.trim(), file), file), MESSAGE_LENGTH),
    frame,
  };
}

/** Returns the suffix for a path. Included templates have absolute paths, and line numbers of the whole file. */
function partOf({ part = '' }: Format, file: string, line: number | null): string {
  return line === null || (part === BODY && file.startsWith('/')) ? '' : part;
}

/** Removes the severity, the file and the place that compilers write before a message. */
function withoutPlace(message: string, file: string): string {
  const said = message.replace(/^(?:error: |\[error\] )|\?vue&type=[\w=&.-]+| \[plugin [\w@/:-]{1,60}\]$/gi, '');
  const [, path = '', words] = /^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.exec(said) ?? [];
  const [name] = file.split('?', 1);
  return words !== undefined && (`/${path}`.endsWith(`/${name}`) || `/${name}`.endsWith(`/${path}`)) ? words : said;
}

/** Makes the absolute path of a missing file, which Node.js prints, relative as in the import. */
function asWritten(message: string, file: string): string {
  return message.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/, (path) => {
    const way = posix.relative(posix.dirname(file), path);
    return !file.startsWith('/') ? path : way.startsWith('.') ? way : `./${way}`;
  });
}

function severityOf(word: string | undefined, format: Format): Severity {
  if (word === undefined) return format.severity ?? 'error';
  return SEVERITIES.find(([, pattern]) => pattern.test(word))?.[0] ?? 'error';
}

function positive(digits: string | undefined): number | null {
  return digits === undefined ? null : Number(digits);
}

function inFolder(file: string, folder: string | undefined): string {
  if (folder === undefined || /^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.test(file)) return file;
  return `${folder}/${file.replace(/^(?:\.\/)+/, '')}`;
}
