import type { SlipwayError } from '../../base/errors.ts';
import { present } from '../../base/json.ts';
import { cleanLine } from '../../base/text.ts';
import type { Diagnostic } from '../../contract/control-plane.ts';
import { shownAt } from '../../deploy/events.ts';
import type { Annotation, AnnotationKind, Runner } from '../runner/runner.ts';

/** The runner keeps ten annotations of each kind for a step, and silently drops the rest. */
const MOST_OF_A_KIND = 10;

export type Annotations = ReturnType<typeof createAnnotations>;

/** Counts the step's annotations. Makes log lines of those that the runner would drop. */
export function createAnnotations(runner: Runner) {
  const spent: Record<AnnotationKind, number> = { error: 0, warning: 0, notice: 0 };
  let dropped = 0;
  /** `explanation`: lines below it. */
  const add = (kind: AnnotationKind, annotation: Annotation, explanation: readonly string[] = []) => {
    if (spent[kind] < MOST_OF_A_KIND) {
      spent[kind]++;
      runner.annotate(kind, annotation);
    } else {
      dropped++;
      runner.line(`${kind}: ${shownAt(annotation.place)}${annotation.message}`);
    }
    for (const line of explanation) runner.line(`  ${line}`);
  };
  return {
    add,
    dropped: () => dropped,
    /** Adds an error and those found with it, and their remedies. */
    addError(error: SlipwayError) {
      for (const each of [error, ...error.also]) {
        add('error', { message: cleanLine(each.message), place: each.place }, explain(each));
      }
    },
    addDiagnostic({ file, line, column, code, severity, message }: Diagnostic) {
      const place = { file, ...present({ line: line ?? undefined, column: column ?? undefined }) };
      const title = code === null ? {} : { title: cleanLine(code, 80) };
      add(severity, { ...title, message: cleanLine(message, 1_000), place });
    },
  };
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
