import { FAILURE_CODES } from '../contract/control-plane.ts';
import { search } from './literals.ts';
import type { ToolName } from './matching.ts';
import type { PackagePart } from './package-part.ts';

/** What is known of a failed deployment. Other platforms may report less, or use other words. */
export interface FailureFacts {
  readonly stage?: string | null | undefined;
  /** The platform's failure code. Those of the embedded platform are `FAILURE_CODES`. */
  readonly code?: string | null | undefined;
  readonly message?: string | null | undefined;
  readonly exitCode?: number | null | undefined;
  readonly signal?: string | null | undefined;
  readonly log: readonly string[];
  /** Findings already mapped to the repository, the most useful first. */
  readonly diagnostics?: readonly Finding[];
  /** Names in a folder of the repository (`''`: its root), empty if there is none. Finds imports whose case is wrong. */
  readonly list?: ((folder: string) => readonly string[]) | undefined;
  readonly repository?: string | undefined;
  readonly branch?: string | undefined;
  readonly outputDirectory?: string | undefined;
  /** An earlier deploy set `outputDirectory`, and this one did not. */
  readonly keptOutput?: boolean;
}

export interface Finding {
  readonly file: string;
  readonly line: number | null;
  readonly severity: string;
  /** The name of a cause, if the builder found that cause's place in a package file. */
  readonly code?: string | null;
  readonly message: string;
}

/** What a cause's words are made of: the named groups of its sign, the facts, and the log's cleaned lines. */
export interface Seen {
  readonly groups: Readonly<Record<string, string | undefined>>;
  readonly facts: FailureFacts;
  readonly lines: readonly string[];
}

/** All members that are given must match. */
export interface Sign {
  readonly tool?: ToolName;
  readonly codes?: readonly string[];
  /** An unknown stage matches any. */
  readonly stages?: readonly string[];
  readonly exitCodes?: readonly number[];
  readonly signals?: readonly string[];
  /** Matched on each line, last line first; anchored or led by a literal, so that it costs linear time. */
  readonly log?: RegExp;
  /** Only if no finding shows the line of the error: builds that go on print this line too. */
  readonly weak?: true;
}

/** A known cause. Any of its signs shows it. */
export interface Cause {
  readonly name: string;
  readonly signs: readonly Sign[];
  /** A phrase for the headline, after "Build failed: ". Undefined: these signs mean something else after all. */
  summary(seen: Seen): string | undefined;
  /** One or two plain sentences: the next step. Names only settings that the platform has, as far as it is known. */
  remedy(seen: Seen): string;
  /** What of the project's package files is at fault. */
  part?(seen: Seen): PackagePart | undefined;
}

/** Returns the facts of a cause, if one of its signs matches. */
export function recognise(cause: Cause, facts: FailureFacts, lines: readonly string[]): Seen | undefined {
  for (const sign of cause.signs) {
    if (sign.codes && !(facts.code && sign.codes.includes(facts.code))) continue;
    if (sign.exitCodes && !(typeof facts.exitCode === 'number' && sign.exitCodes.includes(facts.exitCode))) continue;
    if (sign.signals && !(facts.signal && sign.signals.includes(facts.signal))) continue;
    if (sign.stages && facts.stage && !sign.stages.includes(facts.stage.toLowerCase())) continue;
    if (sign.weak && facts.diagnostics?.some(({ severity, line }) => severity === 'error' && line !== null)) continue;
    if (!sign.log) return { groups: {}, facts, lines };
    for (let at = lines.length - 1; at >= 0; at--) {
      const match = search(sign.log, lines[at] ?? '');
      if (match) return { groups: match.groups ?? {}, facts, lines };
    }
  }
  return undefined;
}

/** True for a failure of the embedded platform, whose settings docs/builds.md describes. Another one may have others. */
export function isEmbedded({ code }: FailureFacts): boolean {
  return FAILURE_CODES.some((each) => each === code);
}

/** The first group of the first line that matches, in the log's order. */
export function findInLines(lines: readonly string[], pattern: RegExp): string | undefined {
  for (const line of lines) {
    const found = search(pattern, line)?.[1];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** `"name"`, or the fallback if the log does not name it. */
export function quoted(name: string | undefined, fallback: string): string {
  return name === undefined || name === '' ? fallback : `"${name}"`;
}
