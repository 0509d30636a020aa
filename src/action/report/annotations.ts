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

  /** The number of findings that became log lines. */
  get dropped(): number {
    return this.#dropped;
  }

  add(kind: AnnotationKind, annotation: Annotation): void {
    if (this.#spent[kind] < MOST_OF_A_KIND) {
      this.#spent[kind]++;
      this.#runner.annotate(kind, annotation);
      return;
    }
    this.#dropped++;
    this.#runner.line(`${kind}: ${shownAt(annotation.place)}${annotation.message}`);
  }

  addDiagnostic(diagnostic: Diagnostic): void {
    const { file, line, column } = diagnostic;
    const place = { file, ...present({ line: line ?? undefined, column: column ?? undefined }) };
    const code = diagnostic.code === null ? {} : { title: cleanLine(diagnostic.code, 80) };
    this.add(diagnostic.severity, { ...code, message: cleanLine(diagnostic.message, 1_000), place });
  }
}
