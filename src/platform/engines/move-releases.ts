import { systemClock } from '../../base/clock.ts';
import { silentLog } from '../../base/log.ts';
import type { DamagedFiles } from '../../contract/platform-move.ts';
import { objectKey, objectOf } from '../objects/names.ts';
import { BlobReader } from '../objects/reader.ts';
import { DamagedObject } from '../shared/damaged.ts';
import type { Blobs } from '../stores/blobs.ts';
import type { DataDirReader } from '../stores/local/reading.ts';
import { STATE_TABLES } from '../stores/rows/transfer.ts';

const NAMED_MOST = 5;

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
  const keys = new Set<string>();
  const apps = new Set<string>();
  for (const { app, org, manifest, files } of releasesOf(source, source.blobs, signal)) {
    for (const hash of [manifest, ...((await files()) ?? [])]) {
      const key = objectKey(org, hash);
      // A platform that runs may have removed the release meanwhile, or have stored the file.
      if (present.has(key) || (await source.blobs.head(key))) continue;
      keys.add(key);
      apps.add(app);
    }
  }
  return { objects: present.size, logs, missing: keys.size > 0 ? described([...keys], apps) : undefined };
}

/** Describes damaged files that were not copied, with the apps that have them in a kept release. `blobs` are those of the cluster. */
export async function damageOf(
  keys: readonly string[],
  source: Pick<DataDirReader, 'rows'>,
  blobs: Blobs,
  signal: AbortSignal,
): Promise<DamagedFiles> {
  const apps = new Set<string>();
  const byOrganization = Map.groupBy(keys, (key) => key.slice(0, key.indexOf('/')));
  const damaged = new Map([...byOrganization].map(([org, some]) => [org, new Set(some.map(objectOf))]));
  for (const { app, org, files } of releasesOf(source, blobs, signal)) {
    const hashes = damaged.get(org);
    if (!hashes || apps.has(app)) continue;
    // Without its index, the release itself is damaged.
    if ((await files())?.some((hash) => hashes.has(hash)) ?? true) apps.add(app);
  }
  return described(keys, apps);
}

function described(keys: readonly string[], apps: ReadonlySet<string>): DamagedFiles {
  return { count: keys.length, keys: keys.slice(0, NAMED_MOST), apps: [...apps].sort() };
}

/** Returns each kept release: the name of its app, the hash of its index, and those of its files, which are undefined without the index. */
function* releasesOf(source: Pick<DataDirReader, 'rows'>, blobs: Blobs, signal: AbortSignal) {
  const reader = new BlobReader({ blobs, clock: systemClock, log: silentLog });
  const apps = appsOf(source);
  for (const { app: number, manifest: hash } of cellsOf(source, 'releases')) {
    signal.throwIfAborted();
    const app = apps.get(Number(number));
    if (!app) continue;
    const manifest = String(hash);
    yield { app: app.name, org: app.org, manifest, files: () => filesOf(reader, app.org, manifest) };
  }
}

async function filesOf(reader: BlobReader, org: string, manifest: string): Promise<readonly string[] | undefined> {
  try {
    const { index } = await reader.index(org, manifest);
    return Array.from(index.files(), ({ hash }) => hash);
  } catch (error) {
    if (error instanceof DamagedObject) return undefined;
    throw error;
  }
}

/** Returns the organization and the name of each app, by the number that the database gave it. */
export function appsOf(
  source: Pick<DataDirReader, 'rows'>,
): ReadonlyMap<number, { readonly org: string; readonly name: string }> {
  return new Map(
    Array.from(cellsOf(source, 'apps'), ({ id, org, project, app_id: appID }) => {
      return [Number(id), { org: String(org), name: `${org}/${project}/${appID}` }];
    }),
  );
}

/** Rows as objects, by the names of columns. */
function* cellsOf({ rows }: Pick<DataDirReader, 'rows'>, name: (typeof STATE_TABLES)[number]['name']) {
  const table = STATE_TABLES.find((each) => each.name === name);
  if (!table) throw new TypeError(`There is no table ${name}`);
  for (const row of rows(table)) {
    yield Object.fromEntries(table.columns.map((column, index) => [column.name, row[index] ?? null]));
  }
}
