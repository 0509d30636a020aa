/** Names are compared up to this length. */
const MOST = 40;

/**
 * Returns the name that a misspelt word most likely means. Undefined if none is near: at most one letter in three may
 * be wrong, missing, superfluous or swapped with its neighbour. A word that begins a name, or a name that begins the
 * word, is near too.
 */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const most = Math.max(1, Math.floor(word.length / 3));
  const ranked = names
    .map((name) => ({ name, distance: distanceOf(word.slice(0, MOST), name.slice(0, MOST)) }))
    .toSorted((one, other) => one.distance - other.distance);
  const [best] = ranked;
  if (best && best.distance <= most) return best.name;
  return word.length < 2 ? undefined : names.find((name) => name.startsWith(word) || word.startsWith(name));
}

/** Returns how many letters must be changed, added, removed or swapped (optimal string alignment). */
function distanceOf(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      const least = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current.push(swapped ? Math.min(least, (before[column - 2] ?? 0) + 1) : least);
    }
    before = above;
    above = current;
  }
  return above[other.length] ?? 0;
}
