import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { BoundedCache } from '../../base/bounded-cache.ts';
import { chunksOf } from './chunks.ts';
import { CHECKED_FILES_BYTES } from './limits.ts';

interface Check {
  readonly look: string;
  readonly digest: Promise<string>;
}

/** Bytes of an entry in addition to its texts. */
const ENTRY_BYTES = 512;

/**
 * Tells what is in files that are too large to be held. Each is read once, for as long as it looks the same, however
 * many ask for it meanwhile: the first visitors of a large video come together.
 */
export class LargeFiles {
  readonly #read: typeof digestOf;
  readonly #checks: BoundedCache<Check>;

  constructor(read = digestOf, bytes = CHECKED_FILES_BYTES) {
    this.#read = read;
    this.#checks = new BoundedCache(bytes);
  }

  /** The SHA-256 of an open file, hex. */
  async digest(path: string, file: FileHandle): Promise<string> {
    const { ino, size, mtimeMs, ctimeMs } = await file.stat();
    const look = `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
    const known = this.#checks.get(path);
    if (known?.look === look) return known.digest;
    const check = { look, digest: this.#read(file) };
    this.#checks.put(path, check, ENTRY_BYTES + 2 * (path.length + look.length));
    // A read that failed says nothing of the next.
    check.digest.catch(() => this.#checks.get(path) === check && this.#checks.delete(path));
    return check.digest;
  }
}

async function digestOf(file: FileHandle): Promise<string> {
  const digest = createHash('sha256');
  for await (const chunk of chunksOf(file.fd)) digest.update(chunk);
  return digest.digest('hex');
}
