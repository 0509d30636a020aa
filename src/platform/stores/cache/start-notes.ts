import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { attempt } from '../../../base/errors.ts';

/**
 * Reads which process used the folder of a node last, so that the next one need not wait for its name. That process has ended,
 * because this one holds the lock of the folder.
 */
export function lastStart(folder: string) {
  const file = join(folder, 'instance');
  return {
    instance: keptText(file),
    /** Call it when this process has the name of the node. */
    remember: (instance: string) => keepText(file, instance),
  };
}

/**
 * Compares the cluster with the one that the caches of a folder are of. `place` names its database and its bucket. Removes
 * the cached sites of another cluster, because they would be served while the database is away.
 */
export function usedWith(folder: string, place: string) {
  const cache = join(folder, 'cache');
  const file = join(cache, 'cluster');
  const name = hash('sha256', place);
  const known = keptText(file);
  if (known !== undefined && known !== name) {
    rmSync(file);
    rmSync(join(cache, 'sites'), { recursive: true, force: true });
  }
  return {
    /** True if the caches of the folder are of this cluster. */
    isKnown: known === name,
    /** Call it when the stores of the cluster have been used. */
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
  return attempt(() => readFileSync(file, 'utf8'));
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
