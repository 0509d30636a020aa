import * as v from 'valibot';
import { parseSize } from '../../base/sizes.ts';
import { members, optional } from '../shared/schema.ts';

const SIZE = 'must be a size above 0 with a unit, as "512MiB", "10GiB" or "1.5TiB"';

function isSize(text: string): boolean {
  try {
    return parseSize(text, 'disk') > 0;
  } catch {
    return false;
  }
}

/** A whole number, so that a limit is what people read in it. */
function wholeNumber(least: number, most: number, description: string) {
  const words = `must be a whole number, ${least} to ${most}`;
  return optional(
    v.pipe(v.number(words), v.integer(words), v.minValue(least, words), v.maxValue(most, words)),
    description,
  );
}

/** The quotas of an organization in `platform.json`. `contract/quotas.ts` says what each counts. */
export const QUOTAS = members({
  disk: optional(
    v.pipe(v.string(SIZE), v.check(isSize, SIZE)),
    'What the files of all kept releases may take, as "10GiB". Each release counts with all its files. Default: no bound.',
  ),
  apps: wholeNumber(
    0,
    1_000_000,
    'Apps at once, with those of previews, and without deleted ones. Default: --organization-apps.',
  ),
  buildsAtOnce: wholeNumber(
    1,
    10_000,
    'Builds at once, on all nodes. Further ones wait. Default: --organization-builds.',
  ),
  buildMinutesPerMonth: wholeNumber(
    0,
    100_000_000,
    'Minutes that builds may take in a month of UTC, also those that fail or are cancelled. Default: no bound.',
  ),
  kvsRequestsPerMonth: wholeNumber(
    0,
    1_000_000_000_000,
    'Requests to the key-value store in a month of UTC. Default: no bound.',
  ),
});
