import { type Clock, within } from '../../base/clock.ts';
import { Lanes } from '../../base/lanes.ts';
import type { Log } from '../../base/log.ts';
import { MIB } from '../../base/sizes.ts';
import { timeSlices } from '../objects/slice.ts';
import { AskedPath } from '../rules/pattern.ts';
import { isHashedName } from '../shared/media.ts';
import type { Change } from '../stores/changes.ts';
import type { Release, Site } from '../stores/rows/records.ts';
import type { LoadedRelease } from './release.ts';
import type { Representation } from './representation.ts';

/** A release that is stored, and goes live soon. */
export type Coming = Omit<Extract<Change, { kind: 'coming' }>, 'kind'>;

interface PrefetchOptions {
  site(subdomain: string): Site | undefined | Promise<Site | undefined>;
  /** Returns a release that is in memory, because visitors asked for it. */
  loaded(name: Release): LoadedRelease | undefined;
  load(org: string, name: Release): Promise<LoadedRelease>;
  warm(file: Representation): Promise<void>;
  readonly cacheBytes: number;
  readonly clock: Clock;
  readonly log: Log;
}

/** Milliseconds after which the release goes live and no more files are fetched. */
const PREFETCH_MS = 2_000;
const FILES_MOST = 200;
const BYTES_MOST = 32 * MIB;
/** The part of the memory for contents that a prefetch may fill. */
const CACHE_SHARE = 1 / 4;
const AT_ONCE = 8;
/** Releases that are prefetched at the same time. Others go live without. */
const RELEASES_AT_ONCE = 4;
/** Pages that visitors get at any path. */
const PAGES = ['index.html', '404.html'];

/** Returns a function that fetches what visitors will probably request of a coming release. */
export function createPrefetch(options: PrefetchOptions): (coming: Coming) => Promise<void> {
  const { clock, log } = options;
  let running = 0;
  return async (coming) => {
    if (running >= RELEASES_AT_ONCE) return;
    running += 1;
    const stop = new AbortController();
    const work = fetchComing(options, coming, stop.signal).catch((error: unknown) => {
      if (!stop.signal.aborted) log('warn', 'prefetch_failed', { subdomain: coming.subdomain, reason: String(error) });
    });
    void work.finally(() => {
      running -= 1;
    });
    await within(clock, PREFETCH_MS, work);
    stop.abort();
  };
}

async function fetchComing(options: PrefetchOptions, { subdomain, release }: Coming, signal: AbortSignal) {
  const site = await options.site(subdomain);
  const present = site?.release && options.loaded(site.release);
  if (!site || !present || present.deployID === release.deployID) return;
  const next = await options.load(site.org, release);
  let room = Math.min(BYTES_MOST, options.cacheBytes * CACHE_SHARE);
  const lanes = new Lanes(AT_ONCE);
  for (const name of await correspondingNames(present, next, signal)) {
    signal.throwIfAborted();
    const route = next.file(name, new AskedPath(`/${name}`));
    if (route?.kind !== 'file' || route.file.size > room) continue;
    room -= route.file.size;
    await lanes.start(() => options.warm(route.file));
  }
  await lanes.end();
}

/**
 * Returns the names of the files of `next` that visitors will request first and that have changed. If the name of a file
 * contains a hash of its content, its new name has another hash.
 */
async function correspondingNames(present: LoadedRelease, next: LoadedRelease, signal: AbortSignal) {
  const names = new Set([...PAGES, ...present.mostServed(FILES_MOST)]);
  const stems = new Set([...names].filter(isHashedName).map(stemOf));
  const slice = timeSlices(signal);
  for (const name of stems.size > 0 ? next.names() : []) {
    if (stems.has(stemOf(name))) names.add(name);
    if (names.size >= 2 * FILES_MOST) break;
    const pause = slice();
    if (pause) await pause;
  }
  const isNew = (name: string) => next.has(name) && next.hashOf(name) !== present.hashOf(name);
  return [...names].filter(isNew).slice(0, FILES_MOST);
}

/** Returns a name without the hash of the content. */
function stemOf(name: string): string {
  return name.replace(/[.-]\w{8,64}(?=(?:\.\w{1,10}){1,3}$)/, '');
}
