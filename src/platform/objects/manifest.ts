import { isObject } from '../../base/json.ts';
import type { Manifest, ManifestFile } from '../types.ts';

const SHA256 = /^[0-9a-f]{64}$/;

export function isHash(text: string): boolean {
  return SHA256.test(text);
}

/** A record that can hold a file called `__proto__`. */
export function emptyFiles(): Record<string, ManifestFile> {
  return Object.create(null);
}

/** Canonical JSON: paths sorted by UTF-16 code unit, no white space, so that equal releases have equal hashes. */
export function encodeManifest({ files }: Manifest): Buffer {
  const entries = Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, { hash, size }]) => `${JSON.stringify(path)}:{"hash":"${hash}","size":${size}}`);
  return Buffer.from(`{"files":{${entries.join(',')}}}`);
}

/** Throws where the text is not a manifest. */
export function decodeManifest(text: string): Manifest {
  const value: unknown = JSON.parse(text);
  if (!isManifest(value)) throw new TypeError('not a manifest');
  return value;
}

/** Ten thousand files and a site that waits: what `JSON.parse` made is looked at, not copied. */
function isManifest(value: unknown): value is Manifest {
  if (!isObject(value) || !isObject(value.files)) return false;
  for (const path in value.files) {
    const file = value.files[path];
    if (!isObject(file) || typeof file.hash !== 'string' || typeof file.size !== 'number') return false;
  }
  return true;
}
