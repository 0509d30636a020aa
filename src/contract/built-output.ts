/**
 * The output of a build, as the process that read it describes it: names, sizes and hashes, and no content. A platform that is started
 * with `onOutput` passes it on, so that whoever checks a build opens none of its files.
 */
export interface BuiltOutput {
  /** The files that are published, sorted by path. */
  readonly files: readonly BuiltFile[];
  /** Files that are not published, or should not be. At most 1,000. */
  readonly odd: readonly OddPath[];
  /** At most 51. */
  readonly ignoredRules: readonly IgnoredRule[];
}

/** Sizes in bytes: as it is, and compressed as servers compress while they answer. */
export interface BuiltFile {
  /** In the output directory, `/` between. */
  readonly path: string;
  readonly bytes: number;
  readonly brotli: number;
  readonly gzip: number;
  /** SHA-256 of the content, hex. */
  readonly digest: string;
  /** True: it contains a private key in PEM form. */
  readonly hasKey?: true;
}

/** `repository`: a folder `.git`. `secrets`: a file of secrets, by its name. `example`: one that is there to be copied. */
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
