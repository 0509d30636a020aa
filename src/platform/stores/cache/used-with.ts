import { hash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { keepText, keptText } from './kept-text.ts';

/** What the folder of a node remembers of the cluster that it was used with. */
export interface UsedWith {
  /** True: the caches of the folder are of this cluster. */
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
