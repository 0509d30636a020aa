import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { chmod, mkdir, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isObject, isText } from '../../../base/json.ts';
import type { AppKey } from '../../types.ts';
import { freeOn } from '../guard/disk.ts';
import { type AcquireLock, locked } from '../lock.ts';
import { appHash, removeTree } from '../workspace.ts';
import { archiveIn, check } from './archive.ts';

/**
 * The kept installs of a node, in a folder that no sandboxed command sees. An entry is a folder
 * `<app>/<key>` with an archive and its label. It is written under another name and then renamed, so it is
 * there as a whole or not at all, whenever a process is killed. Entries are never changed.
 */
export interface InstallLimits {
  /** Bytes of the entries of one app, and of all. */
  readonly installBytes: number;
  readonly installsBytes: number;
}

/** What is known of an entry beside its archive. */
export interface Label {
  readonly key: string;
  /** The deployment whose install it is. */
  readonly deployID: string;
  /** The only folder that it may be brought back to, because the install wrote that path to a file. Null: any folder. */
  readonly place: string | null;
  /** New paths: nothing may be there when it is brought back. */
  readonly made: readonly string[];
  readonly bytes: number;
  /** SHA-256 of the archive, hex. */
  readonly hash: string;
}

export interface Entry {
  readonly label: Label;
  readonly folder: string;
  readonly archive: string;
}

/** Entries of one app: branches with other lockfiles take turns. */
const MOST_ENTRIES = 8;
const LABEL_BYTES = 2 * 1024 * 1024;
/** The part of the free disk that entries may use. */
const FREE_SHARE = 1 / 4;
/** The part of the limit of all that is left when the oldest are removed, so that few calls read the folders of all apps. */
const LEFT_SHARE = 0.9;

const DRAFTS = '.drafts';
const REMOVED = '.removed';
/** The file with the bytes of all entries: at least those, because not every removal is subtracted. */
const TOTAL = '.total';

export class InstallStore {
  readonly #dir: string;
  readonly #limits: InstallLimits;
  readonly #lock: AcquireLock;

  /** `lock`: shared by all workers of the node. */
  constructor(dir: string, limits: InstallLimits, lock: AcquireLock) {
    this.#dir = dir;
    this.#limits = limits;
    this.#lock = lock;
  }

  /** Bytes that an archive may have. */
  get mostBytes(): number {
    const free = freeOn(this.#dir)?.bytes ?? 0;
    return Math.floor(Math.min(this.#limits.installBytes, this.#limits.installsBytes, free * FREE_SHARE));
  }

  /** Returns an entry whose archive is not read yet. Undefined if there is none. Removes it if it is not what its name says. */
  async find(app: AppKey, key: string): Promise<Entry | undefined> {
    const folder = join(this.#dir, appHash(app), key);
    try {
      if (!(await stat(folder)).isDirectory()) return undefined;
    } catch {
      return undefined;
    }
    const label = await readLabel(folder).catch(() => undefined);
    if (label?.key === key) return { label, folder, archive: archiveIn(folder) };
    await this.remove(folder);
    return undefined;
  }

  /** Reads the archive of an entry in full. False, and removes the entry, if it is damaged. Throws the reason of the signal. */
  async isWhole({ label, folder, archive }: Entry, signal: AbortSignal): Promise<boolean> {
    try {
      if ((await check(archive, signal, label))?.hash === label.hash) {
        const now = new Date();
        await utimes(folder, now, now);
        return true;
      }
    } catch {
      signal.throwIfAborted();
    }
    await this.remove(folder);
    return false;
  }

  /** Makes an empty folder for the entry of a deployment. */
  async draft(deployID: string): Promise<string> {
    const folder = join(this.#dir, DRAFTS, deployID);
    await this.remove(folder);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return folder;
  }

  /**
   * Turns a draft with an archive into the entry of its key, and then removes the oldest entries beyond the limits.
   * `replaces`: an entry with this key is removed. Otherwise it stays.
   */
  async keep(app: AppKey, draft: string, label: Label, replaces = false): Promise<void> {
    // A build's user reads the archive. No other user gets to the folder.
    await chmod(archiveIn(draft), 0o444);
    await writeFile(labelIn(draft), JSON.stringify(label), { mode: 0o600 });
    const folder = join(this.#dir, appHash(app));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (replaces) await this.drop(app, label.key);
    // Fails if another build was faster.
    await rename(draft, join(folder, label.key)).catch(() => this.remove(draft));
    const own = newestFirst(await this.#entriesOf(appHash(app)));
    const removed = await this.#removeBeyond(own, this.#limits.installBytes, MOST_ENTRIES);
    await locked(this.#lock, 'installs', () => this.#count(label.bytes - removed));
  }

  /** Removes an entry or a draft: first its name, in one step. */
  async remove(folder: string): Promise<void> {
    const aside = join(this.#dir, REMOVED, randomUUID());
    try {
      await rename(folder, aside);
    } catch {
      await mkdir(join(this.#dir, REMOVED), { recursive: true, mode: 0o700 });
      await rename(folder, aside).catch(() => {});
    }
    await removeTree(aside);
  }

  /** Removes the entry of a key. Never rejects. The total keeps its bytes until all entries are counted again. */
  async drop(app: AppKey, key: string): Promise<void> {
    await this.remove(join(this.#dir, appHash(app), key)).catch(() => {});
  }

  /**
   * Removes what killed workers left: of one deployment, or of all if no worker runs. Then the next call of `keep` counts anew: a
   * killed worker may not have counted its entry.
   */
  async tidy(deployID: string | null): Promise<void> {
    if (deployID !== null) {
      for (const name of [deployID, `${deployID}.cache`]) await this.remove(join(this.#dir, DRAFTS, name));
      return;
    }
    await rm(join(this.#dir, TOTAL), { force: true });
    for (const name of [DRAFTS, REMOVED]) await removeTree(join(this.#dir, name));
  }

  /** Removes the entries of an app. */
  clear(app: AppKey): Promise<void> {
    return this.remove(join(this.#dir, appHash(app)));
  }

  /** Adds to the total. If it is beyond the limit of all, or unknown, reads all entries and removes the oldest. */
  async #count(bytes: number): Promise<void> {
    const total = await this.#total();
    if (total !== undefined && total + bytes <= this.#mostOf(total + bytes)) return this.#setTotal(total + bytes);
    const all: Sized[] = [];
    for (const name of await namesIn(this.#dir)) if (!name.startsWith('.')) all.push(...(await this.#entriesOf(name)));
    const used = sum(all);
    const most = this.#mostOf(used);
    const removed = used > most ? await this.#removeBeyond(newestFirst(all), most * LEFT_SHARE) : 0;
    await this.#setTotal(used - removed);
  }

  /** Bytes that all entries may have, if they have `used` now. */
  #mostOf(used: number): number {
    const free = freeOn(this.#dir)?.bytes ?? 0;
    return Math.min(this.#limits.installsBytes, (used + free) * FREE_SHARE);
  }

  async #total(): Promise<number | undefined> {
    const text = await readFile(join(this.#dir, TOTAL), 'utf8').catch(() => '');
    return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
  }

  async #setTotal(bytes: number): Promise<void> {
    const file = join(this.#dir, TOTAL);
    await writeFile(`${file}.new`, String(Math.max(0, bytes)), { mode: 0o600 });
    await rename(`${file}.new`, file);
  }

  /** Returns the bytes that it removed. */
  async #removeBeyond(entries: readonly Sized[], mostBytes: number, most = Number.POSITIVE_INFINITY): Promise<number> {
    let [bytes, removed] = [0, 0];
    for (const [index, entry] of entries.entries()) {
      bytes += entry.bytes;
      if (bytes <= mostBytes && index < most) continue;
      await this.remove(entry.folder);
      removed += entry.bytes;
    }
    return removed;
  }

  async #entriesOf(app: string): Promise<readonly Sized[]> {
    const found: Sized[] = [];
    for (const name of await namesIn(join(this.#dir, app))) {
      const folder = join(this.#dir, app, name);
      const [entry, archive] = await Promise.all([
        stat(folder).catch(() => undefined),
        stat(archiveIn(folder)).catch(() => undefined),
      ]);
      if (entry) found.push({ folder, bytes: archive?.size ?? 0, usedMs: entry.mtimeMs });
    }
    return found;
  }
}

interface Sized {
  readonly folder: string;
  readonly bytes: number;
  readonly usedMs: number;
}

function newestFirst(entries: readonly Sized[]): readonly Sized[] {
  return [...entries].sort((a, b) => b.usedMs - a.usedMs);
}

function sum(entries: readonly Sized[]): number {
  return entries.reduce((bytes, entry) => bytes + entry.bytes, 0);
}

function namesIn(dir: string): Promise<readonly string[]> {
  return readdir(dir).catch(() => []);
}

function labelIn(folder: string): string {
  return join(folder, 'label.json');
}

async function readLabel(folder: string): Promise<Label | undefined> {
  await using file = await open(labelIn(folder), constants.O_RDONLY | constants.O_NOFOLLOW);
  if ((await file.stat()).size > LABEL_BYTES) return undefined;
  const value: unknown = JSON.parse(await file.readFile('utf8'));
  if (!isObject(value)) return undefined;
  const { key, deployID, place, made, bytes, hash } = value;
  if (!isText(key, 64) || !isText(deployID, 256) || !isText(hash, 64)) return undefined;
  if (!(place === null || isText(place, 4_096)) || typeof bytes !== 'number') return undefined;
  if (!Array.isArray(made) || !made.every((path) => isText(path, 4_096))) return undefined;
  return { key, deployID, place, made, bytes, hash };
}
