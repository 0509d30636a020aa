import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';

interface Check {
  readonly look: string;
  readonly digest: Promise<string>;
}

/** Files that are remembered at once; beyond, the memory starts anew. */
const REMEMBERED = 10_000;

/**
 * Tells what is in files that are too large to be held. Each is read once, for as long as it looks the same, however
 * many ask for it meanwhile: the first visitors of a large video come together.
 */
export class LargeFiles {
  readonly #read: typeof digestOf;
  readonly #checks = new Map<string, Check>();

  constructor(read = digestOf) {
    this.#read = read;
  }

  /** The SHA-256 of an open file, hex. */
  async digest(path: string, file: FileHandle): Promise<string> {
    const { ino, size, mtimeMs, ctimeMs } = await file.stat();
    const look = `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
    const known = this.#checks.get(path);
    if (known?.look === look) return known.digest;
    const check = { look, digest: this.#read(file) };
    if (this.#checks.size >= REMEMBERED) this.#checks.clear();
    this.#checks.set(path, check);
    // A read that failed says nothing of the next.
    check.digest.catch(() => this.#checks.get(path) === check && this.#checks.delete(path));
    return check.digest;
  }
}

async function digestOf(file: FileHandle): Promise<string> {
  const digest = createHash('sha256');
  const stream = createReadStream('', { fd: file.fd, start: 0, autoClose: false, highWaterMark: 1024 * 1024 });
  for await (const chunk of stream) digest.update(chunk);
  return digest.digest('hex');
}
