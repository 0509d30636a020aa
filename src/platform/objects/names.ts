import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { systemCode } from '../../base/errors.ts';

const SHA256 = /^[0-9a-f]{64}$/;

export function isHash(text: string): boolean {
  return SHA256.test(text);
}

/** The path of an object in its organization's folder. */
export function objectPath(folder: string, hash: string): string {
  return join(folder, hash.slice(0, 2), hash);
}

/** The existing ones of the 256 folders that objects are spread over. */
export async function shardsOf(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter((name) => /^[0-9a-f]{2}$/.test(name));
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(systemCode(error) ?? '')) return [];
    throw error;
  }
}

/** The organizations that have objects. */
export async function organizationsIn(dir: string): Promise<readonly string[]> {
  return (await readdir(dir, { withFileTypes: true })).filter((each) => each.isDirectory()).map(({ name }) => name);
}
