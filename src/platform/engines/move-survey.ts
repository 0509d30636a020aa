import { systemClock } from '../../base/clock.ts';
import { silentLog } from '../../base/log.ts';
import type { DamagedFiles } from '../../contract/platform-move.ts';
import { objectKey } from '../objects/names.ts';
import { BlobReader } from '../objects/reader.ts';
import { DamagedObject } from '../shared/damaged.ts';
import type { Blobs } from '../stores/blobs.ts';
import type { DataDirReader } from '../stores/local/reading.ts';
import { appsOf, cellOf, NAMED_MOST, tableOf } from './move-damage.ts';

/** What a data directory has to move, and what it lacks. */
export interface Survey {
  readonly objects: number;
  readonly logs: number;
  /** Files of kept releases that are not there. Undefined if there are none. */
  readonly missing: DamagedFiles | undefined;
}

type Surveyed = Pick<DataDirReader, 'rows' | 'blobs' | 'logs'>;

/** Counts the files and logs of a data directory, and looks for each file of its releases. Changes nothing there. */
export async function surveyOf(source: Surveyed, signal: AbortSignal): Promise<Survey> {
  const present = new Set<string>();
  for await (const { key } of source.blobs.list('')) {
    signal.throwIfAborted();
    present.add(key);
  }
  let logs = 0;
  for await (const _ of source.logs()) logs += 1;
  return { objects: present.size, logs, missing: await missingOf(source, present, signal) };
}

async function missingOf(
  source: Surveyed,
  present: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<DamagedFiles | undefined> {
  const keys = new Set<string>();
  const apps = new Set<string>();
  const reader = new BlobReader({ blobs: untouched(source.blobs), clock: systemClock, log: silentLog });
  const named = appsOf(source);
  for (const row of source.rows(tableOf('releases'))) {
    signal.throwIfAborted();
    const app = named.get(Number(cellOf('releases', row, 'app')));
    if (!app) continue;
    for (const hash of await hashesOf(reader, app.org, String(cellOf('releases', row, 'manifest')))) {
      const key = objectKey(app.org, hash);
      // A platform that runs may have removed the release meanwhile, or have stored the file.
      if (present.has(key) || (await source.blobs.head(key))) continue;
      keys.add(key);
      apps.add(app.name);
    }
  }
  if (keys.size === 0) return undefined;
  return { count: keys.size, keys: [...keys].slice(0, NAMED_MOST), apps: [...apps].sort() };
}

/** Returns the hashes of a release's index and of its files. Only that of the index if it cannot be read. */
async function hashesOf(reader: BlobReader, org: string, manifest: string): Promise<readonly string[]> {
  try {
    const { index } = await reader.index(org, manifest);
    return [manifest, ...Array.from(index.files(), ({ hash }) => hash)];
  } catch (error) {
    if (error instanceof DamagedObject) return [manifest];
    throw error;
  }
}

/** A reader would move damaged blobs aside. */
function untouched(blobs: Blobs): Blobs {
  return {
    head: (key) => blobs.head(key),
    load: (key, most, age) => blobs.load(key, most, age),
    read: (key, range) => blobs.read(key, range),
    stream: (key, range) => blobs.stream(key, range),
    writer: (options) => blobs.writer(options),
    delete: (key) => blobs.delete(key),
    ago: (ms) => blobs.ago(ms),
    deleteUnused: (key, time) => blobs.deleteUnused(key, time),
    distrust: async () => false,
    list: (prefix, since) => blobs.list(prefix, since),
  };
}
