import { readdirSync, readFileSync } from 'node:fs';

/** Reads a file below `/proc`. Empty if its process has ended, or it cannot be read. */
export function readProc(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Lists a folder below `/proc`. Empty if its process has ended, or it cannot be read. */
export function listProc(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Returns the bytes in a line `name: 12 kB` of such a file, or 0. */
export function bytesOf(name: string, text: string): number {
  return Number(new RegExp(`^${name}: +(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) * 1024;
}
