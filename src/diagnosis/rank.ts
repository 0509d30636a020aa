import { posix } from 'node:path';
import { type Diagnostic, SEVERITIES, type Severity } from '../contract/control-plane.ts';

/** Files of settings. An error there often follows from one in the sources. */
const CONFIGURATION = /^\..|.\.config\.[a-z]{1,10}$|^package(?:-lock)?\.json$/;

function isConfiguration(file: string): boolean {
  const name = posix.basename(file);
  return CONFIGURATION.test(name) || (name.includes('tsconfig') && name.endsWith('.json'));
}

/** TypeScript's errors about its options. Its errors about sources follow from them. */
const OPTION_ERROR = /^TS5\d{3}$/;

export function isOptionError({ code }: Pick<Diagnostic, 'code'>): boolean {
  return OPTION_ERROR.test(code ?? '');
}

/** TypeScript's errors about names that it cannot find. Other errors follow from them. */
const UNRESOLVED = /^ts\(?(?:2304|2305|2307|2503|2552|2580|2614|2686|2688|2694|2724|2792|2882)\)?$/i;
/** TypeScript's errors about types that it cannot infer, unused names and packages without types. They follow from others, or are noise. */
const IMPLIED =
  /^ts\(?(?:6133|6138|6192|6196|6198|6385|6387|7005|7006|7016|7019|7022|7023|7024|7027|7028|7030|7031|7034|7044|7045|7053|18046|80\d{3})\)?$/i;
/** Messages of parsers that say only where they stopped. Another message about the file is more exact. */
const VAGUE =
  /^(?:\w*Error: )?(?:[×x] )?(?:(?:Module )?[Bb]uild failed\b|Unexpected (?:token|eof|end of file)\b|Expression expected|Declaration or statement expected|Unterminated regexp literal|Expected (?:ident|unicode escape)\b|'(?:[),;:}]|=>|<\/)' expected)/i;

function kindWeight({ code, message }: Diagnostic): number {
  const written = code ?? '';
  return (UNRESOLVED.test(written) ? -1 : 0) + (IMPLIED.test(written) ? 3 : 0) + (VAGUE.test(message) ? 0.5 : 0);
}

function isLint({ code }: Diagnostic): boolean {
  const [rule = '', ...plugin] = (code ?? '').split('/').reverse();
  return /^[a-z][a-z-]+$/.test(rule) && plugin.every((part) => /^@?[a-z][\w-]*$/.test(part));
}

/** A linter's messages about code that would not run, rather than its style. */
const STOPS = /^Parsing error|\bUnable to resolve\b|\bis not defined\b|\bnot found in\b/;

/**
 * Returns at most `perSeverity` findings of each severity (GitHub shows 10 annotations of each for a step). Those with a line
 * come before those without, new ones before repeated places or messages, and sources before configuration. Otherwise the
 * order of the log stays.
 */
export function rankDiagnostics(diagnostics: readonly Diagnostic[], perSeverity = 10) {
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
      (isOptionError(diagnostic) ? -2 : isConfiguration(diagnostic.file) ? 1 : 0) +
      kindWeight(diagnostic) -
      (stops ? 1 : 0);
    return { diagnostic, weight };
  });
  const sorted = weighed.toSorted((a, b) => a.weight - b.weight).map(({ diagnostic }) => diagnostic);
  const kinds = Object.groupBy(sorted, ({ severity }) => severity);
  const most = Math.max(0, perSeverity);
  const rest = (kind: Severity) => Math.max(0, (kinds[kind]?.length ?? 0) - most);
  return {
    /** Errors, then warnings, then notices; in each the most useful first. */
    shown: SEVERITIES.flatMap((kind) => kinds[kind]?.slice(0, most) ?? []),
    /** The numbers of those that are not shown. */
    rest: { error: rest('error'), warning: rest('warning'), notice: rest('notice') },
  };
}
