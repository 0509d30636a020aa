import { editsBetween } from '../../base/edits.ts';

/** Names are compared up to this length. */
const MOST = 40;

/**
 * Returns the name that a misspelt word most likely means, or undefined if none is near: at most one letter in three may
 * be wrong, missing, superfluous or swapped with its neighbour. A word that begins a name, or a name that begins the
 * word, is near too.
 */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const most = Math.max(1, Math.floor(word.length / 3));
  const ranked = names
    .map((name) => ({ name, distance: editsBetween(word.slice(0, MOST), name.slice(0, MOST)) }))
    .toSorted((one, other) => one.distance - other.distance);
  const [best] = ranked;
  if (best && best.distance <= most) return best.name;
  return word.length < 2 ? undefined : names.find((name) => name.startsWith(word) || word.startsWith(name));
}
