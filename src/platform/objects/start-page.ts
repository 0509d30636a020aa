import { BoundedCache } from '../../base/bounded-cache.ts';
import { SERVER_FILE } from '../functions/types.ts';
import { readRules } from '../rules/rules.ts';
import { ifReadable, isSmall } from './compare.ts';
import type { ObjectReader } from './reader.ts';
import type { ReleaseIndex } from './release-index.ts';
import { timeSlices } from './slice.ts';

/** Characters of a path. */
const PATH = 200;
/** Bytes of the remembered answers, and of each one, at most. */
const CACHE = 2 * 1024 * 1024;
const ENTRY = 1_024;

/**
 * Returns a function that says what a release answers at `/`, by the hash of its index, and remembers answers, because releases do not
 * change. Undefined if its server or its redirects may answer, if it has more than 20,000 files, or if it cannot be read now.
 */
export function createStartFinder(reader: Pick<ObjectReader, 'index' | 'count'>) {
  const known = new BoundedCache<{ readonly start: Awaited<ReturnType<typeof startOf>> }>(CACHE);
  return async (org: string, manifest: string) => {
    const look = async () => {
      if (!(await isSmall(reader, org, manifest))) return { start: undefined };
      return { start: await startOf((await reader.index(org, manifest)).index) };
    };
    return ifReadable(async () => (await known.load(JSON.stringify([org, manifest]), () => ENTRY, look)).start);
  };
}

/** `isThere`: false if the release answers 404. `page`: one of its HTML pages, if it has any. */
async function startOf(index: ReleaseIndex) {
  // Its server answers.
  if (index.find(SERVER_FILE) !== -1) return undefined;
  const { redirects, fallback } = readRules(index.rules);
  const isThere = ['index.html', fallback].some((path) => path !== undefined && index.find(path) !== -1);
  if (!isThere && redirects.length > 0) return undefined;
  const slice = timeSlices();
  for (let number = 0; number < index.count; number += 1) {
    const path = index.path(number);
    if (path.endsWith('.html')) return { isThere, files: index.count, page: path.slice(0, PATH).toWellFormed() };
    const pause = slice();
    if (pause) await pause;
  }
  return { isThere, files: index.count, page: undefined };
}
