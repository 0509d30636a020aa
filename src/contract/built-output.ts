/**
 * Describes the output of a build by names, sizes and hashes, without its content. The process that read the output makes it. A
 * platform that is started with `onOutput` passes it on, so that a check opens no file of a build.
 */
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

export const MOST_FAULTS = 5;
export const FAULT_LENGTH = 500;

/** Returns the words for an error of a build that succeeded. */
export function faultWords({ message }: Pick<BuildFault, 'message'>): string {
  return `The build ended with 0 in spite of an error: ${message}`;
}

/** An error that a build printed. `file` is a path of the repository, or null if no file is known. */
export interface BuildFault {
  readonly file: string | null;
  readonly line: number | null;
  /** One line of at most 500 characters. */
  readonly message: string;
  /** The tool marked it as an error, and its line is known. It counts also if the site seems whole: a page may be left out. */
  readonly isMarked?: true;
}

/**
 * Faults that a platform looks for before a release goes live, as a check does, the type that an app got from its build, and quotas of
 * its organization that are nearly used.
 */
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
/** Warnings of a deployment. */
export const MOST_SITE_WARNINGS = 10;

/** A fault of the start page of a deployment that went live, at its place in the repository. */
export interface SiteWarning extends BuildFault {
  readonly code: SiteWarningCode;
}

/** A published file. Sizes are in bytes. */
export interface BuiltFile {
  /** From the output directory, with `/` between folders. */
  readonly path: string;
  readonly bytes: number;
  /** Compressed at the level that servers use while they answer. */
  readonly brotli: number;
  readonly gzip: number;
  /** SHA-256 of the content, hex. */
  readonly digest: string;
  /** It contains a private key in PEM form. */
  readonly hasKey?: true;
}

/** `repository`: a folder `.git`. `secrets`: a file of secrets, by its name. `example`: a template of such a file. */
export const ODD_KINDS = ['repository', 'secrets', 'example'] as const;

export interface OddPath {
  readonly path: string;
  readonly kind: (typeof ODD_KINDS)[number];
}

/** A line of `_redirects` or `_headers` that has no effect. Without `line`, the whole file has none. */
export interface IgnoredRule {
  readonly file: string;
  readonly line?: number;
  /** At most 200 characters. */
  readonly reason: string;
}
