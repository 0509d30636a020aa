import { FAILURE_CODES } from '../contract/control-plane.ts';
import { search } from './literals.ts';
import type { ToolName } from './matching.ts';
import type { PackagePart } from './package-part.ts';

/** Returns the names in a folder of the repository (`''`: its root). Returns none if there is no such folder. */
export type ListFolder = (folder: string) => readonly string[];

/** The facts of a failed deployment. Platforms other than the embedded one may report less, or use other words. */
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
  readonly list?: ListFolder | undefined;
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
  /** The name of a cause, if the builder found the place of that cause in a package file. */
  readonly code?: string | null;
  readonly message: string;
}

/** The material for the words of a cause: the named groups of its sign, the facts, and the cleaned lines of the log. */
export interface Seen {
  readonly groups: Readonly<Record<string, string | undefined>>;
  readonly facts: FailureFacts;
  readonly lines: readonly string[];
}

export interface Sign {
  readonly tool?: ToolName;
  readonly codes?: readonly string[];
  /** An unknown stage matches any. */
  readonly stages?: readonly string[];
  readonly exitCodes?: readonly number[];
  readonly signals?: readonly string[];
  /** Is tried on each line, the last line first. It begins with an anchor or a literal, so that it takes linear time. */
  readonly log?: RegExp;
  /** Counts only if no finding has the line of the error: builds that succeed print such lines too. */
  readonly weak?: true;
}

/** A known cause. Any of its signs shows it. */
export interface Cause {
  readonly name: string;
  readonly signs: readonly Sign[];
  /** Returns a phrase for the headline, after "Build failed: ". Returns undefined if the signs mean something else here. */
  summary(seen: Seen): string | undefined;
  /** Returns the next step, in one or two plain sentences. It names only settings that the platform has. */
  remedy(seen: Seen): string;
  part?(seen: Seen): PackagePart | undefined;
}

/**
 * Causes by their names, in the order in which their signs are tried. A sign that is a line of the log is its pattern. Without signs,
 * the platform's code of that name is the only one.
 */
export type CauseTable = Readonly<
  Record<string, Omit<Cause, 'name' | 'signs'> & { readonly signs?: readonly (Sign | RegExp)[] }>
>;

/** Returns signs that are lines of tools, by the name of each tool. */
export function byTool(lines: Readonly<Record<string, RegExp | readonly RegExp[]>>): readonly Sign[] {
  return Object.entries(lines).flatMap(([tool, logs]) => [logs].flat().map((log) => ({ tool, log })));
}

export function causesOf(table: CauseTable): readonly Cause[] {
  return Object.entries(table).map(([name, { signs = [{ codes: [name.replaceAll('-', '_')] }], ...cause }]) => ({
    ...cause,
    name,
    signs: signs.map((sign) => (sign instanceof RegExp ? { log: sign } : sign)),
  }));
}

export function recognise(
  { signs }: Pick<Cause, 'signs'>,
  facts: FailureFacts,
  lines: readonly string[],
): Seen | undefined {
  for (const sign of signs) {
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

export function findInLines(lines: readonly string[], pattern: RegExp): string | undefined {
  for (const line of lines) {
    const found = search(pattern, line)?.[1];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns `"name"`, or the fallback if there is no name. */
export function quoted(name: string | undefined, fallback: string): string {
  return name === undefined || name === '' ? fallback : `"${name}"`;
}
