import { posix } from 'node:path';
import type { Diagnostic, Severity } from '../contract/control-plane.ts';

export interface RankedDiagnostics {
  /** Errors, then warnings, then notices; in each the most useful first. */
  readonly shown: readonly Diagnostic[];
  /** How many more there are of each. */
  readonly rest: Readonly<Record<Severity, number>>;
}

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'notice'];

/** Files that settings live in: an error there is often the echo of one in the source. */
const CONFIGURATION = /^\..|.\.config\.[a-z]{1,10}$|^package(?:-lock)?\.json$/;

function isConfiguration(file: string): boolean {
  const name = posix.basename(file);
  return CONFIGURATION.test(name) || (name.includes('tsconfig') && name.endsWith('.json'));
}

/** TypeScript's errors of its options. They are the cause of what it says of sources. */
const OPTION_ERROR = /^TS5\d{3}$/;

/** Returns whether a finding is an error of the options that all sources are read with. */
export function isOptionError({ code }: Pick<Diagnostic, 'code'>): boolean {
  return OPTION_ERROR.test(code ?? '');
}

/** The name of a rule of a linter. */
function isLint({ code }: Diagnostic): boolean {
  const [rule = '', ...plugin] = (code ?? '').split('/').reverse();
  return /^[a-z][a-z-]+$/.test(rule) && plugin.every((part) => /^@?[a-z][\w-]*$/.test(part));
}

/** What a linter says of code that would not run, other than of its style. */
const STOPS = /^Parsing error|\bUnable to resolve\b|\bis not defined\b|\bnot found in\b/;

function configurationWeight(diagnostic: Diagnostic): number {
  return isOptionError(diagnostic) ? -1 : isConfiguration(diagnostic.file) ? 1 : 0;
}

/**
 * At most `perSeverity` findings of each kind (GitHub shows 10 annotations of a kind a step): those with a line
 * before those without, first errors before follow-ups (same place, or same message again), sources before
 * configuration; otherwise in the log's order.
 */
export function rankDiagnostics(diagnostics: readonly Diagnostic[], perSeverity = 10): RankedDiagnostics {
  const places = new Set<string>();
  const messages = new Set<string>();
  const weighed = diagnostics.map((diagnostic) => {
    const place = JSON.stringify([diagnostic.severity, diagnostic.file, diagnostic.line]);
    const message = JSON.stringify([diagnostic.severity, diagnostic.message]);
    const stops = isLint(diagnostic) && STOPS.test(diagnostic.message);
    const followUp = places.has(place) || messages.has(message);
    places.add(place);
    messages.add(message);
    const weight =
      (diagnostic.line === null ? 4 : 0) +
      (followUp && !stops ? 2 : 0) +
      configurationWeight(diagnostic) -
      (stops ? 1 : 0);
    return { diagnostic, weight };
  });
  const kinds = SEVERITIES.map((severity) =>
    weighed
      .filter(({ diagnostic }) => diagnostic.severity === severity)
      .toSorted((a, b) => a.weight - b.weight)
      .map(({ diagnostic }) => diagnostic),
  );
  const most = Math.max(0, perSeverity);
  const rest = (kind: readonly Diagnostic[] | undefined) => Math.max(0, (kind?.length ?? 0) - most);
  return {
    shown: kinds.flatMap((kind) => kind.slice(0, most)),
    rest: { error: rest(kinds[0]), warning: rest(kinds[1]), notice: rest(kinds[2]) },
  };
}
