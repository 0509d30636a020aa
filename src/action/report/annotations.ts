import type { SlipwayError } from '../../base/errors.ts';
import { present } from '../../base/json.ts';
import { cleanLine } from '../../base/text.ts';
import type { Diagnostic } from '../../contract/control-plane.ts';
import { shownAt } from '../../deploy/events.ts';
import type { Annotation, AnnotationKind, Runner } from '../runner/runner.ts';

/** The runner keeps ten annotations of each kind for a step, and silently drops the rest. */
const MOST_OF_A_KIND = 10;

/** Counts the step's annotations. Makes log lines of those that the runner would drop. */
export class Annotations {
  readonly #runner: Runner;
  readonly #spent: Record<AnnotationKind, number> = { error: 0, warning: 0, notice: 0 };
  #dropped = 0;

  constructor(runner: Runner) {
    this.#runner = runner;
  }

  get dropped(): number {
    return this.#dropped;
  }

  /** `explanation`: lines below it. */
  add(kind: AnnotationKind, annotation: Annotation, explanation: readonly string[] = []): void {
    if (this.#spent[kind] < MOST_OF_A_KIND) {
      this.#spent[kind]++;
      this.#runner.annotate(kind, annotation);
    } else {
      this.#dropped++;
      this.#runner.line(`${kind}: ${shownAt(annotation.place)}${annotation.message}`);
    }
    for (const line of explanation) this.#runner.line(`  ${line}`);
  }

  /** Adds an error and those found with it, and their remedies. */
  addError(error: SlipwayError): void {
    for (const each of [error, ...error.also]) {
      this.add('error', { message: cleanLine(each.message), place: each.place }, explain(each));
    }
  }

  addDiagnostic(diagnostic: Diagnostic): void {
    const { file, line, column } = diagnostic;
    const place = { file, ...present({ line: line ?? undefined, column: column ?? undefined }) };
    const code = diagnostic.code === null ? {} : { title: cleanLine(diagnostic.code, 80) };
    this.add(diagnostic.severity, { ...code, message: cleanLine(diagnostic.message, 1_000), place });
  }
}

/** Returns the remedy's lines and, for a fault that the user cannot mend, the call and the causes. */
export function explain(error: SlipwayError): readonly string[] {
  const lines = error.remedy?.split('\n') ?? [];
  if (error.mender === 'user') return lines;
  return [...lines, ...tellCall(error), ...tellCauses(error.cause)];
}

function tellCall({ call }: SlipwayError): readonly string[] {
  if (!call) return [];
  const status = call.status === undefined ? '' : ` answered ${call.status}`;
  const id = call.requestID === undefined ? '' : ` (request ${call.requestID})`;
  return [`Call: ${call.method} ${call.path}${status}${id}`];
}

function tellCauses(cause: unknown, depth = 0): readonly string[] {
  if (!(cause instanceof Error) || depth > 3) return [];
  return [`Cause: ${cleanLine(cause.message, 500)}`, ...tellCauses(cause.cause, depth + 1)];
}
