import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TemporaryFolder extends Disposable {
  readonly path: string;
  /** Writes a file. Returns its path. */
  write(name: string, content: string | Uint8Array): string;
}

/** Creates a temporary folder. Disposing removes it. */
export function temporaryFolder(name = 'slipway', below = tmpdir()): TemporaryFolder {
  const path = mkdtempSync(join(below, `${name}-`));
  return {
    path,
    write(file, content) {
      writeFileSync(join(path, file), content);
      return join(path, file);
    },
    [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }),
  };
}
