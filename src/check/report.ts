import { SlipwayError, type SourcePlace } from '../base/errors.ts';
import type { BuiltFile } from '../contract/built-output.ts';
import type { Severity } from '../contract/control-plane.ts';
import type { FailureReport } from '../deploy/failure.ts';

/** The findings of a check, with their severity. Dead links and leaks fail it. */
export const FINDINGS = {
  build_fault: 'error',
  index_unanswered: 'error',
  index_empty: 'error',
  base_path: 'error',
  dead_link: 'error',
  dead_asset: 'error',
  leaked_secret_file: 'error',
  leaked_private_key: 'error',
  leaked_repository: 'error',
  index_unfilled: 'warning',
  built_for_host: 'warning',
  printed_error: 'warning',
  odd_address: 'warning',
  dead_fragment: 'warning',
  dead_mention: 'warning',
  unclosed_block: 'warning',
  unprocessed_rule: 'warning',
  open_front_matter: 'warning',
  example_of_secrets: 'warning',
  ignored_rule: 'warning',
  large_file: 'warning',
  source_maps: 'notice',
  not_all_checked: 'notice',
} as const satisfies Readonly<Record<string, Severity>>;

export interface Finding {
  readonly code: keyof typeof FINDINGS;
  readonly message: string;
  readonly remedy?: string | undefined;
  /** Its place in the repository. Absent if it has no single place. */
  readonly place?: SourcePlace | undefined;
  /** The path in the output that it is about. Its source is looked up for `place`. */
  readonly built?: string;
}

export function severityOf({ code }: Finding): Severity {
  return FINDINGS[code];
}

export interface CheckReport {
  readonly pages: number;
  /** The number of different links and assets inside the site. */
  readonly links: number;
  readonly files: number;
  /** Bytes of all files, as they are and compressed. */
  readonly bytes: number;
  readonly brotli: number;
  readonly gzip: number;
  readonly largest: readonly BuiltFile[];
  /** Errors, then warnings, then notices; those with a place first. */
  readonly findings: readonly Finding[];
}

/** Returns an error that begins with the first finding, or undefined if the site passes. */
export function verdict({ findings }: CheckReport): SlipwayError | undefined {
  const [first, ...more] = findings.filter((each) => severityOf(each) === 'error');
  if (!first) return undefined;
  const { place, message, remedy } = first;
  const where = place ? `${place.file}${place.line === undefined ? '' : `:${place.line}`}: ` : '';
  const rest = more.length === 0 ? '' : ` (and ${more.length} more ${more.length === 1 ? 'error' : 'errors'})`;
  return new SlipwayError('check_failed', `Check failed: ${where}${message}${rest}`, {
    remedy: remedy ?? 'Correct what the annotations name. They are in the summary too.',
  });
}

const LISTED_MOST = 20;

/** Returns a failed check in the shape of a failed deployment, for the output `failure`. */
export function checkFailure(error: SlipwayError, { findings }: CheckReport): FailureReport {
  const placed = findings.flatMap((finding) => {
    const { code, message, place } = finding;
    if (!place) return [];
    const { file, line = null, column = null } = place;
    return [{ file, line, column, severity: severityOf(finding), code, message }];
  });
  return {
    headline: error.message,
    stage: 'check',
    code: error.code,
    exitCode: undefined,
    remedy: error.remedy,
    log: [],
    diagnostics: placed.slice(0, LISTED_MOST),
    moreDiagnostics: Math.max(0, placed.length - LISTED_MOST),
  };
}
