import { listOf, membersOf, oneOf, orNull, type Reader, text } from '../base/readers.ts';
import { FAULT_LENGTH, MOST_SITE_WARNINGS, SITE_WARNINGS, type SiteWarning } from './built-output.ts';
import { FAILURE_LIMITS } from './limits.ts';

/** Reads the warnings of a deployment from a source that is not trusted. Undefined if it is not a list of at most 10 of them. */
export const readSiteWarnings: Reader<readonly SiteWarning[]> = listOf(
  MOST_SITE_WARNINGS,
  membersOf({
    code: oneOf(SITE_WARNINGS),
    file: orNull(text(FAILURE_LIMITS.file)),
    line: orNull((value) =>
      typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined,
    ),
    message: text(FAULT_LENGTH),
  }),
);
