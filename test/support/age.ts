import { readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** Makes all files below a folder look as if they were written and read `ms` milliseconds earlier than now. */
export function ageFiles(folder: string, ms: number): void {
  const then = (Date.now() - ms) / 1_000;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (statSync(path).isFile()) utimesSync(path, then, then);
  }
}
