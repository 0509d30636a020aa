import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The process of a node that used a folder last. */
export interface LastStart {
  /** Its instance. It has ended, because this process holds the lock of the folder. Undefined if it is not known. */
  readonly instance: string | undefined;
  /** Call it when this process has the name of the node. */
  remember(instance: string): void;
}

/** Reads which process used the folder of a node last, so that the next one need not wait for its name. */
export function lastStart(folder: string): LastStart {
  const file = join(folder, 'instance');
  return { instance: keptText(file), remember: (instance) => keepText(file, instance) };
}

/** The cluster that the folder of a node was used with. */
export interface UsedWith {
  /** True if the caches of the folder are of this cluster. */
  readonly isKnown: boolean;
  /** Call it when the stores of the cluster have been used. */
  remember(): void;
}

/**
 * Compares the cluster with the one that the caches of a folder are of. `place` names its database and its bucket. Removes
 * the cached sites of another cluster, because they would be served while the database is away.
 */
export function usedWith(folder: string, place: string): UsedWith {
  const cache = join(folder, 'cache');
  const file = join(cache, 'cluster');
  const name = hash('sha256', place);
  const known = keptText(file);
  if (known !== undefined && known !== name) {
    rmSync(file);
    rmSync(join(cache, 'sites'), { recursive: true, force: true });
  }
  return {
    isKnown: known === name,
    remember() {
      if (known !== name) keepText(file, name);
    },
  };
}

/** Returns the URL of a database without its user and password, which may change while the cluster is the same. */
export function withoutUser(url: string): string {
  if (!URL.canParse(url)) return url;
  const parsed = new URL(url);
  for (const name of ['user', 'password']) parsed.searchParams.delete(name);
  return `${parsed.host}${parsed.pathname}${parsed.search}`;
}

/** Reads a note that a node keeps for its next start. Undefined if there is none, or it cannot be read. */
function keptText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Writes a note for the next start of this node. On a full disk nothing is kept; that start takes longer then. */
function keepText(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, text, { mode: 0o600 });
  } catch {
    // The next start finds out by itself.
  }
}
