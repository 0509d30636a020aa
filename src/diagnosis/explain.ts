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
  /** The next step; undefined if the cause is not known. */
  readonly remedy: string | undefined;
  /** The name of the known cause. */
  readonly cause?: string;
  /** What of the project's package files is at fault, and the cause in words. */
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

/** Lines of the log's end in which causes are looked for. */
const LINES = 1_000;
const HEADLINE_LENGTH = 300;
/** What says no more than the exit code does. */
const EMPTY_WORDS =
  /exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i;
/** The embedded platform's message for a command that failed. */
const COMMAND_FAILED = /^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /;
const WARNING = /^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|<w>\s|\(node:\d+\))/;

/**
 * Explains a failed deployment by a table of known causes. An unknown cause gets no remedy rather than a wrong one.
 * Linear time; never throws.
 */
export function explainFailure(facts: FailureFacts, causes: readonly Cause[] = CAUSES): Explanation {
  const lines = readLines(facts.message ? [...facts.log, facts.message] : facts.log)
    .slice(-LINES)
    .map((line) => line.text)
    .filter((line) => !WARNING.test(line));
  const placed = placedByBuilder(facts, causes, lines);
  if (placed) return explained(facts, placed.cause, placed.known, placed.message);
  for (const signs of ['codes', 'others'] as const) {
    for (const cause of causes) {
      const known = recogniseBy(cause, signs, facts, lines);
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

/** The cause whose place the builder found: it has the sources, so its words are the better ones. */
function placedByBuilder(facts: FailureFacts, causes: readonly Cause[], lines: Seen['lines']) {
  for (const { severity, code, message } of facts.diagnostics ?? []) {
    const cause = severity === 'error' ? causes.find((each) => each.part && each.name === code) : undefined;
    if (cause) return { cause, message, known: recognise(cause, facts, lines) ?? { groups: {}, facts, lines } };
  }
  return undefined;
}

/** A sign that names the platform's code is surer than any that reads the log. */
function recogniseBy(cause: Cause, by: 'codes' | 'others', facts: FailureFacts, lines: Seen['lines']) {
  const signs = cause.signs.filter((sign) => (by === 'codes') === (sign.codes !== undefined));
  return signs.length === 0 ? undefined : recognise({ ...cause, signs }, facts, lines);
}

function headline(facts: FailureFacts, words: string, lines: Seen['lines']): string {
  const cause = words.replace(ABSOLUTE_PATH, (path) => shownPath(path.replace(/^file:\/\//, ''), { facts, lines }));
  const stage = STAGES[facts.stage?.toLowerCase() ?? ''] ?? 'Deployment failed';
  const how = toldIn(cause, facts) ? '' : exitWords(facts);
  const room = HEADLINE_LENGTH - stage.length - how.length - 2;
  return `${stage}: ${cleanLine(cause.trim().replace(/\.$/, ''), room)}${how}`;
}

/** A platform's message may end with how the command ended. */
function toldIn(cause: string, { exitCode, signal }: FailureFacts): boolean {
  if (typeof exitCode === 'number') return cause.includes(`exited with code ${exitCode}`);
  return signal !== undefined && signal !== null && cause.includes(` by ${signal}`);
}

function exitWords({ exitCode, signal }: FailureFacts): string {
  if (typeof exitCode === 'number' && exitCode !== 0) return ` (exit code ${exitCode})`;
  return signal ? ` (${cleanLine(signal, 20)})` : '';
}

/** The first error's words and place, else the platform's message, else the log's last telling line. */
function unknownCause(facts: FailureFacts, lines: Seen['lines']): string {
  const error = facts.diagnostics?.find((each) => each.severity === 'error');
  if (error) return `${error.file}${error.line === null ? '' : `:${error.line}`}: ${error.message}`;
  if (facts.message && !EMPTY_WORDS.test(facts.message)) return facts.message;
  const silent = silentCommand(facts, lines);
  if (silent) return silent;
  return toldWords(facts, lines) ?? (facts.message || facts.code || 'the platform gave no reason');
}

/** The line that says best what is wrong, in the longer form of the two readers. */
function toldWords({ message }: FailureFacts, lines: Seen['lines']): string | undefined {
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
