import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a temporary folder. Disposing removes it. */
export function temporaryFolder(): {
  readonly path: string;
  write(name: string, content: string | Uint8Array): string;
} & Disposable {
  const path = mkdtempSync(join(tmpdir(), 'slipway-'));
  return {
    path,
    write(name, content) {
      writeFileSync(join(path, name), content);
      return join(path, name);
    },
    [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }),
  };
}
