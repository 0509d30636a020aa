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
