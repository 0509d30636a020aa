import { count, listOf, mark, membersOf, oneOf, orNull, type ReadBy, text } from '../base/readers.ts';
import { FAILURE_LIMITS } from './limits.ts';

/** The output of a build by names, sizes and hashes, made by the process that read it, so that a check opens no file of a build. */
export interface BuiltOutput {
  /** The files that are published, sorted by path. */
  readonly files: readonly BuiltFile[];
  /** Paths that are not published, or should not be. At most 1,000. */
  readonly odd: readonly OddPath[];
  /** Rules of `_redirects` and `_headers` without an effect. At most 51. */
  readonly ignoredRules: readonly IgnoredRule[];
  /** Errors in the log of the build, although it succeeded, the likeliest first. At most 5. */
  readonly faults: readonly BuildFault[];
}

/** Bytes, and so at most as many characters, of the path of a file. */
export const OUTPUT_PATH_BYTES = 1_024;
const path = text(OUTPUT_PATH_BYTES);

export const MOST_FAULTS = 5;
export const FAULT_LENGTH = 500;

export function faultWords({ message }: Pick<BuildFault, 'message'>): string {
  return `The build ended with 0 in spite of an error: ${message}`;
}

/** An error that a build printed. `file` is a path of the repository, or null if no file is known. */
export type BuildFault = ReadBy<typeof readBuildFault>;

export const readBuildFault = membersOf(
  { file: orNull(path), line: orNull(count), message: text(FAULT_LENGTH) },
  /** The tool marked it as an error, and its line is known. It counts also if the site seems whole: a page may be left out. */
  { isMarked: mark },
);

/** Of a deployment that went live: faults of its site, the type that its build gave it, quotas that are nearly used. */
export const SITE_WARNINGS = [
  'build_fault',
  'type_detected',
  'quota_near',
  'cdn_behind',
  'index_unanswered',
  'index_empty',
  'index_unfilled',
  'dead_asset',
  'dead_mention',
  'unclosed_block',
  'unprocessed_rule',
] as const;
export type SiteWarningCode = (typeof SITE_WARNINGS)[number];
export const MOST_SITE_WARNINGS = 10;

/** Reads a fault of the start page of a deployment that went live, at its place in the repository. */
const siteWarning = membersOf({
  code: oneOf(SITE_WARNINGS),
  file: orNull(text(FAILURE_LIMITS.file)),
  line: orNull((value) => count(value) || undefined),
  message: text(FAULT_LENGTH),
});
export type SiteWarning = ReadBy<typeof siteWarning>;

/** Reads the warnings of a deployment from a source that is not trusted. Undefined if it is not a list of at most 10 of them. */
export const readSiteWarnings = listOf(MOST_SITE_WARNINGS, siteWarning);

/** A published file. Sizes are in bytes. */
export type BuiltFile = ReadBy<typeof readBuiltFile>;

export const readBuiltFile = membersOf(
  {
    /** From the output directory, with `/` between folders. */
    path,
    bytes: count,
    /** Compressed at the level that servers use while they answer. */
    brotli: count,
    gzip: count,
    /** SHA-256 of the content, hex. */
    digest: text(64),
  },
  /** It contains a private key in PEM form. */
  { hasKey: mark },
);

export type OddPath = ReadBy<typeof readOddPath>;

/** `repository`: a folder `.git`. `secrets`: a file of secrets, by its name. `example`: a template of such a file. */
export const readOddPath = membersOf({ path, kind: oneOf(['repository', 'secrets', 'example']) });

/** A line of `_redirects` or `_headers` that has no effect. Without `line`, the whole file has none. */
export type IgnoredRule = ReadBy<typeof readIgnoredRule>;

export const readIgnoredRule = membersOf({ file: text(256), reason: text(1_000) }, { line: count });
