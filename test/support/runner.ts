import { type Annotation, type AnnotationKind, logLine, type Runner } from '../../src/action/runner/runner.ts';

/** A runner that records its calls. `printed` contains all that a reader of the log sees, in order. */
export class RecordingRunner implements Runner {
  readonly printed: string[] = [];
  readonly annotations: (Annotation & { readonly kind: AnnotationKind })[] = [];
  readonly masks: string[] = [];
  readonly outputs: Record<string, string> = {};
  readonly states: Record<string, string> = {};
  readonly summaries: string[] = [];
  /** What was printed before each mask was set, by mask. */
  readonly saidBeforeMask = new Map<string, number>();

  line(text: string): void {
    this.printed.push(logLine(text));
  }
  group(title: string): void {
    this.printed.push(`▸ ${logLine(title)}`);
  }
  endGroup(): void {
    this.printed.push('◂');
  }
  replay(lines: readonly string[]): void {
    this.printed.push(...lines.map(logLine));
  }
  annotate(kind: AnnotationKind, annotation: Annotation): void {
    this.annotations.push({ kind, ...annotation });
    this.printed.push(`${kind}: ${logLine(annotation.message)}`);
  }
  mask(secret: string): void {
    this.masks.push(secret);
    this.saidBeforeMask.set(secret, this.printed.length);
  }
  output(name: string, value: string): void {
    this.outputs[name] = value;
  }
  state(name: string, value: string): void {
    this.states[name] = value;
  }
  summary(markdown: string): void {
    this.summaries.push(markdown);
  }
  get page(): string {
    return this.summaries.at(-1) ?? '';
  }
}
