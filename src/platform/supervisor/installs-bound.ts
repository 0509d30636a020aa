import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FREE_SHARE } from '../dispatch/limits.ts';
import { freeOn } from '../sandbox/guard/disk.ts';
import { removeTree, setAside, workspacesOf } from '../sandbox/workspace.ts';
import { beyond, entriesIn, type InstallLimits, newestFirst, type Sized } from '../worker/installs/store.ts';
import { type AcquireLock, locked } from './channel.ts';
import { installsOf } from './scopes.ts';

/** The file with the bytes of the kept installs of all apps: at least those, because not every removal is subtracted. */
const TOTAL = 'kept-installs';
/** The part of the limit that is left when the oldest are removed, so that few calls read the folders of all apps. */
const LEFT_SHARE = 0.9;

/** Bounds the kept installs of all apps. A branch first loses what is beyond its own bounds: its worker can have made any file. */
export function installsBound(buildsDir: string, limits: InstallLimits, lock: AcquireLock) {
  const file = join(dirname(buildsDir), TOTAL);
  /** Removes what is no entry, after the only build of an app: no count has it. What others are writing stays until they end. */
  const dropDrafts = async (dir: string) => {
    // The folder of the app, of its scopes, of this one, and of the installs.
    if ((await workspacesOf(join(dir, '../../..'))).length > 1) return;
    const names = await readdir(dir).catch(() => []);
    const drafts = names.filter((name) => name.startsWith('.')).map((name) => join(dir, name));
    await setAside(buildsDir, drafts);
  };
  /** Lists the entries of a branch, without those beyond its bounds, which it removes. */
  const boundedIn = async (dir: string): Promise<readonly Sized[]> => {
    const entries = await entriesIn(dir);
    const over = entries && beyond(entries, limits.installBytes);
    await setAside(buildsDir, over?.map(({ folder }) => folder) ?? [dir]);
    return entries?.filter((each) => !over?.includes(each)) ?? [];
  };
  /** Bytes that all entries may have, if they have `used` now. */
  const mostOf = (used: number) => {
    const free = freeOn(buildsDir)?.bytes ?? 0;
    return Math.min(limits.installsBytes, (used + free) * FREE_SHARE);
  };
  /** Changes the total, which is NaN if it is unknown. Returns the new one. */
  const change = (to: (total: number) => number): Promise<number> =>
    locked(lock, 'installs', async () => {
      const text = await readFile(file, 'utf8').catch(() => '');
      const total = to(/^\d{1,15}$/.test(text) ? Number(text) : Number.NaN);
      await writeFile(`${file}.new`, String(Math.max(0, total)), { mode: 0o600 });
      await rename(`${file}.new`, file);
      return total;
    });
  /** Adds to the total. If it is beyond the limit, or unknown, lists the entries of all apps and removes the oldest. */
  const count = async (bytes: number) => {
    const total = await change((before) => before + bytes);
    if (total <= mostOf(total)) return;
    // Without the lock: other builds do not wait for the folders of all apps.
    const all: Sized[] = [];
    for (const app of await readdir(buildsDir)) {
      if (app.startsWith('.')) continue;
      for (const dir of await installsOf(join(buildsDir, app))) all.push(...(await boundedIn(dir)));
    }
    let used = sum(all);
    const most = mostOf(used);
    const left = used > most ? most * LEFT_SHARE : used;
    for (const each of newestFirst(all).toReversed()) {
      if (used <= left) break;
      await setAside(buildsDir, [each.folder]);
      used -= each.bytes;
    }
    await change((now) => used + (now > total ? now - total : 0));
  };
  return {
    /** Returns a function that counts what a build has kept since. It removes the oldest installs of all apps beyond the limit. */
    async open(dir: string): Promise<() => Promise<void>> {
      const before = sum((await entriesIn(dir)) ?? []);
      return async () => {
        const bytes = sum(await boundedIn(dir)) - before;
        await dropDrafts(dir);
        if (bytes !== 0) await count(bytes);
      };
    },
    /** Makes the next count read all installs: a killed worker may not have counted its own. */
    forget: () => removeTree(file),
  };
}

function sum(entries: readonly Sized[]): number {
  return entries.reduce((bytes, entry) => bytes + entry.bytes, 0);
}
