import { writeFileSync } from 'node:fs';
import { endGroup, error, info, notice, saveState, setOutput, setSecret, startGroup, warning } from '@actions/core';
import { asSlipwayError, type SourcePlace } from '../../base/errors.ts';
import { present } from '../../base/json.ts';
import type { Secrets } from '../../base/secrets.ts';
import { cleanLine } from '../../base/text.ts';

/** The name of the state in which `main` saves for `post` what is open at the forge. */
export const SAVED = 'slipway';

export type AnnotationKind = 'error' | 'warning' | 'notice';

export interface Annotation {
  readonly message: string;
  readonly title?: string;
  readonly place?: SourcePlace | undefined;
}

/** The commands of the runner: @actions/core in production, arrays in a test. */
export interface Runner {
  /** Prints one line of the log. The runner never takes it for a command. */
  line(text: string): void;
  group(title: string): void;
  endGroup(): void;
  /** Prints foreign lines while the runner ignores commands. `token` must be random. */
  replay(lines: readonly string[], token: string): void;
  annotate(kind: AnnotationKind, annotation: Annotation): void;
  mask(secret: string): void;
  output(name: string, value: string): void;
  /** Saves a text for the `post` step. */
  state(name: string, value: string): void;
  summary(markdown: string): void;
}

const ANNOTATE = { error, warning, notice } as const;

export function actionsRunner(summaryFile: string | undefined): Runner {
  const written = warningOnce();
  return {
    line: (text) => info(logLine(text)),
    group: (title) => startGroup(logLine(title)),
    endGroup,
    replay: (lines, token) => {
      info([`::stop-commands::${token}`, ...lines.map(logLine), `::${token}::`].join('\n'));
    },
    annotate: (kind, { message, title, place }) => {
      const { file, line: startLine, column: startColumn } = place ?? {};
      ANNOTATE[kind](logLine(message), present({ title, file, startLine, startColumn }));
    },
    mask: setSecret,
    output: (name, value) => written('the outputs', () => setOutput(name, value)),
    state: (name, value) => written('the state for the post step', () => saveState(name, value)),
    summary: (markdown) => {
      if (summaryFile !== undefined) written('the summary', () => writeFileSync(summaryFile, markdown));
    },
  };
}

/** Replaces secrets in what is shown, besides the masks of the runner. Outputs and state pass unchanged. */
export function redactingRunner(runner: Runner, secrets: Secrets): Runner {
  const redact = (text: string) => secrets.redact(text);
  return {
    line: (text) => runner.line(redact(text)),
    group: (title) => runner.group(redact(title)),
    endGroup: () => runner.endGroup(),
    replay: (lines, token) => runner.replay(lines.map(redact), token),
    annotate: (kind, annotation) => {
      const title = annotation.title === undefined ? {} : { title: redact(annotation.title) };
      runner.annotate(kind, { ...annotation, ...title, message: redact(annotation.message) });
    },
    mask: (secret) => runner.mask(secret),
    output: (name, value) => runner.output(name, value),
    state: (name, value) => runner.state(name, value),
    summary: (markdown) => runner.summary(markdown),
  };
}

/** Warns once about each file that cannot be written, as on a full disk. The deploy goes on. */
function warningOnce(): (what: string, write: () => void) => void {
  const warned = new Set<string>();
  return (what, write) => {
    try {
      write();
    } catch (thrown) {
      if (!warned.has(what)) warning(logLine(`The runner cannot keep ${what}: ${asSlipwayError(thrown).message}`));
      warned.add(what);
    }
  };
}

/** Makes a line that is no workflow command: `::name::` at its beginning (the runner skips spaces) or `##[name]` anywhere. */
export function logLine(text: string): string {
  return cleanLine(text)
    .replaceAll('##[', '## [')
    .replace(/^(\s*):(?=:)/, '$1: ');
}
