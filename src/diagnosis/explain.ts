import { cleanLine } from '../base/text.ts';
import { type Cause, type FailureFacts, recognise, type Seen } from './cause.ts';
import { CAUSES } from './causes.ts';
import { focusOf } from './focus.ts';
import { isEcho, lastWords } from './last-words.ts';
import { readLines } from './lines.ts';
import type { PackagePart } from './package-part.ts';
import { ABSOLUTE_PATH } from './paths.ts';
import { shownPath } from './shown-path.ts';

export type { FailureFacts } from './cause.ts';

/** The result of `explainFailure`: clean lines, which may still be hostile as Markdown or HTML. */
export interface Explanation {
  /** One line of at most 300 characters: stage, cause, exit code. */
  readonly headline: string;
  /** The next step, if the cause is known. */
  readonly remedy: string | undefined;
  readonly cause?: string;
  /** The part of the project's package files that is at fault, and the cause in words. */
  readonly fault?: { readonly part: PackagePart; readonly summary: string };
}

const STAGES: Readonly<Record<string, string>> = {
  queue: 'Deployment failed',
  clone: 'Clone failed',
  install: 'Install failed',
  build: 'Build failed',
  sync: 'Upload failed',
  activate: 'Activation failed',
};

/** Lines at the end of the log that are searched. */
const LINES = 1_000;
const HEADLINE_LENGTH = 300;
/** Messages that say no more than the exit code. */
const EMPTY_WORDS =
  /exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i;
/** The embedded platform's message for a command that failed. */
const COMMAND_FAILED = /^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /;
const WARNING = /^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|<w>\s|\(node:\d+\))/;

/** Explains a failure by the known causes. An unknown one gets no remedy rather than a wrong one. Linear time; never throws. */
export function explainFailure(facts: FailureFacts, causes: readonly Cause[] = CAUSES): Explanation {
  const lines = readLines(facts.message ? [...facts.log, facts.message] : facts.log)
    .slice(-LINES)
    .map((line) => line.text)
    .filter((line) => !WARNING.test(line));
  const placed = placedByBuilder(facts, causes, lines);
  if (placed) return explained(facts, placed.cause, placed.known, placed.message);
  // Signs with a code of the platform are more reliable.
  for (const hasCodes of [true, false]) {
    for (const cause of causes) {
      const signs = cause.signs.filter(({ codes }) => hasCodes === (codes !== undefined));
      const known = recognise({ signs }, facts, lines);
      const summary = known && cause.summary(known);
      if (known && summary) return explained(facts, cause, known, summary);
    }
  }
  return { headline: headline(facts, unknownCause(facts, lines), lines), remedy: undefined };
}

function explained(facts: FailureFacts, cause: Cause, known: Seen, summary: string): Explanation {
  const remedy = cleanLine(cause.remedy(known), 500);
  const part = cause.part?.(known);
  return {
    headline: headline(facts, summary, known.lines),
    remedy,
    cause: cause.name,
    ...(part && { fault: { part, summary: cleanLine(summary, HEADLINE_LENGTH) } }),
  };
}

/** Returns the cause whose place the builder found. The builder has the sources, so its message is used. */
function placedByBuilder(facts: FailureFacts, causes: readonly Cause[], lines: Seen['lines']) {
  for (const { severity, code, message } of facts.diagnostics ?? []) {
    const cause = severity === 'error' ? causes.find((each) => each.part && each.name === code) : undefined;
    if (cause) return { cause, message, known: recognise(cause, facts, lines) ?? { groups: {}, facts, lines } };
  }
  return undefined;
}

function headline(facts: FailureFacts, words: string, lines: Seen['lines']): string {
  const cause = words.replace(ABSOLUTE_PATH, (path) => shownPath(path.replace(/^file:\/\//, ''), { facts, lines }));
  const stage = STAGES[facts.stage?.toLowerCase() ?? ''] ?? 'Deployment failed';
  const how = saysExit(cause, facts) ? '' : exitWords(facts);
  const room = HEADLINE_LENGTH - stage.length - how.length - 2;
  return `${stage}: ${cleanLine(cause.trim().replace(/\.$/, ''), room)}${how}`;
}

function saysExit(cause: string, { exitCode, signal }: FailureFacts): boolean {
  if (typeof exitCode === 'number') return cause.includes(`exited with code ${exitCode}`);
  return signal !== undefined && signal !== null && cause.includes(` by ${signal}`);
}

function exitWords({ exitCode, signal }: FailureFacts): string {
  if (typeof exitCode === 'number' && exitCode !== 0) return ` (exit code ${exitCode})`;
  return signal ? ` (${cleanLine(signal, 20)})` : '';
}

/** Returns the first error with its place, else the platform's message, else the line of the log that says best what failed. */
function unknownCause(facts: FailureFacts, lines: Seen['lines']): string {
  const error = facts.diagnostics?.find((each) => each.severity === 'error');
  if (error) return `${error.file}${error.line === null ? '' : `:${error.line}`}: ${error.message}`;
  if (facts.message && !EMPTY_WORDS.test(facts.message)) return facts.message;
  const silent = silentCommand(facts, lines);
  if (silent) return silent;
  return wordsOfLog(facts, lines) ?? (facts.message || facts.code || 'the platform gave no reason');
}

/** Returns the line that says best what failed. Of what two readers find, the longer one counts if it contains the other. */
function wordsOfLog({ message }: FailureFacts, lines: Seen['lines']): string | undefined {
  const last = lastWords(lines, message);
  const own = lines.filter((line) => line !== message).map((text) => ({ text, folder: undefined }));
  const best = focusOf(own)?.message;
  return best === undefined || last?.includes(best) || (last !== undefined && best.includes(last)) ? last : best;
}

/** Names a command that failed and printed nothing. The lines above it in the log are from other commands. */
function silentCommand({ message }: FailureFacts, lines: Seen['lines']): string | undefined {
  const words = COMMAND_FAILED.exec(message ?? '')?.groups;
  const own = lines.lastIndexOf(`$ ${words?.command?.slice(1, -1)}`);
  const start = own === -1 ? lines.findLastIndex((line) => line.startsWith('$ ')) : own;
  if (!words || start === -1) return undefined;
  const printed = lines.slice(start + 1).filter((line) => line !== message && !isEcho(line));
  return printed.length > 0 ? undefined : `the ${words.stage} command ${words.command} failed, and it printed nothing`;
}
