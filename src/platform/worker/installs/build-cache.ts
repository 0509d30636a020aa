/**
 * The caches of build tools, from the last successful build of the same branch with the same install and build command. If there is
 * none, from that of the app's own branch.
 * *By design*: only folders whose tools find out themselves what of them is out of date. They change with each build, so
 * each successful one replaces the archive. A build can write anything to it, so each branch has its own store. If a build with it
 * fails, and not at a line of its sources, the cache is removed.
 */
import { createHash } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { MIB } from '../../../base/sizes.ts';
import { shellQuote } from '../../sandbox/environment.ts';
import type { Build, Settled } from '../run.ts';
import { bringBack, runInside } from './bring-back.ts';
import type { InstallStore } from './store.ts';

/** Folders of caches, in the folder of the project and in that of the repository. */
const FOLDERS = ['node_modules/.cache', '.next/cache', '.parcel-cache', '.angular/cache'];
/** Bytes of an archive. A larger one is not kept, and the next build begins without a cache. */
const MOST_BYTES = 512 * MIB;

/** Brings the cache of a build back. Returns the function to call when the build has ended, if a cache is kept. */
export async function openBuildCache(run: Build, folder: string, command: string): Promise<Settled | undefined> {
  const { workspace, installed, installs: store, signal } = run;
  // An install that belongs to one commit fits no other build.
  if (!store || !installed || installed.key.bound !== undefined) return undefined;
  const facts = ['build cache', installed.key.key, command, relative(workspace.source, folder)];
  const key = createHash('sha256').update(JSON.stringify(facts)).digest('hex');
  const found = await store.find(key);
  // Read before it is unpacked: the workspace with the install is not made again for a damaged cache.
  const entry = found && (await store.isWhole(found, signal)) ? found : undefined;
  const back = entry && (await bringBack(run, entry, 'build cache'));
  if (entry && back === 'failed') {
    run.log.line('The kept build cache could not be brought back: building without it');
    await runInside(run, `rm -rf -- ${entry.label.made.map((path) => shellQuote(`./${path}`)).join(' ')}`);
    await store.drop(key);
  }
  return async (end) => {
    if (end === 'built') await keep(run, store, key, folder);
    else if (back === 'there' && end === 'suspicious') await store.drop(key);
  };
}

/** Call it when no command of the build runs any more. */
async function keep(run: Build, store: InstallStore, key: string, folder: string): Promise<void> {
  const { job, workspace } = run;
  const made = await foundIn(workspace.root, [folder, workspace.source]);
  if (made.length === 0) return;
  const bounds = { mostBytes: MOST_BYTES, signal: new AbortController().signal };
  const draft = await store.pack(`${job.deployID}.cache`, workspace.root, made, bounds).catch(() => undefined);
  if (draft === undefined) return store.drop(key);
  await store.keep(draft, { key, deployID: job.deployID, made }, workspace.root, true);
}

/** Returns the cache folders that exist, as paths below `root`. Leaves out those that a link leads to: they can be anywhere. */
async function foundIn(root: string, folders: readonly string[]): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const folder of folders) {
    for (const name of FOLDERS) {
      const path = join(folder, name);
      if ((await realpath(path).catch(() => undefined)) === path) found.add(relative(root, path));
    }
  }
  return [...found];
}
