import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { systemCode } from '../../base/errors.ts';
import { syncFolder } from './disk.ts';
import { isHash } from './manifest.ts';
import type { Variants } from './variants.ts';

/** One organization's folder: which objects are in it, and whose turn it is to change it. */
export class Organization {
  readonly name: string;
  readonly folder: string;
  readonly variants: Variants;
  #known: Promise<Set<string>> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(name: string, folder: string, variants: Variants) {
    this.name = name;
    this.folder = folder;
    this.variants = variants;
  }

  /** The names of all objects; read from the disk once. Their contents were synced before they had a name. */
  known(): Promise<Set<string>> {
    this.#known ??= this.#list().catch((error: unknown) => {
      this.#known = undefined;
      throw error;
    });
    return this.#known;
  }

  /** Runs one `work` after another. */
  exclusive<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => {});
    return turn;
  }

  async #list(): Promise<Set<string>> {
    const known = new Set<string>();
    for (const shard of await shardsOf(this.folder)) {
      const folder = join(this.folder, shard);
      // Names that a killed process gave may not last yet.
      await syncFolder(folder);
      for (const name of await readdir(folder)) if (isHash(name)) known.add(name);
    }
    return known;
  }
}

/** The 256 folders (or those that exist) that objects are spread over. */
export async function shardsOf(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter((name) => /^[0-9a-f]{2}$/.test(name));
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return [];
    throw error;
  }
}
