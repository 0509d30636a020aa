import { BoundedCache } from '../../base/bounded-cache.ts';
import { DamagedObject } from '../shared/damaged.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';
import type { ObjectReader } from './reader.ts';
import type { ReleaseIndex } from './release-index.ts';
import { timeSlices } from './slice.ts';

/** Files that a comparison names, and characters of a path. */
const FILES = 20;
const PATH = 200;
/** Files of a release that is compared, at most: reading more would take longer than a page may. */
const MOST = 20_000;
/** Bytes of the remembered results, and of each one, at most. */
const CACHE = { bytes: 4 * 1024 * 1024, entry: 8 * 1024 };

type IndexReader = Pick<ObjectReader, 'index' | 'count'>;
type OpenIndex = (manifest: string) => Promise<ReleaseIndex>;

export function createComparer(reader: IndexReader) {
  return ofReleases(reader, CACHE, async (open, before: string, after: string) =>
    compared(await open(before), await open(after)),
  );
}

/**
 * Returns a function that makes something of releases, by the hashes of their indexes, and remembers it, because releases do not
 * change. It resolves with undefined if one of them has more than 20,000 files, or cannot be read now.
 */
export function ofReleases<Manifests extends readonly string[], T>(
  reader: IndexReader,
  { bytes, entry }: typeof CACHE,
  make: (open: OpenIndex, ...manifests: Manifests) => Promise<T>,
) {
  const known = new BoundedCache<{ readonly made: T | undefined }>(bytes);
  return async (org: string, ...manifests: Manifests): Promise<T | undefined> => {
    const look = async () => {
      for (const each of manifests) {
        if (((await reader.count(org, each)) ?? MOST + 1) > MOST) return { made: undefined };
      }
      return { made: await make(async (manifest) => (await reader.index(org, manifest)).index, ...manifests) };
    };
    try {
      return (await known.load(JSON.stringify([org, ...manifests]), () => entry, look)).made;
    } catch (error) {
      if (error instanceof DamagedObject || error instanceof StoreUnavailable) return undefined;
      throw error;
    }
  };
}

/**
 * Counts the changes of a release against another one, and names the first files, in the order of their paths. `bytes`: more than before,
 * or negative. Goes through both indexes at once. Their paths have the order of their bytes.
 */
async function compared(old: ReleaseIndex, now: ReleaseIndex) {
  type Kind = 'added' | 'changed' | 'removed';
  const counts = { added: 0, changed: 0, removed: 0, unchanged: 0, bytes: 0 };
  const files: { readonly kind: Kind; readonly path: string; readonly bytes: number }[] = [];
  const slice = timeSlices();
  const note = (kind: Kind, path: string, bytes: number) => {
    counts[kind] += 1;
    counts.bytes += bytes;
    if (files.length < FILES) files.push({ kind, path: path.slice(0, PATH), bytes });
  };
  for (let [left, right] = [0, 0]; left < old.count || right < now.count; ) {
    const order = orderOf(old, left, now, right);
    const [was, is] = [order <= 0 ? old.file(left) : undefined, order >= 0 ? now.file(right) : undefined];
    if (was && is && was.hash === is.hash) counts.unchanged += 1;
    else if (was && is) note('changed', now.path(right), is.size - was.size);
    else if (is) note('added', now.path(right), is.size);
    else if (was) note('removed', old.path(left), -was.size);
    if (was) left += 1;
    if (is) right += 1;
    const pause = slice();
    if (pause) await pause;
  }
  return { ...counts, files };
}

/** Returns a negative number if the path of `old` comes first, and 0 if both are the same. */
function orderOf(old: ReleaseIndex, left: number, now: ReleaseIndex, right: number): number {
  if (left >= old.count) return 1;
  if (right >= now.count) return -1;
  return Buffer.compare(Buffer.from(old.path(left)), Buffer.from(now.path(right)));
}
