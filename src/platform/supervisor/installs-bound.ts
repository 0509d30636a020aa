import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { freeOn } from '../sandbox/guard/disk.ts';
import { INSTALLS, removeTree } from '../sandbox/workspace.ts';
import { entriesIn, FREE_SHARE, newestFirst, type Sized } from '../worker/installs/store.ts';
import { type AcquireLock, locked } from './lock.ts';

/** The file with the bytes of the kept installs of all apps: at least those, because not every removal is subtracted. */
const TOTAL = 'kept-installs';
/** The part of the limit that is left when the oldest are removed, so that few calls read the folders of all apps. */
const LEFT_SHARE = 0.9;

/** Bounds the kept installs of all apps of a node together. */
export class InstallsBound {
  readonly #buildsDir: string;
  readonly #mostBytes: number;
  readonly #lock: AcquireLock;

  constructor(buildsDir: string, mostBytes: number, lock: AcquireLock) {
    this.#buildsDir = buildsDir;
    this.#mostBytes = mostBytes;
    this.#lock = lock;
  }

  /** Returns a function that counts what a build has kept since. It removes the oldest installs of all apps beyond the limit. */
  async open(dir: string): Promise<() => Promise<void>> {
    const before = sum(await entriesIn(dir));
    return async () => {
      const bytes = sum(await entriesIn(dir)) - before;
      if (bytes !== 0) await locked(this.#lock, 'installs', () => this.#count(bytes));
    };
  }

  /** Makes the next count read all installs: a killed worker may not have counted its own. */
  async forget(): Promise<void> {
    await removeTree(this.#file);
  }

  get #file(): string {
    return join(dirname(this.#buildsDir), TOTAL);
  }

  /** Adds to the total. If it is beyond the limit, or unknown, reads all entries and removes the oldest. */
  async #count(bytes: number): Promise<void> {
    const text = await readFile(this.#file, 'utf8').catch(() => '');
    const total = /^\d{1,15}$/.test(text) ? Number(text) + bytes : undefined;
    if (total !== undefined && total <= this.#mostOf(total)) return this.#set(total);
    const all: Sized[] = [];
    for (const app of await readdir(this.#buildsDir)) {
      if (!app.startsWith('.')) all.push(...(await entriesIn(join(this.#buildsDir, app, INSTALLS))));
    }
    let used = sum(all);
    const most = this.#mostOf(used);
    const left = used > most ? most * LEFT_SHARE : used;
    for (const each of newestFirst(all).toReversed()) {
      if (used <= left) break;
      await removeTree(each.folder);
      used -= each.bytes;
    }
    await this.#set(used);
  }

  /** Bytes that all entries may have, if they have `used` now. */
  #mostOf(used: number): number {
    const free = freeOn(this.#buildsDir)?.bytes ?? 0;
    return Math.min(this.#mostBytes, (used + free) * FREE_SHARE);
  }

  async #set(bytes: number): Promise<void> {
    await writeFile(`${this.#file}.new`, String(Math.max(0, bytes)), { mode: 0o600 });
    await rename(`${this.#file}.new`, this.#file);
  }
}

function sum(entries: readonly Sized[]): number {
  return entries.reduce((bytes, entry) => bytes + entry.bytes, 0);
}
