import { join } from 'node:path';
import { keepText, keptText } from './kept-text.ts';

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
  return { instance: keptText(file), remember: (instance) => keepText(file, instance) };
}
