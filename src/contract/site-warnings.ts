import { isObject, isText } from '../base/json.ts';
import { FAULT_LENGTH, MOST_SITE_WARNINGS, SITE_WARNINGS, type SiteWarning } from './built-output.ts';
import { FAILURE_LIMITS } from './limits.ts';

/** Reads the warnings of a deployment from a source that is not trusted. Undefined if it is not a list of at most 10 of them. */
export function readSiteWarnings(value: unknown): readonly SiteWarning[] | undefined {
  if (!Array.isArray(value) || value.length > MOST_SITE_WARNINGS) return undefined;
  const read = value.flatMap((each) => readSiteWarning(each) ?? []);
  return read.length === value.length ? read : undefined;
}

function readSiteWarning(value: unknown): SiteWarning | undefined {
  const { code, file, line, message } = isObject(value) ? value : {};
  const known = SITE_WARNINGS.find((each) => each === code);
  if (!known || !isText(message, FAULT_LENGTH)) return undefined;
  if (file !== null && !isText(file, FAILURE_LIMITS.file)) return undefined;
  if (line !== null && !(typeof line === 'number' && Number.isSafeInteger(line) && line > 0)) return undefined;
  return { code: known, file, line, message };
}
