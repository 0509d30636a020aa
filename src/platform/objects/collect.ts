import { statSync, unlinkSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../../base/log.ts';
import type { Manifest } from '../types.ts';
import { type Organization, shardsOf } from './organization.ts';
import { timeSlices } from './slice.ts';

/** What a collection removed. */
export interface Collected {
  readonly objects: number;
  readonly bytes: number;
}

interface CollectOptions {
  readonly organization: Organization;
  readonly live: Iterable<string>;
  readonly read: (manifestHash: string) => Promise<Manifest>;
  readonly log: Log;
}

/** Removes an organization's unreachable objects. The caller holds its turn: no ingest runs meanwhile. */
export async function collectOrganization(options: CollectOptions): Promise<Collected> {
  const { organization, log } = options;
  const reachable = await reachableFrom(options).catch((error: unknown) => {
    log('error', 'collection_skipped', { org: organization.name, reason: String(error) });
    return undefined;
  });
  const removed = { objects: 0, bytes: 0 };
  if (!reachable) return removed;
  await rm(join(organization.folder, 'tmp'), { recursive: true, force: true });
  await organization.variants.retain(reachable);
  const known = await organization.known();
  const slice = timeSlices();
  for (const shard of await shardsOf(organization.folder)) {
    for (const name of await readdir(join(organization.folder, shard))) {
      if (reachable.has(name)) continue;
      const path = join(organization.folder, shard, name);
      known.delete(name);
      removed.objects += 1;
      removed.bytes += statSync(path).size;
      unlinkSync(path);
      await slice();
    }
  }
  return removed;
}

async function reachableFrom({ live, read }: CollectOptions): Promise<ReadonlySet<string>> {
  const reachable = new Set<string>();
  for (const manifestHash of live) {
    reachable.add(manifestHash);
    const { files } = await read(manifestHash);
    for (const path in files) {
      const file = files[path];
      if (file) reachable.add(file.hash);
    }
  }
  return reachable;
}
