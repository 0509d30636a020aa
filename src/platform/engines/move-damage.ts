import { systemClock } from '../../base/clock.ts';
import { silentLog } from '../../base/log.ts';
import type { DamagedFiles } from '../../contract/platform-move.ts';
import { objectOf } from '../objects/names.ts';
import { BlobReader } from '../objects/reader.ts';
import { DamagedObject } from '../shared/damaged.ts';
import type { Blobs } from '../stores/blobs.ts';
import { STATE_TABLES, type TransferRow, type TransferTable } from '../stores/rows/transfer.ts';

export const NAMED_MOST = 5;

export interface MovedReleases {
  rows(table: TransferTable): Iterable<TransferRow>;
  /** The blobs of the cluster. Reading those of the data directory would move damaged ones aside. */
  readonly blobs: Blobs;
  readonly signal: AbortSignal;
}

/** Describes damaged files that were not copied, with the apps that have them in a kept release. */
export async function damageOf(keys: readonly string[], moved: MovedReleases): Promise<DamagedFiles> {
  const apps = new Set<string>();
  const byOrganization = Map.groupBy(keys, (key) => key.slice(0, key.indexOf('/')));
  const damaged = new Map([...byOrganization].map(([org, some]) => [org, new Set(some.map(objectOf))]));
  const reader = new BlobReader({ blobs: moved.blobs, clock: systemClock, log: silentLog });
  const named = appsOf(moved);
  for (const row of moved.rows(tableOf('releases'))) {
    moved.signal.throwIfAborted();
    const app = named.get(Number(cellOf('releases', row, 'app')));
    const hashes = app && damaged.get(app.org);
    if (!hashes || apps.has(app.name)) continue;
    const manifest = String(cellOf('releases', row, 'manifest'));
    if (await isDamaged(reader, app.org, manifest, hashes)) apps.add(app.name);
  }
  return { count: keys.length, keys: keys.slice(0, NAMED_MOST), apps: [...apps].sort() };
}

async function isDamaged(
  reader: BlobReader,
  org: string,
  manifest: string,
  hashes: ReadonlySet<string | undefined>,
): Promise<boolean> {
  try {
    const { index } = await reader.index(org, manifest);
    for (const { hash } of index.files()) if (hashes.has(hash)) return true;
    return false;
  } catch (error) {
    // The index of the release itself is missing.
    if (error instanceof DamagedObject) return true;
    throw error;
  }
}

/** Returns the organization and the name of each app, by the number that the database gave it. */
export function appsOf({
  rows,
}: Pick<MovedReleases, 'rows'>): ReadonlyMap<number, { readonly org: string; readonly name: string }> {
  const table = tableOf('apps');
  return new Map(
    [...rows(table)].map((row) => {
      const [org = '', ...rest] = ['org', 'project', 'app_id'].map((column) => String(cellOf('apps', row, column)));
      return [Number(cellOf('apps', row, 'id')), { org, name: [org, ...rest].join('/') }];
    }),
  );
}

type StateTable = (typeof STATE_TABLES)[number]['name'];

export function tableOf(name: StateTable): TransferTable {
  const table = STATE_TABLES.find((each) => each.name === name);
  if (!table) throw new TypeError(`There is no table ${name}`);
  return table;
}

export function cellOf(name: StateTable, row: TransferRow, column: string): TransferRow[number] | undefined {
  return row[tableOf(name).columns.findIndex((each) => each.name === column)];
}
