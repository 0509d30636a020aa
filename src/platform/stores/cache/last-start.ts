import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The process of a node that used a folder last. */
export interface LastStart {
  /** Its instance. It has ended, because this process holds the lock of the folder. Undefined: not known. */
  readonly instance: string | undefined;
  /** Call it when this process has the name of the node. */
  remember(instance: string): void;
}

/** Reads which process used the folder of a node last, so that the next one need not wait for its name. */
export function lastStart(folder: string): LastStart {
  const file = join(folder, 'instance');
  return {
    instance: readIfThere(file),
    remember(instance) {
      try {
        writeFileSync(file, instance, { mode: 0o600 });
      } catch {
        // A full disk. After a kill, the next start waits for the name.
      }
    },
  };
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
