import type { SourcePlace } from '../base/errors.ts';
import type { Severity } from '../contract/control-plane.ts';

/** The findings of a check, with their severity. Dead links and leaks fail it. */
export const FINDINGS = {
  index_unanswered: 'error',
  index_empty: 'error',
  base_path: 'error',
  dead_link: 'error',
  dead_asset: 'error',
  leaked_secret_file: 'error',
  leaked_private_key: 'error',
  leaked_repository: 'error',
  dead_fragment: 'warning',
  example_of_secrets: 'warning',
  ignored_rule: 'warning',
  large_file: 'warning',
  source_maps: 'notice',
  not_all_checked: 'notice',
} as const satisfies Readonly<Record<string, Severity>>;

export type FindingCode = keyof typeof FINDINGS;

export interface Finding {
  readonly code: FindingCode;
  readonly message: string;
  readonly remedy?: string | undefined;
  /** In the repository; absent if it has no single place. */
  readonly place?: SourcePlace | undefined;
}

export function severityOf({ code }: Finding): Severity {
  return FINDINGS[code];
}
