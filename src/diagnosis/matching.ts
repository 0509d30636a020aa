import type { LogLine } from './lines.ts';
import { search } from './literals.ts';

/** The lines of a log, and the matches of patterns on them. Formats look ahead over the same lines, so each match is kept. */
export class ReadLog {
  readonly all: readonly LogLine[];
  readonly #found = new Map<RegExp, (RegExpExecArray | null)[]>();

  constructor(lines: readonly LogLine[]) {
    this.all = lines;
  }

  get length(): number {
    return this.all.length;
  }

  /** Returns a line. Empty after the last one. */
  text(at: number): string {
    return this.all[at]?.text ?? '';
  }

  find(pattern: RegExp, at: number): RegExpExecArray | null {
    let found = this.#found.get(pattern);
    if (!found) {
      found = [];
      this.#found.set(pattern, found);
    }
    const known = found[at];
    if (known !== undefined) return known;
    const match = search(pattern, this.text(at));
    found[at] = match;
    return match;
  }
}

/** The tool or tools that a rule was written for. A rule without one fits the words of any tool. */
export type ToolName = string | readonly string[];

/**
 * The shape of one tool's report: patterns for consecutive lines, whose named groups together make a diagnostic
 * (`file`, `line`, `column`, `severity`, `code`, `message`, and `test`: the name of a test). Every pattern is anchored or cheap, and lines are
 * bounded, so that hostile logs cost linear time.
 */
export interface StepFormat {
  readonly name: string;
  readonly tool?: ToolName;
  readonly steps: readonly [Step, ...Step[]];
  /** The last step's pattern repeats on the lines below (ESLint's rows under a file). */
  readonly repeat?: true;
  /** The severity if the report names none. Default: an error. */
  readonly severity?: 'warning';
  /** The tool counts columns from 0. */
  readonly zeroColumn?: true;
  /** A suffix for the path, which names the part of the file that line numbers begin in. */
  readonly part?: string;
}

/** A report that steps cannot describe. A function reads it. */
export interface CustomFormat extends Omit<StepFormat, 'steps' | 'repeat'> {
  match(lines: ReadLog, at: number): Match | undefined;
}

export type Format = StepFormat | CustomFormat;

export type Step = RegExp | SkippingStep;

interface SkippingStep {
  readonly pattern: RegExp;
  /** Lines that may be skipped before the one that matches. */
  readonly skip?: number;
  /** A pattern that skipped lines must match. Of its groups, the last value counts (the line above a caret). */
  readonly over?: RegExp;
}

/** A report that was found: the groups of its diagnostics, and the first line after it. */
export interface Match {
  readonly groups: readonly Readonly<Record<string, string | undefined>>[];
  readonly next: number;
}

/** Returns the report that begins at line `at`, if it has the shape of `format`. */
export function matchFormat(format: Format, lines: ReadLog, at: number): Match | undefined {
  if ('match' in format) return format.match(lines, at);
  const groups: Record<string, string | undefined> = {};
  let cursor = at;
  for (const [index, step] of format.steps.entries()) {
    const found = findStep(partsOf(step), lines, cursor, index > 0);
    if (!found) return undefined;
    for (const [name, value] of Object.entries(found.groups)) if (value !== undefined) groups[name] = value;
    cursor = found.at + 1;
  }
  const last = format.steps.at(-1);
  if (!format.repeat || !last) return { groups: [groups], next: cursor };
  return repeated(partsOf(last).pattern, groups, lines, cursor);
}

function repeated(pattern: RegExp, first: Match['groups'][number], lines: ReadLog, from: number): Match {
  const groups = [first];
  let cursor = from;
  for (; cursor < lines.length && groups.length < 1_000; cursor++) {
    const row = lines.find(pattern, cursor);
    if (!row) break;
    groups.push({ file: first.file, ...row.groups });
  }
  return { groups, next: cursor };
}

export function partsOf(step: Step): SkippingStep {
  return step instanceof RegExp ? { pattern: step } : step;
}

function findStep(step: SkippingStep, lines: ReadLog, from: number, maySkip: boolean) {
  const skip = maySkip ? (step.skip ?? 0) : 0;
  const passed: Record<string, string | undefined> = {};
  for (let at = from; at <= from + skip && at < lines.length; at++) {
    const match = lines.find(step.pattern, at);
    if (match) return { at, groups: { ...passed, ...match.groups } };
    const over = step.over && lines.find(step.over, at);
    if (step.over && !over) return undefined;
    for (const [name, value] of Object.entries(over?.groups ?? {})) if (value !== undefined) passed[name] = value;
  }
  return undefined;
}
