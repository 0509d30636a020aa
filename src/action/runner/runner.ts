import { writeFileSync } from 'node:fs';
import { endGroup, error, info, notice, saveState, setOutput, setSecret, startGroup, warning } from '@actions/core';
import { asSlipwayError, type SourcePlace } from '../../base/errors.ts';
import { cleanLine } from '../../base/text.ts';
import type { OutputName } from '../../deploy/inputs/table.ts';
import type { SeedOutputName } from '../../seed/inputs.ts';

/** The name under which `main` keeps for `post` what is open at GitHub. */
export const SAVED = 'slipway';

export type AnnotationKind = 'error' | 'warning' | 'notice';

export interface Annotation {
  readonly message: string;
  readonly title?: string;
  readonly place?: SourcePlace;
}

/** What the runner offers a step. @actions/core in production, arrays in a test. */
export interface Runner {
  /** One line of the log. Whatever it holds, it is not taken for a command. */
  line(text: string): void;
  group(title: string): void;
  endGroup(): void;
  /** Foreign lines, printed while the runner takes no commands. `token` must be random. */
  replay(lines: readonly string[], token: string): void;
  annotate(kind: AnnotationKind, annotation: Annotation): void;
  /** Has the log hide this text from here on. */
  mask(secret: string): void;
  output(name: OutputName | SeedOutputName, value: string): void;
  /** Kept for the `post` step. */
  state(name: string, value: string): void;
  /** Writes the step's summary anew. */
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
      ANNOTATE[kind](logLine(message), {
        ...(title === undefined ? {} : { title }),
        ...(place === undefined ? {} : { file: place.file }),
        ...(place?.line === undefined ? {} : { startLine: place.line }),
        ...(place?.column === undefined ? {} : { startColumn: place.column }),
      });
    },
    mask: setSecret,
    output: (name, value) => written('the outputs', () => setOutput(name, value)),
    state: (name, value) => written('the state for the post step', () => saveState(name, value)),
    summary: (markdown) => {
      if (summaryFile !== undefined) written('the summary', () => writeFileSync(summaryFile, markdown));
    },
  };
}

/** A disk that is full costs what would be written there; the deploy is told all the same. Each is warned of once. */
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

/**
 * Text as one line of the log that is no workflow command: neither `::name::` at its beginning (the runner looks
 * behind spaces) nor `##[name]` anywhere.
 */
export function logLine(text: string): string {
  return cleanLine(text)
    .replaceAll('##[', '## [')
    .replace(/^(\s*):(?=:)/, '$1: ');
}
