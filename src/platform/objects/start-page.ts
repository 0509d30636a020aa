import { SERVER_FILE } from '../functions/types.ts';
import { readRules } from '../rules/rules.ts';
import { ofReleases } from './compare.ts';
import type { ObjectReader } from './reader.ts';
import type { ReleaseIndex } from './release-index.ts';
import { timeSlices } from './slice.ts';

/** Characters of a path. */
const PATH = 200;
/** Bytes of the remembered answers, and of each one, at most. */
const CACHE = { bytes: 2 * 1024 * 1024, entry: 1_024 };

/** Returns a function that says what a release answers at `/`. Undefined also if its server or its redirects may answer. */
export function createStartFinder(reader: Pick<ObjectReader, 'index' | 'count'>) {
  return ofReleases(reader, CACHE, async (open, manifest: string) => startOf(await open(manifest)));
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
