import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { systemCode } from '../../../base/errors.ts';
import { WrongBytes } from '../blobs.ts';
import { encodeLabel, LABEL_BYTES, type Label } from './label.ts';

/** The folder of files that are being written. */
const DRAFTS = 'drafts';
const NOTHING = Buffer.alloc(0);

/** A label of content that was not read yet. Without `sha256`, the digest of the content is taken. */
export type NewLabel = Omit<Label, 'sha256'> & { readonly sha256?: string | undefined };

export type Parts = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** The disk has refused a write. `cause` is the error of the system. */
export class DiskFault extends Error {
  override readonly name = 'DiskFault';
}

/** Removes the drafts of an earlier process. Never rejects. */
export async function removeDrafts(dir: string): Promise<void> {
  await rm(join(dir, DRAFTS), { recursive: true, force: true }).catch(() => {});
}

/**
 * Writes a labelled file to a draft below `dir`, and renames it to `path`. It is not synced: after a crash, its digest
 * shows whether it is complete. Undefined if the label is too long. Rejects with `DiskFault`, with `WrongBytes`, or with
 * the error of `parts`.
 */
export async function writeDraft(dir: string, path: string, label: NewLabel, parts: Parts): Promise<Label | undefined> {
  const draft = join(dir, DRAFTS, randomUUID());
  try {
    const file = await onDisk(() => inFolder(draft, () => open(draft, 'wx', 0o600)));
    const written = await fill(file, label, parts).finally(() => file.close());
    if (written) await onDisk(() => inFolder(path, () => rename(draft, path)));
    else await rm(draft, { force: true });
    return written;
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    throw error;
  }
}

async function fill(file: FileHandle, label: NewLabel, parts: Parts): Promise<Label | undefined> {
  const { sha256: expected } = label;
  let start = expected === undefined ? Buffer.alloc(LABEL_BYTES) : encodeLabel({ ...label, sha256: expected });
  if (!start) return undefined;
  const digest = createHash('sha256');
  let size = 0;
  for await (const part of parts) {
    size += part.length;
    if (size > label.size) break;
    digest.update(part);
    const head = start;
    await onDisk(() => (head.length > 0 ? writeBoth(file, head, part) : file.writeFile(part)));
    start = NOTHING;
  }
  const sha256 = digest.digest('hex');
  if (size !== label.size || sha256 !== (expected ?? sha256)) {
    throw new WrongBytes(`The bytes of ${label.name} have another size or hash`);
  }
  const rest = start;
  if (rest.length > 0) await onDisk(() => file.writeFile(rest));
  const written = { ...label, sha256 };
  if (expected !== undefined) return written;
  const head = encodeLabel(written);
  if (!head) return undefined;
  await onDisk(() => file.write(head, 0, head.length, 0));
  return written;
}

/** Does one write, because another thread does each, and copies nothing. */
async function writeBoth(file: FileHandle, label: Uint8Array, part: Uint8Array): Promise<void> {
  const { bytesWritten } = await file.writev([label, part]);
  if (bytesWritten < label.length + part.length) throw new Error('The disk took only a part of the bytes');
}

/** Creates the folder of `path` if `work` needs it. */
async function inFolder<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (systemCode(error) !== 'ENOENT') throw error;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    return work();
  }
}

async function onDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new DiskFault('The disk has refused a write', { cause });
  }
}
