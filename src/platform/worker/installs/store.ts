import { randomUUID } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { chmod, lstat, mkdir, open, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isObject, isText } from '../../../base/json.ts';
import { FREE_SHARE } from '../../dispatch/limits.ts';
import { freeOn } from '../../sandbox/guard/disk.ts';
import { isFolder, removeTree } from '../../sandbox/workspace.ts';
import { namesIn } from '../files/inside.ts';
import { archiveIn, check, type PackBounds, pack } from './archive.ts';

export interface InstallLimits {
  /** Bytes of the entries of one branch, and of all. */
  readonly installBytes: number;
  readonly installsBytes: number;
}

/** The facts of an entry beside its archive. */
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
  /** True if it is of the app's own branch, and the build of another one may only read it. */
  readonly isShared: boolean;
}

/** Entries of one branch: commits with other lockfiles take turns. */
const MOST_ENTRIES = 8;
/** Names in the folder of a branch. Few builds run at once, so a correct worker makes far fewer. */
const MOST_NAMES = 64;
const LABEL_BYTES = 2 * 1024 * 1024;

const DRAFTS = '.drafts';
const REMOVED = '.removed';
/** Has an empty file for each key whose entry of the app's own branch is not used here. */
const SHUNNED = '.shunned';

/**
 * The kept installs of one branch, in a folder that no command of a build can write. Another branch than the app's own also reads
 * the installs of that one, and changes none of them. An entry is a folder with an archive and its label,
 * named after its key. It is written under another name and then renamed, so it is there as a whole or not at all, whenever a
 * process is killed. Entries are never changed. The supervisor bounds the entries of all apps together.
 */
export class InstallStore {
  readonly #dir: string;
  readonly #limits: InstallLimits;
  readonly #shared: string | undefined;

  /** `shared`: the folder of the app's own branch, if the build is of another one. */
  constructor(dir: string, limits: InstallLimits, shared?: string) {
    this.#dir = dir;
    this.#limits = limits;
    this.#shared = shared;
  }

  /** Returns an entry whose archive is not read yet. Undefined if there is none. Removes it if it is not what its name says. */
  async find(key: string): Promise<Entry | undefined> {
    const own = await this.#findIn(this.#dir, key);
    if (own || this.#shared === undefined || existsSync(join(this.#dir, SHUNNED, key))) return own;
    return this.#findIn(this.#shared, key);
  }

  async #findIn(dir: string, key: string): Promise<Entry | undefined> {
    const isShared = dir !== this.#dir;
    const folder = join(dir, key);
    const found = await lstat(folder).catch(() => undefined);
    if (!found) return undefined;
    // A link may be in the place of an entry.
    const label = found.isDirectory() ? await readLabel(folder).catch(() => undefined) : undefined;
    if (label?.key === key) return { label, folder, archive: archiveIn(folder), isShared };
    if (!isShared) await this.remove(folder);
    return undefined;
  }

  /** Reads the archive of an entry in full. False, and removes the entry, if it is damaged. Throws the reason of the signal. */
  async isWhole({ label, folder, archive, isShared }: Entry, signal: AbortSignal): Promise<boolean> {
    try {
      if ((await check(archive, signal, label))?.hash === label.hash) {
        const now = new Date();
        if (!isShared) await utimes(folder, now, now);
        return true;
      }
    } catch {
      signal.throwIfAborted();
    }
    if (!isShared) await this.remove(folder);
    return false;
  }

  /** Packs paths of a folder, as `pack` does, into a draft with a name. Returns the folder of the draft, or undefined. */
  async pack(name: string, root: string, paths: readonly string[], bounds: PackBounds): Promise<string | undefined> {
    const { installBytes, installsBytes } = this.#limits;
    const draft = join(this.#dir, DRAFTS, name);
    await this.remove(draft);
    await mkdir(draft, { recursive: true, mode: 0o755 });
    const free = freeOn(this.#dir)?.bytes ?? 0;
    const mostBytes = Math.floor(Math.min(bounds.mostBytes, installBytes, installsBytes, free * FREE_SHARE));
    let isPacked = false;
    try {
      isPacked = await pack(root, paths, archiveIn(draft), { ...bounds, mostBytes });
    } finally {
      if (!isPacked) await this.remove(draft);
    }
    return isPacked ? draft : undefined;
  }

  /**
   * Turns a draft with an archive of `root` into the entry of its key, and then removes the oldest entries beyond the limits.
   * `replaces`: an entry with this key is removed. Otherwise it stays.
   */
  async keep(draft: string, given: Pick<Label, 'key' | 'deployID' | 'made'>, root: string, replaces = false) {
    try {
      const checked = await check(archiveIn(draft), new AbortController().signal, { text: root });
      if (!checked) return await this.remove(draft);
      const { hasText, ...content } = checked;
      const label: Label = { ...given, ...content, place: hasText ? root : null };
      // A build's user reads the archive. No other user gets to the folder.
      await chmod(archiveIn(draft), 0o444);
      await writeFile(labelIn(draft), JSON.stringify(label), { mode: 0o600 });
      if (replaces) await this.remove(join(this.#dir, label.key)).catch(() => {});
      // Fails if another build was faster.
      await rename(draft, join(this.#dir, label.key)).catch(() => this.remove(draft));
      const entries = (await entriesIn(this.#dir)) ?? [];
      for (const { folder } of beyond(entries, this.#limits.installBytes)) await this.remove(folder);
    } catch {
      await this.remove(draft);
    }
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

  /** Removes the entry of a key. That of the app's own branch stays, and is not used for this branch any more. Never rejects. */
  async drop(key: string): Promise<void> {
    await this.remove(join(this.#dir, key)).catch(() => {});
    if (this.#shared !== undefined) await this.#shun(key).catch(() => {});
  }

  async #shun(key: string): Promise<void> {
    const folder = join(this.#dir, SHUNNED);
    if ((await namesIn(folder, MOST_NAMES + 1)).length >= MOST_NAMES) await this.remove(folder);
    await mkdir(folder, { recursive: true, mode: 0o755 });
    await writeFile(join(folder, key), '');
  }

  /** Removes what a killed worker left: of one deployment, or of all. The worker can have put a link in the place of a folder. */
  async tidy(deployID: string | null): Promise<void> {
    const drafts = join(this.#dir, DRAFTS);
    if (deployID === null) for (const folder of [drafts, join(this.#dir, REMOVED)]) await removeTree(folder);
    else if (await isFolder(drafts)) {
      for (const name of [deployID, `${deployID}.cache`]) await removeTree(join(drafts, name));
    }
  }
}

export interface Sized {
  readonly folder: string;
  /** Its space on the disk. */
  readonly bytes: number;
  /** The length of its files, which is more if they have holes. */
  readonly length: number;
  readonly usedMs: number;
}

export function newestFirst(entries: readonly Sized[]): readonly Sized[] {
  return [...entries].sort((a, b) => b.usedMs - a.usedMs);
}

/** Returns the entries of one branch that are beyond its bounds: the oldest. */
export function beyond(entries: readonly Sized[], mostBytes: number): readonly Sized[] {
  let bytes = 0;
  return newestFirst(entries).filter((entry, index) => {
    bytes += Math.max(entry.bytes, entry.length);
    return bytes > mostBytes || index >= MOST_ENTRIES;
  });
}

/** Lists the entries in the folder of a branch. Does not follow links. Undefined if it has more than a correct worker makes. */
export async function entriesIn(dir: string): Promise<readonly Sized[] | undefined> {
  const names = await namesIn(dir, MOST_NAMES + 1);
  if (names.length > MOST_NAMES) return undefined;
  const found: Sized[] = [];
  for (const name of names) {
    if (name.startsWith('.')) continue;
    const folder = join(dir, name);
    const [entry, ...files] = await Promise.all(
      [folder, archiveIn(folder), labelIn(folder)].map((path) => lstat(path).catch(() => undefined)),
    );
    if (!entry) continue;
    const bytes = files.reduce((all, file) => all + (file?.blocks ?? 0) * BLOCK_BYTES, 0);
    const length = files.reduce((all, file) => all + (file?.size ?? 0), 0);
    found.push({ folder, bytes, length, usedMs: entry.mtimeMs });
  }
  return found;
}

/** Bytes of a block, as the system counts them. */
const BLOCK_BYTES = 512;

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
