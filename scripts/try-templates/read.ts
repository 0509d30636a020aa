import { existsSync, readFileSync } from 'node:fs';

/** Returns the text of a file. Empty: there is none. */
export function readIfThere(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
