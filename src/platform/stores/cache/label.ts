import { hash as hashOf } from 'node:crypto';
import type { BlobFacts } from '../blobs.ts';

/** Bytes of the label at the beginning of each cached file. */
export const LABEL_BYTES = 1_024;
/** The form of a cached file. Files of another form are dropped. */
const FORM = 'slipway-1';

/** With the facts of the content in the store. */
export interface Label extends BlobFacts {
  readonly name: string;
  /** SHA-256 of the content, hex. */
  readonly sha256: string;
}

/** Encodes a label with its own digest, padded to `LABEL_BYTES`. Undefined if its texts are too long. */
export function encodeLabel({ name, size, sha256, storedAt, version }: Label): Buffer | undefined {
  const text = JSON.stringify([FORM, name, size, sha256, storedAt, version]);
  const line = Buffer.from(`${hashOf('sha256', text)}${text}\n`);
  if (line.length > LABEL_BYTES) return undefined;
  const bytes = Buffer.alloc(LABEL_BYTES);
  line.copy(bytes);
  return bytes;
}

/** Decodes the label of the file that must have this name. Undefined if it is damaged, or of another file or form. */
export function decodeLabel(bytes: Buffer, name: string): Label | undefined {
  const end = bytes.indexOf('\n');
  const text = bytes.toString('utf8', 64, Math.max(end, 64));
  if (end === -1 || hashOf('sha256', text) !== bytes.toString('latin1', 0, 64)) return undefined;
  const [form, named, size, sha256, storedAt, version]: readonly unknown[] = JSON.parse(text);
  if (form !== FORM || named !== name) return undefined;
  return { name, size: Number(size), sha256: String(sha256), storedAt: Number(storedAt), version: String(version) };
}
