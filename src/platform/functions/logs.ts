import { hash } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { attempt } from '../../base/errors.ts';
import { isText, parsedJson } from '../../base/json.ts';
import { Locks } from '../../base/locks.ts';
import { MIB } from '../../base/sizes.ts';
import type { AppKey } from '../shared/types.ts';
import type { Keyring } from '../stores/rows/keyring.ts';
import { openText, sealText } from '../stores/rows/sealing.ts';
import type { PrintedLine } from './types.ts';

/** Bytes of each of the two files of an app: when the newer one is full, it replaces the older one. */
const FILE_BYTES = 4 * MIB;
/** Milliseconds for which lines stay of an app that prints nothing more: it may be gone. */
export const PRINTED_AGE_MS = 30 * 86_400_000;
/** Lines that a call returns. */
const MOST_LINES = 10_000;

/**
 * What the instances of this node print, by app: bounded files, of which the older one is removed, and lines as they come.
 * By design: they are this node's alone, and not durable. They are sealed. What no key opens any more is left out. The platform writes them, and what it writes has no control characters.
 */
export class InstanceLogs {
  readonly #folder: string;
  readonly #keyring: Keyring;
  readonly #fileBytes: number;
  readonly #locks = new Locks();
  readonly #followers = new Map<string, Set<(line: PrintedLine) => void>>();

  /** `folder`: has one for each app. It is made if it does not exist. */
  constructor(folder: string, keyring: Keyring, fileBytes = FILE_BYTES) {
    this.#folder = folder;
    this.#keyring = keyring;
    this.#fileBytes = fileBytes;
  }

  /** Adds lines. Resolves when they are written. Rejects if the disk cannot be used. */
  async add(app: AppKey, lines: readonly PrintedLine[]): Promise<void> {
    const name = nameOf(app);
    for (const follower of this.#followers.get(name) ?? []) lines.forEach(follower);
    const text = lines
      .map(({ at, instance, stream, text: said }) => JSON.stringify([at, instance, stream, said]))
      .join('\n');
    // One line for all of them. In the file of a version before, each is a line of its own.
    const sealed = `${sealText(this.#keyring, 'printed', `printed:${name}`, text)}\n`;
    await this.#locks.run(name, () => this.#append(name, sealed));
  }

  /** Resolves with the last lines of all instances of the app, the oldest first: at most `lines`, also of instances that have ended. */
  async tail(app: AppKey, lines: number): Promise<readonly PrintedLine[]> {
    const name = nameOf(app);
    const most = Math.min(Math.max(0, Math.floor(lines)), MOST_LINES);
    const { newer, older } = this.#files(name);
    return this.#locks.run(name, async () => {
      const read = async (path: string, count: number) =>
        linesIn(await readEnd(path, this.#fileBytes), count, (stored) => opened(this.#keyring, name, stored));
      const last = await read(newer, most);
      const before = last.length < most ? await read(older, most - last.length) : [];
      return [...before, ...last];
    });
  }

  /** Calls `take` with each line that is printed from now on, in order, until it is disposed of. It must not throw. */
  follow(app: AppKey, take: (line: PrintedLine) => void): Disposable {
    const name = nameOf(app);
    const followers = this.#followers.get(name) ?? new Set();
    this.#followers.set(name, followers.add(take));
    return {
      [Symbol.dispose]: () => {
        followers.delete(take);
        if (followers.size === 0 && this.#followers.get(name) === followers) this.#followers.delete(name);
      },
    };
  }

  /** Removes what apps printed that have printed nothing since `before`, in milliseconds since the Unix epoch. */
  async removeOlder(before: number): Promise<void> {
    for (const name of await readdir(this.#folder).catch((): string[] => [])) {
      await this.#locks.run(name, async () => {
        const newest = await stat(this.#files(name).newer).catch(() => undefined);
        if (!newest || newest.mtimeMs < before) await rm(join(this.#folder, name), { recursive: true, force: true });
      });
    }
  }

  #files(name: string) {
    return { newer: join(this.#folder, name, 'newer.jsonl'), older: join(this.#folder, name, 'older.jsonl') };
  }

  async #append(name: string, text: string): Promise<void> {
    const { newer, older } = this.#files(name);
    await mkdir(join(this.#folder, name), { recursive: true, mode: 0o700 });
    const { size } = (await stat(newer).catch(() => undefined)) ?? { size: 0 };
    if (size > 0 && size + Buffer.byteLength(text) > this.#fileBytes) await rename(newer, older);
    await using file = await open(newer, 'a', 0o600);
    await file.appendFile(text);
  }
}

/** Returns the name of an app's folder. */
function nameOf({ org, project, appID }: AppKey): string {
  return hash('sha256', JSON.stringify([org, project, appID])).slice(0, 32);
}

/** Reads the end of a file. Empty if it does not exist. */
async function readEnd(path: string, most: number): Promise<string> {
  const opened = await open(path, 'r').catch(() => undefined);
  if (!opened) return '';
  await using file: FileHandle = opened;
  const { size } = await file.stat();
  const bytes = Buffer.alloc(Math.min(size, most));
  const { bytesRead } = await file.read(bytes, 0, bytes.length, Math.max(0, size - most));
  return bytes.toString('utf8', 0, bytesRead);
}

/** Returns the last lines of a file, and opens no more of it than they need. */
function linesIn(text: string, most: number, open: (stored: string) => string): readonly PrintedLine[] {
  const parts: (readonly PrintedLine[])[] = [];
  let count = 0;
  for (const stored of text.split('\n').slice(0, -1).reverse()) {
    if (count >= most) break;
    const lines = open(stored)
      .split('\n')
      .flatMap((line) => readLine(line) ?? []);
    count += lines.length;
    parts.push(lines);
  }
  return parts
    .reverse()
    .flat()
    .slice(Math.max(0, count - most));
}

/** Opens what a call has stored. Empty if no key opens it: its lines end with their age. */
function opened(keyring: Keyring, name: string, stored: string): string {
  return attempt(() => openText(keyring, 'printed', `printed:${name}`, stored)) ?? '';
}

function readLine(line: string): PrintedLine | undefined {
  const value = parsedJson(line);
  const [at, instance, stream, text] = Array.isArray(value) ? value : [];
  const isRead = typeof at === 'number' && isText(instance, 40) && isText(text, 8_000);
  return isRead && (stream === 'stdout' || stream === 'stderr') ? { at, instance, stream, text } : undefined;
}
