import type { BuiltFile } from '../contract/built-output.ts';
import type { Finding } from './finding.ts';

/** The result of a check. */
export interface CheckReport {
  readonly pages: number;
  /** Different links and assets inside the site. */
  readonly links: number;
  readonly files: number;
  /** Bytes of all files, as they are and as they travel. */
  readonly bytes: number;
  readonly brotli: number;
  readonly gzip: number;
  /** The first few by size. */
  readonly largest: readonly BuiltFile[];
  /** Errors, then warnings, then notices; those with a place first. */
  readonly findings: readonly Finding[];
}
