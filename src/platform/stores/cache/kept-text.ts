import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Reads a note that a node keeps for its next start. Undefined: there is none, or it cannot be read. */
export function keptText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Writes a note for the next start of this node. On a full disk nothing is kept; that start takes longer then. */
export function keepText(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, text, { mode: 0o600 });
  } catch {
    // The next start finds out by itself.
  }
}
