import { dirname, resolve } from 'node:path';
import { fs } from '../../base/builtins.ts';

/** Returns the first bytes of a file, at most `most`. Throws the errors of the system. */
export function beginningOf(path: string, most: number): Buffer {
  const descriptor = fs.openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(most);
    return bytes.subarray(0, fs.readSync(descriptor, bytes));
  } finally {
    fs.closeSync(descriptor);
  }
}

/** The text of a file, or why there is none: it cannot be opened, it is too long or no file, or other users may read or write it. */
type PrivateText =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'unopened'; readonly cause: unknown }
  | { readonly kind: 'odd' | 'shared' };

/** Reads a file of this user alone, of at most `most` bytes. It follows no link. */
export function privateText(path: string, most: number): PrivateText {
  const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = fs.constants;
  let descriptor: number;
  try {
    descriptor = fs.openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  } catch (cause) {
    return { kind: 'unopened', cause };
  }
  try {
    const found = fs.fstatSync(descriptor);
    if (!found.isFile() || found.size > most) return { kind: 'odd' };
    if (process.platform !== 'win32' && (found.mode & 0o077) !== 0) return { kind: 'shared' };
    return { kind: 'text', text: fs.readFileSync(descriptor, 'utf8') };
  } finally {
    fs.closeSync(descriptor);
  }
}

const LEVELS = 64;

export function* foldersFrom(cwd: string): Generator<string, undefined> {
  let folder = resolve(cwd);
  for (let level = 0; level < LEVELS; level += 1) {
    yield folder;
    if (dirname(folder) === folder) return;
    folder = dirname(folder);
  }
}
