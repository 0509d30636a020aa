/* Finds the names that a wrong one may stand for: of commands, flags, inputs, files, packages and exports. */

/** Longer names, and more names, are not compared. */
const MOST = { characters: 80, candidates: 1_000, shown: 3 } as const;

/** Returns at most 3 names that are similar to another one, the most similar first. */
export function nearest(name: string, candidates: readonly string[]): readonly string[] {
  const wanted = plain(name);
  if (wanted === '' || name.length > MOST.characters) return [];
  const scored = candidates
    .slice(0, MOST.candidates)
    .filter((each) => each !== name && each.length <= MOST.characters)
    .flatMap((each) => {
      const apart = distance(wanted, plain(each));
      const points = headOf(name) === headOf(each) ? Math.min(apart ?? GROUP, GROUP) : apart;
      return points === undefined ? [] : [{ each, points }];
    });
  const best = Math.min(...scored.map(({ points }) => points));
  return scored
    .sort((a, b) => a.points - b.points)
    .filter(({ points }) => points <= best + 1)
    .slice(0, MOST.shown)
    .map(({ each }) => each);
}

/** Returns at most 3 names that differ from another one by one mistake in eight letters, the most similar first. */
export function misspelt(name: string, candidates: readonly string[]): readonly string[] {
  return nearest(name, candidates).filter(
    (each) => editsBetween(name, each) <= Math.max(1, Math.floor(Math.min(name.length, each.length) / 8)),
  );
}

/** Returns `; did you mean "x"?`, or an empty text if no name is similar. */
export function didYouMean(name: string, candidates: readonly string[]): string {
  const [like] = nearest(name.trim(), candidates);
  return like === undefined ? '' : `; did you mean "${like}"?`;
}

/** Removes the differences that are the easiest to mistake: upper and lower case, and the signs between words. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[-_.:\s]/g, '');
}

/** The distance of names of one group, such as `build:css` and `build:html`. */
const GROUP = 1;

function headOf(name: string): string {
  return /^[^:]{1,40}(?=:)/.exec(name)?.[0] ?? `${name}:`;
}

function distance(wanted: string, other: string): number | undefined {
  if (wanted === other) return 0;
  const most = Math.max(1, Math.floor(Math.min(wanted.length, other.length) / 3));
  const edits = editsBetween(wanted, other);
  if (edits <= most) return edits;
  const [short, long] = wanted.length < other.length ? [wanted, other] : [other, wanted];
  if (short.length >= 4 && (long.startsWith(short) || long.endsWith(short))) return most + 1;
  return undefined;
}

/**
 * Counts the letters to insert, remove, replace or swap with their neighbour to make one text the other (optimal string
 * alignment). Takes time and memory by the product of both lengths: the caller bounds them.
 */
function editsBetween(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1];
      const isSwap = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      next[at] = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (same ? 0 : 1),
        isSwap ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}
